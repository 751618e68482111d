// Reads sentences that need no mark in the text: each matches a pattern that yields a claim.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "audit/lexicon.h"
#include "game/plays.h"

namespace boardwright::audit {

/// How the value of a claim is compared with a sentence of its pattern.
enum class Said {
  holds,    ///< the claim holds; a negated sentence says that it does not
  among,    ///< the cells of the sentence are among those of the value; negated: none is
  exactly,  ///< the cells of the sentence are those of the value
  number,   ///< the number of the sentence is the value
  words,    ///< the name in the sentence is the value
  alone     ///< the claim holds for the piece of the sentence and for no other
};

/// A pattern of sentences. It has lowercase words, with bars between alternatives and underscores
/// for blanks; optional words in brackets; a verb after a plus sign, which can be negated; and in
/// capitals slots for names: PIECE, CELL, CELLS, PIECES, SHAPES, LINES, AXES, NUMBER and SEAT.
struct SentencePattern {
  std::string_view words;
  std::string_view kind;  ///< of claim
  std::string_view keys;  ///< "piece=PIECE cell=CELL"
  Said said;
};

/// All patterns, for the manual.
std::span<const SentencePattern> sentence_patterns();

/// Whether a sentence matches a pattern and is true.
struct Reading {
  enum class Result { unread, holds, differs };
  Result result = Result::unread;
  std::string found = {};  ///< what the engine computes
};

/// Reads sentences of one game.
class Reader {
 public:
  /// Requires: `game` and `lexicon` outlive this object.
  Reader(const Game& game, const Lexicon& lexicon);

  /// Reads a sentence without its full stop. `subject`: the piece that "it" means, or null. A
  /// sentence is unread if it matches no pattern or its claim cannot be computed.
  Reading read(std::string_view sentence, const moves::PieceType* subject);

 private:
  std::optional<game::Value> compute(const game::Claim& claim);
  bool holds_of_others(game::Claim claim);

  const Game& game_;
  const Lexicon& lexicon_;
  game::GameLogics logics_;
};

}  // namespace boardwright::audit
