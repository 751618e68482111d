// What the figures of a game may cost: steps of the engine, and all that is drawn.
#pragma once
#include <cstddef>
#include <cstdint>

#include "base/budget.h"
#include "base/report.h"
#include "game/figure.h"

namespace boardwright::figure {

/// The steps that a cell, a sign on it, its name or a piece of a line stands for: drawing it takes
/// far more time and memory than looking at it.
inline constexpr std::int64_t drawn_steps = 1000;

/// Steps taken for one figure, from a budget for all figures of its game.
class Effort {
 public:
  Effort(const Figure& figure, Budget& budget, Report& report)
      : figure_(figure), budget_(budget), report_(report) {}

  /// Takes steps off. False if they are more than are left: then nothing more is to be worked out.
  /// Reports the figure that spends the last.
  bool spend(std::int64_t steps);

  /// The same for things that are drawn.
  /// Reports a figure of too many.
  bool draw(std::size_t count);

  bool is_spent() const { return budget_.is_spent(); }

 private:
  const Figure& figure_;
  Budget& budget_;
  Report& report_;
  std::int64_t drawn_ = 0;
};

}  // namespace boardwright::figure
