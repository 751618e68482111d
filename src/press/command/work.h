// A game read and proved, ready to be made into pages and prints.
#pragma once
#include <functional>
#include <memory>
#include <string>

#include "command/record.h"
#include "document/prove.h"
#include "scene/piece_set.h"
#include "scene/style.h"

namespace boardwright::command {

/// A game with everything that its pages show.
struct Work {
  std::unique_ptr<Game> game;
  Proof proof;
  Style style;
  Parts parts;                      ///< all that it is made from
  const GameRecord* old = nullptr;  ///< what the last build knew of it; may be none
  bool warned = false;              ///< of something that every build repeats
  bool draft = false;               ///< claims differ
  bool may_be_draft = false;        ///< then a number that nobody accounts for stops nothing

  /// Whether what was made from parts of these kinds would be made from the same again.
  bool same(unsigned kinds) const;
};

/// The drawings that a game finds in its style.
using PiecesOf = std::function<const PieceSet&(const Game&, const Style&)>;

/// Reads and proves the game of some parts; false, and problems in the report, if it has no board.
/// What the last build computed from the same is not computed again.
bool prepare(Work& work, const Context& context, const std::string& id, const PiecesOf& piece_types,
             Report& report);

/// The figure that stands for a game in lists: the one it names, or its first; null: none.
const Diagram* cover_of(const Work& work);

/// A hash of the parts of some kinds, and of whether the game is a draft.
std::uint64_t key_of(const Work& work, unsigned kinds);

/// A hash of the text of an article.
std::uint64_t text_key(const Work& work, const Article& article);

/// What the next build has to know of the game.
GameRecord record_of(const Work& work);

}  // namespace boardwright::command
