// Fenced blocks of an article that are not code, and the claims stated in its text.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/tree.h"

namespace boardwright::text {

inline constexpr std::string_view figure_fence = "figure", claims_fence = "claims";

/// Parses the info string of a fence: "figure 3: The Rook", "claims", "erratum e-rook". The word is
/// empty if the block is code.
FencedBlock fenced_block(std::string_view info);

/// A hint for a code block whose first word is close to that of another fenced block; empty if it
/// is not.
std::string meant_fence(std::string_view word);

/// Whether a text can contain a fenced block that is not code, or a claim in braces. Fast, with
/// false positives.
bool may_state(std::string_view text);

/// Whether a text can contain a figure in a fenced block. Fast, with false positives.
bool may_draw(std::string_view text);

/// Appends the claims stated in `inlines`, including nested ones.
void gather_statements(const Inlines& inlines, const std::string& section,
                       std::vector<StatedClaim>& claims);

/// Sets the ids and the printed words of references that state claims.
void name_statements(Blocks& blocks, const std::vector<StatedClaim>& claims);

}  // namespace boardwright::text
