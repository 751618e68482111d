// `boardwright leaflet`: the rules of a game on one sheet that is folded in three.
#include "commands/panels.h"

namespace boardwright::commands {
namespace {

ExitCode print_leaflet(const PanelOptions& options, Context& context) {
  return print_panels(options, context, "a leaflet", [&](const box::PanelSources& of) {
    return box::printed_leaflet(of, options.paper);
  });
}

std::vector<OptionRow> leaflet_rows(PanelOptions& options) {
  return panel_rows(options, "a4 or letter");
}

}  // namespace

extern const Command leaflet_command = {
    "leaflet",
    "Print the rules of a game on one sheet, to fold in three",
    "boardwright leaflet chess -o chess.pdf",
    [] { return call_of(leaflet_rows, print_leaflet); },
};

}  // namespace boardwright::commands
