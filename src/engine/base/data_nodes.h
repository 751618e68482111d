// The nodes that a Data points at, for the code that fills them.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data.h"

namespace boardwright::base {

/// A spot of the file, without its name.
struct Spot {
  int line = 0;
  int column = 0;
};

/// One value of the file. Entries and items of one value stand side by side.
struct Data::Node {
  Kind kind = Kind::nothing;
  bool has_key = false;
  mutable bool known = false;            ///< somebody asked for its key
  mutable const Shape* shape = nullptr;  ///< what may stand here, if that was told
  bool opens_line = false;               ///< the text of a text value begins on the next line
  std::uint8_t quote = 1;                ///< length of the quotation mark of a text value
  Spot spot, key_spot;
  std::string_view key;
  std::string_view text;
  std::int64_t integer = 0;
  double real = 0;  ///< set for whole numbers too
  std::span<const Node> children;
};

/// A whole file.
struct Data::Document {
  std::string name;
  std::vector<Node> nodes;
  std::shared_ptr<const void> bytes;  ///< what keys and texts point into
  /// Keys asked for in vain: what an unknown key was probably meant to be.
  mutable std::vector<std::pair<const Node*, std::string>> missed;
  mutable std::int64_t steps = 0;  ///< looked at by questions, and not yet spent
};

inline Place to_place(const std::string& name, Spot spot) { return {name, spot.line, spot.column}; }

}  // namespace boardwright::base
