// Writes the search page and what it finds.

#include <map>
#include <set>
#include <utility>

#include "base/names.h"
#include "base/text.h"
#include "english/site_words.h"
#include "site/letters.h"
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

/// The entries of one game, or of the site itself, under one letter.
struct LetterEntries {
  std::string entries;  ///< 'kind,"title","link",order' after each other
  std::string cells;    ///< names, separated by blanks
};

/// Where all that a search finds has fewer bytes, a query that finds nothing loads all of it.
constexpr std::size_t most_of_a_small_site = std::size_t{4} << 20;

/// The letters of the words of a text.
std::set<char> letters_in(std::string_view text) {
  std::set<char> letters;
  bool inside = false;
  for (const char c : text) {
    const bool in_word = base::is_letter(c) || base::is_digit(c) || (c & 0x80) != 0;
    if (in_word && !inside) letters.insert(letter_of(std::string_view(&c, 1)));
    inside = in_word;
  }
  return letters;
}

/// The kinds of entries, in the order in which search.js names them.
enum class EntryKind { piece, word, page, section, diagram };

/// Collects the entries of a game, or of the site itself, under the letters of their words.
class SearchIndex {
 public:
  /// `more`: words by which the entry is also found.
  void add(EntryKind kind, std::string_view title, std::string_view link,
           std::string_view more = {}) {
    const std::string entry = std::to_string(static_cast<int>(kind)) + "," + script_text(title) +
                              "," + script_text(link) + "," + std::to_string(order_++);
    std::set<char> letters = letters_in(title);
    letters.merge(letters_in(more));
    for (const char letter : letters) {
      std::string& entries = parts_[letter].entries;
      if (!entries.empty()) entries += ',';
      entries += entry;
    }
  }
  void add_cells(std::string_view names) {
    for (const std::string_view name : base::words(names)) {
      std::string& cells = parts_[letter_of(name)].cells;
      if (!cells.empty()) cells += ' ';
      cells += name;
    }
  }
  const std::map<char, LetterEntries>& parts() const { return parts_; }

 private:
  std::map<char, LetterEntries> parts_;
  int order_ = 0;
};

void add_places(SearchIndex& index, EntryKind kind, const std::vector<page::PlaceFact>& facts,
                const std::string& game) {
  for (const page::PlaceFact& fact : facts)
    index.add(kind, fact.title, page::html_target(fact.link), game);
}

void add_game(SearchIndex& index, const Facts& game) {
  for (const page::PageFact& page : game.pages)
    index.add(EntryKind::page, page.title, page.link, game.title);
  for (const PieceFact& piece_type : game.piece_types)
    index.add(EntryKind::piece, piece_type.name, page::html_target(piece_type.link), game.title);
  add_places(index, EntryKind::section, game.sections, game.title);
  add_places(index, EntryKind::diagram, game.figures, game.title);
  index.add_cells(game.cells);
}

void add_site(SearchIndex& index, const SiteSources& sources) {
  std::map<std::string, std::string> names;
  for (const Facts& game : sources.games)
    for (const PieceFact& piece_type : game.piece_types)
      names.emplace(base::slug_of(piece_type.name), piece_type.name);
  for (const auto& [slug, name] : names) index.add(EntryKind::piece, name, piece_page_name(slug));
  for (const Term& term : sources.frame.glossary.terms())
    index.add(EntryKind::word, term.name, "glossary.html#" + term.id);
}

/// What the search finds, a script for each letter that a word begins with. A number says in
/// which order games stand.
std::map<char, std::string> search_scripts(const SiteSources& sources) {
  std::map<char, std::string> scripts;
  const auto add = [&](std::size_t place, const SearchIndex& index, std::string_view id,
                       std::string_view title, std::string_view start) {
    for (const auto& [letter, part] : index.parts())
      scripts[letter] += ",\n[" + std::to_string(place) + "," + script_text(id) + "," +
                         script_text(title) + "," + script_text(start) + "," +
                         script_text(part.cells) + ",[" + part.entries + "]]";
  };
  SearchIndex site;
  add_site(site, sources);
  add(0, site, "", "", "");
  for (std::size_t i = 0; i < sources.games.size(); ++i) {
    const Facts& game = sources.games[i];
    SearchIndex index;
    add_game(index, game);
    add(i + 1, index, game.id, game.title, game.start);
  }
  for (auto& [letter, text] : scripts) text = "boardwrightSearch([" + text.substr(1) + "\n]);\n";
  return scripts;
}

}  // namespace

std::vector<SiteFile> search_files(const SiteSources& sources, Report& report) {
  auto scripts = search_scripts(sources);
  const std::string letters = keys_of(scripts);
  std::vector<SiteFile> files;
  std::size_t bytes = 0;
  for (auto& [letter, text] : scripts) {
    bytes += text.size();
    files.push_back(
        {std::string(pages_folder) + "/" + letter_file("search", letter, ".js"), std::move(text)});
  }
  const std::string_view is_small = bytes < most_of_a_small_site ? "yes" : "";
  Html html;
  html.element("h1", {}, "Search");
  html.element("div", {{"class", "filter search"}, {"role", "search"}}, [&] {
    html.element("p", {}, [&] {
      html.element("label", {{"for", "search"}}, english::search_label);
      html.empty_element("input", {{"type", "search"},
                                   {"id", "search"},
                                   {"data-letters", letters},
                                   {"data-small", is_small},
                                   {"autocomplete", "off"},
                                   {"spellcheck", "false"}});
    });
  });
  html.element("p", {{"class", "shown"}, {"role", "status"}, {"id", "search-count"}},
               english::search_needs_script);
  html.element("ol", {{"class", "results"}, {"id", "search-results"}}, "");
  files.push_back(framed(sources,
                         {std::string(pages_folder) + "/search.html",
                          "Search",
                          english::search_description,
                          html.take(),
                          {"search.js"}},
                         report));
  return files;
}

}  // namespace boardwright::site
