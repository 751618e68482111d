// A byte buffer for XML, with numbers and escapes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

namespace boardwright::render {

/// The maximum number of bytes of a number.
inline constexpr std::size_t longest_number = 24;

/// The maximum number of bytes for an escaped byte of text.
inline constexpr std::size_t longest_escape = 6;

/// An output buffer. The caller reserves space for the maximum it can write before it writes.
class XmlBuffer {
 public:
  void clear() { at_ = bytes_.get(); }
  std::string_view view() const { return {bytes_.get(), used()}; }

  void make_room(std::size_t count) {
    if (count > capacity_ - used()) grow(count);
  }

  void put(char c) { *at_++ = c; }

  void put(std::string_view text) {
    if (text.empty()) return;
    std::memcpy(at_, text.data(), text.size());
    at_ += text.size();
  }

  /// Appends a text with XML escapes; invalid control characters become U+FFFD.
  void put_escaped(std::string_view text);

  /// Appends a coordinate: in tenths, or for print with set_decimals() decimals.
  void put_units(double units);

  /// Sets the number of decimals that put_units() writes; 0: tenths of a unit, rounded.
  void set_decimals(int decimals) { decimals_ = decimals; }

 private:
  std::size_t used() const { return static_cast<std::size_t>(at_ - bytes_.get()); }

  void put_whole(std::uint64_t value);
  void put_tenths(std::int64_t value);
  void grow(std::size_t count);

  std::unique_ptr<char[]> bytes_;
  char* at_ = nullptr;
  std::size_t capacity_ = 0;
  int decimals_ = 0;
};

}  // namespace boardwright::render
