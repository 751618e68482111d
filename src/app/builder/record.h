// The record that a build keeps of a game: its sources, the computed values, its index entry.
#pragma once
#include <string>
#include <string_view>

#include "audit/prove.h"
#include "builder/sources.h"
#include "site/index_page.h"

namespace boardwright::builder {

using diagram::Diagram;
using game::Game;
using scene::PieceSet, scene::Scene;
using site::IndexEntry;

using game::counts_of;  // beside the one below

/// A game as the last build made it.
struct GameRecord {
  Parts parts;           ///< what its files were made from; empty: not all from the same parts
  bool warned = false;   ///< it has warnings, which every build repeats
  bool partial = false;  ///< some files that the module draws were not made
  int figures = 0;
  audit::Computed computed;           ///< by the proof
  IndexEntry entry = {};              ///< without its downloads
  std::uint64_t neighbours_hash = 0;  ///< of its previous and next links to other games
};

/// How many claims of a game agree, differ with an erratum, and differ without one.
game::Counts counts_of(const IndexEntry& entry);

/// Whether the game is a draft: it was built although some of its claims differ.
bool is_draft(const IndexEntry& entry);

/// A hash of all fields of an entry.
std::uint64_t hash_of(const IndexEntry& entry);

/// The record as lines, of which the first is "game ID".
std::string text_of(const GameRecord& record);

/// Reads a line of text_of(), "WORD REST", into the record. False for any other line.
bool read_line(GameRecord& record, std::string_view line);

/// Lines "part HASH NAME".
std::string text_of(const Parts& parts);

/// A number as 16 hexadecimal digits.
std::string hexadecimal(std::uint64_t number);

/// Reads the result of hexadecimal() and the space after it from the start of a text, and removes
/// them from it. False if the text starts otherwise.
bool take_hexadecimal(std::string_view& text, std::uint64_t& number);

}  // namespace boardwright::builder
