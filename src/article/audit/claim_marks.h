// What a claim states: the marks that its words may have.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "audit/lexicon.h"
#include "game/game.h"

namespace boardwright::audit {

using game::Claim;

/// The marks that a claim states, by kind.
using StatedMarks = std::map<MarkKind, std::set<std::string>>;

/// A piece in the position of a claim.
struct Placed {
  std::string cell, piece, colour;  ///< as marks mean them
};

/// All that the words of a claim may say.
struct Stated {
  StatedMarks marks;
  StatedMarks besides;         ///< what its words may name in addition
  std::vector<Placed> placed;  ///< in its position, before the moves of `plays`
  std::set<std::string> zone;  ///< the cells of its zone
  std::string place;           ///< its key `cell` or `from`, if it is about the game's own board
};

/// The cells, lines, directions, pieces, axes, seats, shapes and numbers that a claim names in its
/// keys or its value.
Stated stated_by(const Game& game, const Lexicon& lexicon, const Claim& claim,
                 const game::Value& value);

/// The ranks, files, directions of lines and colours that a claim selects cells by or is about.
StatedMarks lines_stated(const Game& game, const Lexicon& lexicon, const Claim& claim);

/// The marks of the cells after that of a piece: "Pawns on e5, d5 and c5". `piece`: its index in
/// `marks`.
std::vector<const Mark*> cells_behind(std::string_view words, const std::vector<Mark>& marks,
                                      std::size_t piece);

/// Whether a word in a key of a claim is the name of a rank or a file, "4" or "b", and not a place,
/// "last".
bool is_name_of_line(std::string_view word);

/// Whether a word is a direction of lines, which go both ways: "vertical", "northeast".
bool is_line_direction(std::string_view word);

}  // namespace boardwright::audit
