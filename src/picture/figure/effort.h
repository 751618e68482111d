// Limits the cost of a game's figures: engine steps and parts drawn.
#pragma once
#include <cstddef>
#include <cstdint>

#include "base/budget.h"
#include "base/report.h"
#include "game/figure.h"

namespace boardwright::figure {

/// The steps charged for drawing a cell, a sign on it, its name or a segment of a line: drawing
/// takes far more time and memory than computing it.
inline constexpr std::int64_t drawn_steps = 1000;

/// Counts the steps of one figure against the budget for all figures of its game.
class Effort {
 public:
  Effort(const game::Figure& figure, base::Budget& budget, base::Report& report)
      : figure_(figure), budget_(budget), report_(report) {}

  /// Charges steps. Returns false if the budget does not cover them; nothing more is computed then.
  /// Reports the figure that exhausts the budget.
  bool spend(std::int64_t steps);

  /// Charges parts that are drawn. Returns false if the figure has too many, which is reported, or
  /// if the budget does not cover them.
  bool draw(std::size_t count);

  bool is_spent() const { return budget_.is_spent(); }

 private:
  const game::Figure& figure_;
  base::Budget& budget_;
  base::Report& report_;
  std::int64_t drawn_ = 0;
};

}  // namespace boardwright::figure
