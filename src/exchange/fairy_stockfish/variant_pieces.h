// What the parts of an import need of a variant: its pieces by id, and the places of its keys.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "fairy_stockfish/game_of_variant.h"

namespace boardwright::fairy_stockfish {

/// A variant that is converted to a game. Requires: its references outlive it.
struct VariantPieces {
  const Variant& variant;
  PieceIds ids;
  const IniSection& section;
  Report& report;

  /// The ids of the pieces with these letters, without letters that the game does not use.
  std::vector<std::string> list(const Letters& letters) const;

  /// As list(), with the pieces that were promoted to such pieces. `*` means all.
  std::vector<std::string> list_all(const Letters& letters) const;

  /// The letter of the royal piece; 0: none.
  char king() const;

  /// The number of pieces on the board at the start, of the side with the larger number.
  int most_at_start(char letter) const;

  /// Whether a side can get more pieces than it has at the start.
  bool can_grow(char letter) const;

  /// Reports an error at a key of the section; at the section itself if the key was inherited.
  void cannot(std::string_view key, const std::string& what) const;
};

}  // namespace boardwright::fairy_stockfish
