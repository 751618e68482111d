// Output formats: one row of a table each.
#pragma once
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command/context.h"
#include "figure/content.h"
#include "ink/ink.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::command {

/// What the words of an SVG are: text, or outlines of letters, which need no font.
enum class TextAs { text, outlines };

/// A drawing to be written in some format.
struct Drawable {
  const Scene& scene;
  const Style& style;
  const RenderOptions& options;
  const Content* content = nullptr;  ///< of a figure: what it shows
  bool true_size = false;            ///< SVG: in millimetres, as RenderOptions::side says
  TextAs text = TextAs::text;        ///< SVG
};

/// PDF and PNG for formats that need them: opened when first asked for.
class LazyInk {
 public:
  explicit LazyInk(const std::filesystem::path& fonts) : fonts_(fonts) {}
  explicit LazyInk(Ink& open) : open_(&open) {}

  Ink& get();

 private:
  std::filesystem::path fonts_;
  std::optional<Ink> own_;
  Ink* open_ = nullptr;
};

/// A format. Its name is also the file ending.
struct Format {
  std::string_view name;
  std::string_view describes;  ///< for --help
  bool picture;                ///< it shows the drawing itself: builds write it, and pages link it
  bool text;                   ///< it may be shown on a terminal
  bool ink;                    ///< it needs the module
  std::string (*write)(const Drawable& drawable, LazyInk& ink);
};
std::span<const Format> formats();

/// The format of this name; null if there is none.
const Format* find_format(std::string_view name);

/// "text" or "outlines", for a file of this ending. Throws UsageError for another word, and for
/// outlines where words are drawn anyway, or none are.
TextAs find_text_as(const std::string& name, std::string_view ending);

/// What OptionRow::help says of it.
inline constexpr std::string_view text_as_help =
    "of an SVG: text, or outlines of letters, which need no font";

/// The names of the formats that show a drawing.
std::vector<std::string> picture_formats();

}  // namespace boardwright::command
