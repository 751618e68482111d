// An imported game, with the problems of its source.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "base/search_path.h"
#include "fairy_stockfish/imported_game.h"
#include "fairy_stockfish/ini.h"
#include "game/game.h"
#include "scene/library.h"

namespace boardwright::fairy_stockfish {

/// What importers need from the program.
struct ImportHost {
  /// A board of squares; nothing if it cannot have this size, and then no game is imported.
  std::function<std::unique_ptr<board::Board>(int files, int ranks)> board;
  /// A shipped game by its id; nothing if there is none.
  std::function<std::unique_ptr<game::Game>(const std::string& id)> game;
  /// Whether to make games without the rules that this program lacks, which are listed as left out.
  bool partial = false;
};

/// An imported game, or why it cannot be imported.
struct Imported {
  std::string name;
  std::optional<ImportedGame> made;
  base::Report report;
  /// Reports rules that differ and that only the whole game shows. May be empty.
  std::function<void(const game::Game& game, base::Report& report)> check = {};
  base::Place place = {}, start = {};  ///< places in the file of the game and of its start position
  std::optional<Variant> variant = {};    ///< of a variants.ini
  std::vector<IniEntry> keys = {};        ///< of its section and of those that it inherits from
  std::vector<std::string> lineage = {};  ///< names of these sections
};

/// Reads the game as a build would, without a file on the disk. Names of drawings that are missing
/// are left out first. Nothing if it has errors: they are then in its report.
std::unique_ptr<game::Game> read_made(Imported& made, const base::SearchPath& search_path,
                                      const scene::PieceSet& drawings);

}  // namespace boardwright::fairy_stockfish
