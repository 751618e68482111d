// Legal moves, successors of positions, mates and perft.
#include "play/game_logic.h"

#include <algorithm>

#include "base/index.h"
#include "play/effects.h"
#include "play/move_generator.h"
#include "play/transposition_table.h"

namespace boardwright::play {

using base::Budget;

GameLogic::GameLogic(const Board& board, const std::vector<PieceType>& piece_types, GameRules rules,
                     const std::map<std::string, State, std::less<>>& numbers)
    : tables_(std::make_unique<PlayTables>(board, piece_types, std::move(rules), numbers)) {}
GameLogic::~GameLogic() = default;
GameLogic::GameLogic(GameLogic&&) noexcept = default;

const Board& GameLogic::board() const { return tables_->board; }
const std::vector<PieceType>& GameLogic::piece_types() const { return tables_->piece_types; }

PieceTypeId GameLogic::blocker() const { return tables_->blocker; }
bool GameLogic::is_royal(PieceTypeId piece_type) const { return tables_->is_royal(piece_type); }

std::vector<Move> GameLogic::legal(const Position& position) const {
  return legal(position, position.turn);
}

std::optional<Ending> GameLogic::decided(const Position& position) const {
  return play::decided(*tables_, position);
}

std::optional<Ending> GameLogic::ending(const Position& position) const {
  if (const auto found = decided(position)) return found;
  if (!legal(position).empty()) return std::nullopt;
  const bool mated = in_check(position, position.turn);
  if (!mated || tables_->rules.abandoned.empty()) return without_moves(*tables_, position, mated);
  const Position settled = this->settled(position);  // the other seats can play on
  if (is_over(settled, *tables_)) return without_moves(*tables_, position, mated);
  return std::nullopt;
}

std::optional<Ending> GameLogic::ending(std::span<const Position> game) const {
  if (const auto found = ending(game.back())) return found;
  return by_history(*tables_, game);
}

std::optional<Ending> GameLogic::ending_by_history(std::span<const Position> game) const {
  return by_history(*tables_, game);
}

std::vector<Move> GameLogic::legal(const Position& position, SeatId seat) const {
  std::int64_t steps = 0;
  return legal(position, seat, steps);
}

std::vector<Move> GameLogic::legal(const Position& position, SeatId seat,
                                   std::int64_t& steps) const {
  std::vector<Move> found;
  Position copy = position;
  add_legal(copy, seat, steps, found);
  return found;
}

void GameLogic::add_legal(Position& position, SeatId seat, std::int64_t& steps,
                          std::vector<Move>& found) const {
  if (tables_->ends() && decided(position)) {
    ++steps;
    return;
  }
  MoveGenerator generator(*tables_, position);
  generator.add_legal(seat, found);
  steps += generator.steps();
}

std::vector<Move> GameLogic::legal_from(const Position& position, CellId cell) const {
  std::int64_t steps = 0;
  return legal_from(position, cell, steps);
}

std::vector<Move> GameLogic::legal_from(const Position& position, CellId cell,
                                        std::int64_t& steps) const {
  const Piece& piece = position.at(cell);
  if (piece.none() || !position.active(piece.seat)) return {};
  std::vector<Move> found;
  if (tables_->ends() && decided(position)) return found;
  Position copy = position;
  MoveGenerator generator(*tables_, copy);
  generator.add_legal(piece.seat, found, cell);
  steps += generator.steps();
  return found;
}

bool GameLogic::in_check(const Position& position, SeatId seat) const {
  Position copy = position;
  return MoveGenerator(*tables_, copy).in_check(seat);
}

Position GameLogic::settled(Position position) const {
  if (tables_->rules.abandoned.empty()) return position;
  // Whether the game has ended is tested later.
  const auto can_move = [&] {
    Position copy = position;
    std::vector<Move> found;
    MoveGenerator(*tables_, copy).add_legal(position.turn, found);
    return !found.empty();
  };
  while (!is_over(position, *tables_) && in_check(position, position.turn) && !can_move()) {
    mate(position, position.turn, *tables_);
    pass_turn(position, *tables_);
  }
  return position;
}

Position GameLogic::after(const Position& position, const Move& move) const {
  Position next = position;
  advance(next, move, *tables_);
  return settled(std::move(next));
}

namespace {

/// A budget that is never spent.
constexpr std::int64_t never_spent = INT64_MAX;

}  // namespace

/// The position and moves of one depth of perft. Their memory is reused.
struct GameLogic::Level {
  Position position;
  std::vector<Move> moves;
  std::optional<TranspositionTable> table;  ///< if several move orders can lead here
};

std::uint64_t GameLogic::count_legal(Position& position, const BulkCounter& bulk,
                                     std::int64_t& steps, std::vector<Move>& others) const {
  if (tables_->ends() && decided(position)) {
    ++steps;
    return 0;
  }
  MoveGenerator generator(*tables_, position);
  const std::uint64_t count = generator.count_legal(position.turn, bulk, others);
  steps += generator.steps();
  return count;
}

std::optional<std::uint64_t> GameLogic::count_with_table(std::span<Level> levels,
                                                         const BulkCounter* bulk,
                                                         Budget& budget) const {
  Level& here = levels.front();
  if (!here.table) return count_without_table(levels, bulk, budget);
  if (const auto before =
          here.table->find(here.position))  // costs as much as the moves that it counts
    return budget.spend(static_cast<std::int64_t>(*before) + 1) ? before : std::nullopt;
  const auto count = count_without_table(levels, bulk, budget);
  if (count) here.table->store(*count);
  return count;
}

std::optional<std::uint64_t> GameLogic::count_without_table(std::span<Level> levels,
                                                            const BulkCounter* bulk,
                                                            Budget& budget) const {
  Level& here = levels.front();
  here.moves.clear();
  std::int64_t steps = 0;
  if (levels.size() == 1 && bulk != nullptr) {
    const std::uint64_t count = count_legal(here.position, *bulk, steps, here.moves);
    return budget.spend(steps) ? std::optional(count) : std::nullopt;
  }
  add_legal(here.position, here.position.turn, steps, here.moves);
  if (!budget.spend(steps)) return std::nullopt;
  if (levels.size() == 1) return here.moves.size();
  std::uint64_t count = 0;
  for (const Move& move : here.moves) {
    Position& next = levels[1].position;
    next = here.position;
    advance(next, move, *tables_);
    if (!tables_->rules.abandoned.empty()) next = settled(std::move(next));
    const auto more = count_with_table(levels.subspan(1), bulk, budget);
    if (!more) return std::nullopt;
    count += *more;
  }
  return count;
}

std::optional<std::uint64_t> GameLogic::perft(const Position& position, int depth,
                                              Budget& budget) const {
  if (depth == 0) return 1;
  std::vector<Level> levels(index(depth));
  levels.front().position = settled(position);
  constexpr std::size_t least_depth = 3;  // one seat has moved twice, in either order
  for (std::size_t i = least_depth; i < levels.size(); ++i) levels[i].table.emplace(*tables_);
  constexpr int least_depth_for_bulk = 3;  // building a BulkCounter scans all tables
  if (depth < least_depth_for_bulk) return count_with_table(levels, nullptr, budget);
  const BulkCounter bulk(*tables_);
  return count_with_table(levels, &bulk, budget);
}

std::uint64_t GameLogic::perft(const Position& position, int depth) const {
  Budget budget(never_spent);
  return perft(position, depth, budget).value_or(0);
}

std::int64_t GameLogic::weight() const { return tables_->weight(); }

std::int64_t GameLogic::cost() const { return (tables_->keeps_attacks() ? 50 : 3) * weight(); }

}  // namespace boardwright::play
