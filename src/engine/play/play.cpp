// Plays moves: what follows from them, mates, counts.
#include "play/play.h"

#include <algorithm>
#include <climits>

#include "base/index.h"
#include "play/move_generator.h"

namespace boardwright::play {
namespace {

/// Takes a man off the board; he counts for every seat that is active.
void take_off(Position& position, CellId cell, const PlayTables& tables) {
  const Man man = position.at(cell);
  const std::int64_t points =
      std::int64_t{position.count_on(cell)} *
      (tables.pieces[index(man.piece)].value + tables.board.rank_of(cell) + 1);
  for (const SeatId seat : tables.seats())
    if (int& score = position.score[index(seat)]; position.active(seat))
      score = static_cast<int>(std::clamp<std::int64_t>(score + points, INT_MIN, INT_MAX));
  position.clear(cell);
  for (Passing& passing : position.passing)
    if (passing.at == cell) passing = {};
}

/// Whether opponents are left to play on.
bool is_over(const Position& position, const PlayTables& tables) {
  std::optional<SeatId> side;
  for (const SeatId seat : tables.seats()) {
    if (!position.active(seat)) continue;
    if (side && *side != position.side[index(seat)]) return false;
    side = position.side[index(seat)];
  }
  return true;
}

/// The turn goes to the next active seat; double steps of the seats it passes can no longer be
/// taken in passing.
void pass_turn(Position& position, const PlayTables& tables) {
  do {
    position.turn = tables.board.seat_after(position.turn);
    position.passing[index(position.turn)] = {};
  } while (!position.active(position.turn));
}

/// Takes a mated King and what is forfeit with him off the board.
void mate(Position& position, SeatId seat, const PlayTables& tables) {
  position.standing[index(seat)] = Standing::mated;
  for (CellId cell : tables.board.cells()) {
    const Man& man = position.at(cell);
    if (man.none()) continue;
    const bool king = man.piece == tables.rules.king && man.seat == seat;
    const bool forfeit = man.piece == tables.rules.passing &&
                         position.side[index(man.seat)] != position.side[index(seat)] &&
                         tables.abandons(seat).contains(cell);
    if (king || forfeit) take_off(position, cell, tables);
  }
}

/// The man after his move: perhaps another, with another range.
Man changed(Man man, const Ply& ply, const PlayTables& tables) {
  man.unmoved = false;
  if (ply.whole && man.n < tables.board.size()) ++man.n;
  if (ply.multiplied) {
    man.multiple = true;
    man.n = 1;
  }
  if (ply.promoted != no_piece) {
    man = man_of(ply.promoted, man.seat);
    man.bound = tables.pieces[index(ply.promoted)].state.contains(multiple_number);
  }
  for (std::size_t i = 0; i < tables.rules.promotions.size(); ++i)
    if (tables.zones(i).after[index(man.seat)].contains(ply.to)) man.bound = false;
  return man;
}

/// Notes a double step that opponents may take in passing.
void note_passing(Position& position, const Man& man, const Ply& ply, const PlayTables& tables) {
  Passing& passing = position.passing[index(man.seat)];
  passing = {};
  if (man.piece != tables.rules.passing || ply.taken != no_cell) return;
  Man before = man;
  before.unmoved = true;
  const Moves& moves = tables.moves_of(before);
  for (const Moves::Ray& ray : moves.rays(ply.from)) {
    const auto hops = moves.hops(ray);
    if (ray.moves && hops.size() == 2 && hops[1].cell == ply.to)
      passing = {hops[0].cell, hops[1].cell};
  }
}

void move_men(Position& position, const Ply& ply, const PlayTables& tables) {
  const Man man = changed(position.at(ply.from), ply, tables);
  if (ply.taken != no_cell && !tables.rules.victory.empty())
    position.note_taken(man.seat, position.at(ply.taken).piece);
  if (ply.taken != no_cell) take_off(position, ply.taken, tables);
  position.leave(ply.from);
  position.at(ply.to) = man;
  if (ply.rook_from != no_cell) {
    Man rook = position.at(ply.rook_from);
    rook.unmoved = false;
    position.at(ply.rook_from) = {};
    position.at(ply.rook_to) = rook;
  }
  note_passing(position, man, ply, tables);
}

}  // namespace

Play::Play(const Board& board, const std::vector<Piece>& pieces, PlayRules rules,
           const std::map<std::string, State, std::less<>>& numbers)
    : tables_(std::make_unique<PlayTables>(board, pieces, std::move(rules), numbers)) {}
Play::~Play() = default;
Play::Play(Play&&) noexcept = default;

const Board& Play::board() const { return tables_->board; }
const std::vector<Piece>& Play::pieces() const { return tables_->pieces; }

std::vector<Ply> Play::legal(const Position& position) const {
  return legal(position, position.turn);
}

bool Play::has_won(const Position& position, SeatId seat) const {
  const auto& wanted = tables_->rules.victory;
  return !wanted.empty() && std::all_of(wanted.begin(), wanted.end(), [&](PieceId piece) {
    return position.has_taken(seat, piece);
  });
}

std::vector<Ply> Play::legal(const Position& position, SeatId seat) const {
  std::int64_t steps = 0;
  return legal(position, seat, steps);
}

std::vector<Ply> Play::legal(const Position& position, SeatId seat, std::int64_t& steps) const {
  for (const SeatId other : tables_->seats())
    if (has_won(position, other)) {
      ++steps;
      return {};
    }
  MoveGenerator generator(*tables_, position);
  std::vector<Ply> found = generator.legal(seat);
  steps += generator.steps();
  return found;
}

std::vector<Ply> Play::legal_from(const Position& position, CellId cell) const {
  std::int64_t steps = 0;
  return legal_from(position, cell, steps);
}

std::vector<Ply> Play::legal_from(const Position& position, CellId cell,
                                  std::int64_t& steps) const {
  const Man& man = position.at(cell);
  if (man.none() || !position.active(man.seat)) return {};
  MoveGenerator generator(*tables_, position);
  std::vector<Ply> found = generator.legal(man.seat, cell);
  steps += generator.steps();
  return found;
}

bool Play::in_check(const Position& position, SeatId seat) const {
  return MoveGenerator(*tables_, position).in_check(seat);
}

Position Play::settled(Position position) const {
  if (tables_->rules.abandoned.empty()) return position;
  while (!is_over(position, *tables_) && in_check(position, position.turn) &&
         legal(position).empty()) {
    mate(position, position.turn, *tables_);
    pass_turn(position, *tables_);
  }
  return position;
}

Position Play::after(const Position& position, const Ply& ply) const {
  Position next = position;
  move_men(next, ply, *tables_);
  pass_turn(next, *tables_);
  return settled(std::move(next));
}

namespace {

/// A budget that is never spent.
constexpr std::int64_t endless = INT64_MAX;

}  // namespace

std::optional<std::uint64_t> Play::count_from(const Position& position, int depth,
                                              Budget& budget) const {
  std::int64_t steps = 0;
  const std::vector<Ply> plies = legal(position, position.turn, steps);
  if (!budget.spend(steps)) return std::nullopt;
  if (depth == 1) return plies.size();
  std::uint64_t count = 0;
  for (const Ply& ply : plies) {
    const auto more = count_from(after(position, ply), depth - 1, budget);
    if (!more) return std::nullopt;
    count += *more;
  }
  return count;
}

std::optional<std::uint64_t> Play::perft(const Position& position, int depth,
                                         Budget& budget) const {
  if (depth == 0) return 1;
  return count_from(settled(position), depth, budget);
}

std::uint64_t Play::perft(const Position& position, int depth) const {
  Budget budget(endless);
  return perft(position, depth, budget).value_or(0);
}

std::int64_t Play::weight() const { return tables_->weight(); }

std::int64_t Play::cost() const { return (tables_->keeps_attacks() ? 50 : 3) * weight(); }

}  // namespace boardwright::play
