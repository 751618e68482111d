// Problems in the author's files, collected so that one run shows them all.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

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
};

/// Gathers problems while files are read. Readers go on after an error.
class Report {
 public:
  void error(Place place, std::string message, std::string hint = {});
  void warning(Place place, std::string message, std::string hint = {});

  /// Keeps the text of a file, so that problems in it are shown with their line.
  void keep_source(std::string file, std::string text);

  /// Takes over the problems and sources of another report, after one's own.
  void merge(Report other);

  bool has_errors() const;
  const std::vector<Problem>& problems() const { return problems_; }

  /// The line of a kept file, without its end; empty if there is none.
  std::string_view source_line(const Place& place) const;

 private:
  std::vector<Problem> problems_;
  std::map<std::string, std::string, std::less<>> sources_;
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

/// Shows all problems of a report, in the order they were found.
std::string describe(const Report& report, bool colour = false);

}  // namespace boardwright::base
