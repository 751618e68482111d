// The table of output formats.
#include "render/format.h"

#include <array>

namespace boardwright {

std::span<const Format> formats() {
  static constexpr std::array<Format, 3> table = {{
      {"svg", "a drawing for web pages, with text as text and an id for every cell"},
      {"pdf", "one page for print, in millimetres, with text and a description inside"},
      {"png", "an image of pixels, for places that take nothing else"},
  }};
  return table;
}

}  // namespace boardwright
