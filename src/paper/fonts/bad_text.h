// What the program knows of fonts without the libraries that draw with them.
#pragma once
#include <stdexcept>

namespace boardwright::fonts {

class Fonts;  // fonts.h

/// A text that cannot be drawn: no font has one of its characters, or it is too long.
struct BadText : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace boardwright::fonts
