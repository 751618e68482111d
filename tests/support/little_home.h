// A home of the program with the shipped data, and little games in place of the shipped ones.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "disk/files.h"
#include "support/boards.h"
#include "support/desk.h"
#include "support/rooms.h"

namespace boardwright::test {

/// A game with one piece, as its author writes it.
inline std::string little_game(const std::string& title) {
  return "title  = \"" + title +
         "\"\ntiling = \"hexagonal\"\nboards = [\"hex:2\"]\n"
         "seat   = [{ name = \"White\", forward = 90 }]\n"
         "[piece.frog]\nmoves  = [\"step side\"]\n";
}

class LittleHome {
 public:
  /// `more`: folders of the templates that it has, too.
  explicit LittleHome(const std::vector<std::string>& games,
                      const std::vector<std::string>& more = {}) {
    namespace fs = std::filesystem;
    fs::create_directories(folder() / "templates/games");
    std::vector<std::string> kinds = {"pages", "styles", "tilings", "pieces"};
    kinds.insert(kinds.end(), more.begin(), more.end());
    for (const std::string& kind : kinds)
      fs::create_directory_symlink(templates() / kind, folder() / "templates" / kind);
    fs::create_directory_symlink(find_home() / "fonts", folder() / "fonts");
    for (const std::string& id : games) write_game(id, "The " + id);
  }

  const std::filesystem::path& folder() const { return desk_.folder(); }

  void write_game(const std::string& id, const std::string& title) const {
    desk_.write(file_of(id), little_game(title), false);
  }
  void add_to_game(const std::string& id, const std::string& lines) const {
    desk_.write(file_of(id), lines, true);
  }

 private:
  static std::string file_of(const std::string& id) {
    return "templates/games/" + id + "/game.toml";
  }

  const Desk desk_;
};

/// The bytes of all files below a folder, by their paths in it, without the marks of a disk. Nothing
/// if there is no such folder.
inline std::map<std::string, std::string> files_below(const std::filesystem::path& folder) {
  std::map<std::string, std::string> files;
  if (!std::filesystem::exists(folder)) return files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().filename() != ".boardwright.seen")
      files[entry.path().lexically_relative(folder).string()] =
          read_file(entry.path(), std::size_t{1} << 30);
  return files;
}

}  // namespace boardwright::test
