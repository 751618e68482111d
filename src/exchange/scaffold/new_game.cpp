// Writes the file of a small game on any board, with explanatory comments.
#include "scaffold/new_game.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::scaffold {
namespace {

/// The first lines of every game in which one player plays up the page and one down.
constexpr std::string_view first_lines = R"(
format  = 1
title   = {title}
summary = "A game that is just begun."   # one sentence for the list of games
# by    = "your name"

# A board is cut from a tiling: `boardwright list` shows the tilings, `boardwright cells` the cells.
tiling = "{tiling}"
boards = ["{board}"]

# The players, in the order of their turns. Forward is a heading in degrees: 90 leads up the page.
[[seat]]
name    = "White"
forward = 90

[[seat]]
name    = "Black"
forward = 270
)";

constexpr std::string_view body = R"(
# A zone is a set of cells with a name, as each player sees it: here those from which no Pawn goes on.
[zone.far-edge]
lacks = ["{pawn_step}"]

# Each move is a line of words: how it goes, along which axes, and under which conditions. A word
# that is not known is shown with all that could stand in its place.
[piece.king]
letter = "K"
moves  = ["{king}"]

[piece.rook]
letter = "R"
moves  = ["{rook}"]

{knight_head}
moves  = ["{knight}"]

# One way to move, another to capture.
[piece.pawn]
letter = "P"
moves  = ["move {pawn_step}", "capture {pawn_capture}"]

# What belongs to the game as a whole. The start may also be a line of FEN, on boards that have one.
[play]
king       = "king"
promotions = [{ pieces = ["pawn"], zone = "far-edge", to = ["rook"] }]
start      = """
turn: White
White: {white}
Black: {black}
"""

# Further: `end` says how the game ends besides by mate, [[count]] states counts of moves to be
# proved, and [[article]] names a text of your own in place of the page that writes itself.
)";

constexpr std::string_view knight_piece = "[piece.knight]\nletter = \"N\"";
constexpr std::string_view leaper_piece =
    "[piece.leaper]\nletter = \"L\"\ndrawing = \"knight\"   # lent, until it has one of its own";

/// "K e1 N d1 f1 R c1 g1 P c2 d2"
std::string pieces(const Board& board, const std::vector<CellId>& officers,
                   const std::vector<CellId>& pawns, const NewMoves& moves) {
  std::string text = "K " + board.name(officers.front());
  const auto add = [&](std::string_view letter, const std::vector<CellId>& cells, std::size_t first,
                       std::size_t last) {
    for (std::size_t i = first; i < last && i < cells.size(); ++i) {
      if (i == first) text += " " + std::string(letter);
      text += " " + board.name(cells[i]);
    }
  };
  add(moves.leaps ? "N" : "L", officers, 1, 3);
  add("R", officers, 3, officers.size());
  add("P", pawns, 0, pawns.size());
  return text;
}

}  // namespace

std::string filled(std::string_view text, Filling words) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    out += text.substr(0, open);
    text.remove_prefix(open);
    const std::string_view name = text.substr(0, text.find('}')).substr(text.empty() ? 0 : 1);
    const auto word =
        std::ranges::find_if(words, [&](const auto& each) { return each.first == name; });
    if (word != words.end()) {
      out += word->second;
      text.remove_prefix(name.size() + 2);
    } else if (!text.empty()) {
      out += text.front();
      text.remove_prefix(1);
    }
  }
  return out;
}

std::string head_of(const std::string& title, const std::string& tiling, const std::string& board) {
  return opening_comments(title, "everything that the program has to know of the game") +
         filled(first_lines,
                {{"title", base::toml_text(title)}, {"tiling", tiling}, {"board", board}});
}

std::string opening_comments(const std::string& title, std::string_view what) {
  return filled(
      "# {title}: {what}.\n"
      "# What follows a # is for people. Change any other line: the workbench shows at once what "
      "comes "
      "of it,\n"
      "# and `boardwright build` makes the pages. A mistake is reported with its line and a hint.\n"
      "#:schema schemas/game.json\n"
      "# The line above is for editors: with Taplo (in VS Code: Even Better TOML) they complete "
      "and "
      "check.\n",
      {{"title", title}, {"what", what}});
}

std::optional<std::string> game_on(const NewBoard& on, const std::string& title, Refusal& refusal) {
  const NewMoves moves = moves_for(on.board);
  const std::optional<Armies> armies = armies_on(on, moves, refusal);
  if (!armies) return std::nullopt;
  return head_of(title, on.tiling, on.word) +
         filled(body, {{"pawn_step", moves.pawn_step},
                       {"king", moves.king},
                       {"rook", moves.rook},
                       {"knight_head", moves.leaps ? knight_piece : leaper_piece},
                       {"knight", moves.knight},
                       {"pawn_capture", moves.pawn_capture},
                       {"white", pieces(on.board, armies->white, armies->white_pawns, moves)},
                       {"black", pieces(on.board, armies->black, armies->black_pawns, moves)}});
}

}  // namespace boardwright::scaffold
