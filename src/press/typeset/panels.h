// Leaflets, cards and covers: pages without heads, numbers, contents and index.
#pragma once
#include "ink/fonts.h"
#include "typeset/book_pages.h"
#include "typeset/hyphens.h"

namespace boardwright::typeset {

/// How many panels a leaflet has.
inline constexpr std::size_t leaflet_panels = 6;

/// The panels of a leaflet, or the cards, set in the largest letters in which they fit. A card that
/// does not fit goes on on another. Throws BadText if a leaflet's smallest letters do not do.
SetBook set_panels(const Book& book, Fonts& fonts, const Hyphens& hyphens);

/// A cover for a book of so many pages: its back, and its front with title and drawing, as two
/// pages.
SetBook set_cover(const Book& book, Fonts& fonts, const Hyphens& hyphens);

/// How thick a book of so many pages is.
Points spine_of(const BookPaper& paper, std::size_t pages);

/// A line of letters for a spine, centred on (0, 0) of a page; nothing if the spine is too narrow.
SetBook set_spine(const Book& book, Points width, Fonts& fonts, const Hyphens& hyphens);

}  // namespace boardwright::typeset
