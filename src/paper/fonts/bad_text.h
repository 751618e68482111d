// Declarations for fonts that need no drawing libraries.
#pragma once
#include <stdexcept>

namespace boardwright::fonts {

class Fonts;  // fonts.h

/// A text that cannot be drawn: no font has one of its characters, or it is too long.
struct BadText : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A text that can be drawn, but not in the space for it.
struct NoRoom : BadText {
  using BadText::BadText;
};

}  // namespace boardwright::fonts
