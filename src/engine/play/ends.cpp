// Finds the ending of a game from its current position and from its history.
#include "play/ends.h"

#include <algorithm>
#include <climits>

#include "base/few.h"
#include "base/index.h"
#include "play/move_generator.h"
#include "play/perpetual.h"
#include "play/sameness.h"

namespace boardwright::play {
namespace {

/// How many turns ago a seat moved: 1 for the seat before the one whose turn it is.
int turns_ago(const PlayTables& tables, const Position& position, SeatId seat) {
  const int turns = tables.board.turns_between(seat, position.turn);
  return turns == 0 ? static_cast<int>(tables.seats().size()) : turns;
}

/// The seats that satisfy a condition, the latest to move first.
template <class Condition>
std::vector<SeatId> latest_first(const PlayTables& tables, const Position& position,
                                 const Condition& condition) {
  std::vector<SeatId> found;
  for (const SeatId seat : tables.seats())
    if (condition(seat)) found.push_back(seat);
  base::sort_few(found, [&](SeatId a, SeatId b) {
    return turns_ago(tables, position, a) < turns_ago(tables, position, b);
  });
  return found;
}

/// All seats in the order in which ends are tested: the one that has just moved, then the others in
/// the order of turns.
std::vector<SeatId> asked_in_turn(const PlayTables& tables, const Position& position) {
  std::vector<SeatId> seats = latest_first(
      tables, position, [&](SeatId seat) { return position.active(seat) || position.mated(seat); });
  std::reverse(seats.begin(), seats.end());
  const auto last = std::find_if(seats.rbegin(), seats.rend(),
                                 [&](SeatId seat) { return position.active(seat); });
  if (last != seats.rend()) std::rotate(seats.begin(), std::prev(last.base()), seats.end());
  return seats;
}

/// Adds the winner. A loss is a win for the opponent; with several teams, for the seat that moved
/// last, and for no seat if that is the loser itself or its partner.
Ending with_result(Ending ending, Result result, SeatId seat, const Position& position,
                   const PlayTables& tables) {
  if (result == Result::draw) return ending;
  if (result == Result::quarter) {
    ending.better = with_result(ending, Result::loss, seat, position, tables).winner;
    return ending;
  }
  ending.winner = seat;
  if (result == Result::win) return ending;
  const auto opponents =
      latest_first(tables, position, [&](SeatId other) { return position.opposes(other, seat); });
  const bool one_team = std::all_of(opponents.begin(), opponents.end(), [&](SeatId other) {
    return position.are_team(other, opponents.front());
  });
  const auto active =
      latest_first(tables, position, [&](SeatId other) { return position.active(other); });
  const bool by_itself = !active.empty() && position.are_team(active.front(), seat);
  ending.winner.reset();
  if (!opponents.empty() && (one_team || !by_itself)) ending.winner = opponents.front();
  if (!ending.winner && !opponents.empty()) ending.loser = seat;
  return ending;
}

/// The goals of a game.
class Goals {
 public:
  Goals(const PlayTables& tables, const Position& position)
      : tables_(tables), position_(position) {}

  std::optional<Ending> ending(std::size_t place) const {
    const Goal& goal = tables_.rules.end.goals[place];
    std::vector<SeatId> reached;
    for (const SeatId seat : asked_in_turn(tables_, position_))
      if (position_.active(seat) && has_reached(place, seat)) reached.push_back(seat);
    if (reached.empty()) return std::nullopt;
    const SeatId first = reached.front();
    if (!goal.reply) return ending_of(place, first);
    const auto opposes = [&](SeatId seat) { return position_.opposes(seat, first); };
    if (std::any_of(reached.begin(), reached.end(), opposes))
      return Ending{Ending::By::goal, {}, reached.back(), piece_type_in_goal(place, first), place};
    if (can_be_answered(place, first)) return std::nullopt;
    return ending_of(place, first);
  }

 private:
  Ending ending_of(std::size_t place, SeatId seat) const {
    return with_result({Ending::By::goal, {}, seat, piece_type_in_goal(place, seat), place},
                       tables_.rules.end.goals[place].result, seat, position_, tables_);
  }

  /// Whether an opponent later in the same round could reach the goal at once.
  bool can_be_answered(std::size_t place, SeatId first) const {
    return std::any_of(tables_.seats().begin(), tables_.seats().end(), [&](SeatId seat) {
      return seat > first && seat >= position_.turn && position_.turn > first &&
             position_.opposes(seat, first) && can_reach(place, seat);
    });
  }

  bool has_reached(std::size_t place, SeatId seat) const {
    return piece_type_in_goal(place, seat) != no_piece_type;
  }

  PieceTypeId piece_type_in_goal(std::size_t place, SeatId seat) const {
    const Goal& goal = tables_.rules.end.goals[place];
    for (const CellId cell : tables_.goals(place)[index(seat)])
      if (const Piece& piece = position_.at(cell);
          !piece.none() && piece.seat == seat && among(piece.piece_type, goal.piece_types))
        return piece.piece_type;
    return no_piece_type;
  }

  bool can_reach(std::size_t place, SeatId seat) const {
    const Goal& goal = tables_.rules.end.goals[place];
    Position position = position_;
    std::vector<Move> moves;
    MoveGenerator(tables_, position).add_legal(seat, moves);
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
      if (move.is_pass() || !tables_.goals(place)[index(seat)].contains(move.to)) return false;
      const PieceTypeId put = move.put_as();
      const PieceTypeId comes = put != no_piece_type ? put : position_.at(move.from).piece_type;
      return among(comes, goal.piece_types);
    });
  }

  const PlayTables& tables_;
  const Position& position_;
};

/// The points of a seat: its bonus and the values of its pieces, on the board and in hand.
int points_of(const PlayTables& tables, const Position& position, SeatId seat) {
  const auto& bonus = tables.rules.end.points.bonus;
  const auto more = bonus.find(tables.board.seat(seat).name);
  std::int64_t points = more == bonus.end() ? 0 : more->second;
  for (const CellId cell : tables.board.cells())
    if (const Piece& piece = position.at(cell);
        !piece.none() && piece.seat == seat && piece.piece_type != tables.blocker)
      points +=
          std::int64_t{position.count_on(cell)} * tables.piece_types[index(piece.piece_type)].value;
  for (const PieceTypeId piece_type : Ids<PieceTypeId>(tables.piece_types.size()))
    points += std::int64_t{position.in_hand(seat, piece_type, tables.piece_types.size())} *
              tables.piece_types[index(piece_type)].value;
  return static_cast<int>(std::clamp<std::int64_t>(points, INT_MIN, INT_MAX));
}

/// The only side with the most pieces of some types, or the most points; nothing in a tie.
std::optional<SeatId> with_most(const PlayTables& tables, const Position& position,
                                const RuleTerm& what) {
  const auto measure = [&](SeatId seat) -> std::int64_t {
    if (what.word != RuleWord::value) return tables.line_rules.count(what.pieces, position, seat);
    std::int64_t points = 0;
    for (const SeatId each : tables.seats())
      if (position.active(each) && position.are_team(each, seat))
        points += points_of(tables, position, each);
    return points;
  };
  std::optional<SeatId> first;
  bool alone = false;
  std::int64_t most = 0;
  for (const SeatId seat : tables.seats()) {
    if (!position.active(seat) || (first && position.are_team(*first, seat))) continue;
    const std::int64_t much = measure(seat);
    if (first && much < most) continue;
    alone = !first || much > most;
    first = seat;
    most = much;
  }
  return alone ? first : std::nullopt;
}

/// A draw or, if a line says so, a win of the side with the most.
Ending drawn(const PlayTables& tables, const Position& position, Ending ending) {
  for (const RuleLine* line : tables.line_rules.of(RulePhase::draws))
    for (const SeatId seat : asked_in_turn(tables, position))
      if (!ending.winner && tables.line_rules.holds(*line, position, Turn{seat}))
        ending.winner = with_most(tables, position, line->then.of);
  return ending;
}

/// The only seat that has given check with each of its moves in a part of a game, if any.
std::optional<SeatId> perpetual_checker(const PlayTables& tables, std::span<const Position> game) {
  if (tables.rules.end.perpetual == Result::draw) return std::nullopt;
  std::optional<SeatId> found;
  for (const SeatId seat : tables.seats()) {
    if (!has_checked_always(tables, game, seat)) continue;
    if (found) return std::nullopt;
    found = seat;
  }
  return found;
}

/// How many pieces of some types a seat has, including those in hand; of all types if none are
/// given.
int count_of(const PlayTables& tables, const Position& position, SeatId seat,
             const PieceTypeList& piece_types) {
  int count = 0;
  for (const CellId cell : tables.board.cells())
    if (const Piece& piece = position.at(cell);
        !piece.none() && piece.seat == seat && piece.piece_type != tables.blocker &&
        (piece_types.empty() || among(piece.piece_type, piece_types)))
      count += position.count_on(cell);
  if (position.hand.empty()) return count;
  for (const PieceTypeId piece_type : Ids<PieceTypeId>(tables.piece_types.size()))
    if (piece_types.empty() || among(piece_type, piece_types))
      count += position.in_hand(seat, piece_type, tables.piece_types.size());
  return count;
}

bool is_extinct(const PlayTables& tables, const Position& position, SeatId seat,
                const Extinction& rule, const PieceTypeList& piece_types) {
  if (count_of(tables, position, seat, piece_types) > rule.left) return false;
  if (rule.against == 0 && !rule.reply) return true;
  const int needed = rule.against + (rule.reply && seat == position.turn ? 1 : 0);
  return std::any_of(tables.seats().begin(), tables.seats().end(), [&](SeatId other) {
    return position.opposes(other, seat) &&
           count_of(tables, position, other, piece_types) >= needed;
  });
}

std::optional<Ending> extinction(const PlayTables& tables, const Position& position,
                                 std::size_t place) {
  const Extinction& rule = tables.rules.end.extinctions[place];
  for (const SeatId seat : asked_in_turn(tables, position)) {
    if (!position.active(seat)) continue;
    const auto ending = [&](PieceTypeId piece_type) {
      return with_result({Ending::By::extinction, {}, seat, piece_type, place}, rule.result, seat,
                         position, tables);
    };
    if (!rule.each && is_extinct(tables, position, seat, rule, rule.piece_types))
      return ending(no_piece_type);
    for (const PieceTypeId piece_type : rule.piece_types)
      if (rule.each && is_extinct(tables, position, seat, rule, {piece_type}))
        return ending(piece_type);
  }
  return std::nullopt;
}

/// Whether the number of attacked, or of safe, pieces meets a condition.
bool holds_under_threat(const PlayTables& tables, const Position& position, const RuleTerm& term,
                        SeatId seat) {
  const std::vector<CellId> cells = tables.line_rules.counted(term, position, seat);
  int count = 0;
  if (!cells.empty()) {
    Position copy = position;
    const MoveGenerator generator(tables, copy);
    for (const CellId cell : cells)
      if (generator.attacked(cell, position.at(cell).seat) ==
          (term.threat == RuleTerm::Threat::attacked))
        ++count;
  }
  return (term.least <= count && count <= term.most) != term.negated;
}

/// Whether a rule line that ends the game holds for an active seat, earlier positions aside.
bool holds_at_end(const PlayTables& tables, const Position& position, const RuleLine& line,
                  SeatId seat) {
  return position.active(seat) && tables.line_rules.holds(line, position, Turn{seat}) &&
         std::ranges::all_of(line.when, [&](const RuleTerm& term) {
           return term.threat == RuleTerm::Threat::any ||
                  holds_under_threat(tables, position, term, seat);
         });
}

/// The ending by a line that holds for a seat.
Ending ended_by(const PlayTables& tables, const Position& position, const RuleLine& line,
                SeatId seat) {
  const auto place = static_cast<std::size_t>(&line - tables.rules.lines.data());
  const auto ending = [&](Result result) {
    return with_result({Ending::By::line, {}, seat, no_piece_type, place}, result, seat, position,
                       tables);
  };
  switch (line.then.word) {
    case RuleWord::wins: return ending(Result::win);
    case RuleWord::loses: return ending(Result::loss);
    case RuleWord::most:
      return {Ending::By::line, with_most(tables, position, line.then.of), seat, no_piece_type,
              place};
    default: return drawn(tables, position, {Ending::By::line, {}, seat, no_piece_type, place});
  }
}

std::optional<Ending> by_line(const PlayTables& tables, const Position& position,
                              const RuleLine& line) {
  for (const SeatId seat : asked_in_turn(tables, position))
    if (holds_at_end(tables, position, line, seat)) return ended_by(tables, position, line, seat);
  return std::nullopt;
}

/// The lines about repeated positions. `game` begins where the current position first occurred.
class Repeated {
 public:
  Repeated(const PlayTables& tables, std::span<const Position> game, std::ptrdiff_t times)
      : tables_(tables), game_(game), times_(times) {}

  std::optional<Ending> ending() const {
    for (const RuleLine* line : tables_.line_rules.of(RulePhase::history))
      for (const SeatId seat : asked_in_turn(tables_, game_.back()))
        if (holds(*line, seat) && !is_balanced(*line, seat))
          return ended_by(tables_, game_.back(), *line, seat);
    return std::nullopt;
  }

 private:
  static const RuleTerm* always_of(const RuleLine& line) {
    const auto found = std::ranges::find(line.when, true, &RuleTerm::always);
    return found == line.when.end() ? nullptr : &*found;
  }

  bool holds(const RuleLine& line, SeatId seat) const {
    return holds_at_end(tables_, game_.back(), line, seat) &&
           std::ranges::all_of(line.when, [&](const RuleTerm& term) {
             if (term.word == RuleWord::repeated) return times_ >= term.number;
             if (!term.always) return true;
             return term.word == RuleWord::checking
                        ? has_checked_always(tables_, game_, seat)
                        : has_attacked_always(tables_, game_, seat, term);
           });
  }

  /// Whether an opponent has always done the same, by this line or another with the same effect.
  bool is_balanced(const RuleLine& line, SeatId seat) const {
    const RuleTerm* always = always_of(line);
    return always != nullptr &&
           std::ranges::any_of(
               tables_.line_rules.of(RulePhase::history), [&](const RuleLine* each) {
                 const RuleTerm* like = always_of(*each);
                 return like != nullptr && like->word == always->word &&
                        each->then.word == line.then.word &&
                        std::ranges::any_of(tables_.seats(), [&](SeatId other) {
                          return game_.back().opposes(other, seat) && holds(*each, other);
                        });
               });
  }

  const PlayTables& tables_;
  std::span<const Position> game_;
  std::ptrdiff_t times_;
};

}  // namespace

std::optional<Ending> decided(const PlayTables& tables, const Position& position) {
  const Ends& end = tables.rules.end;
  const std::vector<SeatId> seats = asked_in_turn(tables, position);
  for (const SeatId seat : seats)
    if (end.checks > 0 && position.checks[index(seat)] >= end.checks)
      return Ending{Ending::By::checks, seat, seat};
  for (std::size_t i = 0; i < end.goals.size(); ++i)
    if (const auto found = Goals(tables, position).ending(i)) return found;
  for (std::size_t i = 0; i < end.extinctions.size(); ++i)
    if (const auto found = extinction(tables, position, i)) return found;
  for (const SeatId seat : seats)
    if (end.points.left >= 0 && position.active(seat) &&
        points_of(tables, position, seat) <= end.points.left)
      return with_result({Ending::By::points, {}, seat}, Result::loss, seat, position, tables);
  for (const RuleLine* line : tables.line_rules.of(RulePhase::ends))
    if (const auto found = by_line(tables, position, *line)) return found;
  return std::nullopt;
}

namespace {

/// The seat that has mated the one whose turn it is: of those that check it, or take part in a
/// check that several opponents give together, the latest to move.
std::optional<SeatId> mating_seat(const PlayTables& tables, const Position& position) {
  const auto attacks = [&](SeatId seat) {
    if (!position.opposes(seat, position.turn)) return false;
    Position alone = position;
    for (const SeatId other : tables.seats())
      if (other != seat && position.opposes(other, position.turn))
        alone.standing[index(other)] = Standing::mated;
    return MoveGenerator(tables, alone).shares_check(position.turn);
  };
  const auto found = latest_first(tables, position, attacks);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

}  // namespace

Ending without_moves(const PlayTables& tables, const Position& position, bool in_check) {
  const Ends& end = tables.rules.end;
  const SeatId seat = position.turn;
  if (in_check && end.mate == Result::loss)
    if (const auto winner = mating_seat(tables, position)) return {Ending::By::mate, winner, seat};
  return with_result({in_check ? Ending::By::mate : Ending::By::stalemate, {}, seat},
                     in_check ? end.mate : end.stalemate, seat, position, tables);
}

std::optional<Ending> by_history(const PlayTables& tables, std::span<const Position> game) {
  const Ends& end = tables.rules.end;
  if (end.quiet > 0 && game.back().quiet >= end.quiet)
    return drawn(tables, game.back(), {Ending::By::quiet, {}});
  if (end.repetition == 0 && !tables.line_rules.has(RulePhase::history)) return std::nullopt;
  const Position now = repetition_key(game.back(), tables);
  const auto are_alike = [](const Piece& one, const Piece& other) {
    return one.piece_type == other.piece_type && one.seat == other.seat;
  };
  const auto is_now = [&](const Position& position) {
    return position.turn == now.turn &&
           std::ranges::equal(position.pieces, game.back().pieces, are_alike) &&
           repetition_key(position, tables) == now;
  };
  const auto times = std::count_if(game.begin(), game.end(), is_now);
  const bool is_repetition = end.repetition > 0 && times >= end.repetition;
  const std::span since(std::find_if(game.begin(), game.end(), is_now), game.end());
  if (is_repetition)
    if (const auto checker = perpetual_checker(tables, since))
      return with_result({Ending::By::repetition, {}, *checker, no_piece_type, Ending::perpetual},
                         end.perpetual, *checker, game.back(), tables);
  if (const auto found = Repeated(tables, since, times).ending()) return found;
  if (!is_repetition) return std::nullopt;
  if (end.repeating != Result::draw && game.size() > 1) {
    const SeatId seat = game[game.size() - 2].turn;
    return with_result({Ending::By::repetition, {}, seat, no_piece_type, Ending::repeating},
                       end.repeating, seat, game.back(), tables);
  }
  return drawn(tables, game.back(), {Ending::By::repetition, {}});
}

}  // namespace boardwright::play
