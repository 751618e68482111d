// Words set as large as a room lets them, by what their letters really measure.
#pragma once
#include <string>
#include <vector>

#include "ink/ink.h"
#include "scene/page.h"

namespace boardwright::print {

/// The letters of the fonts, asked for what room words take.
class Letters {
 public:
  /// Refers to both.
  Letters(Ink& ink, const Style& style) : ink_(&ink), style_(&style) {}

  /// What a line of a role covers in size 1, about its place.
  Box extent(const char* role, const std::string& line) const;

 private:
  Ink* ink_;
  const Style* style_;
};

/// Lines of words, one below another.
struct SetWords {
  std::vector<std::string> lines;
  Millimetres size;
  Millimetres height;  ///< from the head of the first to the foot of the last
  Millimetres head;    ///< from there to the place of the first line

  /// From one line to the next.
  Millimetres leading() const { return 1.3 * size; }
};

/// What words may take.
struct WordRoom {
  Millimetres width, height;
  Millimetres most;  ///< size
  std::size_t lines = 1;
};

/// Parts of a text in the lines in which it is largest, and of those as large in the fewest; a line
/// never ends within a part. No lines if there are no parts. `between`: two parts of a line.
SetWords set_words(const Letters& letters, const char* role, const std::vector<std::string>& parts,
                   const std::string& between, const WordRoom& room);

}  // namespace boardwright::print
