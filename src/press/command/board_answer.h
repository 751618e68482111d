// What `boardwright board` tells of a board.
#pragma once
#include <string>

#include "print/board_print.h"

namespace boardwright::command {

/// Sides, size, sheets or page, and which bases of which men fit.
std::string board_answer(const LaidOutBoard& laid);

}  // namespace boardwright::command
