// The faces of boxes on their flat card: the place and orientation of each.
#pragma once
#include <array>
#include <vector>

#include "base/text.h"
#include "scene/page.h"

namespace boardwright::sheets {

using base::operator""_mm;

/// How a box opens: a tuck box has flaps that are tucked in, a lid goes over a tray.
enum class BoxKind { tuck, lid };

inline constexpr std::array<base::Word<BoxKind>, 2> box_kinds = {
    {{"tuck", BoxKind::tuck}, {"lid", BoxKind::lid}}};

/// The dimensions of a box. A tuck box has the width and height of its front; the height of a tray
/// is that of its walls.
struct BoxSize {
  base::Millimetres width, depth, height;
};

/// A face that is visible when the box is closed.
struct Face {
  enum class Kind {
    front,
    back,  ///< of a tray: its floor from below
    side,  ///< of a tuck box, beside its front
    flap,  ///< top closure of a tuck box
    wall,  ///< of a tray or lid: the front wall and the one opposite
    end    ///< of a tray or lid: the left and right walls
  };
  Kind kind = Kind::front;
  scene::PaperBox box;  ///< on the flat card, printed side up
  double turn = 0;  ///< degrees counter-clockwise from upright on the card to upright on the box

  /// Size as the reader of the face sees it.
  base::Millimetres width() const { return is_sideways() ? box.height() : box.width(); }
  base::Millimetres height() const { return is_sideways() ? box.width() : box.height(); }
  scene::PaperVec middle() const { return 0.5 * (box.low + box.high); }

 private:
  bool is_sideways() const { return turn == 90 || turn == 270; }
};

/// The faces of a tuck box. From the left: a side, the front or back given by `first`, a side, the
/// other of front and back; the flap is above the back. Text on the sides runs downward, as on the
/// spine of a book. `low`: the lower left corner of the leftmost side.
std::vector<Face> tuck_faces(const BoxSize& box, scene::PaperVec low, Face::Kind first);

/// The front of a lid or the back of a tray, then its walls: below, above, left, right. `low`: the
/// lower left corner of the front or back.
std::vector<Face> lid_faces(const BoxSize& lid, scene::PaperVec low);
std::vector<Face> tray_faces(const BoxSize& tray, scene::PaperVec low);

}  // namespace boardwright::sheets
