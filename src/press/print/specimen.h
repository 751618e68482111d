// A sheet of all drawings of the piece set, to see whether they tell apart.
#pragma once
#include <string>
#include <vector>

#include "base/units.h"
#include "scene/piece_set.h"
#include "scene/scene.h"

namespace boardwright::print {

/// A drawing on the sheet.
struct Specimen {
  const Drawing* drawing = nullptr;
  bool progressive = false;  ///< he has a badge
  bool multiple = false;     ///< and may become multiple
};

/// A seat whose pieces are shown.
struct SpecimenSeat {
  std::string role, sign;  ///< "red", "R"
};

/// What one side of the sheet's scene measures.
inline constexpr Millimetres specimen_side = 10_mm;

/// Every drawing with its name: of 30, 16 and 8 mm, white and black, the smaller ones upside down
/// too. Progressive pieces have their badges, the black ones those of multiple pieces if they can.
Scene specimen_sheet(const std::vector<Specimen>& all);

/// Every drawing with its name, for each seat on the disc of its colour: of 16 and 8 mm.
Scene specimen_sheet(const std::vector<Specimen>& all, const std::vector<SpecimenSeat>& seats);

}  // namespace boardwright::print
