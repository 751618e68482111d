// Moves that are found by their reach.
#include "moves/pattern_search.h"

#include "betza/betza.h"
#include "support/boards.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::pattern_search_test {
namespace {

using Texts = std::vector<std::string>;

Texts texts_of(const std::vector<MovePattern>& lines) {
  Texts texts;
  for (const MovePattern& line : lines) texts.push_back(line.text);
  return texts;
}

CellSet cells_of(const Board& board, const Texts& names) {
  CellSet cells;
  for (const std::string& name : names) cells.insert(*board.find(name));
  return cells;
}

/// The first lines found for what these lines reach.
Texts found_for(const Board& board, const Texts& lines, const std::string& from) {
  const CellId cell = *board.find(from);
  const auto wanted = shown_reach(board, test::moves(board, lines), first_seat, cell);
  const auto found = find_patterns(board, first_seat, cell, wanted);
  return found.empty() ? Texts{} : texts_of(found.front());
}

TEST(PatternSearch, FindsThePiecesOfChess) {
  const auto board = test::board("rectangular", "8x8");
  for (const Texts& lines :
       {Texts{"step orthogonal diagonal"}, Texts{"slide orthogonal diagonal"},
        Texts{"slide orthogonal"}, Texts{"slide diagonal"}, Texts{"leap 2:1 orthogonal"},
        Texts{"slide orthogonal up to 3"}, Texts{"leap 2 diagonal"}, Texts{"ride 2:1 orthogonal"},
        Texts{"move step orthogonal forward", "capture step diagonal forward"}})
    EXPECT_EQ(found_for(*board, lines, "d4"), lines);
}

TEST(PatternSearch, OffersNoLineThatAddsNothing) {
  const auto board = test::board("rectangular", "8x8");
  const CellId from = *board->find("d4");
  const auto rook =
      shown_reach(*board, test::moves(*board, {"slide orthogonal"}), first_seat, from);
  for (const auto& lines : find_patterns(*board, first_seat, from, rook))
    EXPECT_FALSE(lines.size() > 1 && texts_of(lines).back() == "slide orthogonal");
}

TEST(PatternSearch, FindsCompoundsAndDirections) {
  const auto board = test::board("rectangular", "8x8");
  EXPECT_EQ(found_for(*board, {"step diagonal", "step orthogonal forward"}, "d4"),
            (Texts{"step orthogonal forward", "step diagonal"}));
  EXPECT_EQ(found_for(*board, {"leap 2:1 orthogonal", "slide diagonal"}, "d4"),
            (Texts{"slide diagonal", "leap 2:1 orthogonal"}));
  EXPECT_EQ(found_for(*board, {"slide orthogonal heading 90 270"}, "d4"),
            (Texts{"slide orthogonal heading 90 270"}));
  const auto both = cells_of(*board, {"d5", "c5"});
  const auto found = find_patterns(*board, first_seat, *board->find("d4"), {both, {}, {}});
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(texts_of(found.front()),
            (Texts{"step orthogonal forward", "step diagonal heading 45"}));
}

TEST(PatternSearch, FindsMovesOnOtherBoards) {
  const auto hexagons = test::board("hexagonal", "hex:5"), lotus = test::board("lotus", "lotus-39");
  EXPECT_EQ(found_for(*hexagons, {"leap corner then side outward"}, "e5"),
            Texts{"leap corner then side outward"});
  EXPECT_EQ(found_for(*hexagons, {"slide side", "step corner"}, "e5"),
            (Texts{"slide side", "step corner"}));
  EXPECT_EQ(found_for(*lotus, {"slide Y V W"}, "e5"), Texts{"slide Y V W"});
  EXPECT_EQ(found_for(*lotus, {"slide Y V W onto triangle"}, "g4"),
            Texts{"slide Y V W onto triangle"});
}

TEST(PatternSearch, SpeaksOfTheSeatThatMoves) {
  const auto board = test::board("rectangular", "8x8");
  const auto found =
      find_patterns(*board, second_seat, *board->find("d4"), {{}, cells_of(*board, {"d3"}), {}});
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(texts_of(found.front()), Texts{"move step orthogonal forward"});
}

TEST(PatternSearch, FindsNothingWhereNoFewLinesLead) {
  const auto board = test::board("rectangular", "8x8");
  const CellId from = *board->find("a1");
  EXPECT_TRUE(find_patterns(*board, first_seat, from, {}).empty());
  EXPECT_TRUE(
      find_patterns(*board, first_seat, from, {cells_of(*board, {"h7", "b6"}), {}, {}}).empty());
}

struct Asked {
  const char *tiling, *board;
  Texts lines;
};

const std::vector<Asked>& asked_boards() {
  static const std::vector<Asked> all = {
      {"rectangular",
       "8x8",
       {"step orthogonal", "step diagonal forward", "slide diagonal", "slide orthogonal backward",
        "slide orthogonal up to 2", "leap 2 orthogonal", "leap 2:1 orthogonal forward",
        "leap 3:1 orthogonal", "ride 2 diagonal", "step diagonal heading 45", "away 2"}},
      {"hexagonal",
       "hex:4",
       {"step side", "step corner forward", "slide side", "slide corner up to 2", "leap 2 side",
        "leap corner then side outward", "step side heading 60 300", "away 2"}},
      {"lotus",
       "lotus-39",
       {"slide X", "step Y", "slide V W", "touch", "side", "touch onto triangle", "path lotus",
        "leap 2 Y", "slide Y forward"}}};
  return all;
}

// What is found is asked of the engine by another way than the search: each line is read again.
LAW(PatternSearch, WhatIsFoundReachesWhatIsWanted) {
  const Asked& asked = test::any_of(asked_boards());
  const auto board = test::board(asked.tiling, asked.board);
  static const Texts uses = {"", "", "move ", "capture "};
  Texts lines;
  for (int i = 0, n = static_cast<int>(test::any_between(1, 3)); i < n; ++i)
    lines.push_back(test::any_of(uses) + test::any_of(asked.lines));
  const auto from = static_cast<CellId>(test::any_between(0, board->size()));
  const auto wanted = shown_reach(*board, test::moves(*board, lines), first_seat, from);
  const auto found = find_patterns(*board, first_seat, from, wanted);
  HOLDS(found.empty() == wanted.all().empty());
  for (const auto& each : found) {
    const PieceMoves moves(*board, test::moves(*board, texts_of(each)), first_seat);
    HOLDS(reach(moves, {}, from).moves == (wanted.both | wanted.moves));
    for (const CellId cell : board->cells()) {
      if (cell == from) continue;
      const bool captures = reach(moves, {{}, {cell}}, from).captures.contains(cell);
      HOLDS(captures == (wanted.both | wanted.captures).contains(cell));
    }
  }
}

// Any cells at all: what cannot be written is not offered.
LAW(PatternSearch, NothingElseIsOffered) {
  const Asked& asked = test::any_of(asked_boards());
  const auto board = test::board(asked.tiling, asked.board);
  const auto from = static_cast<CellId>(test::any_between(0, board->size()));
  WantedReach wanted;
  for (int i = 0, n = static_cast<int>(test::any_between(1, 6)); i < n; ++i) {
    const auto cell = static_cast<CellId>(test::any_between(0, board->size()));
    if (cell != from) wanted.both.insert(cell);
  }
  for (const auto& each : find_patterns(*board, first_seat, from, wanted))
    HOLDS(reach(PieceMoves(*board, each, first_seat), {}, from).moves == wanted.both);
}

TEST(PatternSearch, BetzaCanSayWhatItFindsOnSquares) {
  const auto board = test::board("rectangular", "8x8");
  const CellId from = *board->find("d4");
  betza::BetzaWriter writer(*board);
  const auto betza = [&](const Texts& lines) {
    const auto wanted = shown_reach(*board, test::moves(*board, lines), first_seat, from);
    return writer.write(find_patterns(*board, first_seat, from, wanted).front(), {}).value_or("");
  };
  EXPECT_EQ(betza({"slide orthogonal", "leap 2:1 orthogonal"}), "RN");
  EXPECT_EQ(betza({"move step orthogonal forward", "capture step diagonal forward"}), "fmWfcF");
}

}  // namespace
}  // namespace boardwright::tests::pattern_search_test
