// PDF and PNG output, by a module that is loaded on first use.
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
#include "fonts/bad_text.h"
#include "scene/page.h"
#include "scene/scene.h"
#include "scene/style.h"

namespace boardwright::pdf {

using base::operator""_mm;
using fonts::Fonts;
using scene::Page, scene::PressInk, scene::Scene, scene::Style;

/// The press for which a document is made.
struct Press {
  std::vector<PressInk> inks;  ///< the inks that styles state
  std::string profile;         ///< the ICC profile that converts all other colours; empty: none
  std::string profile_file;    ///< its file name, for messages
  std::string condition;       ///< the name of a registered printing condition; empty: none
};

/// Options of one drawing.
struct RenderOptions {
  double png_width = 900;          ///< in pixels
  base::Millimetres side = 14_mm;  ///< PDF: length of a side of a cell
  std::string author;              ///< PDF metadata: the credit
  std::string language = "en";     ///< PDF: the language of the whole text
  std::string duplex;  ///< pages: the PDF name of the duplex mode for the printer: Simplex,
                       ///< DuplexFlipLongEdge; empty: unspecified
  const Press* press = nullptr;  ///< PDF: the press; null: for screens and office printers
};

/// A finished document that becomes a part of another.
struct Part {
  std::string title;  ///< its entry in the outline of the joined document
  std::string bytes;  ///< as returned by `pdf` or `pages`, or a book
};

/// A file of an archive.
struct ArchiveFile {
  std::string path;  ///< in the archive: "board.pdf"
  std::string bytes;
};

/// The interface of the drawing module, implemented in pdf/module.cpp.
struct InkFunctions {
  virtual ~InkFunctions() = default;

  /// Makes all later pages and books for this press. The functions that draw them throw UsageError
  /// if the profile is not that of a four-ink press, or if there is no profile and a colour's inks
  /// are not stated.
  virtual void print_on(Press press) = 0;

  /// One page of the drawing's size: vector outlines, text as text, tagged, with alternative text.
  virtual std::string pdf(const Scene& scene, const Style& style, const RenderOptions& options) = 0;

  /// The same drawing as Encapsulated PostScript, without tags and alternative text.
  virtual std::string eps(const Scene& scene, const Style& style, const RenderOptions& options) = 0;

  /// Pages true to size, each with its trim box and bleed box. Only the credit and the language of
  /// `options` are used. Throws as `pdf` does.
  virtual std::string pages(const std::vector<Page>& pages, const std::string& title,
                            const RenderOptions& options) = 0;

  /// The number of pages of a finished document.
  virtual std::size_t pages_of(const std::string& document) = 0;

  /// Joins finished documents in this order, with the print settings of the first. If a press is
  /// set, all of them were drawn for it. Requires: at least one part.
  virtual std::string join(const std::vector<Part>& parts, const std::string& title) = 0;

  virtual std::string png(const Scene& scene, const Style& style, const RenderOptions& options) = 0;

  /// A page with its bleed, and its slug if it has one, at 300 dots per inch on white.
  virtual std::string page_png(const Page& page) = 0;

  /// A ZIP of files, in this order.
  virtual std::string archive(const std::vector<ArchiveFile>& files) = 0;

  /// The drawing with its texts converted to outlines.
  virtual Scene outlined(const Scene& scene, const Style& style) = 0;

  /// A subset of a font that contains only these characters, as WOFF2, for web pages.
  virtual std::string web_font(std::string_view font, std::u32string_view characters) = 0;

  /// The opened fonts, and the press if one is set: for everything else that the module draws.
  virtual Fonts& fonts() = 0;
  virtual const Press* press() const = 0;
};

/// PDF and PNG output with Cairo and Pango, using only the fonts of one folder.
///
/// The code is in a module that is loaded on first use, because opening its libraries takes longer
/// than drawing an SVG. An Ink is used by one thread at a time; each thread that draws opens its
/// own.
class Ink {
 public:
  /// Throws std::runtime_error if the module or a usable font is missing.
  explicit Ink(const std::filesystem::path& fonts);

  InkFunctions* operator->() const { return functions_.get(); }
  InkFunctions& operator*() const { return *functions_; }

 private:
  std::unique_ptr<InkFunctions> functions_;
};

/// A hash of the module's code, on which PDF and PNG depend besides the drawing and the fonts.
std::uint64_t ink_fingerprint();

}  // namespace boardwright::pdf
