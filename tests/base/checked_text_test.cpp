// Input text is UTF-8 without control characters, or a problem with its place is reported.
#include "base/checked_text.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

namespace boardwright::tests::checked_text_test {
namespace {

TEST(CheckedText, ReportsLengthEncodingAndForbiddenCharacters) {
  const auto problem = [](std::string bytes) {
    Report report;
    EXPECT_EQ(checked_text(std::move(bytes), "f", 20, report), std::nullopt);
    return describe(report);
  };
  EXPECT_EQ(problem(std::string(21, 'x')), "f: error: the file is longer than 20 bytes\n");
  EXPECT_EQ(problem("ab\né\xff!"),
            "f:2:2: error: the text is not UTF-8\né\\xff!\n ^ save the file as UTF-8\n");
  EXPECT_EQ(problem("a\x1b"), "f:1:2: error: control character U+001B\na\\x1b\n ^\n");
  EXPECT_EQ(problem(std::string("a\0b", 3)),
            "f:1:2: error: control character U+0000\na\\x00b\n ^\n");
  EXPECT_EQ(problem("a\n\u009b"), "f:2:1: error: control character U+009B\n\\x9b\n^\n");
  EXPECT_EQ(problem("\uffff"), "f:1:1: error: U+FFFF is no character\n\\u{FFFF}\n^\n");
  EXPECT_EQ(problem("a\u202eb"),
            "f:1:2: error: U+202E changes the direction of other letters\na\\u{202E}b\n ^\n");
  EXPECT_EQ(problem("a\rb"), "f:1:2: error: control character U+000D\na\\x0db\n ^\n");
}

TEST(CheckedText, AllowsTabsLineEndsAndByteOrderMark) {
  Report report;
  EXPECT_EQ(checked_text("\xef\xbb\xbf\ta\r\né\n", "f", 20, report), "\ta\r\né\n");
  EXPECT_TRUE(report.problems().empty());
}

}  // namespace
}  // namespace boardwright::tests::checked_text_test
