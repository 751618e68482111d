// The table of output formats.
#include "builder/formats.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/errors.h"
#include "base/hints.h"
#include "base/text.h"
#include "render/svg.h"
#include "render/tikz.h"

namespace boardwright::builder {
namespace {

using Json = nlohmann::ordered_json;

constexpr base::Word<TextAs> text_looks[] = {{"text", TextAs::text},
                                             {"outlines", TextAs::outlines}};

std::string write_svg(const Drawable& of, LazyInk& ink) {
  const auto write = [&](const scene::Scene& scene) {
    return of.true_size ? render::render_svg(scene, of.style, of.options.side)
                        : render::render_svg(scene, of.style);
  };
  return of.text == TextAs::text ? write(of.scene) : write(ink.get()->outlined(of.scene, of.style));
}

std::string write_pdf(const Drawable& of, LazyInk& ink) {
  return ink.get()->pdf(of.scene, of.style, of.options);
}

std::string write_png(const Drawable& of, LazyInk& ink) {
  return ink.get()->png(of.scene, of.style, of.options);
}

std::string write_eps(const Drawable& of, LazyInk& ink) {
  return ink.get()->eps(of.scene, of.style, of.options);
}

/// Requires: the drawing is of a figure.
std::string write_json(const Drawable& of, LazyInk&) {
  const figure::Content& content = *of.content;
  Json pieces = Json::array(), marks = Json::array();
  for (const figure::PlacedPiece& placed : content.pieces)
    pieces.push_back({{"cell", placed.piece.cell},
                      {"piece", placed.piece.piece_type},
                      {"label", placed.piece.label},
                      {"seat", board::seat_number(placed.seat)}});
  for (const figure::Mark& mark : content.marks)
    marks.push_back(
        {{"cell", content.board->name(mark.cell)}, {"mark", mark.mark}, {"of", mark.of}});
  return Json{{"figure", content.figure->id},
              {"board", content.board->id},
              {"men", std::move(pieces)},
              {"marks", std::move(marks)}}
             .dump() +
         "\n";
}

std::string write_tikz(const Drawable& of, LazyInk&) {
  return render::render_tikz(of.scene, of.style);
}

constexpr std::array<Format, 6> format_rows = {{
    {"json", "the content of a figure: its pieces, and every mark with its cell", false, true,
     false, write_json},
    {"svg", "a drawing for web pages, with text as text and an id for every cell", true, true,
     false, write_svg},
    {"pdf", "one page for print, in millimetres, with text and a description", true, false, true,
     write_pdf},
    {"png", "a bitmap image", true, false, true, write_png},
    {"eps", "Encapsulated PostScript, for print shops that take no PDF", false, false, true,
     write_eps},
    {"tikz", "LaTeX commands for the package tikz", false, true, false, write_tikz},
}};

}  // namespace

pdf::Ink& LazyInk::get() {
  if (open_ == nullptr) open_ = &own_.emplace(fonts_);
  return *open_;
}

std::span<const Format> formats() { return format_rows; }

const Format* find_format(std::string_view name) {
  const auto found = std::ranges::find(format_rows, name, &Format::name);
  return found == format_rows.end() ? nullptr : &*found;
}

TextAs find_text_as(const std::string& name, std::string_view extension) {
  const auto as = base::value_of(name, text_looks);
  if (!as)
    throw base::UsageError("--text cannot be '" + name + "'",
                           base::meant_or_all(name, base::words_of(text_looks)));
  if (*as == TextAs::outlines && extension != "svg")
    throw base::UsageError("--text outlines is for an SVG", "leave out --text, or write an SVG");
  return *as;
}

std::vector<std::string> picture_formats() {
  std::vector<std::string> names;
  for (const Format& each : format_rows)
    if (each.picture) names.emplace_back(each.name);
  return names;
}

}  // namespace boardwright::builder
