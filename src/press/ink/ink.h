// PDF and PNG, drawn by a module that is loaded when first asked for.
#pragma once
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/units.h"
#include "document/book_blocks.h"
#include "scene/page.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::ink {

/// A press that is to print.
struct Press {
  std::vector<PressInk> inks;  ///< what styles state
  std::string profile;       ///< the ICC profile by which all other colours are worked out; or none
  std::string profile_file;  ///< its name, for messages
  std::string condition;     ///< the name of a registered printing condition; or none
};

/// Options of one drawing.
struct RenderOptions {
  double png_width = 900;        ///< pixels
  Millimetres side = 14_mm;      ///< PDF: length of a side of a cell
  std::string author;            ///< PDF metadata: the credit
  std::string language = "en";   ///< PDF: of all words
  std::string duplex;            ///< pages: how a printer turns them over, by PDF's name for it:
                                 ///< Simplex, DuplexFlipLongEdge; empty: as it likes
  const Press* press = nullptr;  ///< PDF: in its inks; null: for screens and office printers
};

/// A finished document as a part of another.
struct Part {
  std::string title;  ///< in the outline of the whole
  std::string bytes;  ///< as `pdf`, `pages` or `book` made them
};

/// A file of an archive.
struct ArchiveFile {
  std::string path;  ///< in the archive: "board.pdf"
  std::string bytes;
};

/// A text that cannot be drawn: a character that no font has, or too much of it.
struct BadText : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What the drawing module does: declared here, written in typeset/module.cpp.
struct InkFunctions {
  virtual ~InkFunctions() = default;

  /// From now on pages and books are for this press. Their functions throw UsageError if the
  /// profile is none of a press with four inks, or if there is none and a colour's values are not
  /// stated.
  virtual void print_on(Press press) = 0;

  /// One page of the drawing's size: vector outlines, text as text, tagged, with alt text.
  virtual std::string pdf(const Scene& scene, const Style& style, const RenderOptions& options) = 0;

  /// The same drawing as Encapsulated PostScript, without what a PDF says of it.
  virtual std::string eps(const Scene& scene, const Style& style, const RenderOptions& options) = 0;

  /// Pages true to size, each with its trim box and bleed box. Of `options` the credit and the
  /// language count. Throws as `pdf` does.
  virtual std::string pages(const std::vector<Page>& pages, const std::string& title,
                            const RenderOptions& options) = 0;

  /// Reads what only books need, which else the first book does.
  virtual void expect_book() = 0;

  /// A whole book: set, with its structure, contents, outline and index. Throws BadText for a
  /// character that no font has.
  virtual std::string book(const Book& book, const RenderOptions& options) = 0;

  /// How many pages a finished document has.
  virtual std::size_t pages_of(const std::string& document) = 0;

  /// Finished documents as one, in their order, to be printed as the first is; if the ink is for a
  /// press, all of them were drawn for it. Requires: there is one.
  virtual std::string join(const std::vector<Part>& parts, const std::string& title) = 0;

  virtual std::string png(const Scene& scene, const Style& style, const RenderOptions& options) = 0;

  /// A page with its bleed, and its slug if it has one, at 300 dots an inch on white.
  virtual std::string page_png(const Page& page) = 0;

  /// A ZIP of files, in their order.
  virtual std::string archive(const std::vector<ArchiveFile>& files) = 0;

  /// The drawing with its texts as outlines of their letters.
  virtual Scene outlined(const Scene& scene, const Style& style) = 0;

  /// The font of a file with the glyphs of some characters alone, as WOFF2, for web pages.
  virtual std::string web_font(std::string_view font, std::u32string_view characters) = 0;
};

/// PDF and PNG, made by Cairo and Pango from the fonts in one folder alone.
///
/// The code lives in a module of its own that is loaded when first asked for: opening its
/// libraries takes longer than drawing an SVG. An Ink is used by one thread at a time; each thread
/// that draws opens its own.
class Ink {
 public:
  /// Throws std::runtime_error if the module or a usable font is missing.
  explicit Ink(const std::filesystem::path& fonts);

  InkFunctions* operator->() const { return functions_.get(); }

 private:
  std::unique_ptr<InkFunctions> functions_;
};

/// A hash of the module's code: what PDF and PNG depend on besides the drawing and the fonts.
std::uint64_t ink_fingerprint();

}  // namespace boardwright::ink
