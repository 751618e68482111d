// Writes games into a folder of their own and reads them.
#include "support/written_game.h"

#include <cstdlib>

#include "disk/write_files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::test {
namespace {

namespace fs = std::filesystem;

/// The same problems in files without their folder.
Report in_short(const Report& report, const std::string& folder) {
  Report found;
  for (const Problem& problem : report.problems()) {
    Place place = problem.place;
    if (place.file.starts_with(folder)) place.file.erase(0, folder.size() + 1);
    if (problem.severity == Problem::Severity::error)
      found.error(place, problem.message, problem.hint);
    else
      found.warning(place, problem.message, problem.hint);
  }
  return found;
}

}  // namespace

std::unique_ptr<Game> written_game(const std::string& text, Report& report,
                                   const std::map<std::string, std::string>& files) {
  std::string name = (fs::temp_directory_path() / "boardwright-game-XXXXXX").string();
  EXPECT_NE(mkdtemp(name.data()), nullptr);
  const fs::path folder = fs::path(name) / "games" / "written";
  fs::create_directories(folder / "positions");
  fs::create_directory_symlink(templates() / "tilings", fs::path(name) / "tilings");
  fs::create_directory_symlink(templates() / "styles", fs::path(name) / "styles");
  write_file_atomic(folder / "game.toml", text);
  for (const auto& [file, content] : files) write_file_atomic(folder / file, content);
  Report found;
  auto game = read_game(name, "written", Extent::all, found);
  report.merge(in_short(found, folder.string()));
  fs::remove_all(name);
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
