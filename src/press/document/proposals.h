// Claims and figures that the engine can make for a game by itself, for authors to take.
#pragma once
#include <string>
#include <vector>

#include "game/game.h"

namespace boardwright::document {

/// What is proposed for one piece, or for the game as a whole.
struct Proposal {
  const PieceType* piece_type = nullptr;  ///< null: the game as a whole
  std::vector<Claim> claims;              ///< as computed
  std::vector<Figure> figures;
};

/// The game as a whole first, unless one piece is asked for, then each piece with moves of its own:
/// its reach in the middle of the board and at its rim, the cells that it ever gets to, what it
/// captures with pieces about, how far it goes on the average, what it may become, and its first
/// moves. The game gets the positions that they need.
std::vector<Proposal> propose(Game& game, const PieceType* only = nullptr);

/// The proposals as TOML: claims for a claims file, figures for a figures file, and as comments
/// the list of pieces for the text.
std::string proposals_toml(const Game& game, const std::vector<Proposal>& proposals);

/// The proposals as Markdown with claims and figures in it: chapters of an article.
std::string proposals_markdown(const Game& game, const std::vector<Proposal>& proposals);

}  // namespace boardwright::document
