// A figure as it stands in an article, between fences.
#pragma once
#include <optional>

#include "base/report.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// Reads
///
///     ```figure 3: The Rook on an open file
///     Ke1 Ra1 ke8                   pieces: the letter of one and its cell; small letters, if the
///     Black: P e5 d6                game has none, are the second seat's; a seat has its own line
///     reach: a1                     signs where it can go; `o a1` gives the sign
///     arrows: e1                    the same by arrows
///     marks: x e4 e5                signs on cells
///     board: hex:4                  another board of the game's tiling
///     position: start               in place of pieces, or a line of FEN
///     plays: e2 e4; e7 e5           moves made from there first
///     names = true                  from here on what a figures file has
///     ```
///
/// Adds the board and the position of a line of FEN to the game. Reports what is wrong with its
/// line and column; nothing if the figure cannot be shown.
std::optional<Figure> read_figure_block(Game& game, const Article& article,
                                        const FencedBlock& block, const std::string& file,
                                        Report& report);

}  // namespace boardwright::document
