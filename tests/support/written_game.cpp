// Writes games into a temporary folder and reads them.
#include "support/written_game.h"

#include <cstdlib>
#include <fstream>

#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::test {
namespace fs = std::filesystem;

GameFolder::GameFolder() {
  std::string name = (fs::temp_directory_path() / "boardwright-game-XXXXXX").string();
  EXPECT_NE(mkdtemp(name.data()), nullptr);
  templates_ = name;
  for (const char* shared : {"tilings", "styles"})
    fs::create_directory_symlink(test::templates() / shared, templates_ / shared);
}

GameFolder::~GameFolder() {
  std::error_code ignored;
  fs::remove_all(templates_, ignored);
}

void GameFolder::write(const std::map<std::string, std::string>& files) {
  fs::remove_all(game());
  fs::create_directories(game() / "positions");
  for (const auto& [file, content] : files)
    std::ofstream(game() / file, std::ios::binary) << content;
}

Report in_short(const Report& report, const fs::path& folder) {
  Report found;
  for (const Problem& problem : report.problems()) {
    Place place = problem.place;
    if (place.file.starts_with(folder.string())) place.file.erase(0, folder.string().size() + 1);
    if (problem.severity == Problem::Severity::error)
      found.error(place, problem.message, problem.hint);
    else
      found.warning(place, problem.message, problem.hint);
  }
  return found;
}

std::unique_ptr<Game> written_game(const std::string& text, Report& report,
                                   const std::map<std::string, std::string>& files) {
  GameFolder folder;
  auto all = files;
  all["game.toml"] = text;
  folder.write(all);
  Report found;
  auto game = read_game(on_disk(folder.templates()), "written", Extent::all, found);
  report.merge(in_short(found, folder.game()));
  return game;
}

std::string problems_of(const std::string& text, const std::map<std::string, std::string>& files) {
  Report report;
  written_game(text, report, files);
  return describe(report);
}

std::string squares(const std::string& board) {
  return "title = \"Written\"\ntiling = \"rectangular\"\nboards = [\"" + board +
         "\"]\n[[seat]]\nname = \"White\"\nforward = 90\n[[seat]]\nname = \"Black\"\nforward = "
         "270\n";
}

}  // namespace boardwright::test
