// The keys of a game's files: game.toml, figures and claims.
#pragma once
#include "base/shape.h"

namespace boardwright::game {

/// game.toml
const Shape& game_shape();

/// A figures file.
const Shape& figures_shape();

/// A claims file. A claim may have any key: the keys of each kind are known to the prover only.
const Shape& claims_shape();

/// The keys that every claim may have.
Fields claim_fields();

/// `[play]` of game.toml.
Shape play_shape();

}  // namespace boardwright::game
