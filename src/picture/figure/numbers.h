// The numbers of the pieces of a figure: from their labels and states, and in words.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::figure {

/// What the label of a progressive piece says of him: "N³*" is the letter of his piece and his
/// mark.
std::optional<Piece> told_by(const PieceType& piece_type, std::string_view label);

/// The letter of a piece with his mark, if he is progressive; the name of a piece without a letter.
std::string label_of(const PieceType& piece_type, const Piece& piece);

/// The numbers of a figure's piece: those of his piece, changed by his state, or if he has none by
/// his label. Reports numbers that the piece lacks, and a label that says otherwise.
std::optional<State> state_of(const PieceType& piece_type, const FigurePiece& piece,
                              Report& report);

/// Those that he has beyond his own. Requires: he has such.
std::optional<State> state_beyond(const PieceType& piece_type, const FigurePiece& piece,
                                  Report& report);

/// Those of a piece of a position.
State state_of(const PieceType& piece_type, const Piece& piece, const Position& position);

/// "n = 3 and multiple": the numbers that differ from others; empty if none does.
std::string differing(const State& state, const State& others);

}  // namespace boardwright::figure
