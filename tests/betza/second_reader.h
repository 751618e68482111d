// Betza on squares a second time: read letter by letter, as leaps by two numbers on a sheet of
// squared paper. It shares nothing with the engine.
#pragma once
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace boardwright::betza_again {

/// A cell by its file and rank, from 0, or a step from one to another.
using Step = std::pair<int, int>;

/// A piece that stands among others. It goes up the board.
struct Setting {
  int files = 8, ranks = 8;
  Step at;
  std::set<Step> own, enemy;
  bool moved = false;  ///< it has moved before
};

/// Where the piece can go.
struct Targets {
  std::set<Step> moves, captures;  ///< empty cells on which a move ends, and cells of opponents
  std::set<Step> passed;           ///< opponents that are captured before a move ends
  friend bool operator==(const Targets&, const Targets&) = default;
};

/// What a text means; nothing if this reader does not know some of it.
std::optional<Targets> targets(std::string_view text, const Setting& setting);

}  // namespace boardwright::betza_again
