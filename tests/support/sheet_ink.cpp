// Samples marks, and finds the sheets that hide them.
#include "support/sheet_ink.h"

#include <algorithm>
#include <variant>

#include "scene/measures.h"
#include "scene/page.h"
#include "sheets/outline.h"

namespace boardwright::test {
namespace {

void add_inked(const Group& group, const Style& style, std::vector<Vec>& points) {
  const auto add = [&](Vec from, Vec to, double half) {
    const double size = std::max(length(to - from), 1e-9);
    const Vec across = (half / size) * Vec{from.y - to.y, to.x - from.x};
    const int steps = static_cast<int>(size / 0.5) + 1;
    for (int i = 0; i <= steps; ++i)
      for (const double side : {-1.0, 0.0, 1.0})
        points.push_back(from + (1.0 * i / steps) * (to - from) + side * across);
  };
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) add_inked(*inner, style, points);
    if (const auto* text = std::get_if<Text>(&node)) {
      const Paint paint = style.paint(text->tag.role);
      const double edge = paint.stroke ? paint.stroke_width / 2 : 0;
      const Vec along = (half_width(text->words, text->size) + edge) * unit_vector(text->angle);
      add(text->at - along, text->at + along, text->size / 2 + edge);
    }
    const auto* path = std::get_if<Path>(&node);
    if (path == nullptr) continue;
    const double half = style.paint(path->tag.role).stroke_width / 2;
    Vec start, at;
    for (const Stroke& stroke : path->strokes) {
      const Vec to = stroke.kind == Stroke::Kind::close ? start : stroke.to;
      if (stroke.kind == Stroke::Kind::move)
        start = to;
      else
        add(at, to, half);
      at = to;
    }
  }
}

/// Whether a later sheet covers a point of the board, or its own sheet was cut off there.
bool is_lost(const Sheets& sheets, std::size_t own, PaperVec at) {
  const auto paper = [&](std::size_t i) {
    const Tile& tile = sheets.tiles.tiles[i];
    const Trims trims = trims_of(sheets.tiles, tile);
    const Millimetres margin = sheets.sheet.margin;
    if (tile.part != sheets.tiles.tiles[own].part) return false;
    const PaperVec origin = sheets.origin(tile);
    const PaperBox window = sheets.sheet.window();
    PaperBox box{window.low - origin, window.high - origin};
    box.low = box.low - PaperVec{trims.left ? 0_mm : margin, sheets.sheet.foot() + margin};
    box.high = box.high + PaperVec{trims.right ? 0_mm : margin, trims.above ? 0_mm : margin};
    return at.x >= box.low.x && at.x <= box.high.x && at.y >= box.low.y && at.y <= box.high.y;
  };
  if (!paper(own)) return true;
  for (std::size_t i = own + 1; i < sheets.tiles.tiles.size(); ++i)
    if (paper(i)) return true;
  return false;
}

}  // namespace

std::vector<Vec> inked_points(const Scene& scene, const Style& style) {
  std::vector<Vec> points;
  add_inked(scene.root, style, points);
  return points;
}

int marks_that_stay(const Sheets& sheets, const FlatBoard& board, std::size_t i, const Scene& marks,
                    const Style& style) {
  std::vector<PaperBox> reaches;
  for (const PaperShape& shape : board.shapes) reaches.push_back(box_round(shape));
  const Tile& tile = sheets.tiles.tiles[i];
  const PaperVec origin = sheets.origin(tile);
  const auto is_shown = [&](const PaperBox& box) {  // by the sheets that are glued onto this one
    if (sheets.tiles.parts.empty()) return true;
    const PaperBox& part = sheets.tiles.parts[static_cast<std::size_t>(tile.part)];
    return box.low.x < part.high.x && part.low.x < box.high.x && box.low.y < part.high.y &&
           part.low.y < box.high.y;
  };
  int stay = 0;
  for (const Vec& point : inked_points(marks, style)) {
    const PaperVec at = in_millimetres(point, one_to_one) - origin;
    constexpr PaperVec hair{0.01_mm, 0.01_mm};
    bool on_board = false;
    for (std::size_t n = 0; n < reaches.size() && !on_board; ++n)
      on_board = is_shown(reaches[n]) && reaches[n].low.x < at.x + hair.x &&
                 at.x - hair.x < reaches[n].high.x && reaches[n].low.y < at.y + hair.y &&
                 at.y - hair.y < reaches[n].high.y &&
                 overlaps(board.shapes[n], {at - hair, at + hair});
    stay += on_board && !is_lost(sheets, i, at) ? 1 : 0;
  }
  return stay;
}

}  // namespace boardwright::test
