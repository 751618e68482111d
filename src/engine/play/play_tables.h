// What a game's rules of play come to on its board, worked out once for all positions.
#pragma once
#include <bitset>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "play/play.h"

namespace boardwright::play {

/// One way in which a man can take on a cell: from where, and over which cells.
struct Attack {
  CellId origin = no_cell;
  PieceId piece = no_piece;
  std::int16_t leaps = 0;             ///< the n that it takes; 0: any
  std::uint16_t moves = 0;            ///< which of the tables
  std::uint8_t seats = 0;             ///< one bit each: bit_of(seat)
  std::uint8_t unmoved = 0;           ///< 1: men who have moved, 2: men who have not, 3: both
  std::uint32_t first = 0, last = 0;  ///< the hops before the cell, and at `last` the cell
};

/// The bit of an attack's seats that stands for one of them.
constexpr std::uint8_t bit_of(SeatId seat) { return static_cast<std::uint8_t>(1u << index(seat)); }
static_assert(limits::seats <= 8, "an attack has eight bits for seats");
static_assert(limits::seats * limits::pieces * 2 <= UINT16_MAX, "an attack numbers all tables");

/// What a move says besides where it leads.
struct Traits {
  bool halting = false, counting = false;
  bool limited = false;                 ///< it goes as far as the man's n
  bool for_multiple = false;            ///< only multiple men have it
  std::bitset<limits::pieces> sparing;  ///< the pieces that it does not take
};

/// Whether moves are the same for every seat.
bool same_for_all(const std::vector<Move>& moves, const Board& board);

/// The tables of one game for positions with the same numbers.
class PlayTables {
 public:
  using Numbers = std::map<std::string, State, std::less<>>;
  PlayTables(const Board& board, const std::vector<Piece>& pieces, PlayRules rules,
             const Numbers& numbers);

  const Board& board;
  const std::vector<Piece>& pieces;
  const PlayRules rules;

  Ids<SeatId> seats() const { return board.seat_ids(); }
  Heading forward(SeatId seat) const { return board.seat(seat).forward; }

  /// The moves of a man, as far as they go for the largest n and for multiple men.
  const Moves& moves_of(const Man& man) const {
    return moves_[which_[slot(man.seat, man.piece, man.unmoved)]];
  }
  const Moves& moves(std::uint16_t table) const { return moves_[table]; }

  const Traits& traits(const Man& man, std::uint16_t move) const {
    return traits_[static_cast<std::size_t>(man.piece)][move];
  }

  /// How many cells all moves lead over, from all cells.
  std::int64_t weight() const;

  /// Whether the ways to take on each cell are listed: those of many riders on a large board would
  /// fill the memory.
  bool keeps_attacks() const { return !attacks_.empty(); }

  /// The ways to take on a cell, but for those of men who roam. Requires: they are listed.
  const std::vector<Attack>& attacks(CellId cell) const {
    return attacks_[static_cast<std::size_t>(cell)];
  }

  /// Adds those of one man, whether or not they are listed.
  void add_attacks(const Man& man, CellId from, CellId cell, std::vector<Attack>& found) const;

  /// About how many steps it takes to look at all ways to take on a cell.
  std::int64_t attack_steps(CellId cell) const {
    return keeps_attacks() ? std::ssize(attacks(cell)) : std::int64_t{64} * board.size();
  }

  /// The zone that a seat's mate closes.
  const CellSet& abandons(SeatId seat) const { return abandons_[static_cast<std::size_t>(seat)]; }

  /// The cells of a zone of promotion, as a seat sees it.
  struct Zones {
    std::vector<CellSet> onto, from, after;  ///< by seat
  };
  const Zones& zones(std::size_t promotion) const { return zones_[promotion]; }

 private:
  std::vector<CellSet> zone(const std::string& name, bool all_if_none) const;
  std::size_t slot(SeatId seat, PieceId piece, bool unmoved) const {
    return (static_cast<std::size_t>(seat) * pieces.size() + static_cast<std::size_t>(piece)) * 2 +
           (unmoved ? 1 : 0);
  }
  void work_out(PieceId id, const State& set);
  void find_attacks();
  void add_attacks(Attack attack);

  std::vector<Moves> moves_;                  ///< each only once
  std::vector<std::uint16_t> which_;          ///< of moves_: by seat, piece and unmoved
  std::vector<std::vector<Traits>> traits_;   ///< by piece and move
  std::vector<std::vector<Attack>> attacks_;  ///< by cell
  std::vector<CellSet> abandons_;             ///< by seat
  std::vector<Zones> zones_;                  ///< by promotion
};

}  // namespace boardwright::play
