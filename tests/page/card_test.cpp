// The rules card of every shipped game fits on one sheet.
#include "page/card_page.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "builder/resources.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "page/piece_drawing.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::card_test {
namespace {

/// The number of visible characters in the main part of a page.
std::size_t letters_of_main(const std::string& page) {
  const std::size_t begin = page.find("<main"), end = page.find("</main>");
  std::string seen;
  bool in_tag = false;
  for (const char c : page.substr(begin, end - begin)) {
    if (c == '<') in_tag = true;
    if (!in_tag) seen += c;
    if (c == '>') in_tag = false;
  }
  return length_utf8(seen);
}

/// Measured in a browser: this many characters and a board leave some room on A4 and on Letter, in
/// the three columns and the smallest type that card.css sets on paper.
constexpr std::size_t fit_on_a_sheet = 6400;

TEST(Card, FitsOnASheetForEveryShippedGame) {
  Report report;
  const Frame frame = read_frame(files_on_disk(), find_home() / "templates/pages", report);
  const Style style = load_style(on_disk(test::templates()), "classic", &report);
  for (const std::string& id : on_disk(test::templates()).games()) {
    const auto game = test::read_rules(id);
    const PageIds pages;
    const std::string page = card({*game, {}, {}, {}, style, frame, pages}, report);
    const std::size_t letters = letters_of_main(page);
    EXPECT_GT(letters, 300u) << id;
    EXPECT_LT(letters, fit_on_a_sheet) << id;
    const std::size_t first = page.find("<h2>Promotion</h2>");
    if (first != std::string::npos)
      EXPECT_EQ(page.find("<h2>Promotion</h2>", first + 1), std::string::npos) << id;
  }
  EXPECT_EQ(describe(report), "");
}

// Regression: cards showed letters when the pages of their games show drawings.
TEST(Card, ShowsTheBoardAsThePagesDo) {
  Report report;
  const Frame frame = read_frame(files_on_disk(), find_home() / "templates/pages", report);
  const Style style = load_style(on_disk(test::templates()), "classic", &report);
  const auto game = read_game(on_disk(test::templates()), "chess99", Extent::figures, report);
  const PageIds pages;
  Edition edition{*game, {}, {}, {}, style, frame, pages};
  const std::string letters = card(edition, report);
  EXPECT_NE(letters.find("<img src=\"card.svg\""), letters.npos);
  EXPECT_EQ(letters.find("type=\"radio\""), letters.npos);
  edition.drawn = true;
  const std::string page = card(edition, report);
  for (const char* part :
       {"<body class=\"rules-card drawn-first", "<span class=\"as-letters\"><img src=\"card.svg\"",
        "<span class=\"as-drawn\"><img src=\"card-drawn.svg\"", "id=\"men-drawn\" checked"})
    EXPECT_NE(page.find(part), page.npos) << part;
}

// Regression: cards named pieces by letters beside a board of drawings, and their text moved when
// the board was loaded.
TEST(Card, ShowsTheDrawingsOfBothSeatsBesideEachName) {
  Report report;
  const Frame frame = read_frame(files_on_disk(), find_home() / "templates/pages", report);
  const SearchPath search_path = on_disk(test::templates());
  const auto game = read_game(on_disk(test::templates()), "xiangqi", Extent::figures, report);
  const Style style = load_style(search_path, game->style, &report);
  const PieceSet set = load_pieces(search_path, style);
  const PageIds pages;
  Edition edition{*game, {}, {}, {}, style, frame, pages};
  edition.piece_set = &set;
  EXPECT_EQ(card(edition, report).find(piece_drawing_class), std::string::npos);
  edition.drawn = true;
  const std::string page = card(edition, report);
  const std::size_t begin = page.find("<dt><span class=\"as-drawn\"");
  ASSERT_NE(begin, std::string::npos);
  const std::string entry = page.substr(begin, page.find("</dt>", begin) - begin);
  for (const SeatId seat : game->board().seat_ids()) {
    const Drawing* drawing = set.find(game->find_piece_type("general")->drawing, seat_number(seat));
    ASSERT_NE(drawing, nullptr);
    EXPECT_NE(entry.find("#drawn_" + drawing->id + "\""), std::string::npos) << drawing->id;
    EXPECT_NE(page.find("id=\"drawn_" + drawing->id + "\""), std::string::npos) << drawing->id;
  }
  for (const char* size : {" width=\"", " height=\""})
    EXPECT_NE(page.find(size, page.find("<img src")), std::string::npos) << size;
}

}  // namespace
}  // namespace boardwright::tests::card_test
