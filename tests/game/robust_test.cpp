// The readers survive any changed byte in any shipped data file: they report it or read it.
#include <cctype>
#include <cstdlib>
#include <random>

#include "audit/prove.h"
#include "diagram/diagram.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/rooms.h"

namespace boardwright::tests::robust_test {
namespace {

namespace fs = std::filesystem;

/// The number of changes to each file: BOARDWRIGHT_ROUNDS, if set.
int rounds() {
  const char* asked = std::getenv("BOARDWRIGHT_ROUNDS");
  return asked == nullptr ? test::cases(250) : std::atoi(asked);
}

/// Reads the game and draws its figures. Problems are expected, crashes are not.
void read_and_draw(const fs::path& templates, const std::string& id) {
  Report report;
  const auto game = read_game(on_disk(templates), id, Extent::figures, report);
  if (report.has_errors()) return;
  for (const Figure* figure : game->figures()) draw(*game, *figure, report);
}

/// A file of a game, and the number of changes for one reading of that game.
struct Changed {
  const char *game, *file;
  int share;
};

class ShippedData : public testing::TestWithParam<Changed> {};

TEST_P(ShippedData, ReadersSurviveAnyChangedByte) {
  std::string name = (fs::temp_directory_path() / "boardwright-robust-XXXXXX").string();
  ASSERT_NE(mkdtemp(name.data()), nullptr);
  const fs::path copy = fs::path(name) / "templates";
  fs::copy(test::templates(), copy, fs::copy_options::recursive);
  std::mt19937 dice(2000);
  const std::string bytes = "\"[]{}=#.,-09azAZ \n\\'\x01\xff";
  const fs::path file = copy / GetParam().file;
  const std::string whole = read_file(file, std::size_t{1} << 20);
  for (int i = 0; i < rounds() / GetParam().share; ++i) {
    std::string changed = whole;
    changed[dice() % changed.size()] = bytes[dice() % bytes.size()];
    if (dice() % 4 == 0) changed.resize(dice() % changed.size());
    write_file_atomic(file, changed);
    read_and_draw(copy, GetParam().game);
  }
  fs::remove_all(name);
}

INSTANTIATE_TEST_SUITE_P(
    Files, ShippedData,
    testing::Values(Changed{"lotus-39", "tilings/lotus.toml", 1},
                    Changed{"lotus-39", "games/lotus-39/game.toml", 1},
                    Changed{"lotus-39", "games/lotus-39/board-figures.toml", 1},
                    Changed{"immortal-star-masters", "tilings/hexagonal.toml", 5},
                    Changed{"immortal-star-masters", "games/immortal-star-masters/game.toml", 5},
                    Changed{"immortal-star-masters", "games/immortal-star-masters/figures.toml", 5},
                    Changed{"chess", "games/chess/positions/kiwipete.fen", 1}),
    [](const auto& changed) {
      std::string name = changed.param.file;
      std::erase_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; });
      return name;
    });

}  // namespace
}  // namespace boardwright::tests::robust_test
