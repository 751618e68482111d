// The nodes to which a Data refers, for the code that fills them.
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

/// A place in the file, without the file's name.
struct Spot {
  int line = 0;
  int column = 0;
};

/// One value of the file. The children of a value are contiguous.
struct Data::Node {
  Kind kind = Kind::nothing;
  bool has_key = false;
  mutable bool known = false;            ///< its key was looked up
  mutable const Shape* shape = nullptr;  ///< what is allowed here, if a shape was set
  bool opens_line = false;               ///< the text of a text value begins on the next line
  std::uint8_t quote = 1;                ///< length of the quotation mark of a text value
  Spot spot, end, key_spot;
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
  std::shared_ptr<const void> bytes;  ///< owns what keys and texts point into
  /// Keys that were looked up and are missing: candidates for what an unknown key was meant to be.
  mutable std::vector<std::pair<const Node*, std::string>> missed;
  mutable std::int64_t steps = 0;  ///< nodes examined by lookups, not yet charged to a report
};

inline Place to_place(const std::string& name, Spot spot) { return {name, spot.line, spot.column}; }

}  // namespace boardwright::base
