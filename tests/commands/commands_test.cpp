// The table of commands: its rows are consistent, and the only list of commands.
#include "commands/commands.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <variant>

#include "base/limits.h"
#include "base/text.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::commands_test {
namespace {

/// "--output" and "-o" of "-o,--output".
std::set<std::string> names_of(const OptionRow& row) {
  std::set<std::string> names;
  for (const std::string_view name : split(row.name, ',')) names.emplace(name);
  return names;
}

TEST(Commands, HaveUniqueNamesHelpAndAnExample) {
  std::set<std::string_view> names;
  for (const Command* command : all_commands()) {
    EXPECT_TRUE(names.insert(command->name).second) << command->name;
    EXPECT_FALSE(command->help.empty()) << command->name;
    EXPECT_TRUE(command->example.starts_with("boardwright " + std::string(command->name)))
        << command->example;
  }
}

TEST(Commands, NameEachOptionOnceAndExcludeKnownOptions) {
  for (const Command* command : all_commands()) {
    const Call call = command->call();
    std::set<std::string> known;
    for (const OptionRow& row : call.options)
      for (const std::string& name : names_of(row))
        EXPECT_TRUE(known.insert(name).second) << command->name << " " << name;
    for (const OptionRow& row : call.options)
      for (const std::string_view other : row.rules.not_with) {
        EXPECT_TRUE(known.contains(std::string(other))) << command->name << " " << other;
        EXPECT_FALSE(names_of(row).contains(std::string(other))) << command->name << " " << other;
      }
  }
}

TEST(Commands, BoundOnlyNumbersAndExplainEveryOption) {
  for (const Command* command : all_commands()) {
    const Call call = command->call();
    for (const OptionRow& row : call.options) {
      EXPECT_TRUE(!row.rules.bounds || std::holds_alternative<int*>(row.target)) << row.name;
      EXPECT_TRUE(!row.name.starts_with('-') || !row.help.empty()) << command->name << row.name;
    }
  }
}

TEST(Commands, StartEachCallWithDefaults) {
  const auto texts = [](const Call& call) {
    std::vector<std::string*> found;
    for (const OptionRow& row : call.options)
      if (const auto* text = std::get_if<std::string*>(&row.target)) found.push_back(*text);
    return found;
  };
  for (const Command* command : all_commands()) {
    const Call changed = command->call();
    for (std::string* text : texts(changed)) *text = "changed";
    const Call fresh = command->call();
    for (const std::string* text : texts(fresh)) EXPECT_NE(*text, "changed") << command->name;
  }
}

/// The message of reach for an invalid command line.
std::string refusal(const test::Words& words) {
  Context context;
  try {
    test::run_command("reach", words, context);
  } catch (const UsageError& error) {
    return error.what();
  }
  return {};
}

TEST(Commands, ReachRequiresAPieceOrItsMovesInBetza) {
  EXPECT_EQ(refusal({}), "GAME is required");
  EXPECT_EQ(refusal({{"--betza", "W"}}), "CELL is required");
  EXPECT_EQ(refusal({{"GAME", "chess"}, {"PIECE", "king"}}),
            "PIECE and CELL, or --batch, is required");
  EXPECT_EQ(refusal({{"GAME", "chess"}, {"PIECE", "king"}, {"CELL", "e1"}, {"--betza", "W"}}),
            "--betza replaces PIECE");
}

/// The standard output of a command.
std::string said(const char* command, const test::Words& words) {
  Context context;
  testing::internal::CaptureStdout();
  EXPECT_EQ(test::run_command(command, words, context), ExitCode::fine);
  return testing::internal::GetCapturedStdout();
}

TEST(Commands, AreAllInCompletionScriptsAndTheManualPage) {
  const std::string page = said("man", {});
  for (const char* shell : {"bash", "zsh", "fish"}) {
    const std::string script = said("completion", {{"SHELL", shell}});
    for (const Command* command : all_commands()) {
      EXPECT_NE(script.find(command->name), std::string::npos) << shell << " " << command->name;
      EXPECT_NE(page.find("\n.SS " + std::string(command->name) + "\n"), std::string::npos);
      for (const OptionRow& row : command->call().options)
        for (const std::string& name : names_of(row)) {
          const std::string bare = name.substr(name.find_first_not_of('-'));
          EXPECT_TRUE(!name.starts_with('-') || script.find(bare) != std::string::npos)
              << shell << " " << command->name << " " << name;
        }
    }
  }
  for (const ExitMeaning& row : exit_meanings)
    EXPECT_NE(page.find("\n" + std::string(row.meaning) + "\n"), std::string::npos) << row.meaning;
}

TEST(Version, IsTheFirstInTheChangelog) {
  const std::string changes = read_file(find_home() / "CHANGELOG.md", limits::article_bytes);
  const std::size_t first = changes.find("\n## ");
  EXPECT_EQ(changes.substr(first + 4, version().size()), version());
}

TEST(Commands, AreNotListedInTheScriptRun) {
  const std::string run = read_file(find_home() / "run", std::size_t{1} << 20);
  const std::size_t begin = run.find("\nmain() {"), end = run.find("\n}", begin);
  ASSERT_NE(end, std::string::npos);
  std::string patterns = run.substr(begin, end - begin);
  std::replace(patterns.begin(), patterns.end(), ')', ' ');
  for (const std::string_view word : words(patterns))
    for (const Command* command : all_commands()) EXPECT_NE(word, command->name);
}

}  // namespace
}  // namespace boardwright::tests::commands_test
