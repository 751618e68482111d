// Holds the words that print a claim against what the claim states.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "audit/lexicon.h"
#include "game/game.h"

namespace boardwright::audit {

using game::Claim, game::Finding;

/// What is found of the words of a claim.
struct WordsVerdict {
  std::string problem;     ///< why they do not say what the claim computes; empty: they do
  std::string hint;        ///< which words would
  std::size_t at = 0;      ///< where the wrong word begins
  std::vector<Mark> open;  ///< marks of which the claim states nothing
};

/// The marks that a claim states, by kind.
using StatedMarks = std::map<MarkKind, std::set<std::string>>;

/// Compares the words of texts with claims.
class ClaimWords {
 public:
  /// Requires: `game` and `lexicon` outlive this object.
  ClaimWords(const Game& game, const Lexicon& lexicon) : game_(game), lexicon_(lexicon) {}

  /// The verdict on words that print a claim. They have to state its value. A claim that holds
  /// accepts no negation, one that does not hold needs one. Words name no other cell, line, piece,
  /// axis, shape or seat than the claim does, if it has any, and no comparative or quantifier that
  /// contradicts its kind.
  WordsVerdict verdict(const Finding& finding, std::string_view words) const;

  /// The same, with what the claim states and the marks of the words, which were found before.
  static WordsVerdict verdict(const Finding& finding, const StatedMarks& stated,
                              const std::vector<Mark>& marks, std::string_view words);

  /// Which words of the kind of a mark a claim states: "claim 'it' states forward, straight".
  static std::string hint(const Claim& claim, const StatedMarks& stated, const Mark& mark);

  /// The ranks, files, directions of lines and colours that a claim selects cells by or is about.
  StatedMarks lines_of(const Claim& claim) const;

  /// Whether claims with these lines refute a mark outside their words, in their sentence: a rank
  /// or file, in letters, digits or as an ordinal, the direction of a line, or a colour, which is
  /// none of theirs.
  static bool refute(const StatedMarks& stated, const Mark& mark, std::string_view sentence);

  /// The cells, lines, directions, pieces, axes, seats, shapes and numbers that a claim names in
  /// its keys or its value.
  StatedMarks stated_by(const Claim& claim, const game::Value& value) const;

 private:
  const Game& game_;
  const Lexicon& lexicon_;
};

}  // namespace boardwright::audit
