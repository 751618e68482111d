// Piece types.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/report.h"
#include "moves/piece_moves.h"

namespace boardwright::moves {

/// A piece type, by its index in its game's list.
enum class PieceTypeId : std::int16_t {};
static_assert(base::limits::piece_types <= INT16_MAX);

/// No piece type.
inline constexpr PieceTypeId no_piece_type{-1};

/// A kind of piece, as the game's data define it.
struct PieceType {
  std::string id;                   ///< "enhanced-rook"
  std::string name;                 ///< "Enhanced-Rook"
  std::string native;               ///< its name in the game's own language; can be empty
  std::string card;                 ///< the author's text for its card; empty: the computed one
  std::string letter;               ///< "R", in positions and on unlabelled pieces; can be empty
  int value = 0;                    ///< for scores
  int worth = 0;                    ///< to the computer, see live/opponent.h; 0: by its reach
  std::string inventor;             ///< as listed in the article; can be empty
  std::string section;              ///< id of the section that defines it: "e1.0"
  std::string document;             ///< id of the article with that section
  bool helper = false;              ///< not in the game: only figures and claims use it
  std::vector<MovePattern> moves;   ///< its own and those of included pieces
  std::vector<std::string> stands;  ///< regions to which it is confined; empty: anywhere
  State state;                      ///< names and initial values of its numbers
  std::string drawing;              ///< of the piece set: its id, unless the data names another
  std::string dotted;               ///< zone: counters of pieces that begin there have a dot
  base::Place place;                ///< where the data names the drawing, or the piece
};

/// The name of the number that is 1 until the piece moves.
inline constexpr std::string_view unmoved_number = "unmoved";

/// The name of the number that is 1 once the piece is multiple and so can turn at every leap.
inline constexpr std::string_view multiple_number = "multiple";

/// Whether a number of this name can have this value: a length is from 1 to limits::length.
bool is_number_of_piece(std::string_view name, int value);

/// The hint for a wrong length: "n is from 1 to 2048".
std::string length_hint();

/// The numbers of a piece from a list "n=3,multiple": those of its type with some changed; a name
/// without a value means 1. Nothing, and a message in `problem`, if the type has no such number or
/// a value is invalid.
std::optional<State> parse_state(const PieceType& piece_type, std::string_view list,
                                 std::string& problem);

/// The cells to which a seat's pieces of a type are confined.
CellSet stands_on(const PieceType& piece_type, const Board& board, SeatId seat);

/// "the Hexrider never stands on a4": the message for a piece there; nothing if it can be there.
std::optional<std::string> never_stands(const PieceType& piece_type, const Board& board,
                                        SeatId seat, CellId cell);

/// Whether the moves of a type grow longer during play.
inline bool is_progressive(const PieceType& piece_type) {
  return piece_type.state.contains(notation::length_number);
}

}  // namespace boardwright::moves
