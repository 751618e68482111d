// Figures as files, for the commands that draw.
#pragma once
#include <filesystem>
#include <string>

#include "builder/formats.h"
#include "commands/command.h"
#include "diagram/diagram.h"

namespace boardwright::commands {

/// How a figure is drawn.
struct FigureForm {
  const builder::Format& format;
  diagram::PiecesAs pieces;
  builder::TextAs text;
  std::string style;  ///< empty: the game's own
};

/// A figure of a game as the bytes of a file. Throws InputError if it has problems.
std::string drawn_figure(const game::Game& game, const game::Figure& figure, const FigureForm& form,
                         const Context& context);

/// Writes a figure into a file, in the format of its extension. Throws UsageError for an unknown
/// one.
void put_figure(const game::Game& game, const game::Figure& figure,
                const std::filesystem::path& file, const Context& context);

/// A figure of a position that the game does not have yet; the position is added to the game.
game::Figure figure_of(game::Game& game, play::Position position, std::string title);

/// "svg, pdf, png", each with a prefix.
std::string format_names(std::string_view prefix = {});

}  // namespace boardwright::commands
