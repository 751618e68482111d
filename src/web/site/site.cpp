// Puts the pages of a site into their frames, and collects all its files.
#include "site/site.h"

#include <algorithm>

#include "page/address.h"
#include "page/html.h"
#include "page/site_files.h"
#include "site/site_address.h"
#include "site/site_bar.h"

namespace boardwright::site {

bool SiteSources::has_manual() const { return std::ranges::any_of(entries, &IndexEntry::manual); }

SiteFile framed(const SiteSources& sources, const SitePageText& page, Report& report) {
  std::string scripts;
  for (const std::string_view script : page.scripts)
    scripts += "<script src=\"" + std::string(script) + "\" defer></script>\n";
  const std::vector<page::Slot> slots = {
      {"head", page::fill_head(
                   sources.frame,
                   {page.title, page.description,
                    page::head_of(sources.base_url, {page.path, page.title, page.description, {}}),
                    page::font_css(page::site_path("../"))},
                   report)},
      {"scripts", scripts},
      {"bar", site_bar("../", page.path, sources.has_manual())},
      {"main", page.main},
  };
  return {page.path, page::fill_frame(sources.frame.site, slots, report)};
}

std::vector<SiteFile> site_files(const SiteSources& sources, Report& report) {
  std::vector<SiteFile> files = piece_pages(sources, report);
  files.push_back(glossary_page(sources, report));
  for (const std::vector<SiteFile>& more :
       {letter_pages(sources, report), proof_pages(sources, report), search_files(sources, report)})
    files.insert(files.end(), more.begin(), more.end());
  for (const auto& [name, bytes] : sources.frame.shared)
    files.push_back({std::string(pages_folder) + "/" + name, bytes});
  if (!sources.base_url.empty())
    for (SiteFile& file : address_files(sources, files)) files.push_back(std::move(file));
  return files;
}

}  // namespace boardwright::site
