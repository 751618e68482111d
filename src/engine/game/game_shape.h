// The keys of a game's files: game.toml, figures and claims.
#pragma once
#include "base/shape.h"

namespace boardwright::game {

/// game.toml
const Shape& game_shape();

/// A file of figures.
const Shape& figures_shape();

/// A file of claims. What the kinds of claims ask for is known to who proves them, so a claim may
/// have any key.
const Shape& claims_shape();

/// The keys that every claim may have.
Fields claim_fields();

/// `[play]` of game.toml.
Shape play_shape();

}  // namespace boardwright::game
