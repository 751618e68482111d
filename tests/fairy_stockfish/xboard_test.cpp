// Engines are asked by the protocol of XBoard: one that a test makes up, which knows the lines of
// the protocol and the moves that the test gives it, and the installed one.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "commands/engine_check.h"
#include "fairy_stockfish/engine_names.h"
#include "support/asked_engine.h"
#include "support/sample_games.h"

namespace boardwright::tests::xboard_test {
namespace {

using namespace test;

/// What a made-up engine plays.
struct Plays {
  std::string features = "myname=\"Test 1.0\" ping=1 usermove=1 variants=\"normal,race\"";
  std::map<std::string, std::set<std::string>> legal = {};  ///< by the moves before, with a blank
                                                            ///< behind each
  std::map<std::string, std::string> results = {};          ///< announced when it is to move
};

/// An engine that speaks XBoard, and that loses count if what it never made is taken back.
class Speaker {
 public:
  explicit Speaker(Plays plays) : plays_(std::move(plays)) {}

  std::optional<std::string> answer(std::string_view lines, std::string_view last) {
    std::string said;
    for (const std::string_view line : base::split(lines, '\n'))
      if (!line.empty()) said += answer_line(std::string(line));
    for (const std::string_view line : base::split(said, '\n'))
      for (const std::string_view each : base::split(last, '\n'))
        if (line.starts_with(each)) return said;
    return std::nullopt;
  }

  std::vector<std::string> heard;

 private:
  std::string answer_line(const std::string& line) {
    heard.push_back(line);
    if (line.starts_with("ping ")) return "pong " + line.substr(5) + "\n";
    if (line == "protover 2") return "feature " + plays_.features + "\nfeature done=1\n";
    if (line == "new") moves_.clear();
    if (line == "undo") {
      EXPECT_FALSE(moves_.empty()) << "nothing to take back";
      if (!moves_.empty()) moves_.pop_back();
    }
    if (line == "go")
      return plays_.results.contains(so_far()) ? plays_.results.at(so_far()) + "\n" : "move a9a9\n";
    if (line == "uci") return "Error (unknown command): uci\n";
    const std::string_view word =
        plays_.features.find("usermove=1") == std::string::npos ? "" : "usermove ";
    if (!line.starts_with(word) || line.find_first_of("0123456789@") == line.npos) return {};
    const std::string name = line.substr(word.size());
    if (const auto legal = plays_.legal.find(so_far());
        legal == plays_.legal.end() || !legal->second.contains(name))
      return "Illegal move: " + name + "\n";
    moves_.push_back(name);
    return {};
  }

  std::string so_far() const { return base::joined(moves_, " "); }

  Plays plays_;
  std::vector<std::string> moves_;
};

/// An engine that answers as a speaker does.
Engine engine_of(Speaker& speaker) {
  return Engine([&speaker](std::string_view lines, std::string_view last) {
    return speaker.answer(lines, last);
  });
}

/// The last variant of a text.
Imported made_from(const std::string& text) {
  const Context context = context_of_templates();
  Report report;
  auto all = import_formats()[0].read(text, "v.ini", {}, host_of_templates(context), report);
  EXPECT_TRUE(all.back().made) << describe(all.back().report);
  return std::move(all.back());
}

/// A game that White wins by its first move: a King that walks along one rank.
const std::string race =
    "[race]\nking = k\nmaxFile = 3\nmaxRank = 2\nkingType = k\ncastling = false\n"
    "startFen = 2k/K2 w - - 0 1\nflagPiece = k\nflagRegionWhite = a2\nstalemateValue = loss\n"
    "mobilityRegionWhiteKing = a2\n";

/// The differences that a comparison finds, in words.
std::string differences(Speaker& speaker, const Imported& imported) {
  Engine engine = engine_of(speaker);
  EXPECT_TRUE(engine.greet_by_xboard());
  const auto game = game_of(*imported.made);
  std::string text;
  for (const Difference& each :
       compare_with_engine(engine, *game, imported, {.games = 1, .seed = 1}).differences)
    text += std::string(word_of_difference(each.what)) + ": " + sentence_of(each) + "\n";
  return text;
}

TEST(XBoard, MovesAreTriedOneByOne) {
  Speaker same({.legal = {{"", {"a1a2"}}}});
  EXPECT_EQ(differences(same, made_from(race)), "");
  EXPECT_NE(std::ranges::find(same.heard, "usermove a1b1"), same.heard.end());
  Speaker more({.legal = {{"", {"a1a2", "a1b1", "a1b2"}}, {"a1b1", {"c2c1"}}}});
  EXPECT_EQ(differences(more, made_from(race)),
            "only-there: legal there and not here: a1b1, a1b2\n");
  Speaker other({.legal = {{"", {"a1b1"}}}});
  EXPECT_EQ(differences(other, made_from(race)),
            "only-here: legal here and not there: a1a2\n"
            "only-there: legal there and not here: a1b1\n");
  Speaker none({});
  EXPECT_EQ(differences(none, made_from(race)),
            "ends-there: there the game has ended, and here it goes on\n");
}

TEST(XBoard, ResultsAreComparedWhereTheyAreAnnounced) {
  const Plays plays{.legal = {{"", {"a1a2"}}}};
  for (const auto& [announced, found] :
       {std::pair{"1-0 {White wins}", ""}, std::pair{"Hm", ""},
        std::pair{"0-1 {White has lost}",
                  "result: here: White has won: its King reached the goal. There: the player who "
                  "has just moved has lost.\n"},
        std::pair{"1/2-1/2 {Draw}",
                  "result: here: White has won: its King reached the goal. There: the player who "
                  "has just moved has drawn.\n"}}) {
    Plays telling = plays;
    telling.results["a1a2"] = announced;
    Speaker speaker(telling);
    EXPECT_EQ(differences(speaker, made_from(race)), found) << announced;
  }
}

TEST(XBoard, ProgramsThatSpeakNoUciSaySo) {
  Speaker speaker({});
  Engine engine = engine_of(speaker);
  EXPECT_FALSE(engine.greet());
  EXPECT_TRUE(engine.greet_by_xboard());
  EXPECT_EQ(engine.name(), "Test 1.0");
  EXPECT_FALSE(engine.lists_moves());
  Engine silent([](std::string_view, std::string_view) { return std::nullopt; });
  EXPECT_FALSE(silent.greet() || silent.greet_by_xboard());
}

TEST(XBoard, FilesAreReadByThoseThatCan) {
  Speaker own({});
  Engine engine = engine_of(own);
  engine.greet_by_xboard();
  EXPECT_TRUE(engine.load("v.ini"));
  EXPECT_EQ(engine.refusal({"race"}), "");
  EXPECT_EQ(engine.refusal({"chess"}), "");  // which is called normal
  EXPECT_EQ(engine.refusal({"shogi"}), "it does not know the variant");
  EXPECT_NE(engine.remark().find("It reads no variants.ini"), std::string::npos);
  EXPECT_EQ(std::ranges::find(own.heard, "option VariantPath=v.ini"), own.heard.end());
  Speaker reader({.features = "usermove=1 variants=\"race\" option=\"VariantPath -string \""});
  Engine reading = engine_of(reader);
  reading.greet_by_xboard();
  EXPECT_TRUE(reading.load("v.ini"));
  EXPECT_EQ(reading.refusal({"race"}), "it has a variant of this name itself");
  EXPECT_EQ(reading.remark().find("It reads no"), std::string::npos);
  EXPECT_NE(std::ranges::find(reader.heard, "option VariantPath=v.ini"), reader.heard.end());
}

TEST(XBoard, TenRanksAndMoreAreCountedFromZero) {
  Speaker speaker({.features = "variants=\"tall\"",
                   .legal = {{"", {"a0a1"}}, {"a0a1", {"@@@@"}}, {"a0a1 @@@@", {"b8b9"}}}});
  Engine engine = engine_of(speaker);
  engine.greet_by_xboard();
  engine.choose("tall", 10);
  speaker.heard.clear();
  const auto view = engine.view(" a1a2 pass", {.legal = {"b9b10"}, .others = {"P@c10"}});
  EXPECT_EQ(speaker.heard,
            (std::vector<std::string>{"new", "variant tall", "force", "a0a1", "@@@@", "P@c9",
                                      "ping 3", "b8b9", "ping 4", "undo", "ping 5"}));
  EXPECT_EQ(view->moves, (std::vector<std::string>{"b9b10"}));
  engine.view(" a1a2 pass b9b10", {});  // it goes on from there
  EXPECT_EQ(speaker.heard[11], "b8b9");
}

TEST(XBoard, WhatLosesAtOnceThereIsNoMove) {
  Plays plays{.legal = {{"", {"a1a2", "a1b1"}}}};
  plays.results["a1b1"] = "0-1 {White has lost}";
  Speaker loses(plays);
  EXPECT_EQ(differences(loses, made_from(race)), "");
  plays.results["a1b1"] = "1-0 {White has won}";
  Speaker wins(plays);
  EXPECT_EQ(differences(wins, made_from(race)), "only-there: legal there and not here: a1b1\n");
}

TEST(XBoard, IllegalNamesAreThoseOfNoLegalMove) {
  const Imported made = made_from(
      "[a]\nking = k\npawn = p\nmaxFile = 3\nmaxRank = 3\ncastling = false\npieceDrops = true\n"
      "promotionRegionWhite = *3\npromotionPieceTypes = k\nstartFen = 2k/P2/2K[P] w - - 0 1\n");
  const auto game = game_of(*made.made);
  const Position& start = *game->find_position(game->start);
  const auto names = engine_names(play_of(*game, start), start, *game, *made.variant);
  const auto illegal = illegal_names(start, *game, names);
  const auto has = [&](const char* name) {
    return std::ranges::find(illegal, name) != illegal.end();
  };
  EXPECT_TRUE(names.contains("c1b1") && names.contains("P@b2"));
  EXPECT_TRUE(has("c1a1") && has("a2a1") && has("P@c1"));
  EXPECT_FALSE(has("c1b1") || has("P@b2") || has("c1c1"));
  EXPECT_FALSE(has("a2a3"));  // a promotion begins so
}

TEST(XBoard, VariantsPlayAsInTheInstalledEngine) {
  if (asked_engine().empty()) GTEST_SKIP() << "there is no fairy-stockfish";
  const auto file = std::filesystem::temp_directory_path() / "boardwright-xboard.ini";
  std::ofstream(file) << "[little:chess]\nmaxFile = 5\nmaxRank = 5\nstartFen = rnbqk/ppppp/5/PPPPP/"
                         "RNBQK w - - 0 1\ncastling = false\ndoubleStep = false\n";
  disk::OtherProgram program(asked_engine(), {});
  Engine engine(
      [&](std::string_view lines, std::string_view last) { return program.ask(lines, last); });
  ASSERT_TRUE(engine.greet_by_xboard());
  ASSERT_TRUE(engine.load(file.string()));
  std::ifstream stream(file);
  Imported made = made_from(std::string(std::istreambuf_iterator<char>(stream), {}));
  EXPECT_EQ(engine.refusal(made.lineage), "");
  const Comparison found =
      compare_with_engine(engine, *game_of(*made.made), made, {.games = 2, .seed = 1});
  EXPECT_FALSE(found.silent) << program.problem();
  EXPECT_GT(found.positions, 20);
  for (const Difference& each : found.differences) ADD_FAILURE() << sentence_of(each) << each.fen;
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace boardwright::tests::xboard_test
