// Replaces the former word for a citation, line by line.
#include "text/migration.h"

#include <utility>

#include "base/text.h"
#include "text/markdown_parts.h"

namespace boardwright::text {
namespace {

constexpr std::string_view former = "{{told:", present = "{{cited:";

/// "Section 2.0" of "### 2.0 The board", or the title; empty if a line is not a heading.
std::string section_of(std::string_view line) {
  const std::size_t level = line.find_first_not_of('#');
  if (level == 0 || level == line.npos || line[level] != ' ') return {};
  std::string_view title = base::trimmed(line.substr(level));
  title = base::trimmed(title.substr(0, title.find("{#")));
  const std::string_view number = section_number(title);
  return number.empty() ? std::string(title) : "Section " + std::string(number);
}

std::string migrated_line(std::string_view line, const std::string& section) {
  const std::string_view bar = line.starts_with('|') ? " \\| " : " | ";
  std::string text;
  for (;;) {
    const std::size_t open = line.find(former), close = line.find("}}", open);
    if (open == line.npos || close == line.npos) break;
    const std::size_t words = open + former.size();
    text += line.substr(0, open);
    text += std::string(present) + std::string(line.substr(words, close - words));
    text += std::string(bar) + section;
    line.remove_prefix(close);
  }
  return text += line;
}

}  // namespace

std::string migrated(std::string_view markdown) {
  std::string text, section = "the beginning";
  for (bool first = true; const std::string_view line : base::split(markdown, '\n')) {
    if (!std::exchange(first, false)) text += '\n';
    if (std::string found = section_of(line); !found.empty()) section = std::move(found);
    text += migrated_line(line, section);
  }
  return text;
}

}  // namespace boardwright::text
