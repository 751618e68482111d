// The table [press] of styles: reading, joining, and mistakes.
#include "scene/press_inks.h"

#include <gtest/gtest.h>
#include <lcms2.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <numeric>

#include "base/data.h"
#include "base/search_path.h"
#include "builder/resources.h"
#include "disk/files.h"
#include "pdf/content.h"
#include "pdf/press_colours.h"
#include "scene/style_properties.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::press_inks_test {
namespace {

std::vector<PressInk> read(const std::string& text, Report& report, const Style* below = nullptr) {
  const test::ScratchFile file("press.toml", text);
  const auto data = read_data(files_on_disk(), file.path(), "press.toml", report);
  if (!data) return {};
  const Style style = read_style(*data, report, below);
  data->report_unused(report);
  return style.press();
}

std::string problems(const std::string& text) {
  Report report;
  read(text, report);
  return describe(report, false);
}

TEST(PressInks, ArePercentagesWithAnOptionalSpotName) {
  Report report;
  const auto inks = read(
      "[press]\n\"#17130f\" = [0, 0, 0, 100]\n"
      "\"#f0f\" = { cmyk = [20, 99.5, 0, 0], spot = \"CutContour\" }\n",
      report);
  EXPECT_FALSE(report.has_errors());
  ASSERT_EQ(inks.size(), 2u);
  EXPECT_EQ(inks[0].cmyk, (std::array<double, 4>{0, 0, 0, 1}));
  EXPECT_EQ(inks[0].spot, "");
  EXPECT_EQ(inks[1].colour, (Colour{1, 0, 1}));
  EXPECT_EQ(inks[1].cmyk, (std::array<double, 4>{0.2, 0.995, 0, 0}));
  EXPECT_EQ(inks[1].spot, "CutContour");
}

TEST(PressInks, CanDifferForTextAndLines) {
  Report report;
  const auto inks =
      read("[press]\n\"#22303d\" = { cmyk = [60, 35, 20, 75], lines = [0, 0, 0, 100] }\n", report);
  EXPECT_FALSE(report.has_errors());
  ASSERT_EQ(inks.size(), 1u);
  EXPECT_EQ(inks[0].lines, (std::array<double, 4>{0, 0, 0, 1}));
  Press press;
  press.inks = inks;
  pdf::PressColours colours(press);
  const pdf::ColourOperators operators = colours.operators_for(inks[0].colour);
  EXPECT_EQ(operators.area, "0.6 0.35 0.2 0.75 k");
  EXPECT_EQ(operators.text, "0 0 0 1 k");
  EXPECT_EQ(operators.line, "0 0 0 1 K");
  EXPECT_TRUE(operators.overprints);
}

TEST(PressInks, OverrideThoseOfTheStyleBelow) {
  Report report;
  Style below;
  below.take_press({{{0, 0, 0}, {1, 1, 1, 1}, ""}, {{1, 1, 1}, {0, 0, 0, 0}, ""}});
  const auto inks = read("[press]\n\"#000000\" = [0, 0, 0, 100]\n", report, &below);
  ASSERT_EQ(inks.size(), 2u);
  EXPECT_EQ(inks[0].cmyk, (std::array<double, 4>{0, 0, 0, 1}));
  EXPECT_EQ(inks[1].colour, (Colour{1, 1, 1}));
}

TEST(PressInks, MistakesAreReportedWithTheirPlace) {
  const std::pair<const char*, const char*> mistakes[] = {
      {"[press]\nblack = [0, 0, 0, 100]\n", "press.toml:2:1: error: 'black' is not a colour"},
      {"[press]\n\"#000\" = [0, 0, 100]\n",
       "press.toml:2:10: error: a colour for the press has four"},
      {"[press]\n\"#000\" = [0, 0, 0, 101]\n", "press.toml:2:20: error: 101 is not a percentage"},
      {"[press]\n\"#000\" = [0, 0, -1, 0]\n", "press.toml:2:17: error: -1 is not a percentage"},
      {"[press]\n\"#000\" = 100\n", "press.toml:2:10: error"},
      {"[press]\n\"#000\" = { spot = \"Cut\" }\n", "missing key 'cmyk'"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 9], lines = [0] }\n",
       "press.toml:2:41: error: a colour for the press has four"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 9], lines = [0, 0, 0, 9], spot = \"Cut\" }\n",
       "a spot colour cannot have other inks for lines"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], spot = \"Black\" }\n",
       "'Black' cannot be a spot colour"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], spot = \"\" }\n",
       "cannot be the name of a spot colour"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], spot = \"a/b\" }\n",
       "cannot be the name of a spot colour"},
      {"[press]\n\"#000\" = [0, 0, 0, 0]\n\"#000000\" = [0, 0, 0, 0]\n",
       "duplicate colour '#000000'"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], sport = \"Cut\" }\n", "sport"},
  };
  for (const auto& [text, words] : mistakes)
    EXPECT_NE(problems(text).find(words), std::string::npos) << problems(text);
}

/// All shipped styles and the one of print marks, by name.
std::map<std::string, Style> shipped_styles() {
  std::map<std::string, Style> styles;
  std::vector<std::string> names = on_disk(find_home() / "templates").names("styles");
  names.emplace_back("parts/sheet");
  for (const std::string& name : names)
    styles.emplace(name, load_style(on_disk(find_home() / "templates"), name));
  EXPECT_GT(styles.size(), 5u);
  return styles;
}

/// None of them needs an ICC profile.
TEST(PressInks, CoverAllColoursOfShippedStyles) {
  for (const auto& [name, style] : shipped_styles()) {
    std::vector<Colour> used;
    for (const Style::Rule& rule : style.rules()) {
      if (rule.light.fill) used.push_back(*rule.light.fill);
      if (rule.light.stroke) used.push_back(*rule.light.stroke);
      used.push_back(rule.light.detail);
    }
    std::vector<Colour> stated;
    for (const PressInk& ink : style.press()) stated.push_back(ink.colour);
    for (const Colour& colour : used)
      EXPECT_TRUE(pdf::is_almost_grey(colour) ||
                  std::find(stated.begin(), stated.end(), colour) != stated.end())
          << name << " " << to_hex(colour);
  }
}

/// More ink would not dry, and would smear on the next sheet.
TEST(PressInks, StayBelowTheInkLimitInShippedStyles) {
  for (const auto& [name, style] : shipped_styles())
    for (const PressInk& ink : style.press())
      for (const auto& inks : {ink.cmyk, ink.lines.value_or(ink.cmyk)})
        EXPECT_LE(std::accumulate(inks.begin(), inks.end(), 0.0), 2.8)
            << name << " " << to_hex(ink.colour);
}

/// The difference between a screen colour and its inks as printed by the press of a profile
/// (CIEDE2000).
class PressLook {
 public:
  explicit PressLook(const char* profile)
      : press_(cmsOpenProfileFromFile(profile, "r")),
        screen_(cmsCreate_sRGBProfile()),
        lab_(cmsCreateLab4Profile(nullptr)),
        of_inks_(cmsCreateTransform(press_, TYPE_CMYK_DBL, lab_, TYPE_Lab_DBL,
                                    INTENT_RELATIVE_COLORIMETRIC, 0)),
        of_screen_(cmsCreateTransform(screen_, TYPE_RGB_DBL, lab_, TYPE_Lab_DBL,
                                      INTENT_RELATIVE_COLORIMETRIC, 0)) {}
  ~PressLook() {
    cmsDeleteTransform(of_inks_);
    cmsDeleteTransform(of_screen_);
    for (void* const each : {press_, screen_, lab_}) cmsCloseProfile(each);
  }
  PressLook(const PressLook&) = delete;
  PressLook& operator=(const PressLook&) = delete;

  double difference(const PressInk& ink) const {
    const double rgb[3] = {ink.colour.red, ink.colour.green, ink.colour.blue};
    const double percent[4] = {100 * ink.cmyk[0], 100 * ink.cmyk[1], 100 * ink.cmyk[2],
                               100 * ink.cmyk[3]};
    cmsCIELab wanted{}, laid{};
    cmsDoTransform(of_screen_, rgb, &wanted, 1);
    cmsDoTransform(of_inks_, percent, &laid, 1);
    return cmsCIE2000DeltaE(&wanted, &laid, 1, 1, 1);
  }

 private:
  cmsHPROFILE press_, screen_, lab_;
  cmsHTRANSFORM of_inks_, of_screen_;
};

TEST(PressInks, LookLikeTheColoursOfShippedStyles) {
  constexpr const char* profile = "/usr/share/color/icc/ghostscript/default_cmyk.icc";
  if (!std::filesystem::exists(profile)) GTEST_SKIP() << "ghostscript is not installed";
  const PressLook look(profile);
  for (const auto& [name, style] : shipped_styles())
    for (const PressInk& ink : style.press()) {
      const bool black_alone = ink.cmyk[0] + ink.cmyk[1] + ink.cmyk[2] == 0;
      if (!ink.spot.empty()) continue;
      EXPECT_LT(look.difference(ink), black_alone ? 13 : 9) << name << " " << to_hex(ink.colour);
    }
}

/// Cuts go to a plotter and words to paper, so that no two of them can share a colour.
TEST(PressInks, DifferForCutLinesAndWordsOfSheets) {
  const Style marks = load_style(on_disk(find_home() / "templates"), "parts/sheet");
  const auto spot_of = [&](std::string_view role) {
    const auto colour =
        marks.paint(role).stroke ? marks.paint(role).stroke : marks.paint(role).fill;
    for (const PressInk& ink : marks.press())
      if (colour && ink.colour == *colour) return ink.spot;
    return std::string("none stated");
  };
  EXPECT_EQ(spot_of("cut"), "CutContour");
  EXPECT_EQ(spot_of("cut man"), "CutContour");
  EXPECT_EQ(spot_of("fold"), "Crease");
  for (const char* role : {"words", "words strong", "gauge", "trim", "strip", "hatch", "register",
                           "map", "map small", "map here", "crop"})
    EXPECT_EQ(spot_of(role), "") << role;
}

}  // namespace
}  // namespace boardwright::tests::press_inks_test
