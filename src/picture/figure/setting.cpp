// Sets up the position of a figure and plays the moves that the figure names.
#include "figure/setting.h"

#include <algorithm>

#include "base/hints.h"
#include "figure/numbers.h"
#include "game/positions.h"
#include "play/algebraic.h"

namespace boardwright::figure {

PlacedPiece piece_at(const Game& game, const Position& position, CellId cell) {
  const Piece& piece = position.at(cell);
  PlacedPiece placed;
  placed.piece_type = &game.piece_type(piece.piece_type);
  placed.cell = cell;
  placed.mated = position.mated(piece.seat);
  placed.state = state_of(*placed.piece_type, piece, position);
  placed.piece.label = label_of(*placed.piece_type, piece);
  placed.piece.piece_type = placed.piece_type->id;
  placed.piece.cell = game.board().name(cell);
  placed.seat = piece.seat;
  return placed;
}

bool depends_on_play(const Game& game, const std::vector<PlacedPiece>& pieces,
                     const PlacedPiece& placed) {
  const std::vector<MovePattern>& moves = placed.piece_type->moves;
  const moves::PieceTypeId king = game.rules.royal.king();
  return std::ranges::any_of(pieces, [&](const PlacedPiece& other) {
    if (other.seat == placed.seat) return false;
    const bool is_king = king != moves::no_piece_type && other.piece_type == &game.piece_type(king);
    return std::ranges::any_of(moves, [&](const MovePattern& move) {
      return (is_king && move.halting) ||
             std::ranges::find(move.sparing, other.piece_type->id) != move.sparing.end();
    });
  });
}

const play::GameLogic& rules_for(const Position& position, GameLogics& logics, Effort& effort) {
  const std::size_t before = logics.size();
  const play::GameLogic& logic = logics.of(position);
  if (logics.size() > before) effort.spend(logic.cost());  // newly built
  return logic;
}

std::optional<Position> set_up(const Game& game, const Figure& figure, GameLogics& logics,
                               Effort& effort, Report& report) {
  const Position* named = game.find_position(figure.position);
  if (named == nullptr) {
    report.error(figure.place, "unknown position '" + figure.position + "'",
                 [&] { return base::meant_or_all(figure.position, game::position_names(game)); });
    return std::nullopt;
  }
  Position position = *named;
  if (figure.plays.empty()) return position;
  const play::GameLogic& logic = rules_for(position, logics, effort);
  for (const game::FigurePlay& each : figure.plays) {
    play::Line line = play::read_line(logic, position, each.text);
    if (!line.problem.empty()) {
      report.error(each.place, line.problem, line.hint);
      return std::nullopt;
    }
    position = std::move(line.positions.back());
    const auto made = std::int64_t{8} * logic.board().size() * std::ssize(line.moves);
    if (!effort.spend(line.steps + made)) return std::nullopt;
  }
  return position;
}

}  // namespace boardwright::figure
