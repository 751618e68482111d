// Words hints that name what there is.
#include "base/hints.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "base/limits.h"

namespace boardwright::base {
namespace {

constexpr std::size_t most_bytes = 240;  // three lines of a terminal

/// Beyond these nothing is compared: a longer text is no slip of a pen, and to compare costs the
/// product of the lengths.
constexpr std::size_t most_letters = limits::name_bytes, most_words = 1000;

using Views = std::vector<std::string_view>;

constexpr int farthest = std::numeric_limits<int>::max();

/// The edit distance of words; of longer texts only that they are far.
int distance(std::string_view a, std::string_view b) {
  return std::max(a.size(), b.size()) > most_letters ? farthest : edit_distance(a, b);
}

/// The words in their order if they are few, else the nearest first.
std::string shortened(std::string_view misspelt, std::span<const std::string_view> known) {
  Views words(known.begin(), known.end());
  if (joined(words, ", ").size() <= most_bytes) return joined(words, ", ");
  std::vector<std::pair<int, std::size_t>> order;
  for (std::size_t i = 0; i < words.size(); ++i)
    order.emplace_back(i < most_words ? distance(misspelt, words[i]) : farthest, i);
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

/// A list behind what was probably meant.
std::string behind(const std::string& meant, std::string_view head, const std::string& list) {
  if (meant.empty()) return std::string(head) + ": " + list;
  std::string text = meant + " " + std::string(head) + ": " + list;
  char& first = text[meant.size() + 1];
  first = static_cast<char>(first - 'a' + 'A');
  return text;
}

}  // namespace

std::string meant_or_all(std::string_view misspelt, std::span<const std::string_view> known) {
  const std::string meant = did_you_mean(misspelt, known);
  if (known.empty() || (known.size() == 1 && !meant.empty())) return meant;
  return behind(meant, known.size() == 1 ? "there is only" : "there are",
                shortened(misspelt, known));
}

std::string meant_or_all(std::string_view misspelt, std::span<const std::string> known) {
  return meant_or_all(misspelt, Views(known.begin(), known.end()));
}

std::string meant_of_all(std::string_view misspelt, std::span<const std::string_view> known) {
  const std::string meant = did_you_mean(misspelt, known);
  if (known.empty() || (known.size() == 1 && !meant.empty())) return meant;
  return behind(meant, "one of", joined(known, ", "));
}

}  // namespace boardwright::base
