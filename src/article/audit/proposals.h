// Claims and figures that the engine generates for a game, as a start for authors.
#pragma once
#include <string>
#include <vector>

#include "game/game.h"

namespace boardwright::audit {

using game::Figure;
using moves::PieceType;

/// The proposals for one piece, or for the game as a whole.
struct Proposal {
  const PieceType* piece_type = nullptr;  ///< null: the game as a whole
  std::vector<game::Claim> claims;        ///< with computed values
  std::vector<Figure> figures;
};

/// Proposes claims and figures: first for the game as a whole, unless `only` names a piece, then
/// for each piece with moves of its own. For a piece: its reach in the middle and on the rim of the
/// board, the cells that it can ever reach, its captures among other pieces, its average reach, its
/// promotions, and its first moves. Adds the positions that they need to the game.
std::vector<Proposal> propose(game::Game& game, const PieceType* only = nullptr);

/// The proposals as TOML: claims for a claims file, figures for a figures file, and the list of
/// pieces for the text as comments. `bindings`: more rows of the claims file, with comments.
std::string proposals_toml(const game::Game& game, const std::vector<Proposal>& proposals,
                           const std::string& bindings = {});

/// The proposals as Markdown with embedded claims and figures: chapters of an article.
std::string proposals_markdown(const game::Game& game, const std::vector<Proposal>& proposals);

}  // namespace boardwright::audit
