// Pieces as drawings of the piece set: on boards, on counters, wherever a piece is shown.
#pragma once
#include <string>
#include <string_view>

#include "game/game.h"
#include "scene/piece_set.h"
#include "scene/scene.h"

namespace boardwright::diagram {

/// How pieces are shown.
enum class PiecesAs {
  letters,  ///< discs with letters
  drawn,    ///< drawings of the piece set
  both,     ///< one over the other, for a page whose reader chooses
};

/// The way of showing pieces, and the drawings for it: a letter stands for a piece who has none.
struct PiecesShown {
  PiecesAs as = PiecesAs::letters;
  const PieceSet* set = nullptr;  ///< may be null for letters; outlives the scenes
};

/// What a drawn piece shows. A fresh one shows only his drawing.
struct DrawnPiece {
  const Drawing* drawing = nullptr;
  std::string seat;       ///< the style's word for his seat: "seat-1", "red"; more words may follow
  bool halo = true;       ///< a pale rim parts him from what lies below
  double stretch = 1;     ///< by so much he is larger than his circle, if he stands free
  std::string number;     ///< on the badge of a progressive piece: "3"; empty: he has no badge
  bool multiple = false;  ///< his badge has teeth
  bool mirrored = false;  ///< his drawing looks the other way, and his badge changes sides
  double turn = 0;        ///< of a drawing that points forward: how far he is turned, in degrees
  std::string sign;       ///< of his seat in a game of more than two: he stands on a disc with the
                          ///< seat's colour and pattern, and the sign on a badge; empty: he stands
                          ///< free
  std::string plate;      ///< a few letters on a plate at his lower left; may be empty
};

/// What a piece of this piece and seat shows: his drawing, or null if the set lacks it, the signs
/// of his seat, and his badge if he is progressive.
DrawnPiece drawn_piece(const PieceSet& set, const Board& board, const PieceType& piece_type,
                       SeatId seat, const State& state);
DrawnPiece drawn_piece(const PieceSet& set, const Board& board, const PieceType& piece_type,
                       SeatId seat);

/// A piece within the circle of this radius about a point, turned about it by degrees
/// counter-clockwise. All of him grows with the radius. Requires: he has a drawing.
Group piece_group(Tag tag, const DrawnPiece& piece, Vec centre, double radius, double angle = 0);

/// What the names of badges among drawings begin with.
inline constexpr std::string_view badge_id = "badge.";

/// Whether a figure's label says no more of a piece than that he is of this piece, in this state.
bool is_plain_label(const PieceType& piece_type, std::string_view label);

/// Whether the set has a drawing of every piece of a game.
bool has_all_drawings(const Game& game, const PieceSet& set);

/// Reports pieces that name a drawing which the set lacks. One that names none may have none: its
/// letters stand in.
void check_drawings(const Game& game, const PieceSet& set, Report& report);

}  // namespace boardwright::diagram
