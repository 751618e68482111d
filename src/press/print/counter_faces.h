// What the sides of a piece to cut out show: his drawing or letters, the colour of his seat, or an
// ornament of the board.
#pragma once
#include <string>
#include <vector>

#include "diagram/piece_drawing.h"
#include "game/pieces.h"
#include "print/counters.h"
#include "print/ornament.h"

namespace boardwright::print {

/// One side of a piece.
struct CounterFace {
  DrawnPiece piece;  ///< a piece without a drawing is shown by words
  enum class Words { letters, name } kind = Words::letters;
  std::string words;  ///< empty on a back that shows no piece
  Ornament ornament;  ///< what such a back shows
};

/// A kind of piece to cut out.
struct CounterKind {
  PieceCount pieces;
  std::string name;  ///< "Progressive Knight"
  CounterFace front, back;
};

/// The drawings of pieces, and for the backs of standees the same with left and right exchanged.
struct CounterDrawings {
  PieceSet set, mirrored;
};
CounterDrawings with_mirrored(PieceSet set);

/// The kinds of pieces; with no drawings, or none of his own, a piece bears letters.
///
/// A counter's back shows what the piece becomes, if the rules leave no choice, or else an ornament
/// and in a game of many the sign of the seat; a standee's shows the same piece. Badges are blank,
/// since their numbers change in play. Reports pieces that have no drawing.
std::vector<CounterKind> counter_kinds(const Game& game, const std::vector<PieceCount>& pieces,
                                       const CounterDrawings* drawings, Cut cut);

/// What a side measures where faces are drawn.
inline Millimetres counter_side(const CutSize& size) { return size.base; }

/// The field of colour of a piece whose middle lies at a point, `grown` beyond his cut edges.
Path field_of(const CounterFace& face, const CutSize& size, Pack pack, PaperVec at,
              Millimetres grown);

/// What lies on the field of a counter, or on both fields of a standee.
Group counter_group(const CounterFace& face, const CutSize& size, PaperVec at);
Group standee_group(const CounterKind& kind, const CutSize& size, PaperVec at);

}  // namespace boardwright::print
