// Inline tables of TOML.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::fairy_stockfish {

/// An inline table in TOML.
class InlineTable {
 public:
  InlineTable& add(std::string_view key, const std::string& value) {
    text_ += (text_.empty() ? " " : ", ") + std::string(key) + " = " + value;
    return *this;
  }
  InlineTable& flag(std::string_view key, bool value) { return value ? add(key, "true") : *this; }
  bool empty() const { return text_.empty(); }
  std::string text() const { return "{" + text_ + " }"; }

 private:
  std::string text_;
};

}  // namespace boardwright::fairy_stockfish
