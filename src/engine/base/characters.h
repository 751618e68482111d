// Characters that no text of an author may hold: they steer machines, or deceive readers.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::base {

/// The number of the character that a text begins with. Requires: UTF-8, and not empty.
char32_t first_character(std::string_view utf8);

/// A character where it may not stand.
struct Stray {
  std::size_t offset = 0;  ///< of its first byte
  std::string message;     ///< "control character U+001B"
};

/// The first character of a text that is a control character but no tab and no line end, that
/// Unicode keeps for the insides of programs (U+FFFE), or that changes the direction in which other
/// characters are shown (U+202E). Requires: UTF-8.
std::optional<Stray> stray_character(std::string_view utf8);

/// Whether a character turns others round: embeddings, overrides and isolates.
bool turns_text(char32_t character);

/// Whether a character stands for none and never will.
bool is_noncharacter(char32_t character);

/// "U+001B".
std::string character_number(char32_t character);

}  // namespace boardwright::base
