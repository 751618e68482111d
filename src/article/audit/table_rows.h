// Checks that the claims in a table row are about what the row is named after.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "audit/claim_words.h"
#include "audit/lexicon.h"

namespace boardwright::audit {

/// A row of a table.
struct RowOfTable {
  std::string head;                      ///< its first cell
  std::vector<const Finding*> findings;  ///< of the claims in it, in order
  std::vector<std::string> other = {};   ///< the text of its other cells
};

/// A row whose head and claims do not belong together.
struct MixedRow {
  std::size_t row = 0;
  std::string problem;  ///< "claim 'castled-1' is not about kiwipete, which its row names"
};

/// Finds rows with claims of another row: their head contains a value, such as the name of a
/// position, that a key has in another row and in no claim of this one; or an ordinal that claims
/// of another row state and none of this one.
std::vector<MixedRow> mixed_rows(const std::vector<RowOfTable>& rows, const Lexicon& lexicon,
                                 const ClaimWords& claim_words);

/// Finds rows that are named after a piece and give signs of another in a column of letters or
/// signs. `column` counts from 0 after the head.
std::vector<MixedRow> mixed_signs(const Game& game, const std::vector<RowOfTable>& rows,
                                  std::size_t column, const Lexicon& lexicon);

}  // namespace boardwright::audit
