// Colours as a press lays them.
#pragma once
#include <lcms2.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ink/content.h"
#include "ink/handle.h"
#include "ink/ink.h"

namespace boardwright::ink {

/// Says colours in DeviceCMYK and as spot colours.
///
/// What a style states holds. Else greys, and text and lines that are almost grey, are black alone,
/// as light as the colour on the scale from the paper's white to the press's black; all other
/// colours go through the profile, relative to the paper and with black point compensation. Values
/// are rounded to a thousandth.
class PressColours {
 public:
  /// `press` outlives this. Throws UsageError if its profile is none of a press with four inks.
  explicit PressColours(const Press& press);

  SaidColour say(const Colour& colour);

  /// A spot colour and the name of its resource, as "/spot1", which outlives all.
  struct Spot {
    std::string_view name;
    const PressInk* ink;
  };

  /// The spot colours said so far, each once.
  const std::vector<Spot>& spots() const { return spots_; }

  /// Throws UsageError, which names them, if colours were said that neither a style states nor a
  /// profile can work out.
  void refuse_missing() const;

  /// What the profile calls itself; empty: there is none.
  const std::string& description() const { return description_; }

 private:
  using Profile = std::unique_ptr<void, Free<&cmsCloseProfile>>;
  using Transform = std::unique_ptr<void, Free<&cmsDeleteTransform>>;
  struct Inks {
    double parts[4];  ///< from 0 to 1
  };

  void open_profile();
  const PressInk* stated(const Colour& colour) const;
  SaidColour say_stated(const PressInk& ink);
  Inks black_for(double grey) const;
  Inks worked_out(const Colour& colour);
  double lightness_of_black(double black) const;

  const Press& press_;
  Transform to_inks_, to_lab_;
  std::string description_;
  double darkest_ = 0;  ///< lightness of full black, from 0 to 100
  std::vector<Spot> spots_;
  std::vector<std::string> missing_;
};

}  // namespace boardwright::ink
