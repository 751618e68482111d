// The pieces that the sections of an article are about.
#pragma once
#include <map>
#include <string>

#include "game/game.h"
#include "text/tree.h"

namespace boardwright::audit {

/// The piece that each section is about, by the section's id: the piece whose section it is, or
/// that of the section around it; null if there is none. The pieces are those of `game`.
std::map<std::string, const moves::PieceType*> subjects_of(const game::Game& game,
                                                           const text::Document& text);

}  // namespace boardwright::audit
