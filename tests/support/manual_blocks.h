// The code blocks on the pages of the manual.
#pragma once
#include <string>
#include <vector>

namespace boardwright::test {

struct ManualBlock {
  std::string page;      ///< "boards.md"
  int line = 0;          ///< of its first line
  std::string language;  ///< "toml"; empty if it is indented or has no language
  std::string text;
  std::string file;   ///< the file that the line before it names: "pond/game.toml"; can be empty
  bool more = false;  ///< it is appended to that file
  std::string where() const { return page + ":" + std::to_string(line) + ": "; }
};

/// The code blocks of a page of the manual, or of README.md, in order. The line before a block,
/// which ends in a colon, can name its file, as `pond/game.toml`; "Add to" means that the block is
/// appended.
std::vector<ManualBlock> manual_blocks(const std::string& page);

/// Pages that have blocks.
std::vector<std::string> manual_pages_with_blocks();

}  // namespace boardwright::test
