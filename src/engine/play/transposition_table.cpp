// Keys of positions, and perft counts by them.
#include "play/transposition_table.h"

#include <algorithm>
#include <bit>
#include <string_view>

#include "base/hash.h"
#include "play/sameness.h"

namespace boardwright::play {
namespace {

/// The number of entries of a table at first, and at most: these have 24 MB.
constexpr std::size_t first_entries = std::size_t{1} << 10, most_entries = std::size_t{1} << 20;

/// How many bits a number below `end` takes.
constexpr unsigned bits(int end) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(end) - 1));
}

constexpr unsigned after_piece = bits(base::limits::piece_types + 1),
                   after_n = after_piece + bits(base::limits::length + 1),
                   after_seat = after_n + bits(base::limits::seats), mark_bits = 4;
static_assert(after_seat + mark_bits <= 32, "a piece fits into one number");

std::uint32_t packed(const Piece& piece) {
  if (piece.none()) return 0;
  const auto part = [](auto value, unsigned at) { return static_cast<std::uint32_t>(value) << at; };
  return static_cast<std::uint32_t>(static_cast<int>(piece.piece_type) + 1) |
         part(piece.n, after_piece) | part(piece.seat, after_n) | part(piece.unmoved, after_seat) |
         part(piece.multiple, after_seat + 1) | part(piece.bound, after_seat + 2) |
         part(piece.promoted, after_seat + 3);
}

}  // namespace

void append_key(const Position& position, const Position::BySeat<EnPassant>& steps,
                std::vector<std::uint32_t>& key) {
  const std::size_t first = key.size();
  key.resize(first + position.pieces.size());
  std::ranges::transform(position.pieces, key.begin() + static_cast<std::ptrdiff_t>(first), packed);
  const auto add = [&](auto value) { key.push_back(static_cast<std::uint32_t>(value)); };
  add(position.turn);
  add(position.passes);
  for (std::size_t seat = 0; seat < base::limits::seats; ++seat) {
    if (position.standing[seat] == Standing::absent) continue;
    add(seat << 8 | static_cast<std::size_t>(position.standing[seat]));
    add(position.team[seat]);
    add(steps[seat].from);
    add(steps[seat].at);
    add(position.checks[seat]);
    add(position.score[seat]);
  }
  add(position.taken.size());
  for (const Taken& taken : position.taken) {
    add(taken.seat);
    add(taken.piece_type);
  }
  add(position.stacks.size());
  for (const Stack& stack : position.stacks) {
    add(stack.cell);
    add(stack.pieces);
  }
  add(position.marks.size());
  key.insert(key.end(), position.marks.begin(), position.marks.end());
  key.insert(key.end(), position.hand.begin(), position.hand.end());
}

std::uint64_t hash_of(std::span<const std::uint32_t> key) {
  return base::content_hash({reinterpret_cast<const char*>(key.data()), key.size_bytes()});
}

Position::BySeat<EnPassant> TranspositionTable::steps_that_matter(const Position& position) const {
  Position::BySeat<EnPassant> steps{};
  for (std::size_t seat = 0; seat < base::limits::seats; ++seat)
    if (position.standing[seat] != Standing::absent &&
        en_passant_matters(tables_, position, static_cast<SeatId>(seat)))
      steps[seat] = position.en_passant[seat];
  return steps;
}

std::optional<std::uint64_t> TranspositionTable::find(const Position& position) {
  key_.clear();
  append_key(position, steps_that_matter(position), key_);
  const std::string_view bytes(reinterpret_cast<const char*>(key_.data()),
                               key_.size() * sizeof key_.front());
  hash_.first = base::content_hash(bytes);
  hash_.second = base::content_hash(bytes, ~hash_.first);
  if (entries_.empty()) entries_.resize(first_entries);
  const Entry& entry = slot(hash_);
  return entry.hash == hash_ ? std::optional(entry.count) : std::nullopt;
}

void TranspositionTable::store(std::uint64_t count) {
  if (++stored_ > entries_.size() / 2 && entries_.size() < most_entries) grow();
  slot(hash_) = {hash_, count};
}

void TranspositionTable::grow() {
  std::vector<Entry> before(entries_.size() * 4);
  entries_.swap(before);
  for (const Entry& entry : before)
    if (entry.hash != Hash{}) slot(entry.hash) = entry;
}

}  // namespace boardwright::play
