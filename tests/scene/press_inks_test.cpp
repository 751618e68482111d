// The table [press] of styles: read, joined, and refused with a place.
#include "scene/press_inks.h"

#include <gtest/gtest.h>

#include "base/data.h"
#include "ink/content.h"
#include "scene/library.h"
#include "scene/style_properties.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::press_inks_test {
namespace {

std::vector<PressInk> read(const std::string& text, Report& report, const Style* below = nullptr) {
  const test::ScratchFile file("press.toml", text);
  const auto data = read_data(file.path(), "press.toml", report);
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

TEST(PressInks, HavePercentagesAndMayHaveAName) {
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

TEST(PressInks, OfAStyleLieOverThoseBelow) {
  Report report;
  Style below;
  below.take_press({{{0, 0, 0}, {1, 1, 1, 1}, ""}, {{1, 1, 1}, {0, 0, 0, 0}, ""}});
  const auto inks = read("[press]\n\"#000000\" = [0, 0, 0, 100]\n", report, &below);
  ASSERT_EQ(inks.size(), 2u);
  EXPECT_EQ(inks[0].cmyk, (std::array<double, 4>{0, 0, 0, 1}));
  EXPECT_EQ(inks[1].colour, (Colour{1, 1, 1}));
}

TEST(PressInks, MistakesHaveTheirPlace) {
  const std::pair<const char*, const char*> mistakes[] = {
      {"[press]\nblack = [0, 0, 0, 100]\n", "press.toml:2:1: error: 'black' is not a colour"},
      {"[press]\n\"#000\" = [0, 0, 100]\n",
       "press.toml:2:10: error: a colour for the press has four"},
      {"[press]\n\"#000\" = [0, 0, 0, 101]\n", "press.toml:2:20: error: 101 is no percentage"},
      {"[press]\n\"#000\" = [0, 0, -1, 0]\n", "press.toml:2:17: error: -1 is no percentage"},
      {"[press]\n\"#000\" = 100\n", "press.toml:2:10: error"},
      {"[press]\n\"#000\" = { spot = \"Cut\" }\n", "missing key 'cmyk'"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], spot = \"Black\" }\n",
       "'Black' is no spot colour"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], spot = \"\" }\n",
       "cannot be the name of a spot colour"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], spot = \"a/b\" }\n",
       "cannot be the name of a spot colour"},
      {"[press]\n\"#000\" = [0, 0, 0, 0]\n\"#000000\" = [0, 0, 0, 0]\n", "stands here twice"},
      {"[press]\n\"#000\" = { cmyk = [0, 0, 0, 0], sport = \"Cut\" }\n", "sport"},
  };
  for (const auto& [text, words] : mistakes)
    EXPECT_NE(problems(text).find(words), std::string::npos) << problems(text);
}

/// So that the classic style needs no profile.
TEST(PressInks, OfTheClassicStyleLeaveNoColourOut) {
  for (const char* name : {"classic", "parts/sheet"}) {
    const Style style = load_style(find_home() / "templates", name);
    const auto expect_known = [&](const Colour& colour) {
      const auto is_it = [&](const PressInk& ink) { return ink.colour == colour; };
      EXPECT_TRUE(ink::is_almost_grey(colour) ||
                  std::any_of(style.press().begin(), style.press().end(), is_it))
          << name << " " << to_hex(colour);
    };
    for (const Style::Rule& rule : style.rules()) {
      if (rule.light.fill) expect_known(*rule.light.fill);
      if (rule.light.stroke) expect_known(*rule.light.stroke);
      expect_known(rule.light.detail);
    }
  }
}

/// Cuts go to a plotter and words to paper, so no two of them share a colour.
TEST(PressInks, OfSheetsPartCutsFromWords) {
  const Style marks = load_style(find_home() / "templates", "parts/sheet");
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
