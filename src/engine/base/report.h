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

#include "base/rooms.h"
#include "base/text.h"

namespace boardwright::base {

/// A spot in a file. Lines and columns count from 1, columns in characters; 0 is unknown.
struct Place {
  std::string file;
  int line = 0;
  int column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

/// One problem, worded for the author of the file and not for us.
struct Problem {
  enum class Severity { warning, error };
  Severity severity = Severity::error;
  Place place;
  std::string message;  ///< "unknown piece 'rok'"
  std::string hint;     ///< "did you mean 'rook'?", or empty
  std::string line = {};  ///< as it stands in the source, if that was kept before
};

/// Gathers problems while files are read. Readers go on after an error.
///
/// Of each file it keeps the first limits::problems_shown and counts the rest.
class Report {
 public:
  /// What the hint took is spent.
  void error(Place place, std::string message, Hint hint = {});
  void warning(Place place, std::string message, Hint hint = {});

  /// An error whose hint takes work: it is asked for only if the problem is kept.
  template <std::invocable MakeHint>
  void error(Place place, std::string message, MakeHint&& hint) {
    Hint told = is_full(place.file) ? Hint() : Hint(hint());
    error(std::move(place), std::move(message), std::move(told));
  }

  /// Keeps the text of a file, or a part of it that begins on some line, so that problems in it are
  /// shown with their line.
  void keep_source(std::string file, std::string text, int first_line = 1);

  /// Keeps the texts that another report has, too, without copying them.
  void share_sources(const Report& other);

  /// Takes over the problems and sources of another report, after one's own.
  void merge(Report other);

  /// Takes steps off what reading may take, which is limits::reading_steps for all that one report
  /// is about. False if they are more than are left: then the reader stops; the first to meet this
  /// reports it, at a place of its file.
  bool spend(std::int64_t steps, const Place& place);
  bool spend(std::size_t steps, const Place& place) {
    return spend(static_cast<std::int64_t>(steps), place);
  }

  /// How many steps were taken.
  std::int64_t steps() const { return steps_; }

  bool has_errors() const { return errors_ > 0; }
  const std::vector<Problem>& problems() const { return problems_; }

  /// How many problems were told, those that are not kept among them. It only grows.
  std::size_t count() const { return count_; }

  /// How many of them are errors.
  std::size_t errors() const { return errors_; }

  /// Whether further problems of a file are only counted, so that nobody needs to seek a hint.
  bool is_full(std::string_view file) const;

  /// The problems of each file that are not kept, by its name.
  std::vector<std::pair<std::string, std::size_t>> unkept() const;

  /// The line of a kept file, without its end; empty if there is none.
  std::string_view source_line(const Place& place) const;

  /// The line of a problem: of a file that is read in parts it is kept with the problem.
  std::string_view line_of(const Problem& problem) const;

 private:
  /// The text of a file, and where its lines begin.
  struct Source {
    std::string text;
    std::vector<std::uint32_t> lines;
    int first_line = 1;
  };

  void add(Problem problem);

  std::vector<Problem> problems_;
  std::size_t count_ = 0, errors_ = 0;
  std::int64_t steps_ = 0;
  std::map<std::string, std::size_t, std::less<>> counts_;  ///< by file
  std::map<std::string, std::shared_ptr<const Source>, std::less<>> sources_;
};

/// Shows a problem with its source line and a caret under the column.
///
///     game.toml:4:25: error: unknown word 'slyde'
///     moves  = ["slide side", "slyde corner"]
///                             ^ did you mean 'slide'?
///
/// Without a source line the hint follows on a line of its own. Of a long line the part
/// around the column is shown. Control characters are shown as `\x1b`. Ends with a line end.
std::string describe(const Problem& problem, std::string_view source_line, bool colour = false);

/// Shows the problems of a report, in the order they were found, and how many more there are:
///
///     game.toml: 99950 more problems
std::string describe(const Report& report, bool colour = false);

}  // namespace boardwright::base
