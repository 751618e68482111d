// Puts the text of a game together and takes parts of it away.
#include "generate/text.h"

#include <nlohmann/json.hpp>

#include "base/text.h"

namespace boardwright::generate {

std::map<std::string, std::string> GameText::texts() const {
  std::map<std::string, std::string> all;
  for (const auto& [name, blocks] : files) {
    std::string& text = all[name];
    for (const Block& block : blocks) {
      if (!text.empty()) text += '\n';
      for (const std::string& line : block) text += line + '\n';
    }
  }
  return all;
}

std::vector<Part> parts_of(const GameText& game) {
  std::vector<Part> parts, lines;
  for (const auto& [name, blocks] : game.files)
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      parts.push_back({name, i});
      for (std::size_t j = 0; j < blocks[i].size(); ++j) lines.push_back({name, i, j, false});
    }
  parts.insert(parts.end(), lines.begin(), lines.end());
  return parts;
}

GameText without(const GameText& game, const Part& part) {
  GameText left = game;
  auto& blocks = left.files[part.file];
  const auto block = blocks.begin() + static_cast<std::ptrdiff_t>(part.block);
  if (part.whole)
    blocks.erase(block);
  else
    block->erase(block->begin() + static_cast<std::ptrdiff_t>(part.line));
  return left;
}

GameText with_twice(const GameText& game, const Part& part) {
  GameText more = game;
  auto& blocks = more.files[part.file];
  Block& block = blocks[part.block];
  if (part.whole) {
    const Block copy = block;
    blocks.insert(blocks.begin() + static_cast<std::ptrdiff_t>(part.block), copy);
  } else {
    const std::string copy = block[part.line];
    block.insert(block.begin() + static_cast<std::ptrdiff_t>(part.line), copy);
  }
  return more;
}

void showValue(const GameText& game, std::ostream& out) {
  for (const auto& [name, text] : game.texts()) out << "\n---- " << name << '\n' << text;
}

std::string quoted(const std::string& text) { return nlohmann::json(text).dump(); }

std::string list_of(const std::vector<std::string>& values) {
  return "[" + base::joined(values, ", ") + "]";
}

}  // namespace boardwright::generate
