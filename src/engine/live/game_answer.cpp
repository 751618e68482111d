// Answers the request `game`: what a page needs first.
#include "base/index.h"
#include "game/pieces.h"
#include "live/answers.h"

namespace boardwright::live {
namespace {

/// Writes all files or ranks in order, and the one of each cell.
void write_places(const std::string& name, const std::vector<std::string>& order,
                  std::string geometry::Cell::*line, const Board& board, Json& json) {
  json.pair(name, order).key(name + "_of").open('{');
  for (const CellId cell : board.cells())
    if (const std::string& its = board.cell(cell).*line; !its.empty())
      json.pair(board.name(cell), its);
  json.close();
}

}  // namespace

Refusal emit_game(Game& game, const Request&, Json& json) {
  const Board& board = game.board();
  json.pair("id", game.id).pair("title", game.title).pair("board", board.id);
  json.key("seats").open('[');
  for (const board::Seat& seat : board.seats)
    json.open('{')
        .pair("name", seat.name)
        .pair("turn", geometry::in_degrees(seat.forward) - geometry::in_degrees(geometry::upward))
        .close();
  json.close().key("pieces").open('[');
  const std::vector<moves::PieceTypeId> playing = game::playing_pieces(game);
  for (const moves::PieceTypeId id : game.piece_ids()) {
    const moves::PieceType& piece_type = game.piece_type(id);
    json.open('{')
        .pair("id", piece_type.id)
        .pair("name", piece_type.name)
        .pair("letter", piece_type.letter);
    if (piece_type.helper || !play::among(id, playing)) json.pair("helper", true);
    if (!piece_type.state.empty()) {
      json.key("state").open('{');
      for (const auto& [name, value] : piece_type.state) json.pair(name, value);
      json.close();
    }
    json.close();
  }
  json.close().key("positions").open('[');
  for (const game::NamedPosition& position : game.positions) json.add(position.name);
  json.close().pair("start", game.start);
  json.pair("playable", game.find_position(game.start) != nullptr);
  write_places("files", board.file_order, &geometry::Cell::file, board, json);
  write_places("ranks", board.rank_order, &geometry::Cell::rank, board, json);
  return {};
}

}  // namespace boardwright::live
