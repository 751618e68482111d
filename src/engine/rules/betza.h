// Betza's short notation of moves, translated into ours.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "rules/board.h"
#include "rules/notation.h"
#include "rules/piece_moves.h"

namespace boardwright::rules {

/// What a Betza text means on a board.
struct Betza {
  std::vector<MovePattern> moves;
  State state;              ///< the number `unmoved`, if `i` asks for it
  bool en_passant = false;  ///< `e`: it captures in passing as well; the game's rules tell how
  int castling = 0;         ///< `O2`: how many cells it castles over; 0: it does not
};

/// Reads a text such as `fmWfcF`: parts of modifiers, an atom and a range, one behind the other.
///
/// Directions are those of the seat that moves. Of several seats each has its own; the moves are
/// the same. A board has Betza if its axes are those of squares (orthogonal, diagonal) or those of
/// hexagons (side, corner). Reports the first letter that it does not know, with its column.
std::optional<Betza> parse_betza(std::string_view text, Place place, const Board& board,
                                 Report& report);

class BetzaPrinter;

/// Writes the pieces of a board in Betza.
class BetzaWriter {
 public:
  /// Requires: the board outlives this.
  explicit BetzaWriter(const Board& board);
  ~BetzaWriter();

  /// Moves as a text that reads back as moves with the same reach; nothing if Betza cannot say
  /// them. `state` are the numbers of the piece.
  std::optional<std::string> write(std::span<const MovePattern> moves, const State& state);

 private:
  const Board& board_;
  std::unique_ptr<BetzaPrinter> printer_;  ///< none on boards without Betza
};

/// A row of the table of atoms, for the reader and the manual.
struct BetzaAtom {
  char letter;
  std::string_view name;         ///< "Wazir"
  std::string_view rectangular;  ///< its moves in the notation, on squares
  std::string_view hexagonal;    ///< and on hexagons
};
std::span<const BetzaAtom> betza_atoms();

}  // namespace boardwright::rules
