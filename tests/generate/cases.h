// Tries a law on many games made by chance, and looks for the smallest that breaks it.
#pragma once
#include <functional>
#include <string>

#include "generate/text.h"

namespace boardwright::generate {

/// A law of games: what it finds wrong with one, or nothing.
using Law = std::function<std::string(const GameText& game)>;

/// The smallest game found that breaks the law, file by file, and what is wrong with it; empty if
/// the law held for so many games. RC_PARAMS sets the seed; each share has games of its
/// own.
std::string counterexample(int games, int share, const Law& law);

}  // namespace boardwright::generate
