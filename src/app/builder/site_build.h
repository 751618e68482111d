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

/// The preview picture of links to a game, for social media.
std::string cover_png(const Work& work, const PieceSet& drawings, pdf::Ink& ink);

/// Links from a game to the pages beside it: the last page of the game before it and the first page
/// of the game after it, in the order of the index. A manual has none. A shipped game also has a
/// place on the workbench, which is made with the manual.
struct Neighbours {
  page::Neighbour before, after;
  std::string on_workbench;  ///< the link; empty: the site has no workbench

  std::uint64_t hash() const;  ///< 0 if there is nothing
};

/// The games of a site in the order of the index.
class ReadingOrder {
 public:
  /// Of the games that are `in`: those with records, and those that are made elsewhere. Both
  /// outlive the order, and keep their entries.
  ReadingOrder(const std::map<std::string, GameRecord>& records,
               const std::map<std::string, IndexEntry>& elsewhere,
               const std::function<bool(const std::string&)>& in);

  Neighbours beside(const std::string& id) const;

 private:
  std::vector<const IndexEntry*> games_;
  std::map<std::string, std::size_t> places_;
  bool has_workbench_ = false;
};

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
