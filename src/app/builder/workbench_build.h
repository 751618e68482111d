// Makes the workbench: a page for writing games, with all files that it loads.
#pragma once
#include <functional>
#include <map>
#include <string>

#include "builder/outputs.h"
#include "builder/record.h"
#include "terminal/context.h"

namespace boardwright::builder {

/// The folder of the workbench in a site. No game can have this id.
inline constexpr const char* workbench_folder = "workbench";

/// What the workbench is made from.
struct WorkbenchBasis {
  const Parts& shared;
  const Context& context;
  const std::map<std::string, GameRecord>& records;    ///< of all games of the site
  std::function<bool(const std::string&)> is_shipped;  ///< the game comes with the program
  bool with_manual;                                    ///< the manual is built
  bool changing;  ///< sources changed while they were read: the next build makes all again
};

/// Adds the files of the workbench that have to be made, and keeps the others: the page with its
/// scripts, the editor if there is one, and, as scripts, the tilings, styles, drawings and frames,
/// the schema of games, and each shipped game. The workbench is made with the manual, and kept up
/// to date by later builds of any games.
void make_workbench(const WorkbenchBasis& basis, Manifest& manifest, Outputs& outputs);

}  // namespace boardwright::builder
