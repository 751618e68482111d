// Hyphenation by the patterns of the language.
#pragma once
#include <hyphen.h>

#include <string_view>
#include <vector>

#include "fonts/handle.h"

namespace boardwright::typeset {

/// Hyphenates words of American English.
class Hyphens {
 public:
  Hyphens();

  /// The offsets before which a word can be divided, at least two letters from its start and three
  /// from its end. Empty for a word of fewer than six letters, or with a character other than the
  /// letters a to z, in either case.
  std::vector<std::size_t> divide(std::string_view word) const;

 private:
  fonts::Handle<HyphenDict, &hnj_hyphen_free> patterns_;
};

}  // namespace boardwright::typeset
