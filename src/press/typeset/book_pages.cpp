// Sets the parts of a book one after the other: the text first, since the contents and the index
// need its page numbers.
#include "typeset/book_pages.h"

#include <algorithm>
#include <array>
#include <utility>

#include "typeset/book_matter.h"
#include "typeset/page_breaks.h"

namespace boardwright::typeset {
namespace {

constexpr double rule_share = 0.28;  // of the measure: the rule above footnotes

/// A book under way.
class BookSetter {
 public:
  BookSetter(const Book& book, Fonts& fonts, const Hyphens& hyphens)
      : book_(book), text_(fonts, hyphens) {
    set_.type = type_of(book.paper);
    set_.notes = set_notes(book, text_, set_.type);
  }

  SetBook run() {
    for (const BookPart& part : book_.parts) add_part(part);
    add_index();
    add_front();
    add_sheets();
    return std::move(set_);
  }

 private:
  const PageSize& size() const { return set_.type.page; }

  /// A page on a right side shows its outer margin at the right.
  Points left_of(std::size_t page) const { return page % 2 == 0 ? size().inner : size().outer; }

  Flow& keep(Flow flow) {
    set_.flows.push_back(std::move(flow));
    return set_.flows.back();
  }

  void add_part(const BookPart& part) {
    FlowSetter setter(text_, set_.type, set_.notes);
    setter.add(part.blocks);
    const Flow& flow = keep(setter.take());
    if (part.on_right && body_.size() % 2 == 1) body_.push_back(labelled(body_.size()));
    const Points gap = set_.type.note.leading;
    std::string section;
    for (const PageFill& fill : break_pages(flow.heights(), {size().text_height(), gap})) {
      const std::size_t number = body_.size();
      SetPage page = labelled(number);
      place(page, flow, fill, left_of(number));
      const bool opens = flow.items[fill.items.front()].flow.opens;
      const std::string title = note_headings(flow, fill, number, section);
      if (opens)
        add_folio(page, number);
      else
        add_running(page, number, number % 2 == 0 ? title : part.title);
      body_.push_back(std::move(page));
    }
  }

  static SetPage labelled(std::size_t number) {
    SetPage page;
    page.label = std::to_string(number + 1);
    return page;
  }

  /// Keeps the page of each heading; returns the title of the section for the running head.
  std::string note_headings(const Flow& flow, const PageFill& fill, std::size_t page,
                            std::string& section) {
    std::string shown;
    for (const std::size_t i : fill.items) {
      if (flow.items[i].heading < 0) continue;
      const FlowHeading& heading = flow.headings[static_cast<std::size_t>(flow.items[i].heading)];
      entries_.push_back({heading, std::to_string(page + 1)});
      if (heading.level > 3) continue;
      section = heading.number.empty() ? heading.title : heading.number + "\u2002" + heading.title;
      if (shown.empty()) shown = section;
    }
    return shown.empty() ? section : shown;
  }

  /// Puts the items of a page and the notes that they call where they stand.
  void place(SetPage& page, const Flow& flow, const PageFill& fill, Points left) {
    Points y = size().top;
    std::vector<int> notes;
    bool text = false;  // has begun, and not only drawings that come from the page before
    for (std::size_t n = 0; n < fill.items.size(); ++n) {
      const std::size_t i = fill.items[n];
      const Item& item = flow.items[i];
      if (n > 0) y += item.flow.above + fill.stretch * item.flow.stretch;
      if (!std::exchange(text, text || !item.flow.floats) && item.head >= 0) {
        const auto head = static_cast<std::size_t>(item.head);
        page.placed.push_back({&flow, head, left, y, 0, true});
        y += flow.items[head].flow.height;
      }
      page.placed.push_back({&flow, i, left, y, fill.shrink, false});
      y += item.flow.height - fill.shrink * item.flow.shrink;
      notes.insert(notes.end(), item.notes.begin(), item.notes.end());
      note_terms(item, page.label);
    }
    place_notes(page, notes, left);
  }

  void place_notes(SetPage& page, const std::vector<int>& notes, Points left) {
    Points height;
    for (const int note : notes) height += set_.notes[static_cast<std::size_t>(note)].height;
    if (notes.empty()) return;
    Points y = size().top + size().text_height() - height;
    page.rules.push_back(
        {left, y - 0.35 * set_.type.note.leading, rule_share * size().text_width(), 0.4_pt});
    for (const int note : notes) {
      const SetNote& set = set_.notes[static_cast<std::size_t>(note)];
      for (std::size_t i = 0; i < set.flow.items.size(); ++i) {
        page.placed.push_back({&set.flow, i, left, y, 0, false});
        y += set.flow.items[i].flow.height;
        note_terms(set.flow.items[i], page.label);
      }
      y += set.height;
      for (const Item& item : set.flow.items) y -= item.flow.height;
    }
  }

  void note_terms(const Item& item, const std::string& label) {
    for (const TextPiece& piece : item.texts)
      for (const SetTerm& term : piece.line.terms) {
        TermUse& use = uses_[term.term][std::stoi(label)];
        ++use.count;
        use.main = use.main || term.main;
      }
  }

  void add_running(SetPage& page, std::size_t number, const std::string& title) {
    const TextStyle& style = set_.type.running;
    const Points left = left_of(number), y = size().top - 1.1 * set_.type.body.leading;
    const bool right_side = number % 2 == 0;
    TextStyle outer = style, inner = style;
    outer.italic = false;
    outer.align = right_side ? TextStyle::Align::right : TextStyle::Align::left;
    inner.align = right_side ? TextStyle::Align::left : TextStyle::Align::right;
    add_line(page, page.label, outer, left, y);
    add_line(page, title, inner, left, y);
    page.rules.push_back({left, y + 0.45 * style.size, size().text_width(), 0.3_pt});
  }

  void add_folio(SetPage& page, std::size_t number) {
    TextStyle style = set_.type.running;
    style.italic = false;
    style.align = TextStyle::Align::centre;
    add_line(page, page.label, style, left_of(number),
             size().height - size().bottom + 2.2 * set_.type.body.leading);
  }

  void add_line(SetPage& page, const std::string& words, const TextStyle& style, Points left,
                Points y) {
    BookRun run;
    run.words = words;
    auto lines = text_.set({run}, style, size().text_width());
    if (!lines.empty()) page.running.push_back({std::move(lines.front()), left, y, -1, false});
  }

  /// Two columns a page, those of the last page as long as one another.
  void add_index() {
    if (uses_.empty()) return;
    const Points column = (size().text_width() - set_.type.column_gap) / 2;
    FlowSetter head(text_, set_.type, set_.notes);
    head.add(matter_heading("Index", "index"));
    const Flow& title = keep(head.take());
    Points title_height;
    for (const Item& item : title.items) title_height += item.flow.height;
    FlowSetter setter(text_, set_.type, set_.notes);
    setter.set_measure(column);
    add_index_lines(setter, book_, uses_, set_.type);
    const Flow& flow = keep(setter.take());
    if (body_.size() % 2 == 1) body_.push_back(labelled(body_.size()));
    const Points whole = size().text_height();
    entries_.push_back({title.headings.front(), std::to_string(body_.size() + 1)});
    std::size_t begin = 0;
    const auto items = flow.heights();
    for (bool first = true; begin < items.size(); first = false) {
      const std::size_t number = body_.size();
      SetPage page = labelled(number);
      const Points above = first ? title_height : 0_pt;
      if (first) place_plain(page, title, 0, title.items.size(), left_of(number), size().top);
      const auto rest = std::span(items).subspan(begin);
      Points height = whole - above;
      auto columns = break_pages(rest, {height, {}});
      while (columns.size() <= 2 && height > 3 * set_.type.index.leading) {
        const Points less = height - 0.5 * set_.type.index.leading;
        auto shorter = break_pages(rest, {less, {}});
        if (shorter.size() > 2) break;
        height = less;
        columns = std::move(shorter);
      }
      for (std::size_t n = 0; n < 2 && n < columns.size(); ++n) {
        const Points x = left_of(number) + static_cast<double>(n) * (column + set_.type.column_gap);
        const std::size_t count = columns[n].items.size();
        place_plain(page, flow, begin, begin + count, x, size().top + above);
        begin += count;
      }
      if (first)
        add_folio(page, number);
      else
        add_running(page, number, "Index");
      body_.push_back(std::move(page));
    }
  }

  static void place_plain(SetPage& page, const Flow& flow, std::size_t begin, std::size_t end,
                          Points left, Points y) {
    for (std::size_t i = begin; i < end; ++i) {
      if (i > begin) y += flow.items[i].flow.above;
      page.placed.push_back({&flow, i, left, y, 0, false});
      y += flow.items[i].flow.height;
    }
  }

  /// Draws the drawing that ends a page smaller, as far as it must be.
  void fit_last(SetPage& page) const {
    if (page.placed.empty()) return;
    Placed& last = page.placed.back();
    const FlowItem& item = last.flow->items[last.item].flow;
    const Points over = last.y + item.height - size().top - size().text_height();
    if (over > 0_pt && item.shrink > 0_pt) last.shrink = std::min(1.0, over / item.shrink);
  }

  /// The title page, its back, the contents: an even number of pages, so that the text begins on
  /// the right.
  void add_front() {
    std::vector<SetPage> front(1);
    BookType grand = set_.type;
    grand.side *= 1.3;
    FlowSetter title(text_, grand, set_.notes);
    add_title(title, book_, set_.type);
    const Flow& first = keep(title.take());
    place_plain(front[0], first, 0, first.items.size(), left_of(0), size().top);
    fit_last(front[0]);
    FlowSetter imprint(text_, set_.type, set_.notes);
    imprint.add(book_.imprint);
    const Flow& back = keep(imprint.take());
    Points height;
    for (const Item& item : back.items) height += item.flow.height + item.flow.above;
    front.emplace_back();
    place_plain(front[1], back, 0, back.items.size(), left_of(1),
                std::max(size().top, size().top + size().text_height() - height));
    FlowSetter contents(text_, set_.type, set_.notes);
    contents.add(matter_heading("Contents", "contents"));
    add_contents(contents, entries_, book_, set_.type);
    const Flow& list = keep(contents.take());
    for (const PageFill& fill : break_pages(list.heights(), {size().text_height(), {}})) {
      const std::size_t number = front.size();
      front.emplace_back();
      place(front.back(), list, fill, left_of(number));
    }
    if (front.size() % 2 == 1) front.emplace_back();
    for (std::size_t i = 0; i < front.size(); ++i) {
      front[i].label = roman(static_cast<int>(i) + 1);
      if (i >= 2 && !front[i].placed.empty()) add_folio(front[i], i);
    }
    for (SetPage& page : body_) front.push_back(std::move(page));
    set_.pages = std::move(front);
    set_.outline.push_back({1, "Contents", "contents"});
    for (const ContentsEntry& entry : entries_) {
      const FlowHeading& heading = entry.heading;
      set_.outline.push_back(
          {heading.level,
           heading.number.empty() ? heading.title : heading.number + " " + heading.title,
           heading.id});
    }
  }

  void add_sheets() {
    for (const BookSheet& sheet : book_.sheets) {
      SetPage page;
      page.label = sheet.label;
      page.sheet = &sheet;
      if (&sheet == &book_.sheets.front()) set_.outline.push_back({1, "The board", "board"});
      set_.pages.push_back(std::move(page));
    }
  }

  const Book& book_;
  TextSetter text_;
  SetBook set_;
  std::vector<SetPage> body_;
  std::vector<ContentsEntry> entries_;
  TermPages uses_;
};

}  // namespace

std::string roman(int number) {
  constexpr std::array<std::pair<int, const char*>, 9> parts = {{{100, "c"},
                                                                 {90, "xc"},
                                                                 {50, "l"},
                                                                 {40, "xl"},
                                                                 {10, "x"},
                                                                 {9, "ix"},
                                                                 {5, "v"},
                                                                 {4, "iv"},
                                                                 {1, "i"}}};
  std::string text;
  for (const auto& [value, letters] : parts)
    for (; number >= value; number -= value) text += letters;
  return text;
}

SetBook set_book(const Book& book, Fonts& fonts, const Hyphens& hyphens) {
  return BookSetter(book, fonts, hyphens).run();
}

}  // namespace boardwright::typeset
