// Finds the drawings of a text, with the headings above and the sentences below them.
#include "drawings/drawings.h"

#include <algorithm>

#include "base/limits.h"
#include "base/text.h"
#include "drawings/drawn_rows.h"

namespace boardwright::drawings {

using base::trimmed;

namespace {

/// Whether a line is part of a drawing: it has box characters, ends at a frame, or has few letters
/// for its strokes.
bool is_drawn(std::string_view line) {
  if (line.find_first_of("/\\|_+\xE2") == std::string_view::npos) return false;
  int strokes = 0, letters = 0, dashes = 0;
  for (const char c : line) {
    strokes += c == '/' || c == '\\' || c == '|' || c == '_' || c == '+';
    dashes += c == '-';
    letters += base::is_letter(c) || base::is_digit(c);
  }
  const std::string_view inside = trimmed(line);
  const bool framed = inside.size() > 2 && inside.back() == '|' && strokes >= 2;
  const bool boxes = line.find("\xE2\x94") != std::string_view::npos;  // box-drawing characters
  return boxes || framed || (strokes >= 2 && letters <= 2 * strokes + dashes);
}

bool is_underline(std::string_view line) {
  line = trimmed(line);
  return line.size() >= 3 && line.find_first_not_of("=~") == std::string_view::npos;
}

/// Parses "DIAGRAM A1-1: SAMPLE MOVES" into number and title. Returns false if the line is no such
/// heading.
bool read_heading(std::string_view line, Sketch& drawing) {
  line = trimmed(line);
  while (!line.empty() && (line.front() == '#' || line.front() == '*' || line.front() == ' '))
    line.remove_prefix(1);
  for (const std::string_view word : {"diagram", "figure", "fig."}) {
    if (line.size() <= word.size() || line[word.size()] != ' ') continue;
    const bool same = std::equal(word.begin(), word.end(), line.begin(), [](char a, char b) {
      return a == (b >= 'A' && b <= 'Z' ? b - 'A' + 'a' : b);
    });
    if (!same) continue;
    const std::string_view rest = trimmed(line.substr(word.size()));
    const std::size_t end = rest.find_first_of(": ");
    const std::size_t colon = rest.find(':');
    // A heading fills its line: a sentence can begin with the same words.
    if (colon == std::string_view::npos && end != std::string_view::npos) return false;
    if (colon != std::string_view::npos && colon != end) return false;
    std::string_view number = rest.substr(0, end);
    if (number.ends_with('.')) number.remove_suffix(1);
    drawing.number = number;
    if (colon != std::string_view::npos) drawing.title = trimmed(rest.substr(colon + 1));
    return true;
  }
  return false;
}

/// Looks for a heading in the last lines above a drawing.
void find_heading(const std::vector<std::string_view>& lines, std::size_t first, Sketch& drawing) {
  constexpr std::size_t most = 4;
  for (std::size_t i = first; i-- > 0 && i + most >= first;)
    if (read_heading(lines[i], drawing)) return;
}

/// The text between two lines, joined, up to the next heading or drawing. A long text is cut off.
std::string caption_of(const std::vector<std::string_view>& lines, std::size_t first,
                       std::size_t last) {
  std::string text;
  for (std::size_t i = first; i < last && text.size() < base::limits::caption_bytes; ++i) {
    Sketch other;
    if (is_drawn(lines[i]) || read_heading(lines[i], other)) break;
    if (i + 1 < lines.size() && is_underline(lines[i + 1]) && !trimmed(lines[i]).empty()) break;
    const auto parts = base::words(lines[i]);
    if (parts.empty()) continue;
    // Rejoin a word that is hyphenated at the end of a line.
    const bool hyphenated = text.size() > 1 && text.back() == '-' &&
                            base::is_letter(text[text.size() - 2]) &&
                            base::is_letter(parts[0].front());
    if (hyphenated)
      text.pop_back();
    else if (!text.empty())
      text += ' ';
    text += base::joined(parts, " ");
  }
  return text;
}

/// Whether a line consists of names of files: a b c d, or 1 2 3 4.
bool names_files(const std::vector<RowCell>& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i].text.size() != 1 || cells[i].text[0] - cells[0].text[0] != static_cast<int>(i))
      return false;
  return !cells.empty() && (cells[0].text == "a" || cells[0].text == "A" || cells[0].text == "1");
}

/// Whether a line is blank, or prose: several words, some too long for cells.
bool is_prose(std::string_view line) {
  std::size_t runs = 0, longest = 0, length = 0;
  for (const char c : line) {
    length = c == ' ' || c == '\t' ? 0 : length + 1;
    runs += length == 1;
    longest = std::max(longest, length);
  }
  return runs == 0 || (runs > 3 && longest > 6);
}

/// The line after the last rank if a text has all ranks from the line `first` on, otherwise 0.
std::size_t end_of_ranks(const std::vector<std::string_view>& lines, std::size_t first,
                         const std::vector<std::size_t>& ranks) {
  std::size_t line = first;
  Sketch heading;
  if (is_prose(lines[first]) || read_heading(lines[first], heading)) return 0;
  for (const std::size_t count : ranks) {
    int skipped = 0;
    while (line < lines.size() && line > first && separates_ranks(lines[line]) && skipped++ < 2)
      ++line;
    if (line >= lines.size()) return 0;
    const auto cells = row_cells(lines[line], count);
    if (cells.empty() || (line == first && names_files(cells))) return 0;
    ++line;
  }
  return ranks.size() < 2 ? 0 : line;
}

}  // namespace

std::vector<Sketch> drawings_of(std::string_view text, const std::vector<std::size_t>& ranks) {
  constexpr std::size_t enough =
      base::limits::drawings + 1;  // one more, so that the caller can report too many
  std::vector<std::string_view> lines = base::split(text, '\n');
  for (std::string_view& line : lines)
    if (line.ends_with('\r')) line.remove_suffix(1);
  std::vector<Sketch> found;
  std::size_t below = 0;  // the line below the last drawing
  for (std::size_t i = 0; i < lines.size() && found.size() < enough;) {
    std::size_t end = i;
    while (end < lines.size() && is_drawn(lines[end])) ++end;
    if (end - i < 3) end = end_of_ranks(lines, i, ranks);
    if (end <= i) {
      ++i;
      continue;
    }
    if (!found.empty()) found.back().caption = caption_of(lines, below, i);
    Sketch& drawing = found.emplace_back();
    drawing.line = static_cast<int>(i) + 1;
    drawing.rows.assign(lines.begin() + static_cast<std::ptrdiff_t>(i),
                        lines.begin() + static_cast<std::ptrdiff_t>(end));
    drawing.has_slants = std::ranges::any_of(
        drawing.rows, [](auto row) { return row.find_first_of("/\\") != std::string_view::npos; });
    find_heading(lines, i, drawing);
    i = below = end;
  }
  if (!found.empty()) found.back().caption = caption_of(lines, below, lines.size());
  return found;
}

}  // namespace boardwright::drawings
