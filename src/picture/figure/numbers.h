// The numbers (state) of the pieces of a figure, from labels and states, and their wording.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "game/game.h"

namespace boardwright::figure {

using base::listed;
using game::FigurePiece;
using moves::State;
using play::Piece, play::Position;

/// Parses the label of a progressive piece: "N³*" is the letter of its type and its mark. Nothing
/// for any other label.
std::optional<Piece> parse_label(const moves::PieceType& piece_type, std::string_view label);

/// The letter of a piece, with its mark if it is progressive; the name of a piece without a letter.
std::string label_of(const moves::PieceType& piece_type, const Piece& piece);

/// The numbers of a figure's piece: those of its type, overridden by its state or, without a state,
/// by its label. Reports numbers that the piece lacks, and a label that contradicts the state.
std::optional<State> state_of(const moves::PieceType& piece_type, const FigurePiece& piece,
                              base::Report& report);

/// The numbers for the piece's further sign (`beyond`). Requires: it has one.
std::optional<State> state_beyond(const moves::PieceType& piece_type, const FigurePiece& piece,
                                  base::Report& report);

/// The numbers of a piece of a position.
State state_of(const moves::PieceType& piece_type, const Piece& piece, const Position& position);

/// The numbers of `state` that differ from `others`: "n = 3 and multiple"; empty if none do.
std::string differing(const State& state, const State& others);

}  // namespace boardwright::figure
