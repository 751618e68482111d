// Writes lines as DXF and as SVG.
#include "print/cut.h"

#include <fmt/format.h>

#include "base/text.h"

namespace boardwright::print {
namespace {

constexpr int mm_decimals = 4;

std::string mm(Millimetres length) { return decimal(length.value, mm_decimals); }

}  // namespace

std::string render_dxf(const std::vector<CutLine>& lines) {
  std::string out =
      "0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n9\n$INSUNITS\n70\n4\n"
      "9\n$MEASUREMENT\n70\n1\n0\nENDSEC\n"
      "0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n70\n2\n"
      "0\nLAYER\n2\nENGRAVE\n70\n0\n62\n5\n6\nCONTINUOUS\n"
      "0\nLAYER\n2\nCUT\n70\n0\n62\n1\n6\nCONTINUOUS\n0\nENDTAB\n0\nENDSEC\n"
      "0\nSECTION\n2\nENTITIES\n";
  for (const CutLine& line : lines)
    out += fmt::format("0\nLINE\n8\n{}\n10\n{}\n20\n{}\n30\n0\n11\n{}\n21\n{}\n31\n0\n",
                       line.outer ? "CUT" : "ENGRAVE", mm(line.from.x), mm(line.from.y),
                       mm(line.to.x), mm(line.to.y));
  return out + "0\nENDSEC\n0\nEOF\n";
}

std::string render_cut_svg(const std::vector<CutLine>& lines, const PaperBox& box) {
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}mm\" height=\"{1}mm\" "
      "viewBox=\"0 0 {0} {1}\">\n",
      mm(box.width()), mm(box.height()));
  for (const bool outer : {false, true}) {
    out += fmt::format("<g id=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"0.1\">\n",
                       outer ? "cut" : "engrave", outer ? "#ff0000" : "#0000ff");
    for (const CutLine& line : lines)
      if (line.outer == outer)
        out += fmt::format("<path d=\"M{},{} {},{}\"/>\n", mm(line.from.x - box.low.x),
                           mm(box.high.y - line.from.y), mm(line.to.x - box.low.x),
                           mm(box.high.y - line.to.y));
    out += "</g>\n";
  }
  return out + "</svg>\n";
}

}  // namespace boardwright::print
