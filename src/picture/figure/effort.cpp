// Reports the figure that exhausts the budget.
#include "figure/effort.h"

#include <string>

#include "base/limits.h"

namespace boardwright::figure {

bool Effort::spend(std::int64_t steps) {
  if (budget_.is_spent() || drawn_ > base::limits::figure_parts) return false;
  if (budget_.spend(steps)) return true;
  report_.error(figure_.place,
                "with figure '" + figure_.id + "', the figures of this game take more than " +
                    std::to_string(base::limits::figure_steps) + " steps",
                "show fewer pieces and signs, or smaller boards; the figures after this one are "
                "skipped");
  return false;
}

bool Effort::draw(std::size_t count) {
  if (drawn_ > base::limits::figure_parts) return false;
  drawn_ += static_cast<std::int64_t>(count);
  if (drawn_ <= base::limits::figure_parts)
    return spend(drawn_steps * static_cast<std::int64_t>(count));
  report_.error(figure_.place,
                "figure '" + figure_.id + "' shows more than " +
                    std::to_string(base::limits::figure_parts) + " parts",
                "cells, their names, signs, letters of labels and parts of lines are counted");
  return false;
}

}  // namespace boardwright::figure
