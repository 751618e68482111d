// SVG: well-formed, with ids, classes and numbers that other programs can rely on.
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <thread>

#include "base/text.h"
#include "builder/formats.h"
#include "render/svg.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::svg_test {
namespace {

using test::classic;
using test::lotus_flower;

/// The first group of each match.
std::vector<std::string> all_matches(const std::string& text, const std::string& pattern) {
  std::vector<std::string> found;
  const std::regex regex(pattern);
  for (std::sregex_iterator match(text.begin(), text.end(), regex), end; match != end; ++match)
    found.push_back((*match)[1]);
  return found;
}

void expect_well_formed(const std::string& svg) {
  if (!test::has_program("xmllint")) GTEST_SKIP() << "xmllint is not installed";
  const test::ScratchFile file("drawing.svg", svg);
  EXPECT_TRUE(test::runs("xmllint --noout --nonet " + file.path().string())) << svg;
}

Scene hostile() {
  const std::string words = "</title><script>\"a\" & 'b'\x01\x1f\n";
  Scene scene = lotus_flower();
  scene.title = scene.description = words;
  scene.root.children.push_back(Text{{"name", "x\"y", words, {{"cell", words}}}, {0, 0}, words, 0});
  return scene;
}

TEST(Svg, DrawingIsWellFormed) { expect_well_formed(render_svg(lotus_flower(), classic())); }

TEST(Svg, DrawingForAPageIsWellFormed) {
  std::string page = "<p>";
  append_svg(page, lotus_flower());
  expect_well_formed(page + "</p>");
}

TEST(Svg, MarkupInTextIsEscaped) {
  const std::string svg = render_svg(hostile(), classic());
  EXPECT_EQ(svg.find("<script"), std::string::npos);
  expect_well_formed(svg);
}

TEST(Svg, IdsAreUniqueAndBeginWithTheSceneId) {
  const std::string svg = render_svg(lotus_flower(), classic());
  const auto ids = all_matches(svg, " id=\"([^\"]*)\"");
  EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), ids.size());
  EXPECT_GE(ids.size(), 18u);
  for (const std::string& id : ids) EXPECT_TRUE(id.starts_with("b1-1.")) << id;
}

TEST(Svg, EveryClassOfAPathOrTextIsAWordOfTheStyle) {
  const std::string svg = render_svg(lotus_flower(), classic());
  for (const std::string& role : all_matches(svg, "<(?:path|text)[^>]* class=\"([^\"]*)\""))
    for (const std::string_view word : words(role)) EXPECT_TRUE(classic().knows(word)) << word;
}

TEST(Svg, NumbersAreShortAndNeverMinusZero) {
  Scene scene = lotus_flower();
  scene.root.children.push_back(polyline({}, {{-1e-9, 1e-9}, {1.0 / 3, -2.0 / 3}}));
  const std::string svg = render_svg(scene, classic());
  const auto outlines = all_matches(svg, " d=\"([^\"]*)\"");
  EXPECT_GE(outlines.size(), 18u);
  for (const std::string& outline : outlines)
    EXPECT_TRUE(std::regex_match(
        outline, std::regex("([MLA ,]?(0|-?[1-9]\\d*|-?(0|[1-9]\\d*)\\.\\d?\\d?[1-9]|Z))+")))
        << outline;
  EXPECT_NE(svg.find("d=\"M0,0 33.3,66.7\""), std::string::npos);
}

TEST(Svg, CurvesAreCubic) {
  Scene scene;
  scene.box = {{0, 0}, {1, 1}};
  Path path = polyline({}, {{0, 0}, {1, 0}});
  path.strokes.push_back({Stroke::Kind::curve, {2, 1}, 0, {1.5, 0}, {2, 0.25}});
  path.strokes.push_back({Stroke::Kind::line, {2, 2}});
  scene.root.children.push_back(path);
  const std::string svg = render_svg(scene, classic());
  EXPECT_NE(svg.find("d=\"M0,0 100,0C150,0 200,-25 200,-100L200,-200\""), std::string::npos) << svg;
}

TEST(Svg, NonFiniteAndHugeNumbersAreWrittenAsZero) {
  Scene scene;
  scene.box = {{0, 0}, {1, 1}};
  scene.root.children.push_back(polyline({}, {{std::nan(""), 1e300}, {1, 1}}));
  EXPECT_NE(render_svg(scene, classic()).find("d=\"M0,0 100,-100\""), std::string::npos);
}

TEST(Svg, UpIsNegativeY) {
  Scene scene{"s", "t", "", {{0, -1}, {2, 3}}, {}};
  scene.root.children.push_back(Text{{"name", "", "", {}}, {0.5, 2}, "up", 0});
  std::string svg;
  append_svg(svg, scene);
  EXPECT_EQ(svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 -300 200 400\" role=\"img\" "
            "aria-labelledby=\"s_title\">\n"
            "<title id=\"s_title\">t</title>\n"
            "<g aria-hidden=\"true\">\n"
            "<text class=\"name\" x=\"50\" y=\"-200\" dy=\".357em\">up</text>\n</g>\n"
            "</svg>\n");
}

TEST(Svg, TextSizeOverridesTheStyle) {
  Scene scene{"s", "t", "", {{0, 0}, {1, 1}}, {}};
  scene.root.children.push_back(Text{{"name", "", "", {}}, {0, 0}, "e4", 0.5});
  std::string page;
  append_svg(page, scene);
  EXPECT_NE(page.find("y=\"17.8\" font-size=\"50\">"), std::string::npos) << page;
  EXPECT_EQ(page.find("style"), std::string::npos) << "strict pages forbid style attributes";
  EXPECT_NE(render_svg(scene, classic()).find("y=\"17.8\" style=\"font-size:50px\">"),
            std::string::npos);
}

TEST(Svg, RotatedTextTurnsAboutItsMiddle) {
  Scene scene{"s", "t", "", {{0, 0}, {1, 1}}, {}};
  scene.root.children.push_back(Text{{"name", "", "", {}}, {0.5, 2}, "e4", 0.5, 60});
  std::string page;
  append_svg(page, scene);
  EXPECT_NE(page.find("x=\"50\" y=\"-182.1\" font-size=\"50\" "
                      "transform=\"rotate(-60 50 -200)\">e4</text>"),
            std::string::npos)
      << page;
  expect_well_formed(page);
}

TEST(Svg, RareRulesAreWrittenOnlyWithTheirParts) {
  Scene scene = lotus_flower();
  EXPECT_EQ(render_svg(scene, classic()).find(".man-rim"), std::string::npos);
  scene.root.children.push_back(circle({"man-rim green", "", "", {}}, {0, 0}, 1));
  const std::string svg = render_svg(scene, classic());
  EXPECT_NE(svg.find(".man-rim.green{"), std::string::npos);
  EXPECT_EQ(svg.find(".man-rim.blue{"), std::string::npos);
}

TEST(Svg, FileIncludesItsStyleAndSheet) {
  const std::string svg = render_svg(lotus_flower(), classic());
  EXPECT_NE(svg.find(classic().css()), std::string::npos);
  EXPECT_NE(svg.find("<rect class=\"sheet\" x=\"-220\" y=\"-220\" width=\"440\" height=\"440\"/>"),
            std::string::npos);
}

TEST(Svg, ThreadsDoNotInterfere) {
  const std::string expected = render_svg(lotus_flower(), classic());
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int n = 0; n < 50; ++n) EXPECT_EQ(render_svg(lotus_flower(), classic()), expected);
    });
  for (std::thread& thread : threads) thread.join();
}

TEST(Formats, OfDrawingsAreSvgPdfAndPng) {
  EXPECT_EQ(picture_formats(), (std::vector<std::string>{"svg", "pdf", "png"}));
  for (const Format& format : builder::formats()) EXPECT_EQ(find_format(format.name), &format);
  EXPECT_EQ(find_format("gif"), nullptr);
}

}  // namespace
}  // namespace boardwright::tests::svg_test
