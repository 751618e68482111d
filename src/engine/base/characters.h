// Characters that are not allowed in an author's text: control characters, and characters that make
// text look different from what it is.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace boardwright::base {

/// The code point of the first character of a text. Requires: UTF-8, not empty.
char32_t first_character(std::string_view utf8);

/// A character that is not allowed where it is.
struct Stray {
  std::size_t offset = 0;  ///< of its first byte
  std::string message;     ///< "control character U+001B"
};

/// The first forbidden character of a text: a control character other than a tab or line end, a
/// Unicode noncharacter (U+FFFE), or a character that changes the direction of the text around it
/// (U+202E). Requires: UTF-8.
std::optional<Stray> stray_character(std::string_view utf8);

/// Whether a character changes the direction of text: bidirectional embeddings, overrides and
/// isolates.
bool changes_direction(char32_t character);

/// Whether a code point is a Unicode noncharacter, which never becomes a character.
bool is_noncharacter(char32_t character);

/// "U+001B".
std::string character_number(char32_t character);

}  // namespace boardwright::base
