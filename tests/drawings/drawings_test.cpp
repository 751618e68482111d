// Text drawings of boards: what is written on the cells is read as it was drawn.
#include "drawings/drawings.h"

#include "base/text.h"
#include "disk/files.h"
#include "drawings/drawn_figure.h"
#include "support/boards.h"
#include "support/character_board.h"
#include "support/rooms.h"

namespace boardwright::tests::drawings_test {
namespace {

using drawings::Inscriptions;
using drawings::SketchReader;

const Game& lotus() {
  static Report report;
  static const auto game = read_game(on_disk(test::templates()), "lotus-39", Extent::rules, report);
  return *game;
}

const Game& chess() {
  static Report report;
  static const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  return *game;
}

/// Formats the texts on cells and off the board: "e3 A, c5 x".
std::string describe_inscriptions(const Inscriptions& read, const Board& board) {
  std::map<std::string, std::string> found;
  for (const auto& each : read.on_cells) {
    std::string& text = found[board.name(each.cell)];
    text += (text.empty() ? "" : " ") + each.text;
  }
  std::vector<std::string> parts;
  for (const auto& [cell, text] : found) parts.push_back(cell + " " + text);
  for (const auto& each : read.off_board)
    parts.push_back(std::to_string(each.line) + ":" + std::to_string(each.column) + " " +
                    each.text);
  return joined(parts, ", ");
}

std::string read_on(const Board& board, const std::string& text) {
  SketchReader reader(board);
  Budget budget;
  const auto drawings = drawings::drawings_of(text, reader.ranks());
  return drawings.size() == 1 ? describe_inscriptions(reader.read(drawings[0], budget), board)
                              : std::to_string(drawings.size()) + " drawings";
}

TEST(Drawings, AreReadInAnySize) {
  std::map<std::string, std::string> names;
  std::string all;
  const Board& board = lotus().board();
  for (const std::string& name : board.names()) names[name] = name;
  for (const std::string& name : board.names())
    all += (all.empty() ? "" : ", ") + name + " " + name;
  for (const double wide : {6.0, 7.0, 9.0, 12.0})
    for (const double high : {3.0, 4.0, 5.0})
      EXPECT_EQ(read_on(board, test::in_characters(board, names, wide, high)), all)
          << wide << " by " << high << "\n"
          << test::in_characters(board, names, wide, high);
}

TEST(Drawings, OfHexagonsAreRead) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "glinski", Extent::rules, report);
  EXPECT_EQ(read_on(*add_board(*game, "hex:2", report),
                    "      __\n"
                    "   __/  \\__\n"
                    "  /  \\__/ x\\\n"
                    "  \\__/ K\\__/\n"
                    "  /x \\__/  \\\n"
                    "  \\__/ x\\__/\n"
                    "     \\__/\n"),
            "a1 x, b1 x, b2 K, c3 x");
}

TEST(Drawings, HaveLettersOfAnyScriptInARow) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  const auto& board = *add_board(*game, "3x3", report);
  EXPECT_EQ(read_on(board, "K.é\n..·\n.ÉÖ\n"), "a3 K, b1 É, c1 Ö, c3 é");
}

const std::string grid =
    "    +---+---+---+\n"
    "  3 | k |   | x |\n"
    "    +---+---+---+\n"
    "  2 |   | Q |   |\n"
    "    +---+---+---+\n"
    "  1 | o |   | K |\n"
    "    +---+---+---+\n"
    "      a   b   c\n";

TEST(Drawings, CanBeGridsOrRows) {
  const auto board = test::board("rectangular", "3x3");
  EXPECT_EQ(read_on(*board, grid), "a1 o, a3 k, b2 Q, c1 K, c3 x");
  EXPECT_EQ(read_on(*board, "  a b c\n3 k . x\n2 . Q .\n1 o . K\n  a b c\n"),
            "a1 o, a3 k, b2 Q, c1 K, c3 x");
  EXPECT_EQ(read_on(*board, "Words.\n\nk.x\n.Q.\no.K\n\nMore words.\n"),
            "a1 o, a3 k, b2 Q, c1 K, c3 x");
  EXPECT_EQ(read_on(*board,
                    "┌───┬───┬───┐\n│ k │   │ x │\n├───┼───┼───┤\n│   │ Q │   │\n"
                    "├───┼───┼───┤\n│ o │   │ K │\n└───┴───┴───┘\n"),
            "a1 o, a3 k, b2 Q, c1 K, c3 x");
}

TEST(Drawings, ReportTextsOffTheBoard) {
  std::string text = test::in_characters(lotus().board(), {{"e4", "N"}});
  text.insert(text.find("\\\n") + 1, "  far");  // after the first line that ends so
  const std::string read = read_on(lotus().board(), text);
  EXPECT_TRUE(read.starts_with("e4 N, ") && read.ends_with(" far")) << read;
}

/// The figures and claims of a text.
std::string figures_of(const std::string& text, const Game& game) {
  SketchReader reader(game.board());
  Budget budget;
  Report report;
  std::vector<drawings::DrawnFigure> figures;
  for (const auto& drawing : drawings::drawings_of(text, reader.ranks()))
    figures.push_back(figure_of(drawing, reader.read(drawing, budget), game, names_of_pieces(game),
                                game.board(), "text", report));
  return print_drawn(figures) + describe(report);
}

TEST(Drawings, BecomeFiguresAndClaims) {
  EXPECT_EQ(figures_of(
                "  FIGURE 7-2: A WAZIR'S WAY\n  ==========\n" +
                    test::in_characters(lotus().board(), {{"e2", "W9"}, {"c2", "z"}, {"g2", "z"}}) +
                    "\nThe Wazir \"W9\" on e2 may\nmove to two or more cells, here marked "
                    "\"z\".\n",
                lotus()),
            "claims = [\n"
            "  { id = \"7-2-man\", at = \"Diagram 7-2, text\", kind = \"man-cell\", figure = "
            "\"7-2\", man = \"W9\", text = \"e2\" },\n"
            "  { id = \"7-2-count\", at = \"Diagram 7-2, text\", kind = \"reach-count\", piece = "
            "\"wazir\", cell = \"e2\", count = 2 },\n"
            "  { id = \"7-2-cells\", at = \"Diagram 7-2\", kind = \"reach-cells\", piece = "
            "\"wazir\", cell = \"e2\", cells = \"c2,g2\" },\n"
            "  { id = \"7-2-sign\", at = \"Diagram 7-2, text\", kind = \"man-mark\", figure = "
            "\"7-2\", man = \"W9\", text = \"z\" },\n"
            "]\n\n[[figure]]\nid = \"7-2\"\ntitle = \"A wazir's way\"\nmen = [\n"
            "  { label = \"W9\", piece = \"wazir\", cell = \"e2\", mark = \"z\" },\n]\n");
}

TEST(Drawings, LowerCaseLettersAreTheSecondSeat) {
  const std::string found =
      figures_of("r . . . k . . .\n" + std::string() +
                     ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n"
                     ". . . . . . . .\n. . . . . . . .\n. . . . K . . R\n",
                 chess());
  EXPECT_NE(found.find("{ label = \"r\", piece = \"rook\", cell = \"a8\", seat = 2 }"),
            std::string::npos)
      << found;
  EXPECT_NE(found.find("{ label = \"R\", piece = \"rook\", cell = \"h1\" }"), std::string::npos);
}

TEST(Drawings, LowerCaseLettersOfPiecesAreNotMarks) {
  const std::string empty = ". . . . . . . .\n";
  const auto drawn = [&](const std::string& first) {
    std::string text = first + "\n";
    for (int i = 0; i < 7; ++i) text += empty;
    return figures_of(text, chess());
  };
  for (const char* row : {"p . . . k . . .", "p . . . k . K .", "p x . . k . K ."}) {
    const std::string found = drawn(row);
    EXPECT_NE(found.find("{ label = \"p\", piece = \"pawn\", cell = \"a8\", seat = 2 }"),
              std::string::npos)
        << found;
    EXPECT_NE(found.find("{ label = \"k\", piece = \"king\", cell = \"e8\", seat = 2 }"),
              std::string::npos)
        << found;
  }
  EXPECT_NE(drawn("p x . . k . K .").find("x"), std::string::npos);
}

TEST(Drawings, TwoLettersOnACellAreNotOnePiece) {
  std::string text = "| RN | . | . | . | . | . | . | K |\n";
  for (int i = 0; i < 7; ++i) text += "| . | . | . | . | . | . | . | . |\n";
  const std::string found = figures_of(text, chess());
  EXPECT_NE(found.find("error: several pieces on a8: 'RN'"), std::string::npos) << found;
}

TEST(Drawings, AHeadingIsNotARow) {
  const auto board = test::board("rectangular", "2x3");
  EXPECT_EQ(read_on(*board, "Figure 4: A Rook\nR .\n. .\n. K\n"), "a3 R, b1 K");
  EXPECT_EQ(read_on(*board, "Here 4 A stands\nR .\n. .\n. K\n"), "a3 R, b1 K");
}

}  // namespace
}  // namespace boardwright::tests::drawings_test
