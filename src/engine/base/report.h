// Problems in the author's files, collected so that one run shows them all.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace boardwright::base {

/// A place in a file. Lines and columns count from 1, columns in characters; 0 is unknown.
struct Place {
  std::string file;
  int line = 0;
  int column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

/// One problem, described for the author of the file rather than for developers.
struct Problem {
  enum class Severity { warning, error };
  Severity severity = Severity::error;
  Place place;
  std::string message;    ///< "unknown piece 'rok'"
  std::string hint;       ///< "did you mean 'rook'?", or empty
  std::string line = {};  ///< the source line, if it was kept with the problem
};

/// Collects problems while files are read. Readers continue after an error.
///
/// For each file it keeps the first limits::problems_shown and counts the others.
class Report {
 public:
  /// Adds a problem, and spends the steps that finding its hint took.
  void error(Place place, std::string message, Hint hint = {});
  void warning(Place place, std::string message, Hint hint = {});

  /// An error whose hint is expensive: `hint` is called only if the problem is kept.
  template <std::invocable MakeHint>
  void error(Place place, std::string message, MakeHint&& hint) {
    Hint found = is_full(place.file) ? Hint() : Hint(hint());
    error(std::move(place), std::move(message), std::move(found));
  }

  /// Keeps the text of a file, or the part of it from `first_line` on, so that problems are shown
  /// with their source line.
  void keep_source(std::string file, std::string text, int first_line = 1);

  /// Shares the source texts of another report without copying them.
  void share_sources(const Report& other);

  /// Appends the problems and sources of another report.
  void merge(Report other);

  /// Spends steps of reading; one report can spend limits::reading_steps. Returns false if more
  /// than that are spent: the reader then stops. The first such call reports an error at `place`.
  bool spend(std::int64_t steps, const Place& place);
  bool spend(std::size_t steps, const Place& place) {
    return spend(static_cast<std::int64_t>(steps), place);
  }

  /// The steps spent.
  std::int64_t steps() const { return steps_; }

  bool has_errors() const { return errors_ > 0; }
  const std::vector<Problem>& problems() const { return problems_; }

  /// The number of problems reported, including those that are not kept. It never decreases.
  std::size_t count() const { return count_; }

  /// The number of errors among them.
  std::size_t errors() const { return errors_; }

  /// Whether further problems of a file are only counted, so that hints need not be computed.
  bool is_full(std::string_view file) const;

  /// For each file, by name, the number of problems that are not kept.
  std::vector<std::pair<std::string, std::size_t>> omitted() const;

  /// The line of a kept source text, without its line end; empty if there is none.
  std::string_view source_line(const Place& place) const;

  /// The source line of a problem. For a file that is read in parts it is kept with the problem.
  std::string_view line_of(const Problem& problem) const;

 private:
  /// The text of a file, and the offsets of its lines.
  struct Source {
    std::string text;
    std::vector<std::uint32_t> lines;
    int first_line = 1;
  };

  void add(Problem problem);

  std::vector<Problem> problems_;
  std::size_t count_ = 0, errors_ = 0;
  std::int64_t steps_ = 0;
  std::map<std::string, std::size_t, std::less<>> counts_;  ///< problems by file
  std::map<std::string, std::shared_ptr<const Source>, std::less<>> sources_;
};

/// Formats a problem with its source line and a caret under the column.
///
///     game.toml:4:25: error: unknown word 'slyde'
///     moves  = ["slide side", "slyde corner"]
///                             ^ did you mean 'slide'?
///
/// Without a source line the hint is on a line of its own. Only the part of a long line around the
/// column is shown. Control characters are shown as `\x1b`. Ends with a line end.
std::string describe(const Problem& problem, std::string_view source_line, bool colour = false);

/// Formats the problems of a report in the order in which they were found, and the numbers of those
/// that are not kept:
///
///     game.toml: 99950 more problems
std::string describe(const Report& report, bool colour = false);

}  // namespace boardwright::base
