// Built-in variants of the engine.
#pragma once
#include <string_view>

namespace boardwright::fairy_stockfish {

/// Some built-in variants of the engine, as sections of a variants.ini with the engine's letters
/// and rules: those that are not shipped as games, or have other letters there.
extern const std::string_view built_in_variants;

}  // namespace boardwright::fairy_stockfish
