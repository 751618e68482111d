// `boardwright cells`: the cells of a board, with coordinates and neighbours.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "builder/load.h"
#include "commands/command.h"

namespace boardwright::commands {

using board::Board;
using geometry::CellId;

namespace {

using Json = nlohmann::ordered_json;

struct CellsOptions {
  std::string game, board;
  bool json = false;
};

Json point(geometry::Vec at) { return {at.x + 0.0, at.y + 0.0}; }  // + 0.0 turns -0 into 0

std::vector<std::string> names(const Board& board, std::span<const CellId> cells) {
  std::vector<std::string> found;
  for (CellId cell : cells) found.push_back(board.name(cell));
  return found;
}

Json cells_json(const Board& board) {
  Json cells = Json::array();
  for (CellId cell : board.cells()) {
    Json corners = Json::array();
    for (const geometry::Vec& corner : board.topology.drawn(cell)) corners.push_back(point(corner));
    Json each = {{"name", board.name(cell)},
                 {"shape", geometry::shape_name(board.topology.sides(cell))},
                 {"centre", point(board.topology.centre(cell))},
                 {"corners", std::move(corners)},
                 {"sides", names(board, board.topology.beside(cell))},
                 {"touches", names(board, board.topology.touching(cell))}};
    if (const auto& also = board.cell(cell).also; !also.empty()) each["also"] = also;
    cells.push_back(std::move(each));
  }
  return {{"cells", std::move(cells)}};
}

std::string cells_text(const Board& board, const Console& console) {
  std::size_t width = 6;
  for (const geometry::Cell& cell : board.all_cells) width = std::max(width, cell.name.size() + 2);
  constexpr std::string_view row = "{:<{}}{:<10}{:>8}{:>8}   {}\n";
  std::string out =
      fmt::format("{}: {} cells{}\n", console.paint(Console::Colour::strong, board.id),
                  board.size(), board.topology.chart().is_plane() ? ", sides of length 1" : "");
  out += console.paint(Console::Colour::quiet,
                       fmt::format(row, "cell", width, "shape", "x", "y", "touches"));
  for (CellId cell : board.cells()) {
    const geometry::Vec centre = board.topology.centre(cell);
    out += fmt::format(row, board.name(cell), width,
                       geometry::shape_name(board.topology.sides(cell)), decimal(centre.x),
                       decimal(centre.y), joined(names(board, board.topology.touching(cell)), " "));
  }
  return out;
}

/// Reads a game of which only the boards have to be valid: a user may be looking for a cell because
/// a position has an error.
std::unique_ptr<game::Game> load_boards(const Context& context, const std::string& word,
                                        Report& report) {
  SearchPath search_path = context.search_path;
  const std::string id = builder::find_game(search_path, word);
  builder::folder_of(search_path, "tilings");
  auto game = game::read_game(search_path, id, game::Extent::rules, report);
  if (!game->has_boards) refuse(report);
  builder::show_warnings(report, context.console);
  return game;
}

ExitCode list_cells(const CellsOptions& options, Context& context) {
  Report report;
  const auto game = load_boards(context, options.game, report);
  const Board& board = builder::find_board(*game, options.board);
  context.console.out(options.json ? cells_json(board).dump() + "\n"
                                   : cells_text(board, context.console));
  return report.has_errors() ? ExitCode::input : ExitCode::fine;
}

std::vector<OptionRow> cells_rows(CellsOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--board", "another board of the game's tiling", &options.board},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command cells_command = {
    "cells",
    "List the cells of a board",
    "boardwright cells lotus-39 --json",
    [] { return call_of(cells_rows, list_cells); },
};

}  // namespace boardwright::commands
