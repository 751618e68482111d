// The table of output formats.
#pragma once
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "figure/content.h"
#include "pdf/ink.h"
#include "scene/scene.h"
#include "scene/style.h"
#include "terminal/context.h"

namespace boardwright::builder {

/// How an SVG contains text: as text, or as outlines of letters, which need no font.
enum class TextAs { text, outlines };

/// A drawing to write in some format.
struct Drawable {
  const scene::Scene& scene;
  const scene::Style& style;
  const pdf::RenderOptions& options;
  const figure::Content* content = nullptr;  ///< of a figure; null for other drawings
  bool true_size = false;                    ///< SVG: in millimetres, as RenderOptions::side says
  TextAs text = TextAs::text;                ///< SVG
};

/// The module that draws PDF and PNG, loaded at first use.
class LazyInk {
 public:
  explicit LazyInk(const std::filesystem::path& fonts) : fonts_(fonts) {}
  explicit LazyInk(pdf::Ink& open) : open_(&open) {}

  pdf::Ink& get();

 private:
  std::filesystem::path fonts_;
  std::optional<pdf::Ink> own_;
  pdf::Ink* open_ = nullptr;
};

/// An output format. Its name is also the file extension.
struct Format {
  std::string_view name;
  std::string_view describes;  ///< for --help
  bool picture;                ///< it is a picture: builds write it, and pages link to it
  bool text;                   ///< it can be shown on a terminal
  bool ink;                    ///< it needs the module
  std::string (*write)(const Drawable& drawable, LazyInk& ink);
};
std::span<const Format> formats();

/// The format of this name; null if there is none.
const Format* find_format(std::string_view name);

/// "text" or "outlines", for a file with this extension. Throws UsageError for another word, and
/// for outlines in a format other than SVG.
TextAs find_text_as(const std::string& name, std::string_view extension);

/// The OptionRow::help of --text.
inline constexpr std::string_view text_as_help =
    "text of an SVG: text, or outlines of letters, which need no font";

/// The names of the formats that are pictures.
std::vector<std::string> picture_formats();

}  // namespace boardwright::builder
