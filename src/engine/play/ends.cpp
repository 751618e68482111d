// Finds the end of a game in its position, and in those that it has had.
#include "play/ends.h"

#include <algorithm>
#include <climits>

#include "base/index.h"
#include "play/move_generator.h"
#include "play/sameness.h"

namespace boardwright::play {
namespace {

/// The first seat of another team that is still in play; a game for two has one.
std::optional<SeatId> opponent_of(const Position& position, SeatId seat, const PlayTables& tables) {
  for (const SeatId other : tables.seats())
    if (position.opposes(other, seat)) return other;
  return std::nullopt;
}

std::optional<SeatId> winner(Result result, SeatId seat, const Position& position,
                             const PlayTables& tables) {
  if (result == Result::draw) return std::nullopt;
  return result == Result::win ? seat : opponent_of(position, seat, tables);
}

bool has_won(const Position& position, SeatId seat, const PieceList& wanted) {
  return !wanted.empty() && std::all_of(wanted.begin(), wanted.end(), [&](PieceId piece) {
    return position.has_taken(seat, piece);
  });
}

/// The goals of a game.
class Goals {
 public:
  Goals(const PlayTables& tables, const Position& position)
      : tables_(tables), position_(position) {}

  std::optional<Ending> ending(std::size_t place) const {
    const Goal& goal = tables_.rules.end.goals[place];
    const SeatId turn = position_.turn;
    const bool reached = has_reached(place, turn);
    for (const SeatId seat : tables_.seats()) {
      if (seat == turn || goal.held || !has_reached(place, seat)) continue;
      if (goal.safe && is_attacked(place, seat)) continue;
      if (!goal.reply) return told(place, seat, seat);
      if (reached) return told(place, seat, std::nullopt);
      if (turn < seat || !can_reach(place, turn)) return told(place, seat, seat);
    }
    if (reached && !(goal.safe && is_attacked(place, turn))) return told(place, turn, turn);
    return std::nullopt;
  }

 private:
  Ending told(std::size_t place, SeatId seat, std::optional<SeatId> winner) const {
    if (winner)
      winner = play::winner(tables_.rules.end.goals[place].result, *winner, position_, tables_);
    return {Ending::By::goal, winner, seat, who_has_reached(place, seat), place};
  }

  bool has_reached(std::size_t place, SeatId seat) const {
    return who_has_reached(place, seat) != no_piece;
  }

  PieceId who_has_reached(std::size_t place, SeatId seat) const {
    const Goal& goal = tables_.rules.end.goals[place];
    for (const CellId cell : tables_.goals(place)[index(seat)].list())
      if (const Man& man = position_.at(cell);
          !man.none() && man.seat == seat && among(man.piece, goal.pieces))
        return man.piece;
    return no_piece;
  }

  /// Whether an opponent could take each man who has reached the zone.
  bool is_attacked(std::size_t place, SeatId seat) const {
    const Goal& goal = tables_.rules.end.goals[place];
    Position position = position_;
    const MoveGenerator generator(tables_, position);
    const std::vector<CellId> cells = tables_.goals(place)[index(seat)].list();
    return std::all_of(cells.begin(), cells.end(), [&](CellId cell) {
      const Man& man = position_.at(cell);
      return man.none() || man.seat != seat || !among(man.piece, goal.pieces) ||
             generator.attacked(cell, seat);
    });
  }

  bool can_reach(std::size_t place, SeatId seat) const {
    const Goal& goal = tables_.rules.end.goals[place];
    Position position = position_;
    std::vector<Ply> plies;
    MoveGenerator(tables_, position).add_legal(seat, plies);
    return std::any_of(plies.begin(), plies.end(), [&](const Ply& ply) {
      return ply.from != no_cell && among(position_.at(ply.from).piece, goal.pieces) &&
             tables_.goals(place)[index(seat)].contains(ply.to);
    });
  }

  const PlayTables& tables_;
  const Position& position_;
};

/// What all men of a seat are worth.
int points_of(const PlayTables& tables, const Position& position, SeatId seat) {
  const auto& bonus = tables.rules.end.points.bonus;
  const auto more = bonus.find(tables.board.seat(seat).name);
  std::int64_t points = more == bonus.end() ? 0 : more->second;
  for (const CellId cell : tables.board.cells())
    if (const Man& man = position.at(cell); !man.none() && man.seat == seat)
      points += std::int64_t{position.count_on(cell)} * tables.pieces[index(man.piece)].value;
  for (const PieceId piece : Ids<PieceId>(tables.pieces.size()))
    points += std::int64_t{position.in_hand(seat, piece, tables.pieces.size())} *
              tables.pieces[index(piece)].value;
  return static_cast<int>(std::clamp<std::int64_t>(points, INT_MIN, INT_MAX));
}

/// A draw, but where points decide it is won by who has most of them.
Ending by_points(const PlayTables& tables, const Position& position, Ending::By by) {
  if (!tables.rules.end.points.decides) return {by, std::nullopt};
  std::optional<SeatId> first;
  bool alone = false;
  int most = 0;
  for (const SeatId seat : tables.seats()) {
    if (!position.active(seat)) continue;
    const int points = points_of(tables, position, seat);
    if (first && points < most) continue;
    alone = !first || points > most;
    first = seat;
    most = points;
  }
  return {by, alone ? first : std::nullopt};
}

/// The one side that has given check by each of its moves in a part of a game, if there is one.
std::optional<SeatId> perpetual_checker(const PlayTables& tables, std::span<const Position> game) {
  if (tables.rules.end.perpetual == Result::draw || game.size() < 2) return std::nullopt;
  std::optional<SeatId> found;
  for (const SeatId seat : tables.seats()) {
    const auto checks = [&](std::size_t move) {
      const Position& before = game[move - 1];
      if (before.turn != seat) return true;
      Position after = game[move];
      return MoveGenerator(tables, after).in_check(after.turn);
    };
    bool all = game.back().active(seat);
    for (std::size_t move = 1; all && move < game.size(); ++move) all = checks(move);
    if (!all) continue;
    if (found) return std::nullopt;
    found = seat;
  }
  return found;
}

/// How many men of some pieces a seat has, those in hand among them; none: of all.
int count_of(const PlayTables& tables, const Position& position, SeatId seat,
             const PieceList& pieces) {
  int count = 0;
  for (const Man& man : position.men)
    if (!man.none() && man.seat == seat && man.piece != tables.rules.must.blocker &&
        (pieces.empty() || among(man.piece, pieces)))
      ++count;
  if (position.hand.empty()) return count;
  for (const PieceId piece : Ids<PieceId>(tables.pieces.size()))
    if (pieces.empty() || among(piece, pieces))
      count += position.in_hand(seat, piece, tables.pieces.size());
  return count;
}

bool is_extinct(const PlayTables& tables, const Position& position, SeatId seat,
                const Extinction& rule, const PieceList& pieces) {
  if (count_of(tables, position, seat, pieces) > rule.left) return false;
  if (rule.against == 0 && !rule.reply) return true;
  const int needed = rule.against + (rule.reply && seat == position.turn ? 1 : 0);
  return std::any_of(tables.seats().begin(), tables.seats().end(), [&](SeatId other) {
    return position.opposes(other, seat) && count_of(tables, position, other, pieces) >= needed;
  });
}

std::optional<Ending> extinction(const PlayTables& tables, const Position& position,
                                 std::size_t place) {
  const Extinction& rule = tables.rules.end.extinctions[place];
  for (const SeatId seat : tables.seats()) {
    if (!position.active(seat)) continue;
    const auto ending = [&](PieceId piece) {
      return Ending{Ending::By::extinction, winner(rule.result, seat, position, tables), seat,
                    piece, place};
    };
    if (!rule.each && is_extinct(tables, position, seat, rule, rule.pieces))
      return ending(no_piece);
    for (const PieceId piece : rule.pieces)
      if (rule.each && is_extinct(tables, position, seat, rule, {piece})) return ending(piece);
  }
  return std::nullopt;
}

}  // namespace

bool are_facing(const PlayTables& tables, const Position& position) {
  const Topology& topology = tables.board.topology;
  for (const CellId cell : tables.board.cells()) {
    const Man& man = position.at(cell);
    if (man.none() || !tables.is_royal(man.piece)) continue;
    auto next = topology.walk(cell, tables.board.forward(man.seat, cell));
    while (next && position.at(next->cell).none()) next = topology.walk(next->cell, next->heading);
    if (next && tables.is_royal(position.at(next->cell).piece) &&
        !position.are_team(position.at(next->cell).seat, man.seat))
      return true;
  }
  return false;
}

std::optional<Ending> decided(const PlayTables& tables, const Position& position) {
  const Ends& end = tables.rules.end;
  for (const SeatId seat : tables.seats()) {
    if (has_won(position, seat, end.victory)) return Ending{Ending::By::collection, seat, seat};
    if (end.checks > 0 && position.checks[index(seat)] >= end.checks)
      return Ending{Ending::By::checks, seat, seat};
  }
  if (tables.rules.must.facing && position.passes > 0 && are_facing(tables, position))
    return by_points(tables, position, Ending::By::facing);
  if (end.passes > 0 && position.passes >= end.passes)
    return by_points(tables, position, Ending::By::passes);
  for (std::size_t i = 0; i < end.goals.size(); ++i)
    if (const auto found = Goals(tables, position).ending(i)) return found;
  for (std::size_t i = 0; i < end.extinctions.size(); ++i)
    if (const auto found = extinction(tables, position, i)) return found;
  for (const SeatId seat : tables.seats())
    if (end.points.left >= 0 && position.active(seat) &&
        points_of(tables, position, seat) <= end.points.left)
      return Ending{Ending::By::points, opponent_of(position, seat, tables), seat};
  return std::nullopt;
}

namespace {

/// Who has mated the seat whose turn it is: of those that attack its royal men, the one that has
/// moved last.
std::optional<SeatId> who_mates(const PlayTables& tables, const Position& position) {
  std::optional<SeatId> found;
  for (const SeatId seat : tables.seats()) {
    if (!position.opposes(seat, position.turn)) continue;
    Position alone = position;
    for (const SeatId other : tables.seats())
      if (other != seat && position.opposes(other, position.turn))
        alone.standing[index(other)] = Standing::mated;
    const int before = tables.board.turns_between(seat, position.turn);
    if (MoveGenerator(tables, alone).in_check(position.turn) &&
        (!found || before < tables.board.turns_between(*found, position.turn)))
      found = seat;
  }
  return found;
}

}  // namespace

Ending without_moves(const PlayTables& tables, const Position& position, bool in_check) {
  const Ends& end = tables.rules.end;
  if (in_check && end.mate == Result::loss)
    return {Ending::By::mate, who_mates(tables, position), position.turn};
  return {in_check ? Ending::By::mate : Ending::By::stalemate,
          winner(in_check ? end.mate : end.stalemate, position.turn, position, tables),
          position.turn};
}

std::optional<Ending> by_history(const PlayTables& tables, std::span<const Position> game) {
  const Ends& end = tables.rules.end;
  if (end.quiet > 0 && game.back().quiet >= end.quiet)
    return by_points(tables, game.back(), Ending::By::quiet);
  if (end.repetition == 0) return std::nullopt;
  const auto essence = [&](const Position& position) {
    return in_essence(position, tables.board, tables.pieces, tables.rules);
  };
  const Position now = essence(game.back());
  const auto is_now = [&](const Position& position) {
    return position.turn == now.turn && essence(position) == now;
  };
  if (std::count_if(game.begin(), game.end(), is_now) < end.repetition) return std::nullopt;
  const auto first = std::find_if(game.begin(), game.end(), is_now);
  if (const auto checker = perpetual_checker(tables, {first, game.end()}))
    return Ending{Ending::By::repetition, winner(end.perpetual, *checker, game.back(), tables),
                  *checker, no_piece, Ending::perpetual};
  if (end.repeating != Result::draw && game.size() > 1) {
    const SeatId seat = game[game.size() - 2].turn;
    return Ending{Ending::By::repetition, winner(end.repeating, seat, game.back(), tables), seat,
                  no_piece, Ending::repeating};
  }
  return by_points(tables, game.back(), Ending::By::repetition);
}

}  // namespace boardwright::play
