// Reads a game's articles and checks its claims: the step before anything is published.
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/budget.h"
#include "diagram/diagram.h"
#include "document/markdown.h"
#include "document/seal.h"
#include "game/game.h"
#include "verify/claims.h"

namespace boardwright::document {

/// A game worked out: its articles as trees, in the game's order, its figures drawn, and the
/// findings for its claims.
struct Proof {
  std::vector<Document> documents;
  std::vector<Diagram> diagrams;
  std::vector<Finding> findings;
  std::vector<Seal> seals;   ///< of the articles
  std::uint64_t titles = 0;  ///< a hash of those of the sections, which claims may speak of
};

/// What an earlier proof computed. It is for this game only if neither the engine nor any file has
/// changed since, but for texts of articles.
struct Computed {
  std::uint64_t titles = 0;   ///< as in the proof
  std::vector<Value> values;  ///< one for each claim, in their order
};

/// Reads the articles, works out the figures and computes the claims. Reports all problems of all
/// of them; then the proof has gaps. With what was `computed` earlier, for a game that had no
/// problems then, no claim is computed again unless a title has changed.
Proof prove(const Game& game, Report& report, const PiecesShown& pieces = {},
            const Computed* computed = nullptr, Budget budget = Budget());

/// Reads a game, and so much of its articles, with its problems, which are in the report; nothing
/// if it has no board. Throws UsageError if there is no such game.
std::unique_ptr<Game> read_whole_game(const SearchPath& shelves, const std::string& id,
                                      Report& report, Extent extent = Extent::all);

}  // namespace boardwright::document
