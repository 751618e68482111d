// Finds games, tilings, styles and drawings in layered folders.
#include "base/search_path.h"

#include "base/names.h"

namespace boardwright::base {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view game_file = "game.toml";

}  // namespace

SearchPath SearchPath::of_game(const fs::path& folder) const {
  SearchPath search_path = *this;
  search_path.add_folder(folder);
  return search_path;
}

/// The games of the folders with indices `first` to `last` - 1; of two with one id, that of the
/// higher folder.
std::map<std::string, fs::path> SearchPath::games_in(std::size_t first, std::size_t last) const {
  std::map<std::string, fs::path> found;
  for (std::size_t i = first; i < last; ++i)
    for (const fs::path& place :
         {folders_[i] / "games", i + 1 < folders_.size() ? folders_[i] : fs::path()})
      for (const fs::path& folder : files_.list(place, {}))
        if (files_.exists(folder / game_file)) found.emplace(folder.filename().string(), folder);
  return found;
}

std::vector<std::string> SearchPath::games() const {
  std::set<std::string> ids;
  for (const auto& [id, folder] : games_in(0, folders_.size())) ids.insert(id);
  for (const auto& [id, folder] : added_) ids.insert(id);
  return {ids.begin(), ids.end()};
}

std::set<std::string> SearchPath::own_games() const {
  std::set<std::string> ids;
  for (const auto& [id, folder] : games_in(0, folders_.size() - 1)) ids.insert(id);
  for (const auto& [id, folder] : added_) ids.insert(id);
  return ids;
}

fs::path SearchPath::game(const std::string& id) const {
  if (const auto found = added_.find(id); found != added_.end()) return found->second;
  for (const fs::path& folder : folders_)
    for (const fs::path& place : {folder / "games" / id, folder / id})
      if (files_.exists(place / game_file)) return place;
  return shipped() / "games" / id;
}

fs::path SearchPath::file(std::string_view kind, const std::string& name) const {
  for (const fs::path& folder : folders_)
    if (const fs::path file = folder / kind / (name + ".toml"); files_.exists(file)) return file;
  return shipped() / kind / (name + ".toml");
}

std::vector<std::string> SearchPath::names(std::string_view kind) const {
  std::set<std::string> names;
  for (const fs::path& folder : all(kind))
    for (const fs::path& file : files_.list(folder, ".toml"))
      if (std::string name = file.stem().string(); is_name(name)) names.insert(std::move(name));
  return {names.begin(), names.end()};
}

std::vector<fs::path> SearchPath::all(std::string_view kind) const {
  std::vector<fs::path> found;
  for (const fs::path& folder : folders_) found.push_back(folder / kind);
  return found;
}

}  // namespace boardwright::base
