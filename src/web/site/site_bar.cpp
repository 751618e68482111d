// Writes the bar of the pages of a whole site.
#include "site/site_bar.h"

#include "english/site_words.h"
#include "page/html.h"

namespace boardwright::site {

const std::vector<SitePage>& site_pages() {
  static const std::vector<SitePage> pages = {
      {"index.html", "All games"},           {"site/pieces.html", "Pieces", false, "site/piece-"},
      {"site/glossary.html", "Glossary"},    {"site/proof.html", english::proof_title},
      {"manual/index.html", "Manual", true}, {"workbench/index.html", "Workbench", true},
      {"site/search.html", "Search"},
  };
  return pages;
}

std::string site_bar(std::string_view up, std::string_view current, bool manual) {
  page::Html html;
  html.element("ul", {}, [&] {
    for (const SitePage& page : site_pages()) {
      if (page.manual && !manual) continue;
      html.element("li", {}, [&] {
        const std::string link = std::string(up) + std::string(page.link);
        if (page.link == current)
          html.element("a", {{"href", link}, {"aria-current", "page"}}, page.title);
        else if (!page.below.empty() && current.starts_with(page.below))
          html.element("a", {{"href", link}, {"aria-current", "true"}}, page.title);
        else
          html.element("a", {{"href", link}}, page.title);
      });
    }
  });
  return html.take();
}

}  // namespace boardwright::site
