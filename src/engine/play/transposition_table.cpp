// Keys of positions, and perft counts by them.
#include "play/transposition_table.h"

#include <algorithm>
#include <bit>
#include <iterator>

#include "base/hash.h"
#include "play/sameness.h"

namespace boardwright::play {
namespace {

/// The memory for the keys of one table, in bytes.
constexpr std::size_t most_bytes = std::size_t{24} << 20;

/// How many bits a number below `end` takes.
constexpr unsigned bits(int end) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(end) - 1));
}

constexpr unsigned after_piece = bits(base::limits::piece_types + 1),
                   after_n = after_piece + bits(base::limits::length + 1),
                   after_seat = after_n + bits(base::limits::seats), mark_bits = 4;
static_assert(after_seat + mark_bits <= 32, "a piece fits into one number");

constexpr std::uint32_t packed(const Piece& piece) {
  const auto part = [](auto value, unsigned at) { return static_cast<std::uint32_t>(value) << at; };
  return static_cast<std::uint32_t>(static_cast<int>(piece.piece_type) + 1) |
         part(piece.n, after_piece) | part(piece.seat, after_n) | part(piece.unmoved, after_seat) |
         part(piece.multiple, after_seat + 1) | part(piece.bound, after_seat + 2) |
         part(piece.promoted, after_seat + 3);
}

}  // namespace

void append_key(const Position& position, const Position::BySeat<EnPassant>& steps,
                std::vector<std::uint32_t>& key) {
  std::transform(position.pieces.begin(), position.pieces.end(), std::back_inserter(key), packed);
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
  if (entries_.empty())
    entries_.resize(std::bit_floor(most_bytes / (key_.size() * sizeof(std::uint32_t))));
  hash_ = hash_of(key_);
  const Entry& entry = entries_[hash_ & (entries_.size() - 1)];
  return entry.hash == hash_ && entry.key == key_ ? std::optional(entry.count) : std::nullopt;
}

void TranspositionTable::store(std::uint64_t count) {
  Entry& entry = entries_[hash_ & (entries_.size() - 1)];
  entry.key = key_;
  entry.hash = hash_;
  entry.count = count;
}

}  // namespace boardwright::play
