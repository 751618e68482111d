// Outlines written as path data, the way SVG writes them.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "scene/scene.h"

namespace boardwright::scene {

/// Reads absolute path data of the letters M, L, C, Q and Z, y as it is written: "M 0 0 L 4 0 Z".
///
/// After a pair of M or L more pairs may follow, each a line; after C and Q more curves. Q becomes
/// a cubic curve. `begin` is where the text begins. Reports the first problem with its column.
std::optional<std::vector<Stroke>> parse_path_data(std::string_view text, const Place& begin,
                                                   Report& report);

/// The point of an outline farthest from (0, 0); of a curve one of those that part it finely.
Vec farthest_point(const std::vector<Stroke>& strokes);

}  // namespace boardwright::scene
