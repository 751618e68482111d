// Lines of rules for which variants.ini has a key.
#pragma once
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fairy_stockfish/variant.h"

namespace boardwright::fairy_stockfish {

/// A line, and the key that says the same with this value.
struct LineKey {
  std::string_view line;
  bool Variant::*key;
  bool value;
};

/// The table for export and import. A key that stands in several rows says all their lines.
std::span<const LineKey> line_keys();

/// The lines of captures that blast, which spare these pieces.
std::array<std::string, 2> blast_lines(const std::vector<std::string>& unharmed);

/// The line by which pieces in hand are dropped before others move.
inline constexpr std::string_view must_drop = "dropping: must";

/// The line by which points decide what would be a draw.
inline constexpr std::string_view points_decide = "drawn: most value wins";

}  // namespace boardwright::fairy_stockfish
