// The blocks of code on the pages of the manual.
#pragma once
#include <string>
#include <vector>

namespace boardwright::test {

struct ManualBlock {
  std::string page;      ///< "boards.md"
  int line = 0;          ///< of its first line
  std::string language;  ///< "toml"; empty if it is indented, or names none
  std::string text;
  std::string file;   ///< what the line before it says it is: "pond/game.toml"; may be empty
  bool more = false;  ///< it is added to that file
  std::string where() const { return page + ":" + std::to_string(line) + ": "; }
};

/// In the order of a page of the manual, or of README.md. The line before a block, which ends in a
/// colon, may name its file, as `pond/game.toml`; "Add to" says that it goes on.
std::vector<ManualBlock> manual_blocks(const std::string& page);

/// Pages that have blocks.
std::vector<std::string> manual_pages_with_blocks();

}  // namespace boardwright::test
