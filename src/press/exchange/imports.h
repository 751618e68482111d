// The formats from which games can be made.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "exchange/imported_game.h"
#include "game/game.h"

namespace boardwright::exchange {

/// What makers of games ask of the program.
struct ImportHost {
  /// A board of squares; nothing, and then no game is made, if it cannot have so many.
  std::function<std::unique_ptr<Board>(int files, int ranks)> board;
  /// A shipped game by its id; nothing if there is none.
  std::function<std::unique_ptr<Game>(const std::string& id)> game;
};

/// A game of a file, or what stands in its way.
struct Imported {
  std::string name;
  std::optional<ImportedGame> made;
  Report report;
  /// Reports what only the whole game shows: rules that hold of it in another way. It may be empty.
  std::function<void(const Game& game, Report& report)> check = {};
  Place place = {}, start = {};  ///< where the file tells of the game, and of its beginning
};

/// Reports what is wrong with the game.toml of a game, which is not kept, at the places of the
/// file that it was made from.
void report_faults(Imported& made, std::string_view text, const Report& faults);

/// A format: one row of a table.
struct ImportFormat {
  std::string_view name, describes;
  bool (*recognises)(std::string_view text);
  /// The games of a text with these names, or all of them. Reports into `report` what belongs to
  /// none of them.
  std::vector<Imported> (*read)(std::string_view text, const std::string& file,
                                std::span<const std::string> names, const ImportHost& host,
                                Report& report);
};
std::span<const ImportFormat> import_formats();

}  // namespace boardwright::exchange
