// The error for a text that cannot be drawn.
#pragma once
#include <stdexcept>

namespace boardwright::ink {

/// A text that cannot be drawn: no font has one of its characters, or it is too long.
struct BadText : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace boardwright::ink
