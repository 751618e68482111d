// What `boardwright board` prints about a board.
#pragma once
#include <optional>
#include <string>

#include "boards/folded.h"

namespace boardwright::commands {

using base::operator""_mm;
using boards::LaidOutBoard;

/// Describes a board: length of sides, size, which bases of which pieces fit, and sheets or page.
/// For a folding board: its panels, spine and sheets.
std::string board_answer(const LaidOutBoard& laid,
                         const std::optional<boards::FoldedBoard>& folded = {});

}  // namespace boardwright::commands
