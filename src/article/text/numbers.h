// Numbers in prose: digits and number words.
#pragma once
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "game/claim.h"

namespace boardwright::text {

/// A number in a text: "39", "14.95", "two", "twenty-one", "half", "most", "all", "none".
struct ProseNumber {
  /// A count, a percentage, or `most`, which has no value.
  enum class Kind { count, share, most };
  std::size_t begin = 0, end = 0;  ///< byte offsets in the text
  Kind kind = Kind::count;
  double value = 0;
  bool digits = false;
};

/// All numbers of a text, in order. Digits that belong to a name do not count: "e4", "K2.0",
/// "Lotus-39".
std::vector<ProseNumber> numbers_in(std::string_view text);

/// The only number in a phrase, where "no" and "both" count, too; nothing if there are several or
/// none.
std::optional<ProseNumber> only_number(std::string_view words);

/// All numbers in the words of a claim, where "no", "one" and "both" count, too.
std::vector<ProseNumber> numbers_in_words(std::string_view words);

/// Whether a phrase expresses a value: it contains its number and no other, names all of its cells
/// and no others, or contains its word. With a claim, the phrase may also repeat numbers and cells
/// of its keys; those of `own` and `enemy` all together or not at all. Any phrase matches a true
/// boolean, and none a false one.
bool words_match(std::string_view words, const game::Value& value,
                 const game::Claim* claim = nullptr);

/// Whether a key of a claim contains `name`: a cell, a rank, a number. Cells of `own` and `enemy`
/// count only if `words` names them all.
bool has_in_keys(const game::Claim& claim, std::string_view name, std::string_view words);

}  // namespace boardwright::text
