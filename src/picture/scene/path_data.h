// Outlines given as SVG path data.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "scene/scene.h"

namespace boardwright::scene {

using base::Place;

/// Parses absolute path data with the commands M, L, C, Q and Z, keeping y as written: "M 0 0 L 4 0
/// Z".
///
/// Further pairs after M or L are lines, further points after C and Q are curves. Q becomes a cubic
/// curve. `begin` is the place of the text. Reports the first problem with its column.
std::optional<std::vector<Stroke>> parse_path_data(std::string_view text, const Place& begin,
                                                   base::Report& report);

/// The point of an outline farthest from (0, 0). Curves are sampled.
Vec farthest_point(const std::vector<Stroke>& strokes);

}  // namespace boardwright::scene
