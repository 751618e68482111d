// Reads a game's articles and checks its claims: the step before anything is published.
#pragma once
#include <string>
#include <vector>

#include "command/console.h"
#include "document/markdown.h"
#include "game/game.h"
#include "verify/claims.h"

namespace boardwright {

/// A game's articles as trees, in the game's order, and the findings for its claims.
struct Proof {
  std::vector<Document> documents;
  std::vector<Finding> findings;

  /// The findings for one article's claims.
  std::vector<Finding> of(const Article& article) const;
};

/// Reads the articles and computes the claims. Throws InputError for problems in the files.
Proof prove(const Game& game);

/// "371 of 401 claims agree, 30 explained".
std::string summary_of(const std::vector<Finding>& findings);

/// The claims that differ, with what was printed and what was found, for people.
std::string differences_of(const std::vector<Finding>& findings, const Console& console);

}  // namespace boardwright
