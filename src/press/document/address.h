// Head elements of pages, and the extra files of a site whose address is known.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::document {

struct SiteFile;
struct SiteSources;

/// What the head of a page says for link previews.
struct PageHead {
  std::string path;  ///< relative to the index page: "chess/index.html"
  std::string title, description;
  std::string picture;      ///< a PNG relative to the index page; empty: the picture of the site
  std::string author = {};  ///< only for articles
};

/// The preview picture of the site, and of a game in its folder: 1200 by 630 pixels.
inline constexpr const char* share_picture = "share.png";
inline constexpr int share_width = 1200, share_height = 630;

/// Canonical address, icon, Open Graph and JSON-LD as elements of a head. Without an address only
/// the icon is written.
std::string head_of(std::string_view base_url, const PageHead& page);

/// The problem with a base address, or empty if it is valid: http or https, with a slash at its
/// end.
std::string problem_of_address(std::string_view base_url);

/// sitemap.xml, feed.xml, robots.txt, 404.html and the icon of a site that has these `pages` in
/// addition to those of its games. Requires: the address is known.
std::vector<SiteFile> address_files(const SiteSources& sources, const std::vector<SiteFile>& pages);

}  // namespace boardwright::document
