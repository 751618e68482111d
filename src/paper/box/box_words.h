// Text set as large as the available room allows, measured with the real glyph outlines.
#pragma once
#include <string>
#include <vector>

#include "pdf/ink.h"
#include "scene/page.h"

namespace boardwright::box {

using base::operator""_mm;

/// Measures text by the outlines of its glyphs.
class TextMeasurer {
 public:
  /// Keeps references to both.
  TextMeasurer(pdf::Ink& ink, const scene::Style& style) : ink_(&ink), style_(&style) {}

  /// The bounding box of a line of text in a role at size 1, relative to its anchor.
  scene::Box extent(const char* role, const std::string& line) const;

 private:
  pdf::Ink* ink_;
  const scene::Style* style_;
};

/// Text set in lines, one below another.
struct SetWords {
  std::vector<std::string> lines;
  base::Millimetres size;
  base::Millimetres height;  ///< from the top of the first line to the bottom of the last
  base::Millimetres head;    ///< from the top down to the anchor of the first line

  /// Distance from one line to the next.
  base::Millimetres leading() const { return 1.3 * size; }
};

/// The limits for a text.
struct WordRoom {
  base::Millimetres width, height;
  base::Millimetres most;  ///< largest text size
  std::size_t lines = 1;   ///< most lines
};

/// Breaks a text into the lines that allow the largest size, and among equal sizes into the fewest
/// lines. A line never breaks inside a part. Without parts the result has no lines. `between`: the
/// separator of two parts on a line.
SetWords set_words(const TextMeasurer& measurer, const char* role,
                   const std::vector<std::string>& parts, const std::string& between,
                   const WordRoom& room);

}  // namespace boardwright::box
