// Checks the words that print a claim against what the claim states.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "audit/claim_sense.h"

namespace boardwright::audit {

using game::Finding;

/// The verdict on the words of a claim.
struct WordsVerdict {
  std::string problem;     ///< why they do not say what the claim computes; empty: they do
  std::string hint;        ///< which words would
  std::size_t at = 0;      ///< where the wrong word begins
  std::vector<Mark> open;  ///< marks that the claim does not state
};

/// Compares the words of texts with claims.
class ClaimWords {
 public:
  /// Requires: `game` and `lexicon` outlive this object.
  ClaimWords(const Game& game, const Lexicon& lexicon);

  /// The verdict on words that print a claim. They must state its value. A true claim takes no
  /// negation, a false one needs one. If the claim names cells, lines, pieces, axes, shapes or
  /// seats, the words name no others of that kind. They have no comparative or quantifier that
  /// contradicts its kind. Pieces that they put on cells must stand there in its position.
  WordsVerdict verdict(const Finding& finding, std::string_view words) const;

  /// The same, if what the claim states and the marks of the words are known.
  WordsVerdict verdict(const Finding& finding, const Stated& stated, const std::vector<Mark>& marks,
                       std::string_view words) const;

  /// The words of a mark's kind that a claim states: "of this kind (direction) it states: forward,
  /// straight".
  static std::string hint(const Claim& claim, const StatedMarks& stated, const Mark& mark);

  /// The ranks, files, directions of lines and colours that a claim selects cells by or is about.
  StatedMarks lines_of(const Claim& claim) const;

  /// Whether claims with these lines refute a mark that is in their sentence, but not in their
  /// words: a rank or file, by its name or as an ordinal, the direction of a line, or a colour.
  static bool refute(const StatedMarks& stated, const Mark& mark, std::string_view sentence);

  /// What a claim with this value states.
  Stated stated_by(const Claim& claim, const game::Value& value) const;

 private:
  const Game& game_;
  const Lexicon& lexicon_;
  Places places_;
};

}  // namespace boardwright::audit
