// Sizes of figures on pages, and texts of figures that would be too small to read there.
#pragma once
#include <set>
#include <string>
#include <string_view>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::page {

using scene::Scene;

/// A figure fitted to a page.
struct Fitted {
  std::string_view look;  ///< a class of the style sheet: "large", "wide", or empty
  Scene scene;            ///< the drawing; small texts have a class for their width
  std::set<int> widths;   ///< drawing widths, in pixels, below which some text is hidden
};

/// Chooses the smallest look in which the texts of a figure are legible: at least 9 pixels high on
/// a screen, 7 on a phone. Texts that are still too small there get a class for the rules of
/// left_out_css(). `named`: the drawing shows cell names.
Fitted fitted(Scene scene, const scene::Style& style, bool named);

/// The CSS rules that hide texts in drawings narrower than these widths; readers can enlarge the
/// drawing to see them.
std::string left_out_css(const std::set<int>& widths);

}  // namespace boardwright::page
