// The tables of Betza's letters.
#pragma once
#include <span>
#include <string_view>

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

/// Where the letters f, l, b and r point, in degrees counter-clockwise from forward.
extern const std::span<const Word<int>> points;

}  // namespace boardwright::rules::betza_table
