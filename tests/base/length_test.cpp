// Parsing of lengths as users type them.
#include "base/length.h"
#include "support/laws.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace boardwright::tests::length_test {
namespace {

TEST(Length, ParsesMmCmInAndPt) {
  EXPECT_DOUBLE_EQ(to_millimetres("50mm")->value, 50);
  EXPECT_DOUBLE_EQ(to_millimetres(" 5 cm ")->value, 50);
  EXPECT_DOUBLE_EQ(to_millimetres("1.75in")->value, 44.45);
  EXPECT_DOUBLE_EQ(to_millimetres("72pt")->value, 25.4);
  EXPECT_DOUBLE_EQ(to_millimetres("0mm")->value, 0);
  EXPECT_DOUBLE_EQ(to_millimetres("-3mm")->value, -3);
}

TEST(Length, RejectsOtherTexts) {
  for (const char* text : {"", "mm", "50", "50ft", "5e1mm", "infmm", "nanmm", "5,0mm", "5 0mm",
                           "5mm mm", "0x5mm", ".mm", "-mm", "--5mm", "+5mm", "1.2.3mm"})
    EXPECT_FALSE(to_millimetres(text)) << text;
}

LAW(Length, IsTheNearestDoubleToUpTo15Digits) {
  std::string text = std::to_string(test::any_between(0, 1'000'000'000'000'000));
  const auto at = static_cast<std::size_t>(test::any_between(0, std::ssize(text) + 1));
  text.insert(at, at == text.size() ? "" : ".");
  if (test::any_bool()) text.insert(0, "-");
  HOLDS(to_millimetres(text + "mm") == Millimetres(std::strtod(text.c_str(), nullptr)));
}

TEST(Length, ParsesManyDigits) {
  EXPECT_EQ(to_millimetres(".5mm"), 0.5_mm);
  EXPECT_EQ(to_millimetres("5.mm"), 5_mm);
  EXPECT_EQ(to_millimetres("0.300000000000000000000001mm"), 0.3_mm);
  EXPECT_EQ(to_millimetres("1000000000000000000000.5mm"), Millimetres(1e21));
  EXPECT_EQ(to_millimetres(std::string(400, '9') + "mm"), std::nullopt);
}

TEST(Length, ParsesPaperSizes) {
  EXPECT_EQ(to_paper_size("200x300mm"), (PaperSize{200_mm, 300_mm}));
  EXPECT_EQ(to_paper_size("8.5x11in"), (PaperSize{8.5 * 25.4_mm, 11 * 25.4_mm}));
  for (const char* text : {"", "x", "200mm", "200x300", "x300mm", "200xmm", "1x2x3mm"})
    EXPECT_FALSE(to_paper_size(text)) << text;
}

}  // namespace
}  // namespace boardwright::tests::length_test
