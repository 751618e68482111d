// Problems on sheets: their diagrams, and all solutions at the end.
#pragma once
#include <string>
#include <vector>

#include "book/book.h"

namespace boardwright::book {

/// A problem as a sheet shows it.
struct SheetProblem {
  Diagram diagram;
  std::string title;        ///< may be empty
  std::string stipulation;  ///< "#2 (3+4)"
  std::string legend;       ///< what uncommon letters mean; may be empty
  std::string solution;     ///< in lines, indented by blanks
};

/// Two parts without front matter: the problems, numbered, with their stipulations beneath, and the
/// solutions, to which the numbers lead. `problems` and `style` must outlive it.
Book make_problem_sheet(const game::Game& game, const std::vector<SheetProblem>& problems,
                        const scene::Style& style);

}  // namespace boardwright::book
