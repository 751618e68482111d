// Names that become parts of file names, of addresses and of ids in pages.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/report.h"

namespace boardwright::base {

/// Whether a text may be the name of a game, article, figure, claim, remark or style: letters,
/// digits and hyphens, with a letter or digit first, at most limits::name_bytes of them. Such a
/// name needs no escapes wherever it goes, and none leads to another folder, host or script.
bool is_name(std::string_view text);

/// How messages say what a name may be.
std::string name_hint();

/// Reports a text that may be none.
void check_name(std::string_view text, const Place& place, Report& report);

/// "Progressive Knight" from "progressive-knight": a name as a title.
std::string as_title(std::string_view name);

/// Whether a text may be the name of a file beside a game's: names with full stops between.
bool is_file_name(std::string_view text);

/// The names of the data files in a folder, without their ending, in order. What bears no name, as
/// an editor's copy, is none of them.
std::vector<std::string> names_in(const std::filesystem::path& folder);

/// Names of which each may be there once, with the places where they stand.
class NamesSeen {
 public:
  enum class Case { matters, is_ignored };

  /// `what`: "figure", "claim", as messages call what bears the names. Where names of files come
  /// of them, capitals are ignored as some systems do.
  explicit NamesSeen(std::string what, Case letters = Case::matters)
      : what_(std::move(what)), case_(letters) {}

  /// Reports a name that was seen before, with the place of the first. An empty one is none.
  void see(std::string_view name, const Place& place, Report& report);

 private:
  std::string what_;
  Case case_;
  std::map<std::string, Place, std::less<>> seen_;
};

}  // namespace boardwright::base
