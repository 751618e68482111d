// Formats that a game can be exported to.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::formats {

/// An export format.
struct ExportFormat {
  std::string_view name, describes;
  std::string_view ending;  ///< file extension: "ini"
  bool joins;               ///< one file can hold several games
  /// Writes a game. Reports what the format cannot express, and then returns nothing.
  std::optional<std::string> (*write)(const game::Game& game, base::Report& report);
};
std::span<const ExportFormat> export_formats();

}  // namespace boardwright::formats
