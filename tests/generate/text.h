// A game as the text of its files, in blocks that can be left out one by one.
#pragma once
#include <cstddef>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <vector>

namespace boardwright::generate {

/// Lines that belong together: a table of a data file, a paragraph.
using Block = std::vector<std::string>;

/// The files of a game.
struct GameText {
  std::map<std::string, std::vector<Block>> files;  ///< by name, as "positions/start.txt"
  std::set<std::string>
      written;  ///< what the grammar wrote: "kind perft", "word slide", "key pieces"

  /// The text of each file.
  std::map<std::string, std::string> texts() const;
};

/// A part of a game's text: a block of a file, or one of its lines.
struct Part {
  std::string file;
  std::size_t block = 0, line = 0;
  bool whole = true;  ///< all of the block
};

/// All parts, the large ones first.
std::vector<Part> parts_of(const GameText& game);

/// The game with a part left out; without blocks the file is empty.
GameText without(const GameText& game, const Part& part);

/// The game with a part written twice.
GameText with_twice(const GameText& game, const Part& part);

/// Shows every file with its name: RapidCheck asks for it when a game breaks a law.
void showValue(const GameText& game, std::ostream& out);

/// A text as TOML has it, in quotation marks.
std::string quoted(const std::string& text);

/// "[1, 2]".
std::string list_of(const std::vector<std::string>& values);

}  // namespace boardwright::generate
