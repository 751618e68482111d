// Answers `reach` and `attackers`: where a piece can go and what attacks a cell, among pieces that
// a user has placed on a board.
#include <map>

#include "base/text.h"
#include "board/selection.h"
#include "game/move_cost.h"
#include "live/pieces.h"
#include "live/spoken.h"
#include "moves/reach.h"

namespace boardwright::live {

using board::names_of;

namespace {

Refusal refuse_cost(const Board& board, const moves::PieceType& piece_type) {
  if (game::cost_of(piece_type, board) <= base::limits::traced_cells) return {};
  return {"the moves of the " + piece_type.name + " lead over too many cells of this board"};
}

}  // namespace

Refusal emit_reach(Game& game, const Request& request, Json& json) {
  Setting setting;
  CellId cell = no_cell;
  if (Refusal refusal = read_setting(game, request, setting, cell); !refusal.problem.empty())
    return refusal;
  const Board& board = *setting.board;
  const PlacedPiece* piece = setting.on(cell);
  if (piece == nullptr) return {"there is no piece on " + board.name(cell)};
  if (const auto never = moves::never_stands(*piece->piece_type, board, piece->seat, cell))
    return {*never};
  if (Refusal refusal = refuse_cost(board, *piece->piece_type); !refusal.problem.empty())
    return refusal;
  const moves::PieceMoves moves(board, piece->piece_type->moves, piece->seat, piece->state);
  const moves::Occupancy pieces = setting.around(piece->seat, cell);
  const moves::Reach found = moves::reach(moves, pieces, cell);
  json.pair("moves", names_of(board, found.moves));
  json.pair("captures", names_of(board, found.captures));
  json.pair("passed", names_of(board, found.passed));
  json.pair("swaps", names_of(board, found.swaps));
  json.pair("blocked", names_of(board, found.blocked));
  json.pair("count", found.count());
  json.key("routes").open('[');
  for (const auto& route : moves::routes(moves, pieces, cell)) {
    json.open('[');
    for (const CellId each : route) json.add(board.name(each));
    json.close();
  }
  json.close().pair("words", reach_in_words(board, *piece, found));
  return {};
}

Refusal emit_attackers(Game& game, const Request& request, Json& json) {
  Setting setting;
  CellId cell = no_cell;
  if (Refusal refusal = read_setting(game, request, setting, cell); !refusal.problem.empty())
    return refusal;
  const Board& board = *setting.board;
  std::vector<std::string> cells;
  std::vector<const PlacedPiece*> attackers;
  for (const PlacedPiece& piece : setting.pieces) {
    const PlacedPiece* there = setting.on(cell);
    if (piece.cell == cell || (there != nullptr && there->seat == piece.seat)) continue;
    if (Refusal refusal = refuse_cost(board, *piece.piece_type); !refusal.problem.empty())
      return refusal;
    moves::Occupancy pieces = setting.around(piece.seat, piece.cell);
    pieces.enemy.insert(cell);
    const moves::PieceMoves moves(board, piece.piece_type->moves, piece.seat, piece.state);
    const moves::Reach found = moves::reach(moves, pieces, piece.cell);
    if (!found.captures.contains(cell) && !found.passed.contains(cell)) continue;
    cells.push_back(board.name(piece.cell));
    attackers.push_back(&piece);
  }
  json.pair("cells", cells);
  json.pair("words", attackers_in_words(board, cell, attackers));
  return {};
}

}  // namespace boardwright::live
