// Numbers in prose: digits, and words for them.
#pragma once
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "game/claim.h"

namespace boardwright::document {

/// A number in a text: "39", "14.95", "two", "twenty-one", "half", "most", "all", "none".
struct ProseNumber {
  /// What its value is: so many, or so many per cent; `most` has none.
  enum class Kind { count, share, most };
  std::size_t begin = 0, end = 0;  ///< bytes of the text
  Kind kind = Kind::count;
  double value = 0;
  bool digits = false;
};

/// All of them, in order. Digits that belong to a name are none: "e4", "K2.0", "Lotus-39".
std::vector<ProseNumber> numbers_in(std::string_view text);

/// The only number in some words, "no" and "both" among them; nothing if there are several or none.
std::optional<ProseNumber> only_number(std::string_view words);

/// Whether words say a value: they hold its number and no other, name all of its cells and no
/// others, or hold its word. Of a claim that something holds any words are right if it does.
bool say(std::string_view words, const Value& value);

}  // namespace boardwright::document
