// Styles: precedence of rules, CSS, mistakes, and the legibility of the shipped ones.
#include "scene/style.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "base/errors.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "disk/files.h"
#include "support/rooms.h"

namespace boardwright::tests::style_test {
namespace {

Style style_of(const std::string& text) {
  Report report;
  const auto data = parse_data(text, "style.toml", report);
  Style style = read_style(*data, report);
  data->report_unused(report);
  EXPECT_EQ(describe(report), "");
  return style;
}

std::string problems_of(const std::string& text) {
  Report report;
  const auto data = parse_data(text, "style.toml", report);
  read_style(*data, report);
  data->report_unused(report);
  return describe(report);
}

const Style& classic() {
  static const Style style = [] {
    Report report;
    const auto data =
        read_data(files_on_disk(), find_home() / "templates/styles/classic.toml", report);
    Style read = read_style(*data, report);
    data->report_unused(report);
    EXPECT_EQ(describe(report), "");
    return read;
  }();
  return style;
}

constexpr Colour red{1, 0, 0}, green{0, 1, 0}, blue{0, 0, 1};

TEST(Style, ExtendsAnotherStyle) {
  const Style below = style_of(R"(
sheet = "#eeeeee"
dark = { sheet = "#222222" }
[[rule]]
role = "cell"
fill = "#ff0000"
width = 0.02
[[rule]]
role = "wall"
rare = true
fill = "#00ff00")");
  Report report;
  const auto data = parse_data(R"(
over = "below"
painted = true
pieces = "own"
[[rule]]
role = "cell"
fill = "#0000ff"
[[rule]]
role = "hatch square"
hatch = [45, 0.1])",
                               "style.toml", report);
  EXPECT_EQ(style_below(*data, report), "below");
  const Style style = read_style(*data, report, &below);
  data->report_unused(report);
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(style.paint("cell").fill, (Colour{0, 0, 1}));
  EXPECT_EQ(style.paint("cell").stroke_width, 0.02);
  EXPECT_EQ(style.paint("wall").fill, (Colour{0, 1, 0}));
  EXPECT_EQ(style.sheet(), below.sheet());
  EXPECT_EQ(style.sheet(Surroundings::dark), below.sheet(Surroundings::dark));
  EXPECT_EQ(style.paint("hatch square tint-1").hatch_apart, 0.1);
  EXPECT_TRUE(style.painted());
  EXPECT_EQ(style.piece_types(), "own");
  EXPECT_NE(style.hash(), below.hash());
  const auto above = parse_data("over = \"below\"", "style.toml", report);
  EXPECT_EQ(read_style(*above, report, &style).piece_types(), "own") << "unlike colours of games";
}

TEST(Style, RuleForARareRoleBelowMustBeRare) {
  const Style below = style_of("[[rule]]\nrole = \"wall\"\nrare = true\nfill = \"#000\"");
  Report report;
  const auto data =
      parse_data("[[rule]]\nrole = \"wall far\"\nfill = \"#fff\"", "style.toml", report);
  read_style(*data, report, &below);
  EXPECT_NE(describe(report).find("a rare role of the style below must be rare"),
            std::string::npos);
}

TEST(Style, InvalidHatchingIsRefused) {
  for (const char* wrong : {"[45]", "[45, 0]", "[45, 0.1, 1]", "[400, 0.1]"})
    EXPECT_NE(problems_of("[[rule]]\nrole = \"hatch\"\nhatch = " + std::string(wrong))
                  .find("a hatching is an angle and a distance"),
              std::string::npos)
        << wrong;
}

TEST(Style, RuleWithMoreWordsWinsInAnyOrder) {
  const Style style = style_of(R"(
[[rule]]
role = "cell triangle"
fill = "#f00"
[[rule]]
role = "cell"
fill = "#0f0"
width = 0.5
)");
  EXPECT_EQ(style.paint("cell triangle up").fill, red);
  EXPECT_EQ(style.paint("triangle cell").stroke_width, 0.5);
  EXPECT_EQ(style.paint("cell square").fill, green);
  EXPECT_EQ(style.paint("mark"), Paint());
}

TEST(Style, LaterOfRulesWithEquallyManyWordsWins) {
  const Style style = style_of(R"(
[[rule]]
role = "mark"
fill = "#f00"
[[rule]]
role = "cross"
fill = "#00f"
)");
  EXPECT_EQ(style.paint("mark cross").fill, blue);
  EXPECT_EQ(style.paint("cross mark").fill, blue);
}

TEST(Style, NoneRemovesTheColourOfAWeakerRule) {
  const Style style = style_of(R"(
[[rule]]
role = "mark"
fill = "#f00"
[[rule]]
role = "mark ring"
fill = "none"
)");
  EXPECT_EQ(style.paint("mark ring").fill, std::nullopt);
}

TEST(Style, DarkColoursReplaceTheLightOnes) {
  const Style style = style_of(R"(
sheet = "#fff"
dark = { sheet = "#000" }
[[rule]]
role = "cell"
fill = "#f00"
stroke = "#0f0"
dark = { fill = "#00f" }
)");
  EXPECT_EQ(style.paint("cell", Surroundings::dark).fill, blue);
  EXPECT_EQ(style.paint("cell", Surroundings::dark).stroke, green);
  EXPECT_EQ(style.paint("cell").fill, red);
  EXPECT_EQ(style.sheet(Surroundings::dark), Colour());
}

TEST(Style, KnowsTheWordsOfItsRules) {
  const Style style = style_of("[[rule]]\nrole = \"cell triangle\"\n");
  EXPECT_TRUE(style.knows("triangle"));
  EXPECT_FALSE(style.knows("square"));
}

constexpr const char* small = R"(
sheet = "#fff"
dark = { sheet = "#123" }
[[rule]]
role = "cell big"
fill = "#f00"
width = 0.025
round = true
dashes = [0.1, 0.05]
dark = { fill = "#00f" }
[[rule]]
role = "name"
size = 0.2
)";

TEST(Style, LengthsInCssAreInHundredthsOfASide) {
  const std::string css = style_of(small).css();
  EXPECT_NE(css.find(".cell.big{fill:#ff0000;stroke-width:2.5;stroke-linecap:round;"
                     "stroke-linejoin:round;stroke-dasharray:10 5}\n"),
            std::string::npos)
      << css;
  EXPECT_NE(css.find(".name{font-size:20px}\n"), std::string::npos) << css;
  EXPECT_EQ(css.find("var("), std::string::npos) << css;
}

TEST(Style, PageCssHasThemeColoursAndYieldsToTextSizes) {
  const std::string css = style_of(small).page_css(".board");
  EXPECT_TRUE(css.starts_with(
      ".board{--sheet:#ffffff;--ink-0:#ff0000}\n"
      "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) .board"
      "{--sheet:#112233;--ink-0:#0000ff}}\n"
      "@media screen{:root[data-theme=dark] .board{--sheet:#112233;--ink-0:#0000ff}}\n"))
      << css;
  EXPECT_NE(css.find(".board .cell.big{fill:var(--ink-0);"), std::string::npos) << css;
  EXPECT_NE(css.find(".board .name:not([font-size]){font-size:20px}\n"), std::string::npos) << css;
}

TEST(Style, PageCssReachesWhatDrawingsShare) {
  const std::string css = style_of(small).page_css(".board", ".shape");
  EXPECT_TRUE(css.starts_with(".board{--sheet:")) << css;
  EXPECT_NE(css.find("\n:is(.board,.shape) .cell.big{fill:var(--ink-0);"), std::string::npos)
      << css;
  EXPECT_EQ(css.find("\n.board ."), std::string::npos) << css;
}

TEST(Style, DrawingCssFollowsThePreferredColourScheme) {
  const std::string css = style_of(small).drawing_css();
  EXPECT_TRUE(
      css.starts_with("svg{--sheet:#ffffff;--ink-0:#ff0000}\n"
                      "@media screen and (prefers-color-scheme:dark)"
                      "{svg{--sheet:#112233;--ink-0:#0000ff}}\n"
                      "svg .sheet{fill:var(--sheet)}\n"))
      << css;
  EXPECT_NE(css.find("svg .cell.big{fill:var(--ink-0);"), std::string::npos) << css;
  EXPECT_EQ(css.find(":root"), std::string::npos) << css;
}

TEST(Style, HashIncludesDarkColours) {
  std::string other = small;
  other.replace(other.find("#00f"), 4, "#00e");
  EXPECT_NE(style_of(small).hash(), style_of(other).hash());
  EXPECT_EQ(style_of(small).hash(), style_of(small).hash());
}

TEST(Style, InvalidColourIsReportedWithItsPlace) {
  EXPECT_EQ(problems_of("[[rule]]\nrole = \"cell\"\nfill = \"#12g\"\n"),
            "style.toml:3:8: error: '#12g' is not a colour\n"
            "fill = \"#12g\"\n"
            "       ^ write # and three or six hexadecimal digits, as #b4552d\n");
}

TEST(Style, UnknownPropertyGetsASuggestion) {
  EXPECT_EQ(problems_of("[[rule]]\nrole = \"cell\"\nstrok = \"#123\"\n"),
            "style.toml:3:1: error: unknown key 'strok'\n"
            "strok = \"#123\"\n"
            "^ did you mean 'stroke'? There are: role, rare, fill, stroke, width, opacity, round, "
            "dashes, font, bold, italic, size, detail, hatch, dark\n");
}

TEST(Style, MisspeltRoleWordIsReportedWithASuggestion) {
  EXPECT_EQ(problems_of("[[rule]]\nrole = \"cel\"\n"),
            "style.toml:2:9: warning: unknown word 'cel' in a role\n"
            "role = \"cel\"\n"
            "        ^ did you mean 'cell'? There are: cell, cut, mat, wall, far, near, rim, at, "
            "dot, text, n-0, n-1, n-2, n-3, n-4, n-5, n-6, n-7, n-8, n-9, label, man, halo, "
            "field, box, map, here, crop, pale, fold, face, thin, snow, mated, wave, name, corner, "
            "bleed, mark, cross, ring, star, and 81 more\n");
  EXPECT_EQ(problems_of("[[rule]]\nrole = \"cell  triangel\"\n"),
            "style.toml:2:15: warning: unknown word 'triangel' in a role\n"
            "role = \"cell  triangel\"\n"
            "              ^ did you mean 'triangle'?\n");
}

TEST(Style, AllProblemsAreReportedAtOnce) {
  const std::string problems = problems_of(R"(
sheet = "white"
[[rule]]
role = "Cell"
opacity = 2
[[rule]]
role = "a"
width = -1
dashes = [0, 0]
font = "x'; }"
size = 0
dark = { fill = "#000" }
[[rule]]
fill = "#000"
)");
  for (const char* expected :
       {"'white' is not a colour", "'Cell' cannot be in a role", "'opacity' must be from 0 to 1",
        "'width' must be from 0 to 100 sides of a cell", "dashes and gaps must be lengths",
        "'x'; }' is not the name of a font family", "'size' must be from 0.01 to 100",
        "'fill' is set only for dark surroundings", "'role'"})
    EXPECT_NE(problems.find(expected), std::string::npos) << expected << "\n" << problems;
}

TEST(Style, DashesAreAtLeastFourHundredthsOnAverage) {
  const auto problems = [](const std::string& dashes) {
    return problems_of("[[rule]]\nrole = \"wall\"\ndashes = [" + dashes + "]\n");
  };
  for (const char* fine : {"", "0.04", "0.001, 0.079"}) EXPECT_EQ(problems(fine), "");
  EXPECT_EQ(problems("0.04, 0.03"),
            "style.toml:3:10: error: dashes and gaps must be lengths in sides, 0.04 or longer on "
            "average\ndashes = [0.04, 0.03]\n         ^\n");
}

constexpr const char* with_rare = R"(
[[rule]]
role = "man"
fill = "#f00"
[[rule]]
role = "man red"
rare = true
fill = "#00f"
[[rule]]
role = "wall"
rare = true
fill = "#0f0"
)";

TEST(Style, RareRulesAreInTheCssOfDrawingsThatUseThem) {
  const Style style = style_of(with_rare);
  EXPECT_EQ(style.css().find(".red"), std::string::npos);
  const std::string_view plain[] = {"man", "man blue"}, with_red[] = {"man", "red man x"};
  EXPECT_EQ(style.css(plain), style.css());
  EXPECT_NE(style.css(with_red).find(".man.red{fill:#0000ff}\n"), std::string::npos);
  EXPECT_EQ(style.css(with_red).find(".wall"), std::string::npos);
  EXPECT_EQ(style.paint("man red").fill, blue);
  EXPECT_NE(style.page_css(".board").find(".man.red"), std::string::npos);
}

TEST(Style, RareRuleNeedsAWordOfItsOwn) {
  EXPECT_EQ(problems_of("[[rule]]\nrole = \"man\"\n[[rule]]\nrole = \"man\"\nrare = true\n"),
            "style.toml:4:8: error: a rare rule needs a word of its own\n"
            "role = \"man\"\n"
            "       ^ all words of its role occur in rules that are not rare\n");
}

// ----------------------------------------------------------------------------- the shipped style

/// The contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it.
double contrast(const Colour& a, const Colour& b) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  const auto luminance = [&](const Colour& c) {
    return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
  };
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

constexpr Surroundings both[] = {Surroundings::light, Surroundings::dark};

/// The background colours of marks and texts.
std::vector<Colour> grounds(Surroundings in) {
  std::vector<Colour> all;
  for (const char* role : {"cell triangle", "cell square", "cell hexagon", "cell hexagon tint-1",
                           "cell hexagon tint-2", "cell hexagon tint-3", "cell square tint-1",
                           "cell square tint-2", "mark-ground"})
    all.push_back(*classic().paint(role, in).fill);
  return all;
}

/// The colour in which a mark is seen: the fill of letters, the stroke of outlines.
Colour ink_of(const Paint& paint, bool is_text) { return is_text ? *paint.fill : *paint.stroke; }

// Regression: dark boards of Xiangqi and Shogi on white made their labels hard to read.
TEST(ShippedStyles, RimLabelsHaveContrastInLightAndDark) {
  const SearchPath search_path = on_disk(find_home() / "templates");
  for (const std::string& name : search_path.names("styles")) {
    const Style style = load_style(search_path, name);
    for (const Surroundings in : both)
      EXPECT_GE(contrast(*style.paint("rim", in).fill, style.sheet(in)), 4.5) << name;
  }
}

// Regression: hexagons of the Lotus board, white on white, looked like holes.
TEST(ClassicStyle, LotusCellsDifferFromTheSheet) {
  for (const Surroundings in : both)
    for (const char* role : {"cell hexagon", "cell square", "cell triangle"})
      EXPECT_NE(*classic().paint(role, in).fill, classic().sheet(in)) << role;
  const Style lotus = load_style(on_disk(find_home() / "templates"), "lotus");
  EXPECT_NE(*lotus.paint("cell hexagon").fill, lotus.sheet());
}

// Regression: Black's army in three-player Chess was dark on dark.
TEST(ClassicStyle, DrawingsHaveContrastToTheirDiscs) {
  for (const Surroundings in : both)
    for (const std::string seat : {"seat-2", "red", "brown", "blue"})
      EXPECT_GE(contrast(*classic().paint("drawn on-disc " + seat, in).fill,
                         *classic().paint("man " + seat, in).fill),
                4)
          << seat;
}

TEST(ClassicStyle, MarksHaveContrastToEveryCell) {
  const std::pair<const char*, bool> marks[] = {
      {"mark cross", false},      {"mark ring", false},
      {"mark capture", false},    {"mark blocked", false},
      {"mark dollar", true},      {"mark star", false},
      {"mark percent", true},     {"mark at", true},
      {"mark hash", true},        {"arrow move", false},
      {"arrow capture", false},   {"arrow cannot", false},
      {"arrow-end move", true},   {"arrow-end capture", false},
      {"arrow-end cannot", false}};
  for (const Surroundings in : both)
    for (const Colour& ground : grounds(in))
      for (const auto& [role, is_text] : marks)
        EXPECT_GE(contrast(ink_of(classic().paint(role, in), is_text), ground), 3) << role;
}

TEST(ClassicStyle, MarksHaveContrastToPaintedCells) {
  for (const Surroundings in : both)
    for (const char* paint : {"paint solid-red", "paint solid-blue"})
      for (const auto& [role, is_text] : {std::pair{"mark cross on-dark", false},
                                          {"mark ring on-dark", false},
                                          {"mark dollar on-dark", true},
                                          {"mark text on-dark", true}})
        EXPECT_GE(
            contrast(ink_of(classic().paint(role, in), is_text), *classic().paint(paint, in).fill),
            3)
            << role << " on " << paint;
}

TEST(ClassicStyle, TextHasContrast) {
  for (const Surroundings in : both) {
    for (const Colour& ground : grounds(in))
      for (const char* role : {"name", "mark text", "label"})
        EXPECT_GE(contrast(*classic().paint(role, in).fill, ground), 4.5) << role;
    EXPECT_GE(contrast(*classic().paint("rim", in).fill, classic().sheet(in)), 4.5);
    for (const std::string seat : {"seat-1", "seat-2", "red", "brown", "yellow", "green", "blue",
                                   "magenta", "red mated", "blue mated"})
      for (const std::string label : {"man-label ", "man-seat "}) {
        if (seat.starts_with("seat-") && label == "man-seat ") continue;
        EXPECT_GE(contrast(*classic().paint(label + seat, in).fill,
                           *classic().paint("man " + seat, in).fill),
                  4.5)
            << label << seat;
      }
  }
}

TEST(ClassicStyle, PiecesHaveContrastToEveryCellByFillOrRim) {
  for (const Surroundings in : both)
    for (const Colour& ground : grounds(in))
      for (const char* role : {"man seat-1", "man seat-2", "man red", "man brown", "man yellow",
                               "man green", "man blue", "man magenta", "man red mated"}) {
        const Paint paint = classic().paint(role, in);
        EXPECT_GE(std::max(contrast(*paint.fill, ground), contrast(*paint.stroke, ground)), 3)
            << role;
      }
}

TEST(ClassicStyle, SeatsDifferInLightness) {
  for (const Surroundings in : both)
    EXPECT_GE(
        contrast(*classic().paint("man seat-1", in).fill, *classic().paint("man seat-2", in).fill),
        7);
}

// ------------------------------------------------------------------------------------ six seats

constexpr const char* six[] = {"red", "brown", "yellow", "green", "blue", "magenta"};

/// Simulates colour blindness in linear light with the matrices of Machado, Oliveira and Fernandes
/// (2009) for the lack of one kind of cone.
struct Sight {
  const char* name;
  double matrix[3][3];
};
constexpr Sight sights[] = {
    {"full", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {"protanopia",
     {{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {"deuteranopia",
     {{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {"tritanopia",
     {{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
    {"grey", {{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}}};

/// CIE L*a*b* of a simulated colour.
std::array<double, 3> seen(const Colour& colour, const Sight& sight) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  const double in[] = {linear(colour.red), linear(colour.green), linear(colour.blue)};
  double out[3] = {};
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) out[i] += sight.matrix[i][j] * in[j];
    out[i] = std::clamp(out[i], 0.0, 1.0);
  }
  const auto root = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = root((0.4124 * out[0] + 0.3576 * out[1] + 0.1805 * out[2]) / 0.95047);
  const double y = root(0.2126 * out[0] + 0.7152 * out[1] + 0.0722 * out[2]);
  const double z = root((0.0193 * out[0] + 0.1192 * out[1] + 0.9505 * out[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

TEST(ClassicStyle, SixSeatsDifferForColourBlindReadersAndInGrey) {
  for (const Sight& sight : sights)
    for (const std::string one : six)
      for (const std::string other : six) {
        if (one >= other) continue;
        const auto p = seen(*classic().paint("man " + one).fill, sight);
        const auto q = seen(*classic().paint("man " + other).fill, sight);
        const double apart = std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
        EXPECT_GE(apart, sight.name == std::string("grey") ? 10 : 15)
            << one << " and " << other << ", " << sight.name;
      }
}

TEST(ClassicStyle, SixSeatsHaveDifferentRims) {
  std::vector<Paint> rims;
  for (const std::string seat : six) {
    Paint rim = classic().paint("man-rim " + seat);
    const Colour ground = *classic().paint("man " + seat).fill;
    if (rim.stroke) {
      EXPECT_GE(contrast(*rim.stroke, ground), 4.5) << seat;
      rim.stroke = Colour();
    }
    for (const Paint& other : rims) EXPECT_FALSE(rim == other) << seat;
    rims.push_back(rim);
  }
}

TEST(ClassicStyle, BordersHaveContrastByEdgeOrColour) {
  for (const Surroundings in : both)
    for (const Colour& ground : grounds(in))
      EXPECT_GE(contrast(*classic().paint("border-edge", in).stroke, ground), 3);
}

TEST(Style, ItalicIsReadAndWrittenAsCss) {
  const std::string rule = "[[rule]]\nrole = \"label\"\nitalic = ";
  const Style style = style_of(rule + "true\n");
  EXPECT_TRUE(style.paint("label").italic);
  EXPECT_NE(style.css().find("font-style:italic"), std::string::npos) << style.css();
  EXPECT_FALSE(style_of(rule + "true\n" + rule + "false\n").paint("label").italic);
}

/// The problems of reading a style from a folder, without the folder's path.
std::string refused(const std::map<std::string, std::string>& files, const std::string& name) {
  const std::filesystem::path templates =
      std::filesystem::path(testing::TempDir()) / ("styles-" + std::to_string(::getpid()));
  std::filesystem::create_directories(templates / "styles");
  for (const auto& [file, text] : files) std::ofstream(templates / "styles" / file) << text;
  std::string problems;
  try {
    load_style(on_disk(templates), name);
  } catch (const InputError& error) {
    for (const Problem& problem : error.report.problems())
      problems += std::filesystem::path(problem.place.file).filename().string() + ":" +
                  std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) +
                  " " + problem.message + " (" + problem.hint + ")\n";
  }
  std::filesystem::remove_all(templates);
  return problems;
}

TEST(Style, StyleBelowMustExistAndCyclesAreRefused) {
  EXPECT_EQ(refused({{"a.toml", "over = \"b\"\n"}, {"b.toml", ""}}, "a"), "");
  EXPECT_EQ(refused({{"a.toml", "over = \"bb\"\n"}, {"b.toml", ""}}, "a"),
            "a.toml:1:8 unknown style 'bb' (did you mean 'b'? There are: a, b)\n");
  EXPECT_EQ(refused({{"a.toml", "over = \"../b\"\n"}}, "a"),
            "a.toml:1:8 unknown style '../b' (there is only: a)\n");
  EXPECT_EQ(refused({{"a.toml", "over = \"b\"\n"}, {"b.toml", "over = \"a\"\n"}}, "a"),
            "a.toml:1:8 too many styles extend one another, or one extends itself ()\n");
}

TEST(Style, FolderOfDrawingsMustExist) {
  const SearchPath home = on_disk(find_home() / "templates");
  EXPECT_EQ(load_style(home, "shogi").piece_types(), "shogi");
  EXPECT_EQ(refused({{"a.toml", "pieces = \"shogi\"\n"}}, "a"),
            "a.toml:1:10 unknown folder of drawings 'shogi' ()\n");
}

TEST(Style, NameOverridesTheDefault) {
  const SearchPath templates = on_disk(find_home() / "templates");
  EXPECT_EQ(find_style(templates, "", "classic"), "classic");
  EXPECT_EQ(find_style(templates, "quiet", "classic"), "quiet");
}

}  // namespace
}  // namespace boardwright::tests::style_test
