// Writes the heads of pages and the extra files of a site with an address.
#include "document/address.h"

#include <algorithm>

#include "base/text.h"
#include "document/html.h"
#include "document/site.h"
#include "document/site_bar.h"

namespace boardwright::document {
namespace {

constexpr std::string_view icon =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"><path fill=\"#8c3d1d\" "
    "d=\"M9 1h14l8 15-8 15H9L1 16z\"/><path fill=\"#fffdf8\" d=\"M16 6l8 10-8 10-8-10z\"/></svg>\n";

/// The icon as a data URI.
std::string icon_in_page() {
  constexpr std::string_view special = "\"<>#/ ";
  constexpr std::string_view written[] = {"%22", "%3C", "%3E", "%23", "%2F", "%20"};
  std::string address = "data:image/svg+xml,";
  for (const char c : icon)
    if (const std::size_t at = special.find(c); at != special.npos)
      address += written[at];
    else if (c != '\n')
      address += c;
  return address;
}

/// A JSON string literal for a script element: the text can end neither the string nor the element.
std::string json_text(std::string_view text) {
  std::string out = "\"";
  for (const char c : text)
    if (c == '"' || c == '\\')
      (out += '\\') += c;
    else if (c == '<')
      out += "\\u003c";
    else
      out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  return out + "\"";
}

/// The address of a file; index.html is shortened to its folder.
std::string address_of(std::string_view base_url, std::string_view path) {
  constexpr std::string_view index = "index.html";
  if (path == index || path.ends_with("/index.html")) path.remove_suffix(index.size());
  return std::string(base_url) + std::string(path);
}

void meta(Html& html, std::string_view property, std::string_view content) {
  html.empty_element("meta", {{"property", property}, {"content", content}});
  html.line();
}

std::vector<std::string> pages_of(const SiteSources& sources, const std::vector<SiteFile>& own) {
  std::vector<std::string> pages = {"index.html"};
  for (const Facts& game : sources.games)
    for (const PageFact& page : game.pages) pages.push_back(game.id + "/" + page.link);
  for (const SiteFile& file : own)
    if (file.path.ends_with(".html")) pages.push_back(file.path);
  return pages;
}

std::string sitemap(const SiteSources& sources, const std::vector<SiteFile>& own) {
  std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
  for (const std::string& page : pages_of(sources, own))
    text += "<url><loc>" + escaped(address_of(sources.base_url, page)) + "</loc></url>\n";
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
      escaped(sources.base_url) +
      "feed.xml\"/>\n"
      "<description>The rules of board games, illustrated and proved.</description>\n";
  for (const IndexEntry& entry : sources.entries) {
    if (entry.manual || entry.pages.empty()) continue;
    for (const IndexEntry::Page& page : entry.pages) {
      const std::string link = escaped(address_of(sources.base_url, entry.id + "/" + page.name));
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
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"robots\" content=\"noindex\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n<title>Not found</title>\n<style>\n"
         "body { max-width: 30rem; margin: 20vh auto; padding: 0 1.25rem; font: 1.1rem/1.6 "
         "system-ui, sans-serif; }\n</style>\n</head>\n<body>\n<main>\n<h1>There is no such "
         "page</h1>\n<p>It may have been called otherwise, or its game is gone. See <a href=\"" +
         home + "\">all games</a>, <a href=\"" + home +
         "site/pieces.html\">all pieces</a>, or <a href=\"" + home +
         "site/search.html\">search</a>.</p>\n</main>\n</body>\n</html>\n";
}

}  // namespace

std::string problem_of_address(std::string_view base_url) {
  const bool web = base_url.starts_with("https://") || base_url.starts_with("http://");
  if (!web) return "an address begins with https:// or http://";
  if (!base_url.ends_with('/')) return "the address of a site ends with a slash";
  constexpr std::string_view special = " \"'<>\\^`{|}?#";
  for (const char c : base_url)
    if (static_cast<unsigned char>(c) <= 0x20 || static_cast<unsigned char>(c) >= 0x7f ||
        special.find(c) != std::string_view::npos)
      return "the address holds '" + printable(std::string(1, c)) +
             "': write it as %, two digits, and nothing behind a ? or #";
  if (base_url.substr(base_url.find("//") + 2).size() < 2) return "the address names no host";
  return {};
}

std::string head_of(std::string_view base_url, const PageHead& page) {
  Html html;
  const auto link = [&](std::string_view rel, const std::string& to) {
    html.empty_element("link", {{"rel", rel}, {"href", to}});
    html.line();
  };
  if (base_url.empty()) {  // inline icon: otherwise browsers request favicon.ico
    link("icon", icon_in_page());
    return html.take();
  }
  const std::string url = address_of(base_url, page.path), home(base_url),
                    picture = home + (page.picture.empty() ? share_picture : page.picture);
  link("canonical", url);
  link("icon", home + "favicon.svg");
  html.empty_element("link", {{"rel", "alternate"},
                              {"type", "application/rss+xml"},
                              {"title", "Boardwright"},
                              {"href", home + "feed.xml"}});
  html.line();
  meta(html, "og:type", page.author.empty() ? "website" : "article");
  meta(html, "og:site_name", "Boardwright");
  meta(html, "og:title", page.title);
  meta(html, "og:description", page.description);
  meta(html, "og:url", url);
  meta(html, "og:image", picture);
  meta(html, "og:image:width", std::to_string(share_width));
  meta(html, "og:image:height", std::to_string(share_height));
  html.empty_element("meta", {{"name", "twitter:card"}, {"content", "summary_large_image"}});
  html.line();
  html.raw() +=
      "<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\","
      "\"@type\":" +
      std::string(page.author.empty() ? "\"WebPage\"" : "\"Article\"") +
      ",\"headline\":" + json_text(page.title) + ",\"description\":" + json_text(page.description) +
      ",\"url\":" + json_text(url) + ",\"image\":" + json_text(picture) + ",\"inLanguage\":\"en\"" +
      (page.author.empty() ? ""
                           : ",\"about\":{\"@type\":\"Game\",\"author\":{\"@type\":"
                             "\"Person\",\"name\":" +
                                 json_text(page.author) + "}}") +
      "}</script>\n";
  return html.take();
}

std::vector<SiteFile> address_files(const SiteSources& sources,
                                    const std::vector<SiteFile>& pages) {
  return {
      {"sitemap.xml", sitemap(sources, pages)},
      {"feed.xml", feed(sources)},
      {"favicon.svg", std::string(icon)},
      {"robots.txt", "User-agent: *\nAllow: /\nSitemap: " + sources.base_url + "sitemap.xml\n"},
      {"404.html", not_found(sources)},
  };
}

}  // namespace boardwright::document
