// Numbers the positions of an endgame and decides them from the end backward.
#include "solve/endgame_table.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::solve {

using base::index;
using Result = Fate::Result;

namespace {

constexpr std::size_t word_bits = 64;

std::uint32_t side_of(const ArmyPiece& member) { return member.seat == board::first_seat ? 0 : 1; }

/// The side that wins by a result. Requires: it is not a draw.
std::uint32_t winner_of(Result result) { return result == Result::won ? 0 : 1; }

std::size_t most_origins(const std::vector<std::vector<CellId>>& origins) {
  return std::ranges::max(origins, {}, &std::vector<CellId>::size).size();
}

/// By cell, the least cell that a symmetry carries it to.
std::vector<CellId> least_images(const Board& board, const std::vector<Turning>& symmetries) {
  std::vector<CellId> least;
  for (const CellId cell : board.cells()) {
    CellId best = cell;
    for (const Turning& by : symmetries) best = std::min(best, by[index(cell)]);
    least.push_back(best);
  }
  return least;
}

}  // namespace

std::optional<std::int64_t> EndgameTable::count(const Board& board,
                                                std::span<const ArmyPiece> material,
                                                const std::vector<Turning>& symmetries) {
  std::vector<CellId> least = least_images(board, symmetries);
  std::ranges::sort(least);
  std::int64_t count = std::unique(least.begin(), least.end()) - least.begin();
  constexpr std::int64_t most = UINT32_MAX / 2;
  for (std::size_t i = 1; i < material.size(); ++i) {
    count *= board.size();
    if (count >= most) return std::nullopt;
  }
  return count;
}

std::size_t EndgameTable::width(std::span<const ArmyPiece> material, std::uint32_t mover,
                                const Origins& origins) {
  std::size_t width = 1;  // for a move that displaces nothing
  for (std::size_t i = 0; i < material.size(); ++i)
    if (side_of(material[i]) == mover) width += most_origins(origins[i]);
  return width;
}

std::optional<std::int64_t> EndgameTable::bytes(const Board& board,
                                                std::span<const ArmyPiece> material,
                                                const std::vector<Turning>& symmetries,
                                                const Origins& origins) {
  const auto positions = count(board, material, symmetries);
  if (!positions) return std::nullopt;
  const auto bits =
      static_cast<std::int64_t>(width(material, 0, origins) + width(material, 1, origins));
  constexpr std::int64_t of_value = 2 * sizeof(std::uint16_t), in_byte = 8;
  return *positions * of_value + *positions * bits / in_byte;
}

EndgameTable::EndgameTable(const Board& board, std::vector<ArmyPiece> material,
                           const std::vector<Turning>& symmetries, Origins origins)
    : cells_(static_cast<std::uint32_t>(board.size())),
      material_(std::move(material)),
      has_like_(std::ranges::adjacent_find(material_) != material_.end()),
      symmetries_(symmetries),
      onto_first_(cells_),
      first_(cells_),
      numbers_(static_cast<std::uint32_t>(count(board, material_, symmetries).value_or(0))),
      origins_(std::move(origins)) {
  const std::vector<CellId> least = least_images(board, symmetries_);
  for (const CellId cell : board.cells()) {
    if (least[index(cell)] == cell) {
      first_[index(cell)] = static_cast<std::uint32_t>(representatives_.size());
      representatives_.push_back(cell);
    }
    for (const Turning& by : symmetries_)
      if (by[index(cell)] == least[index(cell)]) onto_first_[index(cell)].push_back(&by);
  }
  for (std::size_t i = 0; i < material_.size(); ++i) {
    std::size_t& used = width_[1 - side_of(material_[i])];
    bits_.push_back(used);
    used += most_origins(origins_[i]);
  }
  place_of_origin_.resize(material_.size() * cells_ * cells_, no_origin);
  for (std::size_t i = 0; i < material_.size(); ++i)
    for (const CellId cell : board.cells()) {
      std::uint16_t place = 0;
      for (const CellId from : origins_[i][index(cell)])
        place_of_origin_[origin_at(i, cell, from)] = place++;
    }
  for (const std::uint32_t side : {0u, 1u}) {
    ++width_[side];  // for a move that displaces nothing
    moves_[side].resize(numbers_ * width_[side] / word_bits + 2);
  }
  values_.resize(std::size_t{2} * numbers_, impossible);
}

std::uint32_t EndgameTable::number_in_order(const Places& places) const {
  std::uint32_t number = first_[index(places[0])];
  for (std::size_t i = 1; i < material_.size(); ++i)
    number = number * cells_ + static_cast<std::uint32_t>(places[i]);
  return number;
}

Places EndgameTable::places_at(std::uint32_t number) const {
  Places places{};
  std::uint32_t rest = number;
  for (std::size_t i = material_.size(); i-- > 1; rest /= cells_)
    places[i] = static_cast<CellId>(rest % cells_);
  places[0] = representatives_[rest];
  return places;
}

/// Sorts equal pieces by their cells.
void EndgameTable::sort_like(Places& places) const {
  if (!has_like_) return;
  for (std::size_t i = 0; i < material_.size();) {
    std::size_t end = i + 1;
    while (end < material_.size() && material_[end] == material_[i]) ++end;
    if (end > i + 1) std::sort(places.begin() + i, places.begin() + end);
    i = end;
  }
}

EndgameTable::Canonical EndgameTable::canonical(const Places& places) const {
  Canonical best{UINT32_MAX, nullptr, {}};
  for (const Turning* by : onto_first_[index(places[0])]) {
    Places there{};
    for (std::size_t i = 0; i < material_.size(); ++i) there[i] = (*by)[index(places[i])];
    sort_like(there);
    const std::uint32_t number = number_in_order(there);
    if (number < best.number) best = {number, by, there};
  }
  return best;
}

std::optional<Places> EndgameTable::places(std::uint32_t number) const {
  const Places found = places_at(number);
  const auto end = found.begin() + static_cast<std::ptrdiff_t>(material_.size());
  for (auto at = found.begin(); at != end; ++at)
    if (std::find(found.begin(), at, *at) != at) return std::nullopt;
  if (number_of(found) != number) return std::nullopt;
  return found;
}

int EndgameTable::multiplicity(const Places& places) const {
  const std::uint32_t number = number_of(places);
  int still = 0;
  for (const Turning& by : symmetries_) {
    Places there{};
    for (std::size_t i = 0; i < material_.size(); ++i) there[i] = by[index(places[i])];
    sort_like(there);
    const bool same = std::equal(there.begin(), there.begin() + material_.size(), places.begin());
    still += same && number_of(there) == number ? 1 : 0;
  }
  return static_cast<int>(symmetries_.size()) / std::max(still, 1);
}

void EndgameTable::add_end(Node node, Result result) {
  value(node) = 0;
  decide(id_of(node), result, 0);
}

/// The bit of a move in the row of the position that it leads to; nothing if it has none.
std::optional<std::size_t> EndgameTable::bit_of(const Canonical& to, CellId cell,
                                                const ArmyPiece& member, CellId from) const {
  if (cell == from) return width_[1 - side_of(member)] - 1;
  const CellId at = (*to.by)[index(cell)];
  std::size_t i = 0;
  while (material_[i] != member || to.there[i] != at) ++i;
  const std::uint16_t place = place_of_origin_[origin_at(i, at, (*to.by)[index(from)])];
  if (place == no_origin) return std::nullopt;
  return bits_[i] + place;
}

void EndgameTable::add_move(Node node, const Places& after, std::size_t moved, CellId from) {
  const Canonical to = canonical(after);
  const auto bit = bit_of(to, after[moved], material_[moved], from);
  if (!bit) return add_jump(node, {to.number, 1 - node.side});
  const std::uint32_t side = 1 - node.side;
  const std::size_t at = width_[side] * to.number + *bit;
  std::uint64_t& word = moves_[side][at / word_bits];
  const std::uint64_t mask = std::uint64_t{1} << at % word_bits;
  if ((word & mask) == 0) note_move(node);
  word |= mask;
}

Node EndgameTable::add_special(std::uint32_t side) {
  const Node node{static_cast<std::uint32_t>(values_.size() / 2), side};
  values_.resize(values_.size() + 2, impossible);
  add(node);
  return node;
}

void EndgameTable::add_jump(Node node, Node to) {
  jumps_.emplace_back(id_of(to), id_of(node));
  note_move(node);
}

void EndgameTable::add_exit(Node node, const Fate& fate) {
  if (fate.result == Result::drawn) {
    open_.holds = true;
  } else if (winner_of(fate.result) == node.side) {
    if (open_.win < 0 || fate.distance < open_.win) open_.win = fate.distance;
  } else {
    open_.loss = std::max(open_.loss, fate.distance);
  }
}

void EndgameTable::close(Node node) {
  const auto keep = [&](std::size_t kind, int distance) {
    auto& all = exits_[kind];
    if (all.size() <= index(distance)) all.resize(index(distance) + 1);
    all[index(distance)].push_back(id_of(node));
  };
  if (open_.win >= 0) keep(0, open_.win);
  if (open_.loss >= 0) keep(1, open_.loss);
  for (const bool counts : {open_.win >= 0, open_.loss >= 0, open_.holds})
    if (counts) note_move(node);
  open_ = {};
}

void EndgameTable::decide(Id id, Result result, int distance) {
  values_[id] = static_cast<std::uint16_t>(
      decided | (static_cast<unsigned>(result) << result_shift) | static_cast<unsigned>(distance));
  if (result != Result::drawn) next_.push_back(id);
}

/// Takes account of a move from a position to one that has been decided.
void EndgameTable::reach_back(Id from, Result result, int distance) {
  std::uint16_t& value = values_[from];
  if ((value & decided) != 0) return;
  if (from % 2 == winner_of(result) || --value == 0) decide(from, result, distance);
}

/// Calls `use` with each position from which a recorded move leads to this one.
void EndgameTable::each_move_to(Id id, const auto& use) const {
  const std::uint32_t side = id % 2, number = id / 2;
  auto jump = std::ranges::lower_bound(jumps_, id, {}, &std::pair<Id, Id>::first);
  for (; jump != jumps_.end() && jump->first == id; ++jump) use(jump->second);
  if (number >= numbers_) return;
  const Places here = places_at(number);
  const std::size_t start = width_[side] * number;
  const auto is_set = [&](std::size_t bit) {
    const std::size_t at = start + bit;
    return (moves_[side][at / word_bits] >> at % word_bits & 1) != 0;
  };
  for (std::size_t i = 0; i < material_.size(); ++i) {
    if (side_of(material_[i]) == side) continue;
    const auto& origins = origins_[i][index(here[i])];
    for (std::size_t each = 0; each < origins.size(); ++each) {
      if (!is_set(bits_[i] + each)) continue;
      Places before = here;
      before[i] = origins[each];
      use(2 * number_of(before) + 1 - side);
    }
  }
  if (is_set(width_[side] - 1)) use(2 * number + 1 - side);
}

/// Whether all positions to which moves lead were added.
bool EndgameTable::is_complete() const {
  if (std::ranges::any_of(jumps_,
                          [&](const auto& jump) { return values_[jump.first] == impossible; }))
    return false;
  for (Id id = 0; id < 2 * numbers_; ++id) {
    if (values_[id] != impossible) continue;
    const std::size_t width = width_[id % 2], start = width * (id / 2);
    for (std::size_t at = start; at < start + width; ++at)
      if ((moves_[id % 2][at / word_bits] >> at % word_bits & 1) != 0) return false;
  }
  return true;
}

std::int64_t EndgameTable::more_bytes() const {
  std::size_t ids = 0;
  for (const auto& kind : exits_)
    for (const auto& all : kind) ids += all.capacity();
  return static_cast<std::int64_t>(jumps_.capacity() * sizeof(jumps_[0]) + ids * sizeof(Id));
}

bool EndgameTable::solve() {
  if (!is_complete()) return false;
  std::ranges::sort(jumps_);
  for (int distance = 0;; ++distance) {
    std::swap(layer_, next_);
    next_.clear();
    const std::size_t exits = std::max(exits_[0].size(), exits_[1].size());
    if (layer_.empty() && index(distance) >= exits) break;
    if (distance + 1 >= most_distance) return false;
    for (const Id id : layer_) {
      const Result result = fate({id / 2, id % 2}).result;
      each_move_to(id, [&](Id from) { reach_back(from, result, distance + 1); });
    }
    for (const std::size_t kind : {0u, 1u})
      if (index(distance) < exits_[kind].size())
        for (const Id id : exits_[kind][index(distance)]) {
          const bool stronger = (id % 2 == 0) == (kind == 0);
          reach_back(id, stronger ? Result::won : Result::lost, distance + 1);
        }
  }
  for (auto& moves : moves_) moves = {};
  jumps_ = {};
  exits_ = {};
  layer_ = next_ = {};
  return true;
}

Fate EndgameTable::fate(Node node) const {
  const std::uint16_t found = value(node);
  if ((found & decided) == 0) return {Result::drawn, 0};
  constexpr unsigned results = 3;
  return {static_cast<Result>(found >> result_shift & results), found & most_distance};
}

}  // namespace boardwright::solve
