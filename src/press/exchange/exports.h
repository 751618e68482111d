// The formats into which a game can be written.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::exchange {

/// A format: one row of a table.
struct ExportFormat {
  std::string_view name, describes;
  std::string_view ending;  ///< of its files: "ini"
  bool joins;               ///< texts of several games may follow each other in one file
  /// The game in the format. Reports what that cannot say; then there is no text.
  std::optional<std::string> (*write)(const Game& game, Report& report);
};
std::span<const ExportFormat> export_formats();

}  // namespace boardwright::exchange
