// The marks behind the letters of progressive pieces: N⁺, W²⁺, N³*.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "play/position.h"

namespace boardwright::play {

/// "²⁺": a man's n, unless it is 1, and ⁺ for a simple man or * for a multiple one; an apostrophe
/// after it marks a bound man.
std::string print_mark(const Man& man);

/// "K", "W²⁺": the letter of a man's piece, with his mark if he is progressive.
std::string letter_of(const Piece& piece, const Man& man);

/// Reads a mark into a man, in superscripts or plain signs ("2+"). False if the text is no mark.
bool parse_mark(std::string_view text, Man& man);

}  // namespace boardwright::play
