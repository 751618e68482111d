// The drawings of a piece among words: in tables of pieces and on the card of rules.
#pragma once
#include <string_view>
#include <vector>

#include "document/html.h"
#include "game/game.h"
#include "scene/piece_set.h"

namespace boardwright::document {

/// Writes drawings of pieces for pages where figures show them, and collects the drawings that the
/// page must hold.
class PieceDrawings {
 public:
  /// Without a set nothing is written. `set` outlives this.
  PieceDrawings(const Game& game, const PieceSet* set) : game_(game), set_(set) {}

  /// Writes the drawing of a piece, shown where the reader chooses drawings; for a piece whose
  /// seats have drawings of their own, those of the first two seats. Nothing if the set lacks it.
  /// Screen readers pass over it: the name of the piece stands beside it.
  void write(Html& html, const PieceType& piece_type);

  /// What was written so far, each once, for append_drawings().
  const std::vector<const Drawing*>& used() const { return used_; }

  /// How many bytes of the page were written.
  std::size_t bytes() const { return bytes_; }

 private:
  const Game& game_;
  const PieceSet* set_;
  std::vector<const Drawing*> used_;
  int count_ = 0;  ///< for ids
  std::size_t bytes_ = 0;
};

/// The class around each drawing, which page styles size.
inline constexpr std::string_view piece_drawing_class = "drawing of-piece";

}  // namespace boardwright::document
