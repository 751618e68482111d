// Reads back files for lasers and cutters: as text, and with ezdxf.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

#include "board/edges.h"
#include "builder/load.h"
#include "counters/piece_print.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "sheets/cut_order.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/run_command.h"
#include "support/sample.h"

namespace boardwright::tests::cut_test {
namespace {

namespace fs = std::filesystem;

/// An entity of a DXF.
struct Entity {
  std::string layer;
  bool closed = false;
  double radius = 0;
  PaperShape points;

  double length() const {
    double sum = 0;
    for (std::size_t i = closed ? 0 : 1; i < points.size(); ++i)
      sum += scene::length(points[i] - points[(i + points.size() - 1) % points.size()]).value;
    return sum;
  }
};

/// The pairs of codes and values in the section ENTITIES.
std::vector<Entity> entities_of(const std::string& dxf) {
  std::istringstream in(dxf.substr(dxf.find("ENTITIES\n") + 9));
  std::string code, value, kind;
  std::vector<Entity> found;
  while (std::getline(in, code) && std::getline(in, value)) {
    if (code == "0") {
      kind = value;
      if (kind == "LINE" || kind == "CIRCLE" || kind == "POLYLINE") found.emplace_back();
      if (kind == "LINE") found.back().points.resize(2);
      if (kind == "CIRCLE") found.back().points.resize(1);
      if (kind == "VERTEX") found.back().points.emplace_back();
    } else if (code == "8") {
      found.back().layer = value;
    } else if (code == "70") {
      found.back().closed = value == "1";
    } else if (code == "40") {
      found.back().radius = std::stod(value);
    } else if (kind != "POLYLINE" &&
               (code == "10" || code == "20" || code == "11" || code == "21")) {
      PaperShape& points = found.back().points;
      PaperVec& at = kind == "LINE" && code[1] == '0' ? points.front() : points.back();
      (code[0] == '1' ? at.x : at.y) = Millimetres(std::stod(value));
    }
  }
  return found;
}

std::map<std::string, std::vector<Entity>> layers_of(const std::string& dxf) {
  std::map<std::string, std::vector<Entity>> layers;
  for (Entity& entity : entities_of(dxf)) layers[entity.layer].push_back(std::move(entity));
  return layers;
}

double length_of(const std::vector<Entity>& entities) {
  double sum = 0;
  for (const Entity& each : entities) sum += each.length();
  return sum;
}

/// The entities that ezdxf reads from a DXF, one per line.
std::string entities_read_by_ezdxf(const fs::path& file) {
  const test::ScratchFile output("read.txt");
  const std::string reader = std::string(BOARDWRIGHT_SOURCE_DIR "/tests/commands/read_dxf.py");
  EXPECT_TRUE(test::runs("sh -c '/usr/bin/python3 " + reader + " " + file.string() + " > " +
                         output.path().string() + "'"));
  std::ifstream in(output.path());
  return {std::istreambuf_iterator<char>(in), {}};
}

bool has_reader() { return test::runs("/usr/bin/python3 -c \"import ezdxf\""); }

class CutFiles : public testing::Test {
 protected:
  CutFiles() {
    std::string name = (fs::temp_directory_path() / "boardwright-cut-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
  }
  ~CutFiles() override { fs::remove_all(folder_); }

  std::string read(const std::string& file) const {
    return read_file(folder_ / file, std::size_t{64} << 20);
  }

  std::string board(const std::string& game, test::Words options, const char* file = "x.dxf") {
    options["GAME"] = game;
    options["--output"] = folder_ / file;
    options.try_emplace("--side", "20mm");
    test::run_command("board", options, context_);
    return read(file);
  }

  void pieces(const std::string& game, test::Words options, const char* file = "x.dxf") {
    options["GAME"] = game;
    options["--output"] = folder_ / file;
    test::run_command("pieces", options, context_);
  }

  Context context_;
  fs::path folder_;
};

TEST_F(CutFiles, ChessHasOneOutlineAndFourteenLines) {
  auto layers = layers_of(board("chess", {{"--names", "off"}}));
  ASSERT_EQ(layers["CUT"].size(), 1u);
  EXPECT_TRUE(layers["CUT"][0].closed);
  EXPECT_EQ(layers["CUT"][0].points.size(), 4u);
  EXPECT_NEAR(layers["CUT"][0].length(), 4 * 160, 1e-3);
  ASSERT_EQ(layers["ENGRAVE"].size(), 14u);
  for (const Entity& line : layers["ENGRAVE"]) EXPECT_NEAR(line.length(), 160, 1e-3);
  EXPECT_EQ(layers.size(), 2u);
}

TEST_F(CutFiles, NamesAreInsideTheOutline) {
  auto layers = layers_of(board("chess", {{"--margin", "5mm"}}));
  ASSERT_EQ(layers["CUT"].size(), 1u);
  EXPECT_EQ(layers["ENGRAVE"].size(), 14u);
  ASSERT_EQ(layers["LINES"].size(), 1u);  // the outline of the cells
  EXPECT_NEAR(layers["LINES"][0].length(), 4 * 160, 1e-3);
  EXPECT_GT(layers["NAMES"].size(), 32u);  // and the insides of letters
  const PaperShape& border = layers["CUT"][0].points;
  for (const Entity& letter : layers["NAMES"]) {
    EXPECT_TRUE(letter.closed);
    for (const PaperVec at : letter.points)
      for (std::size_t i = 0; i < border.size(); ++i) {
        const PaperVec from = border[i], way = border[(i + 1) % border.size()] - from;
        const double left =
            (way.x.value * (at.y - from.y).value - way.y.value * (at.x - from.x).value);
        EXPECT_GT(left / scene::length(way).value, 4.999);
      }
  }
}

TEST_F(CutFiles, AFrameIsDrawnAndTheCutRunsRoundIt) {
  auto layers = layers_of(board("chess", {{"--names", "off"}, {"--frame", ""}}));
  ASSERT_EQ(layers["CUT"].size(), 1u);
  ASSERT_EQ(layers["LINES"].size(), 3u);  // the outline of the cells, and two round it
  for (const Entity& line : layers["LINES"]) {
    EXPECT_GE(line.length(), 4 * 160 - 1e-3);
    EXPECT_LT(line.length(), layers["CUT"][0].length());
  }
}

TEST_F(CutFiles, HaveEachEdgeOnceAndClosedOutlines) {
  Report report;
  for (const std::string& id : test::sampled_games()) {
    const auto game = read_game(context_.search_path, id, Extent::rules, report);
    const Board& its = game->board();
    const bool is_marked = !its.markings.stars.empty() || !its.markings.lines.empty();
    if (its.on_points || its.topology.is_mesh() || is_marked) continue;  // other lines, and curves
    double inner = 0, outer = 0;
    for (const Edge& edge : edges_of(its)) (edge.outer ? outer : inner) += 20;
    auto layers = layers_of(board(id, {{"--names", "off"}}));
    EXPECT_NEAR(length_of(layers["CUT"]), outer, 0.1) << id;
    for (const Entity& outline : layers["CUT"]) EXPECT_TRUE(outline.closed) << id;
    if (!its.walls.empty()) continue;  // their sides lie among their peaks
    EXPECT_NEAR(
        length_of(layers["ENGRAVE"]) + length_of(layers["RIVER"]) + length_of(layers["LINES"]),
        inner, 0.1)
        << id;
  }
}

TEST_F(CutFiles, ARiverHasItsLayer) {
  EXPECT_FALSE(layers_of(board("chess", {})).contains("RIVER"));
  auto layers = layers_of(board("gilman-river", {{"--names", "off"}}));
  ASSERT_EQ(layers["RIVER"].size(), 1u);
  EXPECT_EQ(layers["ENGRAVE"].size() + layers["RIVER"].size(), 14u);
}

TEST_F(CutFiles, SidesOfWallsAreNoSecondOutline) {
  for (const char* names : {"off", "rim"}) {
    auto star = layers_of(board("immortal-star-masters", {{"--names", names}}));
    std::set<std::tuple<long, long>> outline;
    for (const char* layer : {"CUT", "LINES"})
      for (const Entity& line : star[layer])
        for (std::size_t i = line.closed ? 0 : 1; i < line.points.size(); ++i) {
          const PaperVec middle =
              0.5 *
              (line.points[i] + line.points[(i + line.points.size() - 1) % line.points.size()]);
          outline.insert({std::lround(100 * middle.x.value), std::lround(100 * middle.y.value)});
        }
    int twice = 0;
    for (const Entity& line : star["WALL"])
      for (std::size_t i = line.closed ? 0 : 1; i < line.points.size(); ++i) {
        const PaperVec middle =
            0.5 * (line.points[i] + line.points[(i + line.points.size() - 1) % line.points.size()]);
        twice += static_cast<int>(
            outline.count({std::lround(100 * middle.x.value), std::lround(100 * middle.y.value)}));
      }
    EXPECT_EQ(twice, 0) << names;
  }
}

TEST_F(CutFiles, WallsAndHatchingsHaveTheirLayers) {
  auto star = layers_of(board("immortal-star-masters", {{"--names", "off"}}));
  EXPECT_FALSE(star["WALL"].empty());
  EXPECT_FALSE(star["LINES"].empty());  // of sovereignty
  EXPECT_TRUE(layers_of(board("chess", {{"--style", "lines"}})).contains("HATCH"));
}

TEST_F(CutFiles, PointsHaveTheLinesThatPiecesGoAlong) {
  auto layers = layers_of(board("xiangqi", {{"--names", "off"}}));
  EXPECT_FALSE(layers.contains("ENGRAVE"));
  double sum = length_of(layers["LINES"]);
  // Ten ranks of eight steps, files of nine at the edges and of eight within, two palaces.
  EXPECT_NEAR(sum, 20 * (10 * 8 + 2 * 9 + 7 * 8 + 8 * std::sqrt(2) + 96 * 0.15), 0.1);
}

/// The lines of a DXF in its order.
sheets::CutTravel travel_in(const std::string& dxf) {
  std::vector<CutLine> lines;
  for (const Entity& each : entities_of(dxf))
    lines.push_back({CutLayer::cut, each.points, each.closed, Millimetres(each.radius)});
  return sheets::travel_of(lines);
}

// In a honeycomb three sides meet at each corner, so every other line ends where no other starts.
TEST_F(CutFiles, OrderLinesForShortTravel) {
  const std::map<std::string, double> most = {
      {"chess", 0.15}, {"lotus-39", 0.25}, {"glinski", 0.35}, {"immortal-star-masters", 0.45}};
  for (const auto& [id, share] : most) {
    const auto [along, between] = travel_in(board(id, {{"--names", "off"}}));
    EXPECT_LT(between.value, share * along.value) << id;
  }
}

TEST_F(CutFiles, OfBoardsAreReadByEzdxf) {
  if (!has_reader()) GTEST_SKIP() << "python3-ezdxf is not installed";
  for (const char* id : {"chess", "immortal-star-masters", "xiangqi", "lotus-39"}) {
    const std::vector<Entity> own = entities_of(board(id, {}));
    std::istringstream others(entities_read_by_ezdxf(folder_ / "x.dxf"));
    std::string line, layer, kind;
    std::size_t i = 0;
    for (; std::getline(others, line); ++i) {
      ASSERT_LT(i, own.size());
      std::istringstream words(line);
      words >> layer >> kind;
      EXPECT_EQ(layer, own[i].layer);
      EXPECT_EQ(kind == "closed", own[i].closed);
      for (const PaperVec at : own[i].points) {
        double x = -1, y = -1;
        words >> x >> y;
        EXPECT_NEAR(x, at.x.value, 1e-4);
        EXPECT_NEAR(y, at.y.value, 1e-4);
      }
    }
    EXPECT_EQ(i, own.size()) << id;
  }
}

TEST_F(CutFiles, AnSvgHasTheSameLines) {
  for (const char* id : {"chess", "lotus-39"}) {
    std::map<std::string, std::size_t> counts;
    std::string layer;
    std::istringstream svg(board(id, {}, "x.cut.svg"));
    for (std::string line; std::getline(svg, line);) {
      if (line.starts_with("<g id=\"")) layer = line.substr(7, line.find('"', 7) - 7);
      if (line.starts_with("<path ")) ++counts[layer];
    }
    for (const auto& [name, entities] : layers_of(board(id, {})))
      EXPECT_EQ(counts[name], entities.size()) << id << ' ' << name;
  }
}

TEST_F(CutFiles, DiscsKeepTheirSizeWhateverTheKerf) {
  pieces("chess", {{"--base", "25mm"}, {"--kerf", "0.2mm"}});
  auto layers = layers_of(read("x.dxf"));
  ASSERT_EQ(layers["CUT"].size(), 32u);
  for (const Entity& disc : layers["CUT"]) EXPECT_DOUBLE_EQ(disc.radius, 12.6);
  EXPECT_GT(layers["ENGRAVE"].size(), 32u);
  EXPECT_EQ(layers["REGISTER"].size(), 8u);  // four crosses
  for (const Entity& arm : layers["REGISTER"]) EXPECT_NEAR(arm.length(), 4, 1e-3);
  EXPECT_FALSE(layers.contains("FOLD"));
}

TEST_F(CutFiles, HexagonsShareTheirCutsAndKeepTheirSize) {
  for (const char* kerf : {"0mm", "0.3mm"}) {
    pieces("chess", {{"--base", "25mm"}, {"--shape", "hexagon"}, {"--kerf", kerf}});
    auto layers = layers_of(read("x.dxf"));
    std::set<double> directions;
    const double side = (25 + std::stod(kerf)) / sqrt3;
    double sum = length_of(layers["CUT"]);
    // Whole sides only, and fewer than six for each of the 32.
    EXPECT_NEAR(sum / side, std::round(sum / side), 1e-2);
    EXPECT_LT(sum, 32 * 5 * side);
    EXPECT_GT(sum, 32 * 3 * side);
  }
}

TEST_F(CutFiles, StandeesHaveThreeFoldsEach) {
  pieces("chess", {{"--base", "20mm"}, {"--standees", ""}, {"--count", "1"}});
  auto layers = layers_of(read("x.dxf"));
  EXPECT_FALSE(layers["FOLD"].empty());
  double folds = length_of(layers["FOLD"]);
  EXPECT_NEAR(folds, 12 * 3 * 20, 0.1);  // one of each piece of two seats
  EXPECT_FALSE(layers["NAMES"].empty());
}

TEST_F(CutFiles, EachSheetHasItsFile) {
  pieces("chess", {{"--base", "50mm"}}, "men.cut.svg");
  EXPECT_FALSE(fs::exists(folder_ / "men.cut.svg"));
  EXPECT_TRUE(fs::exists(folder_ / "men-1.cut.svg"));
  EXPECT_TRUE(fs::exists(folder_ / "men-2.cut.svg"));
}

TEST_F(CutFiles, OfPiecesAreReadByEzdxf) {
  if (!has_reader()) GTEST_SKIP() << "python3-ezdxf is not installed";
  const auto count = [&](test::Words options, const std::string& begins) {
    pieces("chess", std::move(options));
    std::istringstream lines(entities_read_by_ezdxf(folder_ / "x.dxf"));
    int found = 0;
    for (std::string line; std::getline(lines, line);) found += line.starts_with(begins);
    return found;
  };
  EXPECT_EQ(count({{"--kerf", "0.1mm"}}, "CUT circle 12.5500 "), 32);
  EXPECT_GT(count({{"--shape", "hexagon"}}, "CUT open "), 0);
  EXPECT_GT(count({{"--standees", ""}, {"--count", "1"}}, "FOLD open "), 0);
  EXPECT_GT(count({{"--men", "letters"}}, "NAMES closed "), 32);
}

TEST_F(CutFiles, AWideKerfIsRefused) {
  EXPECT_THROW(pieces("chess", {{"--kerf", "3mm"}}), UsageError);
  EXPECT_FALSE(fs::exists(folder_ / "x.dxf"));
}

}  // namespace
}  // namespace boardwright::tests::cut_test
