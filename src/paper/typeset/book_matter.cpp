// Lays out the title page, the contents and the index.
#include "typeset/book_matter.h"

#include <algorithm>

namespace boardwright::typeset {
namespace {

/// With at most this many entries, the contents list the fourth heading level too.
constexpr std::size_t short_contents = 45;

/// If an ordinary term is on more pages than this, the index lists only those that use it often.
constexpr std::size_t most_pages = 10;
/// The number of occurrences on a page that counts as often.
constexpr int frequent = 4;
/// If a term has more page ranges than this, they are listed below it by section.
constexpr std::size_t most_places = 6;
/// If there would be more lines below a term than this, they are listed by chapter.
constexpr std::size_t most_lines = 14;

using Uses = std::map<std::pair<int, int>, TermUse>;

/// Consecutive pages.
struct PageRange {
  int from = 0, to = 0;
  bool main = false;
};

/// For an ordinary term on very many pages, only the pages that explain it or use it often.
Uses relevant_uses(const Uses& uses, bool everywhere) {
  std::map<int, int> pages;
  for (const auto& [place, use] : uses) pages[place.first] += use.count;
  if (everywhere || pages.size() <= most_pages) return uses;
  Uses kept;
  for (const auto& [place, use] : uses)
    if (use.main || pages[place.first] >= frequent) kept.emplace(place, use);
  return kept.empty() ? uses : kept;
}

/// The pages for which `counts` holds. A page that explains the term is a range by itself.
template <class Counts>
std::vector<PageRange> ranges_of(const Uses& uses, Counts counts) {
  std::map<int, bool> pages;
  for (const auto& [place, use] : uses)
    if (counts(place.second, use)) pages[place.first] = pages[place.first] || use.main;
  std::vector<PageRange> ranges;
  for (const auto& [page, main] : pages) {
    const bool extends =
        !ranges.empty() && !main && !ranges.back().main && ranges.back().to + 1 == page;
    if (extends)
      ranges.back().to = page;
    else
      ranges.push_back({page, page, main});
  }
  return ranges;
}

void add_page_ranges(BookText& text, const std::vector<PageRange>& ranges) {
  for (const PageRange& range : ranges) {
    const std::string from = std::to_string(range.from), to = std::to_string(range.to);
    text.push_back(run_of(",\u2002"));
    text.push_back(run_of(from == to ? from : from + "–" + to, page_target(from)));
    text.back().bold = range.main;
  }
}

/// The letter under which a term is sorted; 0: it does not begin with a letter.
char letter_of(const std::string& words) {
  const char c = words.empty() ? '\0' : words.front();
  if (c >= 'a' && c <= 'z') return static_cast<char>(c - 'a' + 'A');
  return c >= 'A' && c <= 'Z' ? c : '\0';
}

}  // namespace

std::string page_target(const std::string& label) { return "#page-" + label; }

BookBlocks matter_heading(const std::string& title, const std::string& id) {
  book::BookHeading heading;
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
                  const BookType& type, Spacing spacing) {
  const int deepest = entries.size() <= short_contents ? 4 : 3;
  const double close = spacing == Spacing::close ? 0.9 : 1;
  const Points leading = close * close * close * type.small.leading;  // between groups of lines
  for (const ContentsEntry& entry : entries) {
    const FlowHeading& heading = entry.heading;
    if (heading.level > deepest) continue;
    TextStyle style = type.small;
    style.hyphens = false;
    style.leading *= close;
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
                     const std::vector<std::string>& titles, const BookType& type) {
  TextStyle style = type.index;
  style.hanging = 2.4 * style.size;
  style.hyphens = false;
  TextStyle below = style;
  below.indent = 1.2 * style.size;
  char last = '\0';
  for (const auto& [term, all] : uses) {
    const book::IndexTerm& entry = book.index[static_cast<std::size_t>(term)];
    const Uses kept = relevant_uses(all, entry.everywhere);
    BookText text = {run_of(entry.words)};
    text.back().italic = entry.italic;
    const auto every = ranges_of(kept, [](int, const TermUse&) { return true; });
    const bool by_section = every.size() > most_places;
    if (by_section)
      add_page_ranges(text, ranges_of(kept, [](int, const TermUse& use) { return use.main; }));
    else
      add_page_ranges(text, every);
    const char letter = letter_of(entry.words);
    setter.add(text, style, "P", last != '\0' && letter != last ? 0.8 * style.leading : 0_pt);
    last = letter;
    if (!by_section) continue;
    std::map<int, bool> sections, chapters;  // in the order of the book
    for (const auto& [place, use] : kept) {
      sections[place.second] = true;
      chapters[use.chapter] = true;
    }
    const bool by_chapter = sections.size() > most_lines;
    for (const auto& [number, is] : by_chapter ? chapters : sections) {
      const int wanted = number;
      const auto ranges = ranges_of(kept, [&](int section, const TermUse& use) {
        return !use.main && (by_chapter ? use.chapter : section) == wanted;
      });
      if (ranges.empty() || wanted < 0) continue;
      BookText line = {run_of(titles[static_cast<std::size_t>(wanted)])};
      add_page_ranges(line, ranges);
      setter.add(line, below, "P");
    }
  }
}

}  // namespace boardwright::typeset
