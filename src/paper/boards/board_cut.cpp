// Collects the lines of a board from its cells and from its picture.
#include "boards/board_cut.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "board/edges.h"
#include "scene/turned.h"
#include "sheets/cut_order.h"
#include "sheets/flatten.h"
#include "sheets/outline.h"

namespace boardwright::boards {

using geometry::Vec;
using scene::length;
using sheets::CutLayer, sheets::CutLine;

namespace {

/// Maps the roles of paths to layers; the first matching row counts.
struct CutRole {
  std::string_view begins;
  CutLayer layer;
};
constexpr std::array<CutRole, 12> cut_roles = {{
    {"mat", CutLayer::lines},
    {"point-mark", CutLayer::lines},
    {"drawn-line", CutLayer::lines},
    {"star-point", CutLayer::lines},
    {"border river", CutLayer::river},
    {"border ", CutLayer::lines},
    {"wall near", CutLayer::wall},
    {"wall snow", CutLayer::wall},
    {"indicator", CutLayer::wall},
    {"hatch ", CutLayer::hatch},
    {"paint stripes", CutLayer::hatch},
    {"paint outline", CutLayer::hatch},
}};

/// The layer of a path in the board's picture; nothing for a path that is only colour.
std::optional<CutLayer> layer_of(const scene::Path& path, const board::Board& board) {
  if (path.letters) return CutLayer::names;
  if (board.on_points && path.tag.role.starts_with("cell ")) return CutLayer::lines;
  for (const CutRole& row : cut_roles)
    if (path.tag.role.starts_with(row.begins)) return row.layer;
  return std::nullopt;
}

class BoardLines {
 public:
  explicit BoardLines(const LaidOutBoard& laid) : laid_(laid), board_(laid.drawn.board) {}

  std::vector<CutLine> all(const Scene& picture) {
    add_walls();
    add_group(picture.root);
    const bool framed = laid_.drawn.framed || std::ranges::any_of(found_, [&](const CutLine& line) {
                          return line.layer == CutLayer::names && beyond_cells(line);
                        });
    if (!board_.on_points)
      for (const board::Edge& edge : board::edges_of(board_))
        if (!edge.outer) add_side(CutLayer::engrave, edge.from, edge.to);
    add_rims(framed);
    drop_covered_walls();
    if (framed) found_.push_back({CutLayer::cut, border(), true});
    return sheets::in_working_order(from_zero(sheets::joined_lines(found_)));
  }

 private:
  PaperVec place(Vec point) const { return in_millimetres(point, laid_.side()); }

  /// A point of the board, rotated to the view of the player at the lower edge.
  PaperVec rotated_place(Vec point) const {
    const auto& seat = board_.seat(laid_.drawn.seat);
    return place(scene::rotated(point, 90 - geometry::in_degrees(seat.forward)));
  }

  void add_side(CutLayer layer, const geometry::Exact& from, const geometry::Exact& to) {
    CutLine line;
    line.layer = layer;
    for (const Vec& at : board_.topology.chart().side(from, to))
      line.points.push_back(rotated_place(at));
    found_.push_back(std::move(line));
  }

  /// Adds the sides of walls first, so that they are not engraved as sides of cells.
  void add_walls() {
    const board::PaperPoints one(board_);
    for (const geometry::Wall& wall : board_.walls)
      for (std::size_t i = 0; i < wall.outline.size(); ++i)
        add_side(CutLayer::wall, one(wall.outline[i]),
                 one(wall.outline[(i + 1) % wall.outline.size()]));
  }

  void add_group(const scene::Group& group) {
    for (const scene::Node& node : group.children) {
      if (const auto* inner = std::get_if<scene::Group>(&node)) add_group(*inner);
      const auto* path = std::get_if<scene::Path>(&node);
      if (path == nullptr) continue;
      if (const auto layer = layer_of(*path, board_)) add_path(*layer, *path);
    }
  }

  void add_path(CutLayer layer, const scene::Path& path) {
    for (sheets::FlatLine& line : sheets::flat_lines(path.strokes, {{}, laid_.side(), 0}))
      found_.push_back({layer, std::move(line.points), line.closed});
  }

  /// Whether a line begins outside all cells.
  bool beyond_cells(const CutLine& line) const {
    const auto& rims = laid_.drawn.picture.rims;
    const auto around = std::ranges::count_if(rims, [&](const std::vector<Vec>& rim) {
      return sheets::surrounds(rim_line(rim), line.points.front());
    });
    return around % 2 == 0;
  }

  CutLine rim_line(const std::vector<Vec>& rim) const {
    CutLine line{CutLayer::cut, {}, true};
    for (const Vec& at : rim) line.points.push_back(place(at));
    return line;
  }

  /// Adds the outlines of the cells. With a border around the board they are LINES, and only holes
  /// are cut.
  void add_rims(bool framed) {
    for (const std::vector<Vec>& rim : laid_.drawn.picture.rims) {
      CutLine line = rim_line(rim);
      const bool hole = sheets::signed_area(line.points) < 0;  // outlines run counter-clockwise
      if (framed && !hole && board_.on_points) continue;       // nothing is drawn there
      if (framed && !hole) line.layer = CutLayer::lines;
      found_.push_back(std::move(line));
    }
  }

  /// Removes sides of walls that coincide with the outline of the board or with a longer side of
  /// another wall, so that the machine follows each side once.
  void drop_covered_walls() {
    std::vector<CutLine> kept;
    for (const CutLine& line : found_) {
      if (line.layer != CutLayer::wall) {
        kept.push_back(line);
        continue;
      }
      CutLine part{line.layer, {}, false};
      const std::size_t sides = line.points.size() - (line.closed ? 0 : 1);
      bool whole = true;
      for (std::size_t i = 0; i < sides; ++i) {
        const PaperVec from = line.points[i], to = line.points[(i + 1) % line.points.size()];
        if (is_covered(line, from, to)) {
          whole = false;
          if (part.points.size() > 1) kept.push_back(part);
          part.points.clear();
          continue;
        }
        if (part.points.empty()) part.points.push_back(from);
        part.points.push_back(to);
      }
      if (whole)
        kept.push_back(line);
      else if (part.points.size() > 1)
        kept.push_back(part);
    }
    found_ = std::move(kept);
  }

  /// Whether a side of a wall lies on a side of the outline or on a longer side of another wall.
  bool is_covered(const CutLine& own, PaperVec from, PaperVec to) const {
    constexpr double same = 1e-3;  // mm
    const auto lies_on = [&](PaperVec at, PaperVec low, PaperVec high) {
      return std::abs(length(at - low).value + length(high - at).value - length(high - low).value) <
                 same * same &&
             std::abs(sheets::turn_at(low, high, at)) < same * length(high - low).value;
    };
    for (const CutLine& line : found_) {
      if (&line == &own || (line.layer != CutLayer::cut && line.layer != CutLayer::lines &&
                            line.layer != CutLayer::wall))
        continue;
      const std::size_t sides = line.points.size() - (line.closed ? 0 : 1);
      for (std::size_t i = 0; i < sides; ++i) {
        const PaperVec low = line.points[i], high = line.points[(i + 1) % line.points.size()];
        const bool longer = length(high - low).value > length(to - from).value + same;
        if ((line.layer == CutLayer::wall && !longer)) continue;
        if (lies_on(from, low, high) && lies_on(to, low, high)) return true;
      }
    }
    return false;
  }

  /// The border: a rectangle or the hull of the cells, whichever is smaller, each with the margin
  /// around everything that is drawn.
  PaperShape border() const {
    const PaperBox ink = sheets::box_of(found_),
                   cells = in_millimetres(laid_.drawn.picture.cells, laid_.side());
    const PaperVec margin{laid_.request.margin, laid_.request.margin};
    const PaperBox box = {
        PaperVec{std::min(ink.low.x, cells.low.x), std::min(ink.low.y, cells.low.y)} - margin,
        PaperVec{std::max(ink.high.x, cells.high.x), std::max(ink.high.y, cells.high.y)} + margin};
    const PaperShape rectangle = {
        box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
    const PaperShape convex = convex_border();
    return sheets::area_of(convex) < 0.999 * sheets::area_of(rectangle) ? convex : rectangle;
  }

  /// The convex hull of the cells, moved outward so that everything drawn keeps the margin.
  PaperShape convex_border() const {
    std::vector<PaperShape> rims;
    for (const auto& rim : laid_.drawn.picture.rims) rims.push_back(rim_line(rim).points);
    const PaperShape hull = sheets::hull_round(rims, 0_mm);
    double beyond = 0;
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const PaperVec &from = hull[i], &to = hull[(i + 1) % hull.size()];
      for (const CutLine& line : found_)
        for (const PaperVec at : line.points)
          beyond = std::max(beyond, -sheets::turn_at(from, to, at) / length(to - from).value);
    }
    return sheets::hull_round({hull}, laid_.request.margin + Millimetres(beyond));
  }

  static std::vector<CutLine> from_zero(std::vector<CutLine> lines) {
    const PaperVec low = sheets::box_of(lines).low;
    for (CutLine& line : lines)
      for (PaperVec& at : line.points) at = at - low;
    return lines;
  }

  const LaidOutBoard& laid_;
  const board::Board& board_;
  std::vector<CutLine> found_;
};

}  // namespace

std::vector<CutLine> cut_lines(const LaidOutBoard& laid, const Scene& picture) {
  return BoardLines(laid).all(picture);
}

}  // namespace boardwright::boards
