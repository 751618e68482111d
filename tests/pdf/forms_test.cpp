// What a document shows several times is in it once, and looks the same.
#include "pdf/forms.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "pdf/qpdf.h"
#include "support/pdf_paths.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::forms_test {
namespace {

/// Pages with a flower, each further to the right than the one before.
std::vector<Page> flowers(const Scene& scene, int count, Millimetres side) {
  std::vector<Page> pages;
  for (int i = 0; i < count; ++i) {
    const Millimetres left = 60_mm + i * 3.21_mm;
    pages.push_back({200_mm,
                     150_mm,
                     0_mm,
                     {{&scene, &test::classic(), side, {left, 70_mm}, {{}, {200_mm, 150_mm}}}},
                     "flower"});
  }
  return pages;
}

std::set<QPDFObjGen> forms_on(QPDFObjectHandle page) {
  std::set<QPDFObjGen> all;
  QPDFObjectHandle forms = page.getKey("/Resources").getKey("/XObject");
  if (forms.isDictionary())
    for (const std::string& name : forms.getKeys()) all.insert(forms.getKey(name).getObjGen());
  return all;
}

/// The outlines of a page that draw, moved to the left.
std::vector<Vec> corners_of(QPDFObjectHandle page, double left) {
  std::vector<Vec> corners;
  for (const test::PdfPath& path : test::paths_of(page))
    if (!path.clips)
      for (const Vec at : path.points) corners.push_back(at - Vec{left, 0});
  return corners;
}

std::string drawn(const std::vector<Page>& pages) {
  return Ink(test::fonts())->pages(pages, "Flowers", {});
}

TEST(Forms, WhatIsShownAgainIsTheSameForm) {
  const Scene scene = test::lotus_flower();
  const std::string bytes = drawn(flowers(scene, 6, 14_mm));
  QPDF pdf;
  pdf.processMemoryFile("flowers", bytes.data(), bytes.size());
  const auto pages = pdf.getAllPages();
  EXPECT_FALSE(forms_on(pages[0]).empty());
  for (const QPDFObjectHandle& page : pages) EXPECT_EQ(forms_on(page), forms_on(pages[0]));
}

TEST(Forms, WhatIsShownOnceIsNone) {
  Scene scene = test::lotus_flower();
  std::erase_if(scene.root.children, [](const scene::Node& node) {
    return !std::holds_alternative<Group>(node);  // the board is left
  });
  const std::string bytes = drawn(flowers(scene, 1, 14_mm));
  QPDF pdf;
  pdf.processMemoryFile("flower", bytes.data(), bytes.size());
  EXPECT_TRUE(forms_on(pdf.getAllPages()[0]).empty());
}

TEST(Forms, LookAsWhatIsDrawnWithoutThem) {
  const Scene scene = test::lotus_flower();
  const std::string alone = drawn(flowers(scene, 1, 14_mm)), all = drawn(flowers(scene, 6, 14_mm));
  QPDF one, several;
  one.processMemoryFile("flower", alone.data(), alone.size());
  several.processMemoryFile("flowers", all.data(), all.size());
  const std::vector<Vec> first = corners_of(one.getAllPages()[0], 0);
  ASSERT_GT(first.size(), 50u);
  const auto pages = several.getAllPages();
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const std::vector<Vec> again = corners_of(pages[i], 3.21 * static_cast<double>(i));
    ASSERT_EQ(again.size(), first.size()) << i;
    for (std::size_t j = 0; j < first.size(); ++j)
      EXPECT_LT(std::hypot(again[j].x - first[j].x, again[j].y - first[j].y), 0.005)
          << i << " " << j;
  }
}

TEST(Forms, AreNotOnPagesThatTheyDoNotReach) {
  const Scene scene = test::lotus_flower();
  std::vector<Page> pages = flowers(scene, 3, 14_mm);
  pages[1].layers[0].window = {{0_mm, 0_mm}, {10_mm, 10_mm}};
  const std::string bytes = drawn(pages);
  QPDF pdf;
  pdf.processMemoryFile("flowers", bytes.data(), bytes.size());
  EXPECT_FALSE(forms_on(pdf.getAllPages()[0]).empty());
  EXPECT_TRUE(forms_on(pdf.getAllPages()[1]).empty());
}

/// Forms are made smaller and never larger, so that they stay exact.
TEST(Forms, SmallSizesShareThemAndLargeOnesHaveTheirOwn) {
  const Scene scene = test::lotus_flower();
  std::vector<Page> pages;
  for (const Millimetres side : {7_mm, 8_mm, 14_mm})
    for (const Page& page : flowers(scene, 2, side)) pages.push_back(page);
  const std::string bytes = drawn(pages);
  QPDF pdf;
  pdf.processMemoryFile("flowers", bytes.data(), bytes.size());
  const auto drawn_pages = pdf.getAllPages();
  EXPECT_EQ(forms_on(drawn_pages[0]), forms_on(drawn_pages[2]));
  for (const QPDFObjGen& form : forms_on(drawn_pages[4]))
    EXPECT_FALSE(forms_on(drawn_pages[0]).contains(form));
}

TEST(Forms, TextIsNotInThem) {
  if (!test::has_program("pdftotext")) GTEST_SKIP() << "pdftotext is not installed";
  const Scene scene = test::lotus_flower();
  const test::ScratchFile file("flowers.pdf",
                               Ink(test::fonts())->pages(flowers(scene, 4, 14_mm), "Flowers", {}));
  EXPECT_TRUE(test::runs("test $(pdftotext " + file.path().string() + " - | grep -c B) = 4"));
}

TEST(Forms, ADrawingThatIsNotedTwiceIsRecordedOnce) {
  pdf::Forms forms;
  for (const char* const key : {"board", "piece", "board"}) forms.note(key);
  int recorded = 0;
  const auto record = [&](cairo_t*) { ++recorded; };
  EXPECT_EQ(forms.find("piece", 10.2, 20, record), nullptr);
  EXPECT_EQ(forms.find("rim", 10.2, 20, record), nullptr);
  const pdf::Form* const form = forms.find("board", 10.2, 20, record);
  ASSERT_NE(form, nullptr);
  EXPECT_EQ(form->width, 11);
  EXPECT_EQ(form->height, 20);
  EXPECT_EQ(forms.find("board", 10.2, 20, record), form);
  EXPECT_EQ(recorded, 1);
}

}  // namespace
}  // namespace boardwright::tests::forms_test
