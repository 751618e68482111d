// Writes the search page and its index.

#include <map>

#include "base/names.h"
#include "base/text.h"
#include "english/site_words.h"
#include "site/site.h"
#include "site/site_bar.h"

namespace boardwright::site {
namespace {

/// A text as a JavaScript string literal.
std::string script_text(std::string_view text) {
  std::string out = "\"";
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '<') {
      out += "\\x3c";  // cannot end the script element
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += ' ';
    } else if (text.substr(i).starts_with("\xe2\x80\xa8") ||
               text.substr(i).starts_with("\xe2\x80\xa9")) {
      out += ' ';  // line separators are syntax errors in older JavaScript
      i += 2;
    } else {
      out += c;
    }
  }
  return out + "\"";
}

/// A list of pairs, "title","link", without a trailing comma.
class Pairs {
 public:
  void add(std::string_view title, std::string_view link) {
    if (!text_.empty()) text_ += ',';
    text_ += script_text(title) + "," + script_text(link);
  }
  std::string take() { return "[" + std::move(text_) + "]"; }

 private:
  std::string text_;
};

std::string places(const std::vector<page::PlaceFact>& facts) {
  Pairs pairs;
  for (const page::PlaceFact& fact : facts) pairs.add(fact.title, page::html_target(fact.link));
  return pairs.take();
}

/// The entry of a game: its folder and title, its pages, sections, figures and pieces, its first
/// page and the names of its cells.
std::string index_of(const Facts& game) {
  Pairs pages, piece_types;
  for (const page::PageFact& page : game.pages) pages.add(page.title, page.link);
  for (const PieceFact& piece_type : game.piece_types)
    piece_types.add(piece_type.name, page::html_target(piece_type.link));
  return "[" + script_text(game.id) + "," + script_text(game.title) + "," + pages.take() + "," +
         places(game.sections) + "," + places(game.figures) + "," + piece_types.take() + "," +
         script_text(game.start) + "," + script_text(game.cells) + "]";
}

}  // namespace

SiteFile search_index(const SiteSources& sources) {
  std::string script = "boardwrightSearch({games:[";
  for (std::size_t i = 0; i < sources.games.size(); ++i)
    script += (i > 0 ? ",\n" : "\n") + index_of(sources.games[i]);
  Pairs terms;
  for (const Term& term : sources.frame.glossary.terms())
    terms.add(term.name, "glossary.html#" + term.id);
  std::map<std::string, std::string> names;
  for (const Facts& game : sources.games)
    for (const PieceFact& piece_type : game.piece_types)
      names.emplace(base::slug_of(piece_type.name), piece_type.name);
  Pairs piece_types;
  for (const auto& [slug, name] : names) piece_types.add(name, piece_page_name(slug));
  script += "],\nterms:" + terms.take() + ",\npieces:" + piece_types.take() + "});\n";
  return {std::string(pages_folder) + "/search-index.js", std::move(script)};
}

SiteFile search_page(const SiteSources& sources, Report& report) {
  Html html;
  html.element("h1", {}, "Search");
  html.element("div", {{"class", "filter search"}, {"role", "search"}}, [&] {
    html.element("p", {}, [&] {
      html.element("label", {{"for", "search"}}, english::search_label);
      html.empty_element(
          "input",
          {{"type", "search"}, {"id", "search"}, {"autocomplete", "off"}, {"spellcheck", "false"}});
    });
  });
  html.element("p", {{"class", "shown"}, {"role", "status"}, {"id", "search-count"}},
               english::search_needs_script);
  html.element("ol", {{"class", "results"}, {"id", "search-results"}}, "");
  return framed(sources,
                {std::string(pages_folder) + "/search.html",
                 "Search",
                 english::search_description,
                 html.take(),
                 {"search.js", "search-index.js"}},
                report);
}

}  // namespace boardwright::site
