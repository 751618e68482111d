// The key of a kit names each piece that the sheets have, with its number.
#include "box/piece_key.h"

#include <gtest/gtest.h>

#include "english/brief_words.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::piece_key_test {

using namespace rooms;

namespace {

TEST(PieceKey, CountsPiecesBySeat) {
  const auto chess = test::game_named("chess");
  const moves::PieceTypeId pawn = chess->id_of(*chess->find_piece_type("pawn"));
  const auto both =
      game::pieces_of_each(*chess, std::vector<game::PieceCount>{{pawn, board::first_seat, 8}});
  EXPECT_EQ(box::number_text(*chess, both, pawn), "8 each");
  EXPECT_EQ(box::number_text(*chess, {}, pawn), "none");
  std::vector<game::PieceCount> odd = both;
  odd.back().count = 7;
  EXPECT_EQ(box::number_text(*chess, odd, pawn), "White 8, Black 7");
}

TEST(PieceKey, NamesAllOnPagesOfThePaper) {
  const auto lotus = test::lotus();
  const scene::Style style({}, {1, 1, 1}, {1, 1, 1});
  const auto pieces = counters::starting_pieces(*lotus);
  const box::PieceKey key =
      box::piece_key({*lotus, style, nullptr, style}, pieces, {210_mm, 297_mm});
  std::string words;
  for (const scene::Page& page : key.made.pages) words += page.words + " ";
  for (const moves::PieceTypeId id : game::playing_pieces(*lotus))
    EXPECT_NE(words.find(lotus->piece_type(id).name + " "), std::string::npos)
        << lotus->piece_type(id).name;
  EXPECT_GE(key.made.pages.size(), 2u);
  for (const scene::Page& page : key.made.pages)
    for (const scene::Laid& laid : page.layers) EXPECT_GT(laid.side, 0_mm);
}

TEST(PieceKey, FillsItsPages) {
  const auto chess99 = test::game_named("chess99");
  const scene::Style style({}, {1, 1, 1}, {1, 1, 1});
  const auto key_on = [&](base::PaperSize paper) {
    return box::piece_key({*chess99, style, nullptr, style}, counters::starting_pieces(*chess99),
                          paper);
  };
  EXPECT_EQ(key_on({210_mm, 297_mm}).made.pages.size(), 1u) << "six rows of two";
  const box::PieceKey low = key_on({210_mm, 200_mm});
  EXPECT_EQ(low.made.pages.size(), 2u);
  EXPECT_NE(low.made.pages.front().words.find("The letter in brackets"), std::string::npos);
  long long all = 0;
  for (const game::PieceCount& each : counters::starting_pieces(*chess99)) all += each.count;
  EXPECT_NE(low.made.pages.front().words.find(std::to_string(all) + " pieces in all."),
            std::string::npos);
}

TEST(PieceKey, SaysNativeNames) {
  const auto xiangqi = test::game_named("xiangqi");
  const scene::Style style({}, {1, 1, 1}, {1, 1, 1});
  const box::PieceKey key = box::piece_key({*xiangqi, style, nullptr, style},
                                           counters::starting_pieces(*xiangqi), {210_mm, 297_mm});
  const std::string& words = key.made.pages.front().words;
  EXPECT_NE(words.find("General (K) shuài (Red), jiàng (Black) 1 each"), std::string::npos)
      << words;
}

/// The least size of letters on the pages of a key, at one to one.
double least_letters(const box::PieceKey& key) {
  double least = 1000;
  for (const auto& scene : key.made.scenes)
    if (scene->id == "key")
      for (const auto& child : scene->root.children)
        if (const auto* text = std::get_if<scene::Text>(&child))
          least = std::min(least, text->size);
  return least;
}

// A text that is too wide for its room is set in lines, not in tiny letters.
TEST(PieceKey, SaysNumbersAndMovesInLettersThatCanBeRead) {
  const scene::Style style({}, {1, 1, 1}, {1, 1, 1});
  for (const char* id : {"chess99", "xiangqi"}) {
    const auto game = test::game_named(id);
    const box::PieceKey key = box::piece_key({*game, style, nullptr, style},
                                             counters::starting_pieces(*game), {210_mm, 297_mm});
    EXPECT_GT(least_letters(key), scene::at_one_to_one(2.3_mm)) << id;
    const std::string& words = key.made.pages.front().words;
    EXPECT_TRUE(id != std::string("xiangqi") ||
                words.find("within the palace; no open file between the two") != std::string::npos)
        << words;
  }
}

// A row is as high as its words where the page has room: the Cannon's need four lines.
TEST(PieceKey, SaysHowEachPieceMoves) {
  const scene::Style style({}, {1, 1, 1}, {1, 1, 1});
  for (const char* id : {"xiangqi", "chess"}) {
    const auto game = test::game_named(id);
    const box::PieceKey key = box::piece_key({*game, style, nullptr, style},
                                             counters::starting_pieces(*game), {210_mm, 297_mm});
    const english::GameWords words(*game);
    std::string said;
    for (const scene::Page& page : key.made.pages) said += page.words + " ";
    for (const moves::PieceTypeId each : game::playing_pieces(*game))
      EXPECT_NE(said.find(english::moves_in_brief(words, game->piece_type(each))),
                std::string::npos)
          << id << ": " << game->piece_type(each).name;
  }
}

}  // namespace
}  // namespace boardwright::tests::piece_key_test
