// Writes lines as DXF and as SVG.
#include "sheets/cut.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"

namespace boardwright::sheets {

using scene::PaperBox, scene::PaperVec;

namespace {

constexpr int mm_decimals = 4;

/// A layer, its AutoCAD colour number, and the same colour for SVG: laser software distinguishes
/// layers by colour.
struct LayerRow {
  CutLayer layer;
  std::string_view name;
  int number;
  std::string_view colour;
};
constexpr std::array<LayerRow, 9> layer_rows = {{
    {CutLayer::marks, "REGISTER", 7, "#000000"},
    {CutLayer::hatch, "HATCH", 9, "#c0c0c0"},
    {CutLayer::names, "NAMES", 3, "#00ff00"},
    {CutLayer::lines, "LINES", 6, "#ff00ff"},
    {CutLayer::river, "RIVER", 4, "#00ffff"},
    {CutLayer::wall, "WALL", 2, "#ffff00"},
    {CutLayer::engrave, "ENGRAVE", 5, "#0000ff"},
    {CutLayer::fold, "FOLD", 8, "#808080"},
    {CutLayer::cut, "CUT", 1, "#ff0000"},
}};

std::string in_mm(base::Millimetres length) { return base::decimal(length.value, mm_decimals); }

std::vector<LayerRow> layers_of(const std::vector<CutLine>& lines) {
  std::vector<LayerRow> used;
  for (const LayerRow& row : layer_rows)
    if (std::ranges::any_of(lines, [&](const CutLine& line) { return line.layer == row.layer; }))
      used.push_back(row);
  return used;
}

std::string dxf_point(int first_code, PaperVec at) {
  return fmt::format("{}\n{}\n{}\n{}\n{}\n0\n", first_code, in_mm(at.x), first_code + 10,
                     in_mm(at.y), first_code + 20);
}

std::string dxf_head(const std::vector<CutLine>& lines) {
  std::string out =
      "0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n9\n$INSUNITS\n70\n4\n"
      "9\n$MEASUREMENT\n70\n1\n";
  if (!lines.empty()) {
    const PaperBox box = box_of(lines);
    out += "9\n$EXTMIN\n" + dxf_point(10, box.low) + "9\n$EXTMAX\n" + dxf_point(10, box.high);
  }
  const std::vector<LayerRow> used = layers_of(lines);
  out += fmt::format(
      "0\nENDSEC\n0\nSECTION\n2\nTABLES\n"
      "0\nTABLE\n2\nLTYPE\n70\n1\n0\nLTYPE\n2\nCONTINUOUS\n70\n0\n3\nSolid line\n72\n65\n73\n0\n"
      "40\n0\n0\nENDTAB\n0\nTABLE\n2\nLAYER\n70\n{}\n",
      used.size());
  for (const LayerRow& row : used)
    out += fmt::format("0\nLAYER\n2\n{}\n70\n0\n62\n{}\n6\nCONTINUOUS\n", row.name, row.number);
  return out + "0\nENDTAB\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n";
}

/// A CIRCLE, a LINE of one segment, or a POLYLINE.
std::string dxf_entity(const CutLine& line) {
  const std::string_view layer = name_of(line.layer);
  if (line.radius > 0_mm)
    return fmt::format("0\nCIRCLE\n8\n{}\n{}40\n{}\n", layer, dxf_point(10, line.points.front()),
                       in_mm(line.radius));
  if (line.points.size() == 2 && !line.closed)
    return fmt::format("0\nLINE\n8\n{}\n{}{}", layer, dxf_point(10, line.points[0]),
                       dxf_point(11, line.points[1]));
  std::string out = fmt::format("0\nPOLYLINE\n8\n{}\n66\n1\n{}70\n{}\n", layer, dxf_point(10, {}),
                                line.closed ? 1 : 0);
  for (const PaperVec at : line.points)
    out += fmt::format("0\nVERTEX\n8\n{}\n{}", layer, dxf_point(10, at));
  return out + fmt::format("0\nSEQEND\n8\n{}\n", layer);
}

std::string svg_element(const CutLine& line, const PaperBox& box) {
  const auto x = [&](PaperVec at) { return in_mm(at.x - box.low.x); };
  const auto y = [&](PaperVec at) { return in_mm(box.high.y - at.y); };
  if (line.radius > 0_mm) {
    const PaperVec at = line.points.front();
    return fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", x(at), y(at),
                       in_mm(line.radius));
  }
  std::string out = "<path d=\"M";
  for (const PaperVec& at : line.points)
    out += (&at == &line.points.front() ? "" : " ") + x(at) + "," + y(at);
  return out + (line.closed ? "Z\"/>\n" : "\"/>\n");
}

}  // namespace

std::string_view name_of(CutLayer layer) {
  return layer_rows[static_cast<std::size_t>(layer)].name;
}

std::string render_dxf(const std::vector<CutLine>& lines) {
  std::string out = dxf_head(lines);
  for (const CutLine& line : lines) out += dxf_entity(line);
  return out + "0\nENDSEC\n0\nEOF\n";
}

std::string render_cut_svg(const std::vector<CutLine>& lines, const PaperBox& box) {
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" "
      "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
      "width=\"{0}mm\" height=\"{1}mm\" viewBox=\"0 0 {0} {1}\">\n",
      in_mm(box.width()), in_mm(box.height()));
  for (const LayerRow& row : layers_of(lines)) {
    out += fmt::format(
        "<g id=\"{0}\" inkscape:groupmode=\"layer\" inkscape:label=\"{0}\" fill=\"none\" "
        "stroke=\"{1}\" stroke-width=\"0.1\">\n",
        row.name, row.colour);
    for (const CutLine& line : lines)
      if (line.layer == row.layer) out += svg_element(line, box);
    out += "</g>\n";
  }
  return out + "</svg>\n";
}

PaperBox box_of(const std::vector<CutLine>& lines) {
  PaperBox box{lines.front().points.front(), lines.front().points.front()};
  for (const CutLine& line : lines)
    for (const PaperVec at : line.points) {
      box.low = {std::min(box.low.x, at.x - line.radius), std::min(box.low.y, at.y - line.radius)};
      box.high = {std::max(box.high.x, at.x + line.radius),
                  std::max(box.high.y, at.y + line.radius)};
    }
  return box;
}

}  // namespace boardwright::sheets
