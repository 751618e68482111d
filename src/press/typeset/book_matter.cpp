// Sets the title page, the contents and the index.
#include "typeset/book_matter.h"

#include <algorithm>

namespace boardwright::typeset {
namespace {

constexpr std::size_t short_contents = 45;  // entries: then the smallest sections are listed too

constexpr std::size_t most_pages = 10;  // of a term in the index
constexpr int often = 4;                // on one of more pages than that

/// Of a term on very many pages only those that explain it or use it often.
std::map<int, bool> pages_that_matter(const std::map<int, TermUse>& uses) {
  const bool many = uses.size() > most_pages;
  std::map<int, bool> pages;
  for (const auto& [page, use] : uses)
    if (!many || use.main || use.count >= often) pages[page] = use.main;
  if (pages.empty())
    for (const auto& [page, use] : uses) pages[page] = use.main;
  return pages;
}

/// The letter under which a term stands; 0 if it begins with none.
char letter_of(const std::string& words) {
  const char c = words.empty() ? '\0' : words.front();
  if (c >= 'a' && c <= 'z') return static_cast<char>(c - 'a' + 'A');
  return c >= 'A' && c <= 'Z' ? c : '\0';
}

}  // namespace

std::string page_target(const std::string& label) { return "#page-" + label; }

BookBlocks matter_heading(const std::string& title, const std::string& id) {
  BookHeading heading;
  heading.level = 1;
  heading.id = id;
  heading.title = {run_of(title)};
  return {{heading}};
}

void add_title(FlowSetter& setter, const Book& book, const BookType& type) {
  TextStyle title = type.part;
  title.size *= 1.35;
  title.leading = title.size * 1.2;
  title.align = TextStyle::Align::centre;
  TextStyle words = type.body;
  words.align = TextStyle::Align::centre;
  words.indent = {};
  words.italic = true;
  TextStyle by = words;
  by.italic = false;
  by.size *= 1.15;
  by.leading = by.size * 1.35;
  setter.skip(3 * type.body.leading);
  setter.add({run_of(book.title)}, title, "P");
  setter.add({run_of(book.by)}, by, "P", type.body.leading);
  setter.add({run_of(book.summary)}, words, "P", 1.2 * type.body.leading);
  if (book.cover == nullptr) return;
  setter.skip(2 * type.body.leading);
  BookFigure cover;
  cover.scene = book.cover;
  cover.style = book.cover_style;
  cover.id = "cover";
  cover.alt = book.cover->description.empty() ? book.cover->title : book.cover->description;
  setter.add({{cover}});
}

void add_contents(FlowSetter& setter, const std::vector<ContentsEntry>& entries, const Book& book,
                  const BookType& type) {
  const int deepest = entries.size() <= short_contents ? 4 : 3;
  const Points leading = type.small.leading;
  for (const ContentsEntry& entry : entries) {
    const FlowHeading& heading = entry.heading;
    if (heading.level > deepest) continue;
    TextStyle style = type.small;
    style.hyphens = false;
    style.bold = heading.level == 1;
    const Points above = heading.level == 1   ? 0.9 * leading
                         : heading.level == 2 ? 0.4 * leading
                                              : 0_pt;
    const Points indent = std::max(0, heading.level - 2) * 1.6 * style.size;
    const std::string target = "#" + heading.id;
    const std::string number = heading.number.empty() ? "" : heading.number + "\u2002";
    setter.add_entry({run_of(number + heading.title, target)}, {run_of(entry.page, target)}, indent,
                     above, style);
  }
  if (book.sheets.empty()) return;
  TextStyle style = type.small;
  style.bold = true;
  setter.add_entry({run_of("The board", "#board")}, {run_of(book.sheets.front().label, "#board")},
                   {}, 0.9 * leading, style);
}

void add_index_lines(FlowSetter& setter, const Book& book, const TermPages& uses,
                     const BookType& type) {
  TextStyle style = type.index;
  style.hanging = 1.2 * style.size;
  char last = '\0';
  for (const auto& [term, all] : uses) {
    const IndexTerm& entry = book.index[static_cast<std::size_t>(term)];
    BookText text = {run_of(entry.words)};
    text.back().italic = entry.italic;
    const auto pages = pages_that_matter(all);
    for (auto page = pages.begin(); page != pages.end();) {
      auto end = page;  // pages in a row, none of them the main one
      while (!page->second && std::next(end) != pages.end() && !std::next(end)->second &&
             std::next(end)->first == end->first + 1)
        ++end;
      const std::string from = std::to_string(page->first), to = std::to_string(end->first);
      text.push_back(run_of(",\u2002"));
      text.push_back(run_of(from == to ? from : from + "–" + to, page_target(from)));
      text.back().bold = page->second;
      page = std::next(end);
    }
    const char letter = letter_of(entry.words);
    setter.add(text, style, "P", last != '\0' && letter != last ? 0.8 * style.leading : 0_pt);
    last = letter;
  }
}

}  // namespace boardwright::typeset
