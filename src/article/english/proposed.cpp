// The table of sentences to propose.
#include "english/proposed.h"

#include <algorithm>
#include <iterator>

namespace boardwright::english {

namespace {

struct Row {
  std::string_view kind;
  bool with_others;
  ProposedSentence sentence;
};

constexpr Row rows[] = {
    {"cell-count", false, {"The board has ", " cells."}},
    {"piece-count", false, {"There are ", " kinds of pieces."}},
    {"men-count", false, {"A player begins with ", " pieces"}},
    {"legal-count", false, {"and has ", " moves to choose from."}},
    {"perft", false, {"A move and the reply to it can be chosen in ", " ways."}},
    {"reach-count", false, {"From {cell} the {piece} can go to ", " cells of the empty board."}},
    {"mobility", false, {"On the average it can go to ", " cells of the empty board."}},
    {"range-count", false, {"In any number of moves it gets to ", " cells."}},
    {"reach-count", true, {"On {cell}, with opponents on {enemy}, it can go to ", "{own} cells"}},
    {"capture-cells", true, {"and capture on ", "."}},
    {"promotions", false, {"One that goes from {cell} to {to} becomes: ", "."}},
    {"legal-cells", false, {"At the start the one on {cell} can go to ", "."}},
};

}  // namespace

std::optional<ProposedSentence> proposed_sentence(std::string_view kind, bool with_others) {
  const auto* row = std::ranges::find_if(
      rows, [&](const Row& each) { return each.kind == kind && each.with_others == with_others; });
  if (row == std::end(rows)) return std::nullopt;
  return row->sentence;
}

}  // namespace boardwright::english
