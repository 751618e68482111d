// What a page must know of a game before anything else.
#include "game/men.h"
#include "live/answers.h"

namespace boardwright::live {

Refusal tell_game(Game& game, const Request&, Json& json) {
  const Board& board = game.board();
  json.pair("id", game.id).pair("title", game.title).pair("board", board.id);
  json.key("seats").open('[');
  for (const Seat& seat : board.seats) json.add(seat.name);
  json.close().key("pieces").open('[');
  const std::vector<PieceId> playing = playing_pieces(game);
  for (const PieceId id : game.piece_ids()) {
    const Piece& piece = game.piece(id);
    json.open('{').pair("id", piece.id).pair("name", piece.name).pair("letter", piece.letter);
    if (piece.helper || !play::among(id, playing)) json.pair("helper", true);
    if (!piece.state.empty()) {
      json.key("state").open('{');
      for (const auto& [name, value] : piece.state) json.pair(name, value);
      json.close();
    }
    json.close();
  }
  json.close().key("positions").open('[');
  for (const NamedPosition& position : game.positions) json.add(position.name);
  json.close().pair("start", game.start);
  json.pair("playable", game.find_position(game.start) != nullptr);
  json.key("files").open('[');
  for (const std::string& file : board.file_order) json.add(file);
  json.close().key("ranks").open('[');
  for (const std::string& rank : board.rank_order) json.add(rank);
  json.close();
  return {};
}

}  // namespace boardwright::live
