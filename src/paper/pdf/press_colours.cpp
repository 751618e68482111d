// Converts colours to process inks with Little CMS.
#include "pdf/press_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/errors.h"
#include "base/text.h"
#include "scene/style_properties.h"

namespace boardwright::pdf {
namespace {

constexpr double full = 0.9995;  // an ink from this value on counts as full
constexpr double unseen = 0.01;  // less black than this counts as white paper
constexpr std::array<std::string_view, 8> spot_names = {"/spot1", "/spot2", "/spot3", "/spot4",
                                                        "/spot5", "/spot6", "/spot7", "/spot8"};
constexpr std::size_t most_named = 6;

std::string components(const double (&parts)[4]) {
  std::string out;
  for (const double part : parts) out += base::decimal(std::clamp(part, 0.0, 1.0), 3) + " ";
  return out;
}

/// `lines`: the inks of text and lines.
ColourOperators ink_operators(const double (&area)[4], const double (&lines)[4]) {
  const std::string inks = components(lines);
  const bool black = lines[3] >= full && lines[0] + lines[1] + lines[2] < 1 - full;
  return {components(area) + "k", inks + "k", inks + "K", black};
}
ColourOperators ink_operators(const double (&parts)[4]) { return ink_operators(parts, parts); }

}  // namespace

PressColours::PressColours(const Press& press) : press_(press) {
  if (!press.profile.empty()) open_profile();
}

void PressColours::open_profile() {
  const auto refuse_profile = [&](const std::string& why) {
    throw base::UsageError("'" + press_.profile_file + "' " + why,
                           "--icc names the profile of a four-ink press, such as default_cmyk.icc");
  };
  const Profile paper(cmsOpenProfileFromMem(press_.profile.data(),
                                            static_cast<cmsUInt32Number>(press_.profile.size())));
  if (!paper) refuse_profile("is not an ICC profile");
  if (cmsGetColorSpace(paper.get()) != cmsSigCmykData) refuse_profile("is not a CMYK profile");
  if (cmsGetDeviceClass(paper.get()) != cmsSigOutputClass)
    refuse_profile("is not the profile of an output device");
  if (cmsGetProfileVersion(paper.get()) >= 5) refuse_profile("has a version above 4");
  const Profile screen(cmsCreate_sRGBProfile()), lab(cmsCreateLab4Profile(nullptr));
  constexpr cmsUInt32Number exact = cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE;
  to_inks_.reset(cmsCreateTransform(screen.get(), TYPE_RGB_DBL, paper.get(), TYPE_CMYK_DBL,
                                    INTENT_RELATIVE_COLORIMETRIC,
                                    exact | cmsFLAGS_BLACKPOINTCOMPENSATION));
  to_lab_.reset(cmsCreateTransform(paper.get(), TYPE_CMYK_DBL, lab.get(), TYPE_Lab_DBL,
                                   INTENT_RELATIVE_COLORIMETRIC, exact));
  if (!to_inks_ || !to_lab_) refuse_profile("lacks tables from colours to inks and back");
  char words[256] = "";
  cmsGetProfileInfoASCII(paper.get(), cmsInfoDescription, "en", "US", words, sizeof words);
  description_ = words;
  darkest_ = lightness_of_black(1);
}

double PressColours::lightness_of_black(double black) const {
  const double inks[4] = {0, 0, 0, 100 * black};
  cmsCIELab lab{};
  cmsDoTransform(to_lab_.get(), inks, &lab, 1);
  return lab.L;
}

const PressInk* PressColours::find_stated(const Colour& colour) const {
  const std::string name = scene::to_hex(colour);
  const auto found = std::ranges::find_if(
      press_.inks, [&](const PressInk& ink) { return scene::to_hex(ink.colour) == name; });
  return found == press_.inks.end() ? nullptr : &*found;
}

ColourOperators PressColours::stated_operators(const PressInk& ink) {
  if (ink.spot.empty()) {
    const double area[4] = {ink.cmyk[0], ink.cmyk[1], ink.cmyk[2], ink.cmyk[3]};
    if (!ink.lines) return ink_operators(area);
    const double lines[4] = {(*ink.lines)[0], (*ink.lines)[1], (*ink.lines)[2], (*ink.lines)[3]};
    return ink_operators(area, lines);
  }
  auto known =
      std::ranges::find_if(spots_, [&](const Spot& spot) { return spot.ink->spot == ink.spot; });
  if (known == spots_.end()) {
    if (spots_.size() == spot_names.size())
      throw base::UsageError(
          "there are more than " + std::to_string(spot_names.size()) + " spot colours",
          "name fewer in [press] of the styles");
    known = spots_.insert(known, {spot_names[spots_.size()], &ink});
  }
  const std::string name(known->name);
  const std::string fill = name + " cs 1 scn";
  return {fill, fill, name + " CS 1 SCN", true};
}

/// Black ink only, as light as the grey.
PressColours::Inks PressColours::black_for(double grey) const {
  double black = 1 - grey;
  if (to_lab_) {
    const double linear = grey <= 0.04045 ? grey / 12.92 : std::pow((grey + 0.055) / 1.055, 2.4);
    const double lightness =
        linear <= 216.0 / 24389 ? linear * 24389 / 27 : 116 * std::cbrt(linear) - 16;
    const double wanted = darkest_ + (100 - darkest_) * lightness / 100;
    double low = 0, high = 1;
    for (int step = 0; step < 20; ++step) {
      black = (low + high) / 2;
      (lightness_of_black(black) > wanted ? low : high) = black;
    }
  }
  if (black < unseen) black = 0;
  if (black > 1 - unseen / 4) black = 1;
  return {{0, 0, 0, black}};
}

/// Converts by the profile. If there is none, the colour is recorded as missing.
PressColours::Inks PressColours::converted(const Colour& colour) {
  if (!to_inks_) {
    missing_.push_back(scene::to_hex(colour));
    return {};
  }
  const double rgb[3] = {colour.red, colour.green, colour.blue};
  double percent[4] = {};
  cmsDoTransform(to_inks_.get(), rgb, percent, 1);
  return {{percent[0] / 100, percent[1] / 100, percent[2] / 100, percent[3] / 100}};
}

ColourOperators PressColours::operators_for(const Colour& colour) {
  if (const PressInk* const ink = find_stated(colour)) return stated_operators(*ink);
  const bool grey = colour.red == colour.green && colour.green == colour.blue;
  if (grey) return ink_operators(black_for(colour.red).parts);
  if (!is_almost_grey(colour)) return ink_operators(converted(colour).parts);
  ColourOperators all = ink_operators(black_for(grey_of(colour)).parts);
  if (to_inks_) all.area = ink_operators(converted(colour).parts).area;
  return all;
}

void PressColours::refuse_missing() const {
  if (missing_.empty()) return;
  const std::size_t named = std::min(missing_.size(), most_named);
  const std::vector<std::string> first(missing_.begin(),
                                       missing_.begin() + static_cast<std::ptrdiff_t>(named));
  throw base::UsageError(
      "no style states the inks for " + base::joined(first, ", ") +
          (named < missing_.size()
               ? " and " + std::to_string(missing_.size() - named) + " other colours"
               : ""),
      "name the profile of the press with --icc, or state the inks in [press] of the style");
}

}  // namespace boardwright::pdf
