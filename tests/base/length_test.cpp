// Lengths as people type them.
#include "base/length.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

namespace boardwright::tests {
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
  for (const char* text :
       {"", "mm", "50", "50ft", "5e1mm", "infmm", "nanmm", "5,0mm", "5 0mm", "5mm mm", "0x5mm"})
    EXPECT_FALSE(to_millimetres(text)) << text;
}

TEST(Length, MakesPaper) {
  EXPECT_EQ(to_paper_size("200x300mm"), (PaperSize{200, 300}));
  EXPECT_EQ(to_paper_size("8.5x11in"), (PaperSize{8.5 * 25.4, 11 * 25.4}));
  for (const char* text : {"", "x", "200mm", "200x300", "x300mm", "200xmm", "1x2x3mm"})
    EXPECT_FALSE(to_paper_size(text)) << text;
}

}  // namespace
}  // namespace boardwright::tests
