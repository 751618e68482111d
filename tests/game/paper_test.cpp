// The rules of every game on paper, in the words that are to replace rare keys: tests/rules. The
// words stay few, each is used, and a paper speaks of nothing that its game lacks.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "base/data.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/sample_games.h"

namespace boardwright::tests::paper_test {
namespace {

namespace fs = std::filesystem;
using base::Data;

const fs::path& folder() {
  static const fs::path path = find_home() / "tests/rules";
  return path;
}

Data read(const fs::path& file) {
  Report report;
  const auto data = read_data(files_on_disk(), file, file.filename().string(), report);
  EXPECT_EQ(describe(report), "");
  return data.value_or(Data());
}

std::vector<std::string> texts(const Data& data, std::string_view key) {
  Report report;
  std::vector<std::string> found;
  for (const Data& each : data.list_or_empty(key, report)) found.push_back(each.as_text(report));
  return found;
}

/// The words of a line, without commas and the colon.
std::vector<std::string> words_of(std::string line) {
  std::erase_if(line, [](char c) { return c == ',' || c == ':'; });
  std::vector<std::string> found;
  for (const std::string_view word : base::words(line)) found.emplace_back(word);
  return found;
}

/// All papers by name: their [play], and the names that their lines may use besides the words.
struct Paper {
  std::vector<std::string> lines;
  std::set<std::string> names;
};

Paper paper_of(const std::string& name) {
  Report report;
  const Data data = read(folder() / "paper" / (name + ".toml"));
  const Data play = data.table("play", report);
  Paper paper{texts(play, "rules"), {}};
  if (const auto marks = play.table_if_any("marks", report))
    for (const auto& [mark, holder] : marks->entries()) paper.names.insert(mark);
  if (const auto names = data.table_if_any("names", report)) {
    for (const char* key : {"pieces", "zones"})
      for (const std::string& each : texts(*names, key)) paper.names.insert(each);
    for (const char* axis : {"orthogonal", "diagonal", "side"}) paper.names.insert(axis);
    return paper;
  }
  const auto game = test::game_named(name);
  for (const PieceType& piece_type : game->piece_types) paper.names.insert(piece_type.id);
  for (const auto& [zone, cells] : game->board().zones) paper.names.insert(zone);
  for (const geometry::Axis& axis : game->board().axes) paper.names.insert(axis.name);
  for (const board::Seat& seat : game->board().seats) paper.names.insert(seat.name);
  return paper;
}

std::map<std::string, Paper> all_papers() {
  std::map<std::string, Paper> found;
  for (const auto& entry : fs::directory_iterator(folder() / "paper")) {
    const std::string name = entry.path().stem().string();
    found[name] = paper_of(name);
  }
  return found;
}

TEST(Paper, HasEveryGame) {
  for (const auto& entry : fs::directory_iterator(test::templates() / "games"))
    EXPECT_TRUE(fs::exists(folder() / "paper" / (entry.path().filename().string() + ".toml")))
        << entry.path();
}

TEST(Paper, HasFewWordsAndNamesWhoUsesEach) {
  std::map<std::string, std::set<std::string>> used;
  const Data table = read(folder() / "words.toml");
  const auto words = table.entries();
  EXPECT_LE(words.size(), 60u);
  std::set<std::string> known;
  for (const auto& [word, row] : words) known.insert(word);
  for (const auto& [name, paper] : all_papers())
    for (const std::string& line : paper.lines)
      for (const std::string& word : words_of(line)) {
        const bool is_number = word.find_first_not_of("0123456789") == std::string::npos;
        if (known.contains(word))
          used[word].insert(name);
        else
          EXPECT_TRUE(is_number || paper.names.contains(word))
              << name << ": " << line << ": " << word;
      }
  int of_one_game = 0;
  for (const auto& [word, row] : words) {
    const auto users = texts(row, "used");
    EXPECT_EQ(std::set(users.begin(), users.end()), used[word]) << word;
    if (users.size() == 1 && fs::exists(test::templates() / "games" / users.front())) ++of_one_game;
  }
  EXPECT_LE(of_one_game, 8) << "words that one shipped game alone uses";
}

// What is in the file already is on paper as it is.
TEST(Paper, HasTheLinesThatAreRead) {
  for (const auto& [name, paper] : all_papers()) {
    if (!fs::exists(test::templates() / "games" / name)) continue;
    const auto game = test::game_named(name);
    for (const play::RuleLine& line : game->rules.lines)
      EXPECT_NE(std::ranges::find(paper.lines, line.text), paper.lines.end()) << name << line.text;
  }
}

TEST(Paper, HasEveryWordThatIsRead) {
  const Data table = read(folder() / "words.toml");
  for (const play::RuleWordRow& row : play::rule_words())
    EXPECT_TRUE(table.has(row.word)) << row.word;
}

}  // namespace
}  // namespace boardwright::tests::paper_test
