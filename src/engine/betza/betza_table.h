// The tables of Betza letters.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "betza/betza.h"

namespace boardwright::betza::betza_table {

/// The message for a letter of Betza, current or former, that this reader does not support.
struct UnsupportedLetter {
  char letter;
  std::string_view why, hint;
};

extern const std::span<const BetzaAtom> atoms;
extern const std::span<const UnsupportedLetter> unsupported_letters;

/// Alternative letters of atoms.
extern const std::span<const base::Word<char>> other_letters;

/// "W, F, D …": the letters of all atoms.
std::string known_atoms();

/// Where a letter points, in degrees counter-clockwise from forward; v and s point both ways. Empty
/// if it is not a direction.
std::vector<int> angles(char letter);

/// "leap 4:1 orthogonal": the notation of a leap by its two numbers, the larger first. Empty if
/// hexagons have no such leap.
std::string leap_by(int most, int least, bool squares);

}  // namespace boardwright::betza::betza_table
