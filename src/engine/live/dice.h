// Random numbers that are the same on every system.
#pragma once
#include <cstddef>
#include <cstdint>

namespace boardwright::live {

/// Numbers of a linear congruential generator. The same seed gives the same ones.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : state_(seed) {}

  /// A number from 0 to `count` - 1. Requires: `count` is positive and less than 2^32.
  std::size_t below(std::size_t count) {
    state_ = state_ * 1'664'525 + 1'013'904'223;
    // The low bits of such a generator repeat soon: the high ones decide.
    return static_cast<std::size_t>((std::uint64_t{state_} * count) >> 32);
  }

 private:
  std::uint32_t state_;
};

}  // namespace boardwright::live
