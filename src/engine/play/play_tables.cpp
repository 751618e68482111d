// Builds the lookup tables of a game.
#include "play/play_tables.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "base/index.h"
#include "moves/reach.h"

namespace boardwright::play {

using notation::MovePattern;

bool same_for_all(const std::vector<MovePattern>& moves, const Board& board) {
  const auto zoned = [&](const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return board.zones.contains(word); });
  };
  return std::none_of(moves.begin(), moves.end(), [&](const MovePattern& move) {
    return move.facing != MovePattern::Facing::any || !move.heading.empty() ||
           !move.across.empty() || !move.toward.empty() || zoned(move.over) || zoned(move.onto) ||
           zoned(move.from) || zoned(move.off) || zoned(move.inside) || zoned(move.stands);
  });
}

/// Calls `add(cell, attack)` for each cell on which a ray can capture, with the completed attack.
template <class Add>
void PlayTables::each_attack(Attack attack, const PieceMoves::Ray& ray, const Add& add) const {
  const auto asks_for_pieces = [](const PieceMoves::Hop& hop) {
    return hop.requirement != notation::Requirement::none;
  };
  const PieceMoves::Hurdles* hurdles = moves_[attack.moves].hurdles(ray);
  const auto way = moves_[attack.moves].hops(ray);
  const bool locust = hurdles != nullptr && hurdles->locust;
  attack.on_way =
      locust || (hurdles != nullptr && std::any_of(way.begin(), way.end(), asks_for_pieces));
  const bool swaps = hurdles != nullptr && (hurdles->swaps_own || hurdles->swaps_enemy);
  if (!attack.on_way && (!ray.captures || swaps)) return;
  const bool limited = traits_[index(attack.piece_type)][ray.move].limited;
  attack.for_multiple = traits_[index(attack.piece_type)][ray.move].for_multiple;
  attack.move = ray.move;
  attack.hopping = ray.hopping;
  attack.first = ray.first;
  attack.end = ray.last;
  for (std::size_t i = 0; i < way.size(); ++i) {
    const bool ends = way[i].lands && ray.captures && !swaps;
    if (!ends && !locust && way[i].requirement != notation::Requirement::enemy) continue;
    attack.leaps = static_cast<std::int16_t>(limited ? i + 1 : 0);
    attack.last = ray.first + static_cast<std::uint32_t>(i);
    add(way[i].cell, attack);
  }
}

PlayTables::PlayTables(const Board& on, const std::vector<PieceType>& kinds, GameRules given,
                       const Numbers& numbers)
    : board(on),
      piece_types(kinds),
      rules(std::move(given)),
      line_rules(on, rules),
      blocker(rules.blocker()),
      notes_captures(rules.notes_captures()) {
  assert(on.seats.size() <= base::limits::seats && kinds.size() <= base::limits::piece_types);
  which_.resize(on.seats.size() * kinds.size() * 2);
  for (const PieceTypeId piece_type : rules.immune()) plain_.sparing.set(index(piece_type));
  for (const PieceTypeId id : Ids<PieceTypeId>(kinds.size())) {
    const auto set = numbers.find(kinds[index(id)].id);
    build_move_tables(id, set == numbers.end() ? State{} : set->second);
  }
  if (weight() <= base::limits::kept_cells) {
    attacks_.resize(index(on.size()));
    find_attacks();
    find_origins();
  }
  find_roamers();
  abandoned_zones_ = zone(rules.abandoned, false);
  royal_ = marked(rules.royal.piece_types);
  PieceTypeList castlers;
  for (const Castling& rule : rules.castling) castlers.push_back(rule.king);
  castles_ = marked(castlers);
  rights_.resize(piece_types.size(), nullptr);
  for (const Right& right : rules.rights)
    for (const PieceTypeId piece_type : right.piece_types) rights_[index(piece_type)] = &right;
  passes_ = marked(rules.en_passant.piece_types);
  takes_ = marked(rules.en_passant.by);
  if (!rules.en_passant.over.empty()) en_passant_zones_ = zone(rules.en_passant.over, true);
  if (!rules.hand.gating_zone.empty()) gating_zones_ = zone(rules.hand.gating_zone, false);
  for (const Goal& goal : rules.end.goals) goals_.push_back(zone(goal.zone, false));
  find_promotions();
  find_pawns();
  find_stands();
  find_stuck();
  find_drops();
  find_files();
}

PlayTables::BySeat PlayTables::zone(const std::string& name, bool all_if_none) const {
  BySeat found;
  for (const SeatId seat : seats())
    found.push_back(name.empty() ? (all_if_none ? board.all() : CellSet{})
                                 : board.region(name, seat).value_or(CellSet{}));
  return found;
}

std::bitset<base::limits::piece_types> PlayTables::marked(const PieceTypeList& list) {
  std::bitset<base::limits::piece_types> marks;
  for (const PieceTypeId piece_type : list)
    if (piece_type != no_piece_type) marks.set(index(piece_type));
  return marks;
}

namespace {

/// Depth-first search for a cycle in the moves of a piece.
class WayBack {
 public:
  WayBack(const Board& board, const PieceMoves& moved, const PieceMoves& unmoved)
      : board_(board), moves_{&moved, &unmoved}, states_(index(board.size())) {}

  /// Whether the piece can move, and can never come back to a cell that it has left.
  bool is_one_way() {
    for (const CellId cell : board_.cells())
      if (leads_back(cell)) return false;
    return moves_at_all_;
  }

 private:
  enum class State : std::uint8_t { unseen, on_path, done };
  struct Step {
    CellId cell;
    std::vector<CellId> targets;
  };

  bool leads_back(CellId start) {
    std::vector<Step> path;
    const auto enter = [&](CellId cell) {
      states_[index(cell)] = State::on_path;
      path.push_back({cell, targets(cell)});
    };
    if (states_[index(start)] == State::unseen) enter(start);
    while (!path.empty()) {
      if (path.back().targets.empty()) {
        states_[index(path.back().cell)] = State::done;
        path.pop_back();
        continue;
      }
      const CellId next = path.back().targets.back();
      path.back().targets.pop_back();
      if (states_[index(next)] == State::on_path) return true;
      if (states_[index(next)] == State::unseen) enter(next);
    }
    return false;
  }

  std::vector<CellId> targets(CellId from) {
    std::vector<CellId> found;
    for (const PieceMoves* moves : moves_)
      for (const CellId cell : possible_ends(*moves, from))
        if (cell != from) found.push_back(cell);
    moves_at_all_ = moves_at_all_ || !found.empty();
    return found;
  }

  const Board& board_;
  std::array<const PieceMoves*, 2> moves_;
  std::vector<State> states_;  ///< by cell
  bool moves_at_all_ = false;
};

}  // namespace

void PlayTables::find_roamers() {
  roams_.resize(which_.size());
  for (const SeatId seat : seats())
    for (const PieceTypeId id : Ids<PieceTypeId>(piece_types.size()))
      for (const bool unmoved : {false, true}) {
        const std::size_t at = slot(seat, id, unmoved);
        for (const CellId cell : board.cells())
          for (const PieceMoves::Flood& flood : moves_[which_[at]].floods(cell))
            if (flood.captures)
              roams_[at] = traits_[index(id)][flood.move].for_multiple
                               ? std::max(roams_[at], Roams::once_multiple)
                               : Roams::always;
      }
  has_roamers_ = std::ranges::any_of(roams_, [](Roams each) { return each != Roams::never; });
}

void PlayTables::find_pawns() {
  pawns_ = passes_;
  for (const PieceTypeId piece_type : Ids<PieceTypeId>(piece_types.size())) {
    const auto is_one_way = [&](SeatId seat) {
      return WayBack(board, moves_[which_[slot(seat, piece_type, false)]],
                     moves_[which_[slot(seat, piece_type, true)]])
          .is_one_way();
    };
    const auto& lines = piece_types[index(piece_type)].moves;
    const bool shoots = std::ranges::any_of(lines, [](const auto& line) { return line.rifle; });
    if (!shoots && std::ranges::all_of(seats(), is_one_way)) pawns_.set(index(piece_type));
  }
}

void PlayTables::find_promotions() {
  promotions_.resize(piece_types.size());
  for (const PieceTypeId piece_type : Ids<PieceTypeId>(piece_types.size()))
    demoted_types_.push_back(piece_type);
  for (std::size_t i = 0; i < rules.promotions.size(); ++i) {
    const Promotion& rule = rules.promotions[i];
    Zones zones{zone(rule.zone, true),   zone(rule.from, true), zone(rule.either, false),
                zone(rule.after, false), zone(rule.put, false), {}};
    for (const board::Seat& seat : board.seats)
      zones.seats.push_back(rule.seats.empty() || std::find(rule.seats.begin(), rule.seats.end(),
                                                            seat.name) != rule.seats.end());
    if (!rule.after.empty()) unbinding_.push_back(i);
    zones_.push_back(std::move(zones));
    for (const PieceTypeId piece_type : rule.piece_types)
      promotions_[index(piece_type)].push_back(i);
    if (rule.demoted && !rule.piece_types.empty())
      for (const PieceTypeId piece_type : rule.to)
        demoted_types_[index(piece_type)] = rule.piece_types.front();
  }
}

void PlayTables::find_stands() {
  stands_.resize(board.seats.size() * piece_types.size());
  for (const SeatId seat : seats())
    for (const PieceTypeId piece_type : Ids<PieceTypeId>(piece_types.size()))
      stands_[slot(seat, piece_type, false) / 2] =
          moves::stands_on(piece_types[index(piece_type)], board, seat);
}

void PlayTables::find_stuck() {
  const bool asked = std::any_of(rules.promotions.begin(), rules.promotions.end(),
                                 [](const Promotion& rule) {
                                   return rule.choice == Promotion::Choice::may_unless_stuck;
                                 }) ||
                     std::any_of(rules.drops.begin(), rules.drops.end(),
                                 [](const DropRule& rule) { return !rule.stuck; });
  stuck_.resize(asked ? board.seats.size() * piece_types.size() : 0);
  if (!asked) return;
  for (const SeatId seat : seats())
    for (const PieceTypeId piece_type : Ids<PieceTypeId>(piece_types.size()))
      for (const CellId cell : board.cells()) {
        if (possible_ends(moves_[which_[slot(seat, piece_type, false)]], cell).empty())
          stuck_[slot(seat, piece_type, false) / 2].insert(cell);
      }
}

void PlayTables::find_drops() {
  drop_rules_.resize(piece_types.size());
  if (!rules.hand.drops && rules.hand.gating_zone.empty()) return;
  drops_ = stands_;
  drops_unmoved_.resize(drops_.size());
  for (const DropRule& rule : rules.drops) {
    const BySeat zones = zone(rule.zone, true), unmoved = zone(rule.unmoved, false);
    for (const PieceTypeId piece_type : rule.piece_types) {
      drop_rules_[index(piece_type)].push_back(&rule);
      for (const SeatId seat : seats()) {
        const std::size_t at = slot(seat, piece_type, false) / 2;
        drops_[at] = drops_[at] & zones[index(seat)];
        if (!rule.stuck) drops_[at] = drops_[at] - stuck_[at];
        drops_unmoved_[at] |= unmoved[index(seat)];
      }
    }
  }
}

/// Finds the files of castling rules.
void PlayTables::find_files() {
  const auto place_of = [&](const std::string& file) {
    const auto at = std::find(board.file_order.begin(), board.file_order.end(), file);
    return static_cast<int>(at - board.file_order.begin());
  };
  for (const Castling& rule : rules.castling) {
    const auto places = [&](const std::vector<std::string>& files) {
      std::vector<int> found;
      for (const std::string& file : files) found.push_back(place_of(file));
      return found;
    };
    castling_.push_back(
        {places(rule.left), places(rule.right), places(rule.rook_left), places(rule.rook_right)});
  }
}

std::span<const PieceMoves::Hop> PlayTables::passed(const Piece& piece, CellId from,
                                                    CellId at) const {
  Piece before = piece;
  before.unmoved = true;
  return moves_of(before).passed(from, at);
}

std::int64_t PlayTables::weight() const {
  std::int64_t sum = line_rules.weight();
  for (const PieceMoves& each : moves_) sum += each.weight();
  return sum;
}

std::bitset<base::limits::piece_types> PlayTables::named(
    const std::vector<std::string>& ids) const {
  std::bitset<base::limits::piece_types> found;
  for (std::size_t i = 0; i < piece_types.size(); ++i)
    if (std::find(ids.begin(), ids.end(), piece_types[i].id) != ids.end()) found.set(i);
  return found;
}

std::bitset<base::limits::piece_types> PlayTables::hurdle_types(
    const notation::Hurdle& pieces) const {
  if (pieces.piece_types.empty()) return ~std::bitset<base::limits::piece_types>{};
  return pieces.except ? ~named(pieces.piece_types) : named(pieces.piece_types);
}

void PlayTables::build_move_tables(PieceTypeId id, const State& set) {
  const PieceType& piece_type = piece_types[index(id)];
  const bool shared = same_for_all(piece_type.moves, board);
  const bool counts = piece_type.state.contains(moves::unmoved_number);
  State state = piece_type.state;
  for (const auto& [name, value] : set) state[name] = value;
  if (const auto n = state.find(notation::length_number); n != state.end())
    n->second = board.size();
  if (const auto m = state.find(moves::multiple_number); m != state.end()) m->second = 1;
  for (const SeatId seat : seats())
    for (const bool unmoved : {false, true}) {
      std::uint16_t& at = which_[slot(seat, id, unmoved)];
      if (seat != first_seat && shared) {
        at = which_[slot(first_seat, id, unmoved)];
      } else if (unmoved && !counts) {
        at = which_[slot(seat, id, false)];
      } else {
        if (counts) state.find(moves::unmoved_number)->second = unmoved ? 1 : 0;
        at = static_cast<std::uint16_t>(moves_.size());
        moves_.emplace_back(board, piece_type.moves, seat, state);
      }
    }
  traits_.emplace_back();
  for (const MovePattern& move : piece_type.moves) {
    Traits traits{
        move.halting,
        move.counting,
        move.most_state == notation::length_number,
        move.when == moves::multiple_number || move.most_state == moves::multiple_number,
        move.taking.empty() ? named(move.sparing) : named(move.sparing) | ~named(move.taking),
        hurdle_types(move.hopping ? move.hopping->hurdle : notation::Hurdle{}),
        {},
        move.rifle};
    traits.sparing |= plain_.sparing;
    if (move.swap) traits.swaps = hurdle_types(*move.swap);
    if (blocker != no_piece_type) {  // neither captured nor swapped
      traits.sparing.set(index(blocker));
      traits.swaps.reset(index(blocker));
    }
    traits_.back().push_back(traits);
  }
}

/// Lists attacks by origin, so that all those from an empty cell can be skipped at once.
void PlayTables::find_attacks() {
  std::vector<Attack> kinds;
  for (const PieceTypeId id : Ids<PieceTypeId>(piece_types.size()))
    for (std::size_t each = 0; each < moves_.size(); ++each) {
      Attack attack;
      attack.piece_type = id;
      attack.moves = static_cast<std::uint16_t>(each);
      for (const SeatId seat : seats())
        for (const bool unmoved : {false, true})
          if (which_[slot(seat, id, unmoved)] == each) {
            attack.seats = static_cast<std::uint8_t>(attack.seats | bit_of(seat));
            attack.unmoved = static_cast<std::uint8_t>(attack.unmoved | (unmoved ? 2u : 1u));
          }
      if (attack.seats != 0) kinds.push_back(attack);
    }
  for (const CellId from : board.cells())
    for (Attack attack : kinds) {
      attack.origin = from;
      for (const PieceMoves::Ray& ray : moves_[attack.moves].rays(from))
        each_attack(attack, ray,
                    [&](CellId on, const Attack& each) { attacks_[index(on)].push_back(each); });
    }
  for (std::vector<Attack>& all : attacks_)
    for (std::size_t i = std::min<std::size_t>(all.size(), UINT16_MAX); i-- > 0;) {
      const bool last = i + 1 == all.size() || all[i + 1].origin != all[i].origin;
      all[i].next = last ? static_cast<std::uint16_t>(i + 1) : all[i + 1].next;
    }
}

void PlayTables::find_origins() {
  const auto swaps = [](const PieceType& piece_type) {
    return std::ranges::any_of(piece_type.moves,
                               [](const auto& move) { return move.swap.has_value(); });
  };
  const auto is_short = [](const auto& all) { return all.size() < UINT16_MAX; };
  if (board.size() > geometry::SmallCellSet::most || std::ranges::any_of(piece_types, swaps) ||
      !std::ranges::all_of(attacks_, is_short))
    return;
  origins_.resize(attacks_.size());
  first_attacks_.resize(attacks_.size() * attacks_.size());
  for (const CellId cell : board.cells()) {
    const std::vector<Attack>& all = attacks(cell);
    for (std::size_t i = 0; i < all.size(); i = all[i].next) {
      origins_[index(cell)].insert(all[i].origin);
      first_attacks_[index(cell) * attacks_.size() + index(all[i].origin)] =
          static_cast<std::uint16_t>(i);
    }
  }
}

void PlayTables::add_attacks(const Piece& piece, CellId from, CellId cell,
                             std::vector<Attack>& found) const {
  constexpr std::uint8_t both = 3;
  Attack attack;
  attack.origin = from;
  attack.piece_type = piece.piece_type;
  attack.moves = which_[slot(piece.seat, piece.piece_type, piece.unmoved)];
  attack.seats = bit_of(piece.seat);
  attack.unmoved = both;
  for (const PieceMoves::Ray& ray : moves_[attack.moves].rays(from))
    each_attack(attack, ray, [&](CellId on, const Attack& each) {
      if (on == cell) found.push_back(each);
    });
}

}  // namespace boardwright::play
