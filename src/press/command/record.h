// What a build remembers of a game: from what it was made, what was computed, and how it is listed.
#pragma once
#include <string>
#include <string_view>

#include "command/sources.h"
#include "document/index_page.h"
#include "document/prove.h"

namespace boardwright::command {

using game::counts_of;  // beside the one below

/// A game as it was built.
struct GameRecord {
  Parts parts;          ///< all that its files were made from; none: they may be of different parts
  bool warned = false;  ///< its author is warned of something, which every build repeats
  bool partial = false;  ///< not all that is drawn by the module was
  int figures = 0;
  Computed computed;          ///< by the proof
  IndexEntry entry = {};      ///< but for its downloads
  std::uint64_t read_on = 0;  ///< a hash of the pages of other games to which its pages lead on
};

/// How many claims of a game agree, differ with an erratum, and differ without.
Counts counts_of(const IndexEntry& entry);

/// Whether it is of a draft: a game that was drawn although claims of it differ.
bool is_draft(const IndexEntry& entry);

/// A hash of all that an entry says.
std::uint64_t hash_of(const IndexEntry& entry);

/// The record as lines, of which the first is "game ID".
std::string text_of(const GameRecord& record);

/// Takes in a line of text_of(), "WORD REST". False for a line that is none.
bool read_line(GameRecord& record, std::string_view line);

/// Lines "part HASH NAME".
std::string text_of(const Parts& parts);

/// A number as 16 hexadecimal digits.
std::string hexadecimal(std::uint64_t number);

/// Reads what hexadecimal() wrote from the beginning of a text, with the blank after it, and takes
/// it off. False if there is none.
bool take_hexadecimal(std::string_view& text, std::uint64_t& number);

}  // namespace boardwright::command
