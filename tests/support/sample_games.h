// Games written to a temporary folder and read back.
#pragma once
#include <unistd.h>

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "builder/load.h"
#include "commands/betza.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "formats/imports.h"
#include "support/effort.h"
#include "support/rooms.h"

namespace boardwright::test {

inline Context context_of_templates() {
  Context context;
  context.search_path = on_disk(std::filesystem::path("templates"));
  return context;
}

/// A shipped game, or one of another search path.
inline std::unique_ptr<Game> game_named(const std::string& id,
                                        SearchPath search_path = on_disk("templates")) {
  Report report;
  auto game = read_game(search_path, id, Extent::rules, report);
  if (report.has_errors()) throw std::runtime_error(describe(report));
  return game;
}

/// All shipped games; every fifth where tests are slow.
inline std::vector<std::string> shipped_games() {
  std::vector<std::string> games;
  const auto all = on_disk("templates").games();
  for (std::size_t i = 0; i < all.size(); ++i)
    if (tries_all || i % 5 == 0) games.push_back(all[i]);
  return games;
}

/// Those of the given games that are in shipped_games().
inline std::set<std::string> among_shipped(const std::set<std::string>& wanted) {
  std::set<std::string> found;
  for (const std::string& id : shipped_games())
    if (wanted.contains(id)) found.insert(id);
  return found;
}

/// The host for importers in tests.
inline ImportHost host_of_templates(const Context& context) {
  return {[&context](int files, int ranks) {
            return bare_board(context, std::to_string(files) + "x" + std::to_string(ranks));
          },
          [](const std::string& id) -> std::unique_ptr<Game> {
            if (!std::filesystem::exists("templates/games/" + id)) return nullptr;
            return game_named(id);
          }};
}

/// Writes an imported game to a folder and reads it.
inline std::unique_ptr<Game> game_of(const ImportedGame& made) {
  const auto folder = std::filesystem::temp_directory_path() /
                      ("boardwright-exchange-" + std::to_string(getpid())) / made.id;
  std::filesystem::create_directories(folder);
  write_file_atomic(folder / "game.toml", print_game(made));
  SearchPath search_path = on_disk("templates");
  search_path.add_game(made.id, folder);
  auto game = game_named(made.id, search_path);
  std::filesystem::remove_all(folder.parent_path());
  return game;
}

/// Perft from the start position.
inline std::uint64_t count_of(const Game& game, int depth) {
  const Position& start = *game.find_position(game.start);
  return play_of(game, start).perft(start, depth);
}

}  // namespace boardwright::test
