// Section "Candidates" of semantics.md: lines, null moves, captures in passing, promotions,
// exchanges and pass.
#include <algorithm>

#include "definition/definition.h"

namespace boardwright::definition {
namespace {

using play::Promotion;

/// All candidates of one seat.
class Collector {
 public:
  Collector(const Rules& rules, const Position& position, SeatId seat, bool forks)
      : rules_(rules), position_(position), seat_(seat), forks_(forks) {}

  std::vector<Move> collect() {
    for (const CellId cell : rules_.board.cells()) {
      const auto& piece = position_.at(cell);
      if (!piece || piece->seat != seat_ || position_.blockers.contains(cell)) continue;
      if (rules_.stands(piece->piece_type, seat_, cell)) add_lines(cell, *piece);
      add_later(cell, *piece);
      add_instead(cell, *piece);
      add_exchanges(cell, *piece);
      add_castling(rules_, position_, cell, found_);
    }
    found_ = with_let_in(rules_, position_, found_);
    add_drops(rules_, position_, seat_, found_);
    if (may_pass(rules_, position_, seat_)) found_.emplace_back();
    std::vector<Move> allowed;
    for (const Move& move : found_)
      if (move.is_pass() ||
          !enters_abandoned(rules_, position_, seat_, move.from, move.to, move.captured))
        allowed.push_back(move);
    found_ = once_each(allowed);
    return with_blocker(rules_, position_, seat_, found_);
  }

 private:
  void add_lines(CellId from, const Piece& piece) {
    std::vector<MovePattern> lines = rules_.type(piece.piece_type).moves;
    std::stable_partition(lines.begin(), lines.end(), roams);
    for (const MovePattern& line : lines) {
      for (const Way& way : ways(rules_, position_, from, piece, line)) {
        Move move = move_of_way(from, piece, line, way);
        move.roams = roams(line);
        if (line.swap) {
          move.other_from = way.to;
          move.other_to = from;
        }
        promote(piece, move);
      }
      add_in_passing(from, piece, line);
    }
    if (piece.multiple) {
      Move null;
      null.from = null.to = from;
      promote(piece, null);
    }
  }
  static bool roams(const MovePattern& line) {
    return line.move_kind == MoveKind::roam || line.move_kind == MoveKind::path;
  }
  Move move_of_way(CellId from, const Piece& piece, const MovePattern& line, const Way& way) const {
    Move move;
    move.from = from;
    move.to = way.to;
    move.captured = way.captured;
    move.ends_with_capture = way.ends_with_capture;
    move.grows =
        line.counting && way.length >= piece.n && (way.to != from || !way.captured.empty());
    move.by_first_move = line.when == "unmoved";
    if (way.captured.empty()) move.passed = way.over;
    return move;
  }

  /// Section "Captures in passing".
  void add_in_passing(CellId from, const Piece& piece, const MovePattern& line) {
    const auto& rule = rules_.play.en_passant;
    if (!among(piece.piece_type, rule.by.empty() ? rule.piece_types : rule.by)) return;
    for (const SeatId seat : rules_.board.seat_ids()) {
      const Passed& passed = position_.passed[index(seat)];
      if (!position_.opposes(seat_, seat) || passed.at == no_cell) continue;
      const auto& runner = position_.at(passed.at);
      if (!runner || !is_no_king_to_keep(rules_, position_, *runner)) continue;
      for (const CellId cell : passed.cells) {
        if (!position_.is_free(cell)) continue;
        Position there = position_;
        there.at(cell) = runner;
        for (Way way : ways(rules_, there, from, piece, line)) {
          if (way.to != cell || !way.ends_with_capture) continue;
          way.captured.pop_back();
          if (!among(passed.at, way.captured)) way.captured.push_back(passed.at);
          Move move = move_of_way(from, piece, line, way);
          move.ends_with_capture = false;
          move.in_passing = true;
          promote(piece, move);
        }
      }
    }
  }

  // Section "Promotions".

  bool fits(const Promotion& rule, const Piece& piece) const {
    const auto& seats = rule.seats;
    return among(piece.piece_type, rule.piece_types) &&
           (seats.empty() ||
            std::find(seats.begin(), seats.end(), rules_.board.seat(seat_).name) != seats.end());
  }
  bool is_in(const std::string& zone, CellId cell) const {
    return zone.empty() || rules_.zone(zone, seat_).contains(cell);
  }
  const Promotion* rule_for(const Piece& piece, const Move& move) const {
    for (const Promotion& rule : rules_.play.promotions) {
      if (rule.instead || !fits(rule, piece)) continue;
      if (rule.capturing && move.captured.empty()) continue;
      if (!is_in(rule.zone, move.to) || !is_in(rule.from, move.from)) continue;
      if (!is_in(rule.either, move.to) && !is_in(rule.either, move.from)) continue;
      return &rule;
    }
    return nullptr;
  }

  /// The types among which a rule lets choose, on whatever cell.
  std::vector<PieceTypeId> choices(const Promotion& rule) const {
    std::vector<PieceTypeId> types;
    for (const PieceTypeId type : rule.army ? rules_.army : rule.to) {
      if (rule.army && (among(type, rules_.play.royal.piece_types) ||
                        among(type, rule.piece_types) || type == blocker_of(rules_)))
        continue;
      const auto most = rule.at_most.find(type);
      if (most == rule.at_most.end() || count_of(type) < most->second) types.push_back(type);
    }
    return types;
  }
  int count_of(PieceTypeId type) const {
    int count = 0;
    for (const auto& piece : position_.pieces)
      if (piece && piece->seat == seat_ && piece->piece_type == type) count += piece->count;
    return count;
  }

  void promote(const Piece& piece, const Move& move) {
    const Promotion* rule = rule_for(piece, move);
    if (rule == nullptr) return add_unpromoted(piece, move);
    if (rule->multiple) {
      add_unpromoted(piece, move);
      if (!piece.multiple && !piece.bound) add_multiple(piece, move);
      return;
    }
    const bool may_stay = rule->choice == Promotion::Choice::may ||
                          (rule->choice == Promotion::Choice::may_unless_stuck &&
                           !possible_ends(rules_, piece.piece_type, seat_, move.to, false).empty());
    bool has_place = true;
    if (rule->put.empty())
      add_choices(*rule, move);
    else
      has_place = add_put(*rule, move);
    if (may_stay || !has_place) add_unpromoted(piece, move);
  }
  void add_choices(const Promotion& rule, Move move) {
    move.again = demoted(rule);
    for (const PieceTypeId type : choices(rule)) {
      if (!rules_.stands(type, seat_, move.to)) continue;
      move.becomes = type;
      add(move);
    }
  }
  static PieceTypeId demoted(const Promotion& rule) {
    return rule.demoted ? rule.piece_types.front() : no_piece_type;
  }
  void add_multiple(const Piece& piece, Move move) {
    move.multiplies = true;
    add_unpromoted(piece, move);
  }
  /// What the piece is after the move, promotions apart, must stand there.
  void add_unpromoted(const Piece& piece, const Move& move) {
    if (rules_.stands(piece.piece_type, seat_, move.to)) add(move);
  }

  /// Each choice on each cell of the zone. Whether there is such a cell.
  bool add_put(const Promotion& rule, Move move) {
    const CellId end = move.to;
    Position then = position_;  // with the mover lifted
    for (const CellId cell : move.captured) then.at(cell).reset();
    if (auto& left = then.at(move.from); left->count > 1)
      --left->count;
    else
      left.reset();
    bool some = choices(rule).empty();  // then there is no such move either
    move.again = demoted(rule);
    for (const CellId cell : rules_.zone(rule.put, seat_)) {
      const auto& there = then.at(cell);
      const bool displaces = there && rule.displacing && !rules_.is_royal(*there);
      if (then.blockers.contains(cell) || (there && cell != end && !displaces)) continue;
      some = true;
      for (const PieceTypeId type : choices(rule)) {
        if (!rules_.stands(type, seat_, cell)) continue;
        move.becomes = type;
        move.to = cell;
        add(move);
      }
    }
    return some;
  }

  void add_later(CellId cell, const Piece& piece) {
    for (const Promotion& rule : rules_.play.promotions) {
      if (!rule.later || rule.instead || rule.capturing || !fits(rule, piece)) continue;
      if (!is_in(rule.zone, cell) || !is_in(rule.either, cell)) continue;
      Move move;
      move.from = move.to = cell;
      if (rule.multiple && !piece.multiple && !piece.bound) add_multiple(piece, move);
      if (!rule.multiple && !rule.put.empty()) add_put(rule, move);
      if (!rule.multiple && rule.put.empty()) add_choices(rule, move);
    }
  }

  void add_instead(CellId cell, const Piece& piece) {
    for (const Promotion& rule : rules_.play.promotions) {
      if (!rule.instead || !fits(rule, piece) || (rule.forking && !forks_)) continue;
      const bool alone = rule.alone && count_of(piece.piece_type) == 1;
      if (!alone && !is_in(rule.from, cell)) continue;
      Move move;
      move.from = move.to = cell;
      std::vector<Move> before = std::move(found_);
      found_.clear();
      if (!rule.put.empty())
        add_put(rule, move);
      else
        add_new_pieces(rule, move);
      for (const Move& each : found_)
        if (fulfils(rule, each)) before.push_back(each);
      found_ = std::move(before);
    }
  }
  void add_new_pieces(const Promotion& rule, Move move) {
    move.again = demoted(rule);
    for (const PieceTypeId type : choices(rule)) {
      const Piece piece = rules_.new_piece(type, seat_);
      move.becomes = type;
      move.to = move.from;
      if (rules_.stands(type, seat_, move.to)) add(move);
      for (const MovePattern& line : rules_.type(type).moves)
        for (const Way& way : ways(rules_, position_, move.from, piece, line)) {
          if (!way.captured.empty() || way.to == move.from || line.swap) continue;
          move.to = way.to;
          if (rules_.stands(type, seat_, way.to)) add(move);
        }
    }
  }
  /// Whether the new piece attacks what the rule says.
  bool fulfils(const Promotion& rule, const Move& move) const {
    if (!rule.harmless && !rule.forking) return true;
    const Position then = made(rules_, position_, seat_, move);
    const CellId at = move.to;
    int attacked = 0;
    bool some_stuck = false;
    for (const CellId cell : rules_.board.cells()) {
      const auto& piece = then.at(cell);
      if (!piece || !then.opposes(seat_, piece->seat)) continue;
      if (!is_attacked_by_piece(rules_, then, cell, at)) continue;
      ++attacked;
      if (rule.forking && !has_legal_move(then, cell)) some_stuck = true;
    }
    if (rule.harmless && (attacked > 0 || opponent_in_check(rules_, then, seat_))) return false;
    return !rule.forking || attacked >= 2 || some_stuck;
  }
  bool has_legal_move(const Position& then, CellId cell) const {
    const auto moves = legal_in_play(rules_, then, then.at(cell)->seat, false);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Move& move) { return move.from == cell; });
  }

  // Section "Exchanges and pass".

  void add_exchanges(CellId from, const Piece& piece) {
    for (const play::Exchange& rule : rules_.play.exchanges) {
      if (!among(piece.piece_type, rule.piece_types)) continue;
      if (rule.checked && !rule.stuck && !in_check(rules_, position_, seat_)) continue;
      for (const CellId to : rules_.board.cells()) {
        const auto& other = position_.at(to);
        if (!other || other->seat != seat_ || to == from) continue;
        if (rule.with.empty() ? rules_.is_royal(*other) : !among(other->piece_type, rule.with))
          continue;
        Move move;
        move.from = move.other_to = from;
        move.to = move.other_from = to;
        move.becomes = rule.becomes;
        move.is_exchange = true;
        const auto type = rule.becomes == no_piece_type ? piece.piece_type : rule.becomes;
        if (rules_.stands(type, seat_, to)) add(move);
      }
    }
  }

  /// A second piece that the move brings somewhere must stand there as well.
  void add(const Move& move) {
    if (move.other_to == move.from && move.other_from == move.to && move.to != no_cell) {
      const Piece& other = *position_.at(move.other_from);
      if (!rules_.stands(other.piece_type, other.seat, move.other_to)) return;
    }
    found_.push_back(move);
  }

  /// The first of equal moves decides whether n grows, or any of those that roam.
  static std::vector<Move> once_each(const std::vector<Move>& all) {
    std::vector<Move> once;
    for (const Move& move : all) {
      const auto known = std::find_if(once.begin(), once.end(),
                                      [&](const Move& each) { return are_same(each, move); });
      if (known == once.end()) {
        once.push_back(move);
        continue;
      }
      known->grows = known->grows || (known->roams && move.roams && move.grows);
      known->by_first_move = known->by_first_move && move.by_first_move;
      known->is_exchange = known->is_exchange && move.is_exchange;
      for (const CellId cell : move.passed)
        if (std::find(known->passed.begin(), known->passed.end(), cell) == known->passed.end())
          known->passed.push_back(cell);
    }
    return once;
  }
  static bool are_same(const Move& a, const Move& b) {
    return a.from == b.from && a.to == b.to &&
           std::set(a.captured.begin(), a.captured.end()) ==
               std::set(b.captured.begin(), b.captured.end()) &&
           a.becomes == b.becomes && a.multiplies == b.multiplies && a.other_from == b.other_from &&
           a.other_to == b.other_to && a.from_hand == b.from_hand && a.let_in == b.let_in;
  }

  const Rules& rules_;
  const Position& position_;
  SeatId seat_;
  bool forks_;
  std::vector<Move> found_;
};

}  // namespace

std::vector<Move> candidates(const Rules& rules, const Position& position, SeatId seat,
                             bool forks) {
  return Collector(rules, position, seat, forks).collect();
}

CellSet possible_ends(const Rules& rules, PieceTypeId type, SeatId seat, CellId cell,
                      bool unmoved) {
  CellSet ends;
  if (!rules.stands(type, seat, cell)) return ends;
  Position empty;
  empty.pieces.resize(static_cast<std::size_t>(rules.board.size()));
  empty.standing.resize(rules.board.seats.size(), Standing::active);
  for (const SeatId each : rules.board.seat_ids()) empty.team.push_back(each);
  Piece piece = rules.new_piece(type, seat);
  piece.n = rules.board.size();
  piece.multiple = true;
  piece.unmoved = unmoved;
  for (MovePattern line : rules.type(type).moves) {
    // Whatever may stand on its way.
    line.use = MovePattern::Use::both;
    line.swap.reset();
    if (line.when != "unmoved") line.when.clear();
    if (line.requirement != notation::Requirement::none)
      line.requirement = notation::Requirement::empty;
    for (auto& then : line.then)
      if (then.requirement != notation::Requirement::none)
        then.requirement = notation::Requirement::empty;
    for (const Way& way : ways(rules, empty, cell, piece, line, false, true))
      if (way.to != cell && rules.stands(type, seat, way.to)) ends.insert(way.to);
  }
  return ends;
}

bool is_shut(const Rules& rules, const Position& position, CellId from, CellId cell) {
  if (rules.play.abandoned.empty()) return false;
  for (const SeatId each : rules.board.seat_ids()) {
    const CellSet zone = rules.zone(rules.play.abandoned, each);
    if (position.standing[index(each)] == Standing::mated && zone.contains(cell) &&
        !(from != no_cell && zone.contains(from)))
      return true;
  }
  return false;
}

bool enters_abandoned(const Rules& rules, const Position& position, SeatId seat, CellId from,
                      CellId to, const std::vector<CellId>& captured) {
  if (rules.play.abandoned.empty()) return false;
  for (const SeatId each : rules.board.seat_ids()) {
    if (position.standing[index(each)] != Standing::mated) continue;
    const CellSet zone = rules.zone(rules.play.abandoned, each);
    if (!zone.contains(to)) continue;
    if (from == no_cell || !zone.contains(from)) return true;
    if (position.team[index(each)] == position.team[index(seat)]) continue;
    if (rules.board.cell(to).rank_number > rules.board.cell(from).rank_number) continue;
    const bool takes = std::any_of(captured.begin(), captured.end(), [&](CellId cell) {
      return position.at(cell) && position.plays(position.at(cell)->seat);
    });
    if (!takes) return true;
  }
  return false;
}

}  // namespace boardwright::definition
