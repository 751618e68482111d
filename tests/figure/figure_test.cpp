// Figures of positions, parts and legal moves: contents, words, and mistakes.
#include "diagram/drawing.h"
#include "support/rooms.h"

namespace boardwright::tests::figure_test {
namespace {

using test::drawn;
using test::marks;
using test::problems;
using test::star;

TEST(Figure, ShowsAllPiecesOfAPosition) {
  const Diagram six = drawn("position = \"six\"\n");
  EXPECT_EQ(six.content.pieces.size(), 108u);
  EXPECT_EQ(test::groups(six, "men").size(), 108u);
  EXPECT_EQ(six.content.pieces.front().piece.label, "R");
  EXPECT_NE(six.content.description.find(
                " Green has: King on gr-k1; Queen on gr-q1; Rooks on gr-kr1 and gr-qr1;"),
            std::string::npos)
      << six.content.description;
  EXPECT_EQ(drawn("position = \"two\"\n").content.pieces.size(), 36u);
}

TEST(Figure, PlaysMovesBeforeItIsDrawn) {
  const Diagram after = drawn("position = \"six\"\nplays = [\"rd-kn4 rd-kr6\"]\n");
  EXPECT_EQ(after.content.caption, "After rd-kn4–rd-kr6.");
  const auto stands_on = [&](const std::string& cell) {
    return std::any_of(after.content.pieces.begin(), after.content.pieces.end(),
                       [&](const PlacedPiece& placed) { return placed.piece.cell == cell; });
  };
  EXPECT_TRUE(stands_on("rd-kr6"));
  EXPECT_FALSE(stands_on("rd-kn4"));
}

TEST(Figure, RefusesIllegalMoves) {
  const std::string six = "position = \"six\"\n";
  EXPECT_EQ(problems(six + "plays = [\"rd-k1\"]\n").substr(0, 40),
            "5: 'rd-k1' is not legal here (legal: Brd");
  EXPECT_EQ(problems(six + "plays = [\"rd-k1 rd-x9\"]\n").substr(0, 38),
            "5: no cell 'rd-x9' on board 'star' (di");
  EXPECT_EQ(problems(six + "plays = [\"rd-kn4 rd-kb5\",\n\"rd-kb5 rd-kb6\"]\n"),
            "6: it is the turn of Brown\n");
  EXPECT_EQ(problems(six + "plays = [\"c10 rd-kb6\"]\n"), "5: there is no piece on c10\n");
  EXPECT_EQ(problems(six + "plays = [\"rd-kr1 rd-kr2\"]\n"),
            "5: 'rd-kr1 rd-kr2' is not legal here (this piece has no legal move)\n");
  EXPECT_EQ(problems("position = \"sixx\"\n"),
            "1: unknown position 'sixx' (did you mean 'six'? There are: six, abandoned, "
            "castling-refused, castling, check, emperor-last, emperors, five, four, last, mate, "
            "partner, passing, promotion, roams, stuck, teams, three-pairs, three, two-pairs, "
            "two)\n");
}

TEST(Figure, MovesNeedAPositionAndAPositionHasItsOwnPieces) {
  const std::string hint = " (name one, as position = \"start\")\n";
  EXPECT_EQ(problems("plays = [\"rd-k1 rd-k2\"]\n"),
            "1: only a figure with a position has legal moves" + hint);
  EXPECT_EQ(problems("shows = [{ cell = \"rd-k1\", mark = \"x\" }]\n"),
            "1: only a figure with a position has legal moves" + hint);
  EXPECT_EQ(problems("position = \"six\"\n"
                     "men = [{ label = \"K\", piece = \"king\", cell = \"c10\" }]\n"),
            "5: a figure with a position has no pieces of its own\n");
}

TEST(Figure, ShowsLegalMovesOfASeatNotToMove) {
  const Diagram shown =
      drawn("position = \"six\"\nshows = [{ cell = \"br-kn4\", mark = \"x\" }]\n");
  EXPECT_EQ(shown.content.caption, "Brown Pawn on br-kn4: 4 moves (x).");
  EXPECT_EQ(shown.content.marks.size(), 4u);
  for (const Mark& mark : shown.content.marks) EXPECT_EQ(mark.of, "P");
  EXPECT_EQ(test::paths(shown, "mark cross").size(), 4u);
}

TEST(Figure, EnPassantVictimIsMarkedOnItsCell) {
  const auto game = test::star_with(
      "turn: Brown\nRed: last rd-kn4 rd-kr6 K rd-k1 P rd-kr6\nBrown: K br-k1 P rd-kr7\n");
  const Diagram shown =
      drawn(*game, "position = \"z\"\nshows = [{ cell = \"rd-kr7\", arrows = true }]\n");
  const std::string all = marks(shown);
  EXPECT_NE(all.find("rd-kb5 capture"), std::string::npos) << all;
  EXPECT_TRUE(all.ends_with("rd-kr6 taken")) << all;
  EXPECT_EQ(test::paths(shown, "mark capture").size(), 1u);
  EXPECT_NE(shown.content.description.find("In passing it captures the piece on rd-kr6."),
            std::string::npos);
}

TEST(Figure, CastlingMentionsTheRook) {
  const auto game = test::star_with("turn: Red\nRed: K rd-k1* R rd-kr1*\nGreen: K gr-k1\n");
  const Diagram shown =
      drawn(*game, "position = \"z\"\nshows = [{ cell = \"rd-k1\", mark = \"x\" }]\n");
  EXPECT_EQ(shown.content.caption, "Red King on rd-k1: 8 moves (x), 1 by castling.");
  EXPECT_NE(
      shown.content.description.find("Castling to rd-kb1 brings the piece on rd-kr1 to rd-kn1."),
      std::string::npos)
      << shown.content.description;
}

TEST(Figure, PiecesOfAMatedSeatAreDrawnAsObstacles) {
  const auto game =
      test::star_with("turn: Red\nRed: K rd-k1\nBrown: mated R br-kr1\nGreen: K gr-k1\n");
  const Diagram shown = drawn(*game, "position = \"z\"\n");
  EXPECT_EQ(test::paths(shown, "man brown mated").size(), 1u);
  EXPECT_EQ(test::paths(shown, "mated").size(), 2u) << "its disc and its rim";
  EXPECT_NE(shown.content.description.find("Brown, mated, leaves as obstacles: Rook on br-kr1."),
            std::string::npos);
}

TEST(Figure, MoveNamesThePromotionPiece) {
  const auto game = test::star_with("turn: Red\nRed: K rd-k1 P gr-qn2\nGreen: K gr-kr5\n");
  const std::string position = "position = \"z\"\n";
  const Diagram shown = drawn(*game, position + "plays = [\"gr-qn2 gr-qn1 = knight\"]\n");
  EXPECT_EQ(test::groups(shown, "men").size(), 3u);
  EXPECT_NE(shown.content.description.find("Red has: King on rd-k1; Knight on gr-qn1."),
            std::string::npos)
      << shown.content.description;
  Report report;
  const Figure open = test::figure(position + "plays = [\"gr-qn2 gr-qn1\"]\n", report);
  EXPECT_FALSE(draw(*game, open, report));
  ASSERT_EQ(report.problems().size(), 1u);
  EXPECT_EQ(report.problems()[0].message, "'gr-qn2 gr-qn1' does not say what the piece becomes");
}

TEST(Figure, ShowWithoutMarkOrArrowsIsRefused) {
  const std::string six = "position = \"six\"\n";
  EXPECT_EQ(problems(six + "shows = [{ cell = \"rd-k1\" }]\n"),
            "5: the figure does not say how to show the moves (give a mark, or arrows = true)\n");
  EXPECT_EQ(problems(six + "shows = [{ cell = \"c10\", mark = \"x\" }]\n"),
            "5: there is no piece on c10\n");
}

TEST(Figure, PartIsDrawnWithAdjacentWallsInItsOwnBox) {
  const Diagram part = drawn("part = { sector = \"rd\", zone = \"home\" }\n");
  EXPECT_EQ(test::paths(part, "cell").size(), 30u);
  EXPECT_EQ(test::paths(part, "indicator").size(), 1u);
  EXPECT_EQ(test::texts(part, "rim").size(), 1u);
  const Diagram whole = drawn("");
  EXPECT_LT(part.scene.box.width(), 0.6 * whole.scene.box.width());
  EXPECT_LT(part.scene.box.high.y, 0);
  EXPECT_NE(part.content.description.find(
                "Part of a board of 241 hexagons: 30 hexagons. Beside them 10 "
                "wall cells, 1 with a Queen Indicator."),
            std::string::npos)
      << part.content.description;
}

TEST(Figure, CellsOutsideThePartAreMentionedButNotDrawn) {
  const Diagram part = drawn(
      "part = { zone = \"central\" }\nmen = [{ label = \"R\", piece = \"rook\", cell = \"c10\", "
      "mark "
      "= \"x\" }]\n");
  EXPECT_EQ(part.content.marks.size(), 24u);
  EXPECT_EQ(test::paths(part, "mark cross").size(), 24u);  // walls end all six lines
  const Diagram queen = drawn(
      "part = { ranks = \"9,10\" }\nmen = [{ label = \"R\", piece = \"rook\", cell = \"c10\", mark "
      "= "
      "\"x\" }]\n");
  EXPECT_EQ(queen.content.marks.size(), 24u);
  EXPECT_EQ(test::paths(queen, "mark cross").size(), 6u);
  EXPECT_EQ(queen.content.caption,
            "Red Rook on c10: 24 moves (x); 18 of the marked cells lie outside the picture.");
}

TEST(Figure, PieceOutsideThePartAndEmptyPartAreRefused) {
  EXPECT_EQ(problems("part = { zone = \"central\" }\n"
                     "men = [{ label = \"K\", piece = \"king\", cell = \"rd-k1\" }]\n"),
            "5: cell 'rd-k1' is not in the part shown\n");
  EXPECT_EQ(problems("part = { zone = \"central\" }\nposition = \"six\"\n"
                     "shows = [{ cell = \"rd-k1\", mark = \"x\" }]\n"),
            "6: cell 'rd-k1' is not in the part shown\n");
  EXPECT_EQ(problems("part = { sector = \"rd\", ranks = \"10\" }\n"),
            "4: the part shown has no cells\n");
}

TEST(Figure, PiecesOfWhichTheSameIsSaidShareASentence) {
  const auto caption = [](const std::string& second, const std::string& mark) {
    return drawn(
               "men = [{ label = \"K\", piece = \"king\", cell = \"rd-k1\", mark = \"x\" },\n"
               "{ label = \"K\", piece = \"king\", cell = \"" +
               second + "\", mark = \"" + mark + "\" }]\n")
        .content.caption;
  };
  EXPECT_EQ(caption("rd-q1", "x"), "Red Kings on rd-k1 and rd-q1, each: 7 moves (x).");
  EXPECT_EQ(caption("rd-q1", "o"),
            "Red King on rd-k1: 7 moves (x); Red King on rd-q1: 7 moves (o).");
  EXPECT_EQ(caption("c10", "x"), "Red King on rd-k1: 7 moves (x); Red King on c10: 12 moves (x).");
}

TEST(Figure, TwoPiecesOnOneCellAreRefused) {
  EXPECT_EQ(problems("men = [{ label = \"K\", piece = \"king\", cell = \"rd-k1\" },\n"
                     "{ label = \"P\", piece = \"pawn\", cell = \"rd-k1\", mark = \"x\" }]\n"),
            "5: two pieces on 'rd-k1'\n");
}

TEST(Figure, PieceOfAMissingSeatIsRefused) {
  const auto piece = [](int seat) {
    return "men = [{ label = \"K\", piece = \"king\", cell = \"c10\", mark = \"x\", seat = " +
           std::to_string(seat) + " }]\n";
  };
  EXPECT_EQ(problems(piece(6)), "");
  EXPECT_EQ(problems(piece(7)), "4: the game has no seat 7\n");
  EXPECT_EQ(problems(piece(257)), "4: the game has no seat 257\n");
  EXPECT_EQ(problems(piece(0)), "4: seats are numbered from 1\n");
}

TEST(Figure, UnmovedPawnHasArrowsForMovesCapturesAndOtherNeighbours) {
  const Diagram pawn =
      drawn("men = [{ label = \"P\", piece = \"pawn\", cell = \"rd-kn2\", arrows = true }]\n");
  EXPECT_EQ(
      marks(pawn),
      "rd-kn3 move, rd-kb3 move, rd-qn3 capture, rd-kr3 capture, rd-kb4 capture, rd-q1 cannot, "
      "rd-k1 cannot, rd-kn1 cannot, rd-kb1 cannot, rd-k2 cannot, rd-kb2 cannot")
      << pawn.content.caption;
  for (const Mark& mark : pawn.content.marks) EXPECT_TRUE(mark.arrow);
  EXPECT_TRUE(test::groups(pawn, "marks").empty());
}

TEST(Figure, ArrowsEndAtPiecesOnlyIfTheyBlock) {
  const std::string pieces =
      "men = [{ label = \"R\", piece = \"rook\", cell = \"c10\", arrows = true }, { label = \"P\", "
      "piece = \"pawn\", cell = \"rd-w8\", seat = 2 }]\n";
  const auto count = [](const Diagram& diagram, const std::string& kind) {
    return std::count_if(diagram.content.marks.begin(), diagram.content.marks.end(),
                         [&](const Mark& mark) { return mark.mark == kind; });
  };
  const Diagram open = drawn(pieces), blocked = drawn("blocking = true\n" + pieces);
  EXPECT_EQ(count(open, "move"), 24);
  EXPECT_EQ(count(blocked, "move"), 21);
  EXPECT_EQ(count(blocked, "capture"), 22);
}

TEST(Figure, NamesAreTrueFalseOrAll) {
  EXPECT_EQ(problems("names = \"some\"\n"), "4: names are true, false or \"all\"\n");
  EXPECT_EQ(test::texts(drawn("names = true\n"), "name").size(), 241u);
  const Diagram all = drawn("names = \"all\"\n");
  // On six middle lines four cells have two names and one has three.
  EXPECT_EQ(test::texts(all, "name").size(), 241u + 6 * (3 + 2));
  EXPECT_NE(all.content.description.find(" bl-k2 is also bl-q2 and bl-c1."), std::string::npos);
}

TEST(Figure, LabelsCanBeOnCellsOnWallsAndBetweenThem) {
  const Diagram labelled = drawn(
      "labels = [{ text = \"Wall\", at = \"rd-w3\", turn = 60, size = 0.8 }, { text = \"Line\", at "
      "= "
      "\"c10\", to = \"rd-qb5,rd-qr6\" }]\n");
  const auto labels = test::texts(labelled, "label");
  ASSERT_EQ(labels.size(), 2u);
  EXPECT_EQ(labels[0].angle, 60);
  EXPECT_EQ(labels[0].size, 0.8);
  EXPECT_LT(labels[0].at.x, -6);
  EXPECT_EQ(test::paths(labelled, "leader").size(), 1u);
  const Board& board = star().board();
  const Vec end = test::paths(labelled, "leader").front().strokes.back().to;
  const Vec between = 0.5 * (board.topology.centre(*board.find("rd-qb5")) +
                             board.topology.centre(*board.find("rd-qr6")));
  EXPECT_LT(length(end - between), 1e-9);
}

TEST(Figure, InvalidLabelsAreRefused) {
  EXPECT_EQ(problems("labels = [{ text = \"a\", at = \"rd-w0\" }]\n").substr(0, 44),
            "4: no cell or wall 'rd-w0' on board 'star' (");
  EXPECT_EQ(problems("labels = [{ text = \"a\", at = \"\" }]\n").substr(0, 40),
            "4: no cell or wall '' on board 'star'\n");
  EXPECT_EQ(problems("labels = [{ text = \"a\", at = \"c10\", size = 0 }]\n"),
            "4: a label's size is from 0.1 to 10 sides of a cell\n");
  EXPECT_EQ(problems("labels = [{ text = \"a\", at = \"c10\", turn = 400 }]\n"),
            "4: a label turns by -360 to 360 degrees\n");
}

TEST(Figure, MisspeltKeysGetASuggestion) {
  EXPECT_EQ(problems("positon = \"six\"\n"),
            "4: unknown key 'positon' (did you mean 'position'?)\n");
  EXPECT_EQ(problems("men = [{ label = \"K\", piece = \"king\", cell = \"c10\", arows = true }]\n"),
            "4: unknown key 'arows' (did you mean 'arrows'?)\n");
}

}  // namespace
}  // namespace boardwright::tests::figure_test
