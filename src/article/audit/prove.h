// Reads a game's articles and checks its claims, before anything is published.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "audit/seal.h"
#include "base/budget.h"
#include "diagram/diagram.h"
#include "game/game.h"
#include "text/markdown.h"
#include "verify/claims.h"

namespace boardwright::audit {

/// The result of proving a game: its articles as trees, in the order of the game, its figures
/// drawn, and the findings for its claims.
struct Proof {
  std::vector<Document> documents;
  std::vector<diagram::Diagram> diagrams;
  std::vector<Finding> findings;
  std::vector<Seal> seals;        ///< of the articles
  std::vector<Account> accounts;  ///< of the articles
  std::uint64_t titles = 0;  ///< a hash of the section titles, because claims can refer to them
};

/// Values computed by an earlier proof. They are valid only if the engine and all files except the
/// texts of articles are unchanged since.
struct Computed {
  std::uint64_t titles = 0;         ///< as in the proof
  std::vector<game::Value> values;  ///< one for each claim, in order
};

/// Reads the articles, computes the contents of the figures, and checks the claims. Reports the
/// problems of all of them; with problems the proof is incomplete. With `computed`, from an earlier
/// proof without problems, no claim is computed again unless a title has changed.
Proof prove(const Game& game, Report& report, const diagram::PiecesShown& pieces = {},
            const Computed* computed = nullptr, base::Budget budget = base::Budget());

/// Reads a game and its articles up to `extent`, with all problems in the report; null if the game
/// has no board. Throws UsageError if there is no such game.
std::unique_ptr<Game> read_whole_game(const base::SearchPath& search_path, const std::string& id,
                                      Report& report, game::Extent extent = game::Extent::all);

/// The best figure on the game's own board that shows the moves of a piece, or null. Preferred is a
/// figure with this piece only, in the section of the piece.
const diagram::Diagram* figure_of_piece(const Game& game, const Proof& proof,
                                        const moves::PieceType& piece_type);

}  // namespace boardwright::audit
