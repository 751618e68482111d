// Lays out arrows: one per kind in each direction, with a sign on every cell that it passes.
#include "diagram/arrows.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/text.h"

namespace boardwright::diagram {
namespace {

constexpr double disc_gap = 0.08;     // between an arrow and a disc
constexpr double beyond = 0.14;       // how far a tip reaches beyond the centre of an empty cell
constexpr double head_length = 0.34;  // of filled and open heads
constexpr double head_width = 0.19;   // half the width
constexpr double half_bar = 0.2;  // half the length of the bar across the end of a `cannot` arrow
constexpr double rail = 0.06;     // half the distance between the two lines of a capture
constexpr double side_by_side = 0.17;  // half the distance between two arrows in one direction
constexpr double stop_size = 0.1;      // of a sign on a cell that the arrow passes
constexpr double shortest = 0.32;      // shortest arrow where there is room
constexpr double overlap = 0.65;       // of a disc that an arrow covers where there is no room
constexpr double smallest_head = 0.6;  // relative to a full head
constexpr double on_line = 0.3;        // of a disc: pieces farther off do not interrupt the line

constexpr Arrow::Kind drawn_kinds[] = {Arrow::Kind::move, Arrow::Kind::capture,
                                       Arrow::Kind::cannot};

constexpr base::Word<Arrow::Kind> titles[] = {{"can move to ", Arrow::Kind::move},
                                              {"can capture on ", Arrow::Kind::capture},
                                              {"cannot go to ", Arrow::Kind::cannot}};

/// Intervals of a line that are not drawn, as distances from its start.
using Gaps = std::vector<std::pair<double, double>>;

/// An arrow with the cells that it passes.
struct Drawn {
  Arrow arrow;
  std::vector<Vec> stops;
  Gaps gaps;                  ///< where pieces interrupt it, nearest first
  double start = 0, end = 0;  ///< distances from the centre of the piece
  double offset = 0;          ///< to the left
};

/// Maps distances along and to the left of a direction to points.
class Pen {
 public:
  Pen(Vec origin, Vec along) : origin_(origin), along_(along), left_{-along.y, along.x} {}
  Vec at(double far, double left) const { return origin_ + far * along_ + left * left_; }

 private:
  Vec origin_, along_, left_;
};

void add_line(Path& path, Vec from, Vec to) {
  path.strokes.push_back({Stroke::Kind::move, from});
  path.strokes.push_back({Stroke::Kind::line, to});
}

/// Adds a line along a direction, shifted to the left, with gaps.
void add_broken_line(Path& path, const Pen& pen, double from, double to, double left,
                     const Gaps& gaps) {
  for (const auto& [first, last] : gaps) {
    if (first >= to) break;
    if (first > from) add_line(path, pen.at(from, left), pen.at(first, left));
    from = std::max(from, last);
  }
  if (from < to) add_line(path, pen.at(from, left), pen.at(to, left));
}

/// The two paths of an arrow.
struct Parts {
  explicit Parts(Arrow::Kind kind)
      : shaft{role_tag("arrow " + figure::arrow_name(kind)), {}},
        end{role_tag("arrow-end " + figure::arrow_name(kind)), {}} {}
  Path shaft, end;
};

/// The paths of an arrow from `start` to `tip` along a direction, shifted to the left.
Parts parts_of(Arrow::Kind kind, const Pen& pen, double start, double tip, double left,
               const Gaps& gaps = {}) {
  Parts parts(kind);
  const double size = std::clamp((tip - start) / head_length, smallest_head, 1.0);
  const double head = size * head_length, half = size * head_width;
  switch (kind) {
    case Arrow::Kind::move:
      add_broken_line(parts.shaft, pen, start, tip - 0.8 * head, left, gaps);
      parts.end.strokes = polygon({}, {pen.at(tip, left), pen.at(tip - head, left + half),
                                       pen.at(tip - head, left - half)})
                              .strokes;
      break;
    case Arrow::Kind::capture: {
      const double meet = tip - rail * head / half;
      for (const double side : {rail, -rail})
        add_broken_line(parts.shaft, pen, start, meet, left + side, gaps);
      parts.end.strokes = scene::polyline({}, {pen.at(tip - head, left + half), pen.at(tip, left),
                                               pen.at(tip - head, left - half)})
                              .strokes;
      break;
    }
    case Arrow::Kind::cannot:
      add_broken_line(parts.shaft, pen, start, tip, left, gaps);
      add_line(parts.end, pen.at(tip, left + half_bar), pen.at(tip, left - half_bar));
      break;
  }
  return parts;
}

Group draw_one(const Plan& plan, const Drawn& drawn) {
  const Arrow& arrow = drawn.arrow;
  const Vec from = plan.centre(arrow.from), way = plan.centre(arrow.to) - from;
  const Pen pen(from, (1 / length(way)) * way);
  const std::string name = figure::arrow_name(arrow.kind), to = plan.board().name(arrow.to);
  Group group{{"",
               "arrow-" + plan.board().name(arrow.from) + "-" + to + "-" + name,
               std::string(base::word_of(arrow.kind, titles)) + to,
               {{"cell", to}, {"mark", name}}},
              {}};
  const double x = drawn.offset;
  auto [shaft, end] = parts_of(arrow.kind, pen, drawn.start, drawn.end, x, drawn.gaps);
  for (const Vec& stop : drawn.stops) {
    const double far = length(stop - from);
    if (arrow.kind == Arrow::Kind::cannot) {
      add_line(end, pen.at(far, x + half_bar / 2), pen.at(far, x - half_bar / 2));
    } else {
      const Path sign = circle({}, pen.at(far, x), stop_size);
      end.strokes.insert(end.strokes.end(), sign.strokes.begin(), sign.strokes.end());
    }
  }
  group.children.emplace_back(std::move(shaft));
  group.children.emplace_back(std::move(end));
  return group;
}

/// The arrows in one direction, nearest first.
class Direction {
 public:
  Direction(const Plan& plan, std::vector<Arrow> arrows, const std::map<CellId, double>& pieces)
      : plan_(plan), arrows_(std::move(arrows)), pieces_(pieces) {}

  std::vector<Drawn> drawn() const {
    std::set<CellId> cells;
    bool twice = false;
    for (const Arrow& arrow : arrows_) twice = !cells.insert(arrow.to).second || twice;
    std::vector<Drawn> found;
    for (const Arrow::Kind kind : drawn_kinds) {
      const double side = !twice ? 0 : kind == Arrow::Kind::move ? side_by_side : -side_by_side;
      add(kind, side, twice, found);
    }
    return found;
  }

 private:
  /// Adds the arrow of this kind. Unless it runs beside another arrow, it starts beyond the last
  /// cell of another kind before it.
  void add(Arrow::Kind kind, double offset, bool beside, std::vector<Drawn>& found) const {
    Drawn drawn;
    drawn.start = radius(arrows_.front().from) + disc_gap;
    drawn.offset = offset;
    std::vector<Vec> reached;
    for (const Arrow& arrow : arrows_)
      if (arrow.kind == kind) {
        drawn.arrow = arrow;
        reached.push_back(plan_.centre(arrow.to));
      } else if (reached.empty() && !beside) {
        drawn.start = distance(arrow) + beyond + disc_gap;
      }
    if (reached.empty()) return;
    reached.pop_back();
    drawn.stops = std::move(reached);
    const double disc = radius(drawn.arrow.to);
    drawn.end = distance(drawn.arrow) + (disc > 0 ? -disc - disc_gap : beyond);
    if (disc == 0 && kind == Arrow::Kind::cannot) drawn.end -= 2 * beyond;
    // On small cells the arrow covers part of the captured piece rather than part of its own.
    const double last = distance(drawn.arrow) - (1 - overlap) * disc;
    drawn.end = std::max(drawn.end, std::min(drawn.start + shortest, last));
    drawn.start = std::min(drawn.start, drawn.end - smallest_head * head_length);
    drawn.gaps = gaps_on(drawn.arrow);
    found.push_back(std::move(drawn));
  }

  /// The gaps in an arrow at the pieces between its two cells.
  Gaps gaps_on(const Arrow& arrow) const {
    Gaps gaps;
    const Vec from = plan_.centre(arrow.from);
    const Vec along = (1 / distance(arrow)) * (plan_.centre(arrow.to) - from);
    for (const auto& [cell, disc] : pieces_) {
      if (cell == arrow.from || cell == arrow.to) continue;
      const Vec way = plan_.centre(cell) - from;
      const double far = way.x * along.x + way.y * along.y;
      const double beside = std::abs(way.x * along.y - way.y * along.x);
      if (far <= 0 || far >= distance(arrow) || beside > on_line * disc) continue;
      gaps.emplace_back(far - disc - disc_gap, far + disc + disc_gap);
    }
    std::ranges::sort(gaps);
    return gaps;
  }

  double distance(const Arrow& arrow) const {
    return length(plan_.centre(arrow.to) - plan_.centre(arrow.from));
  }

  double radius(CellId cell) const {
    const auto found = pieces_.find(cell);
    return found == pieces_.end() ? 0 : found->second;
  }

  const Plan& plan_;
  std::vector<Arrow> arrows_;
  const std::map<CellId, double>& pieces_;
};

}  // namespace

Group draw_arrow(Arrow::Kind kind, Vec from, Vec to) {
  const double far = length(to - from);
  auto [shaft, end] = parts_of(kind, Pen(from, (1 / far) * (to - from)), 0, far, 0);
  Group group;
  group.children.emplace_back(std::move(shaft));
  group.children.emplace_back(std::move(end));
  return group;
}

Group draw_arrows(const Plan& plan, const std::vector<Arrow>& arrows,
                  const std::map<CellId, double>& pieces) {
  std::map<std::pair<CellId, int>, std::vector<Arrow>>
      directions;  // by origin cell and direction in tenths of a degree
  for (const Arrow& arrow : arrows) {
    if (!plan.shows(arrow.from) || !plan.shows(arrow.to)) continue;
    const Vec way = plan.centre(arrow.to) - plan.centre(arrow.from);
    const double degrees = std::atan2(way.y, way.x) * 180 / 3.14159265358979;
    directions[{arrow.from, (static_cast<int>(std::lround(degrees * 10)) + 3600) % 3600}].push_back(
        arrow);
  }
  Group group{{"arrows", {}, {}, {}}, {}};
  for (auto& [unused, along] : directions) {
    std::ranges::stable_sort(along, [&](const Arrow& p, const Arrow& q) {
      return length(plan.centre(p.to) - plan.centre(p.from)) <
             length(plan.centre(q.to) - plan.centre(q.from));
    });
    for (const Drawn& drawn : Direction(plan, along, pieces).drawn())
      group.children.emplace_back(draw_one(plan, drawn));
  }
  return group;
}

}  // namespace boardwright::diagram
