// A game that is read and proved, ready for its pages and prints.
#pragma once
#include <functional>
#include <memory>
#include <string>

#include "audit/prove.h"
#include "builder/record.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::builder {

/// A game with everything that its pages show.
struct Work {
  std::unique_ptr<Game> game;
  audit::Proof proof;
  scene::Style style;
  Parts parts;                      ///< everything that it is made from
  const GameRecord* old = nullptr;  ///< the record of the last build; null: none
  bool warned = false;              ///< it has warnings, which every build repeats
  bool draft = false;               ///< claims differ
  bool may_be_draft = false;        ///< a number without a claim is no error

  /// Whether the parts of these kinds are the same as in the last build.
  bool same(unsigned kinds) const;
};

/// Finds the drawings of a game's pieces in its style.
using FindDrawings = std::function<const PieceSet&(const Game&, const scene::Style&)>;

/// Reads and proves the game. Reuses what the last build computed from the same parts. False, with
/// problems in the report, if the game has no board.
bool prepare(Work& work, const Context& context, const std::string& id,
             const FindDrawings& find_drawings, base::Report& report);

/// The figure that represents a game in lists: the one that it names as its cover, or its first.
/// Null if it has none.
const Diagram* cover_of(const Work& work);

/// A hash of the parts of some kinds, and of whether the game is a draft.
std::uint64_t key_of(const Work& work, unsigned kinds);

/// A hash of the text of an article.
std::uint64_t text_key(const Work& work, const game::Article& article);

/// The record of the game for the next build.
GameRecord record_of(const Work& work);

}  // namespace boardwright::builder
