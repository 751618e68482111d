// Drawings of pieces in text: in piece tables and on the rules card.
#pragma once
#include <string_view>
#include <vector>

#include "game/game.h"
#include "page/html.h"
#include "scene/piece_set.h"

namespace boardwright::page {

using scene::Drawing;

/// Writes drawings of pieces for pages whose figures show them, and collects the drawings to define
/// on the page.
class PieceDrawings {
 public:
  /// With a null set nothing is written. `set` must outlive this object.
  PieceDrawings(const game::Game& game, const scene::PieceSet* set) : game_(game), set_(set) {}

  /// Writes the drawing of a piece, visible where the reader chooses drawings. If the seats have
  /// different drawings, writes those of the first two. Writes nothing if the set has no drawing of
  /// the piece. Hidden from screen readers, because its name is next to it.
  void write(Html& html, const moves::PieceType& piece_type);

  /// The drawings written so far, without repetitions, for append_drawings().
  const std::vector<const Drawing*>& used() const { return used_; }

  /// The number of bytes written to the page.
  std::size_t bytes() const { return bytes_; }

 private:
  const game::Game& game_;
  const scene::PieceSet* set_;
  std::vector<const Drawing*> used_;
  int count_ = 0;  ///< for ids
  std::size_t bytes_ = 0;
};

/// The class around each drawing, used for its size in page styles.
inline constexpr std::string_view piece_drawing_class = "drawing of-piece";

}  // namespace boardwright::page
