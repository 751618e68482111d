// The first page of a kit shows each part beside its entry.
#include "box/read_me.h"

#include <gtest/gtest.h>

#include "sheets/gauges.h"
#include "support/rooms.h"

namespace boardwright::tests::read_me_test {

using namespace rooms;

namespace {

/// The parts of a kit, with pictures of several shapes.
box::ReadMe contents_with_pictures(const scene::Style& style) {
  box::ReadMe contents;
  contents.title = "Made by Chance";
  for (int i = 0; i < 6; ++i) {
    box::ReadMePart part;
    part.title = "The part";
    for (int words = 0; words < 12 * i; ++words) part.words += "so many words ";
    part.words += "to say.";
    part.picture.emplace();
    part.picture->style = &style;
    part.picture->scene.id = "picture";
    part.picture->scene.box = {{-1, -2}, {1.0 + i, 2}};
    contents.parts.push_back(std::move(part));
  }
  return contents;
}

TEST(ReadMe, PicturesStandBesideTheirEntries) {
  const scene::Style style({}, {1, 1, 1}, {1, 1, 1});
  const box::ReadMe contents = contents_with_pictures(style);
  const box::ReadMePage made = box::read_me_page(contents, {210_mm, 297_mm}, style);
  ASSERT_EQ(made.page.layers.size(), 7u);
  std::vector<scene::PaperBox> pictures;
  for (std::size_t i = 1; i < made.page.layers.size(); ++i) {
    const scene::Laid& laid = made.page.layers[i];
    const scene::PaperBox box = scene::in_millimetres(laid.scene->box, laid.side);
    pictures.push_back({laid.origin + box.low, laid.origin + box.high});
    EXPECT_GE(pictures.back().low.x, 10_mm);
    EXPECT_GE(std::max(pictures.back().width(), pictures.back().height()), 8_mm);
    if (i > 1) {
      EXPECT_LE(pictures[i - 1].high.y, pictures[i - 2].low.y) << i;
    }
  }
  for (const scene::Node& node : made.scene->root.children)
    if (const auto* text = std::get_if<scene::Text>(&node)) {
      const base::Millimetres size = text->size * scene::one_to_one;
      const scene::PaperVec at = scene::in_millimetres(text->at, scene::one_to_one);
      const base::Millimetres left = at.x - sheets::words_width(text->words, size) / 2;
      for (const scene::PaperBox& picture : pictures)
        EXPECT_FALSE(left < picture.high.x && at.y + size / 2 > picture.low.y &&
                     at.y - size / 2 < picture.high.y)
            << text->words;
    }
}

TEST(ReadMe, PartsWithoutPicturesHaveNone) {
  const scene::Style style({}, {1, 1, 1}, {1, 1, 1});
  box::ReadMe contents;
  contents.title = "Made by Chance";
  contents.parts.push_back({"The board", "Cut it."});
  EXPECT_EQ(box::read_me_page(contents, {210_mm, 297_mm}, style).page.layers.size(), 1u);
}

}  // namespace
}  // namespace boardwright::tests::read_me_test
