// Articles with inline figures, claims and remarks, and the proposals for them.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>

#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::own_articles_test {
namespace {

namespace fs = std::filesystem;

constexpr const char* little_chess = R"(title  = "Little Chess"
by     = "A. Newcomer, 2026"
tiling = "rectangular"
boards = ["8x8"]

[[seat]]
name    = "White"
forward = 90

[[seat]]
name    = "Black"
forward = 270

[piece.king]
letter = "K"
betza  = "K"

[piece.bishop]
letter = "B"
betza  = "B"

[piece.pawn]
letter = "P"
betza  = "fmWfcF"

[zone.far]
ranks = "last"

[play]
king       = "king"
start      = "4k3/pppppppp/8/8/8/8/PPPPPPPP/2B1K3 w"
promotions = [{ pieces = ["pawn"], zone = "far", to = ["bishop"] }]

[[article]]
id = "rules"
)";

constexpr const char* rules = R"(# Little Chess

The board has {{cell-count = 64}} squares, and each side has {{men-count start seat=1 = ten}} pieces.

## The Bishop {#bishop}

From d4 a Bishop reaches {{reach-count bishop d4 = 13}} squares, from a1 only {{reach-count bishop a1 = seven}}. It
sees {{range-share bishop from=a1 = half}} of the board; with a piece on c3 {{reach-cells bishop a1 own=c3 = b2}} is
left. Again: {{reach-count bishop d4 = 13: thirteen}}, {{reach-count-bishop-d4}}.

```figure 1: A Bishop in the middle
White: Bd4 Pf6
Black: pawn b6
reach: d4
```

```figure
Ke1 kd8
reach: e1 o d8
marks: * h1 h2
names = true
```

```claims
# nobody prints it
reach-count bishop h1 = 7
```

## The Pawn {#pawn}

```figure: White to play
4k3/P7/8/8/8/8/8/4K3 w
reach: a7
```

It becomes {{promotions "4k3/P7/8/8/8/8/8/4K3 w" a7 a8 = Bishop: a Bishop}}. The old book counts
{{reach-count bishop e3 = 12 but 11 by e-count}} squares from e3.

```erratum e-count
The book has counted e3 itself.
```
)";

class OwnArticles : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-words-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
    write("little/game.toml", little_chess);
    write("little/rules.md", rules);
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const fs::path& file, const std::string& text) const {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream(folder_ / file) << text;
  }

  static std::string replaced(std::string text, const std::string& old, const std::string& fresh) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), fresh);
  }

  std::string at(const fs::path& file) const { return (folder_ / file).string(); }

  ExitCode run(const char* command, test::Words words) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const ExitCode code = test::run_command(command, words, context_);
    said_ = testing::internal::GetCapturedStdout();
    complained_ = testing::internal::GetCapturedStderr();
    return code;
  }
  ExitCode build() { return run("build", {{"GAME", at("little")}, {"--out", at("out")}}); }
  ExitCode verify(const std::string& game) { return run("verify", {{"GAME", at(game)}}); }

  std::string built(const fs::path& file) const {
    return disk::read_file(folder_ / "out/little" / file, std::size_t{1} << 24);
  }

  /// The text of a reference game without published counts and sample game, for adding an article.
  static std::string bare(const std::string& game) {
    std::string text =
        disk::read_file(find_home() / "templates/games" / game / "game.toml", std::size_t{1} << 20);
    for (const char* table : {"[[count]]", "[sample]"})
      for (std::size_t at = text.find(table); at != std::string::npos; at = text.find(table)) {
        const std::size_t next = text.find("\n[", at);
        text.erase(at, next == std::string::npos ? next : next + 1 - at);
      }
    return text + "\n[[article]]\nid = \"rules\"\n";
  }

  fs::path folder_;
  Context context_;
  std::string said_, complained_;
};

TEST_F(OwnArticles, NeedNoOtherFiles) {
  ASSERT_EQ(build(), ExitCode::fine) << said_ << complained_;
  EXPECT_EQ(complained_, "");
  EXPECT_EQ(said_.substr(0, said_.find('\n')),
            "little: 8 of 9 claims agree, 1 explained; 3 figures, 1 page");
  const std::string page = built("rules.html");
  for (const char* words :
       {"The board has 64 squares, and each side has ten pieces.", "By A. Newcomer, 2026",
        "From d4 a Bishop reaches 13 squares, from a1 only seven.", "Again: thirteen, 13.",
        "It becomes a Bishop. ", "counts\n11 squares from e3", "id=\"claim-reach-count-bishop-d4\"",
        "8 statements about the board, its pieces and positions proved by the engine; 1 explained",
        "<summary>Erratum</summary>\n<div id=\"e-count\">", "id=\"fig-1\"",
        "id=\"fig-rules-figure-1\"",
        ">Diagram 1.</a> A Bishop in the middle. Bishop on d4: 9 moves",
        ">Diagram.</a> King on e1: 5 moves (x); King on d8: 5 moves (o)",
        ">White to play.</a> Pawn on a7: 1 move (x)."})
    EXPECT_NE(page.find(words), std::string::npos) << words;
  EXPECT_EQ(page.find("```"), std::string::npos);
  EXPECT_NE(page.find("White has: Bishop on d4; Pawn on f6. Black has: Pawn on b6."),
            std::string::npos);
}

TEST_F(OwnArticles, AreProvedAtTheirPlace) {
  write("little/rules.md", replaced(rules, "bishop d4 = 13}", "bishop d4 = 12}"));
  EXPECT_EQ(verify("little"), ExitCode::claim_differs);
  EXPECT_NE(said_.find("little/rules.md:7:28: error: no erratum explains the difference\n"
                       "    write = 13\n"),
            std::string::npos)
      << said_;
  write("little/rules.md", replaced(rules, "bishop d4 = 13}", "bishop d9 = 13}"));
  EXPECT_EQ(verify("little"), ExitCode::input);
  EXPECT_NE(complained_.find("little/rules.md:7:47: error: no cell 'd9' on board '8x8'\n"),
            std::string::npos)
      << complained_;
}

TEST_F(OwnArticles, ReportWhatAFigureCannotShow) {
  const std::pair<const char*, const char*> cases[] = {
      {"White: Bd4 Zf6", ":12:12: error: 'Zf6' is not a piece on a cell of board '8x8'\n"},
      {"White: Bd4 Pf9", ":12:12: error: 'Pf9' is not a piece on a cell of board '8x8'\n"},
      {"reach: d5", ":14:8: error: there is no piece on d5\n"},
      {"raech: d4", ":14:1: error: unknown word 'raech'\n"},
      {"board: 9x", ":14:8: error: unknown board '9x'"},
      {"named = true", ":14:1: error: unknown key 'named'\n"},
  };
  for (const auto& [line, problem] : cases) {
    const bool pieces = std::string(line).starts_with("White");
    write("little/rules.md", replaced(rules, pieces ? "White: Bd4 Pf6" : "reach: d4", line));
    EXPECT_EQ(verify("little"), ExitCode::input) << line;
    EXPECT_NE(complained_.find("rules.md" + std::string(problem)), std::string::npos)
        << line << "\n"
        << complained_;
  }
}

TEST_F(OwnArticles, WithoutAnAuthorNameNoneAndRetellNothing) {
  write("little/game.toml", replaced(little_chess, "by     = \"A. Newcomer, 2026\"\n", ""));
  ASSERT_EQ(build(), ExitCode::fine) << complained_;
  const std::string page = built("rules.html");
  EXPECT_EQ(page.find("class=\"credit\""), std::string::npos);
  EXPECT_EQ(page.find(">By "), std::string::npos);
  EXPECT_EQ(page.find("retells"), std::string::npos);
}

TEST_F(OwnArticles, ABlackPieceInBlacksLineCanHaveASmallLetter) {
  write("little/rules.md", replaced(rules, "Black: pawn b6", "Black: pb6 kh8"));
  EXPECT_EQ(verify("little"), ExitCode::fine) << complained_;
}

TEST_F(OwnArticles, AMisspeltFenceIsNoticed) {
  write("little/rules.md", replaced(rules, "```figure: White", "```figur: White"));
  verify("little");
  EXPECT_NE(complained_.find("warning: a block of the kind 'figur' is printed as code\n"),
            std::string::npos)
      << complained_;
  EXPECT_NE(complained_.find("did you mean ```figure?"), std::string::npos) << complained_;
}

TEST_F(OwnArticles, AFigureOutsideAnArticleIsRefusedWithAHint) {
  write("little/game.toml", std::string(little_chess) + "\n[[figure]]\nid = \"1\"\n");
  EXPECT_EQ(verify("little"), ExitCode::input);
  EXPECT_NE(complained_.find("'figure' belongs to [[article]]"), std::string::npos) << complained_;
}

TEST_F(OwnArticles, AreMadeAgainWhenClaimsOrFiguresChange) {
  ASSERT_EQ(build(), ExitCode::fine) << complained_;
  const std::string svg = built("figures/1.svg");
  write("little/rules.md", replaced(replaced(rules, "bishop d4 = 13}", "bishop d3 = 11}"),
                                    "White: Bd4 Pf6", "White: Bd4 Pe5"));
  ASSERT_EQ(build(), ExitCode::fine) << said_ << complained_;
  EXPECT_NE(built("rules.html").find("From d4 a Bishop reaches 11 squares"), std::string::npos);
  EXPECT_NE(built("figures/1.svg"), svg);
}

TEST_F(OwnArticles, CanHaveThemInTheFileOfTheGame) {
  write("little/game.toml", std::string(little_chess) + R"(claims = [
  { id = "b", at = "Our count", kind = "reach-count", piece = "bishop", cell = "d4", count = 13 },
]

[[article.figure]]
id      = "1"
title   = "A Bishop"
section = "bishop"
men     = [{ label = "B", piece = "bishop", cell = "d4", mark = "x" }]
)");
  write("little/rules.md", "# T\n\n## B {#bishop}\n\n{{b}} squares\n\n![](figure:1)\n");
  EXPECT_EQ(build(), ExitCode::fine) << said_ << complained_;
  EXPECT_EQ(complained_, "");
  EXPECT_NE(built("rules.html").find("13 squares"), std::string::npos);
  EXPECT_EQ(load_game(context_, at("little"), Extent::rules)->piece_types.size(), 3u);
}

TEST_F(OwnArticles, ANumberWithoutAClaimGetsAProposal) {
  write(
      "little/rules.md",
      "# T\n\nA Bishop on d4 reaches 13 cells, and sees half of the squares.\n\nThere are 8 ranks, "
      "64 squares and 13 moons.\n");
  EXPECT_EQ(verify("little"), ExitCode::fine);
  for (const char* hint :
       {"rules.md:3:24: warning: no claim proves '13'",
        "^ write {{reach-count bishop d4 = 13}}, or",
        "^ write {{range-share bishop from=d4 = half}}, or", "^ write {{rank-count = 8}}, or",
        "^ write {{cell-count = 64}}, or", "^ write {{CLAIM: 13}}, or"})
    EXPECT_NE(complained_.find(hint), std::string::npos) << hint << "\n" << complained_;
}

/// The blocks of Markdown of a page of the manual.
std::string markdown_in(const std::string& page) {
  const std::string text =
      disk::read_file(find_home() / "templates/manual" / page, std::size_t{1} << 20);
  static const std::regex block("(^|\\n)(````?)markdown\\n([^]*?)\\n\\2\\n");
  std::string found;
  for (std::sregex_iterator at(text.begin(), text.end(), block), end; at != end; ++at)
    if ((*at)[3].str().find("reach") != std::string::npos ||
        (*at)[3].str().find("```") != std::string::npos)
      found += (*at)[3].str() + "\n\n";
  return found;
}

TEST_F(OwnArticles, AreShownInTheManualAsTheyWork) {
  const std::string blocks = markdown_in("articles.md");
  EXPECT_GE(std::count(blocks.begin(), blocks.end(), '`'), 18);
  write("little/rules.md",
        "# T\n\n## B {#b}\n\n{{reach-count bishop e3 = 12 but 11 by e-bishop}}\n\n" + blocks);
  EXPECT_EQ(verify("little"), ExitCode::fine) << said_ << complained_;
  EXPECT_EQ(complained_, "");
}

// Proposals.

class Proposals : public OwnArticles, public testing::WithParamInterface<const char*> {};

TEST_P(Proposals, AsDataCanBeUsedUnchanged) {
  const std::string game = bare(GetParam());
  write("new/game.toml", game + "figures = \"figures.toml\"\nclaims = \"claims.toml\"\n");
  for (const char* file : {"figures.toml", "claims.toml", "rules.md"})
    write(fs::path("new") / file, "");
  ASSERT_EQ(run("propose", {{"GAME", at("new")}}), ExitCode::fine);
  const std::string proposed = said_, figures = "# For the figures file\n";
  const std::size_t parts = proposed.find(figures);
  write("new/claims.toml", proposed.substr(0, parts));
  write("new/figures.toml", proposed.substr(parts));
  std::string text = "# T\n\n";
  static const std::regex figure("figure:(.*)\\)\\n[^]*?section = \"(.*)\"");
  for (std::sregex_iterator at(proposed.begin(), proposed.end(), figure), end; at != end; ++at)
    text += "## S {#" + (*at)[2].str() + "}\n\n![](figure:" + (*at)[1].str() + ")\n\n";
  static const std::regex row("\n# (\\|.*)");
  for (std::sregex_iterator at(proposed.begin(), proposed.end(), row), end; at != end; ++at)
    text += (*at)[1].str() + "\n";
  write("new/rules.md", text);
  EXPECT_EQ(verify("new"), ExitCode::fine);
  EXPECT_EQ(complained_, "");
  EXPECT_EQ(said_.find("differs"), std::string::npos) << said_;
  EXPECT_GT(std::count(proposed.begin(), proposed.end(), '{'), 40);
}

TEST_P(Proposals, AsMarkdownAreAnArticle) {
  write("new/game.toml", bare(GetParam()));
  write("new/rules.md", "");
  ASSERT_EQ(run("propose", {{"GAME", at("new")}, {"--markdown", ""}}), ExitCode::fine);
  write("new/rules.md", "# T\n\n" + said_);
  EXPECT_EQ(verify("new"), ExitCode::fine);
  EXPECT_EQ(complained_, "");
  EXPECT_EQ(said_.find("differs"), std::string::npos) << said_;
}

// Squares with holes, hexagons, a ring, and cells whose names begin with numbers.
INSTANTIATE_TEST_SUITE_P(Games, Proposals,
                         testing::Values("omega", "glinski", "byzantine", "shogi"));

}  // namespace
}  // namespace boardwright::tests::own_articles_test
