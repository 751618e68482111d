// Drawings as TikZ.
#include <gtest/gtest.h>

#include "render/tikz.h"
#include "support/rooms.h"

namespace boardwright::tests::tikz_test {
namespace {

TEST(Tikz, TextContainsNoCommands) {
  EXPECT_EQ(
      escaped_for_latex("a_1 & 50% {x} \\y ~^#$"),
      "a\\_1 \\& 50\\% \\{x\\} \\textbackslash{}y \\textasciitilde{}\\textasciicircum{}\\#\\$");
}

TEST(Tikz, MultilineTextStaysInOneComment) {
  Scene scene;
  scene.title = "A circle\nin two lines";
  scene.box = {{-1, -1}, {1, 1}};
  scene.root.children.push_back(circle(role_tag("dot"), {0, 0}, 0.5));
  const std::string text = render_tikz(scene, Style());
  EXPECT_TRUE(text.starts_with("% A circle in two lines\n"));
  EXPECT_TRUE(text.ends_with("\\end{tikzpicture}\n"));
}

}  // namespace
}  // namespace boardwright::tests::tikz_test
