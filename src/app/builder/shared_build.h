// Makes the files that all pages of a site load: fonts, the script and its licences.
#pragma once
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "builder/drawers.h"
#include "builder/outputs.h"
#include "page/frame.h"
#include "terminal/context.h"

namespace boardwright::builder {

/// What these files are made from.
struct SharedBasis {
  const Parts& shared;
  const Context& context;
  std::function<bool(const std::string&)> is_standalone;  ///< the game's folder has copies of them
  std::function<bool(const std::string&)> is_wanted;
  const std::optional<std::set<std::string>>& drawn;  ///< the only fonts to make; nullopt: all
  bool changing;  ///< sources changed while they were read: the next build makes all again
};

/// Adds the files that have to be made: once for all games together, and once for each standalone
/// game, a game with a folder that can be moved elsewhere. Returns the fonts as jobs. Requires: all
/// pages are in the manifest.
std::vector<DrawingJob> make_shared(const SharedBasis& basis, Manifest& manifest, Outputs& outputs,
                                    const std::function<const page::Frame&()>& frame);

}  // namespace boardwright::builder
