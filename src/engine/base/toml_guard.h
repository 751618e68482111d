// Keeps from the TOML library what it cannot bear.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data_nodes.h"
#include "base/report.h"

namespace boardwright::base {

/// TOML that the library may read: the same values as the author's text, at the same places but for
/// what `escapes` lists.
struct GuardedToml {
  /// A letter that stands escaped, the first of its line. Columns count characters from 1.
  struct Escape {
    std::size_t at;     ///< where the letter stands among the bytes of the author's text
    Spot spot;          ///< the same in both texts
    int added_columns;  ///< how much longer the escape is than the letter
  };

  std::string text;
  std::vector<Escape> escapes;  ///< in the order of the text

  /// The place in the author's text of a place in `text`.
  Spot written(Spot spot) const;
};

/// Checks a text against the limits of base/limits.h that keep the library from exhausting its
/// stack, and against what the library assumes never to meet. Letters beyond ASCII stand only in
/// texts and comments. What does not pass is reported, and nothing returned.
/// Requires: the text is UTF-8.
std::optional<GuardedToml> guard_toml(std::string_view text, const std::string& name,
                                      Report& report);

}  // namespace boardwright::base
