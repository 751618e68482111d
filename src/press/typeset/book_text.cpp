// Measures a paragraph on one endless line, chooses the ends of its lines, and sets each of them.
#include "typeset/book_text.h"

#include <pango/pangofc-font.h>

#include <algorithm>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "ink/ink.h"

namespace boardwright::typeset {
namespace {

constexpr double space_width = 0.26;  // of the size, in the bundled fonts
constexpr double sans_size = 0.94;    // looks as large as the letters around it
constexpr gunichar soft_hyphen = 0xAD;
constexpr const char* serif = "Noto Serif";
constexpr const char* sans = "Noto Sans";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_part_of_word(char c) {
  return is_letter(c) || is_digit(c) || (static_cast<unsigned char>(c) & 0x80) != 0;
}

/// The hyphen in the font of a line's last run: the glyph of the soft hyphen, so that whoever reads
/// the text knows it for one.
struct Hyphen {
  PangoFont* font = nullptr;
  PangoGlyph glyph = 0;
  double width = 0;

  explicit Hyphen(PangoLayout* layout) {
    const PangoLayoutLine* line = pango_layout_get_line_readonly(layout, 0);
    for (GSList* each = line->runs; each != nullptr; each = each->next)
      font = static_cast<PangoLayoutRun*>(each->data)->item->analysis.font;
    if (font == nullptr) return;
    glyph = pango_fc_font_get_glyph(PANGO_FC_FONT(font), soft_hyphen);
    PangoRectangle extent;
    pango_font_get_glyph_extents(font, glyph, nullptr, &extent);
    width = pango_units_to_double(extent.width);
  }
};

/// Without the spaces at its end.
double width_of(PangoLayout* layout) {
  const PangoLayoutLine* line = pango_layout_get_line_readonly(layout, 0);
  const std::string_view text = pango_layout_get_text(layout);
  const std::size_t end = text.find_last_not_of(' ') + 1;
  int width = 0;
  for (GSList* each = line->runs; each != nullptr; each = each->next) {
    const auto* run = static_cast<PangoLayoutRun*>(each->data);
    for (int i = 0; i < run->glyphs->num_glyphs; ++i)
      if (static_cast<std::size_t>(run->item->offset + run->glyphs->log_clusters[i]) < end)
        width += run->glyphs->glyphs[i].geometry.width;
  }
  return pango_units_to_double(width);
}

/// Behind "e-" of "e-mail": no place for a line to end.
bool is_behind_letter_hyphen(std::string_view text, std::size_t at) {
  return at >= 2 && text[at - 1] == '-' && is_letter(text[at - 2]) &&
         (at == 2 || !is_part_of_word(text[at - 3]));
}

/// For each byte of a text, and for its end, where it begins on the line.
std::vector<double> lefts_of(PangoLayout* layout, std::size_t size) {
  std::vector<double> lefts(size + 1, -1);
  int x = 0;
  const PangoLayoutLine* line = pango_layout_get_line_readonly(layout, 0);
  for (GSList* each = line->runs; each != nullptr; each = each->next) {
    const auto* run = static_cast<PangoLayoutRun*>(each->data);
    for (int i = 0; i < run->glyphs->num_glyphs; ++i) {
      double& left =
          lefts[static_cast<std::size_t>(run->item->offset + run->glyphs->log_clusters[i])];
      if (left < 0) left = pango_units_to_double(x);
      x += run->glyphs->glyphs[i].geometry.width;
    }
  }
  lefts[size] = pango_units_to_double(x);
  for (std::size_t i = size; i-- > 0;)
    if (lefts[i] < 0) lefts[i] = lefts[i + 1];
  return lefts;
}

/// Calls `visit` with the glyph of every space but those at the end.
template <class Visit>
void for_spaces(PangoLayout* layout, Visit visit) {
  const std::string_view text = pango_layout_get_text(layout);
  const std::size_t end = text.find_last_not_of(' ') + 1;
  const PangoLayoutLine* line = pango_layout_get_line(layout, 0);
  for (GSList* each = line->runs; each != nullptr; each = each->next) {
    auto* const run = static_cast<PangoLayoutRun*>(each->data);
    for (int i = 0; i < run->glyphs->num_glyphs; ++i) {
      const auto at = static_cast<std::size_t>(run->item->offset + run->glyphs->log_clusters[i]);
      if (at < end && (text[at] == ' ' || text.substr(at).starts_with("\u00a0")))
        visit(run->glyphs->glyphs[i]);
    }
  }
}

}  // namespace

/// Runs of a paragraph without a forced end of a line, as one text.
struct TextSetter::Flat {
  struct Span {
    std::size_t begin, end;
    const BookRun* run;
  };
  std::string text;
  std::vector<Span> spans;

  void add(const BookRun& run, std::string_view words) {
    const std::size_t begin = text.size();
    text += words;
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

LayoutHandle TextSetter::lay_out(const Flat& flat, std::size_t begin, std::size_t end,
                                 const TextStyle& style) const {
  LayoutHandle layout = fonts_.layout();
  const DescriptionHandle font(pango_font_description_new());
  pango_font_description_set_family_static(font.get(), style.sans ? sans : serif);
  pango_font_description_set_absolute_size(font.get(), style.size * PANGO_SCALE);
  if (style.bold) pango_font_description_set_weight(font.get(), PANGO_WEIGHT_BOLD);
  if (style.italic) pango_font_description_set_style(font.get(), PANGO_STYLE_ITALIC);
  pango_layout_set_font_description(layout.get(), font.get());
  pango_layout_set_text(layout.get(), flat.text.data() + begin, static_cast<int>(end - begin));
  const Handle<PangoAttrList, &pango_attr_list_unref> attributes(pango_attr_list_new());
  // A ligature has more letters than its glyph; some readers of the structure stop there.
  pango_attr_list_insert(attributes.get(), pango_attr_font_features_new("liga=0, clig=0"));
  guint16 colour = 0;
  for (const Flat::Span& span : flat.spans) {
    if (span.end <= begin || span.begin >= end) continue;
    const auto put = [&](PangoAttribute* attribute) {
      attribute->start_index = static_cast<guint>(std::max(span.begin, begin) - begin);
      attribute->end_index = static_cast<guint>(std::min(span.end, end) - begin);
      pango_attr_list_insert(attributes.get(), attribute);
    };
    const BookRun& run = *span.run;
    if (run.bold) put(pango_attr_weight_new(PANGO_WEIGHT_BOLD));
    if (run.italic)
      put(pango_attr_style_new(style.italic ? PANGO_STYLE_NORMAL : PANGO_STYLE_ITALIC));
    if (run.sans) {
      put(pango_attr_family_new(sans));
      put(pango_attr_size_new_absolute(static_cast<int>(sans_size * style.size * PANGO_SCALE)));
    }
    // A colour of its own makes a link a run of its own; lines are drawn in black.
    if (!run.target.empty() || run.note >= 0) put(pango_attr_foreground_new(++colour, 0, 0));
  }
  pango_layout_set_attributes(layout.get(), attributes.get());
  return layout;
}

std::vector<LineEnd> TextSetter::ends_of(const Flat& flat, const TextStyle& style,
                                         std::vector<std::size_t>& places) const {
  const LayoutHandle layout = lay_out(flat, 0, flat.text.size(), style);
  fonts_.require_glyphs(layout.get());
  const double hyphen = Hyphen(layout.get()).width;
  const std::string& text = flat.text;
  const std::vector<double> lefts = lefts_of(layout.get(), text.size());
  std::vector<int> spaces(text.size() + 1);
  for (std::size_t i = 0; i < text.size(); ++i)
    spaces[i + 1] =
        spaces[i] +
        (text[i] == ' ' || std::string_view(text).substr(i).starts_with("\u00a0") ? 1 : 0);
  const auto is_whole = [&](std::size_t at) {  // words for machines and addresses
    return std::any_of(flat.spans.begin(), flat.spans.end(), [&](const Flat::Span& span) {
      return span.begin <= at && at < span.end &&
             (span.run->sans || span.run->words.find("://") != std::string::npos);
    });
  };
  std::vector<std::pair<std::size_t, bool>> found;  // offset, and whether a hyphen is put in
  int count = 0;
  const PangoLogAttr* const attributes = pango_layout_get_log_attrs_readonly(layout.get(), &count);
  std::size_t at = 0;
  for (int i = 0; i < count && at <= text.size(); ++i) {
    if (i > 0 && attributes[i].is_line_break && at < text.size() &&
        !is_behind_letter_hyphen(text, at))
      found.emplace_back(at, false);
    if (at == text.size()) break;
    at = static_cast<std::size_t>(g_utf8_next_char(text.c_str() + at) - text.c_str());
  }
  for (std::size_t begin = 0; style.hyphens && begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && is_letter(text[end])) ++end;
    const bool whole = (begin == 0 || !is_part_of_word(text[begin - 1])) &&
                       (end == text.size() || !is_part_of_word(text[end]));
    if (whole && end > begin + 5 && !is_whole(begin))
      for (const std::size_t part : hyphens_.of(std::string_view(text).substr(begin, end - begin)))
        found.emplace_back(begin + part, true);
    begin = std::max(end, begin + 1);
  }
  found.emplace_back(text.size(), false);
  std::sort(found.begin(), found.end());
  std::vector<LineEnd> ends;
  for (const auto& [place, divided] : found) {
    std::size_t before = place;
    while (before > 0 && text[before - 1] == ' ') --before;
    LineEnd end;
    end.before = lefts[before];
    end.after = lefts[place];
    end.hyphen = divided ? hyphen : 0;
    end.spaces = spaces[before];
    end.next_spaces = spaces[place];
    end.costly = divided;
    ends.push_back(end);
    places.push_back(place);
  }
  return ends;
}

SetLine TextSetter::line_of(const Flat& flat, std::size_t begin, std::size_t end, bool divided,
                            const TextStyle& style) const {
  SetLine line;
  line.layout = lay_out(flat, begin, end, style);
  line.divided = divided;
  line.width = width_of(line.layout.get()) + (divided ? Hyphen(line.layout.get()).width : 0);
  for (const Flat::Span& span : flat.spans) {
    const bool inside = span.end > begin && span.begin < end;
    const bool starts = span.begin >= begin && span.begin < end;
    const BookRun& run = *span.run;
    if (starts && run.note >= 0) line.notes.push_back(run.note);
    if (starts && run.term >= 0) line.terms.push_back({run.term, run.main});
    const std::string target = run.note >= 0 ? note_target(run.note) : run.target;
    if (!inside || target.empty()) continue;
    const std::size_t from = std::max(span.begin, begin) - begin,
                      to = std::min(span.end, end) - begin;
    if (!line.links.empty() && line.links.back().end == from && line.links.back().target == target)
      line.links.back().end = to;
    else
      line.links.push_back({from, to, target});
  }
  return line;
}

void TextSetter::set_part(const Flat& flat, const TextStyle& style, double width,
                          std::vector<SetLine>& lines) const {
  std::vector<std::size_t> places;
  const std::vector<LineEnd> ends = ends_of(flat, style, places);
  LineShape shape;
  shape.width = width;
  shape.indent = lines.empty() ? style.indent : style.hanging;
  shape.hanging = style.hanging;
  shape.stretch = 0.55 * space_width * style.size;
  shape.shrink = 0.25 * space_width * style.size;
  shape.justified = style.align == TextStyle::Align::justified;
  std::size_t begin = 0;
  for (const std::size_t end : break_lines(ends, shape)) {
    const double indent = begin == 0 ? shape.indent : shape.hanging;
    SetLine line = line_of(flat, begin, places[end], ends[end].costly, style);
    const double free = width - indent - line.width;
    int spaces = 0;
    for_spaces(line.layout.get(), [&](PangoGlyphInfo&) { ++spaces; });
    const bool last = end + 1 == ends.size();
    if (shape.justified && spaces > 0 && (!last || free < 0)) {
      const int more = pango_units_from_double(free / spaces);
      for_spaces(line.layout.get(), [&](PangoGlyphInfo& glyph) { glyph.geometry.width += more; });
      line.width += free;
    }
    line.x = indent;
    if (style.align == TextStyle::Align::centre) line.x = free / 2;
    if (style.align == TextStyle::Align::right) line.x = free;
    lines.push_back(std::move(line));
    begin = places[end];
  }
}

std::vector<SetLine> TextSetter::set(const BookText& text, const TextStyle& style, double width) {
  std::vector<SetLine> lines;
  Flat flat;
  const auto flush = [&] {
    if (flat.text.size() > limits::layout_bytes)
      throw BadText("a paragraph is longer than " + std::to_string(limits::layout_bytes) +
                    " bytes");
    if (!flat.text.empty()) set_part(flat, style, width, lines);
    flat = {};
  };
  for (const BookRun& run : text) {
    if (run.note >= 0) {
      flat.add(run, "\u202f" + note_mark(run.note));
      continue;
    }
    const auto parts = split(run.words, '\n');
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
  std::replace(flat.text.begin(), flat.text.end(), '\n', ' ');
  TextStyle undivided = style;
  undivided.hyphens = false;
  std::vector<std::size_t> places;
  Widths widths;
  double from = 0;
  for (const LineEnd& end : ends_of(flat, undivided, places)) {
    widths.word = std::max(widths.word, end.before - from);
    widths.all = end.before;
    from = end.after;
  }
  return widths;
}

double draw_run(cairo_t* cairo, const SetLine& line, PangoLayoutRun* run, double x,
                double baseline) {
  cairo_move_to(cairo, x, baseline - pango_units_to_double(run->y_offset));
  pango_cairo_show_glyph_item(cairo, pango_layout_get_text(line.layout.get()), run);
  return pango_units_to_double(pango_glyph_string_get_width(run->glyphs));
}

void draw_hyphen(cairo_t* cairo, const SetLine& line, double x, double baseline) {
  const Hyphen hyphen(line.layout.get());
  if (hyphen.font == nullptr) return;
  const cairo_glyph_t glyph{hyphen.glyph, x, baseline};
  const cairo_text_cluster_t cluster{2, 1};
  cairo_set_scaled_font(cairo, pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(hyphen.font)));
  cairo_show_text_glyphs(cairo, "\u00ad", 2, &glyph, 1, &cluster, 1, {});
}

}  // namespace boardwright::typeset
