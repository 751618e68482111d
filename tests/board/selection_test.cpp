// Selections of cells: the same words in zones, figures and claims.
#include "board/selection.h"

#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"
#include "verify/kinds.h"

namespace boardwright::tests::selection_test {
namespace {

CellSet selected(const Board& board, const std::string& toml) {
  Report report;
  const auto data = parse_data(toml, "zone.toml", report);
  const CellSet cells = select(board, read_selection(*data, report), first_seat, report);
  EXPECT_EQ(describe(report), "");
  return cells;
}

CellSet claimed(const Game& game, const Claim& claim) {
  Cache cache;
  GameLogics plays(game);
  Report report;
  const CellSet cells = ClaimContext({game, {}, {}, plays, report}, claim, cache).selection();
  EXPECT_EQ(describe(report), "");
  return cells;
}

TEST(Selection, ListInsteadOfTextIsAnError) {
  Report report;
  const auto data = parse_data("cells = [\"d4\", \"e4\"]\n", "zone.toml", report);
  read_selection(*data, report);
  ASSERT_EQ(report.problems().size(), 1U) << "it would be every cell";
  EXPECT_EQ(report.problems()[0].message, "'cells' is a text");
  EXPECT_EQ(report.problems()[0].hint, "write cells = \"d4,e4\"");
}

TEST(Selection, EveryKeyIsACommaSeparatedList) {
  const auto game = test::lotus();
  const Board& board = game->board();
  const auto region = [&](const char* word) { return *board.region(word, first_seat); };
  EXPECT_EQ(selected(board, "shape = \"square, hexagon\"\n"), region("square") | region("hexagon"));
  EXPECT_EQ(selected(board, "shape = \"square\"\n"), region("square"));
  EXPECT_EQ(selected(board, "tile = \"x-square,z-square\"\n"), region("square"));
  EXPECT_EQ(selected(board, "outside = \"square,triangle\"\n"), region("hexagon"));
  EXPECT_EQ(selected(board, "zone = \"square,triangle\"\noutside = \"triangle\"\n"),
            region("square"));
}

TEST(Selection, ClaimsAndZonesSelectAlike) {
  const auto game = test::lotus();
  for (const std::string_view key : selection_keys()) {
    const std::string list = key == "files"    ? "c,d"
                             : key == "ranks"  ? "1,last"
                             : key == "cells"  ? "a3,b3"
                             : key == "sector" ? "own"
                             : key == "plate"  ? ""
                             : key == "seats"  ? game->board().seats.front().name
                                               : "square,hexagon";
    Claim claim;
    claim.keys.emplace(key, list);
    EXPECT_EQ(claimed(*game, claim),
              selected(game->board(), std::string(key) + " = \"" + list + "\"\n"))
        << key;
  }
}

TEST(Selection, AppliesToTheNamedSeatsOnly) {
  Report report;
  const auto game =
      test::written_game(test::squares() +
                             "[zone.home]\nany = [{ cells = \"d2,e2\", seats = \"White\" }, "
                             "{ cells = \"d7\", seats = \"Black\" }, { cells = \"a4\" }]\n"
                             "[piece.p]\nname = \"P\"\nmoves = [\"step orthogonal\"]\n",
                         report);
  ASSERT_EQ(describe(report), "");
  const auto& zone = game->board().zones.at("home");
  EXPECT_EQ(joined(names_of(game->board(), zone[0]), " "), "a4 d2 e2");
  EXPECT_EQ(joined(names_of(game->board(), zone[1]), " "), "a4 d7");
  EXPECT_EQ(
      test::problems_of(test::squares() + "[zone.z]\nseats = \"Whit\"\n[piece.p]\nname = \"P\"\n"
                                          "moves = [\"step orthogonal\"]\n"),
      "game.toml:11:9: error: unknown seat 'Whit'\ndid you mean 'White'? There are: White, "
      "Black\n");
}

TEST(Selection, AnUnknownRegionGetsTheNearestWord) {
  EXPECT_EQ(test::problems_of(test::squares() +
                              "[zone.z]\nshape = \"square,sqare\"\n[piece.p]\nname = \"P\"\n"
                              "moves = [\"step orthogonal\"]\n"),
            "game.toml:11:9: error: unknown region 'sqare'\ndid you mean 'square'? There are: "
            "dodecagon, hexagon, octagon, square, tint-1, tint-2, triangle\n");
}

TEST(Selection, UnknownSectorsCellsAndColumnsAreReported) {
  const auto problems = [](const std::string& zone) {
    return test::problems_of(test::squares() + "[zone.z]\n" + zone +
                             "[piece.p]\nname = \"P\"\nmoves = [\"step orthogonal\"]\n");
  };
  EXPECT_EQ(problems("cells = \"a1,b2\"\n"), "");
  EXPECT_EQ(problems("cells = \"a1,b22\"\n"),
            "game.toml:11:9: error: no cell 'b22' on board '8x8'\ncells are a1 to h8\n");
  EXPECT_EQ(problems("sector = \"north\"\n"),
            "game.toml:11:10: error: no sector 'north' on the board\n");
  const std::string wrong =
      "game.toml:11:11: error: 'rests' are numbers from 0 to less than 'of'\n";
  const auto columns = [&](const std::string& of, const std::string& rests) {
    return problems("columns = { of = " + of + ", middle = \"square\", rests = \"" + rests +
                    "\" }\n");
  };
  EXPECT_EQ(columns("3", "0,2"), "");
  EXPECT_EQ(columns("3", "3"), wrong);
  EXPECT_EQ(columns("3", "x"), wrong);
  EXPECT_EQ(columns("0", "0"), wrong);
  EXPECT_EQ(columns("2147483647", "0,1"), "");
}

}  // namespace
}  // namespace boardwright::tests::selection_test
