// Drawings as SVG, on their own and within web pages.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/units.h"
#include "scene/piece_set.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::render {

/// A drawing as a whole SVG file, with the style inside.
std::string render_svg(const Scene& scene, const Style& style);

/// The same with style.drawing_css(): on a dark page it is dark.
std::string render_themed_svg(const Scene& scene, const Style& style);

/// The same as the first for print: with sides so long, exact to less than 0.001 mm.
std::string render_svg(const Scene& scene, const Style& style, Millimetres side);

/// A drawing as an <svg> element for a web page, whose style sheet holds style.page_css().
/// Appends to `out`. Ids begin with the scene's id, so several drawings live in one page. The page
/// must hold the drawings of its stamps, too: append_drawings().
void append_svg(std::string& out, const Scene& scene);

/// Appends an invisible <svg> element with drawings of the piece set, for the stamps of all figures
/// of a web page. It has the class "drawings".
void append_drawings(std::string& out, std::span<const Drawing* const> drawings);

/// The drawings that a scene's stamps show, each once, in the order of the scene.
std::vector<const Drawing*> drawings_of(const Scene& scene);

}  // namespace boardwright::render
