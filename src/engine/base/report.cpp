// Collects problems and formats them for a terminal.
#include "base/report.h"

#include <algorithm>
#include <utility>

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::base {
namespace {

/// The terminal escape sequences that colour the parts of a message.
struct Colours {
  std::string_view error, warning, strong, hint, plain;
};
constexpr Colours bright = {"\x1b[1;31m", "\x1b[1;35m", "\x1b[1m", "\x1b[32m", "\x1b[0m"};
constexpr Colours none = {};

std::string_view name_of(Problem::Severity severity) {
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

/// "game.toml:4:25: ", or as much of it as is known.
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

/// The part of a source line that is shown: all of it, or the part around the column.
struct Excerpt {
  std::string_view text;
  int before;  ///< characters in front of the column, 0 if that is unknown
};

/// Cuts a long line to a few rows of a terminal.
Excerpt excerpt(std::string_view line, int column) {
  constexpr int most = 200, most_before = 100;
  const int skipped = std::max(0, column - 1 - most_before);
  const std::string_view text = line.substr(first_characters(line, skipped).size());
  return {first_characters(text, most), std::max(0, column - 1 - skipped)};
}

/// Blanks as wide as a printed text. Tabs are kept, so that the caret is in the right column at any
/// tab width.
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

void Report::add(Problem problem) {
  ++count_;
  problem.message = cut_short(problem.message, limits::message_letters);
  problem.hint = cut_short(problem.hint, limits::hint_letters);
  if (problem.severity == Problem::Severity::error) ++errors_;
  if (++counts_[problem.place.file] > limits::problems_shown) return;
  if (problem.line.empty()) problem.line = source_line(problem.place);
  problems_.push_back(std::move(problem));
}

void Report::error(Place place, std::string message, Hint hint) {
  spend(hint.steps, place);
  add({Problem::Severity::error, std::move(place), std::move(message), std::move(hint.text), {}});
}

void Report::warning(Place place, std::string message, Hint hint) {
  spend(hint.steps, place);
  add({Problem::Severity::warning, std::move(place), std::move(message), std::move(hint.text), {}});
}

void Report::keep_source(std::string file, std::string text, int first_line) {
  const auto source = std::make_shared<Source>();
  source->text = std::move(text);
  source->first_line = first_line;
  source->lines = {0};
  for (std::size_t end = source->text.find('\n'); end != std::string::npos;
       end = source->text.find('\n', end + 1))
    source->lines.push_back(static_cast<std::uint32_t>(end + 1));
  sources_[std::move(file)] = source;
}

bool Report::spend(std::int64_t steps, const Place& place) {
  const bool was_spent = steps_ > limits::reading_steps;
  steps_ += std::min(steps, limits::reading_steps);
  if (steps_ <= limits::reading_steps) return true;
  if (!was_spent)
    error(place, "reading takes more than " + std::to_string(limits::reading_steps) + " steps",
          "the rest is not read");
  return false;
}

void Report::share_sources(const Report& other) {
  sources_.insert(other.sources_.begin(), other.sources_.end());
}

void Report::merge(Report other) {
  const std::size_t count = count_ + other.count_, errors = errors_ + other.errors_;
  for (Problem& problem : other.problems_) add(std::move(problem));
  for (const auto& [file, more] : other.omitted()) counts_[file] += more;
  count_ = count;
  errors_ = errors;
  steps_ += other.steps_;
  sources_.merge(other.sources_);
}

bool Report::is_full(std::string_view file) const {
  const auto found = counts_.find(file);
  return found != counts_.end() && found->second >= limits::problems_shown;
}

std::vector<std::pair<std::string, std::size_t>> Report::omitted() const {
  std::vector<std::pair<std::string, std::size_t>> found;
  for (const auto& [file, count] : counts_)
    if (count > limits::problems_shown) found.emplace_back(file, count - limits::problems_shown);
  return found;
}

std::string_view Report::source_line(const Place& place) const {
  const auto source = sources_.find(place.file);
  if (source == sources_.end() || place.line < 1) return {};
  const auto& [text, lines, first] = *source->second;
  if (place.line < first) return {};
  const auto line = static_cast<std::size_t>(place.line - first);
  if (line >= lines.size()) return {};
  std::string_view rest = std::string_view(text).substr(lines[line]);
  rest = rest.substr(0, rest.find('\n'));
  if (rest.ends_with('\r')) rest.remove_suffix(1);
  return rest;
}

std::string_view Report::line_of(const Problem& problem) const {
  const std::string_view line = source_line(problem.place);
  return line.empty() ? std::string_view(problem.line) : line;
}

std::string describe(const Problem& problem, std::string_view source_line, bool colour) {
  const Colours& colours = colour ? bright : none;
  std::string text;
  text.append(colours.strong).append(prefix(problem.place)).append(colours.plain);
  text.append(colour_for(problem.severity, colours)).append(name_of(problem.severity));
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
    text += describe(problem, report.line_of(problem), colour);
  for (const auto& [file, count] : report.omitted()) {
    text.append(prefix({file, 0, 0}));
    append_integer(text, static_cast<std::int64_t>(count));
    text.append(count == 1 ? " more problem\n" : " more problems\n");
  }
  return text;
}

}  // namespace boardwright::base
