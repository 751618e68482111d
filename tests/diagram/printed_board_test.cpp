// Printed boards: names that no piece covers, waves, and the frames of mats.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "builder/resources.h"
#include "diagram/board_picture.h"
#include "disk/files.h"
#include "scene/measures.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::printed_board_test {
namespace {

void collect(const Group& group, std::vector<Text>& texts, std::vector<Path>& paths) {
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) collect(*inner, texts, paths);
    if (const auto* text = std::get_if<Text>(&node)) texts.push_back(*text);
    if (const auto* path = std::get_if<Path>(&node)) paths.push_back(*path);
  }
}

struct Parts {
  std::vector<Text> texts;
  std::vector<Path> paths;
};

Parts parts_of(const BoardPicture& picture) {
  Parts parts;
  collect(picture.scene.root, parts.texts, parts.paths);
  return parts;
}

int count_role(const Parts& parts, std::string_view role) {
  return static_cast<int>(std::count_if(parts.paths.begin(), parts.paths.end(),
                                        [&](const Path& path) { return path.tag.role == role; }));
}

class NamesOfGame : public testing::TestWithParam<std::string> {};

TEST_P(NamesOfGame, AreInCornersThatNoPieceCovers) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), GetParam(), Extent::rules, report);
  const BoardPicture picture = draw_board(*game, game->board(), Names::on, first_seat,
                                          load_style(on_disk(test::templates()), "classic"));
  const Parts parts = parts_of(picture);
  ASSERT_EQ(parts.texts.size(), static_cast<std::size_t>(game->board().size()));
  const std::map<int, double> radii(picture.radii.begin(), picture.radii.end());
  int i = 0, covered = 0;
  for (const CellId cell : game->board().cells()) {
    const Text& name = parts.texts[static_cast<std::size_t>(i)];
    EXPECT_EQ(name.tag.role, "name corner");
    const auto& shape = picture.shapes[static_cast<std::size_t>(i++)];
    const Vec half{half_width(name.words, name.size), name.size * capital_height / 2};
    Vec centre;
    for (const Vec& corner : shape)
      centre = centre + (1.0 / static_cast<double>(shape.size())) * corner;
    const Vec away = name.at - centre;
    const double free = std::hypot(std::max(std::abs(away.x) - half.x, 0.0),
                                   std::max(std::abs(away.y) - half.y, 0.0));
    covered += free < radii.at(game->board().topology.sides(cell)) - 1e-6 ? 1 : 0;
  }
  EXPECT_EQ(covered, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, NamesOfGame,
                         testing::Values("lotus-39", "chess", "gilman-river", "glinski",
                                         "immortal-star-masters", "xiangqi", "grand"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase_if(name, [](char c) { return c == '-'; });
                           return name;
                         });

TEST(PrintedBoard, HasAFrameAroundItsOutlineInEveryStyle) {
  const auto game = test::lotus();
  for (const std::string& name : on_disk(test::templates()).names("styles")) {
    const Style style = load_style(on_disk(test::templates()), name);
    const Parts parts = parts_of(draw_board(*game, game->board(), Names::off, first_seat, style));
    EXPECT_EQ(count_role(parts, "frame"), 1) << name;
    const Paint paint = style.paint("frame");
    EXPECT_TRUE(paint.stroke) << name;
    EXPECT_GT(paint.stroke_width, style.paint("cell").stroke_width) << name;
  }
}

TEST(PrintedBoard, HasWavesOnTheRiverIfTheStyleDrawsThem) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "gilman-river", Extent::rules, report);
  const auto waves = [&](const char* name) {
    return count_role(parts_of(draw_board(*game, game->board(), Names::off, first_seat,
                                          load_style(on_disk(test::templates()), name))),
                      "wave river");
  };
  EXPECT_EQ(waves("lines"), 1);
  EXPECT_EQ(waves("classic"), 0);
}

TEST(PrintedBoard, HasTitleCreditsAndFrameIfAsked) {
  const auto game = test::lotus();
  const Style style = load_style(on_disk(test::templates()), "classic");
  const auto with = [&](const Mat& mat) {
    return draw_board(*game, game->board(), Names::rim, first_seat, style, mat);
  };
  const BoardPicture plain = with({}), framed = with({Mat::Kind::frame, 0}),
                     titled = with({Mat::Kind::title, 0}), square = with({Mat::Kind::title, 1});
  EXPECT_EQ(count_role(parts_of(plain), "mat"), 0);
  EXPECT_EQ(count_role(parts_of(framed), "mat"), 1);
  const Parts parts = parts_of(titled);
  const auto words = [&](const char* role) {
    for (const Text& text : parts.texts)
      if (text.tag.role == role) return text.words;
    return std::string();
  };
  EXPECT_EQ(words("mat-title"), game->title);
  EXPECT_EQ(words("mat-credit"), game->by);
  EXPECT_GT(titled.scene.box.height(), framed.scene.box.height());
  EXPECT_NEAR(square.scene.box.width(), square.scene.box.height(), 1e-9);
  for (const auto& shape : titled.shapes)  // nothing reaches beyond the box
    for (const Vec& point : shape) {
      EXPECT_GE(point.x, titled.scene.box.low.x);
      EXPECT_LE(point.y, titled.scene.box.high.y);
    }
}

}  // namespace
}  // namespace boardwright::tests::printed_board_test
