// Games that a test writes, on the shipped tilings.
#pragma once
#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "game/game.h"
#include "support/rooms.h"

namespace boardwright::test {

/// Templates with the shipped tilings and styles and one game, "written". Removed in the
/// destructor, unless the test crashes.
class GameFolder {
 public:
  GameFolder();
  ~GameFolder();
  GameFolder(const GameFolder&) = delete;
  GameFolder& operator=(const GameFolder&) = delete;

  const std::filesystem::path& templates() const { return templates_; }
  std::filesystem::path game() const { return templates_ / "games" / "written"; }

  /// Writes the game's files, replacing earlier ones.
  void write(const std::map<std::string, std::string>& files);

 private:
  std::filesystem::path templates_;
};

/// The same problems in files without their folder.
Report in_short(const Report& report, const std::filesystem::path& folder);

/// Reads a game from the text of its file and of other files. Problems name the files without their
/// folder.
std::unique_ptr<Game> written_game(const std::string& text, Report& report,
                                   const std::map<std::string, std::string>& files = {});

/// The problems of a game, as they are printed.
std::string problems_of(const std::string& text,
                        const std::map<std::string, std::string>& files = {});

/// The beginning of a game's file: an empty 8x8 board and two seats.
std::string squares(const std::string& board = "8x8");

}  // namespace boardwright::test
