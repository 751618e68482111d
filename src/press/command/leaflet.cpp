// `boardwright leaflet`: the rules of a game on one sheet that is folded in three.
#include "command/panels.h"

namespace boardwright::command {
namespace {

ExitCode print_leaflet(const PanelOptions& options, Context& context) {
  return print_panels(options, context, "a leaflet",
                      [&](const PanelSources& of) { return printed_leaflet(of, options.paper); });
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

}  // namespace boardwright::command
