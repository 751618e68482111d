// The styles of boards: the colours of the Lotus article, contrast, ink, and the fit of every style
// to every board.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "diagram/board_picture.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::board_styles_test {
namespace {

Context context() {
  Context all;
  all.search_path = on_disk(test::templates());
  return all;
}

Style style(const std::string& name) { return load_style(context().search_path, name); }

/// Counts the roles of all outlines of a drawing.
void count(const Group& group, std::map<std::string, int>& roles) {
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) count(*inner, roles);
    if (const auto* path = std::get_if<Path>(&node)) ++roles[path->tag.role];
  }
}

std::map<std::string, int> roles_of(const Game& game, const Board& board, const Style& with) {
  std::map<std::string, int> roles;
  count(draw_board(game, board, Names::off, first_seat, with).scene.root, roles);
  return roles;
}

double luminance(const Colour& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double contrast(const Colour& a, const Colour& b) {
  const double p = luminance(a) + 0.05, q = luminance(b) + 0.05;
  return std::max(p, q) / std::min(p, q);
}

const std::vector<std::vector<const char*>> cells_of_boards = {
    {"cell hexagon", "cell square", "cell triangle"},
    {"cell hexagon tint-1", "cell hexagon tint-2", "cell hexagon tint-3"},
    {"cell square tint-1", "cell square tint-2"}};

TEST(BoardStyles, LotusGivesEachCellTheColourOfTheArticle) {
  const auto game = test::lotus();
  const Board& board = game->board();
  std::map<CellId, std::string> wanted;  // zones of the article's diagrams 4-1 and 4-2
  constexpr std::array<std::array<const char*, 2>, 5> zones = {{{"red-solid", "solid-red"},
                                                                {"red-outline", "outline-red"},
                                                                {"blue-solid", "solid-blue"},
                                                                {"blue-outline", "outline-blue"},
                                                                {"blue-stripes", "stripes-blue"}}};
  for (const auto& [zone, as] : zones)
    for (CellId cell : board.region(zone, first_seat)->list()) wanted[cell] = as;
  std::map<CellId, std::string> found;
  Report report;
  for (const FigurePaint& paint : game->paint)
    for (CellId cell : select(board, paint.cells, first_seat, report)) found[cell] = paint.as;
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(found, wanted);
  EXPECT_EQ(wanted.size() + 4, static_cast<std::size_t>(board.size()));  // four white hexagons
  const auto roles = roles_of(*game, board, style("lotus"));
  EXPECT_EQ(roles.at("paint solid-red"), 8);
  EXPECT_EQ(roles.at("paint outline-red"), 8);
  EXPECT_EQ(roles.at("paint solid-blue"), 7);
  EXPECT_EQ(roles.at("paint outline-blue"), 4);
  EXPECT_EQ(roles.at("paint stripes-blue"), 5 * 8);  // five lines a cell
  EXPECT_FALSE(roles_of(*game, board, style("classic")).contains("paint solid-red"));
}

TEST(BoardStyles, LotusPaintsEveryTriangleAndSquareOfAnyLotusBoard) {
  const auto game = test::lotus();
  Report report;
  for (const char* id :
       {"lotus-41", "lotus-1", "lotus-2", "lotus-3", "lotus-5", "lotus-7", "lotus-19"}) {
    const Board& board = *add_board(*game, id, report);
    CellSet painted;
    Report lenient;
    for (const FigurePaint& paint : game->paint)
      painted |= select(board, paint.cells, first_seat, lenient);
    for (CellId cell : board.cells())
      EXPECT_EQ(painted.contains(cell), board.topology.sides(cell) != 6)
          << id << " " << board.name(cell);
  }
}

TEST(BoardStyles, ContrastStyleSeparatesTheColoursOfCells) {
  const Style with = style("contrast");
  const auto fill = [&](const char* role) { return *with.paint(role).fill; };
  for (const auto& roles : cells_of_boards)
    for (std::size_t i = 0; i < roles.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_GE(contrast(fill(roles[i]), fill(roles[j])), 4.5) << roles[i] << " " << roles[j];
}

TEST(BoardStyles, ClassicCellColoursAreDistinguishable) {
  const Style with = style("classic");
  const auto fill = [&](const char* role) { return *with.paint(role).fill; };
  EXPECT_GE(contrast(fill("cell hexagon"), fill("cell square")), 1.15);  // their shapes differ, too
  EXPECT_GE(contrast(fill("cell square"), fill("cell triangle")), 1.4);
  EXPECT_GE(contrast(fill("cell square tint-1"), fill("cell square tint-2")), 1.7);
}

// Except hexagons among cells of other shapes, which would look like holes in the board.
TEST(BoardStyles, WhiteCellsArePureWhite) {
  for (const char* name : {"quiet", "lines", "contrast"})
    EXPECT_EQ(*style(name).paint("cell hexagon").fill, (Colour{1, 1, 1})) << name;
  for (const char* name : {"classic", "lotus", "quiet", "lines", "contrast"})
    for (const char* role : {"cell hexagon tint-1", "cell square tint-2"})
      EXPECT_EQ(*style(name).paint(role).fill, (Colour{1, 1, 1})) << name << " " << role;
}

TEST(BoardStyles, NamesHaveContrastOnEveryCell) {
  for (const char* name : {"classic", "quiet"}) {
    const Style with = style(name);
    for (const auto& roles : cells_of_boards)
      for (const char* role : roles)
        for (const char* word : {"name", "name corner"})
          EXPECT_GE(contrast(*with.paint(word).fill, *with.paint(role).fill), 4.5)
              << name << " " << role;
    EXPECT_GE(contrast(*with.paint("rim").fill, Colour{1, 1, 1}), 4.5) << name;
    if (const auto ground = with.paint("ground").fill) {
      EXPECT_GE(contrast(*with.paint("rim").fill, *ground), 4.5) << name;
    }
  }
}

TEST(BoardStyles, LinesStyleFillsOnlyWithWhite) {
  const Style with = style("lines");
  Report report;
  for (const std::string& id : test::sampled_games()) {
    const auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
    for (const auto& [role, unused] : roles_of(*game, game->board(), with)) {
      const Paint paint = with.paint(role);
      if (paint.fill && !role.starts_with("star-point")) {  // a dot is nothing but its fill
        EXPECT_EQ(*paint.fill, (Colour{1, 1, 1})) << role;
      }
    }
  }
}

TEST(BoardStyles, LinesStyleHatchesTintsTwoAndThree) {
  Report report;
  const auto game =
      read_game(on_disk(test::templates()), "immortal-star-masters", Extent::rules, report);
  const auto roles = roles_of(*game, game->board(), style("lines"));
  EXPECT_FALSE(roles.contains("hatch hexagon tint-1"));
  EXPECT_GT(roles.at("hatch hexagon tint-2"), 0);
  EXPECT_GT(roles.at("hatch hexagon tint-3"), 0);
}

TEST(BoardStyles, SixSovereigntyLinesHaveDistinctColoursInEveryStyle) {
  Report report;
  const auto game =
      read_game(on_disk(test::templates()), "immortal-star-masters", Extent::rules, report);
  for (const char* name : {"classic", "lotus", "quiet", "lines", "contrast"}) {
    const Style with = style(name);
    std::vector<Colour> colours;
    for (const auto& [role, unused] : roles_of(*game, game->board(), with))
      if (role.starts_with("border sovereignty")) colours.push_back(*with.paint(role).stroke);
    ASSERT_EQ(colours.size(), 6u) << name;
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t j = 0; j < i; ++j) EXPECT_NE(colours[i], colours[j]) << name;
  }
}

}  // namespace
}  // namespace boardwright::tests::board_styles_test
