// What pages say, and which files a site has besides, once its address is known.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::document {

struct SiteFile;
struct SiteSources;

/// What the head of a page tells those who link to it.
struct PageHead {
  std::string path;  ///< from the index page: "chess/index.html"
  std::string title, description;
  std::string picture;      ///< a PNG, from the index page; empty: the site's own
  std::string author = {};  ///< of an article
};

/// The picture of the site, and of a game in its folder: 1200 by 630 pixels.
inline constexpr const char* share_picture = "share.png";
inline constexpr int share_width = 1200, share_height = 630;

/// Canonical address, icon, Open Graph and JSON-LD as elements of a head; without an address the icon
/// alone.
std::string head_of(std::string_view base_url, const PageHead& page);

/// What is wrong with an address as that of a site; empty if it is one: http or https, with a slash
/// at its end.
std::string problem_of_address(std::string_view base_url);

/// sitemap.xml, feed.xml, robots.txt, 404.html and the icon of a site that has these `pages` beside
/// those of its games. Requires: the address is known.
std::vector<SiteFile> address_files(const SiteSources& sources, const std::vector<SiteFile>& pages);

}  // namespace boardwright::document
