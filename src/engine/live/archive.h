// Binary serialization: one list of fields for each struct serves writing and reading.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "geometry/cell_set.h"

namespace boardwright::live {

/// Converts to any type, to count the fields of a struct.
struct AnyField {
  template <class T>
  operator T() const;
};

/// The number of fields of an aggregate.
template <class T, class... Fields>
constexpr std::size_t field_count() {
  if constexpr (requires { T{Fields{}..., AnyField{}}; })
    return field_count<T, Fields..., AnyField>();
  else
    return sizeof...(Fields);
}

/// Marks a field that is not serialized, such as a place in a file.
template <class T>
struct NotSerialized {};
template <class T>
NotSerialized<T> not_serialized(const T&) {
  return {};
}

/// Serializes values. The fields of a struct are written in the order of `fields(archive, value)`.
class Packer {
 public:
  template <class T, class... Fields>
  void all_of(const T&, const Fields&... fields) {
    static_assert(field_count<T>() == sizeof...(Fields), "a field is forgotten");
    (add(fields), ...);
  }
  template <class... Fields>
  void operator()(const Fields&... fields) {
    (add(fields), ...);
  }

  const std::string& bytes() const { return bytes_; }

 private:
  template <class T>
  void add(const NotSerialized<T>&) {}

  template <class T>
  void add(const T& value) {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
      add_number(static_cast<std::int64_t>(value));
    else if constexpr (std::is_same_v<T, double>)
      add_number(std::bit_cast<std::int64_t>(value));
    else
      fields(*this, const_cast<T&>(value));  // the list of fields is shared with Unpacker
  }
  void add(const std::string& text) {
    add_number(std::ssize(text));
    bytes_ += text;
  }
  void add(const geometry::CellSet& cells) {
    add_number(cells.size());
    for (const geometry::CellId cell : cells) add(cell);
  }
  template <class T>
  void add(const std::vector<T>& items) {
    add_number(std::ssize(items));
    for (const T& item : items) add(item);
  }
  template <class T, std::size_t n>
  void add(const std::array<T, n>& items) {
    for (const T& item : items) add(item);
  }
  template <class Key, class T, class Less>
  void add(const std::map<Key, T, Less>& items) {
    add_number(std::ssize(items));
    for (const auto& [key, item] : items) {
      add(key);
      add(item);
    }
  }
  template <class A, class B>
  void add(const std::pair<A, B>& both) {
    add(both.first);
    add(both.second);
  }
  template <class T>
  void add(const std::optional<T>& item) {
    add(item.has_value());
    if (item) add(*item);
  }
  template <class T>
  void add(const std::unique_ptr<T>& item) {
    add(*item);
  }

  /// Writes a varint: zigzag encoding, seven bits a byte, the lowest first.
  void add_number(std::int64_t number) {
    auto left =
        (static_cast<std::uint64_t>(number) << 1) ^ static_cast<std::uint64_t>(number >> 63);
    for (; left >= 0x80; left >>= 7) bytes_ += static_cast<char>((left & 0x7f) | 0x80);
    bytes_ += static_cast<char>(left);
  }

  std::string bytes_;
};

/// Deserializes values that Packer has written.
class Unpacker {
 public:
  explicit Unpacker(std::string_view bytes) : bytes_(bytes) {}

  template <class T, class... Fields>
  void all_of(const T&, Fields&&... fields) {
    (get(fields), ...);
  }
  template <class... Fields>
  void operator()(Fields&... fields) {
    (get(fields), ...);
  }

  /// Whether the bytes were valid and all of them were read.
  bool is_whole() const { return !broken_ && at_ == bytes_.size(); }

 private:
  template <class T>
  void get(NotSerialized<T>&) {}

  template <class T>
  void get(T& value) {
    if constexpr (std::is_same_v<T, bool>)
      value = get_number() != 0;
    else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
      value = static_cast<T>(get_number());
    else if constexpr (std::is_same_v<T, double>)
      value = std::bit_cast<double>(get_number());
    else
      fields(*this, value);
  }
  void get(std::string& text) {
    const std::size_t size = get_size();
    text = bytes_.substr(at_, size);
    at_ += size;
  }
  void get(geometry::CellSet& cells) {
    std::vector<geometry::CellId> list;
    get(list);
    for (const geometry::CellId cell : list)
      if (cell >= geometry::CellId{0} && static_cast<int>(cell) < base::limits::board_cells)
        cells.insert(cell);
  }
  template <class T>
  void get(std::vector<T>& items) {
    items.clear();
    for (std::size_t left = get_size(); left > 0; --left) get(items.emplace_back());
  }
  template <class T, std::size_t n>
  void get(std::array<T, n>& items) {
    for (T& item : items) get(item);
  }
  template <class Key, class T, class Less>
  void get(std::map<Key, T, Less>& items) {
    for (std::size_t left = get_size(); left > 0; --left) {
      Key key{};
      get(key);
      get(items[std::move(key)]);
    }
  }
  template <class A, class B>
  void get(std::pair<A, B>& both) {
    get(both.first);
    get(both.second);
  }
  template <class T>
  void get(std::optional<T>& item) {
    bool there = false;
    get(there);
    if (there) get(item.emplace());
  }
  template <class T>
  void get(std::unique_ptr<T>& item) {
    item = std::make_unique<T>();
    get(*item);
  }

  std::int64_t get_number() {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && at_ < bytes_.size(); shift += 7) {
      const auto byte = static_cast<unsigned char>(bytes_[at_++]);
      number |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
      if (byte < 0x80) return static_cast<std::int64_t>((number >> 1) ^ (~(number & 1) + 1));
    }
    broken_ = true;
    return 0;
  }

  /// A number of items. Each takes at least one byte, so a larger number is broken data.
  std::size_t get_size() {
    const std::int64_t size = get_number();
    if (size >= 0 && size <= std::ssize(bytes_.substr(at_))) return static_cast<std::size_t>(size);
    broken_ = true;
    return 0;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
  bool broken_ = false;
};

}  // namespace boardwright::live
