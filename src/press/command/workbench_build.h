// Makes the workbench: a page on which games are written, with all that it loads.
#pragma once
#include <functional>
#include <map>
#include <string>

#include "command/context.h"
#include "command/outputs.h"
#include "command/record.h"

namespace boardwright::command {

/// The folder of a site in which it stands. No game has such an id.
inline constexpr const char* workbench_folder = "workbench";

/// What it is made from.
struct WorkbenchBasis {
  const Parts& shared;
  const Context& context;
  const std::map<std::string, GameRecord>& records;    ///< of all games of the site
  std::function<bool(const std::string&)> is_shipped;  ///< a game with which one can begin
  bool with_manual;                                    ///< the manual is built
  bool changing;  ///< sources changed while they were read: the next build makes all again
};

/// It comes with the manual, and stays where it is. Adds its files that have to be made, and keeps
/// the others: the page with its scripts, the editor if there is one, and as scripts the shelf of
/// tilings, styles, drawings and frames, the schema of games, and each game.
void make_workbench(const WorkbenchBasis& basis, Manifest& manifest, Outputs& outputs);

}  // namespace boardwright::command
