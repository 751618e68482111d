// Printing inks of a style.
#pragma once
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "scene/style.h"

namespace boardwright::scene {

/// Reads the table `[press]`: colours, each with percentages of cyan, magenta, yellow and black,
/// and optionally the name of a spot colour. The style below supplies the colours not named here.
std::vector<PressInk> read_press(const Data& style, Report& report, const Style* below);

/// Adds the inks of `others` for colours that `inks` does not have.
void join_press(std::vector<PressInk>& inks, const std::vector<PressInk>& others);

}  // namespace boardwright::scene
