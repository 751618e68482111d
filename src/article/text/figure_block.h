// A figure written in an article, between fences.
#pragma once
#include <optional>

#include "base/report.h"
#include "game/game.h"
#include "text/tree.h"

namespace boardwright::text {

using game::Article, game::Game;

/// Reads
///
///     ```figure 3: The Rook on an open file
///     Ke1 Ra1 ke8                   pieces: letter and cell; a lowercase letter that the game does
///     Black: P e5 d6                not use is for the second seat; a seat can have its own line
///     reach: a1                     signs on the cells it can reach; `o a1` chooses the sign
///     arrows: e1                    its moves as arrows
///     marks: x e4 e5                signs on cells
///     board: hex:4                  another board of the game's tiling
///     position: start               instead of pieces; or a line of FEN
///     plays: e2 e4; e7 e5           moves made before the figure is drawn
///     names = true                  from here on: TOML, as in a figures file
///     ```
///
/// Adds the board, and the position of a line of FEN, to the game. Reports problems with their line
/// and column; returns nothing if the figure cannot be shown.
std::optional<game::Figure> read_figure_block(Game& game, const Article& article,
                                              const FencedBlock& block, const std::string& file,
                                              base::Report& report);

}  // namespace boardwright::text
