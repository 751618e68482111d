// The method of Franklin Liang (1983), with the patterns that are compiled into the module: each
// pattern gives numbers to the places in its letters; the highest count, and odd ones divide.
#include "render/ink/hyphens.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "base/text.h"
#include "hyphen_patterns.h"

namespace boardwright::ink {
namespace {

constexpr std::size_t least_letters = 6, before = 2, behind = 3;
constexpr char values_end = -1;

/// 0 for '.', 1 to 26 for a letter in lower case; nothing else is in a pattern that is of use here.
int number_of(char c) {
  if (c == '.') return 0;
  return c >= 'a' && c <= 'z' ? c - 'a' + 1 : -1;
}

bool is_pattern(std::string_view line) {
  return !line.empty() && std::all_of(line.begin(), line.end(),
                                      [](char c) { return is_digit(c) || number_of(c) >= 0; });
}

}  // namespace

Hyphens::Hyphens() : nodes_(1), values_(1, values_end) {
  nodes_.reserve(std::size_t{1} << 15);
  const std::string_view all(reinterpret_cast<const char*>(hyphen_patterns),
                             sizeof hyphen_patterns);
  for (const std::string_view line : split(all, '\n'))
    if (is_pattern(line)) add(line);
  if (nodes_.size() == 1) throw std::runtime_error("cannot read the patterns of hyphenation");
}

void Hyphens::add(std::string_view pattern) {
  const auto values = static_cast<std::uint32_t>(values_.size());
  std::size_t node = 0;
  values_ += '\0';
  for (const char c : pattern) {
    if (is_digit(c)) {
      values_.back() = static_cast<char>(c - '0');
      continue;
    }
    std::uint16_t& next = nodes_[node].next[static_cast<std::size_t>(number_of(c))];
    if (next == 0) {
      if (nodes_.size() > std::numeric_limits<std::uint16_t>::max())
        throw std::runtime_error("there are too many patterns of hyphenation");
      next = static_cast<std::uint16_t>(nodes_.size());
      node = next;
      nodes_.emplace_back();
    } else {
      node = next;
    }
    values_ += '\0';
  }
  values_ += values_end;
  nodes_[node].values = values;
}

std::vector<std::size_t> Hyphens::of(std::string_view word) const {
  if (word.size() < least_letters) return {};
  std::string dotted = ".";
  for (const char c : word) dotted += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  dotted += '.';
  if (std::any_of(dotted.begin() + 1, dotted.end() - 1, [](char c) { return number_of(c) <= 0; }))
    return {};
  std::vector<char> highest(dotted.size() + 1);
  for (std::size_t begin = 0; begin < dotted.size(); ++begin) {
    std::size_t node = 0;
    for (std::size_t at = begin; at < dotted.size(); ++at) {
      node = nodes_[node].next[static_cast<std::size_t>(number_of(dotted[at]))];
      if (node == 0) break;
      const char* value = values_.data() + nodes_[node].values;
      for (std::size_t place = begin; *value != values_end; ++value, ++place)
        highest[place] = std::max(highest[place], *value);
    }
  }
  std::vector<std::size_t> found;
  for (std::size_t i = before; i + behind <= word.size(); ++i)
    if (highest[i + 1] % 2 == 1) found.push_back(i);
  return found;
}

}  // namespace boardwright::ink
