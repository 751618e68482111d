// Drawings as TikZ, for authors who write in LaTeX.
#pragma once
#include <string>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::render {

/// A drawing as a tikzpicture whose sides are 1 cm, to be read by \input. It needs the package
/// tikz alone, and defines its colours for itself. Halos of letters are left out.
std::string render_tikz(const Scene& scene, const Style& style);

/// Text in which nothing is a command of LaTeX.
std::string escaped_for_latex(std::string_view words);

}  // namespace boardwright::render
