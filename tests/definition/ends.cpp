// Section "Ends" of semantics.md.
#include <algorithm>

#include "definition/definition.h"

namespace boardwright::definition {
namespace {

using play::Result;

/// Asks one end after the other.
class Judge {
 public:
  Judge(const Rules& rules, const Position& position) : rules_(rules), position_(position) {
    // The seat that has just moved, then the others in the order of turns.
    const auto seats = rules.board.seats.size();
    SeatId seat = position.turn;
    for (std::size_t i = 0; i < seats; ++i) {
      if (seat != position.turn && position.plays(seat)) order_.push_back(seat);
      seat = rules.board.seat_after(seat);
    }
    if (position.plays(position.turn)) order_.push_back(position.turn);
    // The last before the one to move has just moved.
    if (order_.size() > 1) {
      std::rotate(order_.begin(), order_.end() - 2, order_.end() - 1);
      std::rotate(order_.begin() + 1, order_.end() - 1, order_.end());
    }
  }

  SeatId mover() const { return order_.front(); }

  std::optional<Ending> decided() const {
    if (const auto end = checks()) return end;
    if (const auto end = goals()) return end;
    if (const auto end = extinctions()) return end;
    if (const auto end = points_left()) return end;
    for (const play::RuleLine& line : rules_.play.lines)
      for (const SeatId seat : order_)
        if (ends_by_line(rules_, position_, seat, line)) return by_line(line, seat);
    return std::nullopt;
  }

  std::optional<Ending> without_moves() const {
    if (!legal_in_play(rules_, position_, position_.turn).empty()) return std::nullopt;
    const bool mated = in_check(rules_, position_, position_.turn);
    if (mated && !rules_.play.abandoned.empty()) {
      const Position then = settled(rules_, position_);
      for (const SeatId seat : rules_.board.seat_ids())
        if (then.plays(seat) && then.opposes(seat, then.turn)) return std::nullopt;
    }
    const Result result = mated ? rules_.play.end.mate : rules_.play.end.stalemate;
    Ending end = ended(mated ? Ending::By::mate : Ending::By::stalemate, position_.turn, result);
    if (mated && result == Result::loss && sides() > 2) {
      end.winner = attacker_of_king();
      end.loser.reset();
    }
    return end;
  }

  std::optional<Ending> by_counters(const std::vector<Position>& game) const {
    const auto& end = rules_.play.end;
    if (end.quiet > 0 && position_.quiet >= end.quiet) return drawn(Ending::By::quiet);
    const bool asks = std::any_of(rules_.play.lines.begin(), rules_.play.lines.end(),
                                  [](const play::RuleLine& line) {
                                    return play::phase_of(line) == play::RulePhase::history;
                                  });
    return end.repetition > 0 || asks ? repeated(game) : std::nullopt;
  }

 private:
  int sides() const {
    std::set<SeatId> teams;
    for (const SeatId seat : rules_.board.seat_ids())
      if (position_.standing[index(seat)] != Standing::absent)
        teams.insert(position_.team[index(seat)]);
    return static_cast<int>(teams.size());
  }

  /// The end that this result of a seat is.
  Ending ended(Ending::By by, SeatId seat, Result result) const {
    Ending end;
    end.by = by;
    end.seat = seat;
    if (result == Result::win) end.winner = seat;
    if (result == Result::quarter) end.better = ended(by, seat, Result::loss).winner;
    if (result != Result::loss) return end;
    if (sides() <= 2) {
      for (const SeatId each : order_)
        if (position_.opposes(seat, each) && !end.winner) end.winner = each;
    } else if (position_.opposes(seat, mover())) {
      end.winner = mover();
    } else {
      end.loser = seat;
    }
    return end;
  }

  Ending by_line(const play::RuleLine& line, SeatId seat) const {
    using play::RuleWord;
    if (line.then.word == RuleWord::wins) return ended(Ending::By::line, seat, Result::win);
    if (line.then.word == RuleWord::loses) return ended(Ending::By::line, seat, Result::loss);
    Ending end = ended(Ending::By::line, seat, Result::draw);
    if (line.then.word != RuleWord::most) return drawn(end);
    end.winner = with_most(line.then.of);
    return end;
  }

  /// The side with more than each other, of pieces or of what they are worth.
  std::optional<SeatId> with_most(const play::RuleTerm& what) const {
    const auto count = [&](SeatId each) {
      if (what.word != play::RuleWord::value)
        return pieces_for_line(rules_, position_, each, what.pieces);
      int points = 0;
      for (const SeatId other : order_)
        if (position_.team[index(other)] == position_.team[index(each)]) points += points_of(other);
      return points;
    };
    for (const SeatId each : rules_.board.seat_ids())
      if (position_.plays(each) && std::all_of(order_.begin(), order_.end(), [&](SeatId other) {
            return !position_.opposes(each, other) || count(other) < count(each);
          }))
        return each;
    return std::nullopt;
  }

  std::optional<Ending> checks() const {
    const int wanted = rules_.play.end.checks;
    if (wanted > 0)
      for (const SeatId seat : order_)
        if (position_.checks[index(seat)] >= wanted)
          return ended(Ending::By::checks, seat, Result::win);
    return std::nullopt;
  }

  bool has_reached(const Position& position, const play::Goal& goal, SeatId seat) const {
    for (const CellId cell : rules_.zone(goal.zone, seat)) {
      const auto& piece = position.at(cell);
      if (!piece || piece->seat != seat || !among(piece->piece_type, goal.piece_types)) continue;
      return true;
    }
    return false;
  }
  std::optional<Ending> goals() const {
    for (const play::Goal& goal : rules_.play.end.goals) {
      std::vector<SeatId> reached;
      for (const SeatId seat : order_)
        if (has_reached(position_, goal, seat)) reached.push_back(seat);
      if (reached.empty()) continue;
      if (!goal.reply) return ended(Ending::By::goal, reached.front(), goal.result);
      const bool by_others = std::any_of(reached.begin(), reached.end(), [&](SeatId seat) {
        return position_.opposes(reached.front(), seat);
      });
      if (by_others) return ended(Ending::By::goal, reached.front(), Result::draw);
      if (may_be_answered(goal, reached.front())) continue;
      return ended(Ending::By::goal, reached.front(), goal.result);
    }
    return std::nullopt;
  }
  /// Whether a seat later in the round has a move by which it reaches the same goal.
  bool may_be_answered(const play::Goal& goal, SeatId reached) const {
    for (SeatId seat = position_.turn;
         index(seat) > index(reached) || (seat == position_.turn && index(seat) > index(reached));
         seat = rules_.board.seat_after(seat)) {
      if (position_.plays(seat))
        for (const Move& move : legal_in_play(rules_, position_, seat))
          if (has_reached(made(rules_, position_, seat, move), goal, seat)) return true;
      if (index(rules_.board.seat_after(seat)) == 0) break;
    }
    return false;
  }

  int count_of(SeatId seat, const std::vector<PieceTypeId>& types) const {
    int count = 0;
    for (const auto& piece : position_.pieces)
      if (piece && piece->seat == seat && (types.empty() || among(piece->piece_type, types)))
        count += piece->count;
    const auto& hand = position_.hands[index(seat)];
    for (std::size_t type = 0; type < hand.size(); ++type)
      if (types.empty() || among(static_cast<PieceTypeId>(type), types)) count += hand[type];
    return count;
  }
  std::optional<Ending> extinctions() const {
    for (const play::Extinction& rule : rules_.play.end.extinctions)
      for (const SeatId seat : order_) {
        std::vector<std::vector<PieceTypeId>> groups{rule.piece_types};
        if (rule.each) {
          groups.clear();
          for (const PieceTypeId type : rule.piece_types) groups.push_back({type});
        }
        for (const auto& types : groups)
          if (is_extinct(rule, seat, types))
            return ended(Ending::By::extinction, seat, rule.result);
      }
    return std::nullopt;
  }
  bool is_extinct(const play::Extinction& rule, SeatId seat,
                  const std::vector<PieceTypeId>& types) const {
    if (count_of(seat, types) > rule.left) return false;
    bool rich = rule.against == 0, all_nearly = true;  // each such opponent, if there is any
    for (const SeatId each : order_) {
      if (!position_.opposes(seat, each)) continue;
      const int theirs = count_of(each, types);
      if (theirs >= rule.against) {
        rich = true;
        all_nearly = all_nearly && theirs - 1 < rule.against;
      }
    }
    if (!rich) return false;
    return !(rule.reply && seat == position_.turn && all_nearly);
  }

  int points_of(SeatId seat) const {
    const auto& bonus = rules_.play.end.points.bonus;
    const auto own = bonus.find(rules_.board.seat(seat).name);
    int points = own == bonus.end() ? 0 : own->second;
    for (const auto& piece : position_.pieces)
      if (piece && piece->seat == seat)
        points += rules_.type(piece->piece_type).value * piece->count;
    const auto& hand = position_.hands[index(seat)];
    for (std::size_t type = 0; type < hand.size(); ++type)
      points += rules_.piece_types[type].value * hand[type];
    return points;
  }
  std::optional<Ending> points_left() const {
    const int left = rules_.play.end.points.left;
    if (left >= 0)
      for (const SeatId seat : order_)
        if (points_of(seat) <= left) return ended(Ending::By::points, seat, Result::loss);
    return std::nullopt;
  }

  /// Whether an attack on a royal piece is a check or a part of one.
  bool counts_for_check(const Piece& royal) const {
    if (rules_.play.royal.check != play::RoyalRules::Check::last_of_kind) return true;
    int of_kind = 0;
    for (const CellId cell : rules_.board.cells())
      if (const auto& piece = position_.at(cell))
        if (piece->seat == royal.seat && piece->piece_type == royal.piece_type)
          of_kind += piece->count;
    return of_kind == 1;
  }

  std::optional<SeatId> attacker_of_king() const {
    std::optional<SeatId> winner;
    SeatId seat = position_.turn;
    for (std::size_t i = 1; i < rules_.board.seats.size(); ++i) {
      seat = rules_.board.seat_after(seat);  // the last of them has moved last
      if (!position_.opposes(position_.turn, seat)) continue;
      for (const CellId cell : rules_.board.cells()) {
        const auto& piece = position_.at(cell);
        if (piece && piece->seat == position_.turn && rules_.is_royal(*piece) &&
            counts_for_check(*piece) && is_attacked(rules_, position_, cell, seat))
          winner = seat;
      }
    }
    return winner;
  }

  /// A draw, unless a line gives it to the side with most.
  Ending drawn(Ending end) const {
    for (const play::RuleLine& line : rules_.play.lines)
      for (const SeatId seat : order_)
        if (!end.winner && settles_draws(rules_, position_, seat, line))
          end.winner = with_most(line.then.of);
    return end;
  }
  Ending drawn(Ending::By by) const {
    Ending end;
    end.by = by;
    return drawn(end);
  }

  // 11. Repetition.

  std::optional<Ending> repeated(const std::vector<Position>& game) const {
    int times = 0;
    std::size_t first = game.size();
    for (std::size_t i = game.size(); i-- > 0;)
      if (are_same(game[i], position_)) {
        ++times;
        first = i;
      }
    const auto& end = rules_.play.end;
    const bool often = end.repetition > 0 && times >= end.repetition;
    const std::vector<Position> since(game.begin() + static_cast<std::ptrdiff_t>(first),
                                      game.end());
    std::vector<SeatId> checking;
    for (const SeatId seat : order_)
      if (often && always_checks(since, seat)) checking.push_back(seat);
    if (checking.size() == 1 && end.perpetual != Result::draw)
      return ended(Ending::By::repetition, checking.front(), end.perpetual);
    if (const auto found = by_repeated_lines(since, times)) return found;
    if (!often) return std::nullopt;
    const SeatId by = game.size() > 1 ? game[game.size() - 2].turn : mover();
    if (end.repeating != Result::draw) return ended(Ending::By::repetition, by, end.repeating);
    return drawn(Ending::By::repetition);
  }
  bool always_checks(const std::vector<Position>& game, SeatId seat) const {
    bool moved = false;
    for (std::size_t i = 0; i + 1 < game.size(); ++i) {
      if (game[i].turn != seat) continue;
      moved = true;
      if (!opponent_in_check(rules_, game[i + 1], seat)) return false;
    }
    return moved;
  }

  /// Whether one piece has been attacked anew by each turn of the seat: each is followed.
  bool always_attacks(const std::vector<Position>& game, SeatId seat,
                      const play::RuleTerm& term) const {
    for (const CellId start : rules_.board.cells()) {
      std::optional<CellId> at = start;
      bool moved = false, always = true;
      for (std::size_t i = 0; always && at && i + 1 < game.size(); ++i) {
        const auto here = game[i].at(*at);
        if (!here) break;
        const CellId before = *at;
        at = stands_then(game[i], game[i + 1], before);
        if (game[i].turn == seat) {
          moved = true;
          always = at == before && !opponent_in_check(rules_, game[i + 1], seat) &&
                   could_take(rules_, game[i + 1], seat, term).contains(before) &&
                   !could_take(rules_, game[i], seat, term).contains(before);
        }
      }
      if (moved && always && at) return true;
    }
    return false;
  }

  /// Where the piece of a cell stands a turn later: there still, or on the only cell to which one
  /// of its kind and seat has come.
  std::optional<CellId> stands_then(const Position& before, const Position& then,
                                    CellId cell) const {
    const auto is_like = [&](const std::optional<Piece>& other) {
      return other && other->piece_type == before.at(cell)->piece_type &&
             other->seat == before.at(cell)->seat;
    };
    if (is_like(then.at(cell))) return cell;
    std::vector<CellId> come;
    for (const CellId each : rules_.board.cells())
      if (is_like(then.at(each)) && !is_like(before.at(each))) come.push_back(each);
    return come.size() == 1 ? std::optional(come.front()) : std::nullopt;
  }

  /// Whether a line about repetition holds for a seat.
  bool holds(const play::RuleLine& line, SeatId seat, const std::vector<Position>& since,
             int times) const {
    if (!holds_of_repetition(rules_, position_, seat, line)) return false;
    for (const play::RuleTerm& term : line.when) {
      if (term.word == play::RuleWord::repeated && times < term.number) return false;
      if (!term.always) continue;
      if (term.word == play::RuleWord::checking ? !always_checks(since, seat)
                                                : !always_attacks(since, seat, term))
        return false;
    }
    return true;
  }

  std::optional<Ending> by_repeated_lines(const std::vector<Position>& since, int times) const {
    const auto always = [](const play::RuleLine& line) {
      for (const play::RuleTerm& term : line.when)
        if (term.always) return std::optional(term.word);
      return std::optional<play::RuleWord>();
    };
    for (const play::RuleLine& line : rules_.play.lines)
      for (const SeatId seat : order_) {
        if (!holds(line, seat, since, times)) continue;
        bool alike = false;  // an opponent has done the same
        for (const play::RuleLine& other : rules_.play.lines)
          for (const SeatId each : order_)
            alike = alike || (always(line) && always(line) == always(other) &&
                              line.then.word == other.then.word && position_.opposes(seat, each) &&
                              holds(other, each, since, times));
        if (!alike) return by_line(line, seat);
      }
    return std::nullopt;
  }

  bool are_same(const Position& a, const Position& b) const {
    return a.turn == b.turn && without_idle_marks(a) == without_idle_marks(b) &&
           a.hands == b.hands && a.blockers == b.blockers && a.standing == b.standing &&
           known_marks(a) == known_marks(b) &&
           (rules_.play.end.checks == 0 || a.checks == b.checks) &&
           (!asks_what_was_taken(rules_) || a.took == b.took) && in_passing(a) == in_passing(b);
  }
  /// The marks without those that tell no positions apart.
  std::vector<std::vector<int>> known_marks(const Position& position) const {
    auto marks = position.marks;
    for (std::size_t i = 0; i < marks.size(); ++i)
      if (rules_.play.marks[i].aside) marks[i].clear();
    return marks;
  }
  /// The pieces without the marks `unmoved` on which nothing depends.
  std::vector<std::optional<Piece>> without_idle_marks(const Position& position) const {
    auto pieces = position.pieces;
    for (const CellId cell : rules_.board.cells())
      if (auto& piece = pieces[index(cell)])
        piece->unmoved = piece->unmoved && is_asked(position, cell);
    return pieces;
  }
  bool is_asked(const Position& position, CellId cell) const {
    const Piece& piece = *position.at(cell);
    const auto& hand = position.hands[index(piece.seat)];
    return rules_.type(piece.piece_type).state.contains("unmoved") ||
           std::any_of(
               rules_.play.rights.begin(), rules_.play.rights.end(),
               [&](const auto& right) { return among(piece.piece_type, right.piece_types); }) ||
           (!rules_.play.hand.gating_zone.empty() &&
            rules_.zone(rules_.play.hand.gating_zone, piece.seat).contains(cell) &&
            std::any_of(hand.begin(), hand.end(), [](int held) { return held > 0; })) ||
           std::any_of(rules_.board.cells().begin(), rules_.board.cells().end(), [&](CellId other) {
             return may_castle(position, cell, other) || may_castle(position, other, cell);
           });
  }
  /// Whether an unmoved King and Rook stand on one line, whatever is between them.
  bool may_castle(const Position& position, CellId king, CellId rook) const {
    const auto &one = position.at(king), &other = position.at(rook);
    if (!one || !other || king == rook || one->seat != other->seat || !one->unmoved ||
        !other->unmoved)
      return false;
    for (const play::Castling& rule : rules_.play.castling)
      if (!rule.moved && one->piece_type == rule.king && among(other->piece_type, rule.rooks))
        for (const Heading way : rule.ways) {
          const auto line = rules_.board.line(
              king, rotated(rules_.board.forward(one->seat, king), static_cast<int>(way)));
          if (among(rook, line)) return true;
        }
    return false;
  }
  std::vector<Passed> in_passing(const Position& position) const {
    const auto moves = legal_in_play(rules_, position, position.turn);
    const bool some =
        std::any_of(moves.begin(), moves.end(), [](const Move& move) { return move.in_passing; });
    return some ? position.passed : std::vector<Passed>{};
  }

  const Rules& rules_;
  const Position& position_;
  std::vector<SeatId> order_;
};

}  // namespace

std::optional<Ending> decided(const Rules& rules, const Position& position) {
  return Judge(rules, position).decided();
}

std::optional<Ending> ending(const Rules& rules, const std::vector<Position>& game) {
  const Judge judge(rules, game.back());
  if (const auto end = judge.decided()) return end;
  if (const auto end = judge.without_moves()) return end;
  return judge.by_counters(game);
}

}  // namespace boardwright::definition
