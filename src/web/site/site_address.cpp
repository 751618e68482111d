// Writes the site map, the feed, the icon and the page for unknown addresses.
#include "site/site_address.h"

#include <string>
#include <string_view>

#include "base/text.h"
#include "english/site_words.h"
#include "page/address.h"
#include "page/html.h"

namespace boardwright::site {

using base::escaped;

namespace {

std::vector<std::string> pages_of(const SiteSources& sources, const std::vector<SiteFile>& own) {
  std::vector<std::string> pages = {"index.html"};
  for (const Facts& game : sources.games)
    for (const page::PageFact& page : game.pages) pages.push_back(game.id + "/" + page.link);
  for (const SiteFile& file : own)
    if (file.path.ends_with(".html")) pages.push_back(file.path);
  return pages;
}

std::string sitemap(const SiteSources& sources, const std::vector<SiteFile>& own) {
  std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
  for (const std::string& page : pages_of(sources, own))
    text += "<url><loc>" + escaped(page::address_of(sources.base_url, page)) + "</loc></url>\n";
  return text + "</urlset>\n";
}

/// RSS, because its entries need no date: the program does not read the clock.
std::string feed(const SiteSources& sources) {
  std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<channel>\n"
      "<title>Boardwright</title>\n<link>" +
      escaped(sources.base_url) +
      "</link>\n<atom:link rel=\"self\" type=\"application/rss+xml\" "
      "href=\"" +
      escaped(sources.base_url) + "feed.xml\"/>\n<description>" + english::feed_description +
      "</description>\n";
  for (const IndexEntry& entry : sources.entries) {
    if (entry.manual || entry.pages.empty()) continue;
    for (const IndexEntry::Page& page : entry.pages) {
      const std::string link =
          escaped(page::address_of(sources.base_url, entry.id + "/" + page.name));
      const std::string title =
          entry.pages.size() == 1 ? entry.title : entry.title + ": " + page.title;
      text += "<item>\n<title>" + escaped(title) + "</title>\n<link>" + link +
              "</link>\n<guid isPermaLink=\"true\">" + link + "</guid>\n<description>" +
              escaped(entry.summary) + "</description>\n</item>\n";
    }
  }
  return text + "</channel>\n</rss>\n";
}

/// Links are absolute, because this page is served for any path.
std::string not_found(const SiteSources& sources) {
  const std::string home = escaped(sources.base_url);
  const auto link = [&](std::string_view page, std::string_view words) {
    return "<a href=\"" + home + std::string(page) + "\">" + std::string(words) + "</a>";
  };
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"robots\" content=\"noindex\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n<title>Not found</title>\n<style>\n"
         "body { max-width: 30rem; margin: 20vh auto; padding: 0 1.25rem; font: 1.1rem/1.6 "
         "system-ui, sans-serif; }\n</style>\n</head>\n<body>\n<main>\n<h1>" +
         std::string(english::no_such_page) + "</h1>\n<p>" +
         english::look_elsewhere(link("", "all games"), link("site/pieces.html", "all pieces"),
                                 link("site/search.html", "search")) +
         "</p>\n</main>\n</body>\n</html>\n";
}

}  // namespace

std::vector<SiteFile> address_files(const SiteSources& sources,
                                    const std::vector<SiteFile>& pages) {
  return {
      {"sitemap.xml", sitemap(sources, pages)},
      {"feed.xml", feed(sources)},
      {"favicon.svg", std::string(page::icon)},
      {"robots.txt", "User-agent: *\nAllow: /\nSitemap: " + sources.base_url + "sitemap.xml\n"},
      {"404.html", not_found(sources)},
  };
}

}  // namespace boardwright::site
