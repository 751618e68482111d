// Cells named in captions can be found: at the rim, in the cells, or on plates.
#include "figure/named_cells.h"
#include "diagram/drawing.h"
#include "disk/files.h"
#include "support/rooms.h"

namespace boardwright::tests::named_cells_test {
namespace {

using test::drawn;
using test::star;

/// The cell names that a drawing shows on plates or in free cells.
std::vector<std::string> names_on(const Diagram& diagram) {
  std::vector<std::string> names;
  for (const Text& text : test::texts(diagram, "name")) names.push_back(text.words);
  return names;
}

std::size_t plates_on(const Diagram& diagram) { return test::paths(diagram, "name-plate").size(); }

/// The cells that a figure's caption names and its reader cannot find.
std::string lost_cells(const Content& content) {
  const Board& board = *content.board;
  const Figure& figure = *content.figure;
  const CellSet named = figure::cells_in_prose(board, figure.title + ". " + content.caption);
  std::string lost;
  for (const CellId cell : named) {
    const bool found = figure.names || content.named.contains(cell) ||
                       figure::is_found_at_rim(board, figure, cell);
    const bool mentioned = content.caption.find("(outside the picture)") != std::string::npos;
    if (content.shown.contains(cell) ? !found : !mentioned) lost += " " + board.name(cell);
  }
  return lost;
}

TEST(NamedCells, ShippedCaptionsNameOnlyCellsThatCanBeFound) {
  int figures = 0, with_names = 0;
  for (const char* id : {"chess", "chess99", "gilman-river", "immortal-star-masters", "lotus-39"}) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
    ASSERT_EQ(describe(report), "");
    for (const Article& article : game->articles)
      for (const Figure& figure : article.figures) {
        const auto diagram = draw(*game, figure, report);
        ASSERT_TRUE(diagram) << figure.id;
        EXPECT_EQ(lost_cells(diagram->content), "") << id << ", figure " << figure.id;
        for (const CellId cell : diagram->content.named) {
          const auto names = names_on(*diagram);
          const std::string& name = diagram->content.board->name(cell);
          EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << name;
        }
        with_names += diagram->content.named.empty() ? 0 : 1;
        ++figures;
      }
  }
  EXPECT_GT(figures, 130);
  EXPECT_GT(with_names, 20);
}

TEST(NamedCells, TerritoryBoardShowsNamesOnTheCells) {
  const Diagram shown = drawn(
      "part = { sector = \"rd\" }\n"
      "men = [{ label = \"R\", piece = \"rook\", cell = \"rd-qr3\", mark = \"x\" }]\n");
  EXPECT_EQ(names_on(shown), std::vector<std::string>{"rd-qr3"});
  EXPECT_EQ(plates_on(shown), 1u) << "a piece stands there";
}

TEST(NamedCells, FreeCellShowsItsNameWithoutAPlate) {
  const Diagram shown = drawn("position = \"six\"\nplays = [\"rd-kn4 rd-kr6\"]\n");
  EXPECT_EQ(names_on(shown), (std::vector<std::string>{"rd-kn4", "rd-kr6"}));
  EXPECT_EQ(plates_on(shown), 1u);
}

TEST(NamedCells, MoveOutsideThePictureIsMentioned) {
  const Diagram shown =
      drawn("position = \"six\"\npart = { sector = \"gr\" }\nplays = [\"rd-kn4 rd-kr6\"]\n");
  EXPECT_EQ(shown.content.caption, "After rd-kn4–rd-kr6 (outside the picture).");
  EXPECT_TRUE(shown.content.named.empty());
}

TEST(NamedCells, RimLettersSufficeOnOtherBoards) {
  const auto river = test::read_rules("gilman-river");
  const std::string pieces =
      "men = [{ label = \"W\", piece = \"wazir\", cell = \"d4\", mark = \"x\" }]\n";
  EXPECT_TRUE(drawn(*river, pieces).content.named.empty());
  const Diagram bare = drawn(*river, pieces + "coordinates = false\n");
  EXPECT_EQ(names_on(bare), std::vector<std::string>{"d4"});
}

TEST(NamedCells, ProseNamesCellsOnlyByLetterAndDigit) {
  const Board& board = star().board();
  EXPECT_EQ(figure::cells_in_prose(board, "A Rook on rd-qr3, 2 of 10.").size(), 1);
  EXPECT_EQ(figure::cells_in(board, "rd-qr3–rd-qr4").size(), 2);
}

}  // namespace
}  // namespace boardwright::tests::named_cells_test
