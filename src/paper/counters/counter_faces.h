// What the sides of a piece to cut out show: its drawing or letters, the colour of its seat, or an
// ornament of the board.
#pragma once
#include <string>
#include <vector>

#include "counters/counters.h"
#include "counters/ornament.h"
#include "diagram/piece_drawing.h"
#include "game/pieces.h"

namespace boardwright::counters {

using game::Game, game::PieceCount;
using scene::PieceSet;

/// One side of a piece.
struct CounterFace {
  diagram::DrawnPiece piece;  ///< without a drawing, `words` are shown
  enum class Words { letters, name } kind = Words::letters;
  std::string words;  ///< empty on a back that shows no piece
  std::string name;   ///< shown below the piece; may be empty
  Ornament ornament;  ///< shown where there is neither a drawing nor words
  bool dotted = false;
};

/// A counter to cut out and its number of copies: a piece type of one seat, or a rule mark, which
/// has no type.
struct CounterKind {
  PieceCount pieces;
  std::string name;  ///< "Progressive Knight", "Pawn with a dot"
  CounterFace front, back;
  double size = 1;  ///< of a wedge: relative to the largest
};

/// Where a side of a piece lies on a sheet.
struct FacePlace {
  PaperVec at;      ///< the middle of the piece
  double size = 1;  ///< CounterKind::size
  bool upside_down = false;
};

/// Whether counters bear the names of their pieces. Standees always do.
enum class Named { no, yes };

/// The drawings of pieces, and their mirror images for the backs of standees.
struct CounterDrawings {
  PieceSet set, mirrored;
};
CounterDrawings with_mirrored(PieceSet set);

/// The faces of all kinds of pieces. Without drawings, or without a drawing of its own, a piece
/// shows letters.
///
/// The back of a counter shows the piece into which it turns if the rules leave no choice,
/// otherwise an ornament and, with more than two seats, the sign of the seat, or on a wedge
/// neither. The back of a standee shows the same piece. Badges are blank, because their numbers
/// change in play.
std::vector<CounterKind> counter_kinds(const Game& game, const std::vector<PieceCount>& pieces,
                                       const CounterDrawings* drawings, Cut cut,
                                       Named named = Named::no);

/// The counters of a piece type, one for each seat that has it.
std::vector<CounterKind> counters_of_type(const Game& game, moves::PieceTypeId piece_type,
                                          const CounterDrawings* drawings, Cut cut);

/// Whether a mark counts too high for a counter per step, so that digits show it.
bool counts_in_digits(const play::RuleMark& mark);

/// Counters for rule marks: for each seat, or only for the first if the mark is of the game. A mark
/// has one counter for each step, or a single one and the digits to lay beside it.
std::vector<CounterKind> mark_counters(const Game& game);

/// The length of one side unit in which faces are drawn.
inline Millimetres counter_side(const CutSize& size) { return size.base; }

/// The coloured field of a piece, extended by `grown` beyond its cut edges.
scene::Path field_of(const CounterFace& face, const CutSize& size, Pack pack,
                     const FacePlace& place, Millimetres grown);

/// The outline to cut, as outline_of(). Requires: the shape is not a disc.
PaperShape outline_at(const FacePlace& place, const CutSize& size, Pack pack,
                      Millimetres grown = {});

/// The content of a counter's field.
Group counter_group(const CounterFace& face, const CutSize& size, const FacePlace& place);
/// The content of both fields of a strip, which is a standee or a folded counter.
Group strip_group(const CounterKind& kind, const CutSize& size, PaperVec at);

/// Adds the fronts of counters side by side, the row centred on `middle`.
void add_counter_row(Scene& scene, const std::vector<CounterKind>& kinds, const CutSize& size,
                     Millimetres step, PaperVec middle);

}  // namespace boardwright::counters
