// The bar of the pages of a whole site.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::site {

/// The folder of pages and files that belong to no game.
inline constexpr const char* pages_folder = "site";

/// An entry of the bar.
struct SitePage {
  std::string_view link;  ///< relative to the index page: "site/proof.html"
  std::string_view title;
  bool manual = false;          ///< only on sites with the manual
  std::string_view below = {};  ///< prefix of the links of its subpages
};

/// All entries in order; the first is the index page.
const std::vector<SitePage>& site_pages();

/// The entries as a list of links. `up` is the path from the page to the folder of the index page
/// ("../"); the entry of the current page is marked.
std::string site_bar(std::string_view up, std::string_view current, bool manual);

}  // namespace boardwright::site
