// A budget for the work of a proof, counted in steps rather than in time.
#pragma once
#include <cstdint>

#include "base/limits.h"

namespace boardwright::base {

/// The remaining work, in steps: about one for each cell examined.
class Budget {
 public:
  explicit Budget(std::int64_t steps = limits::proof_steps) : left_(steps) {}

  /// Subtracts steps. Returns false, and overspends the budget, if fewer are left.
  bool spend(std::int64_t steps) {
    left_ = steps > left_ ? -1 : left_ - steps;
    return !is_spent();
  }

  bool is_spent() const { return left_ < 0; }

  /// The steps left; negative once the budget is overspent.
  std::int64_t left() const { return left_; }

 private:
  std::int64_t left_;
};

}  // namespace boardwright::base
