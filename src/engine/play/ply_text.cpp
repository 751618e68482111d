// Reads legal moves from text, with hints where none fits, and writes them.
#include "play/ply_text.h"

#include "base/index.h"
#include "base/text.h"

namespace boardwright::play {
namespace {

/// Whether a move makes the man what is told: a piece, or multiple. If nothing is told, he may
/// become any piece, but not multiple.
bool fits(const Ply& ply, std::string_view told, const std::vector<Piece>& pieces) {
  if (told.empty() || ply.multiplied) return ply.multiplied == (told == "multiple");
  return ply.promoted != no_piece && pieces[index(ply.promoted)].id == told;
}

std::string quoted(std::string_view text) { return "'" + std::string(trimmed(text)) + "'"; }

}  // namespace

PlyRead read_ply(const Play& play, const Position& position, std::string_view text) {
  const std::vector<std::string_view> parts = words(text);
  const Board& board = play.board();
  const bool becomes = parts.size() == 4 && parts[2] == "=";
  if (parts.size() != 2 && !becomes)
    return {{},
            quoted(text) + " is not two cells: from and to",
            "a Pawn may become a piece: \"a b = queen\""};
  for (const std::string_view name : {parts[0], parts[1]})
    if (!board.find(name))
      return {{},
              "no cell '" + std::string(name) + "' on board '" + board.id + "'",
              did_you_mean(name, board.names)};
  const CellId from = *board.find(parts[0]), to = *board.find(parts[1]);
  const Man& man = position.at(from);
  if (man.none()) return {{}, "there is no piece on " + board.name(from), {}};
  if (man.seat != position.turn)
    return {
        {}, "it is the turn of " + board.seats[static_cast<std::size_t>(position.turn)].name, {}};
  std::vector<Ply> fitting;
  std::vector<std::string> legal;
  std::int64_t steps = 0;
  for (const Ply& ply : play.legal_from(position, from, steps)) {
    legal.push_back(print_ply(ply, board, play.pieces()));
    if (ply.to == to && fits(ply, becomes ? parts[3] : std::string_view(), play.pieces()))
      fitting.push_back(ply);
  }
  if (fitting.size() == 1) return {fitting.front(), {}, {}, steps};
  if (!fitting.empty())
    return {{},
            quoted(text) + " does not say what the piece becomes",
            "write one of: " + joined(legal, ", ")};
  return {{},
          quoted(text) + " is not legal here",
          legal.empty() ? "this piece has no legal move" : "legal: " + joined(legal, ", ")};
}

std::string print_ply(const Ply& ply, const Board& board, const std::vector<Piece>& pieces) {
  std::string text = board.name(ply.from) + " " + board.name(ply.to);
  if (ply.taken != no_cell) text += " x " + board.name(ply.taken);
  if (ply.promoted != no_piece) text += " = " + pieces[index(ply.promoted)].id;
  if (ply.multiplied) text += " = multiple";
  if (ply.rook_from != no_cell)
    text += " & " + board.name(ply.rook_from) + " " + board.name(ply.rook_to);
  return text;
}

}  // namespace boardwright::play
