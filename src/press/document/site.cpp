// Puts the pages of a site into their frames, and collects all its files.
#include "document/site.h"

#include <algorithm>

#include "document/address.h"
#include "document/html.h"
#include "document/site_address.h"
#include "document/site_bar.h"
#include "document/site_files.h"

namespace boardwright::document {

bool SiteSources::has_manual() const { return std::ranges::any_of(entries, &IndexEntry::manual); }

SiteFile framed(const SiteSources& sources, const SitePageText& page, Report& report) {
  std::string scripts;
  for (const std::string_view script : page.scripts)
    scripts += "<script src=\"" + std::string(script) + "\" defer></script>\n";
  const std::vector<Slot> slots = {
      {"head", fill_head(sources.frame,
                         {page.title, page.description,
                          head_of(sources.base_url, {page.path, page.title, page.description, {}}),
                          font_css(site_path("../"))},
                         report)},
      {"scripts", scripts},
      {"bar", site_bar("../", page.path, sources.has_manual())},
      {"main", page.main},
  };
  return {page.path, fill_frame(sources.frame.site, slots, report)};
}

std::vector<SiteFile> site_files(const SiteSources& sources, Report& report) {
  std::vector<SiteFile> files = piece_pages(sources, report);
  files.push_back(glossary_page(sources, report));
  files.push_back(proof_page(sources, report));
  files.push_back(search_page(sources, report));
  files.push_back(search_index(sources));
  for (const auto& [name, bytes] : sources.frame.shared)
    files.push_back({std::string(pages_folder) + "/" + name, bytes});
  if (!sources.base_url.empty())
    for (SiteFile& file : address_files(sources, files)) files.push_back(std::move(file));
  return files;
}

}  // namespace boardwright::document
