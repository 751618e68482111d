// Rules of the engine's built-in variants that differ from those of shipped games of the same name.
#pragma once
#include <string_view>

#include "fairy_stockfish/variant.h"

namespace boardwright::fairy_stockfish {

/// Sets the rules of a built-in variant on repetition, on moves without a capture and on Pawn drops
/// on the first and last ranks, and notes which of its rules Boardwright does not support.
void set_engine_rules(Variant& variant, std::string_view name);

}  // namespace boardwright::fairy_stockfish
