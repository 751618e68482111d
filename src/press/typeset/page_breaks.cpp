// The least sum of costs over all pages; a state is a page's end and how many drawings wait there.
#include "typeset/page_breaks.h"

#include <algorithm>
#include <array>
#include <limits>

namespace boardwright::typeset {
namespace {

constexpr double none = std::numeric_limits<double>::infinity();
constexpr double overfull = 1e9;
constexpr double torn = 1e6;       // glued items apart, because they fill more than a page
constexpr double hole = 1000;      // a page left empty
constexpr double smaller = 12;     // drawings as small as they may be
constexpr double wider = 6;        // spaces as wide as they may be
constexpr double moved = 8;        // a drawing at the head of the next page
constexpr double moved_on = 400;   // and another section begun before it
constexpr double few_lines = 120;  // a last page all but empty
constexpr double page_itself = 1;  // fewer pages are better
constexpr Points rounding{1e-3};   // of a sum of heights, and much more
constexpr std::size_t most_waiting = 2;

/// Sums over the items before each.
struct Sums {
  Points space, height, stretch, shrink, notes;
  std::size_t floats = 0, heads = 0;
};

struct Way {
  double cost = none;
  std::size_t from = 0, waiting = 0;
};

class Breaker {
 public:
  Breaker(std::span<const FlowItem> items, const PageShape& shape) : items_(items), shape_(shape) {
    sums_.resize(items.size() + 1);
    for (std::size_t i = 0; i < items.size(); ++i) {
      const FlowItem& item = items[i];
      Sums sum = sums_[i];
      sum.space += item.above;
      sum.height += item.height;
      sum.stretch += item.stretch;
      sum.shrink += item.shrink;
      sum.notes += item.notes;
      if (item.floats) floats_.push_back(i);
      sum.floats += item.floats ? 1 : 0;
      sum.heads += item.heads ? 1 : 0;
      sums_[i + 1] = sum;
    }
  }

  std::vector<PageFill> run() {
    ways_.resize(items_.size() + 1);
    ways_[0][0].cost = 0;
    for (std::size_t to = 1; to <= items_.size(); ++to)
      for (std::size_t waiting = 0; waiting <= most_waiting; ++waiting) reach(to, waiting);
    std::vector<PageFill> pages;
    std::size_t at = items_.size(), waiting = 0;
    while (at > 0) {
      const Way& way = ways_[at][waiting];
      pages.push_back(fill(way.from, way.waiting, at, waiting));
      at = way.from;
      waiting = way.waiting;
    }
    std::reverse(pages.begin(), pages.end());
    return pages;
  }

 private:
  /// The best page that ends before item `to` while the last drawings before it wait.
  void reach(std::size_t to, std::size_t waiting) {
    const double end = cost_of_end(to, waiting);
    if (end == none) return;
    Way& way = ways_[to][waiting];
    for (std::size_t from = to; from-- > 0;) {
      if (sums_[to].floats - sums_[from].floats >= waiting)
        for (std::size_t before = 0; before <= most_waiting; ++before) {
          if (ways_[from][before].cost == none) continue;
          const double cost = ways_[from][before].cost + end + cost_of(from, before, to, waiting);
          if (cost < way.cost) way = {cost, from, before};
        }
      if (items_[from].opens) return;
      const Points least = sums_[to].height - sums_[from].height - sums_[to].shrink +
                           sums_[from].shrink - waiting_height(to, waiting);
      if (least > shape_.height && (way.cost < none || least > shape_.height + rounding)) return;
    }
  }

  double cost_of_end(std::size_t to, std::size_t waiting) const {
    if (waiting > sums_[to].floats) return none;
    if (to == items_.size() || items_[to].opens) return waiting == 0 ? 0 : none;
    if (waiting > 0 && items_[to].lead > 0_pt) return none;  // between the rows of a table
    const bool behind_float = items_[to - 1].floats;
    if (behind_float && waiting > 0) return none;  // the same as a page that ends before it
    return !items_[to].glued || (behind_float && !items_[to].floats) ? 0 : torn;
  }

  Points waiting_height(std::size_t to, std::size_t waiting) const {
    Points height;
    for (std::size_t n = 0; n < waiting; ++n)
      height += items_[floats_[sums_[to].floats - 1 - n]].height;
    return height;
  }

  /// Takes the drawings that wait off a page, and puts those that waited on it.
  void count_moved(Sums& held, std::size_t low, std::size_t before, std::size_t high,
                   std::size_t waiting) const {
    const auto count = [&](std::size_t item, double sign) {
      held.space += sign * items_[item].above;
      held.height += sign * items_[item].height;
      held.stretch += sign * items_[item].stretch;
      held.shrink += sign * items_[item].shrink;
    };
    for (std::size_t n = 0; n < waiting; ++n) count(floats_[high - 1 - n], -1);
    for (std::size_t n = 0; n < before; ++n) count(floats_[low - 1 - n], 1);
  }

  /// What a page holds: its own items without those that wait, and those that waited.
  Sums held(std::size_t from, std::size_t before, std::size_t to, std::size_t waiting) const {
    const Sums &low = sums_[from], &high = sums_[to];
    Sums held{high.space - low.space,
              high.height - low.height,
              high.stretch - low.stretch,
              high.shrink - low.shrink,
              high.notes - low.notes,
              0,
              0};
    if (waiting > 0 || before > 0) count_moved(held, low.floats, before, high.floats, waiting);
    const std::size_t first = before > 0 ? floats_[low.floats - before] : from;
    held.space -= items_[first].above;
    held.stretch -= items_[first].stretch;
    held.height += items_[from].lead;
    if (held.notes > 0_pt) held.notes += shape_.note_gap;
    return held;
  }

  double cost_of(std::size_t from, std::size_t before, std::size_t to, std::size_t waiting) const {
    const Sums held = this->held(from, before, to, waiting);
    const Points slack = shape_.height - held.space - held.height - held.notes;
    const bool last = to == items_.size() || items_[to].opens;
    double cost = page_itself;
    if (slack < Points(-1e-6)) {
      const double ratio = held.shrink > 0_pt ? -slack / held.shrink : none;
      if (ratio > 1 + 1e-9) return to - from + before == 1 ? overfull - slack / 1_pt : none;
      cost += smaller * ratio * ratio;
    } else if (!last) {
      const double use = held.stretch > 0_pt ? std::min(1.0, slack / held.stretch) : 0;
      const double left = (slack - use * held.stretch) / shape_.height;
      cost += wider * use * use + hole * left * left;
    } else if (slack > 0.85 * shape_.height) {
      cost += few_lines;
    }
    for (std::size_t n = 0; n < waiting; ++n) {
      const std::size_t item = floats_[sums_[to].floats - 1 - n];
      const bool leads = item - from == sums_[item].floats - sums_[from].floats;
      if (item < from || leads) return none;  // no text before it on this page
      cost += moved;
      cost += moved_on * static_cast<double>(sums_[to].heads - sums_[item].heads);
    }
    return cost;
  }

  PageFill fill(std::size_t from, std::size_t before, std::size_t to, std::size_t waiting) const {
    PageFill page;
    for (std::size_t n = before; n > 0; --n) page.items.push_back(floats_[sums_[from].floats - n]);
    const std::size_t stay = sums_[to].floats - waiting;
    for (std::size_t i = from; i < to; ++i)
      if (!items_[i].floats || sums_[i].floats < stay) page.items.push_back(i);
    const Sums held = this->held(from, before, to, waiting);
    const Points slack = shape_.height - held.space - held.height - held.notes;
    const bool last = to == items_.size() || items_[to].opens;
    if (slack < 0_pt && held.shrink > 0_pt) page.shrink = std::min(1.0, -slack / held.shrink);
    if (slack > 0_pt && held.stretch > 0_pt && !last)
      page.stretch = std::min(1.0, slack / held.stretch);
    return page;
  }

  std::span<const FlowItem> items_;
  const PageShape& shape_;
  std::vector<Sums> sums_;
  std::vector<std::size_t> floats_;
  std::vector<std::array<Way, most_waiting + 1>> ways_;
};

}  // namespace

std::vector<PageFill> break_pages(std::span<const FlowItem> items, const PageShape& shape) {
  return Breaker(items, shape).run();
}

}  // namespace boardwright::typeset
