// A kind of piece, as data.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/report.h"
#include "rules/piece_moves.h"

namespace boardwright::rules {

/// A piece by its place in its game's list.
enum class PieceTypeId : std::int16_t {};
static_assert(limits::piece_types <= INT16_MAX);

/// Where a piece may be missing.
inline constexpr PieceTypeId no_piece_type{-1};

/// A kind of piece.
struct PieceType {
  std::string id;        ///< "enhanced-rook"
  std::string name;      ///< "Enhanced-Rook"
  std::string letter;    ///< "R", of positions and of pieces that no figure labels; may be empty
  int value = 0;         ///< for scores
  std::string inventor;  ///< as the article lists it; may be empty
  std::string section;   ///< id of the section that defines it: "e1.0"
  std::string document;  ///< id of the article with that section
  bool helper = false;   ///< no piece of the game: only figures and claims speak of it
  std::vector<MovePattern> moves;   ///< its own and those of the pieces it includes
  std::vector<std::string> stands;  ///< regions: it stands on no other cell. Empty: on any
  State state;                      ///< names and first values of its numbers
  std::string drawing;              ///< of the piece set: its own id, unless the data names another
  Place place;                      ///< where the data names that, or else the piece
};

/// The number of a piece that has not moved yet: 1 until he does.
inline constexpr std::string_view unmoved_number = "unmoved";

/// The number of a piece that may turn at every leap of a move: 1 once he is multiple.
inline constexpr std::string_view multiple_number = "multiple";

/// Whether a number of this name may have this value: a length is from 1 to limits::length.
bool is_number_of_piece(std::string_view name, int value);

/// "n is from 1 to 2048".
std::string length_hint();

/// The numbers of a piece told as "n=3,multiple": those of his piece, some of them changed; a name
/// alone stands for 1. Nothing, and what is wrong in `problem`, if the piece has no such number.
std::optional<State> parse_state(const PieceType& piece_type, std::string_view list,
                                 std::string& problem);

/// The cells on which a seat's pieces of a piece may stand.
CellSet stands_on(const PieceType& piece_type, const Board& board, SeatId seat);

/// "the Hexrider never stands on a4": what to say of a piece there; nothing if he may stand there.
std::optional<std::string> never_stands(const PieceType& piece_type, const Board& board,
                                        SeatId seat, CellId cell);

/// Whether the moves of a piece grow longer in play.
inline bool is_progressive(const PieceType& piece_type) {
  return piece_type.state.contains(length_number);
}

}  // namespace boardwright::rules
