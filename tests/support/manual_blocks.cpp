// Extracts code blocks from the pages of the manual.
#include "support/manual_blocks.h"

#include <algorithm>
#include <filesystem>

#include "base/limits.h"
#include "base/text.h"
#include "builder/installed.h"
#include "disk/disk.h"
#include "support/rooms.h"

namespace boardwright::test {
namespace fs = std::filesystem;
namespace {

constexpr const char* readme = "README.md";

fs::path manual() { return find_home() / "templates/manual"; }

/// Sets the file of a block from the paragraph before it.
void name_file(ManualBlock& block, const std::string& before) {
  const std::size_t end = before.rfind('`');
  if (!before.ends_with(':') && before.find("Write `") == before.npos) return;
  if (end == before.npos || end == 0) return;
  const std::size_t begin = before.rfind('`', end - 1);
  const std::string name = before.substr(begin + 1, end - begin - 1);
  if (name.find('/') == name.npos || name.ends_with('/')) return;
  block.file = name;
  block.more = before.find("Add to") != before.npos;
}

}  // namespace

std::vector<ManualBlock> manual_blocks(const std::string& page) {
  std::vector<ManualBlock> blocks;
  const fs::path folder = page == readme ? find_home() : manual();
  const std::string text = read_file(folder / page, limits::article_bytes);
  std::string before, fence;
  bool open = false, blank = true;  // in an indented block; after an empty line
  int number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (!fence.empty()) {
      if (line == fence)
        fence.clear();
      else
        blocks.back().text.append(line).append("\n");
    } else if (line.starts_with("```")) {
      const std::size_t ticks = line.find_first_not_of('`');
      fence = line.substr(0, ticks);
      ManualBlock block{page, number + 1, std::string(line.substr(fence.size())), {}, {}, false};
      name_file(block, before);
      blocks.push_back(std::move(block));
      before.clear();
      open = false;
    } else if (line.starts_with("    ") && (open || blank)) {
      if (!open) blocks.push_back({page, number, {}, {}, {}, false});
      open = true;
      blocks.back().text.append(line.substr(4)).append("\n");
    } else if (line.empty()) {
      if (open) blocks.back().text += "\n";
    } else {
      if (blank) before.clear();
      open = false;
      before += (before.empty() ? "" : " ") + std::string(line);
    }
    blank = line.empty();
  }
  for (ManualBlock& block : blocks)
    while (block.language.empty() && block.text.ends_with("\n\n")) block.text.pop_back();
  return blocks;
}

std::vector<std::string> manual_pages_with_blocks() {
  std::vector<std::string> pages = {readme};
  for (const auto& entry : fs::directory_iterator(manual())) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".md") && !manual_blocks(name).empty()) pages.push_back(name);
  }
  std::sort(pages.begin(), pages.end());
  return pages;
}

}  // namespace boardwright::test
