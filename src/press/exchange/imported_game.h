// A game as far as other programs tell one, and its game.toml.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exchange/variant.h"

namespace boardwright::exchange {

/// What a game.toml says of a piece.
struct ImportedPiece {
  std::string id, name, letter, betza;
  std::vector<std::string> moves = {};   ///< in the notation
  std::vector<std::string> stands = {};  ///< zones
  std::string drawing = {};              ///< of the piece set; empty: that of its id
};

/// A game for White and Black on a rectangle of squares.
struct ImportedGame {
  std::string id, title, origin;  ///< origin: where it is from, for a comment
  int files = 8, ranks = 8;
  std::vector<std::string> missing = {};                  ///< squares that the board lacks
  std::vector<std::pair<std::string, Both<Zone>>> zones;  ///< by name
  std::vector<ImportedPiece> piece_types;
  std::vector<std::pair<std::string, std::string>> play;  ///< keys of [play], values as TOML

  /// Adds a zone unless there is one of this name, and returns the name.
  std::string zone(std::string name, const Both<Zone>& cells);
};

/// The game as a game.toml.
std::string print_game(const ImportedGame& made);

/// Texts as a list of TOML.
std::string toml_list(const std::vector<std::string>& texts);

/// A word for files and keys: "my-game" from "My Game!"; never empty.
std::string id_from(std::string_view name);

}  // namespace boardwright::exchange
