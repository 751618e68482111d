// Names that become parts of file names, of URLs and of ids in web pages.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/report.h"

namespace boardwright::base {

/// Whether a text is a valid name of a game, article, figure, claim, remark or style: letters,
/// digits and hyphens, a letter or digit first, at most limits::name_bytes of them. Such a name
/// never needs escapes, and cannot lead to another folder, host or script.
bool is_name(std::string_view text);

/// The hint that says what a valid name is.
std::string name_hint();

/// Reports a text that is not a valid name.
void check_name(std::string_view text, const Place& place, Report& report);

/// A name as a title: "Progressive Knight" for "progressive-knight".
std::string as_title(std::string_view name);

/// The slug of a display name, for file names and ids: "enhanced-rook". Never empty.
std::string slug_of(std::string_view name);

/// Whether a text is a valid name of a file in a game's folder: names separated by full stops.
bool is_file_name(std::string_view text);

/// The names used so far, with their places: each must be unique.
class UniqueNames {
 public:
  enum class Case { matters, is_ignored };

  /// `what` is the noun in messages: "figure", "claim". Names that become file names are compared
  /// without case, because some file systems ignore it.
  explicit UniqueNames(std::string what, Case letters = Case::matters)
      : what_(std::move(what)), case_(letters) {}

  /// Adds a name, or reports it with the place of the first if it was used before. An empty name is
  /// ignored.
  void add(std::string_view name, const Place& place, Report& report);

 private:
  std::string what_;
  Case case_;
  std::map<std::string, Place, std::less<>> seen_;
};

}  // namespace boardwright::base
