// Marks after the letters of progressive pieces: N⁺, W²⁺, N³*.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "play/position.h"

namespace boardwright::play {

/// "²⁺": a piece's n, unless it is 1, and ⁺ for a simple piece or * for a multiple one; an
/// apostrophe after it marks a bound piece.
std::string print_mark(const Piece& piece);

/// "K", "W²⁺": the letter of a piece, with its mark if its type is progressive.
std::string letter_of(const PieceType& piece_type, const Piece& piece);

/// Reads a mark into a piece, in superscripts or plain signs ("2+"). Returns false if it is not a
/// mark.
bool parse_mark(std::string_view text, Piece& piece);

}  // namespace boardwright::play
