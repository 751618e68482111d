// How large figures stand on pages, and which of their texts would be too small to be read there.
#pragma once
#include <set>
#include <string>
#include <string_view>

#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::document {

/// A figure as it stands on a page.
struct Fitted {
  std::string_view look;  ///< a class of the style sheet: "large", "wide", or none
  Scene scene;            ///< its small texts have the class of their width
  std::set<int> widths;   ///< of drawings, in pixels, below which some text is left out
};

/// Gives a figure the least room in which its texts are legible: 9 pixels high on a screen, 7 on a
/// phone. Texts that are too small even so, or on a phone, get a class for the rules of
/// left_out_css(). `named`: cells in it bear names.
Fitted fitted(Scene scene, const Style& style, bool named);

/// The rules that leave texts out of drawings that are narrower than these widths: one reads them
/// enlarged.
std::string left_out_css(const std::set<int>& widths);

}  // namespace boardwright::document
