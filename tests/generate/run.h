// Does with a game what its author would: reads it, proves it, draws it, makes its pages.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "support/written_game.h"

namespace boardwright::generate {

/// What came of a game.
struct Outcome {
  bool accepted = false;  ///< it was read without an error
  int claims = 0, figures = 0, drawn = 0;
  std::map<std::string, int> judged;  ///< how many claims of each kind agree or differ
  std::map<std::string, int> layers;  ///< how many of the figures drawn have pieces, marks, lines …
  std::string said;                   ///< every word and every byte that came out
  std::vector<std::string> faults;    ///< laws that do not hold
};

/// Works the game in a folder out, and looks whether it keeps the laws. Exceptions that are not the
/// project's own pass through.
Outcome outcome_of(const test::GameFolder& folder);

/// What the same says when it is worked out again.
std::string said_again(const test::GameFolder& folder);

}  // namespace boardwright::generate
