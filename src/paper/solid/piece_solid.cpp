// Raises drawings as a relief in which lines are grooves.
#include "solid/piece_solid.h"

#include <algorithm>
#include <utility>

namespace boardwright::solid {

using scene::DrawnShape;

namespace {

constexpr Millimetres nozzle = 0.4_mm;
constexpr Millimetres edge = 0.3_mm;  // margin around the relief on the base, and around each step
constexpr Millimetres ring = 0.8_mm;  // width
constexpr Millimetres extra_hole_width = 0.2_mm, extra_hole_depth = 0.1_mm;

/// Letters with strokes thick enough for the nozzle.
Footprint bolder(const Footprint& letters) {
  constexpr double kept = 0.97;  // fraction of their area
  Footprint bold = letters;
  for (Millimetres more; more < nozzle / 2; more += nozzle / 16) {
    bold = grown(letters, more);
    if (static_cast<double>(twice_area(tidied(bold, nozzle))) >=
        kept * static_cast<double>(twice_area(bold)))
      break;
  }
  return bold;
}

/// The two steps of a relief.
class Relief {
 public:
  Relief(const scene::Style& style, Millimetres side) : style_(style), side_(side) {}

  void add(const scene::Group& group) {
    for (const scene::Node& node : group.children)
      std::visit([this](const auto& item) { add(item); }, node);
  }

  void add_ring(const Footprint& base) {
    raise(without(grown(base, -2 * edge), grown(base, -2 * edge - ring)));
  }

  std::vector<Layer> layers(const Footprint& base, const PieceShape& shape) const {
    const std::int64_t ground = on_grid(shape.height), step = on_grid(shape.step);
    const Footprint low = tidied(common(low_, grown(base, -edge)), nozzle);
    const Footprint high = tidied(common(high_, grown(low, -edge / 2)), nozzle);
    std::vector<Layer> layers = {{base, 0, ground}};
    if (!low.empty()) layers.push_back({low, ground, ground + step});
    if (!high.empty()) layers.push_back({high, ground + step, ground + 2 * step});
    return layers;
  }

 private:
  void add(const scene::Text&) {}  // texts are outlines by now

  /// Letters on a raised plate are sunk into it.
  void add(const scene::Path& path) {
    const std::vector<FlatLine> lines = sheets::flat_lines(path.strokes, {{}, side_, 0});
    if (path.letters) {
      const Footprint letters = bolder(filled(lines));
      if (common(letters, high_).empty()) return raise(letters);
      return sink(letters);
    }
    const scene::Paint paint = style_.paint(path.tag.role);
    if (!paint.stroke || paint.stroke_width <= 0) return;
    std::vector<Millimetres> lengths;
    for (const double dash : paint.dashes) lengths.push_back(dash * side_);
    std::vector<FlatLine> dashes;
    for (const FlatLine& line : lines)
      for (FlatLine& dash : sheets::dashed(line, lengths)) dashes.push_back(std::move(dash));
    raise(banded(dashes, std::max(nozzle, paint.stroke_width * side_)));
  }

  /// Later shapes lie on top: a body hides the lines below it.
  void add(const scene::Stamp& stamp) {
    const Millimetres unit = stamp.size * side_;
    const Millimetres width = std::max(nozzle, style_.paint(stamp.tag.role).stroke_width * unit);
    for (const DrawnShape& shape : stamp.drawing->shapes) {
      const std::vector<FlatLine> lines = sheets::flat_lines(
          shape.strokes, {scene::in_millimetres(stamp.at, side_), unit, stamp.angle});
      switch (shape.kind) {
        case DrawnShape::Kind::body: {
          const Footprint body = filled(lines);
          raise(grown(body, width / 2));
          high_ = united(high_, grown(body, -width / 2));
          break;
        }
        case DrawnShape::Kind::line: raise(banded(lines, width)); break;
        case DrawnShape::Kind::fine:
          raise(banded(lines, std::max(nozzle, scene::fine_width * width)));
          break;
        case DrawnShape::Kind::dot: raise(filled(lines)); break;
      }
    }
  }

  void raise(const Footprint& footprint) {
    low_ = united(low_, footprint);
    sink(footprint);
  }
  void sink(const Footprint& footprint) { high_ = without(high_, footprint); }

  const scene::Style& style_;
  Millimetres side_;
  Footprint low_, high_;
};

}  // namespace

Millimetres hole_depth(const Magnet& magnet) { return magnet.depth + extra_hole_depth; }

Footprint base_of(const PieceShape& shape) {
  if (shape.cut == counters::Cut::disc) return disc(shape.base / 2);
  counters::CutSize size;
  size.cut = shape.cut;
  size.base = shape.base;
  return filled({{counters::outline_of(size, counters::Pack::rows), true}});
}

std::vector<Layer> over_hole(std::vector<Layer> layers, const std::optional<Magnet>& magnet) {
  if (!magnet) return layers;
  Layer& first = layers.front();
  const Layer below{without(first.footprint, disc((magnet->width + extra_hole_width) / 2)),
                    first.bottom, first.bottom + on_grid(hole_depth(*magnet))};
  first.bottom = below.top;
  layers.insert(layers.begin(), below);
  return layers;
}

std::vector<Layer> piece_layers(const scene::Group& face, const scene::Style& style,
                                const PieceShape& shape, bool ringed) {
  const Footprint base = base_of(shape);
  Relief relief(style, shape.base);
  if (ringed) relief.add_ring(base);
  relief.add(face);
  return over_hole(relief.layers(base, shape), shape.magnet);
}

}  // namespace boardwright::solid
