// Cuts boards and parses Betza given on the command line.
#include "command/betza.h"

#include "base/text.h"
#include "command/resources.h"
#include "rules/betza.h"

namespace boardwright::command {
namespace {

Tiling load_tiling(const Context& context, std::string_view name) {
  folder_of(context.search_path, "tilings");
  Report report;
  const auto data = read_data(context.search_path.files(),
                              context.search_path.file("tilings", std::string(name)), report);
  refuse(report);
  Tiling tiling = read_tiling(*data, report);
  data->report_unused(report);
  refuse(report);
  return tiling;
}

}  // namespace

std::unique_ptr<Board> bare_board(const Context& context, const std::string& word) {
  const auto region = parse_region(word);
  if (!region)
    throw UsageError(
        word.empty() ? "a piece given in Betza needs a board" : "unknown board '" + word + "'",
        "give --board 8x8 or --board hex:6, or name a game");
  const Tiling tiling = load_tiling(context, usual_tiling(*region));
  Report report;
  auto patch = cut(tiling, *region, report);
  if (!patch) {
    const Problem& problem = report.problems().front();
    throw UsageError(problem.message, problem.hint);
  }
  return std::make_unique<Board>(
      make_board(std::move(*patch), tiling, {{"White", upward}, {"Black", opposite(upward)}}));
}

PieceType betza_piece(const std::string& text, const Board& board) {
  const std::string source = "--betza";
  Report report;
  report.keep_source(source, text);
  auto betza = parse_betza(text, {source, 1, 1}, board, report);
  refuse(report);
  PieceType piece_type;
  piece_type.id = piece_type.name = text;
  piece_type.moves = std::move(betza->moves);
  piece_type.state = std::move(betza->state);
  return piece_type;
}

}  // namespace boardwright::command
