// JSON as it is written, value after value.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace boardwright::live {

/// Writes JSON from its first bracket to its last, with the commas between.
///
///     Json json;
///     json.open('{').key("count").add(3).close();   // {"count":3}
class Json {
 public:
  Json& open(char bracket);
  Json& close();
  Json& key(std::string_view name);
  Json& add(std::string_view text);
  Json& add(const char* text) { return add(std::string_view(text)); }
  Json& add(const std::string& text) { return add(std::string_view(text)); }
  Json& add(const std::vector<std::string>& texts);
  Json& add(bool truth) { return add_plain(truth ? "true" : "false"); }
  Json& add(int number) { return add_number(number); }

  /// A number with as few digits as tell it from all others, and with a point: 0.5, 1.0. Requires:
  /// it is finite.
  Json& add_real(double number);

  /// A key with its value.
  template <class Value>
  Json& pair(std::string_view name, const Value& value) {
    return key(name).add(value);
  }

  const std::string& text() const { return out_; }

 private:
  Json& add_plain(std::string_view word);
  Json& add_number(std::int64_t number);
  void part();

  std::string out_;
  std::string open_;    ///< brackets that are not closed, as what closes them
  bool first_ = true;   ///< nothing stands in the innermost of them
  bool keyed_ = false;  ///< a key waits for its value
};

}  // namespace boardwright::live
