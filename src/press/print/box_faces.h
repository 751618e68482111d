// The faces of boxes on their flat card: where each lies, and which way up it stands.
#pragma once
#include <array>
#include <vector>

#include "base/text.h"
#include "scene/page.h"

namespace boardwright::print {

/// How a box opens: with flaps that are tucked in, or with a lid over a tray.
enum class BoxKind { tuck, lid };

inline constexpr std::array<Word<BoxKind>, 2> box_kinds = {
    {{"tuck", BoxKind::tuck}, {"lid", BoxKind::lid}}};

/// Three sides of a box. Of a tuck box width and height are those of its front; a tray is as high
/// as its walls.
struct BoxSize {
  Millimetres width, depth, height;
};

/// A face that is seen when the box stands closed.
struct Face {
  enum class Kind {
    front,
    back,  ///< of a tray: its floor from below
    side,  ///< of a tuck box, beside its front
    flap,  ///< that closes a tuck box above
    wall,  ///< of a tray or a lid: the one towards the reader, and the one opposite
    end    ///< of a tray or a lid: the walls at the left and at the right
  };
  Kind kind = Kind::front;
  PaperBox box;     ///< on the flat card, printed side up
  double turn = 0;  ///< degrees counter-clockwise, from upright on the card to upright on the box

  /// As its reader sees it.
  Millimetres width() const { return lies() ? box.height() : box.width(); }
  Millimetres height() const { return lies() ? box.width() : box.height(); }
  PaperVec middle() const { return 0.5 * (box.low + box.high); }

 private:
  bool lies() const { return turn == 90 || turn == 270; }
};

/// From the left: a side, front or back, a side, the other of these; the flap is above the back.
/// What stands on sides runs down, as on the spine of a book. `low`: the lower left corner of the
/// first.
std::vector<Face> tuck_faces(const BoxSize& box, PaperVec low, Face::Kind first);

/// The front of a lid or the back of a tray, and the walls round it: below, above, left, right.
/// `low`: the lower left corner of the first.
std::vector<Face> lid_faces(const BoxSize& lid, PaperVec low);
std::vector<Face> tray_faces(const BoxSize& tray, PaperVec low);

}  // namespace boardwright::print
