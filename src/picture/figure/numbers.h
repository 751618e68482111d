// The numbers of the men of a figure: from their labels and states, and in words.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::figure {

/// What the label of a progressive man says of him: "N³*" is the letter of his piece and his mark.
std::optional<Man> told_by(const Piece& piece, std::string_view label);

/// The letter of a man with his mark, if he is progressive; the name of a piece without a letter.
std::string label_of(const Piece& piece, const Man& man);

/// The numbers of a figure's man: those of his piece, changed by his state, or if he has none by
/// his label. Reports numbers that the piece lacks, and a label that says otherwise.
std::optional<State> state_of(const Piece& piece, const FigureMan& man, Report& report);

/// Those that he has beyond his own. Requires: he has such.
std::optional<State> state_beyond(const Piece& piece, const FigureMan& man, Report& report);

/// Those of a man of a position.
State state_of(const Piece& piece, const Man& man, const Position& position);

/// "n = 3 and multiple": the numbers that differ from others; empty if none does.
std::string differing(const State& state, const State& others);

}  // namespace boardwright::figure
