// The table of export formats.
#include "formats/exports.h"

#include "fairy_stockfish/variant_keys.h"
#include "fairy_stockfish/variant_of_game.h"
#include "formats/tables.h"
#include "interactive_diagram/diagram_text.h"

namespace boardwright::formats {
namespace {

std::optional<std::string> write_variant(const Game& game, Report& report) {
  const auto variant = fairy_stockfish::variant_of(game, report);
  if (!variant) return std::nullopt;
  return "# " + game.title + (game.by.empty() ? "" : ", " + game.by) + "\n" +
         fairy_stockfish::print_variant(*variant) + "\n";
}

constexpr ExportFormat export_rows[] = {
    {"fairy-stockfish", "a section of variants.ini, for the engine Fairy-Stockfish", "ini", true,
     write_variant},
    {"interactive-diagram", "the text of an Interactive Diagram of the Chess Variant Pages", "txt",
     false, interactive_diagram::write_diagram},
    {"graph", "the board as a graph in JSON: cells as nodes, steps as edges", "json", false,
     write_graph},
    {"csv", "where each piece can go from each cell, as comma-separated values", "csv", false,
     write_reach_table},
};

}  // namespace

std::span<const ExportFormat> export_formats() { return export_rows; }

}  // namespace boardwright::formats
