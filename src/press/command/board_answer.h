// What `boardwright board` tells of a board.
#pragma once
#include <optional>
#include <string>

#include "print/folded.h"

namespace boardwright::command {

/// Sides, size, which bases of which pieces fit, and sheets or page; or, if it folds, its panels,
/// spine and sheets.
std::string board_answer(const LaidOutBoard& laid, const std::optional<FoldedBoard>& folded = {});

}  // namespace boardwright::command
