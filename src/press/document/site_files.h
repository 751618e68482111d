// Files that all pages of a site share: its fonts and its script; and which letters pages show.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::document {

/// The folder of a site in which they stand. No game has such an id.
inline constexpr std::string_view site_folder = "site_files";
inline constexpr std::string_view page_script = "page.js";

/// What wakes the figures of a page, and the file beside it that hands the game over.
inline constexpr std::string_view live_script_name = "live.js";
inline constexpr std::string_view live_game = "game.js";

/// "../site_files/": where a page finds them. `up` leads from its folder to that of the site.
std::string site_path(std::string_view up);

/// A font of pages: a font of ours with the glyphs that they use.
struct WebFont {
  std::string_view family;  ///< "Noto Serif"
  int weight;
  bool italic;
  std::string_view source;                    ///< the file in fonts/
  std::string_view file;                      ///< "serif.woff2"
  enum class For { words, code, signs } use;  ///< signs: what no font of words has
};
std::span<const WebFont> web_fonts();

/// The rules of a style sheet that name them, for a page that finds them at `site`.
std::string font_css(std::string_view site);

/// Characters that pages show, sorted, each once.
struct ShownLetters {
  std::u32string words, code;

  void add(const ShownLetters& others);
  friend bool operator==(const ShownLetters&, const ShownLetters&) = default;
};

/// Those of a page or of an SVG in it: of its text, and of what its style sheet writes.
ShownLetters letters_of(std::string_view html);

/// ShownLetters as a line, of which nothing has to be escaped: words, a tab, code.
std::string text_of(const ShownLetters& letters);
ShownLetters read_shown_letters(std::string_view text);

}  // namespace boardwright::document
