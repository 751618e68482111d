// The keys of a game's files: game.toml, figures and claims.
#pragma once
#include "base/shape.h"

namespace boardwright::game {

using base::a_number, base::a_text, base::a_truth, base::either, base::Fields, base::is_required,
    base::list_of, base::Shape, base::table_of;

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
