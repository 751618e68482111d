// Tries font sizes from large to small until the text fits.
#include "typeset/panels.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>

#include "fonts/bad_text.h"
#include "pdf/ink.h"
#include "typeset/at_size.h"
#include "typeset/book_matter.h"

namespace boardwright::typeset {

using book::BookPart;

namespace {

constexpr Points largest = 10.6_pt, good = 8.2_pt, step = 0.3_pt;  // sizes of the body text
constexpr Points smallest = least_words / 0.8;                     // notes are set in 0.8 of it
constexpr Points leaflet_margin = to_points(7_mm), card_margin = to_points(4.5_mm);
constexpr Points least_spine = to_points(5_mm);  // the narrowest spine that gets text

/// Places the items of a flow below one another.
SetPage page_of(const Flow& flow, const PageFill& fill, const PageSize& size, std::string label) {
  SetPage page;
  page.label = std::move(label);
  Points y = size.top;
  for (std::size_t n = 0; n < fill.items.size(); ++n) {
    const FlowItem& item = flow.items[fill.items[n]].flow;
    if (n > 0) y += item.above + fill.stretch * item.stretch;
    page.placed.push_back({&flow, fill.items[n], size.inner, y, fill.shrink, false});
    y += item.height - fill.shrink * item.shrink;
  }
  return page;
}

/// The optional figures of some parts, the most useful first.
std::vector<const BookFigure*> optional_figures(const std::vector<const BookPart*>& parts) {
  std::vector<const BookFigure*> figures;
  for (const BookPart* part : parts)
    for (const book::BookBlock& block : part->blocks)
      if (const auto* figure = std::get_if<BookFigure>(&block.content);
          figure != nullptr && figure->spare)
        figures.push_back(figure);
  std::ranges::stable_sort(figures, std::greater(), &BookFigure::use);
  return figures;
}

/// The body paragraph at the end of some blocks, or null.
book::BookParagraph* last_words(BookBlocks& blocks) {
  auto* words = blocks.empty() ? nullptr : std::get_if<book::BookParagraph>(&blocks.back().content);
  return words != nullptr && words->kind == book::BookParagraph::Kind::body ? words : nullptr;
}

/// The blocks with only these of the optional figures. `icons_beside`: icons are beside the
/// paragraph before them, or the one after them. Spare paragraphs are kept if any figure is.
BookBlocks with_figures(const BookBlocks& blocks, std::span<const BookFigure* const> figures,
                        bool icons_beside) {
  BookBlocks kept;
  std::vector<BookFigure> waiting;  // icons for the next paragraph
  for (const book::BookBlock& block : blocks) {
    const auto* figure = std::get_if<BookFigure>(&block.content);
    const auto* words = std::get_if<book::BookParagraph>(&block.content);
    const bool is_figure = figure != nullptr && figure->spare;
    const bool is_words = words != nullptr && words->spare;
    if (is_figure && std::ranges::find(figures, figure) == figures.end()) continue;
    if (is_words && figures.empty()) continue;
    if (!icons_beside || !is_figure || !figure->icon) {
      kept.push_back(block);
      if (auto* last = last_words(kept))
        std::ranges::move(waiting, std::back_inserter(last->signs));
      if (last_words(kept) != nullptr) waiting.clear();
    } else if (auto* last = last_words(kept)) {
      last->signs.push_back(*figure);
    } else {
      waiting.push_back(*figure);
    }
  }
  return kept;
}

/// Parts laid out as panels in one font size.
struct Panels {
  std::vector<Flow> flows;
  std::vector<std::vector<PageFill>> pages;  ///< of each flow
  PageSize size;
  Points letters;  ///< the font size

  std::size_t count() const {
    std::size_t all = 0;
    for (const auto& each : pages) all += each.size();
    return all;
  }
};

/// How optional figures are shown.
struct Spares {
  double width = 1;          ///< as a fraction of the measure
  base::Millimetres beside;  ///< the field of icons beside their paragraphs; 0: they are below
};
constexpr Spares spares_in_order[] = {{1, {}},       {0.8, {}},     {0.65, {}},
                                      {0.5, {}},     {0.4, {}},     {0.65, 24_mm},
                                      {0.65, 20_mm}, {0.65, 17_mm}, {0.65, 14_mm}};

class PanelSetter {
 public:
  PanelSetter(const Book& book, Fonts& fonts, const Hyphens& hyphens)
      : book_(book), card_(book.paper.form == book::BookForm::cards), text_(fonts, hyphens) {}

  BookType type(Points letters, const Spares& spares = {}) const {
    BookType type = panel_type(book_.paper, letters, card_ ? card_margin : leaflet_margin);
    type.spare_width = spares.width;
    if (spares.beside > 0_mm) type.sign = to_points(spares.beside);
    if (card_) type.body.align = TextStyle::Align::left;
    return type;
  }

  /// The parts in the largest font size in which they need at most `most` panels. If that size is
  /// good, all figures are kept: in the largest width in which they fit, or else beside their
  /// paragraphs. Otherwise those that fit are kept. Space is not stretched.
  std::optional<Panels> fitted(const std::vector<const BookPart*>& parts, std::size_t most) {
    const auto figures = optional_figures(parts);
    const std::span<const BookFigure* const> all(figures);
    const Points least = card_ ? smallest : good;
    for (const Spares& spares : spares_in_order) {
      if (auto panels = largest_with(parts, all, spares, {largest, least}, most)) return panels;
      if (figures.empty()) break;
    }
    const Spares& last = *std::rbegin(spares_in_order);
    auto best = largest_with(parts, {}, last, {largest, smallest}, most);
    if (!best) return best;
    const Points letters = card_ ? smallest : std::min(best->letters, good);
    std::size_t low = 0, high = figures.size();  // it fits with `low`, and does not with `high`
    while (high - low > 1) {
      const std::size_t middle = (low + high) / 2;
      (set(parts, all.first(middle), last, letters).count() <= most ? low : high) = middle;
    }
    if (low == 0) return best;
    if (auto larger = largest_with(parts, all.first(low), last, {best->letters, letters}, most))
      return larger;
    return set(parts, all.first(low), last, letters);
  }

  /// In the smallest size, on as many panels as needed.
  Panels in_smallest_size(const BookPart& part) { return set({&part}, {}, {}, smallest); }

 private:
  /// The sizes of text to try.
  struct Range {
    Points from, least;
  };

  /// With these figures, in the largest size of a range that fits; nothing if none does.
  std::optional<Panels> largest_with(const std::vector<const BookPart*>& parts,
                                     std::span<const BookFigure* const> figures,
                                     const Spares& spares, const Range& range, std::size_t most) {
    for (Points letters = range.from; letters >= range.least; letters -= step)
      if (Panels panels = set(parts, figures, spares, letters); panels.count() <= most)
        return panels;
    return std::nullopt;
  }

  Panels set(const std::vector<const BookPart*>& parts, std::span<const BookFigure* const> figures,
             const Spares& spares, Points letters) {
    const bool icons_beside = spares.beside > 0_mm;
    const BookType type = this->type(letters, spares);
    Panels panels;
    panels.size = type.page;
    panels.letters = letters;
    std::vector<SetNote> notes;
    for (const BookPart* part : parts) {
      FlowSetter setter(text_, type, notes);
      setter.add(with_figures(part->blocks, figures, icons_beside));
      panels.flows.push_back(setter.take());
      for (Item& item : panels.flows.back().items) {
        item.flow.stretch = {};
        if (item.flow.floats)
          item.flow.glued = true;  // a figure stays below the text that it illustrates
        item.flow.floats = false;
      }
      panels.pages.push_back(
          break_pages(panels.flows.back().heights(), {type.page.text_height(), {}}));
    }
    return panels;
  }

  const Book& book_;
  const bool card_;
  TextSetter text_;
};

void add_pages(SetBook& set, Panels panels, const std::string& label) {
  for (std::size_t i = 0; i < panels.flows.size(); ++i) {
    set.flows.push_back(std::move(panels.flows[i]));
    for (const PageFill& fill : panels.pages[i])
      set.pages.push_back(page_of(set.flows.back(), fill, panels.size,
                                  label.empty() ? std::to_string(set.pages.size() + 1) : label));
  }
}

}  // namespace

SetBook set_panels(const Book& book, Fonts& fonts, const Hyphens& hyphens) {
  PanelSetter setter(book, fonts, hyphens);
  SetBook set;
  set.type = setter.type(largest);
  if (book.paper.form == book::BookForm::cards) {
    for (const BookPart& part : book.parts) {
      auto card = setter.fitted({&part}, 1);
      add_pages(set, card ? std::move(*card) : setter.in_smallest_size(part), part.title);
    }
    return set;
  }
  std::vector<const BookPart*> parts;
  for (const BookPart& part : book.parts) parts.push_back(&part);
  auto leaflet = setter.fitted(parts, leaflet_panels);
  if (!leaflet)
    throw fonts::NoRoom("the rules of '" + book.title + "' do not fit on " +
                        std::to_string(leaflet_panels) + " panels");
  add_pages(set, std::move(*leaflet), {});
  return set;
}

Points spine_of(const BookPaper& paper, std::size_t pages) {
  const std::size_t leaves = (pages + 1) / 2;
  return to_points(static_cast<double>(leaves) * paper.leaf);
}

SetBook set_cover(const Book& book, Fonts& fonts, const Hyphens& hyphens) {
  TextSetter text(fonts, hyphens);
  SetBook set;
  set.type = type_of(book.paper);
  PageSize& size = set.type.page;
  size.inner = size.outer = 0.13 * size.width;
  size.overhang = {};
  std::vector<SetNote> notes;
  const auto add = [&](FlowSetter& setter, Points top, std::string label) {
    set.flows.push_back(setter.take());
    const Flow& flow = set.flows.back();
    PageFill fill;
    for (std::size_t i = 0; i < flow.items.size(); ++i) fill.items.push_back(i);
    PageSize shape = size;
    shape.top = top;
    set.pages.push_back(page_of(flow, fill, shape, std::move(label)));
  };
  FlowSetter back(text, set.type, notes);
  TextStyle words = set.type.body;
  words.indent = {};
  back.add({run_of(book.summary)}, words, "P");
  for (const BookPart& part : book.parts)
    if (book.parts.size() > 1 && !part.is_board)
      back.add({run_of(part.title)}, words, "P", 0.6 * words.leading);
  add(back, 0.3 * size.height, "back cover");
  BookType grand = set.type;
  grand.side *= 1.6;
  FlowSetter front(text, grand, notes);
  add_title(front, book, grand);
  add(front, size.top, "front cover");
  return set;
}

SetBook set_spine(const Book& book, Points width, Fonts& fonts, const Hyphens& hyphens) {
  SetBook set;
  if (width < least_spine) return set;
  TextSetter text(fonts, hyphens);
  set.type = type_of(book.paper);
  TextStyle style = set.type.section;
  style.size = std::min(0.5 * width, 1.2 * style.size);
  style.align = TextStyle::Align::centre;
  SetPage page;
  page.label = "spine";
  for (SetLine& line : text.set({run_of(book.title)}, style, set.type.page.height))
    page.running.push_back(
        {std::move(line), -0.5 * set.type.page.height, 0.36 * style.size, -1, false});
  set.pages.push_back(std::move(page));
  return set;
}

}  // namespace boardwright::typeset
