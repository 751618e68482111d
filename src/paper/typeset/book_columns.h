// Text in columns: the index, and a table of contents that would not fit its page.
#pragma once
#include "typeset/book_pages.h"

namespace boardwright::typeset {

/// The number of columns on a page, and the width of each.
struct Columns {
  std::size_t count;
  Points width;
};
Columns columns_on(const BookType& type);

/// The left edge of content that extends into the outer margin. `page`: counted from 0.
Points wide_left_of(const PageSize& size, std::size_t page);

/// Places items of a flow below one another.
void place_items(SetPage& page, const Flow& flow, std::size_t begin, std::size_t end, Points left,
                 Points y);

/// Pages with columns and with a title on the first; the columns of the last page are balanced.
/// `number`: of the first page. Requires: the flows outlive the pages.
std::vector<SetPage> column_pages(const Flow& title, const Flow& flow, const BookType& type,
                                  std::size_t number);

}  // namespace boardwright::typeset
