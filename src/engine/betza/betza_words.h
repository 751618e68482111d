// Betza's direction words, which precede an atom.
#pragma once
#include <compare>
#include <string>
#include <vector>

namespace boardwright::betza {

/// Direction words of an atom: inside its bracket, before the first leg, and before the bracket or
/// atom.
struct BetzaWords {
  std::string inside, before;

  std::size_t size() const { return inside.size() + before.size(); }
  friend auto operator<=>(const BetzaWords&, const BetzaWords&) = default;
};

/// An atom with the inside words in its bracket: "[fF-R]".
std::string narrowed(const std::string& atom, const BetzaWords& words);

/// All direction words, including the empty one.
std::vector<std::string> direction_words(bool squares);

/// The concatenation of words, so that no word forms a pair with the next.
std::string joined_words(const std::vector<std::string>& words);

}  // namespace boardwright::betza
