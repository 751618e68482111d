// Collects the lines of the pieces on a sheet.
#include "counters/counter_cut.h"

#include <algorithm>
#include <utility>

#include "sheets/cut_order.h"
#include "sheets/flatten.h"
#include "sheets/gauges.h"

namespace boardwright::counters {

using sheets::CutLayer;

namespace {

class PiecesLines {
 public:
  PiecesLines(const CounterSheets& sheets, const Style& style) : sheets_(sheets), style_(style) {}

  std::vector<sheets::CutLine> all(std::size_t sheet, const Scene& pieces) {
    for (const PaperVec at : crosses_of(sheets_.layout.sheet))
      for (const PaperVec arm :
           {PaperVec{sheets::cross_arm, 0_mm}, PaperVec{0_mm, sheets::cross_arm}})
        found_.push_back({CutLayer::marks, {at - arm, at + arm}});
    add_group(pieces.root);
    for (std::size_t i = 0; i < sheets_.pieces.size(); ++i)
      if (const auto& place = sheets_.layout.places[i]; place.sheet == sheet)
        add_outline({place.centre, sheets_.kinds[sheets_.pieces[i]].size});
    return sheets::in_working_order(sheets::joined_lines(found_));
  }

 private:
  Millimetres side() const { return counter_side(sheets_.size); }

  void add_group(const Group& group) {
    for (const scene::Node& node : group.children) {
      if (const auto* inner = std::get_if<Group>(&node)) add_group(*inner);
      if (const auto* path = std::get_if<scene::Path>(&node)) add_path(*path);
      if (const auto* stamp = std::get_if<scene::Stamp>(&node)) add_stamp(*stamp);
    }
  }

  void add(CutLayer layer, const std::vector<sheets::FlatLine>& lines,
           const std::vector<double>& dashes = {}, Millimetres unit = {}) {
    std::vector<Millimetres> lengths;
    for (const double dash : dashes) lengths.push_back(dash * unit);
    for (const sheets::FlatLine& line : lines)
      for (sheets::FlatLine& dash : sheets::dashed(line, lengths))
        found_.push_back({layer, std::move(dash.points), dash.closed});
  }

  /// Adds a path with a stroke, or text. Fields are left out: they only have colour.
  void add_path(const scene::Path& path) {
    if (path.tag.role.starts_with("field ")) return;
    const scene::Paint paint = style_.paint(path.tag.role);
    const bool stroked = paint.stroke && paint.stroke_width > 0;
    if (!path.letters && !stroked) return;
    add(path.letters ? CutLayer::names : CutLayer::lines,
        sheets::flat_lines(path.strokes, {{}, side(), 0}),
        path.letters ? std::vector<double>() : paint.dashes, side());
  }

  void add_stamp(const scene::Stamp& stamp) {
    const sheets::LaidOutline laid{scene::in_millimetres(stamp.at, side()), stamp.size * side(),
                                   stamp.angle};
    for (const scene::DrawnShape& shape : stamp.drawing->shapes)
      add(CutLayer::engrave, sheets::flat_lines(shape.strokes, laid));
  }

  void add_outline(const FacePlace& place) {
    const CutSize& size = sheets_.size;
    const PaperVec at = place.at;
    if (size.cut == Cut::disc) {
      found_.push_back({CutLayer::cut, {at}, false, (size.base + size.kerf) / 2});
      return;
    }
    const PaperShape outline = outline_at(place, size, sheets_.layout.pack, size.kerf / 2);
    for (std::size_t i = 0; i < outline.size(); ++i)
      found_.push_back({CutLayer::cut, {outline[i], outline[(i + 1) % outline.size()]}});
    const Millimetres half = size.base / 2;
    for (const Millimetres y : folds_of(size))
      found_.push_back({CutLayer::fold, {at + PaperVec{-half, y}, at + PaperVec{half, y}}});
  }

  const CounterSheets& sheets_;
  const Style& style_;
  std::vector<sheets::CutLine> found_;
};

}  // namespace

std::vector<sheets::CutLine> cut_lines(const CounterSheets& sheets, std::size_t sheet,
                                       const Scene& pieces, const Style& style) {
  return PiecesLines(sheets, style).all(sheet, pieces);
}

}  // namespace boardwright::counters
