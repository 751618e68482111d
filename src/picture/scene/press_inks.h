// What a style says of a press.
#pragma once
#include <vector>

#include "base/data.h"
#include "base/report.h"
#include "scene/style.h"

namespace boardwright::scene {

/// The table `[press]`: colours, each with percentages of cyan, magenta, yellow and black, and the
/// name of a spot colour if it has one. Those of the style below hold for colours not named here.
std::vector<PressInk> read_press(const Data& style, Report& report, const Style* below);

/// Lays the inks of one style over those of others: of a colour named twice the first holds.
void join_press(std::vector<PressInk>& inks, const std::vector<PressInk>& others);

}  // namespace boardwright::scene
