// Claims that name something the game does not have are reported at the wrong word.
#include "audit/prove.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::questions_test {
namespace {

/// "line:column message (hint)" of the problems of an article with one claim, whose keys begin in
/// line 5. The game has one piece on a board, one position and one figure.
std::string problems(const std::string& keys, const std::string& tiling = "lotus",
                     const std::string& board = "lotus-39", const std::string& article = "",
                     const std::string& figure = "") {
  Report report;
  const auto game = test::written_game(
      "title = \"Written\"\ntiling = \"" + tiling + "\"\nboards = [\"" + board +
          "\"]\n[[seat]]\nname = \"White\"\nforward = 90\n[[seat]]\nname = \"Black\"\n"
          "forward = 270\n[piece.alfil]\nname = \"Alfil\"\nletter = \"A\"\n"
          "moves = [\"touch\"]\n" +
          (tiling == "lotus" ? "[piece.knight]\nname = \"Knight\"\nstands = [\"hexagon\"]\n"
                               "moves = [\"leap 2 X Z onto hexagon\"]\n"
                             : "") +
          "[[article]]\nid = \"index\"\ntitle = \"T\"\nauthor = \"A\"\n"
          "text = \"t.md\"\nfigures = \"f.toml\"\nclaims = \"c.toml\"\n",
      report,
      {{"t.md", "# T\n\n## 1.0 One\n\n![](figure:1-1)\n"},
       {"f.toml",
        "[[figure]]\nid = \"1-1\"\ntitle = \"t\"\nsection = \"1.0\"\n"
        "men = [{ label = \"A\", piece = \"alfil\", cell = \"" +
            std::string(tiling == "lotus" ? "e4" : "a1") + "\", mark = \"x\" }]\n" + figure},
       {"positions/one.txt", "turn: White\nWhite: A b3\nBlack: A c3\n"},
       {"c.toml", article + "[[claims]]\nid = \"a\"\nat = \"1.0\"\ncount = 1\n" + keys}});
  if (!report.has_errors()) audit::prove(*game, report);
  std::string found;
  for (const Problem& problem : report.problems())
    found += std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) + " " +
             problem.message + (problem.hint.empty() ? "" : " (" + problem.hint + ")") + "\n";
  return found;
}

TEST(Questions, UnknownNamesAreReported) {
  EXPECT_EQ(problems("kind = \"reach-count\"\npiece = \"alfil\"\ncell = \"e4\"\n"), "");
  EXPECT_EQ(problems("kind = \"cell-count\"\nboard = \"lotus-93\"\n"),
            "6:10 unknown board 'lotus-93' (did you mean 'lotus-39'?)\n");
  EXPECT_EQ(problems("kind = \"men-count\"\nposition = \"on\"\n"),
            "6:13 unknown position 'on' (did you mean 'one'?)\n");
  EXPECT_EQ(problems("kind = \"set-sides\"\nset = \"desk\"\n"), "6:8 unknown set 'desk'\n");
  EXPECT_EQ(
      problems("kind = \"cell-count\"\nzone = \"squares\"\n"),
      "1:1 unknown region 'squares' (did you mean 'square'? There are: dodecagon, down-triangle, "
      "hexagon, octagon, square, triangle, up-triangle, x-square, z-square)\n");
  EXPECT_EQ(problems("kind = \"man-cell\"\nfigure = \"1-2\"\nman = \"A\"\n"),
            "6:11 unknown figure '1-2' (did you mean '1-1'?)\n");
  EXPECT_EQ(problems("kind = \"man-cell\"\nfigure = \"1-1\"\nman = \"B\"\n"),
            "1:1 figure 1-1 has no man 'B'\n");
  EXPECT_EQ(problems("kind = \"title\"\nsection = \"2.0\"\n"),
            "6:12 the article has no section 2.0\n");
}

TEST(Questions, APieceOnAForbiddenCellIsReported) {
  const std::string knight = "piece = \"knight\"\n", problem = " the Knight never stands on a4\n";
  EXPECT_EQ(problems("kind = \"reach-count\"\ncell = \"a4\"\n" + knight), "6:9" + problem);
  EXPECT_EQ(problems("kind = \"may\"\nto = \"a3\"\ncell = \"a4\"\n" + knight), "7:9" + problem);
  EXPECT_EQ(problems("kind = \"ways\"\ncell = \"a4\"\n" + knight), "6:9" + problem);
  EXPECT_EQ(problems("kind = \"range-count\"\nfrom = \"a4\"\n" + knight), "6:9" + problem);
  EXPECT_EQ(problems("kind = \"distance\"\nfrom = \"a4\"\nto = \"c4\"\n" + knight),
            "6:9" + problem);
  EXPECT_EQ(problems("kind = \"shared-reach\"\nof = \"c4\"\nother = \"e2,a4\"\n" + knight),
            "7:10" + problem);
  EXPECT_EQ(problems("kind = \"reach-count\"\ncell = \"c4\"\n" + knight), "");
  EXPECT_EQ(problems("kind = \"may-stand\"\ncell = \"a4\"\n" + knight), "");
  const std::string from = "[[figure]]\nid = \"1-2\"\ntitle = \"t\"\nsection = \"1.0\"\n";
  EXPECT_EQ(problems("kind = \"piece-count\"\n", "lotus", "lotus-39", "",
                     from + "men = [{ label = \"N\", piece = \"knight\", cell = \"a4\" }]\n"),
            "10:8" + problem);
  EXPECT_EQ(problems("kind = \"piece-count\"\n", "lotus", "lotus-39", "",
                     from + "marks = [{ mark = \"x\", reach = \"knight\", from = \"a4\" }]\n"),
            "10:10" + problem);
}

TEST(Questions, UnknownLinesAreReported) {
  EXPECT_EQ(problems("kind = \"line-count\"\naxis = \"Q\"\n"),
            "6:9 unknown axis 'Q' (there are: X, Z, Y, V, W)\n");
  EXPECT_EQ(problems("kind = \"turn\"\naxis = \"X\"\nother = \"Q\"\n"),
            "7:10 unknown axis 'Q' (there are: X, Z, Y, V, W)\n");
  EXPECT_EQ(problems("kind = \"line-cells\"\naxis = \"Z\"\nthrough = \"g4\"\n"),
            "7:12 2 lines of this axis run through 'g4'\n");
  EXPECT_EQ(problems("kind = \"rings\"\ncircle = \"lotos\"\n"),
            "6:11 unknown circle 'lotos' (did you mean 'lotus'?)\n");
  EXPECT_EQ(problems("kind = \"ring-cells\"\ncircle = \"lotus\"\naround = \"e4\"\n"),
            "7:11 no ring around 'e4'\n");
  EXPECT_EQ(problems("kind = \"path-cells\"\npath = \"lotos\"\nvia = \"e4\"\n"),
            "6:9 unknown path 'lotos' (did you mean 'lotus'?)\n");
}

TEST(Questions, ImpossibleOnesAreReported) {
  EXPECT_EQ(problems("kind = \"touch-cells\"\ncell = \"e4\"\nby = \"edge\"\n"),
            "7:7 'by' is side or corner, not 'edge'\n");
  EXPECT_EQ(problems("kind = \"wheel-most\"\npiece = \"alfil\"\n"),
            "6:10 the piece has no wheel\n");
  EXPECT_EQ(problems("kind = \"may-legally\"\nposition = \"one\"\ncell = \"a1\"\nto = \"b1\"\n",
                     "rectangular", "8x8"),
            "7:9 there is no piece on 'a1'\n");
  EXPECT_EQ(problems("kind = \"border-cells\"\nborder = \"river\"\n"),
            "6:11 unknown border 'river'\n");
}

TEST(Questions, UnknownRegionsAndEmptyCellsAreReported) {
  EXPECT_EQ(
      problems("kind = \"touch-cells\"\ncell = \"e4\"\nother = \"squares\"\n"),
      "7:10 unknown region 'squares' (did you mean 'square'? There are: dodecagon, down-triangle, "
      "hexagon, octagon, square, triangle, up-triangle, x-square, z-square)\n");
  EXPECT_EQ(problems("kind = \"kept-in\"\nposition = \"one\"\ncell = \"a1\"\nby = \"alfil\"\n",
                     "rectangular", "8x8"),
            "7:9 there is no piece on 'a1'\n");
}

TEST(Questions, BrokenFiguresAreReported) {
  EXPECT_EQ(
      problems("kind = \"marked-cells\"\nfigure = \"1-1\"\nmark = \"x\"\n", "lotus", "lotus-39", "",
               "lines = [{ axis = \"Q\", through = \"e4\", mark = \"x\" }]\n"),
      "6:10 unknown axis 'Q' (there are: X, Z, Y, V, W)\n1:1 the figure cannot be drawn\n");
}

TEST(Questions, UnknownKeysAreReported) {
  EXPECT_EQ(problems("kind = \"reach-count\"\npiece = \"alfil\"\n"),
            "1:1 claims of kind 'reach-count' need the key 'cell'\n");
  EXPECT_EQ(problems("kind = \"line-count\"\naxis = \" \"\n"), "1:1 key 'axis' is missing\n");
}

TEST(Questions, AnErratumOfAnAgreeingClaimIsReported) {
  const std::string erratum =
      "[[erratum]]\nid = \"shape\"\nsection = \"1.0\"\ntext = \"It is not.\"\n";
  const std::string claim = "kind = \"cell-count\"\n";
  EXPECT_EQ(problems(claim, "lotus", "lotus-39", erratum), "1:1 no claim needs erratum 'shape'\n");
  EXPECT_EQ(problems(claim + "erratum = { why = \"shap\", printed = 1, found = 39 }\n", "lotus",
                     "lotus-39", erratum),
            "10:11 no erratum, reading or misprint 'shap' in this article (did you mean "
            "'shape'?)\n1:1 no claim needs "
            "erratum 'shape'\n");
}

}  // namespace
}  // namespace boardwright::tests::questions_test
