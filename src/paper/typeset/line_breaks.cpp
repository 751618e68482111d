// Minimizes the sum of demerits over all lines (Knuth and Plass, 1981).
#include "typeset/line_breaks.h"

#include <algorithm>
#include <limits>

namespace boardwright::typeset {
namespace {

constexpr double divided = 60, divided_twice = 4000, short_last = 3000, stub = 2e7,
                 too_long_line = 4e9;
constexpr double very_bad = 10000;  // beyond it badness grows less and less, at most to twice this
constexpr double infinite_cost = std::numeric_limits<double>::infinity();

/// The cheapest way to break lines up to a possible break.
struct BestBreak {
  double cost = infinite_cost;
  std::size_t from = 0;  ///< one more than the index of the break before it; 0: the start
};

class LineBreaker {
 public:
  LineBreaker(std::span<const LineEnd> ends, const LineShape& shape) : ends_(ends), shape_(shape) {}

  std::vector<std::size_t> run() {
    best_.resize(ends_.size() + 1);
    best_[0].cost = 0;
    for (std::size_t to = 0; to < ends_.size(); ++to) reach(to);
    std::vector<std::size_t> lines;
    for (std::size_t at = ends_.size(); at > 0; at = best_[at].from) lines.push_back(at - 1);
    std::ranges::reverse(lines);
    return lines;
  }

 private:
  void reach(std::size_t to) {
    BestBreak& best = best_[to + 1];
    for (std::size_t from = to + 1; from-- > 0;) {
      const double cost = best_[from].cost + demerits(from, to);
      if (cost < best.cost) best = {cost, from};
      const bool too_long =
          width(from, to) - shape_.shrink * spaces(from, to) > room(from) + Points(1e-6);
      if ((from > 0 && ends_[from - 1].forced) || (too_long && best.cost < infinite_cost)) return;
    }
  }

  Points room(std::size_t from) const {
    return shape_.width - (from == 0 ? shape_.indent : shape_.hanging);
  }
  Points width(std::size_t from, std::size_t to) const {
    return ends_[to].before + ends_[to].hyphen - (from == 0 ? 0_pt : ends_[from - 1].after);
  }
  int spaces(std::size_t from, std::size_t to) const {
    return std::max(0, ends_[to].spaces - (from == 0 ? 0 : ends_[from - 1].next_spaces));
  }

  double demerits(std::size_t from, std::size_t to) const {
    const Points free = room(from) - width(from, to);
    const double give = std::max(1, spaces(from, to));
    const bool last = ends_[to].forced || to + 1 == ends_.size();
    double bad = 0;
    if (free < 0_pt) {
      const double ratio = shape_.justified ? -free / (give * shape_.shrink) : infinite_cost;
      if (ratio > 1 + 1e-6) return too_long_line - 1000 * (free / 1_pt);
      bad = 100 * ratio * ratio * ratio;
    } else if (!last) {
      const double ratio =
          shape_.justified ? free / (give * shape_.stretch) : 5 * free / shape_.width;
      bad = 100 * ratio * ratio * ratio;
    }
    if (bad > very_bad) bad = very_bad * (2 - very_bad / bad);
    const LineEnd& end = ends_[to];
    const double penalty = end.costly ? divided : 0;
    double sum = (10 + bad + penalty) * (10 + bad + penalty);
    if (end.costly && from > 0 && ends_[from - 1].costly) sum += divided_twice;
    if (last && from > 0 && width(from, to) < shape_.width / 12) sum += short_last;
    if (last && from > 0 && width(from, to) < shape_.least_last) sum += stub;
    if (last && from > 0 && ends_[from - 1].costly) sum += divided_twice / 2;
    return sum;
  }

  std::span<const LineEnd> ends_;
  const LineShape& shape_;
  std::vector<BestBreak> best_;
};

}  // namespace

std::vector<std::size_t> break_lines(std::span<const LineEnd> ends, const LineShape& shape) {
  return LineBreaker(ends, shape).run();
}

}  // namespace boardwright::typeset
