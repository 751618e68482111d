// Fenced blocks of an article that are no code, and the claims that its text itself states.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "document/tree.h"

namespace boardwright::document {

inline constexpr std::string_view figure_fence = "figure", claims_fence = "claims";

/// What stands behind a fence: "figure 3: The Rook", "claims", "erratum e-rook". Its word is empty
/// if the block is code.
FencedBlock fenced_block(std::string_view info);

/// A hint for a block of code whose first word is nearly one of those, or nothing.
std::string meant_fence(std::string_view word);

/// Whether a text may hold such a block, or a claim in braces. Quick, and true too often.
bool may_state(std::string_view text);

/// Adds the claims that words state, at any depth.
void gather_statements(const Inlines& inlines, const std::string& section,
                       std::vector<StatedClaim>& claims);

/// Gives the references that state claims their ids and the words that they print.
void name_statements(Blocks& blocks, const std::vector<StatedClaim>& claims);

}  // namespace boardwright::document
