// Page frames: the HTML around the content, read from templates/pages.
#pragma once
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/report.h"
#include "page/families.h"
#include "page/glossary.h"

namespace boardwright::page {

/// A template with slots, for example {{title}}.
struct FrameFile {
  std::string name;  ///< the name in messages
  std::string text;
};

/// All page templates.
struct Frame {
  FrameFile head;  ///< the <head> of every page
  FrameFile article, index;
  FrameFile site;           ///< of pages that belong to no game
  FrameFile card;           ///< of the rules card of a game
  FrameFile play;           ///< of the page on which a game is played
  std::string css;          ///< the style sheet of all pages
  std::string draft_css;    ///< added for drafts
  std::string article_css;  ///< added for articles
  std::string site_css;     ///< added for the index and for pages that belong to no game
  std::string card_css;     ///< added for rules cards
  std::string live_css;     ///< added where figures come to life
  std::string play_css;     ///< added for pages on which games are played
  /// Scripts by file name, each a file of the site: page.js and those of live figures.
  std::map<std::string, std::string, std::less<>> scripts;
  Glossary glossary;
  std::vector<Family> families;                             ///< of games, in the order of the index
  std::vector<std::pair<std::string, std::string>> shared;  ///< files that pages share, by name
};

/// The files of templates/pages that are copied beside the pages that belong to no game: scripts
/// and style sheets.
inline constexpr std::string_view shared_files[] = {"page.css", "site.css",  "live.css",
                                                    "play.css", "filter.js", "search.js"};

/// Reads frames, style sheets, scripts, the glossary and the families of games; draft.css, page.js
/// and the scripts of live/ are optional. Reports files that are not text; throws as Files::read
/// does.
Frame read_frame(const base::Files& files, const std::filesystem::path& folder, Report& report);

/// The content of a slot, as HTML.
struct Slot {
  std::string_view name;
  std::string html;
};

/// Fills all slots. Reports slots without content, and content without a slot.
std::string fill_frame(const FrameFile& frame, std::span<const Slot> slots, Report& report);

/// The parts of the head of a page: plain text, except `address`, which is HTML, and `style`, which
/// is CSS.
struct HeadParts {
  std::string title, description, address, style;
};
std::string fill_head(const Frame& frame, const HeadParts& parts, Report& report);

}  // namespace boardwright::page
