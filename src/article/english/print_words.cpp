// Says on sheets how to print, cut, fold and glue them.
#include "english/print_words.h"

#include <fmt/format.h>

#include "base/text.h"

namespace boardwright::english {

namespace {

std::string rounded(Millimetres length) { return base::decimal(length.value, 2); }

std::vector<std::string> numbered(std::vector<std::string> steps) {
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = fmt::format("{}. {}", i + 1, steps[i]);
  return steps;
}

}  // namespace

std::string print_and_trim(Millimetres width, Millimetres height) {
  return fmt::format("{}; trim to {} × {} mm", print_true, rounded(width), rounded(height));
}

const char* cut_line(bool framed) {
  return framed ? "the outer edge of its frame" : "the thin coloured line around it";
}

std::vector<std::string> assembly_steps(bool glue, std::size_t boards, std::string_view line) {
  std::vector<std::string> steps = {
      "1. Print at 100 %, no scaling. Measure the ruler and the square before you cut."};
  if (glue)
    steps.insert(steps.end(),
                 {"2. Trim each sheet along its broken lines; leave the hatched strips on.",
                  "3. Lay the sheets in the order of their numbers, each over the hatched strips",
                  "    of those before it; the ticks at the ends of a seam must meet. Glue."});
  const int last = glue ? 4 : 2;
  steps.push_back(boards == 0
                      ? fmt::format("{}. Cut along {}.", last, line)
                      : fmt::format("{}. Cut out {} boards, each along {}.", last, boards, line));
  return steps;
}

std::string map_of_sheets(std::size_t sheets, std::string_view what, bool glue) {
  return fmt::format("Map of the {} sheets of the {} and how to {}.", sheets, what,
                     glue ? "put them together" : "cut them");
}

std::string sheet_of_board(const std::string& label, bool square) {
  return label + " of the board, with a ruler of 100 mm" +
         (square ? " and a square of 50 mm." : ".");
}

std::string board_measures(Millimetres side, Millimetres width, Millimetres height) {
  return fmt::format("sides of {} mm, {} × {} mm", rounded(side), rounded(width), rounded(height));
}

std::string wrap_of(const std::string& board) {
  return "The wrap: the face of the board, and what is turned over its edges. " + board;
}

std::vector<std::string> folding_steps(FoldingSheets sheets, int panels, Millimetres thickness,
                                       const std::string& panel, Millimetres gap) {
  return numbered(
      {sheets == FoldingSheets::none
           ? "Print wrap and lining at 100 %, no scaling; a print shop does it on one sheet each."
       : sheets == FoldingSheets::mapped
           ? "Print at 100 %, no scaling. Put wrap and lining together as their maps say."
           : "Print at 100 %, no scaling. Cut wrap and lining out along the thin coloured lines.",
       fmt::format("Cut {} panels of card {} mm thick: {}.", panels, rounded(thickness), panel),
       fmt::format(
           "Glue them to the back of the wrap, {} mm apart, between the ticks at its edges.",
           rounded(gap)),
       "Cut the corners of the wrap along the broken lines. Turn its edges over and glue them.",
       "Glue the lining to the back, 3 mm from every edge, and press it into the spine.",
       panels == 4 ? "Slit the spine from the middle to the lower edge. Fold the lower half up, "
                     "then back to back."
                   : "Fold with the face inward."});
}

std::string box_blanks(const std::string& names) { return names + " to cut out and to fold."; }

std::string box_advice(const std::string& names) {
  return names + ": " + print_true + "; cut the lines, fold the dashes";
}

std::string printed_on_back(const std::string& edge) {
  return "Printed on the back, turned over the " + edge + " edge.";
}

std::string print_both_sides(const std::string& edge) {
  return "Print both sides, turned over the " + edge +
         " edge. A needle through the crosses must meet those of the back. Cut on this side.";
}

std::string sheet_of_pieces(const std::string& sheet, const std::string& pieces) {
  return sheet + ", with a ruler of 100 mm, of pieces to cut out. " + pieces + ".";
}

std::string pieces_of_size(const std::string& game, std::string_view what, Millimetres size) {
  return fmt::format("{}: {} of {} mm", game, what, rounded(size));
}

std::string tile_of_board(const std::string& shape, const std::string& board) {
  return "A " + shape + " of the board " + board;
}

std::string tray_with_pockets(std::size_t pockets) {
  return "A tray with " + std::to_string(pockets) + " pockets";
}

std::string solid_comment(const std::string& title) {
  return title + ". Lengths are in millimetres.";
}

}  // namespace boardwright::english
