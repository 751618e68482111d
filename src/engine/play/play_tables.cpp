// Works out the tables of play.
#include "play/play_tables.h"

#include <algorithm>
#include <cassert>

#include "base/index.h"

namespace boardwright::play {
namespace {}  // namespace

bool same_for_all(const std::vector<Move>& moves, const Board& board) {
  const auto zoned = [&](const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return board.zones.contains(word); });
  };
  return std::none_of(moves.begin(), moves.end(), [&](const Move& move) {
    return move.facing != Move::Facing::any || !move.heading.empty() || !move.across.empty() ||
           !move.toward.empty() || zoned(move.over) || zoned(move.onto) || zoned(move.from) ||
           zoned(move.off) || zoned(move.inside);
  });
}

PlayTables::PlayTables(const Board& on, const std::vector<Piece>& kinds, PlayRules told,
                       const Numbers& numbers)
    : board(on), pieces(kinds), rules(std::move(told)) {
  assert(on.seats.size() <= limits::seats && kinds.size() <= limits::pieces);
  which_.resize(on.seats.size() * kinds.size() * 2);
  for (const PieceId id : Ids<PieceId>(kinds.size())) {
    const auto set = numbers.find(kinds[index(id)].id);
    work_out(id, set == numbers.end() ? State{} : set->second);
  }
  if (weight() <= limits::kept_cells) {
    attacks_.resize(index(on.size()));
    find_attacks();
  }
  abandons_ = zone(rules.abandoned, false);
  for (const PlayRules::Promotion& promotion : rules.promotions)
    zones_.push_back(
        {zone(promotion.zone, false), zone(promotion.from, true), zone(promotion.after, false)});
}

std::vector<CellSet> PlayTables::zone(const std::string& name, bool all_if_none) const {
  std::vector<CellSet> found;
  for (const SeatId seat : seats())
    found.push_back(name.empty() ? (all_if_none ? board.all() : CellSet{})
                                 : board.region(name, seat).value_or(CellSet{}));
  return found;
}

std::int64_t PlayTables::weight() const {
  std::int64_t sum = 0;
  for (const Moves& each : moves_) sum += each.weight();
  return sum;
}

void PlayTables::work_out(PieceId id, const State& set) {
  const Piece& piece = pieces[index(id)];
  const bool shared = same_for_all(piece.moves, board);
  const bool counts = piece.state.contains(unmoved_number);
  State state = piece.state;
  for (const auto& [name, value] : set) state[name] = value;
  if (const auto n = state.find(range_number); n != state.end()) n->second = board.size();
  if (const auto m = state.find(multiple_number); m != state.end()) m->second = 1;
  for (const SeatId seat : seats())
    for (const bool unmoved : {false, true}) {
      std::uint16_t& at = which_[slot(seat, id, unmoved)];
      if (seat != first_seat && shared) {
        at = which_[slot(first_seat, id, unmoved)];
      } else if (unmoved && !counts) {
        at = which_[slot(seat, id, false)];
      } else {
        if (counts) state.find(unmoved_number)->second = unmoved ? 1 : 0;
        at = static_cast<std::uint16_t>(moves_.size());
        moves_.emplace_back(board, piece.moves, seat, state);
      }
    }
  traits_.emplace_back();
  for (const Move& move : piece.moves) {
    Traits traits{move.halting,
                  move.counting,
                  move.most_state == range_number,
                  move.when == multiple_number,
                  {}};
    for (const std::string& spared : move.sparing)
      for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].id == spared) traits.sparing.set(i);
    traits_.back().push_back(traits);
  }
}

void PlayTables::find_attacks() {
  for (const PieceId id : Ids<PieceId>(pieces.size()))
    for (std::size_t each = 0; each < moves_.size(); ++each) {
      Attack attack;
      attack.piece = id;
      attack.moves = static_cast<std::uint16_t>(each);
      for (const SeatId seat : seats())
        for (const bool unmoved : {false, true})
          if (which_[slot(seat, id, unmoved)] == each) {
            attack.seats = static_cast<std::uint8_t>(attack.seats | bit_of(seat));
            attack.unmoved = static_cast<std::uint8_t>(attack.unmoved | (unmoved ? 2u : 1u));
          }
      if (attack.seats != 0) add_attacks(attack);
    }
}

void PlayTables::add_attacks(const Man& man, CellId from, CellId cell,
                             std::vector<Attack>& found) const {
  const std::uint16_t table = which_[slot(man.seat, man.piece, man.unmoved)];
  constexpr std::uint8_t both = 3;
  for (const Moves::Ray& ray : moves_[table].rays(from)) {
    if (!ray.captures) continue;
    const auto hops = moves_[table].hops(ray);
    const bool limited = traits_[index(man.piece)][ray.move].limited;
    for (std::size_t i = 0; i < hops.size(); ++i)
      if (hops[i].cell == cell && hops[i].lands)
        found.push_back({from, man.piece, static_cast<std::int16_t>(limited ? i + 1 : 0), table,
                         bit_of(man.seat), both, ray.first,
                         ray.first + static_cast<std::uint32_t>(i)});
  }
}

void PlayTables::add_attacks(Attack attack) {
  for (CellId from : board.cells())
    for (const Moves::Ray& ray : moves_[attack.moves].rays(from)) {
      if (!ray.captures) continue;
      const bool limited = traits_[index(attack.piece)][ray.move].limited;
      const auto hops = moves_[attack.moves].hops(ray);
      for (std::size_t i = 0; i < hops.size(); ++i) {
        if (!hops[i].lands) continue;
        attack.origin = from;
        attack.leaps = static_cast<std::int16_t>(limited ? i + 1 : 0);
        attack.first = ray.first;
        attack.last = ray.first + static_cast<std::uint32_t>(i);
        attacks_[index(hops[i].cell)].push_back(attack);
      }
    }
}

}  // namespace boardwright::play
