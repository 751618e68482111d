// Drawing of pieces, boards and arrows.
#include <algorithm>
#include <cmath>

#include "diagram/arrows.h"
#include "diagram/decor.h"
#include "diagram/drawing.h"
#include "diagram/seats.h"
#include "support/rooms.h"

namespace boardwright::tests::drawing_test {
namespace {

using test::drawn;
using test::star;

std::string hexagon(const Board& board) {
  const auto cells = board.cells();
  return board.name(*std::find_if(cells.begin(), cells.end(),
                                  [&](CellId cell) { return board.topology.sides(cell) == 6; }));
}

double radius_of(const Path& disc) { return disc.strokes.at(1).radius; }

// -------------------------------------------------------------------------------------------
// pieces

TEST(PieceDiscs, SeatSignsAreShortestUniquePrefixes) {
  const Board& board = star().board();
  std::vector<std::string> signs;
  for (const SeatId seat : Ids<SeatId>(6)) signs.push_back(seat_sign(board, seat));
  EXPECT_EQ(signs, (std::vector<std::string>{"R", "Br", "Y", "G", "Bl", "M"}));
  const auto twins = test::board("rectangular", "8x8");
  twins->seats[1].name = "White";
  EXPECT_EQ(seat_sign(*twins, second_seat), "2");
  EXPECT_EQ(seat_role(*twins, second_seat), "seat-2");
  EXPECT_EQ(seat_role(board, second_seat), "brown");
}

TEST(PieceDiscs, AreUprightForTheirPlayers) {
  const Diagram six = drawn("position = \"six\"\n");
  const std::pair<const char*, double> turns[] = {{"red", 0},     {"brown", -60}, {"yellow", -120},
                                                  {"green", 180}, {"blue", 120},  {"magenta", 60}};
  for (const auto& [role, angle] : turns) {
    const auto letters = test::texts(six, std::string("man-label ") + role);
    const auto signs = test::texts(six, std::string("man-seat ") + role);
    ASSERT_EQ(letters.size(), 18u);
    EXPECT_EQ(letters[0].angle, angle) << role;
    EXPECT_EQ(signs[0].angle, angle) << role;
    const Vec up = letters[0].at - signs[0].at;  // points away from the player
    EXPECT_NEAR(std::remainder(std::atan2(up.y, up.x) * 180 / std::acos(-1.0) - 90 - angle, 360), 0,
                1e-6)
        << role;
  }
}

TEST(PieceDiscs, HaveRimsOfTheirSeatsInGamesForMany) {
  const Diagram six = drawn("position = \"six\"\n");
  for (const char* role : {"red", "brown", "yellow", "green", "blue", "magenta"}) {
    EXPECT_EQ(test::paths(six, std::string("man ") + role).size(), 18u);
    EXPECT_EQ(test::paths(six, std::string("man-rim ") + role).size(), 18u);
  }
  const auto lotus = test::lotus();
  const Diagram two = drawn(*lotus, "men = [{ label = \"K\", piece = \"king\", cell = \"e3\" }]\n");
  EXPECT_EQ(test::paths(two, "man seat-1").size(), 1u);
  EXPECT_TRUE(test::paths(two, "man-rim").empty());
  EXPECT_EQ(test::texts(two, "man-label").front().angle, 0);
}

TEST(PieceDiscs, AreLargerIfAllCellsHaveOneShape) {
  const Diagram alike = drawn("men = [{ label = \"K\", piece = \"king\", cell = \"c10\" }]\n");
  EXPECT_NEAR(radius_of(test::paths(alike, "man").front()), 0.72 * std::sqrt(3) / 2, 1e-9);
  const auto lotus = test::lotus();
  const Diagram mixed = drawn(*lotus, "men = [{ label = \"K\", piece = \"king\", cell = \"" +
                                          hexagon(lotus->board()) + "\" }]\n");
  EXPECT_EQ(radius_of(test::paths(mixed, "man").front()), 0.38);
}

// ----------------------------------------------------------------------------------------- boards

TEST(Boards, WallsAreDrawnInsideTheBox) {
  const Diagram whole = drawn("coordinates = false\n");
  EXPECT_EQ(test::groups(whole, "walls").size(), 1u);
  EXPECT_EQ(test::paths(whole, "wall near").size(), 27u);
  EXPECT_EQ(test::paths(whole, "indicator").size(), 3u);
  EXPECT_NEAR(whole.scene.box.width(), 19 * std::sqrt(3) + 0.36, 1e-9);
  EXPECT_NEAR(whole.scene.box.height(), 29 + 0.36, 1e-9);
}

TEST(Boards, CellsHaveTheirColours) {
  const Diagram whole = drawn("");
  std::size_t sum = 0;
  for (const char* tint : {"tint-1", "tint-2", "tint-3"})
    sum += test::paths(whole, std::string("cell hexagon ") + tint).size();
  EXPECT_EQ(sum, 241u);
}

TEST(Boards, EachSeatHasABorderOfNineSidesBeforeTheCentre) {
  const Diagram whole = drawn("");
  for (const char* role : {"red", "brown", "yellow", "green", "blue", "magenta"}) {
    const auto lines = test::paths(whole, std::string("border sovereignty ") + role);
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].strokes.size(), 9u) << "a point, and eight sides from wall to wall";
    for (std::size_t i = 1; i < lines[0].strokes.size(); ++i)
      EXPECT_NEAR(length(lines[0].strokes[i].to - lines[0].strokes[i - 1].to), 1, 1e-9);
    EXPECT_EQ(test::paths(whole, std::string("border-edge sovereignty ") + role).size(), 1u);
  }
}

TEST(Boards, BorderAroundAZoneIsClosed) {
  const auto board = test::board("hexagonal", "hex:3");
  const CellId centre = *board->find("c3");
  const CellSet inside{centre};
  board->zones["inside"] = {inside};
  board->zones["outside"] = {board->all() - inside};
  const Plan plan(*board, board->all());
  const auto nodes = draw_borders(plan, {{"line", "the line", "inside", "outside", {}}});
  ASSERT_EQ(nodes.size(), 2u) << "the zones are the same for both seats, so the line is drawn once";
  const auto& strokes = std::get<Path>(nodes[1]).strokes;
  EXPECT_EQ(strokes.size(), 7u);
  EXPECT_EQ(strokes.back().kind, Stroke::Kind::close);
}

TEST(Boards, SharedBorderHasNoSeat) {
  const auto game = test::read_rules("gilman-river");
  const Diagram river = drawn(*game, "");
  const auto banks = test::paths(river, "border-edge river"),
             water = test::paths(river, "border river");
  ASSERT_EQ(banks.size(), 1u);
  ASSERT_EQ(water.size(), 1u);
  EXPECT_EQ(water[0].tag.role, "border river");
  EXPECT_EQ(water[0].tag.title, "the River");
  const Board& board = game->board();
  const double between = 0.5 * (board.topology.centre(*board.find("a4")).y +
                                board.topology.centre(*board.find("a5")).y);
  ASSERT_EQ(water[0].strokes.size(), 9u);
  for (const Stroke& stroke : water[0].strokes) EXPECT_NEAR(stroke.to.y, between, 1e-9);
  EXPECT_NEAR(length(water[0].strokes[8].to - water[0].strokes[0].to), 8, 1e-9);
  EXPECT_NE(river.content.description.find("Lines are drawn: the River."), std::string::npos);
}

TEST(Boards, PlayersNamesAreOutsideTheirEdgesAndFaceThem) {
  const Diagram whole = drawn("");
  const auto names = test::texts(whole, "rim");
  ASSERT_EQ(names.size(), 6u);
  EXPECT_EQ(names[0].words, "Red");
  EXPECT_EQ(names[0].angle, 0);
  EXPECT_LT(names[0].at.y, -14.5);
  EXPECT_EQ(names[3].words, "Green");
  EXPECT_EQ(names[3].angle, 180);
  EXPECT_GT(names[3].at.y, 14.5);
  for (const Text& name : names) {
    EXPECT_GT(length(name.at), 14.5);
    EXPECT_LT(name.at.y + name.size / 2, whole.scene.box.high.y);
  }
}

TEST(Boards, FilesAndRanksAreAtTheRimOfBoardsWithoutSectors) {
  const auto lotus = test::lotus();
  EXPECT_EQ(test::texts(drawn(*lotus, ""), "rim").size(),
            lotus->board().file_order.size() + lotus->board().rank_order.size());
}

// Regression: boards were off centre if they had labels on two sides only.
TEST(Boards, AreCentredInTheirFigures) {
  const auto lotus = test::lotus();
  for (const char* keys : {"", "coordinates = false\n", "part = { cells = \"a3,b3,c4\" }\n"}) {
    const Diagram shown = drawn(*lotus, keys);
    Vec low{1e9, 1e9}, high{-1e9, -1e9};
    for (const Path& cell : test::paths(shown, "cell"))
      for (const Stroke& stroke : cell.strokes) {
        if (stroke.kind == Stroke::Kind::close) continue;
        low = {std::min(low.x, stroke.to.x), std::min(low.y, stroke.to.y)};
        high = {std::max(high.x, stroke.to.x), std::max(high.y, stroke.to.y)};
      }
    const Box& box = shown.scene.box;
    EXPECT_NEAR(low.x - box.low.x, box.high.x - high.x, 1e-9) << keys;
    EXPECT_NEAR(low.y - box.low.y, box.high.y - high.y, 1e-9) << keys;
  }
}

// Regression: seams showed between cells when each had its own ground.
TEST(Boards, OnPointsHaveOneGroundPerColour) {
  const auto xiangqi = test::read_rules("xiangqi");
  const auto grounds = test::paths(drawn(*xiangqi, ""), "bleed");
  std::set<std::string> roles;
  std::size_t strokes = 0;
  for (const Path& ground : grounds) {
    EXPECT_TRUE(roles.insert(ground.tag.role).second) << ground.tag.role;
    strokes += ground.strokes.size();
  }
  EXPECT_FALSE(grounds.empty());
  EXPECT_EQ(strokes, 5u * static_cast<std::size_t>(xiangqi->board().size())) << "all squares";
}

TEST(Boards, NamesStayInsideTheirCells) {
  const Board& board = star().board();
  for (const Text& name : test::texts(drawn("names = \"all\"\n"), "name")) {
    double nearest = 1e9;
    for (CellId cell : board.cells())
      nearest = std::min(nearest, length(board.topology.centre(cell) - name.at));
    EXPECT_LT(nearest, 0.42) << name.words;
    EXPECT_GT(name.size, 0.3) << name.words;
    EXPECT_LT(half_width(name.words, name.size), 0.95 * std::sqrt(3) / 2) << name.words;
  }
}

// ----------------------------------------------------------------------------------------- curves

Vec at(const Stroke& before, const Stroke& curve, double t) {
  const double s = 1 - t;
  return s * s * s * before.to + 3 * s * s * t * curve.first + 3 * s * t * t * curve.second +
         t * t * t * curve.to;
}

TEST(Curves, FollowACircle) {
  std::vector<Vec> points;
  for (int i = 0; i < 6; ++i) points.push_back(unit_vector(45 * i));
  const auto strokes = smooth_line({}, points).strokes;
  ASSERT_EQ(strokes.size(), 6u);
  for (std::size_t i = 1; i < strokes.size(); ++i) {
    EXPECT_EQ(strokes[i].kind, Stroke::Kind::curve);
    EXPECT_EQ(strokes[i].to, points[i]);
    for (const double t : {0.25, 0.5, 0.75})
      EXPECT_NEAR(length(at(strokes[i - 1], strokes[i], t)), 1, 1e-4);
  }
}

TEST(Curves, HaveNoCorners) {
  const auto strokes = smooth_line({}, {{0, 0}, {1, 2}, {3, 3}, {5, 2}, {6, 0}}).strokes;
  for (std::size_t i = 1; i + 1 < strokes.size(); ++i) {
    const Vec in = strokes[i].to - strokes[i].second, out = strokes[i + 1].first - strokes[i].to;
    EXPECT_NEAR(in.x * out.y - in.y * out.x, 0, 1e-9);
    EXPECT_GT(in.x * out.x + in.y * out.y, 0);
  }
}

TEST(Curves, OfAWheelAreTheSameInBothDirections) {
  // Eight Knight's leaps, of which each direction takes six: they have four in common.
  const std::vector<Vec> wheel = {{0, 0}, {1, 2},  {3, 3},  {5, 2},
                                  {6, 0}, {5, -2}, {3, -3}, {1, -2}};
  std::vector<Vec> left(wheel.begin(), wheel.begin() + 7), right = {wheel[0]};
  for (std::size_t i = 7; i > 1; --i) right.push_back(wheel[i]);
  const auto a = smooth_line({}, left).strokes, b = smooth_line({}, right).strokes;
  for (std::size_t i = 3; i <= 6; ++i) {  // from wheel[i - 1] to wheel[i]
    EXPECT_NEAR(length(a[i].first - b[9 - i].second), 0, 1e-9) << i;
    EXPECT_NEAR(length(a[i].second - b[9 - i].first), 0, 1e-9) << i;
  }
}

TEST(Curves, ThroughTwoPointsAreStraight) {
  const auto strokes = smooth_line({}, {{0, 0}, {1, 2}}).strokes;
  ASSERT_EQ(strokes.size(), 2u);
  EXPECT_EQ(strokes[1].kind, Stroke::Kind::line);
}

TEST(Curves, AreTheRoutesOfPiecesThatTurnAtEveryLeap) {
  const auto curves = [](const Diagram& diagram) {
    std::vector<Stroke> all;
    for (const Path& way : test::paths(diagram, "route"))
      std::copy_if(way.strokes.begin(), way.strokes.end(), std::back_inserter(all),
                   [](const Stroke& stroke) { return stroke.kind == Stroke::Kind::curve; });
    return all.size();
  };
  const auto game = test::read_rules("gilman-river");
  const auto piece = [](const std::string& piece_type) {
    return "men = [{ label = \"A\", piece = \"" + piece_type +
           "\", cell = \"b3\", mark = \"x\" }]\n";
  };
  const Diagram rose = drawn(*game, piece("rose"));
  EXPECT_GT(curves(rose), 10u);
  EXPECT_EQ(curves(drawn(*game, piece("marshal"))), 0u);
  // From b3 a leap to a1 or c1 goes no further; all other single leaps begin longer routes.
  std::size_t straight = 0;
  for (const Path& way : test::paths(rose, "route"))
    for (const Stroke& stroke : way.strokes) straight += stroke.kind == Stroke::Kind::line ? 1 : 0;
  EXPECT_EQ(straight, 4u) << "each for both ways round";
}

// ----------------------------------------------------------------------------------------- arrows

Group arrows(const std::vector<Arrow>& all, const std::map<CellId, double>& pieces = {}) {
  return draw_arrows(Plan(star().board(), star().board().all()), all, pieces);
}

CellId cell(const std::string& name) { return star().board().find(name).value(); }

TEST(Arrows, DifferInShape) {
  const CellId from = cell("c10"), to = cell("rd-w9");
  const auto strokes = [&](Arrow::Kind kind, const std::string& role) {
    return test::parts<Path>(arrows({{from, to, kind}}), role + " " + arrow_name(kind))
        .at(0)
        .strokes;
  };
  EXPECT_EQ(strokes(Arrow::Kind::move, "arrow").size(), 2u);     // one line
  EXPECT_EQ(strokes(Arrow::Kind::capture, "arrow").size(), 4u);  // two lines
  EXPECT_EQ(strokes(Arrow::Kind::move, "arrow-end").back().kind, Stroke::Kind::close);
  EXPECT_EQ(strokes(Arrow::Kind::capture, "arrow-end").size(), 3u);  // an open head
  EXPECT_EQ(strokes(Arrow::Kind::cannot, "arrow-end").size(), 2u);   // a bar
}

TEST(Arrows, CellsOfOneKindInOneDirectionShareAnArrow) {
  const CellId from = cell("c10");
  const Group along = arrows({{from, cell("rd-w9"), Arrow::Kind::move},
                              {from, cell("rd-w8"), Arrow::Kind::move},
                              {from, cell("rd-w7"), Arrow::Kind::capture}});
  ASSERT_EQ(along.children.size(), 2u);
  const auto heads = test::parts<Path>(along, "arrow-end move");
  EXPECT_EQ(heads.at(0).strokes.size(), 8u) << "a head, and a disc on the cell passed";
  const auto start = test::parts<Path>(along, "arrow capture").at(0).strokes.at(0).to;
  EXPECT_GT(length(start), 2 * std::sqrt(3)) << "begins beyond the last cell it can move to";
}

TEST(Arrows, MoveAndCaptureInOneDirectionLieSideBySide) {
  const CellId from = cell("c10"), to = cell("bl-w9");
  const Group both = arrows({{from, to, Arrow::Kind::move}, {from, to, Arrow::Kind::capture}});
  const Vec move = test::parts<Path>(both, "arrow move").at(0).strokes.at(0).to;
  const Vec capture = test::parts<Path>(both, "arrow capture").at(0).strokes.at(0).to;
  EXPECT_GT(move.y, 0.1);
  EXPECT_LT(capture.y, -0.1);
}

TEST(Arrows, BeginAndEndOutsideDiscs) {
  const CellId from = cell("c10"), to = cell("bl-w9");
  const double radius = 0.62;
  const Group one = arrows({{from, to, Arrow::Kind::capture}}, {{from, radius}, {to, radius}});
  const auto head = test::parts<Path>(one, "arrow-end capture").at(0).strokes;
  EXPECT_LT(head.at(1).to.x, std::sqrt(3) - radius);
  const Group far = arrows({{from, cell("bl-w8"), Arrow::Kind::move}}, {{from, radius}});
  EXPECT_GT(test::parts<Path>(far, "arrow move").at(0).strokes.at(0).to.x, radius);
}

// Regression: between two pieces on triangles, where there is no room, the arrow covered the moving
// piece.
TEST(Arrows, OnSmallCellsCoverTheCapturedPiece) {
  const CellId from = cell("c10"), to = cell("bl-w9");
  const double radius = 0.85, far = std::sqrt(3);
  const Group one = arrows({{from, to, Arrow::Kind::capture}}, {{from, radius}, {to, radius}});
  const auto head = test::parts<Path>(one, "arrow-end capture").at(0).strokes;
  for (const Stroke& stroke : head) EXPECT_GT(stroke.to.x, radius);
  EXPECT_GT(head.at(1).to.x, far - radius);
  EXPECT_LT(head.at(1).to.x, far - 0.3 * radius);
}

// Regression: the double arrow of a Cannon was drawn over the piece that it hops over.
TEST(Arrows, PassUnderPiecesInTheirWay) {
  const CellId from = cell("c10"), hurdle = cell("bl-w9"), to = cell("bl-w8");
  const double radius = 0.62, far = std::sqrt(3);
  for (const Arrow::Kind kind : {Arrow::Kind::move, Arrow::Kind::capture, Arrow::Kind::cannot}) {
    const Group one = arrows({{from, to, kind}}, {{from, radius}, {hurdle, radius}, {to, radius}});
    const auto shaft = test::parts<Path>(one, "arrow").at(0).strokes;
    ASSERT_EQ(shaft.size() % 4, 0u) << "a line before it, and one behind it";
    for (std::size_t i = 0; i < shaft.size(); i += 2) {
      const double begin = shaft[i].to.x, end = shaft[i + 1].to.x;
      EXPECT_TRUE(end < far - radius || begin > far + radius) << begin << " to " << end;
    }
  }
}

}  // namespace
}  // namespace boardwright::tests::drawing_test
