// Holds the words that print a claim against what the claim states.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "audit/claim_sense.h"

namespace boardwright::audit {

using game::Finding;

/// What is found of the words of a claim.
struct WordsVerdict {
  std::string problem;     ///< why they do not say what the claim computes; empty: they do
  std::string hint;        ///< which words would
  std::size_t at = 0;      ///< where the wrong word begins
  std::vector<Mark> open;  ///< marks of which the claim states nothing
};

/// Compares the words of texts with claims.
class ClaimWords {
 public:
  /// Requires: `game` and `lexicon` outlive this object.
  ClaimWords(const Game& game, const Lexicon& lexicon);

  /// The verdict on words that print a claim. They have to state its value. A claim that holds
  /// accepts no negation, one that does not hold needs one. Words name no other cell, line, piece,
  /// axis, shape or seat than the claim does, if it has any, and no comparative or quantifier that
  /// contradicts its kind. Pieces that they put on cells stand there in its position.
  WordsVerdict verdict(const Finding& finding, std::string_view words) const;

  /// The same, with what the claim states and the marks of the words, which were found before.
  WordsVerdict verdict(const Finding& finding, const Stated& stated, const std::vector<Mark>& marks,
                       std::string_view words) const;

  /// Which words of the kind of a mark a claim states: "claim 'it' states forward, straight".
  static std::string hint(const Claim& claim, const StatedMarks& stated, const Mark& mark);

  /// The ranks, files, directions of lines and colours that a claim selects cells by or is about.
  StatedMarks lines_of(const Claim& claim) const;

  /// Whether claims with these lines refute a mark outside their words, in their sentence: a rank
  /// or file, in letters, digits or as an ordinal, the direction of a line, or a colour, which is
  /// none of theirs.
  static bool refute(const StatedMarks& stated, const Mark& mark, std::string_view sentence);

  /// What a claim with this value states.
  Stated stated_by(const Claim& claim, const game::Value& value) const;

 private:
  const Game& game_;
  const Lexicon& lexicon_;
  Places places_;
};

}  // namespace boardwright::audit
