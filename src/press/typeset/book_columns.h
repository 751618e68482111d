// Lines in columns side by side: the index, and contents that would spill.
#pragma once
#include "typeset/book_pages.h"

namespace boardwright::typeset {

/// How many columns a page has, and how wide these are.
struct Columns {
  std::size_t count;
  Points width;
};
Columns columns_on(const BookType& type);

/// Where what reaches into the outer margin begins on a page, counted from 0.
Points wide_left_of(const PageSize& size, std::size_t page);

/// Puts items of a flow below one another.
void place_plain(SetPage& page, const Flow& flow, std::size_t begin, std::size_t end, Points left,
                 Points y);

/// Pages with a title on the first and columns side by side, those of the last page as long as one
/// another. `number`: of the first page. Requires: the flows outlive the pages.
std::vector<SetPage> columned(const Flow& title, const Flow& flow, const BookType& type,
                              std::size_t number);

}  // namespace boardwright::typeset
