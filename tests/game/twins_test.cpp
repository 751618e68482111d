// Names that break the rules, repeat others or refer to nothing are problems at their line.
#include <gtest/gtest.h>

#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::twins_test {
namespace {

using test::problems_of;
using test::squares;

const std::string rook =
    "[piece.rook]\nname = \"Rook\"\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n";

/// An article's table: seven lines.
std::string article(const std::string& id, const std::string& files = "one") {
  return "[[article]]\nid = \"" + id + "\"\ntitle = \"T\"\nauthor = \"A\"\ntext = \"" + files +
         ".md\"\nfigures = \"" + files + ".toml\"\nclaims = \"claims.toml\"\n";
}

std::string figure(const std::string& id) {
  return "[[figure]]\nid = \"" + id + "\"\ntitle = \"T\"\nsection = \"s\"\n";
}

using Files = std::map<std::string, std::string>;

Files files_with(const std::string& figures, const std::string& claims = {}) {
  return {{"one.md", ""}, {"one.toml", figures}, {"claims.toml", claims}};
}

TEST(Twins, FiguresOfTwoArticles) {
  Files files = files_with(figure("A1") + figure("A2"));
  files["two.md"] = "";
  files["two.toml"] = figure("a2");
  const std::string found =
      problems_of(squares() + rook + article("one") + article("two", "two"), files);
  EXPECT_EQ(found.find("two.toml:2:6: error: a second figure 'a2'\nthe first is on "), 0u) << found;
  EXPECT_TRUE(found.ends_with("one.toml:6\n")) << found;
}

TEST(Twins, Articles) {
  EXPECT_EQ(problems_of(squares() + rook + article("one") + article("One"), files_with("")),
            "game.toml:22:6: error: a second article 'One'\nthe first is on line 15\n");
}

TEST(Twins, Letters) {
  const std::string rider =
      "[piece.rider]\nname = \"Rider\"\nletter = \"R\"\nmoves = [\"slide orthogonal\"]\n";
  EXPECT_EQ(problems_of(squares() + rook + rider),
            "game.toml:16:10: error: a second piece with the letter 'R'\n"
            "the first is on line 12\n");
}

TEST(Twins, Seats) {
  EXPECT_EQ(problems_of(squares() + "[[seat]]\nname = \"White\"\nforward = 0\n" + rook),
            "game.toml:11:8: error: a second seat 'White'\nthe first is on line 5\n");
}

TEST(Twins, ClaimsErrataAndNotes) {
  const std::string remark = "section = \"s\"\ntext = \"t\"\n";
  const std::string claims =
      "claims = [\n{ id = \"a\", at = \"1\", kind = \"x\", count = 1 },\n"
      "{ id = \"a\", at = \"1\", kind = \"x\", count = 1 },\n]\n[[erratum]]\nid = \"b\"\n" +
      remark + "[[reading]]\nid = \"b\"\n" + remark;
  EXPECT_EQ(problems_of(squares() + rook + article("one"), files_with("", claims)),
            "claims.toml:3:8: error: a second claim 'a'\nthe first is on line 2\n"
            "claims.toml:10:6: error: a second remark 'b'\nthe first is on line 6\n");
}

TEST(Readings, StandBesideTheirSectionsFiveAtMost) {
  const auto claims = [](int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += "[[reading]]\nid = \"r" + std::to_string(i) +
              "\"\nsection = \"s\"\ntext = \"t\"\nbeside = true\n";
    return text;
  };
  const std::string game = squares() + rook + article("one");
  EXPECT_EQ(problems_of(game, files_with("", claims(5))), "");
  EXPECT_EQ(problems_of(game, files_with("", claims(7))),
            "claims.toml:26:1: error: more than 5 readings stand beside their sections\n"
            "leave beside to those without which readers are lost\n");
  const std::string found =
      problems_of(game, files_with("",
                                   "[[erratum]]\nid = \"e\"\nsection = \"s\"\ntext = "
                                   "\"t\"\nbeside = true\n"));
  EXPECT_EQ(found.find("claims.toml:5:1: error: unknown key 'beside'"), 0u) << found;
}

TEST(Twins, Positions) {
  const std::string found = problems_of(
      squares() + rook, {{"positions/one.txt", "turn: White\nWhite: R a1\nBlack: R a8\n"},
                         {"positions/one.fen", "r7/8/8/8/8/8/8/R7 w - - 0 1"}});
  EXPECT_EQ(found.find("positions/one.txt: error: a second position 'one'"), 0u) << found;
}

TEST(GameNames, CannotBePathsScriptsOrEscapes) {
  for (const std::string id :
       {"javascript:alert(1)", "index.html", "a:b", "%41", "..", "a/b", ""}) {
    const std::string wrong = "error: '" + id + "' cannot be a name";
    std::string found = problems_of(squares() + rook + article(id), files_with(""));
    EXPECT_EQ(found.find("game.toml:15:6: " + wrong), 0u) << found;
    found = problems_of(squares() + rook + article("one"), files_with(figure(id)));
    EXPECT_EQ(found.find("one.toml:2:6: " + wrong), 0u) << found;
  }
  EXPECT_EQ(
      problems_of(squares() + rook + article("index"), files_with(figure("B1-1") + figure("3-6"))),
      "");
}

TEST(GameNames, OfPiecesZonesBoardsAndPositionsAreChecked) {
  const auto refuses = [](const std::string& data, const Files& files, const std::string& at,
                          const std::string& name) {
    const std::string found = problems_of(data, files);
    EXPECT_NE(found.find(at + ": error: '" + name + "' cannot be a name"), std::string::npos)
        << found;
  };
  for (const std::string id : {"a b", "../x", "<b>", "a#b", "é"}) {
    refuses(squares() + rook + "[piece.\"" + id + "\"]\nmoves = [\"touch\"]\n", {},
            "game.toml:14:8", id);
    refuses(squares() + rook + "[zone.\"" + id + "\"]\nranks = \"last\"\n", {}, "game.toml:14:7",
            id);
    refuses(squares() + rook + "[board.\"" + id + "\"]\nrectangle = [4, 4]\n", {}, "game.toml:14:8",
            id);
  }
  refuses(squares() + rook, {{"positions/a b.txt", "turn: White\nWhite: R a1\nBlack: R a8\n"}},
          "positions/a b.txt", "a b");
  const std::string twice =
      problems_of(squares() + rook + "[piece.ROOK]\nmoves = [\"touch\"]\n", {});
  EXPECT_NE(twice.find("a second piece 'ROOK'"), std::string::npos) << twice;
}

TEST(GameNames, OfFilesStayInTheFolder) {
  const std::string found = problems_of(squares() + rook + article("one", "../x"));
  EXPECT_EQ(found.find("game.toml:18:8: error: '../x.md' cannot be the name of a file"), 0u)
      << found;
}

TEST(GameNames, OfCoversMustBeFigures) {
  EXPECT_EQ(
      problems_of("cover = \"A2\"\n" + squares() + rook + article("one"), files_with(figure("A1"))),
      "game.toml:1:9: error: unknown figure 'A2'\ndid you mean 'A1'?\n");
}

TEST(GameNames, OfStylesCannotBePaths) {
  for (const std::string style :
       {"clasic", "../styles/classic", "parts/sheet", "./classic", "", "classic.toml"}) {
    const std::string found = problems_of("style = \"" + style + "\"\n" + squares() + rook);
    EXPECT_EQ(found.find("game.toml:1:9: error: unknown style '" + style + "'"), 0u) << found;
  }
}

TEST(GamePlaces, AnUnknownBoardIsReportedWhereItIsNamed) {
  EXPECT_EQ(problems_of(squares("4x4\", \"4y4") + rook),
            "game.toml:3:19: error: unknown board '4y4'\nthere is only: 8x8; or write a size, as "
            "9x10 or hex:5\n");
  EXPECT_EQ(problems_of(squares("99x99") + rook).substr(0, 28), "game.toml:3:12: error: board");
  EXPECT_EQ(problems_of(squares("4x4\", false, \"5x5") + rook),
            "game.toml:3:18: error: this must be a text, not true or false\n");
}

TEST(GamePlaces, AMissingKeyIsReportedAtItsTable) {
  EXPECT_EQ(problems_of(squares() + rook + "[play]\ncastling = {}\n"),
            "game.toml:15:12: error: missing key 'rook'\nwrite castling = { rook = \"rook\" }\n");
}

/// All variants of a text that lack one of its lines.
std::vector<std::string> without_a_line(const std::string& text) {
  std::vector<std::string> shorter;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    shorter.push_back(text.substr(0, at) + text.substr(end));
    at = end;
  }
  return shorter;
}

void expect_places(const Report& report, const std::string& text) {
  for (const Problem& problem : report.problems())
    EXPECT_NE(problem.place.file, "") << problem.message << "\n" << text;
}

TEST(GamePlaces, AreKnownForEveryMissingLine) {
  for (const auto& file : files_in(test::templates() / "tilings", ".toml")) {
    const std::string whole = read_file(file, std::size_t{1} << 20);
    for (const std::string& text : without_a_line(whole)) {
      Report report;
      if (const auto data = parse_data(text, "tiling", report)) read_tiling(*data, report);
      expect_places(report, text);
    }
  }
  const auto chess = test::templates() / "games" / "chess" / "game.toml";
  for (const std::string& text : without_a_line(read_file(chess, std::size_t{1} << 20))) {
    Report report;
    test::written_game(text, report);
    expect_places(report, text);
  }
}

TEST(GamePlaces, ATilingWithoutAPeriodHasOne) {
  Report report;
  const auto data = parse_data("name = \"x\"\ntile = []\nnaming = \"lattice\"\n", "t", report);
  read_tiling(*data, report);
  EXPECT_EQ(describe(report).find("t:1:1: error: missing key 'period'"), 0u) << describe(report);
  expect_places(report, "");
}

TEST(GamePlaces, APositionWithoutATurnHasOne) {
  EXPECT_EQ(problems_of(squares() + rook, {{"positions/one.txt", "White: R a1\nBlack: R a8\n"}}),
            "positions/one.txt:1:1: error: a position says whose turn it is\nwrite turn: White\n");
}

TEST(Twins, PiecesInARule) {
  const std::string zone = "[zone.last]\nranks = \"last\"\n", play = "[play]\npromotions = [\n";
  const auto found = [&](const std::string& rule) {
    return problems_of(squares() + rook + zone + play + rule + "]\n");
  };
  EXPECT_EQ(found("{ pieces = [\"rook\"], zone = \"last\", to = [\"rook\", \"rook\"] }\n"),
            "game.toml:18:51: error: a second 'rook'\nonce is enough\n");
  EXPECT_EQ(found("{ pieces = [\"rook\", \"rook\"], zone = \"last\", army = true }\n"),
            "game.toml:18:21: error: a second 'rook'\nonce is enough\n");
}

TEST(Promotion, NeedsExactlyOneOfToArmyAndMultiple) {
  const auto found = [&](const std::string& rest) {
    return problems_of(squares() + rook +
                       "state = { multiple = 0 }\n[zone.last]\nranks = \"last\"\n" +
                       "[[play.promotions]]\npieces = [\"rook\"]\nzone = \"last\"\n" + rest);
  };
  EXPECT_EQ(found(""),
            "game.toml:17:1: error: a promotion names no piece to become\n"
            "give 'to', or army = true, or multiple = true\n");
  for (const char* both : {"to = [\"rook\"]\nmultiple = true\n", "army = true\nmultiple = true\n"})
    EXPECT_EQ(found(both),
              "game.toml:17:1: error: a promotion has one of 'to', 'army' and 'multiple'\n"
              "give 'to', or army = true, or multiple = true\n");
  EXPECT_EQ(found("army = true\nchoice = \"may\"\nlater = true\n"), "");
  EXPECT_EQ(found("multiple = true\n"), "");
}

TEST(Drops, NeedABoardWithColoursAndFiles) {
  std::string lotus = squares() + rook + "[play]\nhand = { drops = true }\n";
  lotus.replace(lotus.find("rectangular"), 11, "lotus");
  lotus.replace(lotus.find("8x8"), 3, "lotus-39");
  EXPECT_NE(problems_of(lotus + "drops = [{ pieces = [\"rook\"], tints = true }]\n")
                .find("the cells of this board have no colours"),
            std::string::npos);
  EXPECT_EQ(problems_of(squares() + rook + "[play]\nhand = { drops = true }\n" +
                        "drops = [{ pieces = [\"rook\"], tints = true, per-file = 1 }]\n"),
            "");
}

TEST(Positions, AStartInTheFileAndAPositionNamedStartConflict) {
  const std::string game = squares() + rook + "[play]\nstart = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\n";
  EXPECT_EQ(problems_of(game), "");
  EXPECT_NE(problems_of(game, {{"positions/start.fen", "8/8/8/8/8/8/8/R7 w - - 0 1"}})
                .find("second position 'start'"),
            std::string::npos);
}

TEST(Promotion, CannotMakeASecondKing) {
  const std::string king =
      "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n";
  EXPECT_EQ(problems_of(squares() + rook + king + "[zone.last]\nranks = \"last\"\n" +
                        "[play]\nking = \"king\"\n[[play.promotions]]\npieces = [\"rook\"]\n"
                        "zone = \"last\"\nto = [\"rook\", \"king\"]\n"),
            "game.toml:25:6: error: no piece promotes to the King\n"
            "a seat has one King at most, which is never left attacked\n");
}

TEST(Promotion, CannotSayWhatContradictsItself) {
  const auto problem = [](const std::string& promotions) {
    return problems_of(squares() + rook +
                       "[piece.queen]\nmoves = [\"slide diagonal\"]\n"
                       "[zone.last]\nranks = \"last\"\n[zone.first]\nranks = \"first\"\n"
                       "[play]\npromotions = [" +
                       promotions + "]\n");
  };
  const std::string pieces = "{ pieces = [\"rook\"], to = [\"queen\"], ";
  const auto has = [&](const std::string& promotions, const std::string& words) {
    const std::string text = problem(promotions);
    EXPECT_NE(text.find(words), std::string::npos) << text;
  };
  EXPECT_EQ(problem(pieces + "zone = \"last\", demoted = true }"), "");
  has(pieces + "zone = \"last\", either = \"first\" }",
      "'either' says where moves begin and end\nleave out 'zone' and 'from', or 'either'");
  has("{ pieces = [\"rook\"], zone = \"last\", army = true, demoted = true }",
      "no 'army' with 'demoted'\nname what it promotes to in 'to'");
  has("{ pieces = [\"rook\"], zone = \"last\", multiple = true }",
      "piece 'rook' cannot become multiple\nit needs state = { multiple = 0 }");
  has(pieces + "zone = \"last\", after = \"first\" }",
      "'after' goes with 'multiple'\nit says when a promoted piece may become multiple");
  has(pieces + "zone = \"last\" }, " + pieces + "zone = \"first\", demoted = true }",
      "two promotions differ in what a captured 'queen' is again");
}

TEST(Pieces, HaveTheNumbersOfTheMovesThatTheyInclude) {
  const auto problem = [](const std::string& king) {
    return problems_of(
        squares() +
        "[piece.rook]\nstate = { far = 2, n = 1 }\nmoves = [\"slide orthogonal up to "
        "far\"]\n[piece.king]\n" +
        king);
  };
  EXPECT_EQ(problem("state = { far = 1 }\nincludes = [\"rook\"]\n"), "");
  EXPECT_EQ(problem("includes = [\"rook\"]\n"),
            "game.toml:12:11: error: piece 'king' has no number 'far'\n"
            "this move needs it: add state = { far = 1 }\n");
  EXPECT_EQ(problem("moves = [\"slide diagonal counting\"]\n"),
            "game.toml:14:11: error: piece 'king' has no number 'n'\n"
            "this move needs it: add state = { n = 1 }\n");
  EXPECT_EQ(problem("state = { n = 1 }\nmoves = [\"roam 1 diagonal counting\"]\n"),
            "game.toml:15:11: error: 'counting' of what roams needs 'up to n'\n"
            "it can come to a cell by many lengths\n");
}

TEST(Blocker, StandsOnOneCell) {
  const std::string game = squares() + rook +
                           "[piece.duck]\nletter = \"Y\"\nmoves = []\n[play]\nrules = "
                           "[\"playing: moves duck\"]\nstart = ";
  EXPECT_EQ(problems_of(game + "\"8/8/8/8/8/8/3*4/R7 w - - 0 1\"\n"), "");
  const std::string two = problems_of(game + "\"8/8/8/8/8/8/3**3/R7 w - - 0 1\"\n");
  EXPECT_NE(two.find("a second Duck, of which there is one\neach move puts it elsewhere"),
            std::string::npos)
      << two;
}

TEST(Promotion, CanMakeOneOfSeveralRoyalPieces) {
  const std::string king =
      "[piece.king]\nname = \"King\"\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n";
  EXPECT_EQ(problems_of(squares() + rook + king + "[zone.last]\nranks = \"last\"\n" +
                        "[play]\nroyal = { pieces = [\"king\", \"rook\"] }\n"
                        "[[play.promotions]]\npieces = [\"king\"]\n"
                        "zone = \"last\"\nto = [\"rook\"]\n"),
            "");
}

const std::string pawn =
    "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nmoves = [\"step orthogonal forward\"]\n";

TEST(IdleRules, ADropWithoutACellIsAWarning) {
  const auto with = [](const std::string& ranks) {
    return problems_of(squares() + pawn + "[zone.there]\nranks = \"" + ranks +
                       "\"\n[play]\nhand = { drops = true }\n"
                       "drops = [{ pieces = [\"pawn\"], zone = \"there\", stuck = false }]\n");
  };
  EXPECT_NE(with("last").find("warning: there is no cell on which a Pawn of White may be put"),
            std::string::npos);
  EXPECT_EQ(with("last,second-last"), "");
}

TEST(IdleRules, APawnThatGetsStuckOutsideItsZoneIsAWarning) {
  const auto with = [](const std::string& zone) {
    return problems_of(squares() + pawn + rook + "[zone.there]\n" + zone +
                       "\n[play]\nstart = \"8/8/8/8/8/8/1P6/8 w - - 0 1\"\n"
                       "[[play.promotions]]\npieces = [\"pawn\"]\nzone = \"there\"\n"
                       "to = [\"rook\"]\n");
  };
  EXPECT_NE(with("cells = \"a8\"").find("warning: a Pawn of White on b8 can never move again"),
            std::string::npos);
  EXPECT_EQ(with("cells = \"b8\""), "");
  EXPECT_EQ(with("cells = \"b5\""), "");
}

}  // namespace
}  // namespace boardwright::tests::twins_test
