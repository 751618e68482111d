// Men as drawings of the piece set: on boards, on counters, wherever a man is shown.
#pragma once
#include <string>
#include <string_view>

#include "game/game.h"
#include "scene/piece_set.h"
#include "scene/scene.h"

namespace boardwright::diagram {

/// How men are shown.
enum class MenAs {
  letters,  ///< discs with letters
  drawn,    ///< drawings of the piece set
  both,     ///< one over the other, for a page whose reader chooses
};

/// The way of showing men, and the drawings for it: a letter stands for a man who has none.
struct MenShown {
  MenAs as = MenAs::letters;
  const PieceSet* set = nullptr;  ///< may be null for letters; outlives the scenes
};

/// What a drawn man shows. A fresh one shows only his drawing.
struct DrawnMan {
  const Drawing* drawing = nullptr;
  std::string seat;       ///< the style's word for his seat: "seat-1", "red"; more words may follow
  bool halo = true;       ///< a pale rim parts him from what lies below
  double stretch = 1;     ///< by so much he is larger than his circle, if he stands free
  std::string number;     ///< on the badge of a progressive man: "3"; empty: he has no badge
  bool multiple = false;  ///< his badge has teeth
  bool mirrored = false;  ///< his drawing looks the other way, and his badge changes sides
  double turn = 0;        ///< of a drawing that points forward: how far he is turned, in degrees
  std::string sign;       ///< of his seat in a game of more than two: he stands on a disc with the
                          ///< seat's colour and pattern, and the sign on a badge; empty: he stands
                          ///< free
  std::string plate;      ///< a few letters on a plate at his lower left; may be empty
};

/// What a man of this piece and seat shows: his drawing, or null if the set lacks it, the signs of
/// his seat, and his badge if he is progressive.
DrawnMan drawn_man(const PieceSet& set, const Board& board, const Piece& piece, SeatId seat,
                   const State& state);
DrawnMan drawn_man(const PieceSet& set, const Board& board, const Piece& piece, SeatId seat);

/// A man within the circle of this radius about a point, turned about it by degrees
/// counter-clockwise. All of him grows with the radius. Requires: he has a drawing.
Group man_group(Tag tag, const DrawnMan& man, Vec centre, double radius, double angle = 0);

/// What the names of badges among drawings begin with.
inline constexpr std::string_view badge_id = "badge.";

/// Whether a figure's label says no more of a man than that he is of this piece, in this state.
bool is_plain_label(const Piece& piece, std::string_view label);

/// Whether the set has a drawing of every piece of a game.
bool has_all_drawings(const Game& game, const PieceSet& set);

/// Reports pieces that name a drawing which the set lacks. One that names none may have none: its
/// letters stand in.
void check_drawings(const Game& game, const PieceSet& set, Report& report);

}  // namespace boardwright::diagram
