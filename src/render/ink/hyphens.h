// Where words may be divided, by the patterns of the language.
#pragma once
#include <hyphen.h>

#include <string_view>
#include <vector>

#include "render/ink/handle.h"

namespace boardwright::ink {

/// Divides words of English as it is written in America.
class Hyphens {
 public:
  Hyphens();

  /// Offsets in the word before which it may be divided, at least two letters from its beginning
  /// and three from its end. Empty unless the word is made of the letters a to z.
  std::vector<std::size_t> of(std::string_view word) const;

 private:
  Handle<HyphenDict, &hnj_hyphen_free> patterns_;
};

}  // namespace boardwright::ink
