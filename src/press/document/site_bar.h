// What stands over and below the pages of a whole site.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::document {

/// The folder of pages and files that belong to no game.
inline constexpr const char* pages_folder = "site";

/// A page of the whole site, as the bar names it.
struct SitePage {
  std::string_view link;  ///< from the index page: "site/proof.html"
  std::string_view title;
  bool manual = false;          ///< it is there only if the manual is
  std::string_view below = {};  ///< what the links of pages begin with to which it leads
};

/// All of them, in the order of the bar; the index page is the first.
const std::vector<SitePage>& site_pages();

/// Links to all of them as a list, from a page to which `up` leads back to the index page ("../");
/// that of the page itself, `current`, is marked.
std::string site_bar(std::string_view up, std::string_view current, bool manual);

}  // namespace boardwright::document
