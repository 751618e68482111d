// The frames of pages: what stands around the content, read from templates/pages.
#pragma once
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/report.h"
#include "document/glossary.h"

namespace boardwright::document {

/// A template with slots as {{title}}.
struct FrameFile {
  std::string name;  ///< as messages name it
  std::string text;
};

/// All templates of pages.
struct Frame {
  FrameFile head;  ///< what stands in the head of every page
  FrameFile article, index;
  FrameFile site;           ///< of pages that belong to no game
  FrameFile card;           ///< of a game's rules on one sheet
  std::string css;          ///< the style sheet of all
  std::string draft_css;    ///< what a draft adds to it
  std::string article_css;  ///< what articles add
  std::string site_css;     ///< what the index and the pages of no game add
  std::string card_css;     ///< what a card adds
  /// Scripts of pages by name, each a file of the site: of all pages, and of figures that live.
  std::map<std::string, std::string, std::less<>> scripts;
  Glossary glossary;
  std::vector<std::pair<std::string, std::string>> shared;  ///< files for pages, by name
};

/// The files of templates/pages that lie beside the pages of no game: scripts and style sheets.
inline constexpr std::string_view shared_files[] = {"page.css", "site.css", "filter.js",
                                                    "search.js"};

/// Reads frames, style sheets, scripts and the glossary; of draft.css, page.js and the scripts of
/// live/ there may be none. Reports what is no text; throws std::system_error if a file cannot be
/// read.
Frame read_frame(const std::filesystem::path& folder, Report& report);

/// What goes into a slot, as HTML.
struct Slot {
  std::string_view name;
  std::string html;
};

/// Fills all slots. Reports slots that have no content, and content that has no slot.
std::string fill_frame(const FrameFile& frame, std::span<const Slot> slots, Report& report);

/// What the head of every page says, as texts but for `address`, which is HTML, and `style`, which
/// is CSS.
struct HeadParts {
  std::string title, description, address, style;
};
std::string fill_head(const Frame& frame, const HeadParts& parts, Report& report);

}  // namespace boardwright::document
