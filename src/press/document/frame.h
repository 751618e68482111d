// The frames of pages: what stands around the content, read from templates/pages.
#pragma once
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "base/report.h"

namespace boardwright::document {

/// A template with slots as {{title}}.
struct FrameFile {
  std::string name;  ///< as messages name it
  std::string text;
};

/// All templates of pages.
struct Frame {
  FrameFile article, index;
  std::string css;        ///< the style sheet of both
  std::string draft_css;  ///< what a draft adds to it
  std::string script;     ///< of all pages, a file of the site
};

/// Reads article.html, index.html, page.css and, if they are there, draft.css and page.js. Reports
/// what is no text; throws std::system_error if a file cannot be read.
Frame read_frame(const std::filesystem::path& folder, Report& report);

/// What goes into a slot, as HTML.
struct Slot {
  std::string_view name;
  std::string html;
};

/// Fills all slots. Reports slots that have no content, and content that has no slot.
std::string fill_frame(const FrameFile& frame, std::span<const Slot> slots, Report& report);

}  // namespace boardwright::document
