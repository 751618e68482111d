// Draws bare boards; chooses a line for each axis, and draws these with their names.
#include "diagram/lines_picture.h"

#include <algorithm>
#include <array>
#include <map>

namespace boardwright::diagram {

namespace {

using figure::DrawnWay;
using geometry::CellId;

/// Signs whose lines differ in colour and in their dashes.
constexpr std::array<const char*, 6> line_signs = {"*", "%", "$", "@", "#", "x"};

std::size_t cells_of(const DrawnWay& way) {
  std::size_t cells = 0;
  for (const std::vector<CellId>& line : way.lines) cells += line.size();
  return cells;
}

/// The mean distance of a line's cells from a point, in sides of a cell.
double mean_distance(const board::Board& board, const DrawnWay& way, geometry::Vec from) {
  double sum = 0;
  for (const std::vector<CellId>& line : way.lines)
    for (const CellId cell : line) sum += length(board.topology.centre(cell) - from);
  return sum / static_cast<double>(std::max<std::size_t>(1, cells_of(way)));
}

/// The longest line of an axis along one of its headings, of several the one nearest to a point.
std::optional<DrawnWay> best_line(const board::Board& board, const geometry::Axis& axis,
                                  geometry::Heading heading, const std::string& mark,
                                  geometry::Vec middle) {
  std::optional<DrawnWay> best;
  for (const CellId cell : board.cells()) {
    DrawnWay way{DrawnWay::Kind::axis, mark, {board.line(axis, cell, heading)}, heading, false};
    if (cells_of(way) < 2) continue;
    if (!best || cells_of(way) > cells_of(*best) ||
        (cells_of(way) == cells_of(*best) &&
         mean_distance(board, way, middle) < mean_distance(board, *best, middle) - 1e-9))
      best = std::move(way);
  }
  return best;
}

/// "x" for a cell of the kind "x-square"; empty for other cells.
std::string letter_of_kind(const geometry::Cell& cell) {
  const std::size_t hyphen = cell.kind.find('-');
  return hyphen == 1 ? cell.kind.substr(0, 1) : "";
}

/// The content of a figure that is not in any article: the game's own board.
figure::Content content_of(const game::Game& game, const game::Figure& figure) {
  figure::Content content;
  content.figure = &figure;
  content.board = &game.board();
  content.shown = game.board().all();
  return content;
}

}  // namespace

Diagram bare_board(const game::Game& game) {
  static const game::Figure figure = [] {
    game::Figure bare;
    bare.id = "board";
    bare.numbered = false;
    return bare;
  }();
  return lay_out(game, content_of(game, figure), {});
}

std::optional<scene::Scene> sector_picture(const game::Game& game) {
  const board::Board& board = game.board();
  const std::string& sector = board.seat(board::first_seat).sector;
  if (sector.empty()) return std::nullopt;
  geometry::CellSet cells;
  std::map<int, std::vector<CellId>> ranks;
  std::map<std::string, std::vector<CellId>> files;
  for (const CellId cell : board.cells()) {
    const geometry::Cell& each = board.cell(cell);
    if (each.sector != sector) continue;
    cells.insert(cell);
    ranks[each.rank_number].push_back(cell);
    files[each.file].push_back(cell);
  }
  if (cells.size() == 0) return std::nullopt;
  game::Figure figure;
  figure.id = "sector";
  figure.names = true;
  figure.borders = figure.coordinates = figure.numbered = false;
  figure::Content content = content_of(game, figure);
  content.shown = cells;
  figure.labels.reserve(ranks.size());
  const auto centre = [&](CellId cell) { return board.topology.centre(cell); };
  for (auto& [number, row] : ranks) {
    std::ranges::sort(row, {}, [&](CellId cell) { return centre(cell).x; });
    const geometry::Vec step =
        row.size() > 1 ? centre(row[1]) - centre(row[0]) : geometry::Vec{1.7, 0};
    game::FigureLabel& label = figure.labels.emplace_back();
    label.text = board.rank_order[static_cast<std::size_t>(number)];
    label.size = 0.8;
    content.labels.push_back({&label, centre(row.front()) - step, std::nullopt});
  }
  auto longest =
      std::ranges::max_element(files, {}, [](const auto& file) { return file.second.size(); });
  std::ranges::sort(longest->second, {}, [&](CellId cell) { return board.cell(cell).rank_number; });
  content.ways.push_back({DrawnWay::Kind::route, line_signs.front(), {longest->second}, {}, false});
  return lay_out(game, std::move(content), {}).scene;
}

scene::Scene board_patch(const game::Game& game, const geometry::CellSet& cells) {
  game::Figure figure;
  figure.id = "patch";
  figure.coordinates = figure.numbered = false;
  figure::Content content = content_of(game, figure);
  content.shown = cells;
  return lay_out(game, std::move(content), {}).scene;
}

std::optional<scene::Scene> lines_picture(const game::Game& game,
                                          const std::vector<std::string>& axes) {
  const board::Board& board = game.board();
  geometry::Vec middle;
  for (const CellId cell : board.cells())
    middle = middle + (1.0 / board.size()) * board.topology.centre(cell);
  game::Figure figure;
  figure.id = "lines";
  figure.numbered = false;
  figure::Content content = content_of(game, figure);
  constexpr double kind_letters = 0.34, toward_corner = 0.55;
  std::size_t most = static_cast<std::size_t>(board.size());
  for (const geometry::Axis& axis : board.axes) most += axis.headings.size();
  figure.labels.reserve(most);  // content points to them
  const auto add_label = [&](const std::string& text, double size, geometry::Vec at) {
    game::FigureLabel& label = figure.labels.emplace_back();
    label.text = text;
    label.size = size;
    content.labels.push_back({&label, at, std::nullopt});
  };
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const geometry::Axis* axis = board.axis(axes[i]);
    if (axis == nullptr) continue;
    for (const geometry::Heading heading : axis->headings) {
      if (!geometry::is_first_way(heading)) continue;
      auto way = best_line(board, *axis, heading, line_signs[i % line_signs.size()], middle);
      if (!way) continue;
      add_label(axes[i], game::FigureLabel().size, board.topology.centre(way->lines.back().back()));
      content.ways.push_back(std::move(*way));
    }
  }
  for (const CellId cell : board.cells())
    if (const std::string letter = letter_of_kind(board.cell(cell)); !letter.empty()) {
      const geometry::Vec centre = board.topology.centre(cell);
      const geometry::Vec corner =
          board.topology.chart().place(board.topology.outline(cell).front());
      add_label(letter, kind_letters, centre + toward_corner * (corner - centre));
    }
  if (content.ways.empty()) return std::nullopt;
  return lay_out(game, std::move(content), {}).scene;
}

}  // namespace boardwright::diagram
