// What the drawings of a page share is written once, and each keeps its own elements.
#include <gtest/gtest.h>

#include <algorithm>

#include "render/svg.h"
#include "support/markup.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::shapes_test {
namespace {

Path cell(const std::string& name, double x) {
  return polygon({"cell square", "cell-" + name, name, {{"cell", name}}},
                 {{x, 0}, {x + 1, 0}, {x + 1, 1}, {x, 1}});
}

/// A piece both ways, with its disc around a point.
Group piece(const std::string& name, geometry::Vec at, double radius = 0.37) {
  Group letters{role_tag("as-letters"), {}}, drawn{role_tag("as-drawn"), {}};
  letters.children = {circle(role_tag("man red"), at, radius),
                      Text{role_tag("man-label red w540"), at, "R", 0.5}};
  drawn.children = {circle(role_tag("man red"), at, radius),
                    circle(role_tag("man-rim red"), at, radius - 0.04)};
  return {{"men", "man-" + name, "Rook on " + name, {{"cell", name}, {"piece", "rook"}}},
          {letters, drawn}};
}

Scene scene_of(const std::string& id, std::vector<scene::Node> nodes) {
  return {id, "A board", "", {{0, 0}, {4, 1}}, {{}, std::move(nodes)}};
}

/// The drawings of a page, and what they share.
struct Page {
  explicit Page(const std::vector<Scene>& scenes) {
    Shapes all;
    for (const Scene& scene : scenes) all.note(scene);
    for (const Scene& scene : scenes) append_svg(drawings, scene, &all);
    append_drawings(shapes, {}, all);
  }
  std::string drawings, shapes;
};

std::ptrdiff_t count(const std::string& text, std::string_view part) {
  std::ptrdiff_t found = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(Shapes, ACellKeepsItsElementAndRefersToItsOutline) {
  const Page page(
      {scene_of("fig-1", {cell("a1", 0), cell("b1", 1)}), scene_of("fig-2", {cell("a1", 0)})});
  for (const std::string figure : {"fig-1", "fig-2"})
    EXPECT_EQ(count(page.drawings, "<use id=\"" + figure +
                                       "_cell-a1\" class=\"cell square\" data-cell=\"a1\" "
                                       "href=\"#_0\"><title>a1</title></use>\n"),
              1)
        << page.drawings;
  EXPECT_EQ(page.shapes.substr(page.shapes.find("<defs>")),
            "<defs>\n<path id=\"_0\" d=\"M0,0 100,0 100,-100 0,-100Z\"/>\n</defs>\n</svg>\n");
}

TEST(Shapes, AnOutlineThatIsFoundOnceStaysWhereItIs) {
  const Page page({scene_of("fig-1", {cell("a1", 0), cell("b1", 1)})});
  EXPECT_EQ(count(page.drawings, "<path id=\"fig-1_cell-"), 2) << page.drawings;
  EXPECT_EQ(page.shapes, "");
}

TEST(Shapes, PiecesThatLookAlikeAreWrittenOnceWhereverTheyStand) {
  const Page page({scene_of("fig-1", {piece("a1", {0.5, 0.5}), piece("c1", {2.53, 0.5})})});
  EXPECT_EQ(count(page.drawings,
                  "<g id=\"fig-1_man-c1\" class=\"men\" data-cell=\"c1\" data-piece=\"rook\">"
                  "<title>Rook on c1</title>\n"
                  "<use class=\"as-letters\" href=\"#_0\" x=\"253\" y=\"-50\"/>\n"
                  "<use class=\"as-drawn\" href=\"#_1\" x=\"253\" y=\"-50\"/>\n</g>\n"),
            1)
      << page.drawings;
  EXPECT_EQ(count(page.drawings, "x=\"50\" y=\"-50\""), 2) << page.drawings;
  EXPECT_EQ(count(page.shapes, "<g id=\"_"), 2) << page.shapes;
  EXPECT_EQ(count(page.shapes, "class=\"shape\""), 2) << page.shapes;
  EXPECT_EQ(count(page.shapes, "class=\"man-label red w540\""), 1) << page.shapes;
}

TEST(Shapes, PiecesThatDifferAreWrittenApart) {
  const Page page({scene_of("fig-1", {piece("a1", {0.5, 0.5}), piece("b1", {1.5, 0.5}, 0.25)})});
  EXPECT_EQ(count(page.shapes, "<g id=\"_"), 4) << page.shapes;
}

// Regression: half circles between ends that are rounded apart bulge.
TEST(Shapes, CirclesStayRound) {
  const double radius = 0.6237;
  const Page page({scene_of("fig-1", {piece("a1", {0.51333, 0.5}, radius)})});
  EXPECT_EQ(count(page.shapes, "d=\"M62.4,0A62.4,62.4 0 1 0 -62.4,0A62.4,62.4 0 1 0 62.4,0Z\""), 2)
      << page.shapes;
}

// A live board turns its letters upright, and leaves the names out.
TEST(Shapes, LabelsAreNotShared) {
  Group labels{role_tag("rim-labels"), {}};
  for (const double x : {0.5, 1.5})
    labels.children.push_back(Text{role_tag("rim"), {x, 0}, "a", 0.3});
  const Page page({scene_of("fig-1", {labels}), scene_of("fig-2", {labels})});
  EXPECT_EQ(count(page.drawings, "<text class=\"rim\""), 4) << page.drawings;
  EXPECT_EQ(page.shapes, "");
}

TEST(Shapes, AreReferredToAndMadeOnce) {
  std::vector<scene::Node> many;
  for (int i = 0; i < 50; ++i) many.emplace_back(cell("a" + std::to_string(i), i));
  const Page page({scene_of("fig-1", many), scene_of("fig-2", many)});
  const auto markup = test::read_markup("<body>" + page.drawings + page.shapes + "</body>");
  EXPECT_TRUE(markup.faults.empty());
  auto ids = test::values_of(markup, "id");
  std::ranges::sort(ids);
  EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
  for (const std::string& href : test::values_of(markup, "href"))
    EXPECT_TRUE(std::ranges::binary_search(ids, href.substr(1))) << href;
  EXPECT_EQ(count(page.drawings, "href=\"#_1d\""), 2) << "the last of fifty";
}

TEST(Shapes, AFileOfItsOwnSharesNothing) {
  const std::string svg =
      render_svg(scene_of("s", {cell("a1", 0), cell("a2", 0)}), test::classic());
  EXPECT_EQ(count(svg, "<path "), 2);
  EXPECT_EQ(count(svg, "<use"), 0);
}

}  // namespace
}  // namespace boardwright::tests::shapes_test
