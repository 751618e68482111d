// What the engine's own variants say where a shipped game of the same name says something else.
#pragma once
#include <string_view>

#include "exchange/variant.h"

namespace boardwright::exchange {

/// Sets what one of the engine's own variants says of repetition, of moves without a capture and of
/// Pawns put on the first and last ranks, and notes which of its rules Boardwright lacks.
void set_engine_rules(Variant& variant, std::string_view name);

}  // namespace boardwright::exchange
