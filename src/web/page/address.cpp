// Writes the head elements of pages.
#include "page/address.h"

#include <algorithm>

#include "base/text.h"
#include "page/html.h"

namespace boardwright::page {
namespace {

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

void meta(Html& html, std::string_view property, std::string_view content) {
  html.empty_element("meta", {{"property", property}, {"content", content}});
  html.line();
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
      return "the address holds '" + base::printable(std::string(1, c)) +
             "': write it as %, two digits, and nothing behind a ? or #";
  if (base_url.substr(base_url.find("//") + 2).size() < 2) return "the address names no host";
  return {};
}

std::string address_of(std::string_view base_url, std::string_view path) {
  constexpr std::string_view index = "index.html";
  if (path == index || path.ends_with("/index.html")) path.remove_suffix(index.size());
  return std::string(base_url) + std::string(path);
}

std::string encoded(std::string_view text) {
  constexpr std::string_view plain = "-._~", digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') || plain.find(c) != plain.npos;
    if (is_plain)
      out += c;
    else
      out.append({'%', digits[byte >> 4], digits[byte & 15]});
  }
  return out;
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

}  // namespace boardwright::page
