// Chooses where pages end, all of them together, and which drawings move on to the next one.
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "base/units.h"

namespace boardwright::typeset {

/// What no page end divides: a line, a row of a table, a drawing with its caption.
struct FlowItem {
  Points above;    ///< space before it, which falls away at the head of a page
  Points stretch;  ///< how much that space may grow to fill a page
  Points height;
  Points shrink;        ///< how much of the height may be saved
  Points notes;         ///< height of the footnotes that it calls
  Points lead;          ///< height of what is repeated before it at the head of a page
  bool glued = false;   ///< stands on the page of the text before it
  bool floats = false;  ///< a drawing: it may move to the head of the next page
  bool heads = false;   ///< the first line of a heading
  bool opens = false;   ///< begins a page
};

/// What stands on a page, and how its height is filled.
struct PageFill {
  std::vector<std::size_t> items;  ///< from the head to the foot
  double stretch = 0;              ///< how much of each item's stretch is used, from 0 to 1
  double shrink = 0;               ///< how much of each item's shrink is used, from 0 to 1
};

struct PageShape {
  Points height;
  Points note_gap;  ///< height of what stands between text and footnotes
};

/// The pages, with each item on one of them.
///
/// 1. What stands on a page fits, unless it is a single item.
/// 2. Text stands in order, and so do drawings; a drawing stands on the page of the text before it
///    or at the head of the next.
/// 3. A page begins with a glued item only if a drawing before it ends the page before, or if items
///    that are glued together do not fit a page.
/// 4. An item that opens a page is the first on it.
/// 5. No drawing stands between two parts of what has a head to be repeated.
/// Of all such choices it is the one with the fewest holes.
std::vector<PageFill> break_pages(std::span<const FlowItem> items, const PageShape& shape);

}  // namespace boardwright::typeset
