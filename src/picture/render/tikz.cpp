// Writes drawings as TikZ: y up as in scenes, lengths in centimetres.
#include "render/tikz.h"

#include <cmath>
#include <map>
#include <numbers>
#include <tuple>

#include "base/text.h"
#include "figure/words.h"
#include "scene/piece_set.h"

namespace boardwright::render {

using base::decimal;
using geometry::Vec;
using scene::DrawnShape, scene::Paint, scene::Stroke;

namespace {

constexpr double points_per_centimetre = 28.45274;  // TeX points, 72.27 to the inch

constexpr base::Word<char> latex_words[] = {{"\\&", '&'},
                                            {"\\%", '%'},
                                            {"\\$", '$'},
                                            {"\\#", '#'},
                                            {"\\_", '_'},
                                            {"\\{", '{'},
                                            {"\\}", '}'},
                                            {"\\textasciitilde{}", '~'},
                                            {"\\textasciicircum{}", '^'},
                                            {"\\textbackslash{}", '\\'}};

std::string tikz_point(Vec at) { return "(" + decimal(at.x) + "," + decimal(at.y) + ")"; }

/// A comment line; line breaks become blanks.
std::string comment(std::string_view words) {
  std::string line = "% ";
  for (const char c : words) line += c == '\n' || c == '\r' ? ' ' : c;
  return line + "\n";
}

/// Assigns names to colours.
class Colours {
 public:
  std::string name(const scene::Colour& colour) {
    const auto key = std::tuple(colour.red, colour.green, colour.blue);
    const auto [at, is_new] = names_.try_emplace(key, "");
    if (is_new) {
      at->second = "board" + std::to_string(names_.size());
      const auto part = [](double value) { return std::to_string(std::lround(255 * value)); };
      definitions_ += "  \\definecolor{" + at->second + "}{RGB}{" + part(colour.red) + "," +
                      part(colour.green) + "," + part(colour.blue) + "}\n";
    }
    return at->second;
  }
  const std::string& definitions() const { return definitions_; }

 private:
  std::map<std::tuple<double, double, double>, std::string> names_;
  std::string definitions_;
};

/// Writes the nodes of one scene.
class TikzWriter {
 public:
  explicit TikzWriter(const scene::Style& style) : style_(style) {}

  void write(const scene::Group& group) {
    for (const scene::Node& node : group.children)
      std::visit([this](const auto& item) { write(item); }, node);
  }

  const std::string& text() const { return text_; }
  const Colours& colours() const { return colours_; }

 private:
  const Paint& paint_of(const scene::Tag& tag) {
    const auto found = paints_.find(tag.role);
    if (found != paints_.end()) return found->second;
    return paints_.emplace(tag.role, style_.paint(tag.role)).first->second;
  }

  void write(const scene::Path& path) { write(paint_of(path.tag), path.strokes, 1); }

  /// `scale`: factor for the widths of the paint.
  void write(const Paint& paint, const std::vector<Stroke>& strokes, double scale) {
    const bool stroked = paint.stroke && paint.stroke_width > 0;
    if (strokes.empty() || !(paint.fill || stroked)) return;
    std::string keys;
    const auto add = [&](const std::string& key) { keys += (keys.empty() ? "" : ",") + key; };
    if (paint.fill) add("fill=" + colours_.name(*paint.fill));
    if (stroked) {
      add("draw=" + colours_.name(*paint.stroke));
      add("line width=" + decimal(paint.stroke_width * scale) + "cm");
      if (paint.round) add("line cap=round,line join=round");
      if (!paint.dashes.empty()) add(dashes(paint.dashes, scale));
    }
    if (paint.opacity < 1) add("opacity=" + decimal(paint.opacity));
    text_ += "  \\path[" + keys + "]";
    Vec at;
    for (const Stroke& stroke : strokes) at = write(stroke, at);
    text_ += ";\n";
  }

  static std::string dashes(const std::vector<double>& lengths, double scale) {
    std::string pattern = "dash pattern=";
    for (std::size_t i = 0; i < lengths.size(); ++i)
      pattern += (i == 0 ? "" : " ") + std::string(i % 2 == 0 ? "on " : "off ") +
                 decimal(lengths[i] * scale) + "cm";
    return pattern;
  }

  /// Returns the current point after the stroke.
  Vec write(const Stroke& stroke, Vec from) {
    switch (stroke.kind) {
      case Stroke::Kind::move: text_ += " " + tikz_point(stroke.to); break;
      case Stroke::Kind::line: text_ += " -- " + tikz_point(stroke.to); break;
      case Stroke::Kind::curve:
        text_ += " .. controls " + tikz_point(stroke.first) + " and " + tikz_point(stroke.second) +
                 " .. " + tikz_point(stroke.to);
        break;
      case Stroke::Kind::half_turn: {
        const double start =
            std::atan2(from.y - stroke.to.y, from.x - stroke.to.x) * 180 / std::numbers::pi;
        text_ += " arc[start angle=" + decimal(start) +
                 ",delta angle=180,radius=" + decimal(stroke.radius) + "]";
        break;
      }
      case Stroke::Kind::close: text_ += " -- cycle"; return from;
    }
    return stroke.to;
  }

  void write(const scene::Text& text) {
    const Paint& paint = paint_of(text.tag);
    if (text.words.empty() || !paint.fill) return;
    const double size = text.size > 0 ? text.size : paint.font_size;
    const double turn = text.angle * std::numbers::pi / 180,
                 below = size * scene::capital_height / 2;
    const Vec base{text.at.x + below * std::sin(turn), text.at.y - below * std::cos(turn)};
    const std::string points = decimal(size * points_per_centimetre, 2);
    text_ += "  \\node[anchor=base,inner sep=0pt,text=" + colours_.name(*paint.fill);
    if (text.angle != 0) text_ += ",rotate=" + decimal(text.angle);
    if (paint.opacity < 1) text_ += ",opacity=" + decimal(paint.opacity);
    text_ += ",font=\\sffamily";
    if (paint.bold) text_ += "\\bfseries";
    if (paint.italic) text_ += "\\itshape";
    text_ += "\\fontsize{" + points + "}{" + points + "}\\selectfont] at " + tikz_point(base) +
             " {" + escaped_for_latex(text.words) + "};\n";
  }

  void write(const scene::Stamp& stamp) {
    const Paint paint = paint_of(stamp.tag);
    Paint line = paint, dot = paint;
    line.fill.reset();
    line.stroke = paint.detail;
    dot.fill = paint.detail;
    dot.stroke.reset();
    text_ += "  \\begin{scope}[shift={" + tikz_point(stamp.at) +
             "},rotate=" + decimal(stamp.angle) + ",scale=" + decimal(stamp.size) + "]\n";
    for (const DrawnShape& shape : stamp.drawing->shapes) {
      switch (shape.kind) {
        case DrawnShape::Kind::body: write(paint, shape.strokes, stamp.size); break;
        case DrawnShape::Kind::line: write(line, shape.strokes, stamp.size); break;
        case DrawnShape::Kind::fine:
          write(line, shape.strokes, scene::fine_width * stamp.size);
          break;
        case DrawnShape::Kind::dot: write(dot, shape.strokes, stamp.size); break;
      }
    }
    text_ += "  \\end{scope}\n";
  }

  const scene::Style& style_;
  std::map<std::string, Paint, std::less<>> paints_;
  Colours colours_;
  std::string text_;
};

}  // namespace

std::string escaped_for_latex(std::string_view words) {
  std::string text;
  for (const char c : words) {
    const std::string_view word = base::word_of(c, latex_words);
    if (word.empty())
      text += c;
    else
      text += word;
  }
  return text;
}

std::string render_tikz(const scene::Scene& scene, const scene::Style& style) {
  TikzWriter writer(style);
  writer.write(scene.root);
  return comment(scene.title) + comment(scene.description) + "% \\usepackage{tikz}; " +
         figure::tikz_scale +
         "\n\\begin{tikzpicture}[x=1cm,y=1cm,line join=miter,miter limit=4]\n" +
         writer.colours().definitions() + "  \\clip " + tikz_point(scene.box.low) + " rectangle " +
         tikz_point(scene.box.high) + ";\n" + writer.text() + "\\end{tikzpicture}\n";
}

}  // namespace boardwright::render
