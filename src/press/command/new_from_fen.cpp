// Begins a game with the array of a line of FEN.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "base/limits.h"
#include "base/text.h"
#include "command/new_game.h"

namespace boardwright::command {
namespace {

/// A piece that a letter of FEN stands for, as players know it.
struct KnownPiece {
  std::string_view letter, id, moves;
};
constexpr KnownPiece known_pieces[] = {
    {"K", "king", R"("step orthogonal diagonal")"},
    {"Q", "queen", R"("slide orthogonal diagonal")"},
    {"R", "rook", R"("slide orthogonal")"},
    {"B", "bishop", R"("slide diagonal")"},
    {"N", "knight", R"("leap 2:1 orthogonal")"},
    {"A", "archbishop", R"("slide diagonal", "leap 2:1 orthogonal")"},
    {"C", "chancellor", R"("slide orthogonal", "leap 2:1 orthogonal")"},
};

/// What a line of FEN tells of the game.
struct Told {
  int files = 0, ranks = 0;
  std::set<std::string> letters;  ///< capital ones, with their sign if they are promoted
  std::map<char, int> kings;      ///< of each side, by "K" and "k"
  bool hand = false, castling = false;
};

/// Reads the rows of pieces; what is wrong with them otherwise is for the reader of positions.
std::optional<Told> read_rows(std::string_view fen, Refusal& refusal) {
  Told told;
  const auto fields = words(fen);
  std::string_view pieces = fields.front();
  if (const std::size_t hand = pieces.find('['); hand != pieces.npos) {
    told.hand = true;
    pieces = pieces.substr(0, hand);
  }
  told.castling = fields.size() > 2 && fields[2] != "-";
  for (const std::string_view row : split(pieces, '/')) {
    ++told.ranks;
    int files = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const char c = row[i];
      int number = 0;
      for (; i < row.size() && is_digit(row[i]); ++i)
        number = std::min(10 * number + (row[i] - '0'), limits::board_cells);
      files += number;
      if (number > 0) --i;
      if (c == '*') ++files;
      if (!is_letter(c)) continue;
      ++files;
      const char capital = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
      told.letters.insert((i > 0 && row[i - 1] == '+' ? "+" : "") + std::string(1, capital));
      if (capital == 'K') ++told.kings[c];
    }
    if (told.files != 0 && files != told.files) {
      refusal = {"row " + std::to_string(told.ranks) + " of the FEN has " + std::to_string(files) +
                     " cells, and the first has " + std::to_string(told.files),
                 "every row is told whole, as 8 or p6p"};
      return std::nullopt;
    }
    told.files = files;
  }
  return told;
}

std::string board_of(const Told& told) {
  return std::to_string(told.files) + "x" + std::to_string(told.ranks);
}

bool has(const Told& told, std::string_view letter) {
  return told.letters.contains(std::string(letter));
}

std::string piece_text(const std::string& letter, bool has_pawn_rank) {
  if (letter == "P")
    return filled(
        "\n[piece.pawn]\nletter = \"P\"\nmoves  = [\n  \"move step orthogonal forward\",\n{far}"
        "  \"capture step diagonal forward\",\n]\n",
        {{"far",
          has_pawn_rank ? "  \"move slide orthogonal forward up to 2 from pawn-rank\",\n" : ""}});
  for (const KnownPiece& known : known_pieces)
    if (known.letter == letter)
      return filled("\n[piece.{id}]\nletter = \"{letter}\"\nmoves  = [{moves}]\n",
                    {{"id", known.id}, {"letter", letter}, {"moves", known.moves}});
  const bool promoted = letter.front() == '+';
  const std::string small(1, static_cast<char>(letter.back() - 'A' + 'a'));
  return filled(
      "\n# What the letter {letter} stands for is for you to say: so far it steps like a King.\n"
      "[piece.{kind}-{small}]\nletter = \"{letter}\"\nmoves  = [\"step orthogonal diagonal\"]\n",
      {{"letter", letter}, {"kind", promoted ? "promoted" : "piece"}, {"small", small}});
}

/// What Pawns become, among the pieces of the game.
std::string promotion_text(const Told& told) {
  std::vector<std::string> to;
  for (const KnownPiece& known : known_pieces)
    if (known.letter != "K" && has(told, known.letter))
      to.push_back('"' + std::string(known.id) + '"');
  if (to.empty() || !has(told, "P")) return {};
  return filled("promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [{to}]{more} }]\n",
                {{"to", joined(to, ", ")}, {"more", told.hand ? ", demoted = true" : ""}});
}

std::string play_text(const Told& told, std::string_view fen, bool has_pawn_rank) {
  const bool royal = told.kings.size() == 2 && told.kings.at('K') == 1 && told.kings.at('k') == 1;
  std::string text = "\n# What belongs to the game as a whole.\n[play]\n";
  text += filled("start      = \"{fen}\"\n", {{"fen", fen}});
  if (royal) text += "king       = \"king\"\n";
  if (royal && told.castling && has(told, "R")) text += "castling   = { rook = \"rook\" }\n";
  if (has(told, "P") && has_pawn_rank) text += "passing    = \"pawn\"\n";
  text += promotion_text(told);
  if (told.hand) text += "hand       = { captures = true, drops = true }\n";
  if (!royal) text += "end        = { extinctions = [{}] }   # who has no piece left has lost\n";
  return text;
}

std::string pieces_and_play(std::string_view fen, const Told& told) {
  const bool has_pawn_rank = told.ranks >= 6;
  std::string text =
      "\n# Zones are sets of cells, as each player sees them.\n[zone.last-rank]\nranks = "
      "\"last\"\n";
  if (has_pawn_rank && has(told, "P")) text += "\n[zone.pawn-rank]\nranks = \"second\"\n";
  text +=
      "\n# Each move is a line of words: how it goes, along which axes, and under which conditions."
      "\n# A word that is not known is shown with all that could stand in its place.";
  for (const KnownPiece& known : known_pieces)
    if (has(told, known.letter)) text += piece_text(std::string(known.letter), has_pawn_rank);
  for (const std::string& letter : told.letters)
    if (std::none_of(std::begin(known_pieces), std::end(known_pieces),
                     [&](const KnownPiece& known) { return known.letter == letter; }))
      text += piece_text(letter, has_pawn_rank);
  return text + play_text(told, fen, has_pawn_rank);
}

}  // namespace

std::optional<std::string> board_of_fen(std::string_view fen, Refusal& refusal) {
  const std::optional<Told> told = read_rows(fen, refusal);
  if (!told) return std::nullopt;
  return board_of(*told);
}

std::optional<std::string> game_from_fen(std::string_view fen, const std::string& title,
                                         Refusal& refusal) {
  const std::optional<Told> told = read_rows(fen, refusal);
  if (!told) return std::nullopt;
  return head_of(title, "rectangular", board_of(*told)) + pieces_and_play(fen, *told);
}

}  // namespace boardwright::command
