// Reads a game's articles and checks its claims: the step before anything is published.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "diagram/diagram.h"
#include "document/markdown.h"
#include "game/game.h"
#include "verify/claims.h"

namespace boardwright::document {

/// A game worked out: its articles as trees, in the game's order, its figures drawn, and the
/// findings for its claims.
struct Proof {
  std::vector<Document> documents;
  std::vector<Diagram> diagrams;
  std::vector<Finding> findings;
};

/// Reads the articles, works out the figures and computes the claims. Reports all problems of all
/// of them; then the proof has gaps.
Proof prove(const Game& game, Report& report, const MenShown& men = {});

/// Reads all of a game with its problems, which are in the report; nothing if it has no board.
/// Throws UsageError if there is no such game.
std::unique_ptr<Game> read_whole_game(const std::filesystem::path& templates, const std::string& id,
                                      Report& report);

}  // namespace boardwright::document
