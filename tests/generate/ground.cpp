// Builds the boards on which games are made.
#include "generate/ground.h"

#include <algorithm>

#include "base/text.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::generate {
namespace {

using namespace rooms;

struct Wanted {
  const char *tiling, *id;
  const char* region = "";   ///< TOML: the keys of [board.ID]
  const char* sectors = "";  ///< TOML: those of [board.ID.sectors]
};

constexpr Wanted wanted[] = {
    {"rectangular", "1x1"},
    {"rectangular", "2x2"},
    {"rectangular", "4x4"},
    {"rectangular", "5x5"},
    {"rectangular", "3x6"},
    {"rectangular", "7x1"},
    {"rectangular", "holed", "rectangle = [4, 4]\nmissing = [\"b2\"]\nholes = true"},
    {"rectangular", "walled",
     "rectangle = [4, 5]\nwalls = [\"c3\", \"d3\"]\nindicators = [\"d3\"]\nsign = \"Hill\""},
    {"rectangular", "points",
     "rectangle = [4, 4]\non = \"points\"\nriver = \"2\"\nmarked = [\"a2\", \"b3\"]\n"
     "river-words = [{ words = \"w\", outline = \"M 0 0 L 9 0 L 0 9 Z\" }]"},
    {"rectangular", "signs",
     "rectangle = [4, 4]\ntints = \"none\"\nstars = [[\"b2\", \"c3\"]]\n"
     "drawn-lines = [[\"a1\", \"d4\"]]"},
    {"hexagonal", "hex:1"},
    {"hexagonal", "hex:2"},
    {"hexagonal", "hex:3"},
    {"hexagonal", "apart", "rectangle = [4, 3]\nmissing = [\"b1\", \"b2\", \"b3\"]\nholes = true"},
    {"hexagonal", "star",
     "hexagon = 4\nwalls = [\"rd-w1\", \"gr-w1\"]\nindicators = [\"rd-w1\"]\nsign = \"Sign\"",
     "files = [[\"q\", \"Queen\"], [\"k\", \"King\"]]\nranks = [\"One\", \"Two\", \"Three\"]\n"
     "ray = [\"w\", \"Wall\"]\ncentre = [\"c\", \"Center\"]\n"
     "aliases = [{ name = [\"c\", \"Color\"], rank = 1, file = \"k\", at = 2 }]\n"
     "sector = [\n"
     "  { id = \"rd\", name = \"Red\", middle = 270 },\n"
     "  { id = \"br\", name = \"Brown\", middle = 210, mirrored = true },\n"
     "  { id = \"yw\", name = \"Yellow\", middle = 150 },\n"
     "  { id = \"gr\", name = \"Green\", middle = 90, mirrored = true },\n"
     "  { id = \"bl\", name = \"Blue\", middle = 30 },\n"
     "  { id = \"mg\", name = \"Magenta\", middle = 330, mirrored = true },\n"
     "]"},
    {"lotus", "lotus-1"},
    {"lotus", "lotus-2"},
    {"lotus", "lotus:0,0;1,0"},
    {"lotus", "petals",
     "hexagons = [[0, 0]]\nextra = [{ name = \"z2\", shape = \"triangle\", beyond = \"a2\", "
     "heading = 180 }]"},
};

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (const std::string_view line : split(text, '\n')) lines.emplace_back(line);
  return lines;
}

Ground built(const Wanted& row) {
  Ground ground{row.tiling, row.id, {}, {}, {}};
  if (*row.region == '\0') {
    ground.board = test::board(row.tiling, row.id);
    return ground;
  }
  const std::string head = "[board." + ground.id;
  std::string text = head + "]\n" + row.region;
  if (*row.sectors != '\0') text += "\n\n" + head + ".sectors]\n" + row.sectors;
  ground.definition = lines_of(text);
  Report report;
  const auto data = parse_data(text, "ground", report);
  EXPECT_EQ(describe(report), "");
  const Region region =
      read_region(ground.id, data->table_if_any("board", report)->find(ground.id), report);
  const Tiling tiling = test::tiling(row.tiling);
  auto patch = cut(tiling, region, report);
  EXPECT_EQ(describe(report), "");
  ground.board = std::make_unique<Board>(
      make_board(std::move(*patch), tiling, {{"White", upward}, {"Black", opposite(upward)}}));
  for (const Cell& cell : ground.board->all_cells)
    if (!cell.sector.empty() && std::find(ground.sectors.begin(), ground.sectors.end(),
                                          cell.sector) == ground.sectors.end())
      ground.sectors.push_back(cell.sector);
  return ground;
}

}  // namespace

const std::vector<Ground>& grounds() {
  static const std::vector<Ground> all = [] {
    std::vector<Ground> found;
    for (const Wanted& row : wanted) found.push_back(built(row));
    return found;
  }();
  return all;
}

}  // namespace boardwright::generate
