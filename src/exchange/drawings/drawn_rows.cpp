// Splits a line of letters and dots into the cells of a rank.
#include "drawings/drawn_rows.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::drawings {

using base::trimmed;

namespace {

/// Whether a text is short enough for a cell: at most three characters.
bool fits_cell(std::string_view text) { return base::length_utf8(text) <= 3; }

bool is_empty_sign(std::string_view text) {
  return text == "." || text == "-" || text == "_" || text == "·" || text == ":" || text == "#" ||
         text == ".." || text == "--";
}

RowCell cell_of(std::string_view text, std::string_view line) {
  const std::string_view inside = trimmed(text);
  const auto at = inside.empty() ? text.data() - line.data() : inside.data() - line.data();
  return {is_empty_sign(inside) ? std::string_view() : inside, static_cast<std::size_t>(at)};
}

std::vector<RowCell> cells_of(const std::vector<std::string_view>& parts, std::string_view line) {
  std::vector<RowCell> found;
  for (const std::string_view part : parts) {
    if (!fits_cell(trimmed(part))) return {};
    found.push_back(cell_of(part, line));
  }
  return found;
}

/// The parts between the first and the last bar.
std::vector<std::string_view> between_bars(std::string_view line) {
  const std::size_t first = line.find('|'), last = line.rfind('|');
  return base::split(line.substr(first + 1, last - first - 1), '|');
}

std::vector<RowCell> by_blanks(std::string_view text, std::string_view line, std::size_t count) {
  const auto parts = base::words(text);
  if (parts.size() == count) return cells_of(parts, line);
  if (parts.size() != 1 || base::length_utf8(parts[0]) != count || count < 2) return {};
  std::vector<std::string_view> letters;
  for (std::size_t from = 0, to = 0; from < parts[0].size(); from = to) {
    for (++to; to < parts[0].size() && (static_cast<unsigned char>(parts[0][to]) & 0xC0) == 0x80;)
      ++to;
    letters.push_back(parts[0].substr(from, to - from));
  }
  return cells_of(letters, line);
}

}  // namespace

std::vector<RowCell> row_cells(std::string_view line, std::size_t count) {
  if (std::ranges::count(line, '|') >= 2) {
    const auto parts = between_bars(line);
    if (parts.size() == count && count > 1) return cells_of(parts, line);
    if (parts.size() != 1) return {};
    return by_blanks(parts[0], line, count);
  }
  std::string_view text = trimmed(line);
  if (auto found = by_blanks(text, line, count); !found.empty()) return found;
  // A short name of the rank can precede the cells, follow them, or both.
  const std::size_t blank = text.find_first_of(" \t");
  if (blank == std::string_view::npos) return {};
  const bool named_before = fits_cell(text.substr(0, blank));
  const bool named_behind = fits_cell(text.substr(text.find_last_of(" \t") + 1));
  const std::string_view rest = trimmed(text.substr(blank));
  if (auto found = by_blanks(rest, line, count); named_before && !found.empty()) return found;
  const std::size_t end = text.find_last_of(" \t"), end_of_rest = rest.find_last_of(" \t");
  if (auto found = by_blanks(trimmed(text.substr(0, end)), line, count);
      named_behind && !found.empty())
    return found;
  return end_of_rest == std::string_view::npos || !named_before || !named_behind
             ? std::vector<RowCell>()
             : by_blanks(trimmed(rest.substr(0, end_of_rest)), line, count);
}

bool separates_ranks(std::string_view line) {
  return trimmed(line).find_first_not_of("+-|= :") == std::string_view::npos;
}

}  // namespace boardwright::drawings
