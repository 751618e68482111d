// Parses requests.
#include "live/request.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::live {

Request::Request(std::string_view text) {
  for (const std::string_view line : base::split(text, '\n')) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    lines_.emplace_back(line.substr(0, blank), base::trimmed(line.substr(blank)));
  }
}

std::string_view Request::get(std::string_view key) const {
  for (const auto& [name, value] : lines_)
    if (name == key) return value;
  return {};
}

std::vector<std::string_view> Request::all(std::string_view key) const {
  std::vector<std::string_view> values;
  for (const auto& [name, value] : lines_)
    if (name == key) values.push_back(value);
  return values;
}

int Request::number(std::string_view key, int fallback) const {
  const auto value = base::to_integer(get(key));
  return value && *value >= 0 ? *value : fallback;
}

}  // namespace boardwright::live
