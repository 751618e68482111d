// Lays out the blocks of a book as items, of which pages are made.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "book/book_blocks.h"
#include "typeset/book_text.h"
#include "typeset/book_type.h"
#include "typeset/page_breaks.h"

namespace boardwright::typeset {

/// A line within an item: `x` from the left edge of the measure, the baseline `y` below the item's
/// upper edge.
struct TextFragment {
  SetLine line;
  Points x, y;
  int element = -1;
  bool below = false;  ///< below a drawing: moves up when the drawing shrinks
};

/// A drawing; `y` is its upper edge.
struct FigureFragment {
  const scene::Scene* scene = nullptr;
  const scene::Style* style = nullptr;
  std::string alt;
  Points x, y;
  Points side = 1_pt;  ///< length of a side of a cell
  int element = -1;
};

struct RuleFragment {
  Points x, y, width, weight = 0.4_pt;
};

/// A heading, for the outline, the contents and the running heads.
struct FlowHeading {
  int level = 1;
  std::string id, number, title;
};

struct Item {
  FlowItem flow;
  std::vector<TextFragment> texts;
  std::vector<FigureFragment> figures;
  std::vector<RuleFragment> rules;
  Points drawing;  ///< height of the drawings, which can shrink
  std::vector<std::string> ids;
  std::vector<int> notes;
  int heading = -1;   ///< index in Flow::headings, set on its first line
  int term = -1;      ///< the index term that the heading explains
  bool wide = false;  ///< extends into the outer margin
  int head = -1;      ///< the item that is repeated before this one at the top of a page
};

/// An element of the document's structure.
struct Element {
  const char* tag = "P";
  int parent = -1;
  bool has_links = false;  ///< its text is in child elements, because a part of it is a link
  bool numbered = false;   ///< a numbered list
};

struct Flow {
  std::vector<Item> items;
  std::vector<Element> elements;
  std::vector<FlowHeading> headings;

  std::vector<FlowItem> heights() const;
};

/// A footnote, broken into lines.
struct SetNote {
  Flow flow;
  Points height;
};

/// Lays out blocks for one measure.
class FlowSetter {
 public:
  FlowSetter(TextSetter& text, const BookType& type, std::vector<SetNote>& notes)
      : text_(text), type_(type), notes_(notes), measure_(type.page.text_width()) {}

  Flow take() { return std::move(flow_); }
  void set_measure(Points measure) { measure_ = measure; }

  void add(const BookBlocks& blocks);
  void add(const BookText& text, const TextStyle& style, const char* tag, Points above = {});

  /// An entry of the contents: `left`, a dotted leader, and `right`.
  void add_entry(const BookText& left, const BookText& right, Points indent, Points above,
                 const TextStyle& style);

  /// Adds a space that is kept at the top of a page.
  void skip(Points height);

  void add_note_paragraph(const BookText& text, int note);

  int element(const char* tag, int parent);

 private:
  friend struct AddBlock;
  enum class Before { nothing, heading, paragraph, other };

  void add(const book::BookHeading& heading);
  void add(const book::BookParagraph& paragraph);
  void add(const book::BookList& list);
  void add(const book::BookTable& table);
  void add(const book::BookQuote& quote);
  void add(const book::BookCode& code);
  void add(const book::BookDivider& divider);
  void add(const BookFigure& figure);
  void add_figures(const std::vector<const BookFigure*>& figures);
  std::size_t figures_in_row(const BookBlocks& blocks, std::size_t at);
  Points side_in(const BookFigure& figure, Points width);
  void add_signed(const book::BookParagraph& paragraph);
  static Points sign_width(const book::BookHeading& heading);
  void add_sign(const book::BookHeading& heading, std::size_t first);

  std::size_t add_lines(std::vector<SetLine> lines, const TextStyle& style, int element,
                        Points above);
  void reserve_notes(std::size_t first);
  void add_inline_note(Flow note);
  void add_row(const book::BookTable& table, const std::vector<BookText>& cells,
               const std::vector<Points>& widths, int parent, bool head);
  std::vector<Points> columns_of(const book::BookTable& table, Points width);
  Points room() const;
  Points gap();

  TextSetter& text_;
  const BookType& type_;
  std::vector<SetNote>& notes_;
  Points measure_, left_;
  int parent_ = -1;
  bool tight_ = false;
  Before before_ = Before::nothing;
  /// Cached properties of a drawing.
  struct Drawn {
    Points legible;
    bool crowded = false;
  };
  std::map<const scene::Scene*, Drawn> drawn_;
  std::vector<TextFragment> label_;  ///< the label of a list item, added to its first line
  Flow flow_;
};

/// Lays out all footnotes, in the order of the book. Throws BadText if a character has no glyph.
std::vector<SetNote> set_notes(const Book& book, TextSetter& text, const BookType& type);

}  // namespace boardwright::typeset
