// The figures of the questions on a reference game's page.
#pragma once
#include "game/game.h"

namespace boardwright::audit {

/// Adds a figure to a reference game for each of its questions: the pieces, with the moves of the
/// one that is asked about.
void add_question_figures(game::Game& game);

}  // namespace boardwright::audit
