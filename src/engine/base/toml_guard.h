// Protects the TOML library from input that it cannot handle.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_nodes.h"
#include "base/report.h"

namespace boardwright::base {

/// TOML that the library can read: the values of the author's text, at the same places except for
/// the shifts that `escapes` lists.
struct GuardedToml {
  /// A letter that was replaced by an escape, the first of its line. Columns count characters from
  /// 1.
  struct Escape {
    std::size_t at;     ///< byte offset of the letter in the author's text
    Spot spot;          ///< its place, the same in both texts
    int added_columns;  ///< length of the escape minus that of the letter
  };

  std::string text;
  std::vector<Escape> escapes;  ///< in the order of the text

  /// Converts a place in `text` to the place in the author's text.
  Spot written(Spot spot) const;
};

/// Checks a text against the limits of base/limits.h that keep the library from exhausting its
/// stack, and against the assumptions of the library. Letters beyond ASCII are allowed only in
/// texts and comments. Reports an error and returns nothing if a check fails. Requires: the text is
/// UTF-8.
std::optional<GuardedToml> guard_toml(std::string_view text, const std::string& name,
                                      Report& report);

}  // namespace boardwright::base
