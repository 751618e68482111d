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

/// The table for export and import. A key in several rows stands for all their lines.
std::span<const LineKey> line_keys();

/// The lines of captures that blast but spare these pieces.
std::array<std::string, 2> blast_lines(const std::vector<std::string>& unharmed);

/// The pieces in the counting rules of makruk, and those in the chasing rules of xiangqi, by the
/// engine's names.
inline constexpr std::array counted_kinds = {"pawn", "rook", "silver", "knight"};
inline constexpr std::array chasing_kinds = {"king", "soldier", "rook", "cannon", "horse"};

/// The marks that such a count needs, as TOML.
inline constexpr std::string_view counting_marks =
    "{ limit = \"game to 64 aside\", count = \"game to 65 aside\" }";

/// The lines that count against a lone King by the rule `makruk` or `asean`. Requires: pieces in
/// the order of `counted_kinds`.
std::vector<std::string> counting_lines(std::string_view rule,
                                        const std::vector<std::string>& pieces);

/// The lines by which a player who chases a piece perpetually loses. Requires: pieces in the order
/// of `chasing_kinds`, and the zone in which an opponent's soldier has crossed the river.
std::vector<std::string> chasing_lines(const std::vector<std::string>& pieces,
                                       const std::string& zone);

/// The line by which pieces in hand are dropped before others move.
inline constexpr std::string_view must_drop = "dropping: must";

/// The line by which points decide what would be a draw.
inline constexpr std::string_view points_decide = "drawn: most value wins";

}  // namespace boardwright::fairy_stockfish
