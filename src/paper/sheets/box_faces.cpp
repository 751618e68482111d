// Arranges the faces of tuck boxes, lids and trays on flat card.
#include "sheets/box_faces.h"

namespace boardwright::sheets {

using scene::PaperVec;

namespace {

using Kind = Face::Kind;

scene::PaperBox box_at(PaperVec low, base::Millimetres width, base::Millimetres height) {
  return {low, low + PaperVec{width, height}};
}

/// A floor and its walls. The walls of a lid hang down from its floor and those of a tray rise from
/// it, so text that is upright on a lid's wall is upside down on a tray's.
std::vector<Face> floor_and_walls(const BoxSize& box, PaperVec low, Kind floor, double rotated) {
  const auto& [w, d, h] = box;
  const auto turn = [&](double of_lid) {
    return of_lid + rotated < 360 ? of_lid + rotated : of_lid + rotated - 360;
  };
  return {{floor, box_at(low, w, d), 0},
          {Kind::wall, box_at(low - PaperVec{0_mm, h}, w, h), turn(0)},
          {Kind::wall, box_at(low + PaperVec{0_mm, d}, w, h), turn(180)},
          {Kind::end, box_at(low - PaperVec{h, 0_mm}, h, d), turn(270)},
          {Kind::end, box_at(low + PaperVec{w, 0_mm}, h, d), turn(90)}};
}

}  // namespace

std::vector<Face> tuck_faces(const BoxSize& box, PaperVec low, Face::Kind first) {
  const auto& [w, d, h] = box;
  const Kind second = first == Kind::front ? Kind::back : Kind::front;
  const PaperVec at_first = low + PaperVec{d, 0_mm}, at_second = low + PaperVec{w + 2 * d, 0_mm};
  const PaperVec at_back = first == Kind::back ? at_first : at_second;
  return {{Kind::side, box_at(low, d, h), 270},
          {first, box_at(at_first, w, h), 0},
          {Kind::side, box_at(at_first + PaperVec{w, 0_mm}, d, h), 270},
          {second, box_at(at_second, w, h), 0},
          {Kind::flap, box_at(at_back + PaperVec{0_mm, h}, w, d), 180}};
}

std::vector<Face> lid_faces(const BoxSize& lid, PaperVec low) {
  return floor_and_walls(lid, low, Kind::front, 0);
}

std::vector<Face> tray_faces(const BoxSize& tray, PaperVec low) {
  return floor_and_walls(tray, low, Kind::back, 180);
}

}  // namespace boardwright::sheets
