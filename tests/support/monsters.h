// Games that are far too large, and the program run on them with limits on memory and time.
#pragma once
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <map>

#include "base/limits.h"
#include "disk/write_files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::test::monsters {

namespace fs = std::filesystem;

/// A text repeated `count` times; `#` becomes the number of each repetition.
inline std::string times(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i)
    for (const char c : text) c == '#' ? all += std::to_string(i) : all += c;
  return all;
}

inline const std::string pawn =
    "[piece.p]\nname = \"P\"\nletter = \"P\"\nmoves = [\"step orthogonal\"]\n";
inline const std::string one = "turn: White\nWhite: P a1\nBlack: P h8\n";

/// A game with an article, figures and claims.
class Monsters : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-monster-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    home_ = name;
    fs::create_directories(home_ / "templates/games/g/positions");
    for (const auto& entry : fs::directory_iterator(test::templates()))
      if (entry.path().filename() != "games" && entry.path().filename() != "tilings")
        fs::create_symlink(entry.path(), home_ / "templates" / entry.path().filename());
    fs::copy(test::templates() / "tilings", home_ / "templates/tilings");
    files_ = {{"t.md", "# T\n"}, {"f.toml", ""}, {"c.toml", ""}};
  }
  void TearDown() override {
    if (!home_.empty()) fs::remove_all(home_);
  }

  void game(const std::string& piece_types, const std::string& size = "8x8") {
    files_["game.toml"] = test::squares(size) + piece_types +
                          "[[article]]\nid = \"index\"\ntitle = \"T\"\nauthor = \"A\"\n"
                          "text = \"t.md\"\nfigures = \"f.toml\"\nclaims = \"c.toml\"\n";
  }

  void claim(const std::string& keys) {
    files_["c.toml"] += "[[claims]]\nid = \"c" + std::to_string(files_["c.toml"].size()) +
                        "\"\nat = \"1\"\n" + keys + "\n";
  }

  /// The output and errors of the program, preceded by its exit code: "3 game.toml:1:1: …".
  std::string said(const std::string& arguments) {
    for (const auto& [file, text] : files_)
      write_file_atomic(home_ / "templates/games/g" / file, text);
    const fs::path unit = fs::read_symlink("/proc/self/exe");
    const fs::path program = unit.parent_path().parent_path() / "boardwright";
    const std::string command = "ulimit -v " + std::to_string(memory_) +
                                "; ulimit -t 10; BOARDWRIGHT_HOME='" + home_.string() + "' '" +
                                program.string() + "' " + arguments + " 2>&1";
    std::string text;
    FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return "no pipe";
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    const int status = pclose(pipe);
    return std::to_string(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)) + " " +
           text;
  }

  void expect_refused(const std::string& message, const std::string& arguments = "verify g") {
    const std::string text = said(arguments);
    EXPECT_TRUE(text.starts_with("3 ")) << text.substr(0, 500);
    EXPECT_NE(text.find(message), std::string::npos) << text.substr(0, 500);
    EXPECT_LT(text.size(), std::size_t{200'000});
  }

  void expect_read(const std::string& arguments = "verify g") {
    const std::string text = said(arguments);
    EXPECT_TRUE(text.starts_with("0 ")) << text.substr(0, 500);
  }

  fs::path home_;
  int memory_ = 512 << 10;  ///< in KiB, of address space
  std::map<std::string, std::string> files_;
};

}  // namespace boardwright::test::monsters
