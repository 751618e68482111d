// Included before all else of the files that know the TOML library: the C++ library for WebAssembly
// reads no doubles and has no files.
#pragma once
#include <charconv>
#include <cstdlib>
#include <istream>
#include <string>

#define TOML_FLOAT_CHARCONV 1

namespace std {
inline namespace __2 {

/// As the standard has it, for numbers as TOML writes them.
inline from_chars_result from_chars(const char* first, const char* last, double& value) {
  const string text(first, last);
  char* end = nullptr;
  value = strtod(text.c_str(), &end);
  const auto read = end - text.c_str();
  return {first + read, read > 0 ? errc() : errc::invalid_argument};
}

/// The library names it, and never opens one here.
template <>
class basic_ifstream<char> : public istream {
 public:
  template <class... Args>
  explicit basic_ifstream(Args&&...) : istream(nullptr) {}
  template <class... Args>
  void open(Args&&...) {}
  bool is_open() const { return false; }
};

}  // namespace __2
}  // namespace std
