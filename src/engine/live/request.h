// A request of a page: lines of a key and a value, as "cell e3".
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace boardwright::live {

/// The keys and values of a request, in order. Keys can repeat.
class Request {
 public:
  /// Parses lines of a key, a blank and a value without line ends. Keeps views into `text`.
  explicit Request(std::string_view text);

  /// The first value of a key; empty if it is missing.
  std::string_view get(std::string_view key) const;
  std::vector<std::string_view> all(std::string_view key) const;

  /// The value of a key as a whole number from 0 on; the fallback if it is missing or no such
  /// number.
  int number(std::string_view key, int fallback) const;

 private:
  std::vector<std::pair<std::string_view, std::string_view>> lines_;
};

}  // namespace boardwright::live
