// A streaming JSON writer.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::live {

/// Writes JSON from its first bracket to its last and adds the commas.
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

  /// The shortest decimal that reads back as the same number, always with a point or an exponent:
  /// 0.5, 1.0. Requires: the number is finite.
  Json& add_real(double number);

  /// Writes a key and its value.
  template <class Value>
  Json& pair(std::string_view name, const Value& value) {
    return key(name).add(value);
  }

  const std::string& text() const { return out_; }

 private:
  Json& add_plain(std::string_view word);
  Json& add_number(std::int64_t number);
  void separate();

  std::string out_;
  std::string open_;    ///< closing brackets of what is open, innermost last
  bool first_ = true;   ///< the innermost bracket is empty so far
  bool keyed_ = false;  ///< a key has been written without its value
};

}  // namespace boardwright::live
