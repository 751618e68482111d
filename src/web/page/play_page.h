// The page on which a game is played.
#pragma once
#include <optional>
#include <string>

#include "base/report.h"
#include "diagram/diagram.h"
#include "page/page.h"

namespace boardwright::page {

/// Whether the game gets this page: it has a start position, and no article whose page is
/// play_file.
bool has_play(const Game& game);
inline constexpr const char* play_file = "play.html";

/// The id of the board on the page, and in the data of a game. No figure of an author has it.
inline constexpr std::string_view play_id = "table";

/// The address at which the position that a figure shows is played on:
/// "play.html#live=table;play%3Bstart%3Be2%20e4". Empty if the game has no page of play, or if the
/// figure shows anything but a position of the game, such as pieces that were put there.
std::string play_address(const Game& game, const figure::Content& content);

/// The start position on the whole board. The diagram refers to the figure, which has to outlive
/// it. Nothing, and problems in the report, if it cannot be drawn.
game::Figure start_figure(const Game& game);
std::optional<Diagram> draw_start(const Game& game, const game::Figure& figure,
                                  const diagram::PiecesShown& pieces, Report& report);

/// The figure of the board with the drawings of its pieces, and the style sheet of its drawing.
/// With scripts it comes to life.
struct PlayBoard {
  std::string html, css;
};
PlayBoard play_board(const Game& game, const Diagram& start, const scene::Style& style);

/// Requires: has_play(). Reports what cannot be drawn.
std::string play_page(const Edition& edition, Report& report);

}  // namespace boardwright::page
