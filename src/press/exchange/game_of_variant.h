// A game made of a variant of Fairy-Stockfish.
#pragma once
#include <optional>

#include "base/report.h"
#include "exchange/imported_game.h"
#include "exchange/ini.h"
#include "rules/board.h"

namespace boardwright::exchange {

/// What game.toml has to say for a variant on a board of its size. Reports what it cannot say, at a
/// place of the variant's section.
std::optional<ImportedGame> sketch_of(const Variant& variant, const Board& board,
                                      const IniSection& section, Report& report);

/// The ids of the pieces of a game.
struct PieceIds {
  std::map<char, std::string> plain;     ///< by letter
  std::map<char, std::string> promoted;  ///< what was promoted and will be demoted, by its letter
};

/// Whether captured pieces are again what they were before they were promoted.
bool demotes(const Variant& variant);

/// The pieces of a variant, and the zones that they speak of, into a made.
PieceIds sketch_pieces(const Variant& variant, const Board& board,
                                          const Place& place, ImportedGame& made, Report& report);

}  // namespace boardwright::exchange
