// The fonts of one folder and no others, so that every machine draws the same.
#pragma once
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "render/ink/handle.h"
#include "scene/style.h"

namespace boardwright::ink {

/// A line of text, ready to be drawn from its left end on its baseline.
struct Line {
  LayoutHandle layout;
  double width = 0;  ///< points

  PangoLayoutLine* line() const { return pango_layout_get_line_readonly(layout.get(), 0); }
};

/// Lays out text. Used by one thread at a time.
class Fonts {
 public:
  /// Throws std::runtime_error if the folder holds no font or one that cannot be read.
  explicit Fonts(const std::filesystem::path& folder);

  /// The text in the paint's font, `size` points large. Good until the next call.
  ///
  /// Throws std::runtime_error if the family is not in the folder, or none of its fonts has a
  /// character of the text.
  const Line& line(const Paint& paint, double size, std::string_view words);

  /// What Pango chooses among these fonts by.
  PangoContext* context() const { return context_.get(); }

  /// Throws BadText: none of the fonts has a character of a text, of which `glyph` reminds.
  [[noreturn]] void refuse(PangoGlyph glyph, std::string_view words) const;

 private:
  Line lay_out(const Paint& paint, double size, std::string_view words) const;

  std::filesystem::path folder_;
  std::set<std::string, std::less<>> families_;
  FontMapHandle map_;
  ContextHandle context_;
  std::unordered_map<std::string, Line> lines_;
  std::string key_;  ///< kept for its memory
};

}  // namespace boardwright::ink
