// Measures a paragraph on one endless line, chooses its line breaks, and shapes each line.
#include "typeset/book_text.h"

#include <algorithm>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "fonts/bad_text.h"
#include "pdf/ink.h"

namespace boardwright::typeset {

using fonts::Glyph;

namespace {

constexpr double space_width = 0.26;  // as a fraction of the font size, in the bundled fonts
/// The shortest last line, as a multiple of the font size: longer than two letters.
constexpr double stub_width = 1.9;
constexpr double sans_size = 0.94;  // looks as large as the serif letters around it
constexpr const char* serif = "Noto Serif";
constexpr const char* sans = "Noto Sans";
constexpr const char* mono = "Noto Sans Mono";

bool is_part_of_word(char c) {
  return base::is_letter(c) || base::is_digit(c) || (static_cast<unsigned char>(c) & 0x80) != 0;
}

/// Whether the byte starts a space that justification can widen.
bool is_space(std::string_view text, std::size_t at) {
  return text[at] == ' ' || text.substr(at).starts_with("\u00a0");
}

/// The end of a text without trailing spaces.
std::size_t trimmed_end(std::string_view text) { return text.find_last_not_of(' ') + 1; }

/// The width of a text without trailing spaces.
Points shaped_width(const ShapedText& text) {
  const std::size_t end = trimmed_end(text.text);
  int width = 0;
  for (const Glyph& glyph : text.glyphs)
    if (glyph.at < end) width += glyph.width;
  return from_pango(width);
}

/// Whether the offset is after "e-" in "e-mail", where no line may end.
bool is_after_letter_hyphen(std::string_view text, std::size_t at) {
  return at >= 2 && text[at - 1] == '-' && base::is_letter(text[at - 2]) &&
         (at == 2 || !is_part_of_word(text[at - 3]));
}

/// The x position of each byte of a text, and of its end.
std::vector<Points> x_positions(const ShapedText& text) {
  const std::size_t size = text.text.size();
  std::vector<Points> lefts(size + 1, -1_pt);
  int x = 0;
  for (const Glyph& glyph : text.glyphs) {
    if (lefts[glyph.at] < 0_pt) lefts[glyph.at] = from_pango(x);
    x += glyph.width;
  }
  lefts[size] = from_pango(x);
  for (std::size_t i = size; i-- > 0;)
    if (lefts[i] < 0_pt) lefts[i] = lefts[i + 1];
  return lefts;
}

/// For each byte of a text, and for its end, the number of spaces before it.
std::vector<int> spaces_before(std::string_view text) {
  std::vector<int> counts(text.size() + 1);
  for (std::size_t i = 0; i < text.size(); ++i)
    counts[i + 1] = counts[i] + (is_space(text, i) ? 1 : 0);
  return counts;
}

/// Calls `visit` with the glyph of every space except trailing ones.
template <class Visit>
void for_spaces(ShapedText& text, Visit visit) {
  const std::size_t end = trimmed_end(text.text);
  for (Glyph& glyph : text.glyphs)
    if (glyph.at < end && is_space(text.text, glyph.at)) visit(glyph);
}

/// Splits a run of glyphs at a byte of its text.
void cut(std::vector<fonts::GlyphRun>& runs, const std::vector<Glyph>& glyphs, std::size_t at) {
  const auto run = std::ranges::find_if(
      runs, [&](const fonts::GlyphRun& each) { return each.begin < at && at < each.end; });
  if (run == runs.end()) return;
  fonts::GlyphRun rest = *run;
  while (rest.first < rest.last && glyphs[rest.first].at < at) ++rest.first;
  rest.begin = at;
  run->end = at;
  run->last = rest.first;
  runs.insert(run + 1, rest);
}

/// The font of a run in a style.
fonts::FontLook look_of(const BookRun& run, const TextStyle& style) {
  return {style.mono ? mono
          : run.sans ? sans
                     : serif,
          run.bold || style.bold, run.italic != style.italic,
          (run.sans ? sans_size * style.size : style.size).value};
}

/// The offsets at which Unicode permits line breaks, without the ends of the text.
std::vector<std::size_t> line_breaks(const std::string& text) {
  std::vector<PangoLogAttr> attributes(base::length_utf8(text) + 1);
  pango_default_break(text.data(), static_cast<int>(text.size()), nullptr, attributes.data(),
                      static_cast<int>(attributes.size()));
  std::vector<std::size_t> found;
  std::size_t at = 0;
  for (const PangoLogAttr& attribute : attributes) {
    if (at > 0 && at < text.size() && attribute.is_line_break && !is_after_letter_hyphen(text, at))
      found.push_back(at);
    if (at < text.size())
      at = static_cast<std::size_t>(g_utf8_next_char(text.c_str() + at) - text.c_str());
  }
  return found;
}

}  // namespace

/// The runs of a paragraph between two forced line breaks, as one text.
struct TextSetter::Flat {
  struct Span {
    std::size_t begin, end;
    const BookRun* run;
  };
  std::string text;
  std::vector<Span> spans;
  std::vector<fonts::FontPart> parts;

  /// A tab advances to the next multiple of eight bytes.
  void add(const BookRun& run, std::string_view words) {
    const std::size_t begin = text.size();
    for (const char c : words)
      if (c == '\t')
        text.append(8 - text.size() % 8, ' ');
      else
        text += c;
    spans.push_back({begin, text.size(), &run});
  }
};

std::string note_target(int note) { return "#note-" + std::to_string(note + 1); }

std::string note_mark(int note) {
  constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string mark;
  for (const char c : std::to_string(note + 1)) mark += digits[c - '0'];
  return mark;
}

/// Ligatures are off: one glyph would represent several letters, on which some screen readers fail.
ShapedText TextSetter::shape(const Flat& flat, std::size_t begin, std::size_t end) {
  return fonts_.shape(flat.text, flat.parts, begin, end, Fonts::Ligatures::none);
}

/// Chooses the font of each letter.
void TextSetter::choose_fonts(Flat& flat, const TextStyle& style) {
  std::vector<fonts::LookSpan> others;
  for (const Flat::Span& span : flat.spans)
    if (span.run->bold || span.run->italic || span.run->sans)
      others.push_back({span.begin, span.end, look_of(*span.run, style)});
  flat.parts = fonts_.parts_of(flat.text, look_of({}, style), others);
}

/// The offsets at which words can be hyphenated. Sans-serif (code) runs and URLs are not.
std::vector<std::size_t> TextSetter::divisions_of(const Flat& flat) const {
  const std::string_view text = flat.text;
  const auto is_indivisible = [&](std::size_t at) {
    return std::ranges::any_of(flat.spans, [&](const Flat::Span& span) {
      return span.begin <= at && at < span.end &&
             (span.run->sans || span.run->words.find("://") != std::string::npos);
    });
  };
  std::vector<std::size_t> found;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && base::is_letter(text[end])) ++end;
    const bool whole = (begin == 0 || !is_part_of_word(text[begin - 1])) &&
                       (end == text.size() || !is_part_of_word(text[end]));
    if (whole && end > begin + 5 && !is_indivisible(begin))
      for (const std::size_t part : hyphens_.divide(text.substr(begin, end - begin)))
        found.push_back(begin + part);
    begin = std::max(end, begin + 1);
  }
  return found;
}

/// The possible line breaks, and their offsets in `places`.
std::vector<LineEnd> TextSetter::ends_of(const Flat& flat, const TextStyle& style,
                                         std::vector<std::size_t>& places) {
  const std::string& text = flat.text;
  const ShapedText shaped = shape(flat, 0, text.size());
  const Points hyphen = hyphen_width(shaped);
  const std::vector<Points> lefts = x_positions(shaped);
  const std::vector<int> spaces = spaces_before(text);
  std::vector<std::pair<std::size_t, bool>> found;  // offset, and whether a hyphen is inserted
  for (const std::size_t place : line_breaks(text)) found.emplace_back(place, false);
  if (style.hyphens)
    for (const std::size_t place : divisions_of(flat)) found.emplace_back(place, true);
  found.emplace_back(text.size(), false);
  std::ranges::sort(found);
  std::vector<LineEnd> ends;
  for (const auto& [place, divided] : found) {
    std::size_t before = place;
    while (before > 0 && text[before - 1] == ' ') --before;
    LineEnd end;
    end.before = lefts[before];
    end.after = lefts[place];
    end.hyphen = divided ? hyphen : 0_pt;
    end.spaces = spaces[before];
    end.next_spaces = spaces[place];
    end.costly = divided;
    ends.push_back(end);
    places.push_back(place);
  }
  return ends;
}

SetLine TextSetter::line_of(const Flat& flat, std::size_t begin, std::size_t end, bool divided) {
  SetLine line;
  line.shaped = shape(flat, begin, end);
  line.divided = divided;
  line.width = shaped_width(line.shaped) + (divided ? hyphen_width(line.shaped) : 0_pt);
  for (const Flat::Span& span : flat.spans) {
    const bool inside = span.end > begin && span.begin < end;
    const bool starts = span.begin >= begin && span.begin < end;
    const BookRun& run = *span.run;
    if (starts && run.note >= 0) line.notes.push_back(run.note);
    if (starts && run.term >= 0) line.terms.push_back({run.term, run.main});
    const std::string target = run.note >= 0 ? note_target(run.note) : run.target;
    if (!inside || (target.empty() && !run.struck)) continue;
    const std::size_t from = std::max(span.begin, begin) - begin,
                      to = std::min(span.end, end) - begin;
    cut(line.shaped.runs, line.shaped.glyphs, from);
    cut(line.shaped.runs, line.shaped.glyphs, to);
    if (run.struck) line.struck.push_back({from, to});
    if (target.empty()) continue;
    if (!line.links.empty() && line.links.back().end == from && line.links.back().target == target)
      line.links.back().end = to;
    else
      line.links.push_back({from, to, target});
  }
  return line;
}

void TextSetter::set_paragraph(Flat& flat, const TextStyle& style, Points width,
                               std::vector<SetLine>& lines) {
  choose_fonts(flat, style);
  std::vector<std::size_t> places;
  const std::vector<LineEnd> ends = ends_of(flat, style, places);
  LineShape shape;
  shape.width = width;
  shape.indent = lines.empty() ? style.indent : style.hanging;
  shape.hanging = style.hanging;
  shape.stretch = 0.55 * space_width * style.size;
  shape.shrink = 0.25 * space_width * style.size;
  shape.least_last = stub_width * style.size;
  shape.justified = style.align == TextStyle::Align::justified;
  std::size_t begin = 0;
  for (const std::size_t end : break_lines(ends, shape)) {
    const Points indent = begin == 0 ? shape.indent : shape.hanging;
    SetLine line = line_of(flat, begin, places[end], ends[end].costly);
    const Points free = width - indent - line.width;
    int spaces = 0;
    for_spaces(line.shaped, [&](Glyph&) { ++spaces; });
    const bool last = end + 1 == ends.size();
    if (shape.justified && spaces > 0 && (!last || free < 0_pt)) {
      const int more = pango_units_from_double((free / spaces).value);
      for_spaces(line.shaped, [&](Glyph& glyph) { glyph.width += more; });
      line.width += free;
    }
    line.x = indent;
    if (style.align == TextStyle::Align::centre) line.x = free / 2;
    if (style.align == TextStyle::Align::right) line.x = free;
    lines.push_back(std::move(line));
    begin = places[end];
  }
}

std::vector<SetLine> TextSetter::set(const BookText& text, const TextStyle& style, Points width) {
  std::vector<SetLine> lines;
  Flat flat;
  const auto flush = [&] {
    constexpr std::size_t most =
        2 * base::limits::layout_bytes;  // numbers and marks of notes included
    if (flat.text.size() > most)
      throw fonts::BadText("a paragraph is longer than " + std::to_string(most) + " bytes");
    if (!flat.text.empty()) set_paragraph(flat, style, width, lines);
    flat = {};
  };
  for (const BookRun& run : text) {
    if (run.note >= 0) {
      flat.add(run, "\u202f" + note_mark(run.note));
      continue;
    }
    const auto parts = base::split(run.words, '\n');
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (i > 0) {
        if (!flat.text.empty()) flat.add(run, " ");
        flush();
      }
      if (!parts[i].empty()) flat.add(run, parts[i]);
    }
  }
  flush();
  return lines;
}

TextSetter::Widths TextSetter::widths(const BookText& text, const TextStyle& style) {
  Flat flat;
  for (const BookRun& run : text)
    flat.add(run, run.note >= 0 ? "\u202f" + note_mark(run.note) : run.words);
  if (flat.text.empty()) return {};
  std::ranges::replace(flat.text, '\n', ' ');
  TextStyle undivided = style;
  undivided.hyphens = false;
  choose_fonts(flat, style);
  std::vector<std::size_t> places;
  Widths widths;
  Points from;
  for (const LineEnd& end : ends_of(flat, undivided, places)) {
    widths.word = std::max(widths.word, end.before - from);
    widths.all = end.before;
    from = end.after;
  }
  return widths;
}

}  // namespace boardwright::typeset
