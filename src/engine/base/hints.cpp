// Builds hints that list the known words.
#include "base/hints.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "base/limits.h"

namespace boardwright::base {
namespace {

constexpr std::size_t most_bytes = 240;  // three lines of a terminal

/// Longer texts, and words after the first `most_words`, are not compared: a longer text is not a
/// typing mistake, and a comparison costs the product of the lengths.
constexpr std::size_t most_letters = limits::name_bytes, most_words = 1000;

using Views = std::vector<std::string_view>;

constexpr int farthest = std::numeric_limits<int>::max();

/// The edit distance of two words, or `farthest` if one is too long to compare.
int distance(std::string_view a, std::string_view b, std::int64_t& steps) {
  if (std::max(a.size(), b.size()) > most_letters) return farthest;
  steps += static_cast<std::int64_t>(a.size() * b.size());
  return edit_distance(a, b);
}

/// The known words in their order if they fit, else the nearest first, cut to `most_bytes`.
std::string shortened(std::string_view misspelt, std::span<const std::string_view> known,
                      std::int64_t& steps) {
  Views words(known.begin(), known.end());
  if (joined(words, ", ").size() <= most_bytes) return joined(words, ", ");
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t i = 0; i < words.size(); ++i)
    order.emplace_back(i < most_words ? distance(misspelt, words[i], steps) : farthest, i);
  std::sort(order.begin(), order.end());
  Views sorted;
  for (const auto& [far, i] : order) sorted.push_back(words[i]);
  words = std::move(sorted);
  std::size_t kept = 1, bytes = words.front().size() + 2;
  while (kept < words.size() && (bytes += words[kept].size() + 2) <= most_bytes) ++kept;
  const std::size_t more = words.size() - kept;
  words.resize(kept);
  return joined(words, ", ") + (more > 0 ? ", and " + std::to_string(more) + " more" : "");
}

/// Appends a list to a hint, which may be empty.
Hint with_list(Hint hint, std::string_view head, const std::string& list) {
  hint.steps += static_cast<std::int64_t>(list.size());
  const std::size_t meant = hint.text.size();
  hint.text += (meant > 0 ? " " : "") + std::string(head) + ": " + list;
  if (meant > 0) hint.text[meant + 1] = static_cast<char>(hint.text[meant + 1] - 'a' + 'A');
  return hint;
}

}  // namespace

Hint meant_or_all(std::string_view misspelt, std::span<const std::string_view> known) {
  Hint meant = did_you_mean(misspelt, known);
  if (known.empty() || (known.size() == 1 && !meant.text.empty())) return meant;
  const std::string list = shortened(misspelt, known, meant.steps);
  return with_list(std::move(meant), known.size() == 1 ? "there is only" : "there are", list);
}

Hint meant_or_all(std::string_view misspelt, std::span<const std::string> known) {
  return meant_or_all(misspelt, Views(known.begin(), known.end()));
}

Hint meant_of_all(std::string_view misspelt, std::span<const std::string_view> known) {
  const Hint meant = did_you_mean(misspelt, known);
  if (known.empty() || (known.size() == 1 && !meant.text.empty())) return meant;
  return with_list(meant, "one of", joined(known, ", "));
}

}  // namespace boardwright::base
