// The extra files of a site whose address is known.
#pragma once
#include <vector>

#include "site/site.h"

namespace boardwright::site {

/// sitemap.xml, feed.xml, robots.txt, 404.html and the icon of a site that has these `pages` in
/// addition to those of its games. Requires: the address is known.
std::vector<SiteFile> address_files(const SiteSources& sources, const std::vector<SiteFile>& pages);

}  // namespace boardwright::site
