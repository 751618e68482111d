// Drawings as SVG, standalone and embedded in web pages.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "base/units.h"
#include "render/shapes.h"
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
/// page must also contain the drawings of its stamps: append_drawings(). With `shapes`, parts that
/// the page's drawings share are references to them; then the rules of page_css() must reach
/// shape_class.
void append_svg(std::string& out, const scene::Scene& scene, Shapes* shapes = nullptr);

/// Appends an invisible <svg> element of class "drawings" with piece drawings, for the stamps of
/// all figures of a web page, and with the shapes that they share. Call after the figures.
void append_drawings(std::string& out, std::span<const scene::Drawing* const> drawings,
                     const Shapes& shapes = {});

/// The drawings that a scene's stamps show, each once, in the order of the scene.
std::vector<const scene::Drawing*> drawings_of(const scene::Scene& scene);

}  // namespace boardwright::render
