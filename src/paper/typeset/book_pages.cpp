// Lays out the parts of a book: the text first, since the contents and the index need its page
// numbers.
#include "typeset/book_pages.h"

#include <algorithm>
#include <array>
#include <utility>

#include "typeset/book_columns.h"
#include "typeset/book_matter.h"
#include "typeset/page_breaks.h"

namespace boardwright::typeset {
namespace {

/// Width of the rule above footnotes, as a fraction of the measure.
constexpr double rule_share = 0.28;
/// If fewer lines of the contents spill onto a second page, the contents are set in columns.
constexpr std::size_t most_spilled = 24;

/// Builds a SetBook.
class BookSetter {
 public:
  BookSetter(const Book& book, Fonts& fonts, const Hyphens& hyphens)
      : book_(book), text_(fonts, hyphens) {
    set_.type = type_of(book.paper);
    set_.notes = set_notes(book, text_, set_.type);
  }

  SetBook run() {
    for (const book::BookPart& part : book_.parts) add_part(part);
    if (book_.paper.form == book::BookForm::plain) {
      set_.pages = std::move(body_);
    } else {
      add_index();
      add_front();
    }
    add_outline();
    add_sheets();
    return std::move(set_);
  }

 private:
  const PageSize& size() const { return set_.type.page; }

  /// On right-hand pages (even indices) the outer margin is on the right.
  Points left_of(std::size_t page) const { return page % 2 == 0 ? size().inner : size().outer; }

  Flow& keep(Flow flow) {
    set_.flows.push_back(std::move(flow));
    return set_.flows.back();
  }

  void add_part(const book::BookPart& part) {
    FlowSetter setter(text_, set_.type, set_.notes);
    setter.add(part.blocks);
    const Flow& flow = keep(setter.take());
    if (part.on_right && body_.size() % 2 == 1) body_.push_back(labelled(body_.size()));
    const Points gap = set_.type.note.leading;
    Heads heads;
    for (const PageFill& fill : break_pages(flow.heights(), {size().text_height(), gap})) {
      const std::size_t number = body_.size();
      SetPage page = labelled(number);
      place(page, flow, fill, number);
      const bool opens = flow.items[fill.items.front()].flow.opens;
      const std::string section = record_headings(flow, fill, number, heads);
      // A left page names the article, or the chapter if there is only one article.
      const bool chapter = articles_ == 1 && !heads.chapter.empty();
      if (opens)
        add_folio(page, number);
      else
        add_running(page, number, number % 2 == 0 ? section : chapter ? heads.chapter : part.title);
      body_.push_back(std::move(page));
    }
  }

  static SetPage labelled(std::size_t number) {
    SetPage page;
    page.label = std::to_string(number + 1);
    return page;
  }

  /// The current headings of a part at the end of a page.
  struct Heads {
    std::string chapter, section;
  };

  /// Records the page of each heading. Returns the section title for the running head.
  std::string record_headings(const Flow& flow, const PageFill& fill, std::size_t page,
                              Heads& heads) {
    std::string shown;
    for (const std::size_t i : fill.items) {
      if (flow.items[i].heading < 0) continue;
      const FlowHeading& heading = flow.headings[static_cast<std::size_t>(flow.items[i].heading)];
      entries_.push_back({heading, std::to_string(page + 1)});
      if (heading.level > 3) continue;
      heads.section =
          heading.number.empty() ? heading.title : heading.number + "\u2002" + heading.title;
      if (heading.level == 2) heads.chapter = heads.section;
      if (shown.empty()) shown = heads.section;
    }
    return shown.empty() ? heads.section : shown;
  }

  /// Places the items of a page and their footnotes.
  void place(SetPage& page, const Flow& flow, const PageFill& fill, std::size_t number) {
    Points y = size().top;
    std::vector<int> notes;
    bool text = false;  // whether text has begun after drawings that float from the page before
    for (std::size_t n = 0; n < fill.items.size(); ++n) {
      const std::size_t i = fill.items[n];
      const Item& item = flow.items[i];
      const Points left = item.wide ? wide_left_of(size(), number) : left_of(number);
      if (item.heading >= 0) enter_section(flow.headings[static_cast<std::size_t>(item.heading)]);
      if (n > 0) y += item.flow.above + fill.stretch * item.flow.stretch;
      if (!std::exchange(text, text || !item.flow.floats) && item.head >= 0) {
        const auto head = static_cast<std::size_t>(item.head);
        page.placed.push_back({&flow, head, left, y, 0, true});
        y += flow.items[head].flow.height;
      }
      page.placed.push_back({&flow, i, left, y, fill.shrink, false});
      y += item.flow.height - fill.shrink * item.flow.shrink;
      notes.insert(notes.end(), item.notes.begin(), item.notes.end());
      record_terms(item, page.label);
    }
    place_notes(page, notes, left_of(number));
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
        record_terms(set.flow.items[i], page.label);
      }
      y += set.height;
      for (const Item& item : set.flow.items) y -= item.flow.height;
    }
  }

  /// Makes a title the current section, to which index terms are assigned.
  void enter_section(const FlowHeading& heading) {
    if (heading.level > 3) return;
    titles_.push_back(heading.title);
    section_ = static_cast<int>(titles_.size()) - 1;
    if (heading.level < 3) chapter_ = section_;
  }

  void record_terms(const Item& item, const std::string& label) {
    const auto note = [&](int term, bool main) {
      TermUse& use = uses_[term][{std::stoi(label), section_}];
      ++use.count;
      use.main = use.main || main;
      use.chapter = chapter_;
    };
    if (item.term >= 0) note(item.term, true);
    for (const TextFragment& fragment : item.texts)
      for (const SetTerm& term : fragment.line.terms) note(term.term, term.main);
  }

  void add_running(SetPage& page, std::size_t number, const std::string& title) {
    const TextStyle& style = set_.type.running;
    const Points left = wide_left_of(size(), number), y = size().top - 1.1 * set_.type.body.leading;
    const bool right_side = number % 2 == 0;
    TextStyle outer = style, inner = style;
    outer.italic = false;
    outer.align = right_side ? TextStyle::Align::right : TextStyle::Align::left;
    inner.align = right_side ? TextStyle::Align::left : TextStyle::Align::right;
    add_line(page, page.label, outer, left, y, size().whole_width());
    add_line(page, title, inner, left, y, size().whole_width());
    page.rules.push_back({left, y + 0.45 * style.size, size().whole_width(), 0.3_pt});
  }

  void add_folio(SetPage& page, std::size_t number) {
    TextStyle style = set_.type.running;
    style.italic = false;
    style.align = TextStyle::Align::centre;
    add_line(page, page.label, style, left_of(number),
             size().height - size().bottom + 2.2 * set_.type.body.leading, size().text_width());
  }

  void add_line(SetPage& page, const std::string& words, const TextStyle& style, Points left,
                Points y, Points width) {
    BookRun run;
    run.words = words;
    auto lines = text_.set({run}, style, width);
    if (!lines.empty()) page.running.push_back({std::move(lines.front()), left, y, -1, false});
  }

  const Flow& title_of(const std::string& title, const std::string& id) {
    FlowSetter head(text_, set_.type, set_.notes);
    head.add(matter_heading(title, id));
    return keep(head.take());
  }

  void add_index() {
    if (uses_.empty()) return;
    const Flow& title = title_of("Index", "index");
    FlowSetter setter(text_, set_.type, set_.notes);
    setter.set_measure(columns_on(set_.type).width);
    add_index_lines(setter, book_, uses_, titles_, set_.type);
    const Flow& flow = keep(setter.take());
    if (body_.size() % 2 == 1) body_.push_back(labelled(body_.size()));
    entries_.push_back({title.headings.front(), std::to_string(body_.size() + 1)});
    bool first = true;
    for (SetPage& page : column_pages(title, flow, set_.type, body_.size())) {
      if (std::exchange(first, false))
        add_folio(page, body_.size());
      else
        add_running(page, body_.size(), "Index");
      body_.push_back(std::move(page));
    }
  }

  /// Shrinks the drawing that ends a page as far as needed.
  void fit_last(SetPage& page) const {
    if (page.placed.empty()) return;
    Placed& last = page.placed.back();
    const FlowItem& item = last.flow->items[last.item].flow;
    const Points over = last.y + item.height - size().top - size().text_height();
    if (over > 0_pt && item.shrink > 0_pt) last.shrink = std::min(1.0, over / item.shrink);
  }

  const Flow& contents_of(Spacing spacing) {
    FlowSetter contents(text_, set_.type, set_.notes);
    contents.add(matter_heading("Contents", "contents"));
    add_contents(contents, entries_, book_, set_.type, spacing);
    return keep(contents.take());
  }

  /// Contents that need a second page for a few lines are set with close spacing or in columns.
  void add_contents_pages(std::vector<SetPage>& front) {
    const auto paged = [&](const Flow& list) {
      return break_pages(list.heights(), {size().text_height(), {}});
    };
    const Flow* list = &contents_of(Spacing::usual);
    std::vector<PageFill> pages = paged(*list);
    if (pages.size() > 1) {
      const Flow& close = contents_of(Spacing::close);
      if (auto fewer = paged(close); fewer.size() < pages.size()) {
        list = &close;
        pages = std::move(fewer);
      }
    }
    if (pages.size() == 2 && pages.back().items.size() < most_spilled) {
      FlowSetter lines(text_, set_.type, set_.notes);
      lines.set_measure(columns_on(set_.type).width);
      add_contents(lines, entries_, book_, set_.type, Spacing::usual);
      auto pages_of_columns = column_pages(title_of("Contents", "contents"), keep(lines.take()),
                                           set_.type, front.size());
      if (pages_of_columns.size() == 1) {
        front.push_back(std::move(pages_of_columns.front()));
        return;
      }
    }
    for (const PageFill& fill : pages) {
      const std::size_t number = front.size();
      front.emplace_back();
      place(front.back(), *list, fill, number);
    }
  }

  /// The title page, its back, the contents: an even number of pages, so that the text begins on a
  /// right-hand page.
  void add_front() {
    std::vector<SetPage> front(1);
    BookType grand = set_.type;
    grand.side *= 1.3;
    grand.page.overhang = {};
    FlowSetter title(text_, grand, set_.notes);
    add_title(title, book_, set_.type);
    const Flow& first = keep(title.take());
    const Points middle =
        size().overhang > 0_pt ? (size().width - size().text_width()) / 2 : left_of(0);
    place_items(front[0], first, 0, first.items.size(), middle, size().top);
    fit_last(front[0]);
    FlowSetter imprint(text_, set_.type, set_.notes);
    imprint.add(book_.imprint);
    const Flow& back = keep(imprint.take());
    Points height;
    for (const Item& item : back.items) height += item.flow.height + item.flow.above;
    front.emplace_back();
    place_items(front[1], back, 0, back.items.size(), left_of(1),
                std::max(size().top, size().top + size().text_height() - height));
    add_contents_pages(front);
    if (front.size() % 2 == 1) front.emplace_back();
    for (std::size_t i = 0; i < front.size(); ++i) {
      front[i].label = roman(static_cast<int>(i) + 1);
      if (i >= 2 && !front[i].placed.empty()) add_folio(front[i], i);
    }
    for (SetPage& page : body_) front.push_back(std::move(page));
    set_.pages = std::move(front);
    set_.outline.push_back({1, "Contents", "contents"});
  }

  void add_outline() {
    for (const ContentsEntry& entry : entries_) {
      const FlowHeading& heading = entry.heading;
      set_.outline.push_back(
          {heading.level,
           heading.number.empty() ? heading.title : heading.number + " " + heading.title,
           heading.id});
    }
  }

  void add_sheets() {
    for (const book::BookSheet& sheet : book_.sheets) {
      SetPage page;
      page.label = sheet.label;
      page.sheet = &sheet;
      if (&sheet == &book_.sheets.front()) set_.outline.push_back({1, "The board", "board"});
      set_.pages.push_back(std::move(page));
    }
  }

  const Book& book_;
  const std::ptrdiff_t articles_ =
      std::ranges::count_if(book_.parts, [](const book::BookPart& part) { return !part.is_board; });
  TextSetter text_;
  SetBook set_;
  std::vector<SetPage> body_;
  std::vector<ContentsEntry> entries_;
  TermPages uses_;
  std::vector<std::string> titles_;  ///< of chapters and sections
  int section_ = -1, chapter_ = -1;  ///< the current ones, as indices of titles_
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
