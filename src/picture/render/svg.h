// Drawings as SVG, standalone and embedded in web pages.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "base/units.h"
#include "scene/piece_set.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::render {

/// A drawing as a complete SVG file with its style.
std::string render_svg(const scene::Scene& scene, const scene::Style& style);

/// A drawing as an SVG file with style.drawing_css(), which adapts to dark pages.
std::string render_themed_svg(const scene::Scene& scene, const scene::Style& style);

/// A drawing as an SVG file for print, with the given side length, exact to less than 0.001 mm.
std::string render_svg(const scene::Scene& scene, const scene::Style& style,
                       base::Millimetres side);

/// Appends a drawing to `out` as an <svg> element for a web page whose style sheet includes
/// style.page_css(). Ids are prefixed with the scene's id, so a page can have several drawings. The
/// page must also contain the drawings of its stamps: append_drawings().
void append_svg(std::string& out, const scene::Scene& scene);

/// Appends an invisible <svg> element of class "drawings" with piece drawings, for the stamps of
/// all figures of a web page.
void append_drawings(std::string& out, std::span<const scene::Drawing* const> drawings);

/// The drawings that a scene's stamps show, each once, in the order of the scene.
std::vector<const scene::Drawing*> drawings_of(const scene::Scene& scene);

}  // namespace boardwright::render
