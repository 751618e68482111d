// Names that become parts of file names, URLs and ids, and duplicate names.
#include "base/names.h"

#include <gtest/gtest.h>

#include "support/rooms.h"

namespace boardwright::tests::names_test {
namespace {

TEST(Names, ConsistOfLettersDigitsAndHyphens) {
  for (const char* name : {"lotus-39", "B1-1", "1", "index", "a-", "3-6"})
    EXPECT_TRUE(is_name(name)) << name;
  EXPECT_TRUE(is_name(std::string(64, 'a')));
  EXPECT_FALSE(is_name(std::string(65, 'a')));
  for (const char* name : {"", "-a", ".", "..", "a.b", "index.html", "a:b", "%41", "a/b", "a b",
                           "javascript:alert", "é", "a\n", "../x", "a\"b", "a_b"})
    EXPECT_FALSE(is_name(name)) << name;
}

TEST(Names, FileNamesAreNamesSeparatedByFullStops) {
  for (const char* name : {"rules.md", "a.b.toml", "rules"}) EXPECT_TRUE(is_file_name(name));
  for (const char* name : {"", ".", "..", ".rules.md", "a..md", "a.", "a/b.md", "a b.md"})
    EXPECT_FALSE(is_file_name(name)) << name;
}

TEST(Names, TitlesHaveCapitalsAndSpaces) {
  EXPECT_EQ(as_title("progressive-knight"), "Progressive Knight");
  EXPECT_EQ(as_title("lotus-39"), "Lotus 39");
}

TEST(Names, DuplicatesAreReportedWithThePlaceOfTheFirst) {
  Report report;
  UniqueNames figures("figure", UniqueNames::Case::is_ignored), letters("letter");
  figures.add("A1", {"f", 2, 3}, report);
  figures.add("A2", {"f", 5, 3}, report);
  figures.add("a1", {"f", 8, 3}, report);
  figures.add("A2", {"g", 1, 3}, report);
  letters.add("R", {"f", 9, 1}, report);
  letters.add("r", {"f", 10, 1}, report);
  letters.add("", {"f", 11, 1}, report);
  letters.add("", {"f", 12, 1}, report);
  EXPECT_EQ(describe(report),
            "f:8:3: error: a second figure 'a1'\nthe first is on line 2\n"
            "g:1:3: error: a second figure 'A2'\nthe first is on f:5\n");
}

}  // namespace
}  // namespace boardwright::tests::names_test
