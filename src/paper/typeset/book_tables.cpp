// Lays out tables and rows of figures.
#include <algorithm>
#include <numeric>
#include <utility>

#include "typeset/at_size.h"
#include "typeset/book_flow.h"

namespace boardwright::typeset {

using base::in_points, base::Sides;
using book::BookTable;

namespace {

constexpr double cell_gap = 1.3;         // between columns, as a multiple of the font size
constexpr double row_space = 0.12;       // above and below a row, as a fraction of the leading
constexpr std::size_t small_table = 11;  // rows; up to this many, a table is not divided
constexpr Points heavy = 0.8_pt, light = 0.4_pt;  // weights of rules
constexpr double most_shrink = 0.22;              // as a fraction of a drawing's height
constexpr double beside = 0.66;  // of its own size: the smallest scale of two drawings side by side
constexpr Sides large{20};       // a wider drawing can use the height of `large_height`
constexpr double crowded_side = 1.2;  // in set-ups, as a multiple of the usual side
constexpr double grown_words = 1.12;  // how much text can grow in a drawing
constexpr double large_height = 0.62,
                 most_height = 0.8;  // as fractions of the text height: for drawings with many
                                     // cells or pieces, and for those with small text

TextStyle::Align align_of(BookTable::Align align) {
  switch (align) {
    case BookTable::Align::left: return TextStyle::Align::left;
    case BookTable::Align::centre: return TextStyle::Align::centre;
    case BookTable::Align::right: return TextStyle::Align::right;
  }
  return TextStyle::Align::left;
}

Sides width_of(const BookFigure& figure) { return Sides(figure.scene->box.width()); }
Sides height_of(const BookFigure& figure) { return Sides(figure.scene->box.height()); }

}  // namespace

/// The width available for a drawing or a table. In lists and quotes it is the measure.
Points FlowSetter::room() const {
  return left_ > 0_pt || measure_ < type_.page.text_width() ? measure_ : type_.page.whole_width();
}

/// Column widths: the width of the text, or fair shares where that is too wide.
std::vector<Points> FlowSetter::columns_of(const BookTable& table, Points width) {
  const std::size_t count = table.head.size();
  std::vector<Points> least(count), most(count);
  TextStyle bold = type_.table;
  bold.bold = true;
  const auto count_in = [&](const BookText& text, std::size_t column, const TextStyle& style) {
    const auto widths = text_.widths(text, style);
    least[column] = std::max(least[column], widths.word + 0.5_pt);
    most[column] = std::max(most[column], widths.all + 0.5_pt);
  };
  for (std::size_t i = 0; i < count; ++i) count_in(table.head[i], i, bold);
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < count && i < row.size(); ++i)
      count_in(row[i], i, i < table.row_heads ? bold : type_.table);
  const Points room = width - cell_gap * type_.table.size * static_cast<double>(count - 1);
  const Points all = std::accumulate(most.begin(), most.end(), 0_pt);
  const Points low = std::accumulate(least.begin(), least.end(), 0_pt);
  if (all <= room) return most;
  std::vector<Points> widths(count);
  for (std::size_t i = 0; i < count; ++i)
    widths[i] = low >= room ? room * (least[i] / low)
                            : least[i] + (most[i] - least[i]) * ((room - low) / (all - low));
  return widths;
}

void FlowSetter::add_row(const BookTable& table, const std::vector<BookText>& cells,
                         const std::vector<Points>& widths, int parent, bool head) {
  const int row = element("TR", parent);
  const Points gap = cell_gap * type_.table.size, space = row_space * type_.table.leading;
  Item item;
  Points x = left_, height;
  for (std::size_t i = 0; i < cells.size() && i < widths.size(); ++i) {
    TextStyle style = type_.table;
    style.align = i < table.columns.size() ? align_of(table.columns[i]) : TextStyle::Align::left;
    style.bold = head || i < table.row_heads;
    const int cell = element(style.bold ? "TH" : "TD", row);
    Points y = space;
    for (SetLine& line : text_.set(cells[i], style, widths[i])) {
      if (!line.links.empty()) flow_.elements[static_cast<std::size_t>(cell)].has_links = true;
      item.texts.push_back(
          {std::move(line), x, y + 0.5 * style.leading + 0.36 * style.size, cell, false});
      y += style.leading;
    }
    height = std::max(height, y + space);
    x += widths[i] + gap;
  }
  item.flow.height = height;
  if (head) {
    item.rules.push_back({left_, {}, x - gap - left_, heavy});
    item.rules.push_back({left_, height, x - gap - left_, light});
  }
  flow_.items.push_back(std::move(item));
}

void FlowSetter::add(const BookTable& table) {
  const int all = element("Table", parent_);
  std::vector<Points> widths = columns_of(table, room());
  Points all_widths = cell_gap * type_.table.size * static_cast<double>(widths.size() - 1);
  for (const Points width : widths) all_widths += width;
  const bool wide = all_widths > measure_ + 0.1_pt;
  const Points above = gap();
  const std::size_t head = flow_.items.size();
  const bool follows_heading = before_ == Before::heading;
  add_row(table, table.head, widths, all, true);
  flow_.items[head].flow.above = above;
  flow_.items[head].flow.stretch = 0.7 * above;
  flow_.items[head].flow.glued = follows_heading;
  flow_.items[head].wide = wide;
  for (const auto& row : table.rows) add_row(table, row, widths, all, false);
  for (std::size_t i = head + 1; i < flow_.items.size(); ++i) {
    Item& item = flow_.items[i];
    item.head = static_cast<int>(head);
    item.wide = wide;
    item.flow.lead = flow_.items[head].flow.height;
    item.flow.glued =
        table.rows.size() <= small_table || i <= head + 2 || i + 1 == flow_.items.size();
  }
  Item& last = flow_.items.back();
  const RuleFragment top = flow_.items[head].rules.front();
  last.rules.push_back({top.x, last.flow.height, top.width, heavy});
  last.flow.height += heavy;
  before_ = Before::other;
}

/// The side of a cell in a drawing of at most this width; longer than usual if its text requires
/// it.
Points FlowSetter::side_in(const BookFigure& figure, Points width) {
  const Sides wide = width_of(figure), high = height_of(figure);
  const Points page = type_.page.text_height(),
               most = (figure.spare ? type_.spare_width : 1) * width / wide.value;
  const auto [drawn, fresh] = drawn_.try_emplace(figure.scene);
  if (fresh)
    drawn->second = {legible_side(*figure.scene, *figure.style), is_crowded(*figure.scene)};
  const double share = wide > large || drawn->second.crowded ? large_height : type_.figure;
  const Points longest = drawn->second.crowded ? crowded_side * type_.side : type_.side;
  const Points usual = std::min({longest, most, share * page / high.value});
  const Points wanted = drawn->second.legible / grown_words;
  if (wanted <= usual) return usual;
  return std::max(usual, std::min({wanted, most, most_height * page / high.value}));
}

std::size_t FlowSetter::figures_in_row(const BookBlocks& blocks, std::size_t at) {
  const auto figure_at = [&](std::size_t i) {
    return i < blocks.size() ? std::get_if<BookFigure>(&blocks[i].content) : nullptr;
  };
  const BookFigure *first = figure_at(at), *second = figure_at(at + 1);
  if (second == nullptr) return 1;
  const Points half = (room() - type_.column_gap) / 2;
  const auto fits = [&](const BookFigure& figure) {
    return side_in(figure, half) >= beside * side_in(figure, room());
  };
  return fits(*first) && fits(*second) ? 2 : 1;
}

void FlowSetter::add(const BookFigure& figure) { add_figures({&figure}); }

void FlowSetter::add_figures(const std::vector<const BookFigure*>& figures) {
  const auto count = static_cast<double>(figures.size());
  Item item;
  Points whole = room();  // a single drawing stays within the measure if it can
  if (figures.size() == 1) {
    const Sides across = width_of(*figures.front());
    if (in_points(across, side_in(*figures.front(), whole)) <= measure_) whole = measure_;
  }
  item.wide = whole > measure_;
  const Points column = (whole - (count - 1) * type_.column_gap) / count;
  Points side = type_.side;
  for (const BookFigure* figure : figures) side = std::min(side, side_in(*figure, column));
  for (const BookFigure* figure : figures) {
    const Points one =
        figures.size() > 1 && width_of(*figure) <= large ? side : side_in(*figure, column);
    item.drawing = std::max(item.drawing, in_points(height_of(*figure), one));
  }
  Points x = left_, captions;
  for (const BookFigure* figure : figures) {
    const Points one =
        figures.size() > 1 && width_of(*figure) <= large ? side : side_in(*figure, column);
    const int group = element("Div", parent_);
    item.figures.push_back({figure->scene, figure->style, figure->alt,
                            x + (column - in_points(width_of(*figure), one)) / 2,
                            item.drawing - in_points(height_of(*figure), one), one,
                            element("Figure", group)});
    item.ids.push_back(figure->id);
    const int caption = element("Caption", group);
    TextStyle style = type_.caption;
    auto lines = text_.set(figure->caption, style, column);
    Points y = item.drawing + 0.35 * style.leading, inset = x;
    if (lines.size() == 1) inset = x + (column - lines.front().width) / 2;
    for (SetLine& line : lines) {
      if (!line.links.empty()) flow_.elements[static_cast<std::size_t>(caption)].has_links = true;
      item.texts.push_back(
          {std::move(line), inset, y + 0.5 * style.leading + 0.36 * style.size, caption, true});
      y += style.leading;
    }
    captions = std::max(captions, y - item.drawing);
    x += column + type_.column_gap;
  }
  item.flow.height = item.drawing + captions + 0.8 * type_.gap;
  item.flow.shrink = most_shrink * item.drawing;
  item.flow.above = before_ == Before::heading ? 0.3 * type_.gap : type_.gap;
  item.flow.stretch = 1.2 * type_.gap;
  item.flow.floats = true;
  const bool follows_float = !flow_.items.empty() && flow_.items.back().flow.floats;
  item.flow.glued = before_ == Before::heading && !follows_float;
  flow_.items.push_back(std::move(item));
}

}  // namespace boardwright::typeset
