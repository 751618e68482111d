// Where games lie, and what they are made of: folders laid one over another.
#pragma once
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boardwright::base {

/// Folders with `games/`, `tilings/`, `styles/` and `pieces/`, the highest first: what lies in a
/// higher one hides what bears the same name below. In an author's folder, games may also lie
/// without `games/` between (in the shipped one, only the manual does, and is not listed); a game's
/// own folder may hold the other three.
class SearchPath {
 public:
  SearchPath() = default;

  /// The lowest folder: what the program is shipped with.
  SearchPath(std::filesystem::path shipped) : folders_{std::move(shipped)} {}

  /// Lays an author's folder over all others.
  void lay_over(std::filesystem::path folder) {
    folders_.insert(folders_.begin(), std::move(folder));
  }

  /// Adds a game that lies in a folder of its own.
  void add_game(const std::string& id, std::filesystem::path folder) {
    added_[id] = std::move(folder);
  }

  /// What a game in this folder finds: its own files lie over all others.
  SearchPath of_game(const std::filesystem::path& folder) const;

  /// The ids of all games, sorted.
  std::vector<std::string> games() const;

  /// The ids of those games that are not shipped.
  std::set<std::string> own_games() const;

  /// The folder of a game, whether there is one or not: then it is where a shipped one would be.
  std::filesystem::path game(const std::string& id) const;

  /// The file of a tiling, style or set of drawings, of the highest folder that has it; if none
  /// has, where a shipped one would be.
  std::filesystem::path file(std::string_view kind, const std::string& name) const;

  /// The names of all tilings, styles or sets of drawings, sorted.
  std::vector<std::string> names(std::string_view kind) const;

  /// Folders of one kind, the highest first.
  std::vector<std::filesystem::path> all(std::string_view kind) const;

  /// What the program is shipped with.
  const std::filesystem::path& shipped() const { return folders_.back(); }

  const std::vector<std::filesystem::path>& folders() const { return folders_; }

 private:
  std::map<std::string, std::filesystem::path> games_in(std::size_t first, std::size_t last) const;

  std::vector<std::filesystem::path> folders_;
  std::map<std::string, std::filesystem::path> added_;  ///< games, by id
};

}  // namespace boardwright::base
