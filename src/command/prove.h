// Reads a game's articles and checks its claims: the step before anything is published.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "command/commands.h"
#include "document/markdown.h"
#include "game/game.h"
#include "scene/diagram.h"
#include "verify/claims.h"

namespace boardwright {

/// A game worked out: its articles as trees, in the game's order, its figures, and the findings for
/// its claims.
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
std::unique_ptr<Game> read_whole_game(const Context& context, const std::string& id,
                                      Report& report);

/// Which differences to show.
enum class Show { all, unexplained };

/// The claims that differ, with what was printed and what was found, for people; those without an
/// erratum last.
std::string differences_of(const std::vector<Finding>& findings, Show show, const Console& console);

}  // namespace boardwright
