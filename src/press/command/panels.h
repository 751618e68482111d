// What `leaflet` and `cards` share: a game is proved, set on panels, and printed.
#pragma once
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "command/command.h"
#include "command/press_options.h"
#include "command/proved_game.h"
#include "print/book_print.h"

namespace boardwright::command {

struct PanelOptions {
  std::string game, paper = "a4", pieces;
  PressOptions press;
  std::filesystem::path out;  ///< empty: standard output
};

/// The rows of these options. `own`, the further options of a command, come after the game.
std::vector<OptionRow> panel_rows(PanelOptions& options, const char* paper_help,
                                  const std::vector<OptionRow>& own = {});

/// Proves the game and prints the result of `make`. `what`: "a leaflet". Throws what both throw,
/// and UsageError for a text that does not fit.
ExitCode print_panels(const PanelOptions& options, Context& context, const std::string& what,
                      const std::function<PrintedBook(const PanelSources&)>& make);

}  // namespace boardwright::command
