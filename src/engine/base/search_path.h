// The folders that are searched for games, tilings, styles and drawings.
#pragma once
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/files.h"

namespace boardwright::base {

/// Layered folders with `games/`, `tilings/`, `styles/` and `pieces/`, the highest first: a file in
/// a higher folder hides a file of the same name in a lower one. An author's folder can also hold
/// games directly, without `games/`. The shipped folder holds only the manual in this way, and it
/// is not listed. A game's own folder can hold the other three folders.
class SearchPath {
 public:
  SearchPath() = default;

  /// The lowest folder: the files that the program is shipped with.
  SearchPath(std::filesystem::path shipped, Files files)
      : files_(std::move(files)), folders_{std::move(shipped)} {}

  /// Adds an author's folder above all others.
  void add_folder(std::filesystem::path folder) {
    folders_.insert(folders_.begin(), std::move(folder));
  }

  /// Adds a game in a folder outside the search path.
  void add_game(const std::string& id, std::filesystem::path folder) {
    added_[id] = std::move(folder);
  }

  /// The search path of a game in this folder: its own files are above all others.
  SearchPath of_game(const std::filesystem::path& folder) const;

  /// The ids of all games, sorted.
  std::vector<std::string> games() const;

  /// The ids of the games that are not shipped.
  std::set<std::string> own_games() const;

  /// The folder of a game. If there is no such game, the folder that a shipped one would have.
  std::filesystem::path game(const std::string& id) const;

  /// The file of a tiling, style or set of drawings in the highest folder that has it. If none has
  /// it, the path that a shipped one would have.
  std::filesystem::path file(std::string_view kind, const std::string& name) const;

  /// The names of all tilings, styles or sets of drawings, sorted. Files without a valid name, such
  /// as an editor's backup, are left out.
  std::vector<std::string> names(std::string_view kind) const;

  /// The folders of one kind (`tilings/` and so on), the highest first.
  std::vector<std::filesystem::path> all(std::string_view kind) const;

  /// The folder of files that the program is shipped with.
  const std::filesystem::path& shipped() const { return folders_.back(); }

  const std::vector<std::filesystem::path>& folders() const { return folders_; }

  /// The file system that has these folders.
  const Files& files() const { return files_; }

 private:
  std::map<std::string, std::filesystem::path> games_in(std::size_t first, std::size_t last) const;

  Files files_;
  std::vector<std::filesystem::path> folders_;
  std::map<std::string, std::filesystem::path> added_;  ///< games, by id
};

}  // namespace boardwright::base
