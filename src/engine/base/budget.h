// How much work a proof may take, counted and not timed.
#pragma once
#include <cstdint>

#include "base/limits.h"
#include "base/rooms.h"

namespace boardwright::base {

/// Work that may still be done, in steps: about one for each cell that is looked at.
class Budget {
 public:
  explicit Budget(std::int64_t steps = limits::proof_steps) : left_(steps) {}

  /// Takes steps off. False if they are more than are left; then nothing is left.
  bool spend(std::int64_t steps) {
    left_ = steps > left_ ? -1 : left_ - steps;
    return !is_spent();
  }

  bool is_spent() const { return left_ < 0; }

  /// How many are left; below 0 if it is spent.
  std::int64_t left() const { return left_; }

 private:
  std::int64_t left_;
};

}  // namespace boardwright::base
