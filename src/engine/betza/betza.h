// Betza notation, translated to and from the move notation.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "board/board.h"
#include "moves/piece_moves.h"
#include "notation/notation.h"

namespace boardwright::betza {

/// What a Betza text means on a board.
struct Betza {
  std::vector<notation::MovePattern> moves;
  moves::State state;       ///< the number `unmoved`, if the text has `i`
  bool en_passant = false;  ///< `e`: it also captures en passant, by the game's rules
  int castling = 0;         ///< `O2`: castles over this many cells; 0: does not castle
};

/// Reads a text such as `fmWfcF`: a sequence of parts, each of modifiers, an atom and a range.
///
/// Directions are relative to the seat that moves; the moves are the same for all seats. A board
/// supports Betza if its axes are those of squares (orthogonal, diagonal) or those of hexagons
/// (side, corner). Reports the first unknown letter, with its column.
std::optional<Betza> parse_betza(std::string_view text, base::Place place,
                                 const board::Board& board, base::Report& report);

class BetzaPrinter;

/// Writes the moves of pieces on a board in Betza.
class BetzaWriter {
 public:
  /// Requires: the board outlives this.
  explicit BetzaWriter(const board::Board& board);
  ~BetzaWriter();

  /// Moves as a text that reads back as moves with the same reach; nothing if Betza cannot express
  /// them. `state` holds the numbers of the piece.
  std::optional<std::string> write(std::span<const notation::MovePattern> moves,
                                   const moves::State& state);

 private:
  const board::Board& board_;
  std::unique_ptr<BetzaPrinter> printer_;  ///< null on boards without Betza
};

/// A row of the table of atoms, used by the reader and the manual.
struct BetzaAtom {
  char letter;
  std::string_view name;         ///< "Wazir"
  std::string_view rectangular;  ///< its moves on squares, in the notation
  std::string_view hexagonal;    ///< its moves on hexagons
};
std::span<const BetzaAtom> betza_atoms();

}  // namespace boardwright::betza
