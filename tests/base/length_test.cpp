// Lengths as people type them.
#include "base/length.h"
#include "support/rooms.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <string>

namespace boardwright::tests::length_test {
namespace {

TEST(Length, HasFourUnits) {
  EXPECT_DOUBLE_EQ(*to_millimetres("50mm"), 50);
  EXPECT_DOUBLE_EQ(*to_millimetres(" 5 cm "), 50);
  EXPECT_DOUBLE_EQ(*to_millimetres("1.75in"), 44.45);
  EXPECT_DOUBLE_EQ(*to_millimetres("72pt"), 25.4);
  EXPECT_DOUBLE_EQ(*to_millimetres("0mm"), 0);
  EXPECT_DOUBLE_EQ(*to_millimetres("-3mm"), -3);
}

TEST(Length, IsNothingElse) {
  for (const char* text : {"", "mm", "50", "50ft", "5e1mm", "infmm", "nanmm", "5,0mm", "5 0mm",
                           "5mm mm", "0x5mm", ".mm", "-mm", "--5mm", "+5mm", "1.2.3mm"})
    EXPECT_FALSE(to_millimetres(text)) << text;
}

RC_GTEST_PROP(Length, IsTheNearestDoubleToUpTo15Digits, ()) {
  std::string text = std::to_string(*rc::gen::inRange<long long>(0, 1'000'000'000'000'000));
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
  text.insert(at, at == text.size() ? "" : ".");
  if (*rc::gen::arbitrary<bool>()) text.insert(0, "-");
  RC_ASSERT(to_millimetres(text + "mm") == std::strtod(text.c_str(), nullptr));
}

TEST(Length, MayHaveManyDigits) {
  EXPECT_EQ(to_millimetres(".5mm"), 0.5);
  EXPECT_EQ(to_millimetres("5.mm"), 5);
  EXPECT_EQ(to_millimetres("0.300000000000000000000001mm"), 0.3);
  EXPECT_EQ(to_millimetres("1000000000000000000000.5mm"), 1e21);
  EXPECT_EQ(to_millimetres(std::string(400, '9') + "mm"), std::nullopt);
}

TEST(Length, MakesPaper) {
  EXPECT_EQ(to_paper_size("200x300mm"), (PaperSize{200, 300}));
  EXPECT_EQ(to_paper_size("8.5x11in"), (PaperSize{8.5 * 25.4, 11 * 25.4}));
  for (const char* text : {"", "x", "200mm", "200x300", "x300mm", "200xmm", "1x2x3mm"})
    EXPECT_FALSE(to_paper_size(text)) << text;
}

}  // namespace
}  // namespace boardwright::tests::length_test
