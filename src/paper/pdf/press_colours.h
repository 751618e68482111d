// Colours as process inks and spot colours of a press.
#pragma once
#include <lcms2.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "fonts/handle.h"
#include "pdf/content.h"
#include "pdf/ink.h"

namespace boardwright::pdf {

/// Converts colours to DeviceCMYK and spot colours.
///
/// Inks that a style states have precedence. Greys, and text and lines that are almost grey, become
/// black ink only, as light as the colour on the scale from the paper's white to the press's black.
/// All other colours are converted by the profile, relative colorimetric with black point
/// compensation. Values are rounded to a thousandth.
class PressColours {
 public:
  /// `press` must outlive this. Throws UsageError if its profile is not that of a four-ink press.
  explicit PressColours(const Press& press);

  ColourOperators operators_for(const Colour& colour);

  /// A spot colour and its resource name, as "/spot1", which has static lifetime.
  struct Spot {
    std::string_view name;
    const PressInk* ink;
  };

  /// The spot colours used so far, each once.
  const std::vector<Spot>& spots() const { return spots_; }

  /// Throws UsageError if colours were used that neither a style states nor a profile converts. The
  /// message names them.
  void refuse_missing() const;

  /// The profile's description; empty: there is no profile.
  const std::string& description() const { return description_; }

 private:
  using Profile = std::unique_ptr<void, fonts::Free<&cmsCloseProfile>>;
  using Transform = std::unique_ptr<void, fonts::Free<&cmsDeleteTransform>>;
  struct Inks {
    double parts[4];  ///< from 0 to 1
  };

  void open_profile();
  const PressInk* find_stated(const Colour& colour) const;
  ColourOperators stated_operators(const PressInk& ink);
  Inks black_for(double grey) const;
  Inks converted(const Colour& colour);
  double lightness_of_black(double black) const;

  const Press& press_;
  Transform to_inks_, to_lab_;
  std::string description_;
  double darkest_ = 0;  ///< lightness of full black, from 0 to 100
  std::vector<Spot> spots_;
  std::vector<std::string> missing_;
};

}  // namespace boardwright::pdf
