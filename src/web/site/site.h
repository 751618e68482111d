// Writes the pages of a whole site that belong to no game, and the files that pages load.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "page/facts.h"
#include "site/index_page.h"

namespace boardwright::site {

using page::Facts, page::PieceFact;

/// A file of the site.
struct SiteFile {
  std::string path;  ///< relative to the folder of the index page: "site/proof.html"
  std::string bytes;
};

/// The input of the pages that belong to no game: facts and entries of all games, in the same
/// order.
struct SiteSources {
  const std::vector<Facts>& games;
  const std::vector<IndexEntry>& entries;
  const page::Frame& frame;
  std::string base_url;  ///< "https://example.org/games/"; empty: pages have no address

  bool has_manual() const;
};

/// All files of the site that belong to no game: pages of pieces, the glossary, the proof page,
/// search, and the files that they load; with an address also the files that need one.
std::vector<SiteFile> site_files(const SiteSources& sources, Report& report);

/// The parts of a page to put into its frame.
struct SitePageText {
  std::string path, title, description, main;
  std::vector<std::string_view> scripts = {};  ///< file names: "search.js"
};
SiteFile framed(const SiteSources& sources, const SitePageText& page, Report& report);

/// "piece-knight.html": all pieces with the same slug share a page.
std::string piece_page_name(std::string_view slug);

std::vector<SiteFile> piece_pages(const SiteSources& sources, Report& report);
SiteFile glossary_page(const SiteSources& sources, Report& report);
/// The page of proofs, and one for each letter where the claims would be too many for it.
std::vector<SiteFile> proof_pages(const SiteSources& sources, Report& report);
/// The search page, and what it finds: a script for each letter that a word begins with.
std::vector<SiteFile> search_files(const SiteSources& sources, Report& report);
/// The cards of games that are too many for the index, a page for each letter.
std::vector<SiteFile> letter_pages(const SiteSources& sources, Report& report);

}  // namespace boardwright::site
