// Fills columns in sequence.
#include "typeset/book_columns.h"

#include "typeset/page_breaks.h"

namespace boardwright::typeset {
namespace {

/// Columns of this height, or lower and balanced ones if the rest fits in `count` columns.
std::vector<PageFill> columns_of(std::span<const FlowItem> items, Points height, Points line,
                                 std::size_t count) {
  auto columns = break_pages(items, {height, {}});
  while (columns.size() <= count && height > 3 * line) {
    height -= 0.5 * line;
    auto shorter = break_pages(items, {height, {}});
    if (shorter.size() > count) break;
    columns = std::move(shorter);
  }
  return columns;
}

}  // namespace

Columns columns_on(const BookType& type) {
  const std::size_t count = type.page.overhang > 0_pt ? 3 : 2;
  const Points gaps = static_cast<double>(count - 1) * type.column_gap;
  return {count, (type.page.whole_width() - gaps) / static_cast<double>(count)};
}

Points wide_left_of(const PageSize& size, std::size_t page) {
  return page % 2 == 0 ? size.inner : size.outer - size.overhang;
}

void place_items(SetPage& page, const Flow& flow, std::size_t begin, std::size_t end, Points left,
                 Points y) {
  for (std::size_t i = begin; i < end; ++i) {
    if (i > begin) y += flow.items[i].flow.above;
    page.placed.push_back({&flow, i, left, y, 0, false});
    y += flow.items[i].flow.height;
  }
}

std::vector<SetPage> column_pages(const Flow& title, const Flow& flow, const BookType& type,
                                  std::size_t number) {
  const PageSize& size = type.page;
  const Columns columns = columns_on(type);
  Points title_height;
  for (const Item& item : title.items) title_height += item.flow.height;
  const std::vector<FlowItem> items = flow.heights();
  std::vector<SetPage> pages;
  for (std::size_t begin = 0; begin < items.size(); ++number) {
    SetPage page;
    page.label = std::to_string(number + 1);
    const Points above = pages.empty() ? title_height : 0_pt, left = wide_left_of(size, number);
    if (pages.empty()) place_items(page, title, 0, title.items.size(), left, size.top);
    const auto filled = columns_of(std::span(items).subspan(begin), size.text_height() - above,
                                   type.index.leading, columns.count);
    for (std::size_t n = 0; n < columns.count && n < filled.size(); ++n) {
      const Points x = left + static_cast<double>(n) * (columns.width + type.column_gap);
      const std::size_t lines = filled[n].items.size();
      place_items(page, flow, begin, begin + lines, x, size.top + above);
      begin += lines;
    }
    pages.push_back(std::move(page));
  }
  return pages;
}

}  // namespace boardwright::typeset
