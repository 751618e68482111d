// Cuts boards and parses Betza given on the command line.
#include "commands/betza.h"

#include "base/text.h"
#include "betza/betza.h"
#include "builder/resources.h"

namespace boardwright::commands {
namespace {

geometry::Tiling load_tiling(const terminal::Context& context, std::string_view name) {
  builder::folder_of(context.search_path, "tilings");
  base::Report report;
  const auto data = base::read_data(context.search_path.files(),
                                    context.search_path.file("tilings", std::string(name)), report);
  base::refuse(report);
  geometry::Tiling tiling = geometry::read_tiling(*data, report);
  data->report_unused(report);
  base::refuse(report);
  return tiling;
}

}  // namespace

std::unique_ptr<board::Board> bare_board(const terminal::Context& context,
                                         const std::string& word) {
  const auto region = geometry::parse_region(word);
  if (!region)
    throw base::UsageError(
        word.empty() ? "a piece given in Betza needs a board" : "unknown board '" + word + "'",
        "give --board 8x8 or --board hex:6, or name a game");
  const geometry::Tiling tiling = load_tiling(context, geometry::usual_tiling(*region));
  base::Report report;
  auto patch = geometry::cut(tiling, *region, report);
  if (!patch) {
    const base::Problem& problem = report.problems().front();
    throw base::UsageError(problem.message, problem.hint);
  }
  return std::make_unique<board::Board>(board::make_board(
      std::move(*patch), tiling,
      {{"White", geometry::upward}, {"Black", geometry::opposite(geometry::upward)}}));
}

moves::PieceType betza_piece(const std::string& text, const board::Board& board) {
  const std::string source = "--betza";
  base::Report report;
  report.keep_source(source, text);
  auto betza = betza::parse_betza(text, {source, 1, 1}, board, report);
  base::refuse(report);
  moves::PieceType piece_type;
  piece_type.id = piece_type.name = text;
  piece_type.moves = std::move(betza->moves);
  piece_type.state = std::move(betza->state);
  return piece_type;
}

}  // namespace boardwright::commands
