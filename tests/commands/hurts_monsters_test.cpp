// Hostile input: cyclic references, unterminated texts, symbolic links to other folders, and
// systems with few resources.
#include <gtest/gtest.h>

#include <algorithm>

#include "formats/imports.h"
#include "pgn/pgn.h"
#include "support/desk.h"
#include "support/small_game.h"
#include "support/written_game.h"

namespace boardwright::tests::hurts_test {
namespace {

namespace fs = std::filesystem;

std::string times(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i)
    for (const char c : text) c == '#' ? all += std::to_string(i) : all += c;
  return all;
}

/// Runs commands with little memory and time.
class HostileInput : public testing::Test {
 protected:
  /// The output of the program and its exit code: "x.ini:1:1: …\ncode 3\n".
  std::string said(const std::string& arguments, const std::string& limits = "ulimit -v 600000") {
    return desk_.type("(" + limits + "; ulimit -t 20; boardwright " + arguments +
                      ") 2>&1; echo \"code $?\"");
  }
  void expect(const std::string& arguments, int code, const std::string& words) {
    const std::string text = said(arguments);
    EXPECT_TRUE(text.ends_with("code " + std::to_string(code) + "\n"))
        << text.substr(text.size() - std::min<std::size_t>(text.size(), 500));
    EXPECT_NE(text.find(words), std::string::npos) << text.substr(0, 1000);
    EXPECT_LT(text.size(), 500'000u);
  }
  void write(const std::string& file, const std::string& text) { desk_.write(file, text, false); }

  test::Desk desk_;
};

TEST_F(HostileInput, VariantsThatInheritFromThemselves) {
  write("x.ini", "[a:b]\n[b:a]\n[c:a]\n");
  expect("import x.ini --out o", 3, "x.ini:1:1: error: the variant 'a' inherits from itself");
  expect("import x.ini --out o", 3, "'c' inherits from variants that inherit from themselves");
  write("x.ini", "[a:b]\n[b:a]\n" + times(900, "[x#:a]\n"));
  expect("import x.ini --out o", 3, "the variant 'a' inherits from itself");
}

TEST_F(HostileInput, AChainOfVariants) {
  write("x.ini", times(70, "[v#:w#]\n[w#:v#a]\n[v#a:v#b]\n[v#b:end]\n") + "[end]\nking = k\n");
  const std::string fine = said("import x.ini --out o");
  EXPECT_EQ(fine.find("others"), std::string::npos) << fine.substr(0, 500);
  std::string chain;
  for (int i = 0; i < 100; ++i)
    chain += "[v" + std::to_string(i) + ":v" + std::to_string(i + 1) + "]\n";
  write("y.ini", chain);
  expect("import y.ini --out o", 3, "the variant 'v0' inherits from more than 64 others");
}

TEST_F(HostileInput, TooManyVariantsInAFile) {
  write("x.ini", times(3000, "[x#:chess]\nnonsense = 1\n"));
  expect("import x.ini --out o", 3,
         "x.ini:2001:1: error: a file has at most 1000 variants; those from here on are not read");
}

TEST_F(HostileInput, UnknownKeysOfVariants) {
  write("x.ini", "[a]\n" + times(60'000, "unknown# = 1\n"));
  expect("import x.ini --out o", 3, "x.ini: 59950 more problems");
}

TEST_F(HostileInput, TooManyRows) {
  write("x.txt", times(58'000, "r n b q k b n r\n"));
  expect("read x.txt --board 8x8 >/dev/null", 3,
         "x.txt:8001:1: error: a text has at most 1000 drawings; those from here on are not read");
}

TEST_F(HostileInput, ADrawingTooLarge) {
  write("x.txt", "+" + times(400, "---+") + "\n" + times(3, "|" + times(400, "   |") + "\n"));
  expect("read x.txt --board 8x8 >/dev/null", 3, "a drawing has at most 1000 rows and columns");
}

TEST_F(HostileInput, RepeatedNumbersOfDrawings) {
  const std::string drawing = "Diagram A: T\n" + times(8, ". . . . . . . .\n") + "\n";
  write("x.txt", times(900, drawing));
  expect("read x.txt --board 8x8", 0, "read as 'A-51'");
}

TEST_F(HostileInput, LongNamesThatAreSimilar) {
  std::string game = test::squares();
  for (int i = 0; i < 80; ++i)
    game += "[zone." + std::string(5000, 'a') + std::to_string(i) + "]\nranks = \"1\"\n";
  game += "[piece.p]\nname = \"P\"\nmoves = [\n" +
          times(80, "\"step orthogonal onto " + std::string(4990, 'a') + "#\",\n") + "]\n";
  write("g/game.toml", game);
  expect("verify ./g", 3, "' cannot be a name");
  const std::string text = said("verify ./g");
  EXPECT_NE(text.find("aaa … aaa"), std::string::npos) << text.substr(0, 2000);
  EXPECT_LT(text.size(), 120'000u);
}

TEST_F(HostileInput, InvalidNamesAreNotInHints) {
  write("g/game.toml", test::squares() +
                           "[piece.\"p p\"]\nname = \"P\"\nmoves = [\"step orthogonal\"]\n"
                           "[piece.q]\nname = \"Q\"\nincludes = [\"p-p\"]\nmoves = []\n");
  const std::string text = said("verify ./g");
  EXPECT_NE(text.find("'p p' cannot be a name"), std::string::npos) << text;
  EXPECT_EQ(text.find("did you mean 'p p'"), std::string::npos) << text;
}

// PGN.

TEST_F(HostileInput, AFileOfGamesOfAnyLength) {
  const std::string game = "[Event \"E\"]\n[Round \"#\"]\n\n1. e4 {a [comment] " +
                           std::string(300, 'x') + "} e5 (1... c5) *\n\n";
  write("x.pgn", times(3500, game));
  ASSERT_GT(fs::file_size(desk_.folder() / "x.pgn"), std::size_t{1} << 20);
  const std::string text = said("pgn x.pgn --json", "ulimit -v 300000");
  EXPECT_NE(text.find("\"count\":3500}\ncode 0\n"), std::string::npos)
      << text.substr(text.size() - 300);
  write("x.pgn", times(3500, game) + "[Event \"E\"]\n\n1. e5 *\n");
  expect("pgn x.pgn", 3, "x.pgn:17503:4: error: ");
  EXPECT_NE(said("pgn x.pgn").find("1. e5 *\n   ^"), std::string::npos);
}

TEST_F(HostileInput, AnUnterminatedGameOfPgn) {
  write("x.pgn", "1. e4 {" + times(1'200'000, "x"));
  expect("pgn x.pgn", 3, "x.pgn:1:1: error: a game is longer than 1048576 bytes");
  write("x.pgn", times(60'000, "[T# \"x\"]\n") + "\n1. e4 *\n");
  expect("pgn x.pgn", 3, "x.pgn:257:1: error: a game has at most 256 tags");
  write("x.pgn", times(12'000, "Nf3 Nf6 Ng1 Ng8\n") + "*\n");
  expect("pgn x.pgn", 3, "x.pgn:3001:1: error: a game has at most 12000 moves");
}

TEST(PgnCutter, CutsOnlyBetweenGames) {
  pgn::PgnCutter cutter;
  std::vector<std::string> parts;
  for (const char* line : {"[A \"1\"]\n", "\n", "1. e4 {\n", "[no tag]\n", "} e5 (2. d4\n",
                           "[no tag]\n", ") *\n", "\n", "[A \"2\"]\n", "1. d4 *\n"})
    if (const auto part = cutter.add(line))
      parts.push_back(std::to_string(part->first_line) + " " + part->text);
  const auto last = cutter.finish();
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_TRUE(parts[0].starts_with("1 [A \"1\"]\n") && parts[0].ends_with(") *\n\n")) << parts[0];
  EXPECT_EQ(last.first_line, 9);
  EXPECT_EQ(last.text, "[A \"2\"]\n1. d4 *\n");
}

TEST_F(HostileInput, PipesAreRead) {
  const std::string text = desk_.type(
      "mkfifo p; echo '1. e4 e5 *' > p & boardwright pgn p; "
      "bash -c 'boardwright pgn <(echo \"1. d4 d5 *\")'; boardwright pgn .");
  EXPECT_NE(text.find("1. e4 e5"), std::string::npos) << text;
  EXPECT_NE(text.find("1. d4 d5"), std::string::npos) << text;
  EXPECT_NE(text.find("'.' is a folder, not a file"), std::string::npos) << text;
}

// Files.

TEST_F(HostileInput, LinksOutOfAGameAreNotFollowed) {
  test::write_small_game(desk_.folder() / "duel");
  write("elsewhere/rules.md", "# Nine Cells\n\n## King {#king}\n\nA secret: {{cells}} cells.\n");
  fs::remove(desk_.folder() / "duel/rules.md");
  fs::create_symlink("../elsewhere/rules.md", desk_.folder() / "duel/rules.md");
  expect("build ./duel --out o", 3, "a link leads out of the game's folder './duel'");
  EXPECT_EQ(desk_.type("grep -rl secret o 2>/dev/null"), "");
  expect("build ./duel --out o --root elsewhere", 0, "written to o");
  EXPECT_NE(desk_.type("grep -rl secret o").find("o/duel/source/rules.md"), std::string::npos);
  expect("verify ./duel --root nowhere", 4, "cannot open 'nowhere'");

  // Links within the folder are followed.
  fs::remove(desk_.folder() / "duel/rules.md");
  write("duel/words/text.md", "# Nine Cells\n\n## King {#king}\n\nAll {{cells}} cells.\n");
  fs::create_symlink("words/text.md", desk_.folder() / "duel/rules.md");
  expect("verify ./duel", 0, "");
  fs::remove(desk_.folder() / "duel/rules.md");
  fs::create_symlink(desk_.folder() / "duel/words/text.md", desk_.folder() / "duel/rules.md");
  expect("verify ./duel", 0, "");

  fs::create_symlink("/etc/passwd", desk_.folder() / "duel/game.toml.new");
  fs::rename(desk_.folder() / "duel/game.toml.new", desk_.folder() / "duel/game.toml");
  const std::string text = said("verify ./duel");
  EXPECT_NE(text.find("a link leads out"), std::string::npos) << text;
  EXPECT_EQ(text.find("root:"), std::string::npos) << text;
}

TEST_F(HostileInput, LinksOutOfAFolderOfStylesAreNotFollowed) {
  write("elsewhere/night.toml", "secret = 1\n");
  fs::create_directories(desk_.folder() / "mine/styles");
  fs::create_symlink("../../elsewhere/night.toml", desk_.folder() / "mine/styles/night.toml");
  const std::string draw = "draw chess --position start --style night --games mine -o x.svg";
  expect(draw, 3, "a link leads out of the folder 'mine'");
  EXPECT_EQ(said(draw).find("secret"), std::string::npos);
  expect(draw + " --root elsewhere", 3, "unknown key 'secret'");
}

TEST_F(HostileInput, SourceFilesOfAGameAreNotOverwritten) {
  test::write_small_game(desk_.folder() / "duel");
  const std::string before = desk_.type("cat duel/game.toml");
  expect("draw ./duel --position ' / / ' --format svg -o duel/game.toml", 2, "");
  expect("board ./duel -o duel/rules.md", 2, "");
  expect("export duel --to csv -o duel/game.toml", 2, "");
  EXPECT_EQ(desk_.type("cat duel/game.toml"), before);
}

TEST_F(HostileInput, AFolderWithAnInvalidNameHidesNoGame) {
  test::write_small_game(desk_.folder() / "mine/duel");
  test::write_small_game(desk_.folder() / "mine/bad name");
  expect("list --games mine", 3, "duel  Nine Cells");
  expect("list --games mine", 3, "'bad name' cannot be");
}

TEST_F(HostileInput, PerftDivideIsInTheJson) {
  EXPECT_EQ(said("perft jesonmor --depth 1 --divide --json").substr(0, 75),
            "{\"game\":\"jesonmor\",\"depth\":1,\"count\":30,\"first\":[{\"move\":\"a1 "
            "c2\",\"count\":1}");
}

TEST_F(HostileInput, ErrorsOfTheSystemAreReported) {
  const std::string text = said("draw chess --position start -o x.png", "ulimit -n 12");
  EXPECT_NE(text.find("Too many open files"), std::string::npos) << text;
  EXPECT_EQ(text.find("not a font"), std::string::npos) << text;
  test::write_small_game(desk_.folder() / "duel");
  for (const int memory : {30'000, 40'000, 80'000, 110'000, 130'000, 150'000}) {
    const std::string end = said("build ./duel --out o", "ulimit -v " + std::to_string(memory));
    EXPECT_TRUE(end.ends_with("code 4\n") || end.ends_with("code 0\n")) << memory << " " << end;
    EXPECT_TRUE(end.find("error: ") != end.npos || end.ends_with("code 0\n")) << end;
  }
}

TEST_F(HostileInput, ABuildWritesOnlyBelowItsFolder) {
  test::write_small_game(desk_.folder() / "duel");
  expect("build ./duel --out o/deep --jobs 3", 0, "written to o/deep");
  EXPECT_EQ(desk_.type("ls o"), "deep\n");
  write("duel/claims.toml", "nonsense");
  expect("build ./duel --out p/deep", 3, "");
  EXPECT_EQ(desk_.type("ls p 2>&1 | grep -c deep; ls"), "0\nduel\no\n");
}

}  // namespace
}  // namespace boardwright::tests::hurts_test
