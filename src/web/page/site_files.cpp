// Lists the web fonts, and finds which characters a page shows.
#include "page/site_files.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

#include "base/characters.h"
#include "base/text.h"

namespace boardwright::page {
namespace {

constexpr std::array<WebFont, 8> fonts = {{
    {"Noto Serif", 400, false, "NotoSerif-Regular.ttf", "serif.woff2", WebFont::For::words},
    {"Noto Serif", 400, true, "NotoSerif-Italic.ttf", "serif-italic.woff2", WebFont::For::words},
    {"Noto Serif", 700, false, "NotoSerif-Bold.ttf", "serif-bold.woff2", WebFont::For::words},
    {"Noto Sans", 400, false, "NotoSans-Regular.ttf", "sans.woff2", WebFont::For::words},
    {"Noto Sans", 400, true, "NotoSans-Italic.ttf", "sans-italic.woff2", WebFont::For::words},
    {"Noto Sans", 700, false, "NotoSans-Bold.ttf", "sans-bold.woff2", WebFont::For::words},
    {"Noto Sans Mono", 400, false, "NotoSansMono-Regular.ttf", "mono.woff2", WebFont::For::code},
    {"Noto Sans Symbols 2", 400, false, "NotoSansSymbols2-Regular.ttf", "signs.woff2",
     WebFont::For::signs},
}};

/// Decodes the UTF-8 character at an offset, and advances the offset.
char32_t next_character(std::string_view text, std::size_t& at) {
  const char32_t character = base::first_character(text.substr(at));
  for (++at; at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80;) ++at;
  return character;
}

void append_character(std::string& text, char32_t character) {
  constexpr unsigned first[] = {0, 0xc0, 0xe0, 0xf0};  // of the lead byte, by length
  const unsigned more = character < 0x80 ? 0 : character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
  text += static_cast<char>(first[more] | character >> (6 * more));
  for (unsigned left = more; left-- > 0;)
    text += static_cast<char>(0x80 | (character >> (6 * left) & 0x3f));
}

/// The character of a decimal entity or of one that our writers use; 0 for any other.
char32_t character_of(std::string_view entity) {
  constexpr std::pair<std::string_view, char32_t> known[] = {
      {"amp", U'&'}, {"lt", U'<'}, {"gt", U'>'}, {"quot", U'"'}};
  for (const auto& [name, character] : known)
    if (entity == name) return character;
  if (!entity.starts_with('#')) return 0;
  char32_t number = 0;
  for (const char c : entity.substr(1)) {
    if (c < '0' || c > '9' || number > 0x10ffff) return 0;
    number = number * 10 + static_cast<char32_t>(c - '0');
  }
  return number;
}

/// Reads a page from start to end.
class PageReader {
 public:
  explicit PageReader(std::string_view html) : html_(html) {}

  ShownLetters read() {
    for (std::size_t at = 0; at < html_.size();) {
      const std::size_t tag = std::min(html_.find('<', at), html_.size());
      take(html_.substr(at, tag - at));
      const std::size_t end = html_.find('>', tag);
      if (end == html_.npos) break;
      at = handle_tag(html_.substr(tag, end - tag), end + 1);
    }
    return {std::u32string(words_.begin(), words_.end()),
            std::u32string(code_.begin(), code_.end())};
  }

 private:
  /// Handles a tag whose text continues at `after`; returns the offset at which to continue.
  std::size_t handle_tag(std::string_view tag, std::size_t after) {
    if (tag == "<style") {
      const std::size_t end = std::min(html_.find("</style", after), html_.size());
      take_style(html_.substr(after, end - after));
      return end;
    }
    if (tag == "<code") ++depth_;
    if (tag == "</code" && depth_ > 0) --depth_;
    return after;
  }

  void take(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text[at] == '&' ? text.find(';', at) : text.npos;
      if (end == text.npos) {
        keep(next_character(text, at));
        continue;
      }
      keep(character_of(text.substr(at + 1, end - at - 1)));
      at = end + 1;
    }
  }

  /// Takes the characters of `content` properties: content: "\2713 of".
  void take_style(std::string_view css) {
    constexpr std::string_view key = "content: \"";
    for (std::size_t at = css.find(key); at != css.npos; at = css.find(key, at)) {
      at += key.size();
      const std::size_t end = std::min(css.find('"', at), css.size());
      char32_t number = 0;
      bool escaped = false;
      for (std::string_view text = css.substr(at, end - at); const char c : text) {
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        if (escaped && digit >= 0) {
          number = number * 16 + static_cast<char32_t>(digit);
          continue;
        }
        if (escaped) keep(number);
        escaped = c == '\\';
        number = 0;
        if (!escaped) keep(static_cast<unsigned char>(c));
      }
      if (escaped) keep(number);
      at = end;
    }
  }

  void keep(char32_t character) {
    if (character > U' ' && character != 0x7f) (depth_ > 0 ? code_ : words_).insert(character);
  }

  std::string_view html_;
  int depth_ = 0;  ///< nesting depth of code elements
  std::set<char32_t> words_, code_;
};

/// A fallback font that readers have, scaled to the width of one of ours, so that lines do not move
/// when the web font arrives.
struct StandIn {
  std::string_view family;
  int weight;
  double size;  ///< scale factor, measured on our own texts
  std::array<std::string_view, 4> names;
};

constexpr StandIn stand_ins[] = {
    {"Like Noto Sans", 400, 1.04, {"Arial", "ArialMT", "Liberation Sans", "Helvetica"}},
    {"Like Noto Sans",
     700,
     1.03,
     {"Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"}},
    {"Like Noto Serif",
     400,
     1.16,
     {"Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Times"}},
    {"Like Noto Serif",
     700,
     1.17,
     {"Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Times Bold"}},
};
constexpr double noto_ascent = 1.069, noto_descent = 0.293;  // of both families, in em

void add_all(std::u32string& to, const std::u32string& others) {
  std::u32string all;
  std::set_union(to.begin(), to.end(), others.begin(), others.end(), std::back_inserter(all));
  to = std::move(all);
}

std::u32string characters_in(std::string_view utf8) {
  std::set<char32_t> found;
  for (std::size_t at = 0; at < utf8.size();) found.insert(next_character(utf8, at));
  return {found.begin(), found.end()};
}

}  // namespace

std::string site_path(std::string_view up) {
  return std::string(up) + std::string(site_folder) + "/";
}

std::string live_script(std::string_view name) {
  return std::string(name == live_script_name || name == engine_script ? name : "table.js");
}

std::string live_element(std::string_view site) {
  return "<script src=\"" + std::string(site) + std::string(live_script_name) + "\" data-game=\"" +
         std::string(live_game) + "\" defer></script>\n";
}

std::string shortened(std::string_view script) {
  std::string kept;
  bool in_comment = false, in_template = false;  // lines of a template literal are not comments
  while (!script.empty()) {
    const std::string_view line =
        script.substr(0, std::min(script.find('\n'), script.size() - 1) + 1);
    script.remove_prefix(line.size());
    const std::string_view words = base::trimmed(line);
    const std::size_t end = words.find("*/");
    const bool is_closed = end != words.npos;
    if (!in_template && words.starts_with("/**") && (!is_closed || end + 2 == words.size()))
      in_comment = true;
    if (in_comment) {
      in_comment = !is_closed;
    } else if (in_template || !words.starts_with("//")) {
      kept += in_template ? line : line.substr(std::min(line.find_first_not_of(' '), line.size()));
      if (std::count(line.begin(), line.end(), '`') % 2 != 0) in_template = !in_template;
    }
  }
  return kept;
}

std::span<const WebFont> web_fonts() { return fonts; }

std::string font_css(std::string_view site) {
  std::string css;
  for (const StandIn& font : stand_ins) {
    css.append("@font-face{font-family:\"").append(font.family);
    css.append("\";font-weight:").append(std::to_string(font.weight)).append(";src:");
    for (const std::string_view name : font.names)
      css.append(name == font.names.front() ? "" : ",")
          .append("local(\"")
          .append(name)
          .append("\")");
    const auto percent = [&](const char* key, double part) {
      css.append(";").append(key).append(":").append(base::decimal(100 * part, 1)).append("%");
    };
    percent("size-adjust", font.size);
    percent("ascent-override", noto_ascent / font.size);
    percent("descent-override", noto_descent / font.size);
    css.append(";line-gap-override:0%}\n");
  }
  for (const WebFont& font : fonts) {
    css.append("@font-face{font-family:\"").append(font.family);
    css.append("\";font-weight:").append(std::to_string(font.weight));
    css.append(font.italic ? ";font-style:italic" : "");
    css.append(";font-display:swap;src:url(\"").append(site).append(font.file);
    css.append("\")format(\"woff2\")}\n");
  }
  return css;
}

void ShownLetters::add(const ShownLetters& others) {
  add_all(words, others.words);
  add_all(code, others.code);
}

ShownLetters letters_of(std::string_view html) { return PageReader(html).read(); }

std::string text_of(const ShownLetters& letters) {
  std::string text;
  for (const char32_t character : letters.words) append_character(text, character);
  text += '\t';
  for (const char32_t character : letters.code) append_character(text, character);
  return text;
}

ShownLetters read_shown_letters(std::string_view text) {
  if (base::invalid_utf8(text)) return {};
  const std::size_t tab = std::min(text.find('\t'), text.size());
  return {characters_in(text.substr(0, tab)),
          characters_in(tab < text.size() ? text.substr(tab + 1) : std::string_view())};
}

}  // namespace boardwright::page
