// Oversized files are refused, and large files within the limits are read, in 512 MB of address
// space.
#include "support/monsters.h"

namespace boardwright::tests::monsters_test {
namespace {

using namespace test::monsters;

TEST_F(Monsters, AnArticleOfOneLine) {
  game(pawn);
  files_["t.md"] = "# T\n\n" + times(10'000, "*a* b `c` d ");
  expect_refused("t.md:3:1: error: a paragraph is longer than 16384 bytes\n");
  files_["t.md"] = "# T\n\n" + times(15'000, "*a* [x](zz) ");
  expect_refused("t.md: 14951 more problems\n");
  files_["t.md"] = "# T\n\n" + times(100'000, "a {{B}} ");
  expect_refused("t.md: 99951 more problems\n");
}

TEST_F(Monsters, UnknownKeys) {
  game(pawn + times(80'000, "k# = 1\n"));
  expect_refused("game.toml: 79950 more problems\n");
}

TEST_F(Monsters, ATargetUsedOften) {
  game(pawn);
  files_["t.md"] =
      "# T\n\n" + times(40'000, "[a]\n\n") + "[a]: http://e.org/" + std::string(60'000, 'a') + "\n";
  expect_refused("the targets of all links and pictures are longer than 1048576 bytes");
}

TEST_F(Monsters, ARingOfIncludes) {
  std::string ring;
  for (int i = 0; i < 6000; ++i)
    ring += "[piece.p" + std::to_string(i) + "]\nname = \"P\"\nincludes = [\"p" +
            std::to_string((i + 1) % 6000) + "\"]\nmoves = [\"step orthogonal\"]\n";
  game(ring);
  expect_refused("a game has at most 512 pieces");
  ring.clear();
  constexpr int some = 256;
  for (int i = 0; i < some; ++i)
    ring += "[piece.p" + std::to_string(i) + "]\nname = \"P\"\nincludes = [\"p" +
            std::to_string((i + 1) % some) + "\"]\nmoves = [\"step orthogonal\"]\n";
  game(ring, "2x2");
  expect_read();
}

TEST_F(Monsters, ManyTilesInAPeriod) {
  files_["../../tilings/rectangular.toml"] =
      "name = \"rows\"\nnaming = \"lattice\"\nperiod = [[1000, 0, 0, 0], [0, 0, 0, 1]]\n"
      "tile = [\n" +
      times(1000, "{ kind = \"square\", sides = 4, corner = [#, 0, 0, 0], heading = 0 },\n") +
      "]\n[axis.orthogonal]\nheadings = [0, 90, 180, 270]\n";
  game(pawn, "45x45");
  expect_refused("board '45x45' has more than 2048 cells");
}

TEST_F(Monsters, RepeatedBetza) {
  game("[piece.p]\nname = \"P\"\nbetza = \"" + times(2000, "N") + "\"\n");
  expect_refused("moves are at most 512");
  game("[piece.p]\nname = \"P\"\nbetza = \"" + times(500, "N ") + "\"\n");
  expect_read();
  game("[piece.p]\nname = \"P\"\nbetza = \"" + times(4000, "asasasasaszW") + "\"\n");
  expect_refused("moves are at most 512");
  game("[piece.p]\nname = \"P\"\nbetza = \"a" + times(4000, "s") + "zW\"\n");
  expect_refused("these legs bend in too many ways");
  game(times(100, "[piece.p#]\nname = \"P\"\nbetza = \"" + times(500, "N ") + "\"\n"), "45x45");
  expect_refused("the moves of all pieces lead over more than 70000000 cells of board '45x45'");
}

TEST_F(Monsters, MovesOverTooManyCells) {
  for (const char* move : {"slide orthogonal", "leap 99 orthogonal", "leap 99:98 orthogonal",
                           "away 99", "slide orthogonal then side outward", "ride 2:1 orthogonal",
                           "wheel 2:1 orthogonal", "touch"}) {
    game(times(20, "[piece.p#]\nname = \"P\"\nmoves = [" +
                       times(300, "\"" + std::string(move) + "\", ") + "]\n"),
         "45x45");
    expect_refused("the moves of all pieces lead over more than 70000000 cells of board '45x45'");
  }
}

TEST_F(Monsters, LongNames) {
  game("[piece." + std::string(60'000, 'a') + "]\nname = \"P\"\nmoves = [\"step orthogonal\"]\n" +
       "[play]\nking = \"" + std::string(60'000, 'b') + "\"\n");
  expect_refused("unknown piece 'bbbb");
}

TEST_F(Monsters, EndlessProofs) {
  game(pawn);
  files_["positions/one.txt"] = one;
  claim("kind = \"perft\"\nposition = \"one\"\ndepth = 20\ncount = 1");
  claim("kind = \"piece-count\"\ncount = 2");
  expect_refused("the proofs of this game take more than 250000000 steps");
}

TEST_F(Monsters, APositionOfOneLine) {
  game(pawn, "45x45");
  files_["positions/one.txt"] = "turn: White\nWhite: P" + times(150'000, " zz99");
  expect_refused("one.txt: 149950 more problems\n");
}

TEST_F(Monsters, AFenOfOneField) {
  game(pawn);
  files_["positions/one.txt"] = "8/8/8/8/4P3/8/8/8 b - " + times(500'000, "e3") + " 0 1\n";
  expect_refused("no Pawn has just passed over 'e3e3");
}

TEST_F(Monsters, ADetourAcrossALargeBoard) {
  game(
      "[piece.k]\nname = \"K\"\nmoves = [\"step orthogonal diagonal\"]\n"
      "[piece.q]\nname = \"Q\"\nmoves = [\"slide orthogonal diagonal\"]\n",
      "45x45");
  claim("kind = \"detour\"\npiece = \"k\"\nagainst = \"q\"\ncount = 44");
  expect_read();
}

TEST_F(Monsters, FilesBeyondTheLimits) {
  game(pawn);
  files_["t.md"] = "# T\n\n" + times(110'000, "ten bytes ");
  expect_refused("t.md: error: the file is longer than 1048576 bytes");
  files_["t.md"] = "# T\n";
  files_["f.toml"] = times(200'000, "# f #\n");
  expect_refused("f.toml: error: the file is longer than 1048576 bytes");
}

TEST_F(Monsters, ABatchOnManyBoardsAndWithALongLine) {
  game("[piece.p]\nname = \"P\"\nmoves = [" + times(20, "\"slide orthogonal\", ") + "]\n");
  std::string lines;
  for (int i = 0; i < 45; ++i)
    lines += "p a1 board=" + std::to_string(36 + i % 6) + "x" + std::to_string(36 + i / 6) + "\n";
  files_["lines"] = lines + "p a1 own=" + times(100'000, "b2,") + "\np a1\n";
  const std::string text =
      said("reach g --batch < '" + (home_ / "templates/games/g/lines").string() + "'");
  EXPECT_TRUE(text.starts_with("3 ")) << text.substr(0, 300);
  EXPECT_NE(text.find("line 46: error: the line is longer than 65536 bytes"), std::string::npos);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 48);
}

}  // namespace
}  // namespace boardwright::tests::monsters_test
