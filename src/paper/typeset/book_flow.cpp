// Lays out headings, paragraphs, lists, quotes and notes; tables and figures are in
// book_tables.cpp.
#include "typeset/book_flow.h"

#include <algorithm>
#include <utility>

namespace boardwright::typeset {

using book::BookParagraph;

namespace {

/// The largest height of the footnotes of one line, as a fraction of the text height.
constexpr double most_notes = 0.5;

/// The offset of the baseline in a line.
Points baseline(const TextStyle& style) { return 0.5 * style.leading + 0.36 * style.size; }

}  // namespace

std::vector<FlowItem> Flow::heights() const {
  std::vector<FlowItem> all;
  for (const Item& item : items) all.push_back(item.flow);
  return all;
}

int FlowSetter::element(const char* tag, int parent) {
  flow_.elements.push_back({tag, parent, false});
  return static_cast<int>(flow_.elements.size()) - 1;
}

/// The space above a block, except for a paragraph that follows a paragraph.
Points FlowSetter::gap() {
  if (before_ == Before::nothing || before_ == Before::heading) return {};
  return tight_ ? 0_pt : type_.gap;
}

/// Adds lines as items, the first with space above it. Returns the index of the first one.
std::size_t FlowSetter::add_lines(std::vector<SetLine> lines, const TextStyle& style, int element,
                                  Points above) {
  const std::size_t first = flow_.items.size();
  for (SetLine& line : lines) {
    Item item;
    item.flow.height = style.leading;
    if (flow_.items.size() == first) {
      item.flow.above = above;
      item.flow.stretch = 0.7 * above;
      item.texts = std::exchange(label_, {});
      for (TextFragment& label : item.texts) label.y = baseline(style);
    }
    if (!line.links.empty()) flow_.elements[static_cast<std::size_t>(element)].has_links = true;
    item.notes = line.notes;
    item.texts.push_back({std::move(line), left_, baseline(style), element, false});
    flow_.items.push_back(std::move(item));
  }
  const std::size_t count = flow_.items.size() - first;
  for (std::size_t i = 1; i < count; ++i)
    if (i == 1 || i + 1 == count) flow_.items[first + i].flow.glued = true;
  if (before_ == Before::heading && count > 0) flow_.items[first].flow.glued = true;
  reserve_notes(first);
  return first;
}

/// Reserves the height of the footnotes of lines. If a line has too many, they follow the lines as
/// text.
void FlowSetter::reserve_notes(std::size_t first) {
  std::vector<int> follow;
  for (std::size_t i = first; i < flow_.items.size(); ++i) {
    Item& item = flow_.items[i];
    Points height;
    for (const int note : item.notes) height += notes_[static_cast<std::size_t>(note)].height;
    if (height <= most_notes * type_.page.text_height()) {
      item.flow.notes = height;
      continue;
    }
    follow.insert(follow.end(), item.notes.begin(), item.notes.end());
    item.notes.clear();
  }
  for (const int note : follow)
    add_inline_note(std::move(notes_[static_cast<std::size_t>(note)].flow));
}

/// Adds a footnote to the text.
void FlowSetter::add_inline_note(Flow note) {
  const auto elements = static_cast<int>(flow_.elements.size());
  for (Element element : note.elements) {
    element.parent = element.parent < 0 ? parent_ : element.parent + elements;
    flow_.elements.push_back(element);
  }
  for (Item& item : note.items) {
    for (TextFragment& fragment : item.texts) {
      fragment.element += elements;
      fragment.x += left_;
    }
    if (&item == &note.items.front()) item.flow.above = 0.5 * type_.gap;
    flow_.items.push_back(std::move(item));
  }
  before_ = Before::other;
}

void FlowSetter::add(const BookText& text, const TextStyle& style, const char* tag, Points above) {
  const int element = this->element(tag, parent_);
  add_lines(text_.set(text, style, measure_), style, element, above);
  before_ = Before::paragraph;
}

void FlowSetter::skip(Points height) {
  Item item;
  item.flow.height = height;
  flow_.items.push_back(std::move(item));
}

void FlowSetter::add_note_paragraph(const BookText& text, int note) {
  add_lines(text_.set(text, type_.note, measure_), type_.note, element("P", note), {});
}

/// Adds a text at the right of its signs, which lie one above another in fields of one width.
void FlowSetter::add_signed(const BookParagraph& paragraph) {
  constexpr Points gap_beside = to_points(2.5_mm), between = to_points(1_mm),
                   longest = to_points(6_mm);  // a side of a cell
  const Points field = type_.sign;
  const Points left = left_, measure = measure_;
  left_ += field + gap_beside;
  measure_ -= field + gap_beside;
  const std::size_t first = flow_.items.size();
  TextStyle style = paragraph.kind == BookParagraph::Kind::small ? type_.small : type_.body;
  style.indent = {};
  style.align = TextStyle::Align::left;
  add_lines(text_.set(paragraph.text, style, measure_), style, element("P", parent_), 0.5 * gap());
  left_ = left;
  measure_ = measure;
  Points high;
  std::vector<FigureFragment> fragments;
  for (const BookFigure& sign : paragraph.signs) {
    const scene::Box& box = sign.scene->box;
    FigureFragment& fragment = fragments.emplace_back();
    fragment.scene = sign.scene;
    fragment.style = sign.style;
    fragment.alt = sign.alt;
    fragment.side = std::min(longest, field / std::max(box.width(), box.height()));
    fragment.x = left_ + 0.5 * (field - base::in_points(base::Sides(box.width()), fragment.side));
    fragment.y = high;
    fragment.element = element("Figure", parent_);
    high += base::in_points(base::Sides(box.height()), fragment.side) + between;
  }
  high -= between;
  const Points text = static_cast<double>(flow_.items.size() - first) * style.leading;
  if (high > text) {  // the text lies in the middle beside them
    for (std::size_t i = first; i < flow_.items.size(); ++i)
      for (TextFragment& line : flow_.items[i].texts) line.y += 0.5 * (high - text);
    flow_.items.back().flow.height += high - text;
  }
  for (FigureFragment& fragment : fragments) {
    if (high < text) fragment.y += 0.5 * (text - high);
    flow_.items[first].figures.push_back(std::move(fragment));
  }
  for (std::size_t i = first + 1; i < flow_.items.size(); ++i) flow_.items[i].flow.glued = true;
  before_ = Before::other;
}

void FlowSetter::add(const BookParagraph& paragraph) {
  if (!paragraph.signs.empty()) return add_signed(paragraph);
  TextStyle style = paragraph.kind == BookParagraph::Kind::small ? type_.small : type_.body;
  if (paragraph.kind == BookParagraph::Kind::centred) style.align = TextStyle::Align::centre;
  const bool follows =
      before_ == Before::paragraph && !tight_ && paragraph.kind == BookParagraph::Kind::body;
  if (!follows) style.indent = {};
  const Points above = follows || before_ == Before::heading || tight_ ? 0_pt : gap();
  const int element = this->element("P", parent_);
  const bool follows_text = before_ == Before::paragraph || before_ == Before::other;
  const std::size_t begin = flow_.items.size();
  add_lines(text_.set(paragraph.text, style, measure_), style, element, above);
  const bool one_line = flow_.items.size() == begin + 1 && !paragraph.text.empty();
  if (one_line && follows_text && paragraph.text.front().bold)  // "Compare: Bishop."
    flow_.items[begin].flow.glued = true;
  before_ = paragraph.kind == BookParagraph::Kind::body ? Before::paragraph : Before::other;
}

Points FlowSetter::sign_width(const book::BookHeading& heading) {
  return base::in_points(base::Sides(heading.sign->scene->box.width()),
                         base::to_points(heading.sign_side));
}

/// Adds the sign of a heading at the right of its lines, and room below them where it is higher.
void FlowSetter::add_sign(const book::BookHeading& heading, std::size_t first) {
  const Points side = base::to_points(heading.sign_side);
  const BookFigure& sign = *heading.sign;
  Points lines;
  for (std::size_t i = first; i < flow_.items.size(); ++i) lines += flow_.items[i].flow.height;
  const Points height = base::in_points(base::Sides(sign.scene->box.height()), side);
  flow_.items.back().flow.height += std::max(0_pt, height - lines);
  FigureFragment fragment;
  fragment.scene = sign.scene;
  fragment.style = sign.style;
  fragment.alt = sign.alt;
  fragment.x = left_ + measure_ - sign_width(heading);
  fragment.side = side;
  fragment.element = element("Figure", parent_);
  flow_.items[first].figures.push_back(std::move(fragment));
}

void FlowSetter::add(const book::BookHeading& heading) {
  const TextStyle& style = heading.level == 1   ? type_.part
                           : heading.level == 2 ? type_.chapter
                           : heading.level == 3 ? type_.section
                                                : type_.subsection;
  constexpr const char* tags[] = {"H1", "H2", "H3", "H4", "H5", "H6"};
  const int element = this->element(tags[std::clamp(heading.level, 1, 6) - 1], parent_);
  const Points body = type_.body.leading;
  Points above = heading.level == 1 ? 0_pt : heading.level == 2 ? 2.2 * body : 1.1 * body;
  if (before_ == Before::heading) above = 0.3 * body;
  const std::size_t first = flow_.items.size();
  if (!heading.kicker.empty()) {
    add_lines(text_.set({run_of(heading.kicker + " ")}, type_.kicker, measure_), type_.kicker,
              element, above);
    above = {};
  }
  BookText title;
  if (!heading.number.empty()) title.push_back(run_of(heading.number + "\u2002"));
  title.insert(title.end(), heading.title.begin(), heading.title.end());
  std::string words = heading.kicker + (heading.kicker.empty() ? "" : " ");
  for (const BookRun& run : heading.title) words += run.words;
  const Points sign = heading.sign ? sign_width(heading) + 0.5 * style.size : 0_pt;
  add_lines(text_.set(title, style, measure_ - sign), style, element, above);
  for (std::size_t i = first + 1; i < flow_.items.size(); ++i) flow_.items[i].flow.glued = true;
  if (first == flow_.items.size()) return;
  if (heading.sign) add_sign(heading, first);
  Item& begin = flow_.items[first];
  begin.flow.heads = true;
  begin.flow.opens = heading.level == 1;
  begin.heading = static_cast<int>(flow_.headings.size());
  begin.term = heading.term;
  begin.ids.push_back(heading.id);
  flow_.headings.push_back({heading.level, heading.id, heading.number, words});
  // The space below is part of the last line.
  flow_.items.back().flow.height += heading.level == 1 ? 2 * body : 0.3 * body;
  before_ = Before::heading;
}

void FlowSetter::add(const book::BookList& list) {
  const int all = element("L", parent_), outer = parent_;
  flow_.elements[static_cast<std::size_t>(all)].numbered = list.ordered;
  const Points measure = measure_, left = left_;
  const bool tight = tight_;
  int number = list.start;
  bool first = true;
  const Points above = gap() * 0.7;
  for (const BookBlocks& blocks : list.items) {
    const int item = element("LI", all), label = element("Lbl", item);
    const std::size_t begin = flow_.items.size();
    TextStyle style = type_.body;
    style.align = TextStyle::Align::right;
    style.indent = {};
    auto words = text_.set({run_of(list.ordered ? std::to_string(number++) + "." : "•")}, style,
                           type_.list_indent * 0.72);
    parent_ = element("LBody", item);
    for (SetLine& line : words) label_.push_back({std::move(line), left, {}, label, false});
    left_ = left + type_.list_indent;
    measure_ = measure - type_.list_indent;
    tight_ = true;
    if (!first || before_ != Before::heading) before_ = Before::other;
    for (const book::BookBlock& block : blocks) add(BookBlocks{block});
    const std::size_t which = static_cast<std::size_t>(&blocks - list.items.data());
    const bool may_strand =
        which == 1 || which + 1 == list.items.size();  // it could be alone on a page
    if (begin < flow_.items.size() && which > 0 && may_strand) flow_.items[begin].flow.glued = true;
    if (begin < flow_.items.size() && first) {
      flow_.items[begin].flow.above += above;
      flow_.items[begin].flow.stretch += 0.7 * above;
    } else if (begin < flow_.items.size()) {
      flow_.items[begin].flow.above += 0.15 * type_.body.leading;
    }
    first = false;
  }
  parent_ = outer;
  measure_ = measure;
  left_ = left;
  tight_ = tight;
  before_ = Before::other;
}

void FlowSetter::add(const book::BookQuote& quote) {
  const int outer = parent_;
  const Points measure = measure_, left = left_;
  parent_ = element("BlockQuote", outer);
  left_ += type_.list_indent;
  measure_ -= 2 * type_.list_indent;
  if (before_ == Before::paragraph) before_ = Before::other;
  add(quote.blocks);
  parent_ = outer;
  left_ = left;
  measure_ = measure;
  before_ = Before::other;
}

void FlowSetter::add(const book::BookCode& code) {
  const Points outer = left_, measure = measure_, indent = type_.body.size;
  left_ += indent;
  measure_ = measure - indent;
  add_lines(text_.set({run_of(code.text)}, type_.code, measure_), type_.code, element("P", parent_),
            gap());
  left_ = outer;
  measure_ = measure;
  before_ = Before::other;
}

void FlowSetter::add(const book::BookDivider&) {
  Item item;
  item.flow.height = type_.body.leading;
  item.flow.above = gap();
  item.rules.push_back({left_ + measure_ / 3, type_.body.leading / 2, measure_ / 3, 0.4_pt});
  flow_.items.push_back(std::move(item));
  before_ = Before::other;
}

void FlowSetter::add_entry(const BookText& left, const BookText& right, Points indent, Points above,
                           const TextStyle& style) {
  TextStyle at_right = style;
  at_right.align = TextStyle::Align::right;
  const Points room = std::max(2.6 * style.size, text_.widths(right, style).all + 0.1_pt);
  const Points outer = left_, measure = measure_;
  const int entry = element("TOCI", parent_);
  left_ += indent;
  measure_ -= indent + room;
  const std::size_t first =
      add_lines(text_.set(left, style, measure_), style, element("P", entry), above);
  for (std::size_t i = first + 1; i < flow_.items.size(); ++i) flow_.items[i].flow.glued = true;
  if (first < flow_.items.size()) {
    TextFragment& last = flow_.items.back().texts.back();
    const Points end = last.x + last.line.x + last.line.width + 0.5 * style.size;
    auto number = text_.set(right, at_right, room);
    const Points begin = number.empty() ? outer + measure
                                        : outer + measure - number.front().width - 0.5 * style.size;
    if (begin > end + style.size) {
      const Points step = 0.62 * style.size;
      Item& item = flow_.items.back();
      for (Points x = begin - 0.2 * style.size; x > end; x -= step)
        item.rules.push_back({x, last.y, 0.09 * style.size, 0.09 * style.size});
    }
    const int target = element("P", entry);
    for (SetLine& line : number) {
      if (!line.links.empty()) flow_.elements[static_cast<std::size_t>(target)].has_links = true;
      flow_.items.back().texts.push_back(
          {std::move(line), outer + measure - room, last.y, target, false});
    }
  }
  left_ = outer;
  measure_ = measure;
}

struct AddBlock {
  FlowSetter& setter;
  template <class Block>
  void operator()(const Block& block) const {
    setter.add(block);
  }
};

void FlowSetter::add(const BookBlocks& blocks) {
  for (std::size_t i = 0; i < blocks.size();) {
    if (std::holds_alternative<BookFigure>(blocks[i].content)) {
      const std::size_t count = figures_in_row(blocks, i);
      std::vector<const BookFigure*> row;
      for (std::size_t n = 0; n < count; ++n)
        row.push_back(&std::get<BookFigure>(blocks[i + n].content));
      add_figures(row);
      i += count;
    } else {
      std::visit(AddBlock{*this}, blocks[i++].content);
    }
  }
}

std::vector<SetNote> set_notes(const Book& book, TextSetter& text, const BookType& type) {
  std::vector<SetNote> notes;
  std::vector<SetNote> none;
  for (std::size_t i = 0; i < book.notes.size(); ++i) {
    FlowSetter setter(text, type, none);
    const int note = setter.element("Note", -1);
    BookText words = {run_of(note_mark(static_cast<int>(i)) + "\u202f")};
    for (const BookText& paragraph : book.notes[i].paragraphs) {
      words.insert(words.end(), paragraph.begin(), paragraph.end());
      setter.add_note_paragraph(words, note);
      words.clear();
    }
    SetNote set{setter.take(), 0.2 * type.note.leading};
    for (const Item& item : set.flow.items) set.height += item.flow.height;
    if (!set.flow.items.empty())
      set.flow.items.front().ids = {book.notes[i].id, note_target(static_cast<int>(i)).substr(1)};
    notes.push_back(std::move(set));
  }
  return notes;
}

}  // namespace boardwright::typeset
