// Addresses of pages, and what the head of a page says.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::page {

/// What the head of a page says for link previews.
struct PageHead {
  std::string path;  ///< relative to the index page: "chess/index.html"
  std::string title, description;
  std::string picture;      ///< a PNG relative to the index page; empty: the picture of the site
  std::string author = {};  ///< only for articles
};

/// The icon of every page, as SVG.
inline constexpr std::string_view icon =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"><path fill=\"#8c3d1d\" "
    "d=\"M9 1h14l8 15-8 15H9L1 16z\"/><path fill=\"#fffdf8\" d=\"M16 6l8 10-8 10-8-10z\"/></svg>\n";

/// The preview picture of the site, and of a game in its folder: 1200 by 630 pixels.
inline constexpr const char* share_picture = "share.png";
inline constexpr int share_width = 1200, share_height = 630;

/// Canonical address, icon, Open Graph and JSON-LD as elements of a head. Without an address only
/// the icon is written.
std::string head_of(std::string_view base_url, const PageHead& page);

/// The address of a file; index.html is shortened to its folder.
std::string address_of(std::string_view base_url, std::string_view path);

/// A text as it is written after the # of an address: percent-encoded, with %3B for a semicolon.
std::string encoded(std::string_view text);

/// The problem with a base address, or empty if it is valid: http or https, with a slash at its
/// end.
std::string problem_of_address(std::string_view base_url);

}  // namespace boardwright::page
