// PDFs for print, read with qpdf: boxes and lengths are exact to 0.01 mm, fonts are embedded, and
// there are no pixels.
#include <gtest/gtest.h>

#include <cmath>
#include <regex>
#include <sstream>

#include "pdf/qpdf.h"
#include "render/svg.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::print_test {
namespace {

constexpr double mm = 72 / 25.4;

/// One side of a cell, as a line.
Scene one_side() {
  Scene scene;
  scene.id = "side";
  scene.title = "A side";
  scene.box = {{0, 0}, {1, 1}};
  scene.root.children.push_back(polyline({"axis", {}, {}, {}}, {{0, 0.5}, {1, 0.5}}));
  scene.root.children.push_back(Text{{"name", {}, {}, {}}, {0.5, 0.2}, "e4", 0});
  return scene;
}

std::vector<double> numbers(QPDFObjectHandle box) {
  std::vector<double> all;
  for (QPDFObjectHandle item : box.getArrayAsVector()) all.push_back(item.getNumericValue());
  return all;
}

void expect_box(QPDFObjectHandle box, double low, double width, double height) {
  const auto edges = numbers(box);
  const double wanted[] = {low * mm, low * mm, (low + width) * mm, (low + height) * mm};
  for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(edges[i], wanted[i], 0.01 * mm);
}

TEST(Print, PagesHaveExactBoxesAndLengths) {
  const Scene scene = one_side();
  const Style& style = test::classic();
  const auto page = [&](Millimetres width, Millimetres height, Millimetres bleed,
                        Millimetres side) {
    return Page{width,
                height,
                bleed,
                {{&scene, &style, side, {8_mm, 8_mm}, {{}, {width, height}}}},
                "words & more"};
  };
  const std::string bytes =
      Ink(test::fonts())
          ->pages({page(402.07_mm, 437.32_mm, 3_mm, 86.543_mm), page(210_mm, 297_mm, 0_mm, 50_mm)},
                  "Board", {});
  QPDF pdf;
  pdf.processMemoryFile("print", bytes.data(), bytes.size());
  const auto pages = pdf.getAllPages();
  ASSERT_EQ(pages.size(), 2u);
  QPDFObjectHandle first = pages[0], second = pages[1];
  expect_box(first.getKey("/MediaBox"), 0, 408.07, 443.32);
  expect_box(first.getKey("/BleedBox"), 0, 408.07, 443.32);
  expect_box(first.getKey("/TrimBox"), 3, 402.07, 437.32);
  expect_box(second.getKey("/TrimBox"), 0, 210, 297);
  EXPECT_EQ(pdf.getRoot().getKey("/ViewerPreferences").getKey("/PrintScaling").getName(), "/None");
  const double wanted[] = {86.543, 50};
  for (std::size_t i = 0; i < 2; ++i) {
    QPDFObjectHandle each = pages[i];
    const auto stream = each.getPageContents()[0].getStreamData();
    const std::string content(reinterpret_cast<const char*>(stream->getBuffer()),
                              stream->getSize());
    std::smatch found;
    ASSERT_TRUE(std::regex_search(content, found,
                                  std::regex(R"(([-\d.]+) ([-\d.]+) m ([-\d.]+) ([-\d.]+) l S)")))
        << content;
    EXPECT_NEAR(std::abs(std::stod(found[3]) - std::stod(found[1])), wanted[i] * mm, 0.01 * mm);
  }
  for (QPDFObjectHandle object : pdf.getAllObjects()) {
    if (!object.isDictionary() && !object.isStream()) continue;
    QPDFObjectHandle dict = object.isStream() ? object.getDict() : object;
    EXPECT_FALSE(dict.getKey("/Subtype").isNameAndEquals("/Image"));
    if (dict.getKey("/Type").isNameAndEquals("/FontDescriptor")) {
      EXPECT_TRUE(dict.hasKey("/FontFile2") || dict.hasKey("/FontFile3") ||
                  dict.hasKey("/FontFile"));
    }
  }
}

TEST(Print, BoxesAreInsideOfTheSlug) {
  const Scene scene = one_side();
  Page page{
      100_mm, 80_mm, 3_mm, {{&scene, &test::classic(), 50_mm, {}, {{}, {100_mm, 80_mm}}}}, "w"};
  page.slug = 12_mm;
  const std::string bytes = Ink(test::fonts())->pages({page}, "Board", {});
  QPDF pdf;
  pdf.processMemoryFile("print", bytes.data(), bytes.size());
  QPDFObjectHandle first = pdf.getAllPages().at(0);
  expect_box(first.getKey("/MediaBox"), 0, 130, 110);
  expect_box(first.getKey("/BleedBox"), 12, 106, 86);
  expect_box(first.getKey("/TrimBox"), 15, 100, 80);
}

TEST(Print, GivesTheSameBytesTwice) {
  const Scene scene = one_side();
  const Page page{
      100_mm, 100_mm, 3_mm, {{&scene, &test::classic(), 50_mm, {}, {{}, {100_mm, 100_mm}}}}, "w"};
  EXPECT_EQ(Ink(test::fonts())->pages({page, page}, "Board", {}),
            Ink(test::fonts())->pages({page, page}, "Board", {}));
}

TEST(Print, SvgIsInMillimetres) {
  Scene scene = one_side();
  scene.box = {{-0.123456, 0}, {1, 1}};
  const std::string svg = render_svg(scene, test::classic(), 86.543_mm);
  EXPECT_NE(svg.find("width=\"97.2273mm\" height=\"86.543mm\""), std::string::npos) << svg;
  EXPECT_NE(svg.find("viewBox=\"-12.3456 -100 112.3456 100\""), std::string::npos) << svg;
}

}  // namespace
}  // namespace boardwright::tests::print_test
