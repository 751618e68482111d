// Printed Betza reads back as moves with the same reach.
#include <gtest/gtest.h>

#include <random>

#include "betza/betza.h"
#include "disk/files.h"
#include "moves/piece_type.h"
#include "moves/reach.h"
#include "moves/same_moves.h"
#include "support/boards.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::betza_print_test {
namespace {

const Board& squares() {
  static const auto board = test::board("rectangular", "7x6");
  return *board;
}
const Board& hexagons() {
  static const auto board = test::board("hexagonal", "hex:3");
  return *board;
}

std::optional<Betza> read(const Board& board, std::string_view text) {
  Report report;
  return parse_betza(text, {}, board, report);
}

/// A text parsed and printed again; "-" if it cannot be printed.
std::string again(const Board& board, std::string_view text) {
  const auto betza = read(board, text);
  EXPECT_TRUE(betza) << text;
  return betza ? BetzaWriter(board).write(betza->moves, betza->state).value_or("-") : "?";
}

TEST(BetzaPrint, WritesTheUsualTexts) {
  for (const char* text :
       {"fmWfcF", "K",           "Q",     "RN",    "BN",    "NN",     "N2",          "W2",
        "R3",     "KAD",         "WfF",   "fKsW",  "FfW",   "fR",     "vRsW",        "nN",
        "nA",     "nZ",          "nC",    "jD",    "jN",    "gQ",     "mRcpR",       "pR",
        "qN",     "fhN",         "hrN",   "gNN",   "pNN",   "gC3",    "fpDD",        "(4,1)",
        "f(4,1)", "(4,1)0",      "[F?R]", "[W?B]", "[W-F]", "v[F?R]", "KNAD[cK-aK]", "m[cQ-K]",
        "mNcB",   "fmWfcFifmnD", "iK"}) {
    const std::string printed = again(squares(), text);
    const std::string expected = std::string_view(text) == "[W-F]"    ? "nN"
                                 : std::string_view(text) == "v[F?R]" ? "Fv[F-R]"
                                 : std::string_view(text) == "W2"     ? "R2"
                                 : std::string_view(text) == "fKsW"   ? "fsW"
                                                                      : text;
    EXPECT_EQ(printed, expected) << text;
  }
  for (const char* text : {"fmWfcF", "K", "Q", "RN", "nN", "gQ", "[F?R]", "2,10N", "hlN"})
    EXPECT_EQ(again(hexagons(), text), text);
}

TEST(BetzaPrint, WritesLegsWithSomeDirectionsOnly) {
  for (const auto& [text, expected] : {std::pair{"fmabF", "f[F-bF]"},
                                       {"fmabK", "f[K-bK]"},
                                       {"fcabK", "f[cK-bK]"},
                                       {"sabW", "s[W-bW]"},
                                       {"sabK", "s[K-bK]"},
                                       {"fl[K-bK]", "fl[K-bK]"},
                                       {"[fB-lQ]", "[fB-lB]"},
                                       {"[fQ?fB2]", "fRf[Q-B2]"},
                                       {"[sQ-fB]", "s[Q-B]"},
                                       {"[fR-lK]", "f[R-lW]"},
                                       {"lr[K-F2]", "s[K-B2]"},
                                       {"t[NB]", "[N?B]"},
                                       {"NmaN", "[N?aN]"},
                                       {"caN", "[cN-aN]"},
                                       {"fcabN", "f[cN-bN]"},
                                       {"NyafsN", "[N?fsNN]"},
                                       {"[N3-B]", "[N3-B]"},
                                       {"[D0?lW2]", "[DD?lR2]"},
                                       {"[W-sN]", "[W-sN]"},
                                       {"omR", "omR"},
                                       {"foW", "ofW"},
                                       {"o[N?B]", "o[N?B]"},
                                       {"oWF", "oWF"},
                                       {"nDD", "nDD"},
                                       {"nA2", "nA2"},
                                       {"n(4,1)0", "n(4,1)0"},
                                       {"fnNN", "fnNN"}})
    EXPECT_EQ(again(squares(), text), expected) << text;
  for (const auto& [text, expected] : {std::pair{"fmabF", "f[F-6F]"}, {"1cabW", "1[cW-6W]"}})
    EXPECT_EQ(again(hexagons(), text), expected) << text;
}

TEST(BetzaPrint, WritesAllLegs) {
  int read = 0;
  BetzaWriter writer(squares());
  const auto expect_written = [&](const std::string& text) {
    Report report;
    const auto betza = parse_betza(text, {}, squares(), report);
    if (!betza) return;
    ++read;
    EXPECT_TRUE(writer.write(betza->moves, betza->state).has_value()) << text;
  };
  for (const std::string before : {"", "f", "s", "lr", "fl", "bh"})
    for (const char* stop : {"", "f", "c", "bl", "rp", "ffl"})
      for (const char* first : {"W", "B", "K", "D", "R2"})
        for (const char* turn : {"", "a", "b", "l", "fs", "fb"})
          for (const char* second : {"F", "R", "Q", "A"})
            expect_written(before + "[" + stop + first + "-" + turn + second + "]");
  EXPECT_GT(read, 2000);
  for (const std::string before : {"", "f", "s", "hr"})
    for (const char* first : {"N", "NN", "C2", "DD", "cN", "pA3"})
      for (const char* turn : {"", "a", "b", "l", "s", "fs", "bs", "ll"})
        for (const char* second : {"N", "NN", "Z3", "R", "DD", "F"})
          expect_written(before + "[" + first + "-" + turn + second + "]");
  EXPECT_GT(read, 2800);
}

TEST(BetzaPrint, WritesNotationMovesInBetza) {
  const auto said = [](const Board& board, const std::vector<std::string>& moves) {
    return BetzaWriter(board).write(test::moves(board, moves), {}).value_or("-");
  };
  EXPECT_EQ(said(squares(), {"touch"}), "K");
  EXPECT_EQ(said(squares(), {"side"}), "W");
  EXPECT_EQ(said(squares(), {"corner forward"}), "fF");
  EXPECT_EQ(said(squares(), {"away 2"}), "DNA");
  EXPECT_EQ(said(squares(), {"away 3"}), "HCZG");
  EXPECT_EQ(said(squares(), {"leap 2:1 orthogonal forward"}), "fhN");
  EXPECT_EQ(said(squares(), {"step orthogonal diagonal forward"}), "fWfF");
  EXPECT_EQ(said(squares(), {"hop orthogonal diagonal beyond 1 locust"}), "m[cQ-K]");
  EXPECT_EQ(said(squares(), {"ride 2:1 orthogonal hurdles 1 beyond 1 locust"}), "m[cNN-N]");
  EXPECT_EQ(said(squares(), {"slide orthogonal hurdles 1"}), "pR");
  EXPECT_EQ(said(hexagons(), {"away 2"}), "DF");
  EXPECT_EQ(said(hexagons(), {"side"}), "W");
  for (const char* move :
       {"slide orthogonal over square", "hop orthogonal hurdles 2", "hop orthogonal beyond equal",
        "roam 1 orthogonal", "slide orthogonal rifle", "slide orthogonal swap",
        "slide orthogonal rising", "step orthogonal halting",
        "leap 2 orthogonal then slide orthogonal ahead", "slide orthogonal exactly 2",
        "slide diagonal at least 2", "hop orthogonal beyond exactly 2",
        "hop orthogonal beyond 1 then step diagonal outward", "slide diagonal reflecting 1",
        "wheel 2:1 orthogonal hurdles 1", "zigzag 2:1 orthogonal along diagonal",
        "zigzag 2:1 orthogonal turning 90 270"})
    EXPECT_EQ(said(squares(), {move}), "-") << move;
}

TEST(BetzaPrint, EveryShippedPieceReadsBackWithTheSameReach) {
  int said = 0;
  for (const char* id : {"chess", "chess99", "gilman-river", "immortal-star-masters"}) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
    ASSERT_EQ(describe(report), "");
    const Board& board = game->board();
    BetzaWriter writer(board);
    for (const PieceType& piece_type : game->piece_types) {
      const auto text = writer.write(piece_type.moves, piece_type.state);
      if (!text) continue;
      ++said;
      const auto betza = read(board, *text);
      ASSERT_TRUE(betza) << *text;
      for (const SeatId seat : board.seat_ids()) {
        const PieceMoves ours(board, piece_type.moves, seat, piece_type.state),
            theirs(board, betza->moves, seat, piece_type.state);
        for (const CellId cell : board.cells())
          EXPECT_EQ(reach(ours, {}, cell).moves, reach(theirs, {}, cell).moves)
              << game->id << " " << piece_type.id << " " << *text;
      }
    }
  }
  EXPECT_GT(said, 20);
}

std::string some_text(bool on_squares) {
  const auto some = [](const std::vector<std::string>& words) { return test::any_of(words); };
  const std::vector<std::string> use = {"", "", "m", "c", "mc"}, first = {"", "", "i", "o"},
                                 way = {"", "", "", "n", "j", "p", "g", "q", "z"},
                                 range = {"", "", "", "0", "2", "3"},
                                 atom = {"W", "F", "D", "N", "A",  "H",  "C",     "Z",     "G",
                                         "K", "R", "B", "Q", "NN", "DD", "(4,1)", "(2,0)", "(3,3)"},
                                 line = {"W", "F", "D",  "A", "K",    "R",
                                         "B", "Q", "R2", "N", "(4,1)"};
  std::vector<std::string> aims = {"",  "",   "",   "f",  "b",  "l",   "r",   "v",
                                   "s", "fl", "rb", "fs", "bh", "ffr", "ffll"};
  if (on_squares)
    aims.insert(aims.end(), {"hl", "lfrb"});
  else
    aims.insert(aims.end(), {"1", "10,2"});
  const std::vector<std::string> turn =
      on_squares ? std::vector<std::string>{"", "", "f", "fs", "s", "b", "v", "ffll", "bl"}
                 : std::vector<std::string>{"", "", "f", "fs", "b", "10,2"};
  std::string text;
  for (std::int64_t parts = test::any_between(1, 3); parts > 0; --parts) {
    const auto kind = test::any_between(0, 4);
    if (kind == 0)
      text += some(first) + some(aims) + some(use) + "[" + some({"", "c", "p"}) + some(line) +
              some({"-", "?"}) + some(line) + "]";
    else if (kind == 1)
      text += some(first) + some(aims) + some({"", "c", "p", "y", "m"}) + "a" + some(turn) +
              some(use) + some(line);
    else
      text += some(first) + some(aims) + some(use) + some(way) + some(atom) + some(range);
  }
  return text;
}

Occupancy random_pieces(const Board& board, CellId from, std::mt19937& dice) {
  Occupancy pieces;
  for (const CellId cell : board.cells())
    if (cell != from && dice() % 4 == 0) (dice() % 2 == 0 ? pieces.own : pieces.enemy).insert(cell);
  return pieces;
}

LAW(BetzaPrint, WhatIsWrittenReadsBackWithTheSameReach) {
  const bool on_squares = test::any_bool();
  const Board& board = on_squares ? squares() : hexagons();
  static BetzaWriter of_squares(squares()), of_hexagons(hexagons());
  const auto betza = read(board, some_text(on_squares));
  if (!betza) return;
  const auto text = (on_squares ? of_squares : of_hexagons).write(betza->moves, betza->state);
  if (!text) return;
  const auto back = read(board, *text);
  HOLDS(back.has_value());
  std::mt19937 dice(static_cast<unsigned>(test::any_between(0, 1 << 20)));
  for (const SeatId seat : board.seat_ids()) {
    const PieceMoves ours(board, betza->moves, seat, betza->state),
        theirs(board, back->moves, seat, betza->state);
    for (int i = 0; i < 4; ++i) {
      const auto from = static_cast<CellId>(dice() % static_cast<unsigned>(board.size()));
      const Occupancy pieces = random_pieces(board, from, dice);
      const Reach a = reach(ours, pieces, from), b = reach(theirs, pieces, from);
      HOLDS(a.moves == b.moves && a.captures == b.captures && a.blocked == b.blocked &&
            a.passed == b.passed);
    }
  }
}

TEST(BetzaPrint, NearlyEveryParsedTextCanBeWritten) {
  int all = 0, said = 0;
  BetzaWriter writer(squares());
  for (const char* way : {"", "n", "j", "p", "g", "q", "z"})
    for (const char* aims : {"", "f", "lfrb", "hr"})
      for (const char* atom : {"W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "R", "B", "Q",
                               "NN", "R3", "N2", "(4,1)", "(5,0)0"}) {
        const auto betza = read(squares(), std::string(aims) + way + atom);
        if (!betza) continue;
        ++all;
        const bool written = writer.write(betza->moves, betza->state).has_value();
        EXPECT_TRUE(written) << aims << way << atom;
        said += written ? 1 : 0;
      }
  EXPECT_EQ(said, all);
  EXPECT_GT(all, 150);
}

}  // namespace
}  // namespace boardwright::tests::betza_print_test
