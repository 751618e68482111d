// No change of a byte in any shipped data file breaks the readers: they report, or they read.
#include <cstdlib>
#include <random>

#include "base/files.h"
#include "command/prove.h"
#include "scene/diagram.h"
#include "support/boards.h"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

/// Changes to each file: more where BOARDWRIGHT_ROUNDS asks for more.
int rounds() {
  const char* asked = std::getenv("BOARDWRIGHT_ROUNDS");
  return asked == nullptr ? 250 : std::atoi(asked);
}

/// Reads the game and draws its figures; problems are welcome, crashes are not.
void read_and_draw(const fs::path& templates) {
  Report report;
  const auto game = read_game(templates, "lotus-39", Extent::figures, report);
  if (report.has_errors()) return;
  for (const Figure* figure : game->figures()) draw(*game, *figure, report);
}

TEST(ShippedData, ReadersSurviveAnyChangedByte) {
  std::string name = (fs::temp_directory_path() / "boardwright-robust-XXXXXX").string();
  ASSERT_NE(mkdtemp(name.data()), nullptr);
  const fs::path copy = fs::path(name) / "templates";
  fs::copy(test::templates(), copy, fs::copy_options::recursive);
  std::mt19937 dice(2000);
  const std::string bytes = "\"[]{}=#.,-09azAZ \n\\'\x01\xff";
  for (const char* file :
       {"tilings/lotus.toml", "games/lotus-39/game.toml", "games/lotus-39/board-figures.toml"}) {
    const std::string whole = read_file(copy / file, std::size_t{1} << 20);
    for (int i = 0; i < rounds(); ++i) {
      std::string changed = whole;
      changed[dice() % changed.size()] = bytes[dice() % bytes.size()];
      if (dice() % 4 == 0) changed.resize(dice() % changed.size());
      write_file_atomic(copy / file, changed);
      read_and_draw(copy);
    }
    write_file_atomic(copy / file, whole);
  }
  fs::remove_all(name);
}

}  // namespace
}  // namespace boardwright
