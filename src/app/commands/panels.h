// What `leaflet` and `cards` share: a game is proved, set on panels, and printed.
#pragma once
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "box/book_print.h"
#include "commands/command.h"
#include "commands/press_options.h"
#include "commands/proved_game.h"

namespace boardwright::commands {

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
                      const std::function<box::PrintedBook(const box::PanelSources&)>& make);

}  // namespace boardwright::commands
