// Writes captions and descriptions of figures.
#include "figure/words.h"

#include <algorithm>
#include <functional>

#include "base/text.h"
#include "figure/named_cells.h"
#include "figure/numbers.h"

namespace boardwright::figure {

using base::joined;

namespace {

const std::string& seat_name(const Board& board, const PlacedPiece& placed) {
  return board.seat(placed.seat).name;
}

bool has_many_seats(const Board& board) { return board.seats.size() > 2; }

/// The numbers of a piece's state that its label does not show: " (n = 3)"; empty if there are
/// none.
std::string unshown_numbers(const PlacedPiece& placed) {
  if (placed.piece.state.empty() || parse_label(*placed.piece_type, placed.piece.label)) return {};
  State state = placed.state;
  if (placed.piece.growing > 0) state.erase(std::string(notation::length_number));
  const std::string numbers = differing(state, placed.piece_type->state);
  return numbers.empty() ? "" : " (" + numbers + ")";
}

/// "Bishop on e3", with the numbers of its state that its label does not show.
std::string piece_on_cell(const Board& board, const PlacedPiece& placed) {
  return display_name(board, placed) + " on " + placed.piece.cell + unshown_numbers(placed);
}

/// A text whose sentence says what a piece does: "8 moves (x)". Pieces without labels of their own
/// can share it.
FigureText of_piece(const Board& board, const PlacedPiece& placed, FigureText text) {
  text.piece = display_name(board, placed);
  text.places = {placed.piece.cell + unshown_numbers(placed)};
  text.is_shared = text.piece.ends_with(placed.piece_type->name);
  return text;
}

/// " It captures on a1.", " Pieces of its own side block it on b2.": each sentence only if it
/// applies.
std::string emit_captures(const Board& board, const Reach& reach) {
  return (reach.captures.empty() ? ""
                                 : " It captures on " + names_in(board, reach.captures) + ".") +
         (reach.passed.empty()
              ? ""
              : " It captures on its way on " + names_in(board, reach.passed) + ".") +
         (reach.swaps.empty()
              ? ""
              : " It changes places with the pieces on " + names_in(board, reach.swaps) + ".") +
         (reach.back ? " It may go there and back too, which passes the turn." : "") +
         (reach.blocked.empty()
              ? ""
              : " Pieces of its own side block it on " + names_in(board, reach.blocked) + ".");
}

/// Where a piece moves without capturing. One that only captures or changes places has no such
/// move.
std::string emit_moves(const Board& board, const std::string& subject, const Reach& reach) {
  if (!reach.moves.empty()) return subject + " moves to " + names_in(board, reach.moves) + ".";
  return subject + (reach.count() > 0 ? " has no move to an empty cell." : " cannot move.");
}

/// The reach of a growing piece: "8 moves with n = 1 and 12 with n = 2", and the cells for each n.
FigureText emit_growth(const Board& board, const PlacedPiece& placed, const ShownReach& shown) {
  const std::string subject = piece_on_cell(board, placed);
  std::vector<std::string> counts;
  for (const int count : shown.counts)
    counts.push_back((counts.empty() ? counted(count, "move", "moves") : std::to_string(count)) +
                     " with n = " + std::to_string(counts.size() + 1));
  FigureText text{subject + ": " + listed(counts), {}, CellSet{placed.cell}};
  std::string always;
  for (const Share& share : shown.shares) {
    const std::string names = names_in(board, share.cells);
    if (share.mark == placed.piece.mark) {
      text.sentence += ", " + std::to_string(share.cells.size()) + " of them whatever n is (" +
                       sign_in_words(share.mark) + ")";
      always = "; whatever n is, to " + names;
    } else {
      text.detail += (text.detail.empty() ? " goes with n = " : "; with n = ") + share.mark +
                     (share.mark == "1" ? " to " : " also to ") + names;
    }
  }
  text.detail = subject + (text.detail.empty() ? " goes" : text.detail) + always + "." +
                emit_captures(board, shown.reach);
  return text;
}

}  // namespace

std::string sign_in_words(std::string_view mark) {
  constexpr base::Word<std::string_view> signs[] = {
      {"$", "diamond"}, {"%", "double bar"}, {"@", "hourglass"}, {"#", "plus"}};
  return std::string(base::value_of(mark, signs).value_or(mark));
}

std::string counted(int n, std::string_view one, std::string_view many) {
  return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string names_in(const Board& board, const CellSet& cells) {
  return cells.empty() ? "none" : listed(board::names_of(board, cells));
}

std::string in_order(const Board& board, const std::vector<CellId>& cells) {
  std::vector<std::string> names;
  for (CellId cell : cells) names.push_back(board.name(cell));
  return joined(names, ", ");
}

std::vector<std::string> short_names(const Board& board, CellId cell) {
  std::vector<std::string> names = {board.name(cell)};
  for (const std::string& other : board.cell(cell).also)
    if (other.find(' ') == std::string::npos &&
        other.find_first_of("0123456789") != std::string::npos)
      names.push_back(other);
  return names;
}

std::string display_name(const Board& board, const PlacedPiece& placed) {
  const std::string& label = placed.piece.label;
  const std::string& name = placed.piece_type->name;
  const bool is_specific =
      (label.size() <= 3 && label.find_first_of("0123456789") != std::string::npos) ||
      parse_label(*placed.piece_type, label);
  return (has_many_seats(board) ? seat_name(board, placed) + " " : "") +
         (is_specific ? name + " " + label : name);
}

std::string in_words(const Game& game, const game::FigurePlay& play) {
  const std::string_view text = play.text;
  const auto parts = base::words(text);
  if (parts.size() < 2 || !game.board().find(parts[0]) || !game.board().find(parts[1]))
    return joined(parts, " ");  // in the notation of players
  const std::size_t equals = text.find('=');
  const std::string path = joined(base::words(text.substr(0, equals)), "–");
  if (equals == std::string_view::npos) return path;
  const std::string_view becomes = base::trimmed(text.substr(equals + 1));
  const PieceType* const piece_type = game.find_piece_type(becomes);
  return path + ", becoming " +
         (piece_type != nullptr ? base::with_article(piece_type->name) : std::string(becomes));
}

FigureText emit_plays(const Game& game, const Board& board, const CellSet& shown,
                      const std::vector<game::FigurePlay>& plays) {
  std::vector<std::string> moves;
  CellSet all;
  for (const game::FigurePlay& play : plays) {
    const CellSet cells =
        cells_in(board, std::string_view(play.text).substr(0, play.text.find('=')));
    moves.push_back(in_words(game, play) + (cells.within(shown) ? "" : " (outside the picture)"));
    all |= cells;
  }
  return {"After " + listed(moves), "Just played: " + joined(moves, ", ") + ".", all};
}

void add_sentence(std::vector<FigureText>& sentences, FigureText text) {
  if (text.sentence.empty()) return;
  const auto same = std::ranges::find_if(sentences, [&](const FigureText& each) {
    return text.is_shared && each.piece == text.piece && each.sentence == text.sentence;
  });
  if (same == sentences.end())
    sentences.push_back(std::move(text));
  else
    same->places.push_back(text.places.front());
}

std::string caption_of(const std::vector<FigureText>& texts, bool played) {
  std::vector<std::string> sentences;
  for (const FigureText& text : texts) {
    const bool are_many = text.places.size() > 1;
    sentences.push_back(text.piece.empty() ? text.sentence
                                           : (are_many ? base::plural(text.piece) : text.piece) +
                                                 " on " + listed(text.places) +
                                                 (are_many ? ", each: " : ": ") + text.sentence);
  }
  if (sentences.empty()) return {};
  if (played && sentences.size() > 1) {
    sentences[1] = sentences[0] + ". " + sentences[1];
    sentences.erase(sentences.begin());
  }
  return joined(sentences, "; ") + ".";
}

FigureText emit_reach(const Board& board, const PlacedPiece& placed, const ShownReach& shown) {
  if (placed.piece.growing > 0) return emit_growth(board, placed, shown);
  const Reach& reach = shown.reach;
  const std::string subject = piece_on_cell(board, placed);
  FigureText text{
      counted(reach.count(), "move", "moves") + " (" + sign_in_words(placed.piece.mark) + ")",
      emit_moves(board, subject, reach) + emit_captures(board, reach), CellSet{placed.cell}};
  for (const Share& share : shown.shares)
    if (!placed.piece.branch.empty() && share.mark == placed.piece.branch_mark) {
      text.sentence += ", " + std::to_string(share.cells.size()) + " of them only by way of " +
                       placed.piece.branch + " (" + sign_in_words(share.mark) + ")";
      text.detail += " Only by way of " + placed.piece.branch + " it gets to " +
                     names_in(board, share.cells) + ".";
    }
  if (!placed.beyond) return of_piece(board, placed, std::move(text));
  std::string numbers = differing(*placed.beyond, placed.state);
  // To become multiple makes n one again, so the other n is said.
  const int n = moves::number_of(*placed.beyond, notation::length_number, 1);
  if (n > 1 && n == moves::number_of(placed.state, notation::length_number, 1))
    numbers += " with n = " + std::to_string(n);
  text.sentence += ", " + std::to_string(shown.beyond.count()) + " more if " + numbers + " (" +
                   sign_in_words(placed.piece.beyond->mark) + ")";
  text.detail += " If " + numbers + ", it also moves to " + names_in(board, shown.beyond.moves) +
                 "." + emit_captures(board, shown.beyond);
  return of_piece(board, placed, std::move(text));
}

FigureText emit_targets(const Board& board, const PlacedPiece& placed, const Targets& targets,
                        const std::string& mark, bool arrows, const std::string& illegal) {
  const std::string subject = piece_on_cell(board, placed);
  const auto sign = [&](const std::string& kind) {
    std::vector<std::string> signs;
    if (!mark.empty()) signs.push_back(sign_in_words(mark));
    if (arrows) signs.push_back(kind);
    return " (" + joined(signs, ", ") + ")";
  };
  std::vector<std::string> ways;
  if (!targets.moves.empty())
    ways.push_back(counted(targets.moves.size(), "move", "moves") +
                   sign(targets.moves.size() == 1 ? "plain arrow" : "plain arrows") +
                   (targets.castlings.empty()
                        ? ""
                        : ", " + std::to_string(targets.castlings.size()) + " by castling"));
  if (!targets.captures.empty())
    ways.push_back(counted(targets.captures.size(), "capture", "captures") +
                   sign(targets.captures.size() == 1 ? "double arrow" : "double arrows"));
  FigureText text{ways.empty() ? "no move" : listed(ways), {}, CellSet{placed.cell}};
  if (targets.stays) text.sentence += "; it may stay where it is";
  const auto cells = [&](std::string_view what, const CellSet& on) {
    return on.empty() ? "" : std::string(what) + names_in(board, on);
  };
  text.detail = subject +
                (targets.moves.empty() && targets.captures.empty()
                     ? " can neither move nor capture"
                     : cells(" can move to ", targets.moves) +
                           cells(targets.moves.empty() ? " can capture on " : ", and capture on ",
                                 targets.captures)) +
                ".";
  for (const play::Move& castling : targets.castlings)
    text.detail += " Castling to " + board.name(castling.to) + " brings the piece on " +
                   board.name(castling.rook_from) + " to " + board.name(castling.rook_to) + ".";
  if (!targets.taken.empty())
    text.detail += " In passing it captures the piece on " + in_order(board, targets.taken) + ".";
  if (!targets.multiplies.empty())
    text.detail += " It may become multiple on " + names_in(board, targets.multiplies) + ".";
  if (!targets.illegal.empty()) {
    text.sentence += "; the rules of play bar " +
                     counted(targets.illegal.size(), "other", "others") + " (" +
                     sign_in_words(illegal) + ")";
    text.detail += " The rules of play close " + names_in(board, targets.illegal) + " to it.";
  }
  if (arrows && !targets.neither.empty()) {
    text.sentence += "; no way to " + counted(targets.neither.size(), "other cell", "other cells") +
                     " around it (barred lines)";
    text.detail += " It can go to none of " + names_in(board, targets.neither) + ".";
  }
  return of_piece(board, placed, std::move(text));
}

std::string reach_in_words(const std::string& piece, const std::vector<std::string>& places,
                           int cells, const std::string& mark) {
  const bool are_many = places.size() > 1;
  return (are_many ? base::plural(piece) : piece) + " on " + listed(places) +
         (are_many ? " reach " : " reaches ") + counted(cells, "cell", "cells") + " (" + mark + ")";
}

std::string range_in_words(const std::string& piece, int cells, const std::string& mark) {
  return piece + " can reach " + counted(cells, "cell", "cells") + " in any number of moves (" +
         mark + ")";
}

std::string wheel_in_words(const std::string& piece, const game::FigureWheel& wheel,
                           const std::string& by, int cells) {
  return piece + " on " + wheel.from + ", after leaping to " + by + ": " +
         counted(cells, "cell", "cells") + " turning " + (wheel.left ? "left" : "right") + " (" +
         wheel.mark + ")";
}

std::string circle_in_words(const std::string& cells) {
  return "The curve goes on round the circle: " + cells + ".";
}

SignWords words_of_sign(std::string_view key) {
  constexpr base::Word<SignWords> signs[] = {
      {"least",
       {"a number", "the least n with which the piece gets there",
        "A number is the least n with which it gets there."}},
      {"capture",
       {"a ring round a piece", "a piece that can be captured",
        "A piece with a ring can be captured."}},
      {"badge",
       {"a sign beside that ring", "a capture, counted among the cells with this sign",
        "A sign beside a ring marks a capture that is part of the count."}},
      {"least-badge",
       {"a number beside that ring", "the least n with which the piece is captured",
        "A number beside a ring is the least n with which it captures there."}},
      {"blocked",
       {"a dashed ring round a piece", "a piece of the same side, which blocks the way",
        "A dashed ring: own piece, in the way."}},
      {"move", {"a plain arrow", "the piece can move there", ""}},
      {"take", {"a double arrow", "the piece could capture there", ""}},
      {"cannot", {"a barred line", "it can neither move nor capture there", ""}},
      {"route",
       {"a thin line", "the path of the piece", "A thin line shows the path of the piece."}},
      {"axis", {"a line across cells", "a line of the board, along one of its axes", ""}},
      {"wall", {"mountains", "a wall: nothing stands there or passes it", "Mountains are walls."}},
      {"indicator", {"a filled hexagon on a wall", "", ""}},
      {"²", {"²", "a raised number: the piece’s n", "A raised number is the piece’s n."}},
      {"⁺", {"⁺", "a simple progressive piece", "⁺ marks a simple piece."}},
      {"*", {"*", "a multiple progressive piece", "* marks a multiple piece."}},
      {"’",
       {"’", "a promoted Pawn, not free yet to become multiple",
        "’ marks a promoted Pawn that is not free yet to become multiple."}},
  };
  return base::value_of(key, signs).value_or(SignWords());
}

std::string painted_set() { return "a part of the board (see the picture or the text)"; }

std::string colour_of_seat(const std::string& seat) { return "a disc in the colour of " + seat; }

std::string icon_numbers(int n) {
  return "A number is the least n that leads there; pictures show n up to " + std::to_string(n) +
         ".";
}

}  // namespace boardwright::figure
