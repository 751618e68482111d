// No text of a figure is shown too small to read.
#include "page/legible.h"

#include <gtest/gtest.h>

#include "diagram/piece_drawing.h"

namespace boardwright::tests::legible_test {
namespace {

Scene scene_of(double sides, std::initializer_list<double> sizes) {
  Scene scene{"s", "t", "", {{0, 0}, {sides, sides}}, {}};
  Group inner;
  for (const double size : sizes)
    inner.children.push_back(Text{{"name", "", "", {}}, {1, 1}, "e4", size});
  scene.root.children.push_back(std::move(inner));
  return scene;
}

std::vector<std::string> roles(const Fitted& figure) {
  std::vector<std::string> found;
  for (const Node& node : std::get<Group>(figure.scene.root.children[0]).children)
    found.push_back(std::get<Text>(node).tag.role);
  return found;
}

using Roles = std::vector<std::string>;

TEST(Legible, AFigureGetsTheSmallestLegibleLook) {
  const auto look = [](double sides, double size, bool named = false) {
    return fitted(scene_of(sides, {size}), Style(), named).look;
  };
  EXPECT_EQ(look(8, 0.3), "");
  EXPECT_EQ(look(8, 0.15), "large") << "9 pixels high where a side has 60";
  EXPECT_EQ(look(8, 0.05), "large") << "more room would not help";
  EXPECT_EQ(look(15, 0.27), "large");
  EXPECT_EQ(look(15, 0.2), "wide");
  EXPECT_EQ(look(15, 0.4, true), "large") << "with names";
  EXPECT_EQ(look(40, 0.3), "wide");
}

TEST(Legible, TooSmallTextsAreHiddenInNarrowDrawings) {
  const Fitted figure = fitted(scene_of(8, {0.3, 0.15, 0.1}), Style(), false);
  EXPECT_EQ(roles(figure), (Roles{"name", "name w480", "name w720"}));
  EXPECT_EQ(figure.widths, (std::set<int>{480, 720}));
  EXPECT_EQ(left_out_css({720}),
            ".w720{display:var(--w720,inline)}\n"
            "@media screen and (min-width:40.01rem){\n"
            "@container figure (max-width:719px){.drawing svg{--w720:none}}\n"
            "}\n@media screen and (max-width:40rem){\n"
            "@container figure (max-width:559px){.drawing svg{--w720:none}}\n}\n");
  EXPECT_EQ(left_out_css({}), "");
}

// Regression: plates without their letters covered the pieces on a phone.
TEST(Legible, APlateIsHiddenWithItsText) {
  Scene scene{"s", "t", "", {{0, 0}, {8, 8}}, {}};
  const auto text = [](double size) {
    return Text{{"man-name seat-1", "", "", {}}, {}, "P", size};
  };
  scene.root.children = {circle(role_tag("man seat-1"), {}, 1),         text(0.1),
                         plate(role_tag("man-plate seat-1"), {}, 1, 1), text(0.1),
                         plate(role_tag("man-plate seat-1"), {}, 1, 1), text(0.3)};
  Roles found;
  for (const Node& node : fitted(std::move(scene), Style(), false).scene.root.children)
    if (const auto* path = std::get_if<Path>(&node)) found.push_back(path->tag.role);
  EXPECT_EQ(found, (Roles{"man seat-1", "man-plate seat-1 w720", "man-plate seat-1"}));
}

// Regression: seat badges without their letters were empty circles.
TEST(Legible, ABadgeIsHiddenWithItsText) {
  const Drawing badge{std::string(badge_id) + "simple", {}, {}, {}}, king{"king", {}, {}, {}};
  Scene scene{"s", "t", "", {{0, 0}, {8, 8}}, {}};
  const Text sign{{"man-seat red", "", "", {}}, {}, "R", 0.1};
  scene.root.children = {Stamp{role_tag("drawn red"), &king, {}, 1, 0},
                         Stamp{role_tag("man red"), &badge, {}, 1, 0}, sign};
  Roles found;
  for (const Node& node : fitted(std::move(scene), Style(), false).scene.root.children)
    if (const auto* stamp = std::get_if<Stamp>(&node)) found.push_back(stamp->tag.role);
  EXPECT_EQ(found, (Roles{"drawn red", "man red w720"}));
}

// At the width from which a text is shown, it is at least 9 pixels high.
TEST(Legible, TheWidthOfEachTextIsEnough) {
  for (double size = 0.02; size < 0.5; size *= 1.1)
    for (const int width : fitted(scene_of(8, {size}), Style(), false).widths)
      EXPECT_GE(size * width / 8, 9) << size;
}

}  // namespace
}  // namespace boardwright::tests::legible_test
