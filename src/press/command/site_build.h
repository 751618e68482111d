// The part of a build that is about all games together: what lists, searches and explains them.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "command/outputs.h"
#include "command/record.h"
#include "disk/folder.h"
#include "document/frame.h"
#include "ink/ink.h"
#include "scene/piece_set.h"

namespace boardwright::command {

/// The picture of a game in lists: drawn, if all its men have drawings.
std::string cover_svg(const Work& work, const PieceSet& pieces);

/// The same for whoever shares a link to the game.
std::string cover_png(const Work& work, const PieceSet& pieces, Ink& ink);

/// The file that keeps what pages of the whole site say of a game.
std::string facts_file(const std::string& game);

/// What the pages of all games are made from.
struct SiteBasis {
  const std::map<std::string, GameRecord>& records;  ///< by id
  const Parts& shared;
  const std::string& base_url;  ///< may be empty
  const disk::Folder& folder;
  bool changing;  ///< sources changed while they were read: the next build makes all again
};

/// Adds the index page and all files of the site that have to be made. `frame` is asked only then.
/// Requires: what is made of the games is in the manifest.
void make_site(const SiteBasis& basis, Manifest& manifest, Outputs& outputs,
               const std::function<const Frame&()>& frame);

}  // namespace boardwright::command
