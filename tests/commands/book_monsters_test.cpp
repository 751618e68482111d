// Oversized articles, figures and pieces are refused before anything is drawn. Large ones within
// the limits are drawn in 512 MB of address space.
#include "support/monsters.h"

namespace boardwright::tests::book_monsters_test {
namespace {

using namespace test::monsters;

const std::string queen =
    "[piece.q]\nname = \"Q\"\nletter = \"Q\"\nmoves = [\"slide orthogonal diagonal\"]\n";

std::string figure(const std::string& keys) {
  return "[[figure]]\nid = \"a\"\ntitle = \"A\"\nsection = \"1.0\"\n" + keys;
}

TEST_F(Monsters, FiguresWithManyPieces) {
  game(queen, "45x45");
  const auto pieces = [](int count) {
    std::string all;
    for (int i = 0; i < count; ++i)
      all += "{ label = \"Q\", piece = \"q\", cell = \"" + std::string(i % 45 < 26 ? "" : "a") +
             static_cast<char>('a' + i % 45 % 26) + std::to_string(1 + i / 45) +
             "\", arrows = true },\n";
    return all;
  };
  files_["f.toml"] = figure("men = [\n" + pieces(2000) + "]\n");
  const std::string many = "f.toml:1:1: error: figure 'a' shows more than 50000 parts\n";
  expect_refused(many);
  expect_refused(many, "draw g a");
  files_["f.toml"].clear();
  for (int i = 0; i < 150; ++i)
    files_["f.toml"] += "[[figure]]\nid = \"f" + std::to_string(i) +
                        "\"\ntitle = \"A\"\nsection = \"1.0\"\nmen = [" + pieces(3) + "]\n";
  const std::string spent = ", the figures of this game take more than 500000000 steps\n";
  expect_refused(spent, "build g --out " + (home_ / "out").string());
}

TEST_F(Monsters, SectionsAndArticlesTogetherHaveLimits) {
  game(pawn);
  std::string text = "# T\n";
  for (int i = 0; i < limits::sections; ++i) text += "\n## " + std::to_string(i) + ".0 S\n";
  files_["t.md"] = text;
  expect_read();
  files_["t.md"] = text + "\n## 2000.0 S\n";
  expect_refused("t.md:4003:1: error: a game has at most 2000 sections\n");
  game(pawn);
  files_["t.md"] = "# T\n" + times(6000, times(10, "ten bytes ") + "\n\n");
  files_["game.toml"] +=
      "[[article]]\nid = \"two\"\ntitle = \"T\"\nauthor = \"A\"\ntext = "
      "\"t.md\"\nfigures = \"f.toml\"\nclaims = \"c.toml\"\n";
  expect_refused("with article 'two', the texts of this game are longer than 1048576 bytes\n");
}

TEST_F(Monsters, FiguresWithManySigns) {
  for (const char* layer : {"marks = [", "paint = ["}) {
    game(pawn, "45x45");
    const char* item = layer[0] == 'm' ? "{ mark = \"x\" },\n" : "{ as = \"shade\" },\n";
    files_["f.toml"] = figure(layer + times(40'000, item) + "]\n");
    expect_refused("f.toml:1:1: error: figure 'a' shows more than 50000 parts\n");
  }
  game(queen, "45x45");
  files_["f.toml"] =
      figure("marks = [" + times(30'000, "{ mark = \"x\", range = \"q\" },\n") + "]\n");
  expect_refused("f.toml:1:1: error: figure 'a' shows more than 50000 parts\n");
}

TEST_F(Monsters, FiguresWithManyPlays) {
  game(queen, "45x45");
  files_["positions/one.txt"] = "turn: White\nWhite: Q a1\nBlack: Q b3\n";
  files_["f.toml"] = figure("position = \"one\"\nplays = [" +
                            times(9000, "\"a1 a2\", \"b3 b4\", \"a2 a1\", \"b4 b3\",\n") + "]\n");
  expect_refused("with figure 'a', the figures of this game take more than 500000000 steps\n");
}

TEST_F(Monsters, ManyBrokenLinks) {
  game(pawn);
  std::string text = "# T\n\n";
  for (int i = 0; i < 1990; ++i) text += "## " + std::to_string(i) + ".0 S\n\n";
  for (int i = 0; i < 20'000; ++i) text += "[a](#a" + std::to_string(i) + ".0)\n\n";
  files_["t.md"] = text;
  expect_refused("t.md: 19950 more problems\n", "build g --out " + (home_ / "out").string());
}

TEST_F(Monsters, ManyClaimsMentionedOften) {
  game(pawn);
  files_["t.md"] = "# T\n\n" + times(49'000, "{{c9999}}\n\n");
  files_["c.toml"] =
      "claims = [\n" +
      times(10'000, "{ id = \"c#\", at = \"1\", kind = \"cell-count\", count = 64 },\n") + "]\n";
  expect_read();
}

TEST_F(Monsters, GeneratedListsAreAllowedOnce) {
  game(pawn);
  files_["t.md"] = "# T\n\n{{pieces}}\n\n" + times(2000, "{{pieces}}\n\n");
  expect_refused("t.md:5:1: error: this list made from data is in the article already\n");
}

TEST_F(Monsters, TextsThatCannotBeLaidOut) {
  const std::string words(20'000, 'w');
  game(pawn);
  files_["t.md"] = "# T\n\n```\n" + words + "\n```\n";
  expect_refused("a line is longer than 16384 bytes\n");
  files_["t.md"] = "# T\n";
  files_["game.toml"] = "summary = \"" + words + "\"\n" + files_["game.toml"];
  expect_refused("game.toml:1:11: error: a text is longer than 16384 bytes\n");
  game(pawn);
  files_["game.toml"] += "copyright = \"" + std::string(9000, 'a') + "\"\nversion = \"" +
                         std::string(9000, 'b') + "\"\n";
  expect_refused("error: the credit is longer than 16384 bytes\n");
  game(pawn);
  claim("kind = \"cell-count\"\nzone = \"" + words + "\"\ncount = 1");
  expect_refused("is longer than 16384 bytes\n");
}

TEST_F(Monsters, PartsOfDrawingsUsedOften) {
  game(pawn);
  fs::remove(home_ / "templates/pieces");
  fs::create_directories(home_ / "templates/pieces");
  std::string line = "M 0 0";
  for (int i = 0; i < 10'000; ++i) line += " L 1 1";
  files_["../../pieces/p.toml"] = "[part.a]\nshapes = [{ line = \"" + line + "\" }]\n" +
                                  times(100, "[piece.p#]\nname = \"P\"\nalt = \"a\"\nparts = [" +
                                                 times(100, "\"a\", ") + "]\n");
  expect_refused("error: the drawings of all pieces have more than 100000 strokes\n", "specimen");
}

/// A game like Taikyoku Shogi: 209 kinds of pieces that slide in eight directions.
std::string riders() {
  return times(209,
               "[piece.p#]\nname = \"P\"\nletter = \"P#\"\nmoves = [\"slide orthogonal "
               "diagonal\", \"step orthogonal forward\"]\n") +
         "[play]\nking = \"p0\"\nstart = \"one\"\n";
}

std::string ranks(const std::string& seat, int first) {
  std::string text = seat + ":";
  for (int i = 0; i < 209; ++i) {
    const int file = i % 36;
    text += " P" + std::to_string(i) + (file < 26 ? " " : " a") +
            static_cast<char>('a' + file % 26) +
            std::to_string(first > 1 ? first - i / 36 : first + i / 36);
  }
  return text + "\n";
}

TEST_F(Monsters, TwoHundredRidersOnALargeBoard) {
  game(riders(), "36x36");
  files_["positions/one.txt"] = "turn: White\n" + ranks("White", 1) + ranks("Black", 36);
  expect_read();
  const std::string text = said("moves g");
  EXPECT_TRUE(text.starts_with("0 ")) << text.substr(0, 300);
}

TEST_F(Monsters, EndOfMemoryIsReported) {
  game(riders(), "36x36");
  files_["positions/one.txt"] = "turn: White\n" + ranks("White", 1) + ranks("Black", 36);
  memory_ = 200 << 10;
  EXPECT_EQ(said("moves g"), "4 error: out of memory\n");
}

}  // namespace
}  // namespace boardwright::tests::book_monsters_test
