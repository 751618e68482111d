// Reads back the files of `boardwright solids`: closed, of positive volume, in millimetres.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>

#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/run_command.h"
#include "support/stl.h"

namespace boardwright::tests::solids_test {
namespace {

namespace fs = std::filesystem;

class SolidsCommand : public testing::Test {
 protected:
  SolidsCommand() {
    std::string name = (fs::temp_directory_path() / "boardwright-solids-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
  }
  ~SolidsCommand() override { fs::remove_all(folder_); }

  /// The files of a game's solids, by their names.
  std::map<std::string, std::string> written(test::Words options, const std::string& game) {
    options["GAME"] = game;
    options["--output"] = folder_ / game;
    test::run_command("solids", options, context_);
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::directory_iterator(folder_ / game))
      files[entry.path().filename().string()] = read_file(entry.path(), std::size_t{64} << 20);
    return files;
  }

  std::string refusal(test::Words options) {
    try {
      written(std::move(options), "chess");
    } catch (const UsageError& error) {
      EXPECT_FALSE(fs::exists(folder_ / "chess"));
      return error.what();
    }
    return {};
  }

  Context context_;
  fs::path folder_;
};

TEST_F(SolidsCommand, EverySolidIsClosedAndHasAVolume) {
  for (const std::string& id : test::games_to_try()) {
    const auto files = written({{"--magnet", "5x2mm"}, {"--height", "4mm"}, {"--tile", "3mm"}}, id);
    std::size_t solids = 0;
    for (const auto& [name, bytes] : files) {
      if (!name.ends_with(".stl")) continue;
      ++solids;
      EXPECT_TRUE(files.contains(name.substr(0, name.size() - 4) + ".scad"));
      const auto faces = test::faces_of(bytes);
      EXPECT_EQ(test::open_edges(faces), 0) << id << " " << name;
      EXPECT_GT(test::volume_of(faces), 100) << id << ' ' << name;
    }
    EXPECT_EQ(files.size(), 2 * solids);
    EXPECT_GT(solids, 2u) << id;
  }
}

TEST_F(SolidsCommand, LettersAndHexagonsAreClosedToo) {
  for (const char* id : {"lotus-39", "shogi", "immortal-star-masters"})
    for (const auto& [name, bytes] : written({{"--men", "letters"}, {"--shape", "hexagon"}}, id))
      if (name.ends_with(".stl")) {
        EXPECT_EQ(test::open_edges(test::faces_of(bytes)), 0) << name;
      }
}

TEST_F(SolidsCommand, SizesAreMillimetres) {
  auto files = written({{"--base", "30mm"}, {"--height", "4mm"}, {"--side", "40mm"}}, "chess");
  const auto king = test::size_of(test::faces_of(files["king-white.stl"]));
  EXPECT_NEAR(king[0], 30, 0.01);
  EXPECT_NEAR(king[1], 30, 0.05);  // a disc has many corners
  EXPECT_NEAR(king[2], 4 + 1.6, 1e-4);
  const auto tile = test::size_of(test::faces_of(files["tile-square.stl"]));
  EXPECT_NEAR(tile[0], 39.8, 0.01);  // so that tiles lie side by side
  EXPECT_NEAR(tile[2], 3, 1e-4);
}

TEST_F(SolidsCommand, AMagnetHasItsHoleFromBelow) {
  const auto volume = [&](test::Words options) {
    options["--height"] = options["--tile"] = "4mm";
    return test::volume_of(test::faces_of(written(options, "chess")["rook-white.stl"]));
  };
  const double hole = std::acos(-1.0) * 2.6 * 2.6 * 2.1;  // 5 x 2 mm, with some air
  EXPECT_NEAR(volume({}) - volume({{"--magnet", "5x2mm"}}), hole, 0.2);
}

TEST_F(SolidsCommand, SeatsDifferInRelief) {
  auto star = written({}, "immortal-star-masters");
  std::set<std::string> kings;
  for (const char* seat : {"red", "brown", "yellow", "green", "blue", "magenta"})
    EXPECT_TRUE(kings.insert(star.at(std::string("king-") + seat + ".stl").substr(80)).second)
        << seat;
  auto chess = written({}, "chess");
  EXPECT_NE(chess["king-white.stl"].substr(80), chess["king-black.stl"].substr(80));
}

TEST_F(SolidsCommand, TilesAreCountedByTheirShapes) {
  const auto files = written({}, "lotus-39");
  for (const char* tile : {"tile-triangle.stl", "tile-square.stl", "tile-hexagon.stl"})
    EXPECT_TRUE(files.contains(tile)) << tile;
  EXPECT_EQ(std::count_if(files.begin(), files.end(),
                          [](const auto& each) { return each.first.starts_with("tile-"); }),
            6);
  for (const auto& [name, bytes] : written({}, "xiangqi"))  // played on points
    EXPECT_FALSE(name.starts_with("tile-"));
}

TEST_F(SolidsCommand, IsDeterministic) {
  const auto once = written({}, "chess99");
  fs::remove_all(folder_ / "chess99");
  EXPECT_EQ(once, written({}, "chess99"));
}

TEST_F(SolidsCommand, WritesNothingWhenItRefuses) {
  EXPECT_EQ(refusal({{"--base", "200mm"}}), "--base '200mm' cannot be printed");
  EXPECT_EQ(refusal({{"--magnet", "5x3mm"}}), "a magnet 3 mm deep does not fit");
  EXPECT_EQ(refusal({{"--magnet", "24x1mm"}}), "a magnet 24 mm wide does not fit");
  EXPECT_EQ(refusal({{"--magnet", "12x1mm"}, {"--side", "12mm"}}),
            "a magnet 12 mm wide does not fit into the smallest tile");
  EXPECT_EQ(refusal({{"--side", "3mm"}}), "--side '3mm' cannot be printed");
  EXPECT_EQ(refusal({{"--shape", "cone"}}), "--shape cannot be 'cone'");
  EXPECT_EQ(refusal({{"--side", "0mm"}}), "--side '0mm' is too short");
}

}  // namespace
}  // namespace boardwright::tests::solids_test
