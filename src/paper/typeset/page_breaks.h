// Chooses the page breaks, all of them together, and which drawings float to the next page.
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "base/units.h"

namespace boardwright::typeset {

using base::operator""_pt;

/// Content that no page break divides: a line, a row of a table, a drawing with its caption.
struct FlowItem {
  base::Points above;    ///< space before it, dropped at the top of a page
  base::Points stretch;  ///< how much that space can grow to fill a page
  base::Points height;
  base::Points shrink;  ///< how much the height can shrink
  base::Points notes;   ///< height of the footnotes that it references
  base::Points lead;   ///< height of the table head that is repeated before it at the top of a page
  bool glued = false;  ///< stays on the page of the text before it
  bool floats = false;  ///< a drawing, which can move to the top of the next page
  bool heads = false;   ///< the first line of a heading
  bool opens = false;   ///< starts a new page
};

/// The items of a page, and how its height is filled.
struct PageFill {
  std::vector<std::size_t> items;  ///< from top to bottom
  double stretch = 0;              ///< how much of each item's stretch is used, from 0 to 1
  double shrink = 0;               ///< how much of each item's shrink is used, from 0 to 1
};

struct PageShape {
  base::Points height;
  base::Points note_gap;  ///< height of the separation between text and footnotes
};

/// The pages; each item is on exactly one of them.
///
/// 1. The content of a page fits, unless it is a single item.
/// 2. Text keeps its order, and so do drawings. A drawing is on the page of the text before it or
///    at the top of the next page.
/// 3. A page begins with a glued item only if the page before ends with a drawing, or if items that
///    are glued together do not fit on a page.
/// 4. An item that starts a new page is the first on it.
/// 5. No drawing is between two items of a table, whose head is repeated.
///
/// Of all such choices, the one with the least empty space.
std::vector<PageFill> break_pages(std::span<const FlowItem> items, const PageShape& shape);

}  // namespace boardwright::typeset
