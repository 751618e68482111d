// Writes captions and descriptions of figures.
#include "figure/words.h"

#include <algorithm>
#include <functional>
#include <map>
#include <span>

#include "base/text.h"
#include "figure/named_cells.h"
#include "figure/numbers.h"
#include "rules/edges.h"

namespace boardwright::figure {
namespace {

const std::string& seat_name(const Board& board, const PlacedPiece& placed) {
  return board.seat(placed.seat).name;
}

bool is_for_many(const Board& board) { return board.seats.size() > 2; }

/// "Bishop on e3", with the numbers of its state that its label does not show.
std::string standing(const Board& board, const PlacedPiece& placed) {
  std::string words = called(board, placed) + " on " + placed.piece.cell;
  if (placed.piece.state.empty() || told_by(*placed.piece_type, placed.piece.label)) return words;
  State state = placed.state;
  if (placed.piece.growing > 0) state.erase(std::string(length_number));
  const std::string numbers = differing(state, placed.piece_type->state);
  return words + (numbers.empty() ? "" : " (" + numbers + ")");
}

/// " It captures on a1.", " Its own pieces stop it on b2.": each sentence only if it applies.
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
              : " Its own pieces stop it on " + names_in(board, reach.blocked) + ".");
}

/// The reach of a growing piece: "8 cells with n = 1 and 12 with n = 2", and which cells these are.
Told emit_growth(const Board& board, const PlacedPiece& placed, const ShownReach& shown) {
  const std::string who = standing(board, placed);
  std::vector<std::string> counts;
  for (const int count : shown.counts)
    counts.push_back((counts.empty() ? counted(count, "cell", "cells") : std::to_string(count)) +
                     " with n = " + std::to_string(counts.size() + 1));
  Told told{who + " reaches " + listed(counts), {}, CellSet{placed.cell}};
  std::string always;
  for (const Share& share : shown.shares) {
    const std::string names = names_in(board, share.cells);
    if (share.mark == placed.piece.mark) {
      told.sentence += ", " + std::to_string(share.cells.size()) + " of them whatever n is (" +
                       sign_in_words(share.mark) + ")";
      always = "; whatever n is, to " + names;
    } else {
      told.detail += (told.detail.empty() ? " goes with n = " : "; with n = ") + share.mark +
                     (share.mark == "1" ? " to " : " also to ") + names;
    }
  }
  told.detail = who + (told.detail.empty() ? " goes" : told.detail) + always + "." +
                emit_captures(board, shown.reach);
  return told;
}

}  // namespace

std::string sign_in_words(std::string_view mark) {
  constexpr Word<std::string_view> shapes[] = {
      {"$", "diamond"}, {"%", "double bar"}, {"@", "hourglass"}, {"#", "plus"}};
  return std::string(value_of(mark, shapes).value_or(mark));
}

std::string counted(int n, std::string_view one, std::string_view many) {
  return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string names_in(const Board& board, const CellSet& cells) {
  return cells.empty() ? "none" : joined(names_of(board, cells), ", ");
}

std::string in_order(const Board& board, const std::vector<CellId>& cells) {
  std::vector<std::string> names;
  for (CellId cell : cells) names.push_back(board.name(cell));
  return joined(names, ", ");
}

std::vector<std::string> short_names(const Board& board, CellId cell) {
  std::vector<std::string> names = {board.name(cell)};
  for (const std::string& other : board.also[static_cast<std::size_t>(cell)])
    if (other.find(' ') == std::string::npos &&
        other.find_first_of("0123456789") != std::string::npos)
      names.push_back(other);
  return names;
}

std::string called(const Board& board, const PlacedPiece& placed) {
  const std::string& label = placed.piece.label;
  const std::string& name = placed.piece_type->name;
  const bool tells =
      (label.size() <= 3 && label.find_first_of("0123456789") != std::string::npos) ||
      told_by(*placed.piece_type, label);
  return (is_for_many(board) ? seat_name(board, placed) + " " : "") +
         (tells ? name + " " + label : name);
}

std::string in_words(const Game& game, const FigurePlay& play) {
  const std::string_view text = play.text;
  const auto parts = words(text);
  if (parts.size() < 2 || !game.board().find(parts[0]) || !game.board().find(parts[1]))
    return joined(parts, " ");  // in the notation of players
  const std::size_t equals = text.find('=');
  const std::string told = joined(words(text.substr(0, equals)), "–");
  if (equals == std::string_view::npos) return told;
  const std::string_view becomes = trimmed(text.substr(equals + 1));
  const PieceType* const piece_type = game.find_piece_type(becomes);
  return told + ", becoming " +
         (piece_type != nullptr ? with_article(piece_type->name) : std::string(becomes));
}

Told emit_plays(const Game& game, const Board& board, const CellSet& shown,
                const std::vector<FigurePlay>& plays) {
  std::vector<std::string> told;
  CellSet all;
  for (const FigurePlay& play : plays) {
    const CellSet cells =
        cells_in(board, std::string_view(play.text).substr(0, play.text.find('=')));
    told.push_back(in_words(game, play) + (cells.within(shown) ? "" : " (outside the picture)"));
    all |= cells;
  }
  return {"After " + listed(told), "Played before: " + joined(told, ", ") + ".", all};
}

std::string caption_of(std::vector<std::string> sentences, bool played) {
  if (sentences.empty()) return {};
  if (played && sentences.size() > 1) {
    sentences[1] = sentences[0] + ": " + sentences[1];
    sentences.erase(sentences.begin());
  }
  return joined(sentences, "; ") + ".";
}

Told emit_reach(const Board& board, const PlacedPiece& placed, const ShownReach& shown) {
  if (placed.piece.growing > 0) return emit_growth(board, placed, shown);
  const Reach& reach = shown.reach;
  const std::string who = standing(board, placed);
  Told told{who + " reaches " + counted(reach.count(), "cell", "cells") + " (" +
                sign_in_words(placed.piece.mark) + ")",
            (reach.moves.empty() ? who + " has no cell to move to."
                                 : who + " moves to " + names_in(board, reach.moves) + ".") +
                emit_captures(board, reach),
            CellSet{placed.cell}};
  for (const Share& share : shown.shares)
    if (!placed.piece.branch.empty() && share.mark == placed.piece.branch_mark) {
      told.sentence += ", " + std::to_string(share.cells.size()) + " of them only by way of " +
                       placed.piece.branch + " (" + sign_in_words(share.mark) + ")";
      told.detail += " Only by way of " + placed.piece.branch + " it gets to " +
                     names_in(board, share.cells) + ".";
    }
  if (!placed.beyond) return told;
  const std::string once = differing(*placed.beyond, placed.state);
  told.sentence += ", " + std::to_string(shown.beyond.count()) + " more once " + once + " (" +
                   sign_in_words(placed.piece.beyond->mark) + ")";
  told.detail += " Once " + once + ", it also moves to " + names_in(board, shown.beyond.moves) +
                 "." + emit_captures(board, shown.beyond);
  return told;
}

Told emit_targets(const Board& board, const PlacedPiece& placed, const Targets& targets,
                  const std::string& mark, bool arrows, const std::string& closed) {
  const std::string who = standing(board, placed);
  const auto sign = [&](const std::string& kind) {
    std::vector<std::string> signs;
    if (!mark.empty()) signs.push_back(sign_in_words(mark));
    if (arrows) signs.push_back(kind);
    return " (" + joined(signs, ", ") + ")";
  };
  std::vector<std::string> can;
  if (!targets.moves.empty())
    can.push_back("move to " + counted(targets.moves.size(), "cell", "cells") +
                  sign("plain arrows") +
                  (targets.castlings.empty()
                       ? ""
                       : ", " + std::to_string(targets.castlings.size()) + " by castling"));
  if (!targets.captures.empty())
    can.push_back("capture on " + counted(targets.captures.size(), "cell", "cells") +
                  sign("double arrows"));
  if (targets.stays) can.push_back("stay where it is");
  Told told{{}, {}, CellSet{placed.cell}};
  told.sentence = who + " can " + (can.empty() ? "neither move nor capture" : listed(can));
  const auto cells = [&](std::string_view what, const CellSet& on) {
    return on.empty() ? "" : std::string(what) + names_in(board, on);
  };
  told.detail = who +
                (targets.moves.empty() && targets.captures.empty()
                     ? " can neither move nor capture"
                     : cells(" can move to ", targets.moves) +
                           cells(targets.moves.empty() ? " can capture on " : ", and capture on ",
                                 targets.captures)) +
                ".";
  for (const Move& castling : targets.castlings)
    told.detail += " Castling to " + board.name(castling.to) + " brings the Rook from " +
                   board.name(castling.rook_from) + " to " + board.name(castling.rook_to) + ".";
  if (!targets.taken.empty())
    told.detail += " In passing it captures the piece on " + in_order(board, targets.taken) + ".";
  if (!targets.multiplies.empty())
    told.detail += " It may become multiple on " + names_in(board, targets.multiplies) + ".";
  if (!targets.closed.empty()) {
    told.sentence += ", but not go to " + counted(targets.closed.size(), "cell", "cells") +
                     " to which it has a way (" + sign_in_words(closed) + ")";
    told.detail += " The rules of play close " + names_in(board, targets.closed) + " to it.";
  }
  if (arrows && !targets.neither.empty()) {
    told.sentence += ", but go to none of " +
                     counted(targets.neither.size(), "other cell", "other cells") +
                     " around it (barred lines)";
    told.detail += " It can go to none of " + names_in(board, targets.neither) + ".";
  }
  return told;
}

}  // namespace boardwright::figure
