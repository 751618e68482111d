// The tables of Betza's letters.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "rules/betza.h"

namespace boardwright::rules::betza_table {

/// What is told of letters that Betza has, or had, and this reader has not.
struct Refusal {
  char letter;
  std::string_view why, hint;
};

extern const std::span<const BetzaAtom> atoms;
extern const std::span<const Refusal> refusals;

/// Letters by which an atom is known as well.
extern const std::span<const Word<char>> other_letters;

/// "W, F, D …": the letters of all atoms.
std::string known_atoms();

/// Where a letter points, in degrees counter-clockwise from forward: v and s both ways. None if it
/// is no direction.
std::vector<int> angles(char letter);

/// "leap 4:1 orthogonal": a leap by its two numbers, the larger first, in the notation. Empty if
/// hexagons have no such leap.
std::string leap_by(int most, int least, bool squares);

}  // namespace boardwright::rules::betza_table
