// Leaflets, cards and covers: pages without running heads, page numbers, contents and index.
#pragma once
#include "fonts/fonts.h"
#include "typeset/book_pages.h"
#include "typeset/hyphens.h"

namespace boardwright::typeset {

/// The number of panels of a leaflet.
inline constexpr std::size_t leaflet_panels = 6;

/// The panels of a leaflet, or the cards, in the largest font size in which they fit. A card that
/// does not fit continues on another one. Throws NoRoom if a leaflet does not fit in the smallest
/// size.
SetBook set_panels(const Book& book, Fonts& fonts, const Hyphens& hyphens);

/// A cover as two pages: the back, and the front with title and drawing.
SetBook set_cover(const Book& book, Fonts& fonts, const Hyphens& hyphens);

/// The thickness of a book with this number of pages.
Points spine_of(const BookPaper& paper, std::size_t pages);

/// The title for a spine, centred on (0, 0) of a page. No page if the spine is too narrow.
SetBook set_spine(const Book& book, Points width, Fonts& fonts, const Hyphens& hyphens);

}  // namespace boardwright::typeset
