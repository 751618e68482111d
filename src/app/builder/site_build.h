// The part of a build for all games together: the index, the search and the files of the site.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "builder/outputs.h"
#include "builder/record.h"
#include "disk/folder.h"
#include "page/frame.h"
#include "pdf/ink.h"
#include "scene/piece_set.h"

namespace boardwright::builder {

/// Sets GameRecord::neighbours_hash of the games that are made. Returns the ids of those with
/// changed previous or next links.
std::vector<std::string> update_neighbours(std::map<std::string, GameRecord>& records,
                                           const std::function<bool(const std::string&)>& in,
                                           const std::function<bool(const std::string&)>& is_made);

/// The preview picture of links to a game, for social media.
std::string cover_png(const Work& work, const PieceSet& drawings, pdf::Ink& ink);

/// The previous and the next page of a game: the last page of the game before it and the first page
/// of the game after it, in the order of the index, among the games that are `in`. A manual has
/// none.
struct Neighbours {
  page::Neighbour before, after;

  std::uint64_t hash() const;  ///< 0 if there is neither
};
Neighbours neighbours_of(const std::map<std::string, GameRecord>& records, const std::string& id,
                         const std::function<bool(const std::string&)>& in);

/// What the pages of all games are made from.
struct SiteBasis {
  const std::map<std::string, GameRecord>& records;  ///< by id
  const Parts& shared;
  const std::string& base_url;  ///< may be empty
  const disk::Folder& folder;
  bool changing;  ///< sources changed while they were read: the next build makes all again
};

/// Adds the index page and all files of the site that have to be made. `frame` is called only if
/// there are any. Requires: the files of the games are in the manifest.
void make_site(const SiteBasis& basis, Manifest& manifest, Outputs& outputs,
               const std::function<const page::Frame&()>& frame);

}  // namespace boardwright::builder
