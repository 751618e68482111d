// Files that all pages of a site share, its fonts and scripts, and the characters that pages show.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace boardwright::page {

/// The folder of these files in a site. No game can have this id.
inline constexpr std::string_view site_folder = "site_files";
inline constexpr std::string_view page_script = "page.js";

/// The script that brings the figures of a page to life, and the file beside the page that
/// registers its game.
inline constexpr std::string_view live_script_name = "live.js";
inline constexpr std::string_view engine_script = "engine.js";
inline constexpr std::string_view live_game = "game.js";

/// "../site_files/": the path from a page to the shared files. `up` is the path from its folder to
/// that of the site.
std::string site_path(std::string_view up);

/// The file of the site that a script of templates/pages/live goes into: live.js and engine.js are
/// files of their own, and all others are joined, so that a page loads them by one request.
std::string live_script(std::string_view name);

/// The script element that brings the figures of a page to life. `site` is the path to the shared
/// files.
std::string live_element(std::string_view site);

/// A script without its indentation, and without its comments that begin with // or /** and share
/// no line with code. Lines of template literals stay as they are.
std::string shortened(std::string_view script);

/// A web font: one of our fonts, subset to the glyphs that pages use.
struct WebFont {
  std::string_view family;  ///< "Noto Serif"
  int weight;
  bool italic;
  std::string_view source;                    ///< the file in fonts/
  std::string_view file;                      ///< "serif.woff2"
  enum class For { words, code, signs } use;  ///< signs: for characters missing in the other fonts
};
std::span<const WebFont> web_fonts();

/// The @font-face rules for a page whose path to the shared files is `site`.
std::string font_css(std::string_view site);

/// The characters that pages show, sorted, without repetitions.
struct ShownLetters {
  std::u32string words, code;

  void add(const ShownLetters& others);
  friend bool operator==(const ShownLetters&, const ShownLetters&) = default;
};

/// The characters of a page or SVG: of its text, and of the `content` in its style sheets.
ShownLetters letters_of(std::string_view html);

/// ShownLetters as one line that needs no escaping: words, a tab, code.
std::string text_of(const ShownLetters& letters);
ShownLetters read_shown_letters(std::string_view text);

}  // namespace boardwright::page
