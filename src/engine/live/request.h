// What a page asks: a line for each key, "cell e3".
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rooms.h"

namespace boardwright::live {

/// The keys of a request with their values, in order; a key may come several times.
class Request {
 public:
  /// A line is a key, a blank and the value; a value has no line ends.
  explicit Request(std::string_view text);

  /// The value of a key; empty if it is missing.
  std::string_view get(std::string_view key) const;
  std::vector<std::string_view> all(std::string_view key) const;

  /// A whole number that is not below 0; the fallback if there is none.
  int number(std::string_view key, int fallback) const;

 private:
  std::vector<std::pair<std::string_view, std::string_view>> lines_;
};

}  // namespace boardwright::live
