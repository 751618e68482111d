// Reads the board and the pieces of a request.
#include "live/pieces.h"

#include "base/text.h"

namespace boardwright::live {

using base::in_quotes;

namespace {

/// Reads "e3 1 knight" or "rd-kn3 2 pawn n=3".
Refusal read_piece(const Game& game, const Board& board, std::string_view text,
                   PlacedPiece& piece) {
  const auto parts = base::words(text);
  if (parts.size() < 3) return {"'man' needs a cell, a seat and a piece"};
  const auto cell = board.find(parts[0]);
  if (!cell) return {"unknown cell " + in_quotes(parts[0])};
  const auto seat = board.seat_numbered(base::to_integer(parts[1]).value_or(0));
  if (!seat) return {"unknown seat " + in_quotes(parts[1])};
  piece = {*cell, *seat, game.find_piece_type(parts[2]), {}};
  if (piece.piece_type == nullptr) return {"unknown piece " + in_quotes(parts[2])};
  std::string problem;
  auto state = moves::parse_state(*piece.piece_type, parts.size() > 3 ? parts[3] : "", problem);
  if (!state) return {problem};
  piece.state = std::move(*state);
  return {};
}

}  // namespace

const PlacedPiece* Setting::on(CellId cell) const {
  for (const PlacedPiece& piece : pieces)
    if (piece.cell == cell) return &piece;
  return nullptr;
}

moves::Occupancy Setting::around(SeatId seat, CellId empty) const {
  moves::Occupancy found;
  for (const PlacedPiece& piece : pieces)
    if (piece.cell != empty) (piece.seat == seat ? found.own : found.enemy).insert(piece.cell);
  return found;
}

Refusal read_setting(Game& game, const Request& request, Setting& setting, CellId& cell) {
  const std::string_view id = request.get("board");
  setting.board = id.empty() ? &game.board() : game.find_board(id);
  if (setting.board == nullptr) return {"unknown board " + in_quotes(id)};
  for (const std::string_view text : request.all("man")) {
    PlacedPiece piece;
    if (Refusal refusal = read_piece(game, *setting.board, text, piece); !refusal.problem.empty())
      return refusal;
    if (setting.on(piece.cell) != nullptr)
      return {"two pieces on " + setting.board->name(piece.cell)};
    setting.pieces.push_back(std::move(piece));
  }
  const auto found = setting.board->find(request.get("cell"));
  if (!found) return {"unknown cell " + in_quotes(request.get("cell"))};
  cell = *found;
  return {};
}

}  // namespace boardwright::live
