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

/// Tells the records of games that are made where their pages lead on to; the ids of those that led
/// elsewhere.
std::vector<std::string> lead_on(std::map<std::string, GameRecord>& records,
                                 const std::function<bool(const std::string&)>& in,
                                 const std::function<bool(const std::string&)>& is_made);

/// The picture of a game for whoever shares a link to it.
std::string cover_png(const Work& work, const PieceSet& piece_types, Ink& ink);

/// Where readers go on from a game to others, and whence they come: the last page before it and the
/// first behind it in the order of the index, among the games that are `in`. A manual has none.
struct ReadOn {
  Neighbour before, after;

  std::uint64_t hash() const;  ///< 0 if there is neither
};
ReadOn read_on(const std::map<std::string, GameRecord>& records, const std::string& id,
               const std::function<bool(const std::string&)>& in);

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
