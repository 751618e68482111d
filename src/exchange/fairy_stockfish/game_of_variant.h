// Imports games from variants of Fairy-Stockfish.
#pragma once
#include <optional>

#include "base/report.h"
#include "board/board.h"
#include "fairy_stockfish/imported_game.h"
#include "fairy_stockfish/ini.h"

namespace boardwright::fairy_stockfish {

/// The contents of game.toml for a variant on a board of its size. Reports rules that it cannot
/// express, at their places in the variant's section.
std::optional<ImportedGame> import_variant(const Variant& variant, const board::Board& board,
                                           const IniSection& section, Report& report);

/// The ids of a game's pieces.
struct PieceIds {
  std::map<char, std::string> plain;  ///< by letter
  std::map<char, std::string>
      promoted;  ///< promoted forms, which are demoted when captured, by letter
};

/// Whether captured pieces lose their promotion.
bool demotes(const Variant& variant);

/// Adds the pieces of a variant to `made`, and the zones that their moves use.
PieceIds import_pieces(const Variant& variant, const board::Board& board, const Place& place,
                       ImportedGame& made, Report& report);

}  // namespace boardwright::fairy_stockfish
