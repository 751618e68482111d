// The legend of a page lists the signs of its figures and no others.
#include "diagram/legend.h"
#include "diagram/drawing.h"
#include "support/rooms.h"

namespace boardwright::tests::legend_test {
namespace {

using test::drawn;
using test::star;

std::string signs_of(const Game& game, const std::vector<const Diagram*>& figures) {
  std::vector<std::string> signs;
  for (const LegendLine& line : legend_of(game, figures))
    signs.push_back(line.sign + ": " + line.meaning);
  return joined(signs, "\n");
}

constexpr const char* rook_among_pieces =
    "part = { sector = \"rd\" }\nblocking = true\nborders = false\nmen = [\n"
    "  { label = \"R\", piece = \"rook\", cell = \"rd-qr3\", mark = \"x\" },\n"
    "  { label = \"S\", piece = \"knight\", cell = \"rd-kb3\" },\n"
    "  { label = \"B\", piece = \"bishop\", cell = \"rd-qr5\", seat = 4 },\n]\n";

TEST(Legend, ListsWhatTheFiguresUse) {
  const Diagram shown = drawn(rook_among_pieces);
  EXPECT_EQ(signs_of(star(), {&shown}),
            "x: cells counted in the caption\n"
            "a ring round a piece: a piece that can be captured\n"
            "a dashed ring round a piece: a piece of the same side, which blocks the way\n"
            "a thin line: the path of the piece\n"
            "mountains: a wall: nothing stands there or passes it\n"
            "a filled hexagon on a wall: a Queen Indicator\n"
            "a disc in the colour of Red: Red’s pieces\n"
            "a disc in the colour of Green: Green’s pieces\n"
            "S: Knight\nB: Bishop\nR: Rook");
}

TEST(Legend, IsEmptyIfNothingNeedsExplanation) {
  const auto river = test::read_rules("gilman-river");
  EXPECT_EQ(signs_of(*river, {}), "");
  const Diagram bare = drawn(*river, "borders = false\n");
  EXPECT_EQ(signs_of(*river, {&bare}), "");
}

TEST(Legend, SignsAreDrawnAndLettersAreNot) {
  const Diagram shown = drawn(rook_among_pieces);
  for (const LegendLine& line : legend_of(star(), {&shown})) {
    EXPECT_EQ(line.picture.root.children.empty(), line.sign.size() == 1 && line.sign != "x")
        << line.sign;
    EXPECT_EQ(line.picture.description, "") << "the line says it";
  }
}

TEST(Legend, CaptionExplainsNewSignsOnce) {
  const Diagram shown = drawn(rook_among_pieces);
  SignsMet met;
  EXPECT_EQ(
      words_for_new_signs(shown, met),
      " A piece with a ring can be captured. A dashed ring: own piece, in the way. A thin line "
      "shows the path of the piece. Mountains are walls.");
  EXPECT_EQ(words_for_new_letters(shown, met), " S = Knight.");
  EXPECT_EQ(words_for_all_new(shown, met), "");
}

TEST(Legend, ExplainsLettersBetweenAsterisks) {
  const auto lotus = test::read_rules("lotus-39");
  const Diagram shown =
      drawn(*lotus, "men = [ { label = \"*LR*\", piece = \"lotusrider\", cell = \"e7\" } ]\n");
  EXPECT_EQ(signs_of(*lotus, {&shown}), "LR: Lotusrider");
}

TEST(Legend, ExplainsTheMarksOfProgressivePieces) {
  const auto chess99 = test::read_rules("chess99");
  const Diagram shown =
      drawn(*chess99,
            "men = [\n"
            "  { label = \"W³⁺\", piece = \"progressive-wazir\", cell = \"c3\" },\n"
            "  { label = \"N*\", piece = \"progressive-knight\", cell = \"g3\" },\n]\n");
  EXPECT_EQ(signs_of(*chess99, {&shown}),
            "W: Progressive Wazir\nN: Progressive Knight\n"
            "²: a raised number: the piece’s n\n⁺: a simple progressive piece\n"
            "*: a multiple progressive piece");
  SignsMet met = {"⁺", "letter W progressive-wazir", "letter N progressive-knight"};
  EXPECT_EQ(words_for_new_signs(shown, met),
            " A raised number is the piece’s n. * marks a multiple piece.");
}

TEST(Legend, ExplainsColoursOnCells) {
  const auto river = test::read_rules("gilman-river");
  const Diagram shown = drawn(*river,
                              "borders = false\npaint = [ { as = \"outline-red\", cells = \"c3\" },"
                              " { as = \"stripes-blue\", cells = \"d3,d4\" } ]\n");
  EXPECT_EQ(signs_of(*river, {&shown}),
            "cells outlined in red: a part of the board (see the picture or the text)\n"
            "cells striped in blue: a part of the board (see the picture or the text)");
  EXPECT_EQ(shown.content.description.substr(shown.content.description.find("Cells")),
            "Cells outlined in red: c3. Cells striped in blue: d3 and d4.");
  const auto chess = test::read_rules("chess");
  const Diagram ranks =
      drawn(*chess,
            "borders = false\npaint = [ { as = \"outline-red\", ranks = \"1,8\" },"
            " { as = \"stripes-blue\", ranks = \"1,2,3,4,5,6,7,8\" } ]\n");
  EXPECT_EQ(ranks.content.description.substr(ranks.content.description.find("Cells")),
            "Cells outlined in red: ranks 1 and 8. Cells striped in blue: all squares.");
}

TEST(Legend, NumberBesideARingIsNotListedAsASign) {
  const auto chess99 = test::read_rules("chess99");
  const Diagram shown =
      drawn(*chess99,
            "men = [\n"
            "  { label = \"W⁺\", piece = \"progressive-wazir\", cell = \"c3\", growing = 3 },\n"
            "  { label = \"R\", piece = \"rook\", cell = \"c5\", seat = 2 },\n]\n");
  const std::string signs = signs_of(*chess99, {&shown});
  EXPECT_NE(signs.find("a number beside that ring: the least n with which the piece is captured"),
            signs.npos)
      << signs;
  EXPECT_EQ(signs.find("a sign beside that ring"), signs.npos);
}

}  // namespace
}  // namespace boardwright::tests::legend_test
