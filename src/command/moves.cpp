// `boardwright moves` and `boardwright perft`: the legal moves of a position, listed and counted.
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "command/load.h"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

const Piece& piece_at(const Game& game, const Position& position, CellId cell) {
  return game.pieces[static_cast<std::size_t>(position.at(cell).kind)];
}

Json ply_json(const Game& game, const Position& position, const Ply& ply) {
  const Board& board = game.board();
  Json json = {{"piece", piece_at(game, position, ply.from).id},
               {"from", board.name(ply.from)},
               {"to", board.name(ply.to)}};
  if (ply.taken >= 0) json["captures"] = board.name(ply.taken);
  if (ply.promoted >= 0) json["promotion"] = game.pieces[static_cast<std::size_t>(ply.promoted)].id;
  if (ply.rook_from >= 0)
    json["rook"] = {{"from", board.name(ply.rook_from)}, {"to", board.name(ply.rook_to)}};
  return json;
}

std::string as_text(const Game& game, const Position& position, int mover,
                    const std::vector<Ply>& plies, bool check, const Console& console) {
  const Seat& seat = game.board().seats[static_cast<std::size_t>(mover)];
  std::string text = console.paint(Console::Colour::strong,
                                   seat.name + " has " + std::to_string(plies.size()) +
                                       (plies.size() == 1 ? " legal move" : " legal moves")) +
                     (check ? ", in check\n" : "\n");
  for (const Ply& ply : plies)
    text += "  " + piece_at(game, position, ply.from).letter + " " +
            print_ply(ply, game.board(), game.pieces) + "\n";
  return text;
}

}  // namespace

ExitCode list_moves(const MovesOptions& options, Context& context) {
  const auto game = load_game(context, options.game, Extent::rules);
  const Position position = find_position(*game, options.position);
  const int seat = options.seat == 0 ? position.turn : find_seat(game->board(), options.seat);
  if (!position.active(seat))
    throw UsageError("seat " + std::to_string(seat + 1) + " has no move in this position",
                     "it takes no part, or its King is mated");
  const Play play = play_of(*game, position);
  const std::vector<Ply> plies = play.legal(position, seat);
  const bool check = play.in_check(position, seat);
  if (!options.json) {
    context.console.out(as_text(*game, position, seat, plies, check, context.console));
    return ExitCode::fine;
  }
  Json moves = Json::array();
  for (const Ply& ply : plies) moves.push_back(ply_json(*game, position, ply));
  const Json answer = {{"game", game->id},
                       {"seat", seat + 1},
                       {"check", check},
                       {"moves", std::move(moves)},
                       {"count", plies.size()}};
  context.console.out(answer.dump() + "\n");
  return ExitCode::fine;
}

ExitCode count_moves(const PerftOptions& options, Context& context) {
  const auto game = load_game(context, options.game, Extent::rules);
  const Position position = find_position(*game, options.position);
  const Play play = play_of(*game, position);
  std::string text;
  std::uint64_t count = 0;
  if (options.divide && options.depth > 0) {
    const Position settled = play.settled(position);
    for (const Ply& ply : play.legal(settled)) {
      const std::uint64_t n = play.perft(play.after(settled, ply), options.depth - 1);
      text += print_ply(ply, game->board(), game->pieces) + ": " + std::to_string(n) + "\n";
      count += n;
    }
  } else {
    count = play.perft(position, options.depth);
  }
  context.console.out(
      options.json
          ? Json{{"game", game->id}, {"depth", options.depth}, {"count", count}}.dump() + "\n"
          : text + std::to_string(count) + "\n");
  return ExitCode::fine;
}

}  // namespace boardwright
