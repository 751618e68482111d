// Says how books are bound, and what the signs of a board mean.
#include "english/book_phrases.h"

#include "base/text.h"
#include "english/game_words.h"

namespace boardwright::english {

std::string how_to_bind(int sheets) {
  const std::string rotated =
      "To bind this booklet: print it on both sides of the paper, turned over the short edge, ";
  if (sheets == 0) return rotated + "lay the sheets into one another, fold, and staple.";
  return rotated + "fold each " + std::to_string(sheets) +
         " sheets together, sew every fold, and glue the folds side by side.";
}

std::string border_between(const std::string& name, const std::string& zone,
                           const std::string& beyond, bool one_line) {
  return capitalised(name) +
         (one_line ? ", between " : ": each in the colour of its player, between ") + zone +
         " and " + beyond + ".";
}

std::string river_between(const std::string& rank, const std::string& far_rank) {
  return "The river, between ranks " + rank + " and " + far_rank + ".";
}

std::string crossed_zone(const std::string& zone) {
  return capitalised(zone) + ", with crossed lines.";
}

std::string marked_point(const std::vector<std::string>& pieces) {
  return pieces.empty() ? "A marked point."
                        : "A point where " + base::listed(pieces, "or") + " begin.";
}

std::string fills_explained(const std::vector<std::string>& pieces) {
  return pieces.empty() ? "Fills tell neighbours apart, and mean nothing else."
                        : "Fills tell neighbours apart: a " + base::listed(pieces, "or") +
                              " stays on cells of one fill.";
}

std::string territory_explained(const std::string& seat) {
  return "The territory of " + seat +
         ": each row is a rank, with its number beside it, counted from the edge; the line is a "
         "file.";
}

std::string small_letters(const std::vector<std::string>& kinds) {
  return "Small letters mark " + base::listed(kinds, "and") + ".";
}

}  // namespace boardwright::english
