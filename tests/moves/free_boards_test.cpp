// Free boards: joined edges, rings, stacked plates, and meshes of sheets.
#include "support/free_boards.h"
#include <set>

#include "betza/betza.h"
#include "board/board.h"
#include "board/edges.h"
#include "geometry/colouring.h"
#include "support/rooms.h"

namespace boardwright::tests::free_boards_test {
namespace {

using test::given_board;
using test::reached;

std::vector<Gate> gates(const Topology& topology) {
  std::vector<Gate> all;
  for (CellId cell : topology.cells())
    for (int i = 0; i < topology.sides(cell); ++i) {
      all.push_back({cell, Gate::Kind::side, i});
      all.push_back({cell, Gate::Kind::corner, i});
    }
  return all;
}

/// Two hexagons side by side, a pentagon above both, and a triangle beside the pentagon.
const std::string polygons = R"(
cell = [
  { name = "a1", corners = ["b", "c", "d", "e", "f", "a"] },
  { name = "b1", corners = ["g", "h", "i", "j", "d", "c"] },
  { name = "a2", corners = ["e", "d", "j", "k", "l"], kind = "house" },
  { name = "roof", corners = ["l", "k", "m"], sector = "top" },
]
lines = { climb = [["b1", "a2", "roof"], ["a1", "a2"]], round = [["a1", "b1", "a2", "a1"]] }

[points]
a = [0, 0.5]
b = [0.87, 0]
c = [1.73, 0.5]
d = [1.73, 1.5]
e = [0.87, 2]
f = [0, 1.5]
g = [2.6, 0]
h = [3.46, 0.5]
i = [3.46, 1.5]
j = [2.6, 2]
k = [2.4, 3]
l = [1, 3]
m = [1.7, 4]
)";

std::vector<std::unique_ptr<Board>> free_boards() {
  std::vector<std::unique_ptr<Board>> all;
  for (const char* text :
       {"rectangle = [8, 8]\nwrap = \"files\"", "rectangle = [5, 6]\nwrap = \"ranks\"",
        "rectangle = [6, 4]\nwrap = \"files ranks\"",
        "rectangle = [1, 3]\nwrap = \"files ranks\"\ntints = \"fewest\"",
        "rectangle = [4, 16]\nround = \"ranks\"", "rectangle = [12, 3]\nround = \"files\"",
        "rectangle = [5, 5]\nplates = \"A-E\""})
    all.push_back(given_board(text));
  all.push_back(given_board("rectangle = [6, 5]\nwrap = \"files\"",
                            {{"White", upward}, {"Black", opposite(upward)}}, "hexagonal"));
  all.push_back(given_board(test::three_players, test::three_seats()));
  all.push_back(given_board(polygons));
  return all;
}

TEST(FreeBoards, LawsOneTwoThreeFiveAndSixHold) {
  for (const auto& board : free_boards()) {
    const Topology& topology = board->topology;
    for (const Gate& gate : gates(topology)) {
      EXPECT_EQ(topology.ahead(topology.ahead(gate)), gate);
      EXPECT_EQ(topology.ahead(gate).kind == gate.kind, topology.sides(gate.cell) % 2 == 0);
      EXPECT_EQ(topology.gate(gate.cell, topology.heading(gate)), gate);
      const auto in = topology.through(gate);
      EXPECT_EQ(topology.step(gate.cell, topology.heading(gate)),
                in ? std::optional(in->cell) : std::nullopt);
      if (!in || topology.fork(gate.cell, topology.heading(gate))) continue;
      EXPECT_EQ(topology.through(*in), gate) << board->name(gate.cell);
    }
    for (CellId cell : board->cells())
      for (CellId other : topology.touching(cell)) {
        const auto back = topology.touching(other);
        EXPECT_TRUE(std::find(back.begin(), back.end(), cell) != back.end());
      }
  }
}

TEST(FreeBoards, Law7EveryStepIsReversible) {
  for (const auto& board : free_boards())
    for (CellId cell : board->cells())
      for (int n = 0; n < all_headings; ++n) {
        const auto h = static_cast<Heading>(n);
        for (const auto& to : {board->topology.walk(cell, h), board->topology.fork(cell, h)}) {
          if (!to) continue;
          const Step back{cell, opposite(h)};
          EXPECT_TRUE(board->topology.walk(to->cell, opposite(to->heading)) == back ||
                      board->topology.fork(to->cell, opposite(to->heading)) == back)
              << board->name(cell) << " " << n;
        }
      }
}

TEST(FreeBoards, LastFileOfACylinderIsNextToTheFirst) {
  const auto board = given_board("rectangle = [8, 8]\nwrap = \"files\"");
  EXPECT_EQ(reached(*board, {"slide orthogonal"}, "a1"),
            "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1");
  EXPECT_EQ(reached(*board, {"slide diagonal"}, "a1"), "b2 b8 c3 c7 d4 d6 e5 f4 f6 g3 g7 h2 h8");
  EXPECT_EQ(reached(*board, {"leap 2:1 orthogonal"}, "a1"), "b3 c2 g2 h3");
  EXPECT_EQ(reached(*board, {"touch"}, "h5"), "a4 a5 a6 g4 g5 g6 h4 h6");
  EXPECT_EQ(board->lines(*board->axis("orthogonal")).size(), 16u);
  EXPECT_EQ(board->lines(*board->axis("diagonal")).size(), 16u);
}

TEST(FreeBoards, MoveAroundABoardIsThatOfACylinder) {
  const auto board = given_board("rectangle = [6, 8]");
  const auto joined = given_board("rectangle = [6, 8]\nwrap = \"files\"");
  for (const std::string move :
       {"slide orthogonal diagonal", "leap 2:1 orthogonal", "ride 2:1 orthogonal forward", "touch",
        "hop diagonal beyond 1", "roam 1 diagonal up to 2", "away 2",
        "step orthogonal then slide diagonal outward", "leap 2 diagonal then slide diagonal ahead",
        "step diagonal then step diagonal ahead repeating", "wheel 2:1 orthogonal",
        "leap 2:1 orthogonal then slide diagonal outward heading 0"}) {
    const PieceMoves around(*board, test::moves(*board, {move + " around"}), first_seat),
        plain(*joined, test::moves(*joined, {move}), first_seat);
    for (const CellId cell : board->cells()) {
      ASSERT_EQ(board->name(cell), joined->name(cell));
      Occupancy pieces;
      for (const CellId other : board->cells())
        if (other != cell && (index(other) * 7 + index(cell)) % 5 == 0)
          (index(other) % 2 == 0 ? pieces.own : pieces.enemy).insert(other);
      for (const Occupancy& some : {Occupancy{}, pieces}) {
        const Reach a = reach(around, some, cell), b = reach(plain, some, cell);
        EXPECT_TRUE(a.moves == b.moves && a.captures == b.captures) << move;
      }
    }
  }
  EXPECT_EQ(reached(*board, {"slide orthogonal"}, "a1").find("g2"), std::string::npos);
}

TEST(FreeBoards, OnlyUnjoinedBoardsOfSquaresHaveMovesAround) {
  const auto hexagons = test::board("hexagonal", "hex:3"),
             narrow = given_board("rectangle = [2, 8]"),
             joined = given_board("rectangle = [8, 8]\nwrap = \"files\""),
             plates = given_board("rectangle = [5, 5]\nplates = \"A-E\"");
  for (const Board* board : {hexagons.get(), narrow.get(), joined.get(), plates.get()}) {
    Report report;
    const std::string axis = board->axes.front().name;
    EXPECT_FALSE(
        parse_pattern("slide " + axis + " around", {"test", 1, 1}, vocabulary_of(*board), report));
    EXPECT_EQ(report.problems().back().message, "'around' means nothing on this board");
  }
}

TEST(FreeBoards, AllCellsOfATorusAreAlike) {
  const auto board = given_board("rectangle = [6, 6]\nwrap = \"files ranks\"");
  for (CellId cell : board->cells()) {
    EXPECT_EQ(board->topology.touching(cell).size(), 8u);
    const std::string& name = board->name(cell);
    EXPECT_EQ(words(reached(*board, {"slide orthogonal"}, name)).size(), 10u);
    EXPECT_EQ(words(reached(*board, {"leap 2:1 orthogonal"}, name)).size(), 8u);
  }
}

TEST(FreeBoards, OmittedCellIsMissingAcrossTheSeam) {
  const auto board =
      given_board("rectangle = [8, 8]\nwrap = \"files\"\nmissing = [\"a1\"]\nholes = true");
  EXPECT_EQ(reached(*board, {"step orthogonal"}, "h1"), "g1 h2");
}

TEST(FreeBoards, CellsOfAHexagonalCylinderHaveSixNeighbours) {
  const auto board = given_board("rectangle = [6, 5]\nwrap = \"files\"",
                                 {{"White", upward}, {"Black", opposite(upward)}}, "hexagonal");
  for (CellId cell : board->cells()) {
    const int rank = board->cell(cell).rank_number;
    EXPECT_EQ(board->topology.beside(cell).size(), rank == 0 || rank == 4 ? 4u : 6u);
  }
}

TEST(FreeBoards, ByzantineBoardIsARing) {
  const auto board = given_board("rectangle = [4, 16]\nround = \"ranks\"");
  EXPECT_EQ(board->size(), 64);
  EXPECT_EQ(words(reached(*board, {"slide orthogonal"}, "b5")).size(), 18u);
  EXPECT_EQ(reached(*board, {"step diagonal"}, "b1"), "a2 a16 c2 c16");
  EXPECT_EQ(reached(*board, {"leap 2:1 orthogonal"}, "a16"), "b2 b14 c1 c15");
  const Topology& topology = board->topology;
  const Vec inner = topology.centre(*board->find("a1")),
            outer = topology.centre(*board->find("d1"));
  EXPECT_NEAR(length(outer) - length(inner), 3, 1e-9);
  EXPECT_EQ(topology.drawn(*board->find("a1")).size(), 4u + 2 * 7);
}

TEST(FreeBoards, RingHasTwoRimsAndNoSeam) {
  for (const char* text :
       {"rectangle = [4, 16]\nround = \"ranks\"", "rectangle = [16, 4]\nround = \"files\""}) {
    const auto board = given_board(text);
    const auto rims = rims_of(*board);
    ASSERT_EQ(rims.size(), 2u) << text;
    for (const auto& rim : rims) EXPECT_EQ(rim.size(), 16u) << text;
    const auto edges = edges_of(*board);
    EXPECT_EQ(edges.size(), 64u + 16 * 5) << text;
    EXPECT_EQ(std::count_if(edges.begin(), edges.end(), [](const Edge& e) { return e.outer; }), 32);
    // An arc across the seam is as long as any other.
    const Chart& chart = board->topology.chart();
    for (const Edge& edge : edges) {
      const auto way = chart.side(edge.from, edge.to);
      EXPECT_LT(length(way.back() - way.front()), 3) << text;
      for (std::size_t i = 1; i < way.size(); ++i)
        EXPECT_LT(length(way[i] - way[i - 1]), 1.01) << text;
    }
  }
}

TEST(FreeBoards, RaumschachHasFivePlatesOfTwentyFive) {
  Tiling tiling = test::tiling("rectangular");
  Report report;
  const auto data = parse_data(R"(
[axis.orthogonal]
headings = [0, 90, 180, 270, "up", "down"]
[axis.diagonal]
headings = [45, 135, 225, 315, "0 up", "90 up", "180 up", "270 up",
            "0 down", "90 down", "180 down", "270 down"]
[axis.triagonal]
headings = ["45 up", "135 up", "225 up", "315 up", "45 down", "135 down", "225 down", "315 down"]
)",
                               "axes.toml", report);
  tiling.axes = read_axes(*data, report);
  EXPECT_EQ(describe(report), "");
  auto patch = test::patch_of("rectangle = [5, 5]\nplates = \"A-E\"", "rectangular", report);
  ASSERT_TRUE(patch);
  const Board board =
      make_board(std::move(*patch), tiling,
                 {{"White", climbing(upward, 1)}, {"Black", climbing(opposite(upward), -1)}});
  EXPECT_EQ(board.size(), 125);
  EXPECT_EQ(board.names().front(), "Aa1");
  EXPECT_EQ(board.names().back(), "Ee5");
  // From the middle: a Rook 12, a Bishop 24, a Unicorn 16, a Knight 24, a King 26.
  const auto count = [&](const std::string& move, const std::string& from) {
    return words(reached(board, {move}, from)).size();
  };
  EXPECT_EQ(count("slide orthogonal", "Cc3"), 12u);
  EXPECT_EQ(count("slide diagonal", "Cc3"), 24u);
  EXPECT_EQ(count("slide triagonal", "Cc3"), 16u);
  EXPECT_EQ(count("leap 2:1 orthogonal", "Cc3"), 24u);
  EXPECT_EQ(count("step orthogonal diagonal triagonal", "Cc3"), 26u);
  EXPECT_EQ(count("leap 2:1 orthogonal", "Aa1"), 6u);
  EXPECT_EQ(count("slide triagonal", "Aa1"), 4u);
  // Pawns go forward or up and capture over two axes, one of them forward or up.
  EXPECT_EQ(reached(board, {"step orthogonal forward"}, "Bb2"), "Bb3 Cb2");
  EXPECT_EQ(reached(board, {"step diagonal forward"}, "Bb2"), "Ba3 Bc3 Ca2 Cb3 Cc2");
  EXPECT_EQ(reached(board, {"step orthogonal forward"}, "Db4", second_seat), "Cb4 Db3");
  EXPECT_EQ(reached(board, {"step diagonal backward"}, "Bb2"), "Aa2 Ab1 Ac2 Ba1 Bc1");
  EXPECT_EQ(board.lines(*board.axis("orthogonal")).size(), 75u);
}

TEST(FreeBoards, ThreePlayersShareNinetySixCells) {
  const auto board = given_board(test::three_players, test::three_seats());
  EXPECT_EQ(board->size(), 96);
  // Lines continue across the joins.
  EXPECT_EQ(reached(*board, {"slide orthogonal"}, "a1"),
            "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1");
  EXPECT_EQ(reached(*board, {"slide orthogonal"}, "d4"),
            "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
  EXPECT_EQ(reached(*board, {"slide orthogonal"}, "e9"),
            "e1 e2 e3 e4 e10 e11 e12 f9 g9 h9 i9 j9 k9 l9");
  // At the centre diagonals fork to the two cells that are two sides on.
  EXPECT_EQ(reached(*board, {"step diagonal"}, "d4"), "c3 c5 e3 e9 i5");
  EXPECT_EQ(reached(*board, {"slide diagonal"}, "a1"), "b2 c3 d4 e9 f10 g11 h12 i5 j6 k7 l8");
  EXPECT_EQ(board->lines(*board->axis("orthogonal")).size(), 24u);
  EXPECT_EQ(reached(*board, {"leap 2:1 orthogonal"}, "d4"), "b3 b5 c2 c6 e2 e10 f3 f9 i6 j5");
}

TEST(FreeBoards, ForwardIsTowardTheOtherSides) {
  const auto board = given_board(test::three_players, test::three_seats());
  EXPECT_EQ(reached(*board, {"step orthogonal forward"}, "b4"), "b5");
  EXPECT_EQ(reached(*board, {"step orthogonal forward"}, "b5"), "b6");
  EXPECT_EQ(reached(*board, {"step orthogonal forward"}, "f9"), "f10");
  EXPECT_EQ(reached(*board, {"step orthogonal forward"}, "b5", second_seat), "b4");
  EXPECT_EQ(reached(*board, {"step orthogonal forward"}, "b4", second_seat), "b3");
  EXPECT_EQ(reached(*board, {"step diagonal forward"}, "b4"), "a5 c5");
  EXPECT_EQ(reached(*board, {"leap 2 orthogonal forward"}, "b3"), "b5");
}

TEST(FreeBoards, SecondPartOfALeapHasItsHeadingFromForward) {
  const auto board = given_board(test::three_players, test::three_seats());
  EXPECT_EQ(reached(*board, {"leap diagonal then step orthogonal outward aside 0"}, "d2"), "c4 e4");
}

TEST(FreeBoards, NeighboursDifferInColour) {
  const auto three = given_board(test::three_players, test::three_seats());
  EXPECT_EQ(test::tints_of(three->all_cells).size(), 2u);
  EXPECT_FALSE(find_equal_neighbours(three->topology, three->all_cells));
  Report report;
  ASSERT_TRUE(test::patch_of("rectangle = [5, 4]\nwrap = \"files\"", "rectangular", report));
  ASSERT_EQ(report.problems().size(), 1u);
  EXPECT_EQ(report.problems()[0].message,
            "board 'mine': a1 and e1 share a side and have one colour");
  const auto odd = given_board("rectangle = [5, 4]\nwrap = \"files\"\ntints = \"fewest\"");
  EXPECT_EQ(test::tints_of(odd->all_cells).size(), 3u);
  EXPECT_FALSE(find_equal_neighbours(odd->topology, odd->all_cells));
  const auto hexagons = given_board("hexagon = 5\ntints = \"fewest\"",
                                    {{"White", upward}, {"Black", opposite(upward)}}, "hexagonal");
  EXPECT_EQ(test::tints_of(hexagons->all_cells).size(), 3u);
}

TEST(FreeBoards, CellsCanBeGivenByCorners) {
  const auto board = given_board(polygons);
  EXPECT_EQ(board->names(), (std::vector<std::string>{"a1", "a2", "b1", "roof"}));
  const auto at = [&](const char* name) { return *board->find(name); };
  EXPECT_EQ(board->cell(at("a2")).kind, "house");
  EXPECT_EQ(board->cell(at("a1")).kind, "hexagon");
  EXPECT_EQ(board->cell(at("roof")).kind, "triangle");
  EXPECT_EQ(board->cell(at("roof")).sector, "top");
  EXPECT_EQ(board->cell(at("a2")).file, "a");
  EXPECT_EQ(board->cell(at("roof")).rank, "");
  EXPECT_EQ(reached(*board, {"touch"}, "a1"), "a2 b1");
  EXPECT_EQ(reached(*board, {"touch"}, "roof"), "a2");
  EXPECT_EQ(test::tints_of(board->all_cells).size(), 3u);
}

TEST(FreeBoards, GivenLinesBendWithTheirCells) {
  const auto board = given_board(polygons);
  EXPECT_EQ(reached(*board, {"slide climb"}, "b1"), "a2 roof");
  EXPECT_EQ(reached(*board, {"slide climb"}, "roof"), "a2 b1");
  EXPECT_EQ(reached(*board, {"slide climb"}, "a2"), "a1 b1 roof");
  EXPECT_EQ(reached(*board, {"slide climb"}, "a1"), "a2");
  EXPECT_EQ(reached(*board, {"step round"}, "a1"), "a2 b1");
  EXPECT_EQ(reached(*board, {"slide round"}, "b1"), "a1 a2");
  EXPECT_EQ(board->lines(*board->axis("climb")).size(), 2u);
  EXPECT_EQ(board->lines(*board->axis("round")).size(), 1u);
  for (const Axis& axis : board->axes)
    for (const auto& [from, to] : axis.steps) {
      const auto back = board->walk(axis, to.cell, opposite(to.heading));
      ASSERT_TRUE(back);
      EXPECT_EQ(*back, (Step{from.first, opposite(from.second)}));
    }
}

std::string problem_of(const std::string& text) {
  Report report;
  test::patch_of(text, "rectangular", report);
  return report.has_errors() ? report.problems()[0].message : "";
}

TEST(FreeBoards, GivenSidesAreArcs) {
  const auto board = given_board(R"(
cell = [{ name = "hub", corners = ["a", "b", "c"] }]
sheet = [
  { corners = ["a", "p", "q", "b"], files = "a-b", ranks = "1-2" },
  { corners = ["b", "q", "r", "c"], files = "a-b", ranks = "3-4" },
  { corners = ["c", "r", "p", "a"], files = "a-b", ranks = "5-6" },
]
arc = [
  { round = "o", through = ["a", "b", "c", "a"] },
  { round = "o", through = ["p", "q", "r", "p"] },
]
[points]
o = [0, 0]
a = [0, -1]
b = [0.866, 0.5]
c = [-0.866, 0.5]
p = [0, -3]
q = [2.598, 1.5]
r = [-2.598, 1.5]
)");
  const Topology& topology = board->topology;
  EXPECT_EQ(board->size(), 13);
  EXPECT_EQ(topology.euler(), 1);
  EXPECT_EQ(reached(*board, {"touch"}, "hub"), "a1 a2 a3 a4 a5 a6");
  // The outer files are drawn between the circles of radius 2 and 3.
  for (const char* name : {"b1", "b2", "b6"}) {
    double least = 9, most = 0;
    for (const Vec& point : topology.drawn(*board->find(name))) {
      least = std::min(least, length(point));
      most = std::max(most, length(point));
    }
    EXPECT_NEAR(most, 3, 0.01) << name;
    EXPECT_NEAR(least, 2, 0.01) << name;
    EXPECT_GT(topology.drawn(*board->find(name)).size(), 20u) << name;
  }
  EXPECT_NEAR(length(topology.centre(*board->find("b1"))), 2.42, 0.01);
  for (const Vec& point : topology.drawn(*board->find("hub"))) EXPECT_NEAR(length(point), 1, 0.01);
}

TEST(FreeBoards, InvalidCellIsReported) {
  const auto cell_problem = [](const std::string& cell) {
    return problem_of("points = { a = [0, 0], b = [1, 0], c = [1, 1], d = [0, 1] }\ncell = [{ " +
                      cell + " }]");
  };
  EXPECT_EQ(cell_problem("name = \"a1\", corners = [\"a\", \"b\", \"c\"]"), "");
  EXPECT_EQ(cell_problem("name = \"a1\", corners = [\"a\", \"b\"]"),
            "a cell has 3 to 12 different corners");
  EXPECT_EQ(cell_problem("name = \"a1\", corners = [\"a\", \"b\", \"a\"]"),
            "a cell has 3 to 12 different corners");
  EXPECT_EQ(cell_problem("name = \"a1\", corners = [\"a\", \"b\", \"e\"]"), "no point 'e'");
  EXPECT_EQ(cell_problem("name = \"a 1\", corners = [\"a\", \"b\", \"c\"]"), "'a 1' is not a name");
  EXPECT_EQ(cell_problem("corners = [\"a\", \"b\", \"c\"]"), "missing key 'name'");
  EXPECT_EQ(problem_of("points = { a = [0, 0], b = [1, 0], c = [1, 1], d = [0, 1] }\n"
                       "cell = [{ name = \"a1\", corners = [\"a\", \"b\", \"c\"] },\n"
                       "        { name = \"b1\", corners = [\"a\", \"b\", \"d\"] }]"),
            "board 'mine': two cells lie on the same side of a line");
  EXPECT_EQ(
      problem_of("points = { a = [0, 0], b = [1, 0], c = [1, 1] }\n"
                 "cell = [{ name = \"a1\", corners = [\"a\", \"b\", \"c\"] }]\n"
                 "extra = [{ name = \"z\", shape = \"square\", beyond = \"a1\", heading = 0 }]"),
      "a free board has no extra cells");
}

TEST(FreeBoards, InvalidJoinIsReported) {
  EXPECT_EQ(problem_of("hexagon = 3\nwrap = \"files\""), "'wrap' is for a rectangle");
  EXPECT_EQ(problem_of("rectangle = [3, 3]\nwrap = \"round\""), "unknown word 'round' in 'wrap'");
  EXPECT_EQ(problem_of("rectangle = [3, 2]\nround = \"ranks\""), "a ring of 2 cells is too small");
  EXPECT_EQ(
      problem_of(
          "points = { a = [0, 0], b = [1, 0], c = [1, 1], d = [0, 1] }\n"
          "sheet = [{ corners = [\"a\", \"b\", \"c\", \"x\"], files = \"a\", ranks = \"1\" }]"),
      "no point 'x'");
  EXPECT_EQ(
      problem_of(
          "points = { a = [0, 0], b = [1, 0], c = [1, 1], d = [0, 1], e = [2, 0], f = [2, 1] }\n"
          "sheet = [{ corners = [\"a\", \"b\", \"c\", \"d\"], files = \"a\", ranks = \"1-2\" },\n"
          "         { corners = [\"b\", \"e\", \"f\", \"c\"], files = \"b\", ranks = \"1-3\" }]"),
      "the side from b to c has 3 cells here and 2 in another sheet");
  EXPECT_EQ(
      problem_of(
          "points = { a = [0, 0], b = [1, 0], c = [1, 1], d = [0, 1], e = [2, 0], f = [2, 1] }\n"
          "sheet = [{ corners = [\"a\", \"b\", \"c\", \"d\"], files = \"a\", ranks = \"1\" },\n"
          "         { corners = [\"e\", \"b\", \"c\", \"f\"], files = \"b\", ranks = \"1\" }]"),
      "board 'mine': two cells lie on the same side of a line");
}

TEST(FreeBoards, BetzaUsesForwardOfTheBoard) {
  const auto board = given_board(test::three_players, test::three_seats());
  const auto read =
      test::moves(*board, {"move step orthogonal forward", "capture step diagonal forward"});
  EXPECT_EQ(BetzaWriter(*board).write(read, {}), "fmWfcF");
  const auto plates = given_board("rectangle = [5, 5]\nplates = \"A-E\"");
  EXPECT_EQ(BetzaWriter(*plates).write(test::moves(*plates, {"slide orthogonal"}), {}),
            std::nullopt);  // its letters have no heights
}

}  // namespace
}  // namespace boardwright::tests::free_boards_test
