// Stores perft counts by position.
#include "play/transposition_table.h"

#include <algorithm>
#include <bit>
#include <string_view>

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

void TranspositionTable::write_key(const Position& position) {
  key_.resize(position.pieces.size());
  std::transform(position.pieces.begin(), position.pieces.end(), key_.begin(), packed);
  const auto add = [this](auto value) { key_.push_back(static_cast<std::uint32_t>(value)); };
  add(position.turn);
  add(position.passes);
  for (std::size_t seat = 0; seat < base::limits::seats; ++seat) {
    if (position.standing[seat] == Standing::absent) continue;
    add(seat << 8 | static_cast<std::size_t>(position.standing[seat]));
    add(position.team[seat]);
    const EnPassant& en_passant = position.en_passant[seat];
    const bool matters = en_passant_matters(tables_, position, static_cast<SeatId>(seat));
    add(matters ? en_passant.from : no_cell);
    add(matters ? en_passant.at : no_cell);
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
  key_.insert(key_.end(), position.marks.begin(), position.marks.end());
  key_.insert(key_.end(), position.hand.begin(), position.hand.end());
}

std::optional<std::uint64_t> TranspositionTable::find(const Position& position) {
  write_key(position);
  const std::size_t bytes = key_.size() * sizeof(std::uint32_t);
  if (entries_.empty()) entries_.resize(std::bit_floor(most_bytes / bytes));
  const std::string_view text(reinterpret_cast<const char*>(key_.data()), bytes);
  hash_ = base::content_hash(text);
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
