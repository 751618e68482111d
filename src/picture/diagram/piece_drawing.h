// Pieces as drawings of the piece set, on boards, counters and wherever else a piece is shown.
#pragma once
#include <string>
#include <string_view>

#include "game/game.h"
#include "scene/piece_set.h"
#include "scene/scene.h"

namespace boardwright::diagram {

using game::Game;
using moves::PieceType;
using scene::PieceSet, scene::Scene;

/// How pieces are shown.
enum class PiecesAs {
  letters,  ///< discs with letters
  drawn,    ///< drawings of the piece set
  both,     ///< both in one page, whose reader chooses
};

/// How pieces are shown, with the drawings. A piece without a drawing is shown by letters.
struct PiecesShown {
  PiecesAs as = PiecesAs::letters;
  const PieceSet* set = nullptr;  ///< can be null for letters; outlives the scenes
};

/// The parts of a drawn piece. By default only its drawing.
struct DrawnPiece {
  const scene::Drawing* drawing = nullptr;
  std::string seat;       ///< the style's word for its seat: "seat-1", "red"; more words can follow
  bool halo = true;       ///< a pale rim separates it from what lies below
  double stretch = 1;     ///< size relative to its circle, if it is not on a disc
  std::string number;     ///< on the badge of a progressive piece: "3"; empty: no badge
  bool multiple = false;  ///< the badge has teeth
  bool mirrored = false;  ///< drawing and badge are mirrored left to right
  double turn = 0;        ///< rotation in degrees of a drawing that points forward
  std::string sign;   ///< sign of its seat in games for more than two: the piece is on a disc with
                      ///< the seat's colour and pattern, and the sign on a badge; empty: no disc
  std::string plate;  ///< a few letters on a plate at its lower left; can be empty
};

/// The parts of a piece of a type and seat: its drawing, or null if the set lacks it, the signs of
/// its seat, and its badge if it is progressive.
DrawnPiece drawn_piece(const PieceSet& set, const board::Board& board, const PieceType& piece_type,
                       board::SeatId seat, const moves::State& state);
DrawnPiece drawn_piece(const PieceSet& set, const board::Board& board, const PieceType& piece_type,
                       board::SeatId seat);

/// The sign of a piece that is on a disc without a badge.
inline constexpr const char* no_sign = " ";

/// Draws a piece within the circle of this radius about a point, rotated about it by degrees
/// counter-clockwise. All parts scale with the radius. Requires: it has a drawing.
scene::Group piece_group(scene::Tag tag, const DrawnPiece& piece, geometry::Vec centre,
                         double radius, double angle = 0);

/// Prefix of the ids of badges among drawings.
inline constexpr std::string_view badge_id = "badge.";

/// Whether a figure's label says only what the drawing of the piece shows: its type and state.
bool is_plain_label(const PieceType& piece_type, std::string_view label);

/// Whether the set has a drawing of every piece type of a game.
bool has_all_drawings(const Game& game, const PieceSet& set);

/// Reports piece types that name a drawing which the set lacks. A piece type that names none can go
/// without: letters replace it.
void check_drawings(const Game& game, const PieceSet& set, base::Report& report);

}  // namespace boardwright::diagram
