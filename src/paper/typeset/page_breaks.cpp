// Minimizes the sum of costs over all pages. A state is a page break and the number of drawings
// that are deferred past it.
#include "typeset/page_breaks.h"

#include <algorithm>
#include <array>
#include <limits>

namespace boardwright::typeset {

using base::Points;

namespace {

constexpr double no_break = std::numeric_limits<double>::infinity();
constexpr double overfull = 1e9;
constexpr double torn = 1e6;       // glued items separated, because they fill more than a page
constexpr double hole = 1000;      // an empty page
constexpr double smaller = 12;     // drawings shrunk as far as possible
constexpr double wider = 6;        // spaces stretched as far as possible
constexpr double moved = 8;        // a drawing deferred to the top of the next page
constexpr double moved_on = 400;   // a section heading between a deferred drawing and the break
constexpr double few_lines = 120;  // a last page that is almost empty
constexpr double page_itself = 1;  // each page; fewer pages are better
constexpr Points rounding{1e-3};   // far more than the rounding error of a sum of heights
constexpr std::size_t most_deferred = 2;

/// Prefix sums: over the items before an index.
struct Sums {
  Points space, height, stretch, shrink, notes;
  std::size_t floats = 0, heads = 0;
};

struct BestPage {
  double cost = no_break;
  std::size_t from = 0, deferred = 0;
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
    best_.resize(items_.size() + 1);
    best_[0][0].cost = 0;
    for (std::size_t to = 1; to <= items_.size(); ++to)
      for (std::size_t deferred = 0; deferred <= most_deferred; ++deferred) reach(to, deferred);
    std::vector<PageFill> pages;
    std::size_t at = items_.size(), deferred = 0;
    while (at > 0) {
      const BestPage& best = best_[at][deferred];
      pages.push_back(fill(best.from, best.deferred, at, deferred));
      at = best.from;
      deferred = best.deferred;
    }
    std::ranges::reverse(pages);
    return pages;
  }

 private:
  /// Finds the best page that ends before item `to` with the last `deferred` drawings deferred.
  void reach(std::size_t to, std::size_t deferred) {
    const double end = cost_of_end(to, deferred);
    if (end == no_break) return;
    BestPage& best = best_[to][deferred];
    for (std::size_t from = to; from-- > 0;) {
      if (sums_[to].floats - sums_[from].floats >= deferred)
        for (std::size_t before = 0; before <= most_deferred; ++before) {
          if (best_[from][before].cost == no_break) continue;
          const double cost = best_[from][before].cost + end + cost_of(from, before, to, deferred);
          if (cost < best.cost) best = {cost, from, before};
        }
      if (items_[from].opens) return;
      const Points least = sums_[to].height - sums_[from].height - sums_[to].shrink +
                           sums_[from].shrink - deferred_height(to, deferred);
      if (least > shape_.height && (best.cost < no_break || least > shape_.height + rounding))
        return;
    }
  }

  double cost_of_end(std::size_t to, std::size_t deferred) const {
    if (deferred > sums_[to].floats) return no_break;
    if (to == items_.size() || items_[to].opens) return deferred == 0 ? 0 : no_break;
    if (deferred > 0 && items_[to].lead > 0_pt) return no_break;  // between the rows of a table
    const bool follows_float = items_[to - 1].floats;
    if (follows_float && deferred > 0) return no_break;  // the same as the page that ends before it
    return !items_[to].glued || (follows_float && !items_[to].floats) ? 0 : torn;
  }

  Points deferred_height(std::size_t to, std::size_t deferred) const {
    Points height;
    for (std::size_t n = 0; n < deferred; ++n)
      height += items_[floats_[sums_[to].floats - 1 - n]].height;
    return height;
  }

  /// Subtracts the drawings that this page defers and adds those deferred to it.
  void count_moved(Sums& held, std::size_t low, std::size_t before, std::size_t high,
                   std::size_t deferred) const {
    const auto count = [&](std::size_t item, double sign) {
      held.space += sign * items_[item].above;
      held.height += sign * items_[item].height;
      held.stretch += sign * items_[item].stretch;
      held.shrink += sign * items_[item].shrink;
    };
    for (std::size_t n = 0; n < deferred; ++n) count(floats_[high - 1 - n], -1);
    for (std::size_t n = 0; n < before; ++n) count(floats_[low - 1 - n], 1);
  }

  /// The totals of a page: its own items without those it defers, and those deferred to it.
  Sums held(std::size_t from, std::size_t before, std::size_t to, std::size_t deferred) const {
    const Sums &low = sums_[from], &high = sums_[to];
    Sums held{high.space - low.space,
              high.height - low.height,
              high.stretch - low.stretch,
              high.shrink - low.shrink,
              high.notes - low.notes,
              0,
              0};
    if (deferred > 0 || before > 0) count_moved(held, low.floats, before, high.floats, deferred);
    const std::size_t first = before > 0 ? floats_[low.floats - before] : from;
    held.space -= items_[first].above;
    held.stretch -= items_[first].stretch;
    held.height += items_[from].lead;
    if (held.notes > 0_pt) held.notes += shape_.note_gap;
    return held;
  }

  double cost_of(std::size_t from, std::size_t before, std::size_t to, std::size_t deferred) const {
    const Sums held = this->held(from, before, to, deferred);
    const Points slack = shape_.height - held.space - held.height - held.notes;
    const bool last = to == items_.size() || items_[to].opens;
    double cost = page_itself;
    if (slack < Points(-1e-6)) {
      const double ratio = held.shrink > 0_pt ? -slack / held.shrink : no_break;
      if (ratio > 1 + 1e-9) return to - from + before == 1 ? overfull - slack / 1_pt : no_break;
      cost += smaller * ratio * ratio;
    } else if (!last) {
      const double use = held.stretch > 0_pt ? std::min(1.0, slack / held.stretch) : 0;
      const double left = (slack - use * held.stretch) / shape_.height;
      cost += wider * use * use + hole * left * left;
    } else if (slack > 0.85 * shape_.height) {
      cost += few_lines;
    }
    for (std::size_t n = 0; n < deferred; ++n) {
      const std::size_t item = floats_[sums_[to].floats - 1 - n];
      const bool leads = item - from == sums_[item].floats - sums_[from].floats;
      if (item < from || leads) return no_break;  // no text before it on this page
      cost += moved;
      cost += moved_on * static_cast<double>(sums_[to].heads - sums_[item].heads);
    }
    return cost;
  }

  PageFill fill(std::size_t from, std::size_t before, std::size_t to, std::size_t deferred) const {
    PageFill page;
    for (std::size_t n = before; n > 0; --n) page.items.push_back(floats_[sums_[from].floats - n]);
    const std::size_t stay = sums_[to].floats - deferred;
    for (std::size_t i = from; i < to; ++i)
      if (!items_[i].floats || sums_[i].floats < stay) page.items.push_back(i);
    const Sums held = this->held(from, before, to, deferred);
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
  std::vector<std::array<BestPage, most_deferred + 1>> best_;
};

}  // namespace

std::vector<PageFill> break_pages(std::span<const FlowItem> items, const PageShape& shape) {
  return Breaker(items, shape).run();
}

}  // namespace boardwright::typeset
