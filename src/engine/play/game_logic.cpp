// Legal moves, successors of positions, mates and perft.
#include "play/game_logic.h"

#include <algorithm>
#include <atomic>
#include <cstdint>

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
  std::unique_ptr<MoveGenerator> generator = {};
};

std::uint64_t GameLogic::count_legal(Level& here, const BulkCounter* bulk,
                                     std::int64_t& steps) const {
  here.moves.clear();
  if (tables_->ends() && decided(here.position)) {
    ++steps;
    return 0;
  }
  if (here.generator == nullptr)
    here.generator = std::make_unique<MoveGenerator>(*tables_, here.position);
  else
    here.generator->renew();
  std::uint64_t count = 0;
  if (bulk != nullptr) {
    count = here.generator->count_legal(here.position.turn, *bulk, here.moves);
  } else {
    here.generator->add_legal(here.position.turn, here.moves);
    count = here.moves.size();
  }
  steps += here.generator->steps();
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
  std::int64_t steps = 0;
  std::uint64_t count = count_legal(here, levels.size() == 1 ? bulk : nullptr, steps);
  if (!budget.spend(steps)) return std::nullopt;
  if (levels.size() == 1) return count;
  count = 0;
  for (const Move& move : here.moves) {
    enter(levels[1], here.position, move);
    const auto more = count_with_table(levels.subspan(1), bulk, budget);
    if (!more) return std::nullopt;
    count += *more;
  }
  return count;
}

/// Makes a move of the level above.
void GameLogic::enter(Level& next, const Position& before, const Move& move) const {
  next.position = before;
  advance(next.position, move, *tables_);
  if (!tables_->rules.abandoned.empty()) next.position = settled(std::move(next.position));
}

namespace {

/// Building a BulkCounter scans all tables, which takes longer than to count less deep.
constexpr int least_depth_for_bulk = 3;

}  // namespace

/// The levels from `first` to before `end`, counted from that of the first moves.
std::vector<GameLogic::Level> GameLogic::levels(std::size_t first, std::size_t end,
                                                const BulkCounter* bulk, bool remembers) const {
  constexpr std::size_t least_depth = 3;  // one seat has moved twice, in either order
  // Counting by sets takes less time than looking a position up.
  const std::size_t counted = bulk != nullptr && bulk->counts_by_sets() ? 1 : 0;
  std::vector<Level> found(end - first);
  for (std::size_t i = std::max(first, least_depth); remembers && i + counted < end; ++i)
    found[i - first].table.emplace(*tables_);
  return found;
}

std::optional<std::uint64_t> GameLogic::perft(const Position& position, int depth,
                                              Budget& budget) const {
  if (depth == 0) return 1;
  std::optional<BulkCounter> bulk;
  if (depth >= least_depth_for_bulk) bulk.emplace(*tables_);
  std::vector<Level> all = levels(0, index(depth), bulk ? &*bulk : nullptr, true);
  all.front().position = settled(position);
  return count_without_table(all, bulk ? &*bulk : nullptr, budget);
}

std::optional<std::uint64_t> GameLogic::perft(const Position& position, int depth,
                                              const Counting& counting) const {
  if (depth < least_depth_for_bulk) {
    Budget budget(never_spent);
    return perft(position, depth, budget);
  }
  const BulkCounter bulk(*tables_);
  const Position root = settled(position);
  const std::vector<Move> moves = legal(root);
  std::atomic<std::size_t> next = 0;
  std::atomic<std::uint64_t> count = 0;
  std::atomic<bool> too_many = false;
  const auto work = [&](std::size_t) {
    Budget budget(never_spent);
    std::vector<Level> below = levels(1, index(depth), &bulk, counting.remembers);
    for (std::size_t i = next++; i < moves.size() && !too_many; i = next++) {
      enter(below.front(), root, moves[i]);
      const auto more = count_without_table(below, &bulk, budget);
      if (more) count += *more;
      if (!more || count > INT64_MAX) too_many = true;
    }
  };
  if (counting.workers > 1)
    counting.parallel(index(counting.workers), work);
  else
    work(0);
  return too_many ? std::nullopt : std::optional(count.load());
}

std::uint64_t GameLogic::perft(const Position& position, int depth) const {
  Budget budget(never_spent);
  return perft(position, depth, budget).value_or(0);
}

std::int64_t GameLogic::weight() const { return tables_->weight(); }

std::int64_t GameLogic::cost() const { return (tables_->keeps_attacks() ? 50 : 3) * weight(); }

}  // namespace boardwright::play
