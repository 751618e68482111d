// What comes in is UTF-8 without control characters, or a problem with its place.
#include "base/checked_text.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

namespace boardwright::tests::checked_text_test {
namespace {

TEST(CheckedText, NamesWhatIsWrong) {
  const auto problem = [](std::string bytes) {
    Report report;
    EXPECT_EQ(checked_text(std::move(bytes), "f", 20, report), std::nullopt);
    return describe(report);
  };
  EXPECT_EQ(problem(std::string(21, 'x')), "f: error: the file is longer than 20 bytes\n");
  EXPECT_EQ(problem("ab\né\xff!"),
            "f:2:2: error: the text is not UTF-8\né\\xff!\n ^ save the file as UTF-8\n");
  EXPECT_EQ(problem("a\x1b"), "f:1:2: error: control character '\\x1b'\na\\x1b\n ^\n");
  EXPECT_EQ(problem(std::string("a\0b", 3)),
            "f:1:2: error: control character '\\x00'\na\\x00b\n ^\n");
  EXPECT_EQ(problem("a\rb"), "f:1:2: error: control character '\\x0d'\na\\x0db\n ^\n");
}

TEST(CheckedText, MayHaveTabsLineEndsAndAByteOrderMark) {
  Report report;
  EXPECT_EQ(checked_text("\xef\xbb\xbf\ta\r\né\n", "f", 20, report), "\ta\r\né\n");
  EXPECT_TRUE(report.problems().empty());
}

}  // namespace
}  // namespace boardwright::tests::checked_text_test
