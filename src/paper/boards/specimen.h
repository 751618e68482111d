// A sheet of all drawings of the piece set, to check that they can be distinguished.
#pragma once
#include <string>
#include <vector>

#include "base/units.h"
#include "scene/piece_set.h"
#include "scene/scene.h"

namespace boardwright::boards {

using base::operator""_mm;

/// A drawing on the sheet.
struct Specimen {
  const scene::Drawing* drawing = nullptr;
  bool progressive = false;  ///< has a badge
  bool multiple = false;     ///< has a badge and can become multiple
};

/// A seat whose pieces are shown.
struct SpecimenSeat {
  std::string role, sign;  ///< "red", "R"
};

/// The length of one unit of the sheet's scene.
inline constexpr base::Millimetres specimen_side = 10_mm;

/// Every drawing with its name, in white and black at 30, 16 and 8 mm; the smaller sizes also
/// upside down. Progressive pieces have their badges; a black piece has the badge of a multiple
/// piece if it can become one.
scene::Scene specimen_sheet(const std::vector<Specimen>& all);

/// Every drawing with its name, at 16 and 8 mm for each seat on a disc of its colour.
scene::Scene specimen_sheet(const std::vector<Specimen>& all,
                            const std::vector<SpecimenSeat>& seats);

}  // namespace boardwright::boards
