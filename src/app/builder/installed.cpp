// Finds the data of the program.
#include "builder/installed.h"

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "builder/resources.h"
#include "disk/files.h"
#include "disk/module.h"

namespace boardwright::builder {
namespace fs = std::filesystem;

std::string_view version() { return BOARDWRIGHT_VERSION; }

fs::path find_home() {
  if (const char* home = std::getenv("BOARDWRIGHT_HOME"); home != nullptr && *home != '\0') {
    folder_of(disk::on_disk(fs::path(home) / "templates"), "games");
    return home;
  }
  std::vector<fs::path> places;
  if (const fs::path self = disk::program_folder(); !self.empty()) {
    places.push_back(self);
    places.push_back(self.parent_path() / "share" / "boardwright");
    std::ifstream home_file(self / "boardwright.home");  // written by the build
    if (std::string line; std::getline(home_file, line)) places.emplace_back(line);
  }
  places.emplace_back(BOARDWRIGHT_DATA_DIR);
  for (const fs::path& place : places)
    if (fs::is_directory(place / "templates" / "games")) return place;
  throw std::runtime_error(
      "the folder with templates/ and fonts/ is not found; "
      "name it in BOARDWRIGHT_HOME");
}

fs::path find_editor(const fs::path& home) {
  std::error_code failed;
  for (const fs::path& place : {home, disk::program_folder()})
    if (fs::is_directory(place / "codemirror", failed)) return place / "codemirror";
  return {};
}

}  // namespace boardwright::builder
