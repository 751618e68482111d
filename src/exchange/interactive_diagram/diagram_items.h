// The keys and lines of pieces of Interactive Diagrams, in a text or in a saved page.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"

namespace boardwright::interactive_diagram {

/// `promoZone=3`
struct DiagramKey {
  std::string key;      ///< in lower case
  std::string written;  ///< as the text has it
  std::string value;
  base::Place place;
  std::size_t pieces = 0;  ///< the number of pieces before it: `morph` belongs to the last of them
};

/// `Knight:N:N:knight:b1,g1:2`: name, letter, moves, image, squares and the number in hand.
struct DiagramPiece {
  std::vector<std::string> fields;
  std::vector<base::Place> places;
};

/// A diagram as its author wrote it.
struct DiagramItems {
  base::Place place;
  std::vector<DiagramKey> keys;
  std::vector<DiagramPiece> pieces;
};

/// Whether a text has a diagram: an element of its class, or keys and lines of pieces.
bool has_items(std::string_view text);

/// The diagrams of a text. An item may have a line of its own, or several stand on one line, as
/// when a page was copied; the text before the first and after the last is skipped. Reports a line
/// between them that is no item.
std::vector<DiagramItems> items_of(std::string_view text, const std::string& file,
                                   base::Report& report);

}  // namespace boardwright::interactive_diagram
