// Drawings as TikZ, for LaTeX authors.
#pragma once
#include <string>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::render {

/// A drawing as a tikzpicture with sides of 1 cm, to be read by \input. It needs only the package
/// tikz and defines its own colours. Halos of letters are omitted.
std::string render_tikz(const scene::Scene& scene, const scene::Style& style);

/// Escapes LaTeX's special characters.
std::string escaped_for_latex(std::string_view words);

}  // namespace boardwright::render
