// Collects problems and words them for a terminal.
#include "base/report.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/text.h"

namespace boardwright::base {
namespace {

/// The bytes that colour a part of a message on a terminal.
struct Colours {
  std::string_view error, warning, strong, hint, plain;
};
constexpr Colours bright = {"\x1b[1;31m", "\x1b[1;35m", "\x1b[1m", "\x1b[32m", "\x1b[0m"};
constexpr Colours none = {};

std::string_view word_for(Problem::Severity severity) {
  switch (severity) {
    case Problem::Severity::warning: return "warning";
    case Problem::Severity::error: return "error";
  }
  return {};
}

std::string_view colour_for(Problem::Severity severity, const Colours& colours) {
  switch (severity) {
    case Problem::Severity::warning: return colours.warning;
    case Problem::Severity::error: return colours.error;
  }
  return {};
}

/// "game.toml:4:25: ", as much of it as is known.
std::string prefix(const Place& place) {
  std::string text = printable(place.file);
  if (text.empty()) return text;
  if (place.line > 0) {
    text += ':';
    append_integer(text, place.line);
    if (place.column > 0) {
      text += ':';
      append_integer(text, place.column);
    }
  }
  return text + ": ";
}

/// The first `count` characters of a line, or all of it.
std::string_view first_characters(std::string_view line, int count) {
  std::size_t end = 0;
  while (end < line.size() && count > 0) {
    ++end;
    while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80) ++end;
    --count;
  }
  return line.substr(0, end);
}

/// What is shown of a source line: all of it, or the part around the column.
struct Excerpt {
  std::string_view text;
  int before;  ///< characters in front of the column, 0 if that is unknown
};

/// Cuts a long line down to what fits a few rows of a terminal.
Excerpt excerpt(std::string_view line, int column) {
  constexpr int most = 200, most_before = 100;
  const int skipped = std::max(0, column - 1 - most_before);
  const std::string_view text = line.substr(first_characters(line, skipped).size());
  return {first_characters(text, most), std::max(0, column - 1 - skipped)};
}

/// Blanks as wide as a printed text; tabs stay, so that the caret stands right at any width.
std::string indent_under(std::string_view text) {
  std::string blanks;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t tab = std::min(text.find('\t', i), text.size());
    blanks.append(length_utf8(printable(text.substr(i, tab - i))), ' ');
    if (tab < text.size()) blanks += '\t';
    i = tab + 1;
  }
  return blanks;
}

std::string printable_with_tabs(std::string_view line) {
  std::vector<std::string> parts;
  for (std::string_view part : split(line, '\t')) parts.push_back(printable(part));
  return joined(parts, "\t");
}

}  // namespace

void Report::error(Place place, std::string message, std::string hint) {
  problems_.push_back(
      {Problem::Severity::error, std::move(place), std::move(message), std::move(hint)});
}

void Report::warning(Place place, std::string message, std::string hint) {
  problems_.push_back(
      {Problem::Severity::warning, std::move(place), std::move(message), std::move(hint)});
}

void Report::keep_source(std::string file, std::string text) {
  sources_.insert_or_assign(std::move(file), std::move(text));
}

void Report::merge(Report other) {
  std::move(other.problems_.begin(), other.problems_.end(), std::back_inserter(problems_));
  sources_.merge(other.sources_);
}

bool Report::has_errors() const {
  return std::any_of(problems_.begin(), problems_.end(), [](const Problem& problem) {
    return problem.severity == Problem::Severity::error;
  });
}

std::string_view Report::source_line(const Place& place) const {
  const auto source = sources_.find(place.file);
  if (source == sources_.end() || place.line < 1) return {};
  std::string_view rest = source->second;
  for (int line = 1; line < place.line; ++line) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return {};
    rest.remove_prefix(end + 1);
  }
  rest = rest.substr(0, rest.find('\n'));
  if (rest.ends_with('\r')) rest.remove_suffix(1);
  return rest;
}

std::string describe(const Problem& problem, std::string_view source_line, bool colour) {
  const Colours& colours = colour ? bright : none;
  std::string text;
  text.append(colours.strong).append(prefix(problem.place)).append(colours.plain);
  text.append(colour_for(problem.severity, colours)).append(word_for(problem.severity));
  text.append(": ").append(colours.plain);
  text.append(colours.strong).append(printable(problem.message)).append(colours.plain);
  text += '\n';

  std::string hint;
  if (!problem.hint.empty())
    hint.append(colours.hint).append(printable(problem.hint)).append(colours.plain);
  const Excerpt shown = excerpt(source_line, problem.place.column);
  const bool shows_line = !trimmed(shown.text).empty();
  if (shows_line) text.append(printable_with_tabs(shown.text)).append("\n");
  if (shows_line && problem.place.column > 0) {
    text += indent_under(first_characters(shown.text, shown.before));
    text.append(colours.error).append("^").append(colours.plain);
    if (!hint.empty()) text += ' ';
  }
  text += hint;
  if (!text.ends_with('\n')) text += '\n';
  return text;
}

std::string describe(const Report& report, bool colour) {
  std::string text;
  for (const Problem& problem : report.problems())
    text += describe(problem, report.source_line(problem.place), colour);
  return text;
}

}  // namespace boardwright::base
