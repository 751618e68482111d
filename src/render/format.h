// Output formats: one row of a table each.
#pragma once
#include <cstdint>
#include <filesystem>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "scene/piece_set.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright {

/// Options of one drawing.
struct RenderOptions {
  double png_width = 900;       ///< pixels
  double side_mm = 14;          ///< PDF: length of a side of a cell
  std::string author;           ///< PDF metadata: the credit
  std::string language = "en";  ///< PDF: of all words
  std::string duplex;           ///< pages: how a printer turns them over, by PDF's name for it:
                                ///< Simplex, DuplexFlipLongEdge; empty: as it likes
};

/// A drawing laid on a page. Lengths are in millimetres, from the page's lower left corner.
struct Laid {
  const Scene* scene = nullptr;
  const Style* style = nullptr;
  double unit = 1;  ///< what one side of a cell measures
  Vec origin;       ///< where the scene's (0, 0) lies
  Box window;       ///< nothing outside of it is drawn
};

/// A page for print. Lengths are in millimetres.
struct Page {
  double width = 0, height = 0;  ///< when trimmed
  double bleed = 0;              ///< more paper on every side, to be cut off
  std::vector<Laid> layers;      ///< the last on top; they may reach into bleed and slug
  std::string words;             ///< the same for those who cannot see it
  double slug = 0;               ///< still more paper beyond the bleed, for marks
};

struct Book;  // render/book.h

/// A text that cannot be drawn: a character that no font has, or too much of it.
struct BadText : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A drawing as a whole SVG file, with the style inside.
std::string render_svg(const Scene& scene, const Style& style);

/// The same for print: `side_mm` long sides, exact to less than 0.001 mm.
std::string render_svg(const Scene& scene, const Style& style, double side_mm);

/// A drawing as an <svg> element for a web page, whose style sheet holds style.page_css().
/// Appends to `out`. Ids begin with the scene's id, so several drawings live in one page. The page
/// must hold the drawings of its stamps, too: append_drawings().
void append_svg(std::string& out, const Scene& scene);

/// Appends an invisible <svg> element with drawings of the piece set, for the stamps of all figures
/// of a web page. It has the class "drawings".
void append_drawings(std::string& out, std::span<const Drawing* const> drawings);

/// The drawings that a scene's stamps show, each once, in the order of the scene.
std::vector<const Drawing*> drawings_of(const Scene& scene);

/// PDF and PNG, made by Cairo and Pango from the fonts in one folder alone.
///
/// The code lives in a module of its own that is loaded when first asked for: opening its
/// libraries takes longer than drawing an SVG. An Ink is used by one thread at a time; each thread
/// that draws opens its own.
class Ink {
 public:
  /// Throws std::runtime_error if the module or a usable font is missing.
  explicit Ink(const std::filesystem::path& fonts);
  ~Ink();
  Ink(const Ink&) = delete;
  Ink& operator=(const Ink&) = delete;

  /// One page of the drawing's size: vector outlines, text as text, tagged, with alt text.
  std::string pdf(const Scene& scene, const Style& style, const RenderOptions& options);

  /// Pages true to size, each with its trim box and bleed box. Of `options` the credit and the
  /// language count. Throws as `pdf` does.
  std::string pages(const std::vector<Page>& pages, const std::string& title,
                    const RenderOptions& options);

  /// A whole book: set, with its structure, contents, outline and index. Throws BadText for a
  /// character that no font has.
  std::string book(const Book& book, const RenderOptions& options);

  std::string png(const Scene& scene, const Style& style, const RenderOptions& options);

  struct Vtable;

 private:
  const Vtable* module_;
  void* state_;
};

/// A hash of the module's code and of the fonts: what PDF and PNG depend on besides the drawing.
std::uint64_t ink_fingerprint(const std::filesystem::path& fonts);

/// svg, pdf, png: names, which are also file endings, and a line for --help.
struct Format {
  std::string_view name, describes;
};
std::span<const Format> formats();

}  // namespace boardwright
