// What `boardwright board` prints about a board.
#pragma once
#include <optional>
#include <string>

#include "print/folded.h"

namespace boardwright::command {

/// Describes a board: length of sides, size, which bases of which pieces fit, and sheets or page.
/// For a folding board: its panels, spine and sheets.
std::string board_answer(const LaidOutBoard& laid, const std::optional<FoldedBoard>& folded = {});

}  // namespace boardwright::command
