// The box of a kit holds what it says, and its blanks say which is which.
#include "box/kit_box.h"

#include <gtest/gtest.h>

#include <set>

#include "box/box_steps.h"
#include "builder/resources.h"
#include "disk/files.h"
#include "sheets/gauges.h"
#include "support/boards.h"
#include "support/laws.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::kit_box_test {

using namespace rooms;

namespace {

base::Millimetres any_length(int low, int end) {
  return base::Millimetres(static_cast<double>(test::any_between(low, end)));
}

LAW(KitBox, FlatPartsLieOnTheFloorBelowThePieces) {
  box::BoxParts parts;
  parts.pieces = static_cast<std::size_t>(test::any_between(1, 300));
  parts.base = any_length(5, 60);
  parts.thickness = 2_mm;
  for (auto i = test::any_between(1, 4); i > 0; --i)
    parts.flat.push_back({{any_length(30, 120), any_length(30, 220)}, any_length(1, 6)});
  const sheets::BoxSize room = box::room_for(parts, box::BoxKind::lid);
  base::Millimetres flat;
  for (const box::FlatPart& each : parts.flat) {
    flat += each.thickness;
    HOLDS(std::max(each.size.width, each.size.height) <= room.width);
    HOLDS(std::min(each.size.width, each.size.height) <= room.depth);
  }
  const auto fits = [](base::Millimetres part, base::Millimetres whole) {
    return static_cast<std::size_t>(whole / part + 1e-9);
  };
  HOLDS(fits(parts.base, room.width) * fits(parts.base, room.depth) *
            fits(parts.thickness, room.height - flat) >=
        parts.pieces);
  HOLDS(room.height >= 12_mm);
}

/// The box for a kit of chess.
std::optional<box::KitBox> box_for(const box::KitContents& contents, const char* paper = "a4") {
  const auto game = test::game_named("chess");
  const auto load = [](const char* id) {
    return builder::load_style(disk::on_disk(test::templates()), id);
  };
  const boards::DrawnBoard cover =
      boards::drawn_board(*game, game->board(), load("classic"), diagram::Names::off);
  return box::kit_box(cover, contents, sheets::find_paper(paper), load(sheets::marks_style));
}

TEST(KitBox, HoldsAllPartsOfAnUsualKit) {
  const std::pair<const char*, const char*> papers[] = {
      {"a4", "(fold it in 2 across and in 3 down)"}, {"letter", "(fold it in 3)"}};
  for (const auto& [paper, folded] : papers) {
    const auto made = box_for({32, 21_mm, 8, true, {{215_mm, 217_mm}}}, paper);
    ASSERT_TRUE(made.has_value()) << paper;
    EXPECT_EQ(made->holds,
              std::string("the pieces, the cards, the leaflet and the board ") + folded)
        << paper;
    EXPECT_TRUE(made->left.empty()) << paper;
    ASSERT_EQ(made->foldings.size(), 1u);
    EXPECT_NE(made->holds.find("(fold it " + box::folded_in_words(made->foldings.front()) + ")"),
              std::string::npos)
        << paper;
  }
}

TEST(KitBox, SaysWhatHasNoRoom) {
  const auto many = box_for({32, 25_mm, 400, true, {{215_mm, 217_mm}}});
  ASSERT_TRUE(many.has_value());
  EXPECT_EQ(many->left, (std::vector<std::string>{"the cards", "the leaflet", "the board"}));
  EXPECT_EQ(many->holds, "the pieces");
  EXPECT_TRUE(many->foldings.empty());
  EXPECT_FALSE(box_for({9000, 25_mm, 8, true, {}}).has_value());
  const auto none = box_for({32, 25_mm, 0, false, {}});
  ASSERT_TRUE(none.has_value());
  EXPECT_EQ(none->holds, "the pieces");
  EXPECT_TRUE(none->left.empty()) << "there is nothing else";
}

std::set<std::string> words_on(const boards::BoardPages& pages) {
  std::set<std::string> words;
  for (const scene::Page& page : pages.pages)
    for (const scene::Laid& laid : page.layers)
      for (const scene::Node& node : laid.scene->root.children)
        if (const auto* text = std::get_if<scene::Text>(&node)) words.insert(text->words);
  return words;
}

TEST(KitBox, BlanksNameTrayLidAndTabs) {
  const auto made = box_for({32, 21_mm, 8, true, {{215_mm, 217_mm}}});
  ASSERT_TRUE(made.has_value());
  const std::set<std::string> words = words_on(made->pages);
  for (const char* word : {"tray", "lid", "glue"}) EXPECT_TRUE(words.contains(word)) << word;
}

TEST(KitBox, BlanksShowHowTheyArePutTogether) {
  const auto made = box_for({32, 21_mm, 8, true, {{215_mm, 217_mm}}});
  ASSERT_TRUE(made.has_value());
  const std::set<std::string> words = words_on(made->pages);
  for (const char* step : {"1 cut out", "2 fold up", "3 glue the tabs", "4 put the lid on"})
    EXPECT_TRUE(words.contains(step)) << step;
}

TEST(BoxSteps, AreDrawnInTheFirstRoomThatHoldsThem) {
  const scene::PaperBox narrow{{0_mm, 0_mm}, {15_mm, 60_mm}}, row{{8_mm, 120_mm}, {200_mm, 150_mm}},
      column{{160_mm, 20_mm}, {200_mm, 180_mm}};
  for (const auto kind : {box::BoxKind::lid, box::BoxKind::tuck}) {
    EXPECT_FALSE(box::box_steps(kind, {narrow}).has_value());
    for (const scene::PaperBox& room : {row, column}) {
      const auto steps = box::box_steps(kind, {narrow, room});
      ASSERT_TRUE(steps.has_value());
      int words = 0, points = 0;
      for (const scene::Node& node : steps->root.children) {
        std::vector<scene::Vec> drawn;
        if (const auto* text = std::get_if<scene::Text>(&node)) {
          drawn.push_back(text->at);
          ++words;
        } else if (const auto* path = std::get_if<scene::Path>(&node)) {
          for (const scene::Stroke& stroke : path->strokes)
            if (stroke.kind != scene::Stroke::Kind::close) drawn.push_back(stroke.to);
        }
        for (const scene::Vec& at : drawn) {
          ++points;
          EXPECT_TRUE(at.x > room.low.x.value && at.x < room.high.x.value &&
                      at.y > room.low.y.value && at.y < room.high.y.value)
              << at.x << ", " << at.y;
        }
      }
      EXPECT_EQ(words, 4);
      EXPECT_GT(points, 60);
    }
  }
}

}  // namespace
}  // namespace boardwright::tests::kit_box_test
