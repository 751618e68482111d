// The numbers of a prose text, and where they come from.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "text/numbers.h"

namespace boardwright::audit {

using game::Game;
using text::ProseNumber;

/// The source that accounts for a number written in digits or as a word.
enum class NumberSource {
  author,  ///< only the author knows it: a date, a price
  name,    ///< of a section, a diagram, a rank or a file
  none
};

/// A number with its source.
struct SourcedNumber {
  ProseNumber number;
  NumberSource source = NumberSource::none;
  bool counts = false;  ///< it stands before a piece or a cell, or a pronoun for these
};

/// Finds the numbers of a game's articles.
class NumberSources {
 public:
  /// Requires: `game` outlives this object.
  explicit NumberSources(const Game& game);

  /// The numbers of a text that have to be accounted for: digits, words from two on, and other
  /// words before a piece or a cell, or before a pronoun for these. Those before `from` are context
  /// only.
  std::vector<SourcedNumber> numbers_of(std::string_view text, std::size_t from) const;

 private:
  NumberSource source_of(std::string_view text, const ProseNumber& number, bool counts) const;
  bool names_a_cell(std::string_view text) const;
  bool names_a_line(std::string_view word, std::string_view name) const;
  bool stands_before_noun(std::string_view text, const ProseNumber& number) const;
  bool refers_back(std::string_view text, const ProseNumber& number) const;
  bool is_noun(std::string_view word) const;

  const Game& game_;
  std::set<std::string, std::less<>> piece_types_;
};

}  // namespace boardwright::audit
