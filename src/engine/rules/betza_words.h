// Words for directions, as Betza has them before an atom.
#pragma once
#include <compare>
#include <string>
#include <vector>

namespace boardwright::rules {

/// Directions as they stand before an atom, or before the first leg of its bracket.
struct BetzaWords {
  std::string inside, before;

  std::size_t size() const { return inside.size() + before.size(); }
  friend auto operator<=>(const BetzaWords&, const BetzaWords&) = default;
};

/// An atom with the words inside its bracket: "[fF-R]".
std::string narrowed(const std::string& atom, const BetzaWords& words);

/// Every word for directions, none among them.
std::vector<std::string> direction_words(bool squares);

/// Words one behind the other, so that none is taken for a pair with the next.
std::string joined_words(const std::vector<std::string>& words);

}  // namespace boardwright::rules
