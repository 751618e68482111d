// An imported game, with the problems of its source.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/report.h"
#include "fairy_stockfish/imported_game.h"
#include "game/game.h"

namespace boardwright::fairy_stockfish {

/// What importers need from the program.
struct ImportHost {
  /// A board of squares; nothing if it cannot have this size, and then no game is imported.
  std::function<std::unique_ptr<board::Board>(int files, int ranks)> board;
  /// A shipped game by its id; nothing if there is none.
  std::function<std::unique_ptr<game::Game>(const std::string& id)> game;
};

/// An imported game, or why it cannot be imported.
struct Imported {
  std::string name;
  std::optional<ImportedGame> made;
  base::Report report;
  /// Reports rules that differ and that only the whole game shows. May be empty.
  std::function<void(const game::Game& game, base::Report& report)> check = {};
  base::Place place = {}, start = {};  ///< places in the file of the game and of its start position
};

/// Reports the errors of a generated game.toml, which is not kept, at the places in the file it was
/// generated from.
void report_faults(Imported& made, std::string_view text, const base::Report& faults);

}  // namespace boardwright::fairy_stockfish
