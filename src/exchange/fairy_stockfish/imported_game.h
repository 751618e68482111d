// A game imported from another program, and its game.toml.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fairy_stockfish/variant.h"

namespace boardwright::fairy_stockfish {

/// A piece for game.toml.
struct ImportedPiece {
  std::string id, name, letter, betza;
  std::vector<std::string> moves = {};   ///< in the move notation
  std::vector<std::string> stands = {};  ///< zones
  std::string drawing = {};              ///< name in the piece set; empty: the id
};

/// A game for White and Black on a rectangle of squares.
struct ImportedGame {
  std::string id, title, origin;  ///< origin: the source, for a comment
  int files = 8, ranks = 8;
  std::vector<std::string> missing = {};                  ///< squares missing from the board
  std::vector<std::pair<std::string, Both<Zone>>> zones;  ///< by name
  std::vector<ImportedPiece> piece_types;
  std::vector<std::pair<std::string, std::string>> play;  ///< keys of [play], values as TOML
  std::vector<std::string> left_out = {};                 ///< rules that are not played

  /// Adds a zone unless there is one of this name. Returns the name.
  std::string zone(std::string name, const Both<Zone>& cells);
};

/// Writes the game as a game.toml.
std::string print_game(const ImportedGame& made);

/// Formats texts as a TOML array.
std::string toml_list(const std::vector<std::string>& texts);

/// An id for files and keys: "my-game" from "My Game!". Never empty.
std::string id_from(std::string_view name);

}  // namespace boardwright::fairy_stockfish
