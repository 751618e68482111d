// Claims that would bind open marks of a text.
#pragma once
#include <string>
#include <vector>

#include "audit/accounts.h"
#include "game/game.h"
#include "text/tree.h"

namespace boardwright::audit {

/// Words of a sentence and a true claim that prints them.
struct Binding {
  std::string words;   ///< as the sentence has them
  Claim claim;         ///< with the value that the engine computes
  bool is_new = true;  ///< the article does not have the claim yet
};

/// What is proposed for the open marks of a sentence.
struct BoundSentence {
  std::vector<OpenMark> marks;    ///< of the sentence, in order; never empty
  std::vector<Binding> bindings;  ///< for words that do not overlap, in order
  std::string found;  ///< if there is no binding: "cells that the Bishop on e3 can go to: d2, f4",
                      ///< where the sentence says something else; empty if nothing is known
};

/// Proposes bindings for all open marks of an article. Each is a claim of the article, or a new one
/// about cells, lines, numbers of cells, pieces with a verb, the array, first moves, promotion or
/// castling. Its words state the computed value, and the claim states all their marks. Adds
/// positions that show rules to the game.
std::vector<BoundSentence> propose_bindings(Game& game, const Article& article,
                                            const Document& text, const Account& account,
                                            const std::vector<Finding>& findings);

/// The bindings as comments with places and what to write in the text.
std::string bindings_toml(const std::vector<BoundSentence>& sentences);

/// "{{may knight e2 f4: it leaps from e2 to f4}}", or with the id of a claim that the article has.
std::string in_text(const Binding& binding);

/// A text with the bindings written around their words. Words with emphasis or links among them are
/// left alone.
std::string with_bindings(const std::string& text, const std::vector<BoundSentence>& sentences);

}  // namespace boardwright::audit
