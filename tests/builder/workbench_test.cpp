// Every word of the notation and of Betza has an example on the workbench, and each example runs.
#include <gtest/gtest.h>

#include <cctype>
#include <nlohmann/json.hpp>

#include "base/limits.h"
#include "betza/betza_table.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "figure/build_content.h"
#include "notation/notation_table.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::workbench_test {
namespace {

using Json = nlohmann::json;

/// The value that the script passes to the page.
const Json& examples() {
  static const Json value = [] {
    const std::string script =
        read_file(find_home() / "templates/pages/workbench/examples.js", limits::article_bytes);
    const std::size_t first = script.find('{'), last = script.rfind('}');
    return Json::parse(script.substr(first, last + 1 - first));
  }();
  return value;
}

bool has_word(const Json& rows, std::string_view word) {
  return std::any_of(rows.begin(), rows.end(),
                     [&](const Json& row) { return row["word"] == word; });
}

TEST(WorkbenchWords, AreTheTableOfTheNotationInItsOrder) {
  const Json& rows = examples()["notation"];
  const auto& words = notation_words();
  ASSERT_GE(rows.size(), words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    EXPECT_EQ(rows[i]["word"], words[i].word);
    EXPECT_EQ(rows[i]["takes"], words[i].takes) << words[i].word;
    EXPECT_EQ(rows[i]["means"], words[i].means) << words[i].word;
  }
}

TEST(WorkbenchWords, HaveWhatFollowsOtherWords) {
  const Json& rows = examples()["notation"];
  for (const auto& bend : notation::notation_table::bends())
    EXPECT_TRUE(has_word(rows, bend.word)) << bend.word;
  for (const auto& whose : notation::notation_table::whose_words())
    EXPECT_TRUE(has_word(rows, whose.word)) << whose.word;
  EXPECT_TRUE(has_word(rows, notation::notation_table::not_word));
  EXPECT_TRUE(has_word(rows, notation::notation_table::equal_word));
}

TEST(WorkbenchWords, HaveEveryLetterOfBetza) {
  const Json& rows = examples()["betza"];
  const auto expect = [&](char letter) {
    EXPECT_TRUE(has_word(rows, std::string(1, letter))) << letter;
  };
  for (const BetzaAtom& atom : betza_atoms()) expect(atom.letter);
  for (const auto& other : betza::betza_table::other_letters) expect(other.word.front());
  for (char letter = 'a'; letter <= 'z'; ++letter)
    if (!betza::betza_table::angles(letter).empty()) expect(letter);
  // The list in the hint of the Betza reader; h only occurs with another letter.
  const std::string problems =
      test::problems_of(test::squares() + "[piece.example]\nbetza = \"x\"\n");
  std::size_t at = problems.find("modifiers are ");
  ASSERT_NE(at, problems.npos) << problems;
  int modifiers = 0;
  for (at += 14; at < problems.size() && std::islower(problems[at]) != 0; at += 3, ++modifiers)
    if (problems[at] != 'h') expect(problems[at]);
  EXPECT_GT(modifiers, 15);
}

void replace(std::string& text, const std::string& slot, const std::string& by) {
  const std::size_t at = text.find(slot);
  ASSERT_NE(at, text.npos) << slot;
  text.replace(at, slot.size(), by);
}

std::string moves_of(const Json& row, const std::string& form) {
  const std::string text = row["text"].dump();
  return form == "betza" ? "betza = " + text : "moves = [" + text + "]";
}

/// The game of a stage with an example, as the page builds it.
std::string staged(const Json& row, const std::string& form) {
  std::string game = examples()["stages"][row["stage"].get<std::string>()];
  replace(game, "{{moves}}", moves_of(row, form));
  replace(game, "{{men}}", row["men"]);
  replace(game, "{{key}}", row.value("key", ""));
  replace(game, "{{cell}}", row["cell"]);
  return game;
}

/// The problem of an example on a stage; empty if its figure shows where the piece can go.
std::string fault_on_stage(const Json& row, const std::string& form) {
  Report report;
  const auto game =
      test::written_game(staged(row, form), report, {{"word.md", examples()["article"]}});
  if (!game || !report.problems().empty()) return describe(report);
  GameLogics plays(*game);
  Budget budget(limits::figure_steps);
  const auto content =
      figure::build_content(*game, *game->find_figure("word"), plays, budget, report);
  if (!content || !report.problems().empty()) return describe(report);
  return content->marks.empty() ? "it reaches nothing" : "";
}

/// The same on an empty board.
std::string fault_alone(const Json& row, const std::string& form) {
  const std::string board = row["board"];
  const std::string tiling = board.starts_with("hex:")    ? "hexagonal"
                             : board.starts_with("lotus") ? "lotus"
                                                          : "rectangular";
  std::string text = test::squares(board) + "[piece.example]\n" + moves_of(row, form) + "\n";
  replace(text, "rectangular", tiling);
  Report report;
  const auto game = test::written_game(text, report);
  if (!game || !report.problems().empty()) return describe(report);
  const PieceMoves moves(game->board(), game->find_piece_type("example")->moves, first_seat);
  if (row.contains("cell")) {
    const auto cell = game->board().find(row["cell"].get<std::string>());
    return cell && reach(moves, {}, *cell).count() > 0 ? "" : "it reaches nothing";
  }
  const auto cells = game->board().cells();
  return std::any_of(cells.begin(), cells.end(),
                     [&](CellId cell) { return reach(moves, {}, cell).count() > 0; })
             ? ""
             : "it reaches nothing";
}

TEST(WorkbenchWords, HaveExamplesThatRun) {
  for (const std::string form : {"notation", "betza"})
    for (const Json& row : examples()[form])
      EXPECT_EQ(row.contains("stage") ? fault_on_stage(row, form) : fault_alone(row, form), "")
          << row["word"] << ": " << row["text"];
}

/// The example of a word contains the word.
TEST(WorkbenchWords, OccurInTheirExamples) {
  for (const Json& row : examples()["notation"])
    EXPECT_NE((" " + row["text"].get<std::string>() + " ")
                  .find(" " + row["word"].get<std::string>() + " "),
              std::string::npos)
        << row["word"] << ": " << row["text"];
  for (const Json& row : examples()["betza"]) {
    const std::string word = row["word"], text = row["text"];
    if (word.size() > 1) continue;
    EXPECT_NE(text.find(word), std::string::npos) << word << ": " << text;
  }
}

}  // namespace
}  // namespace boardwright::tests::workbench_test
