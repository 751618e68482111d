// The record of a game is read as it was written, whatever its texts contain.
#include "builder/record.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "support/rooms.h"

namespace boardwright::tests::record_test {
namespace {

GameRecord full() {
  GameRecord record;
  record.parts = {{"data a\tb", 1}, {"figure \\n", 0xfedcba9876543210}};
  record.warned = true;
  record.figures = 7;
  record.computed.titles = 42;
  record.computed.values = {
      Count{8'031'647'685},    Percent{41}, true, false, std::string("a\tb\nc\\d"),
      CellNames{"e4", "x\ty"}, CellNames{}};
  IndexEntry& entry = record.entry;
  entry.id = "game";
  entry.reference = entry.own = true;
  entry.title = "A\\B\tC\nD";
  entry.picture = "<svg>\n\\n</svg>";
  entry.pages = {{"index.html", "One\tTwo", {3, 2, 1}}};
  return record;
}

TEST(Record, IsReadAsItWasWritten) {
  const GameRecord record = full();
  const std::string text = text_of(record);
  GameRecord read;
  for (const std::string_view line : split(trimmed(text), '\n'))
    EXPECT_TRUE(read_line(read, line)) << line;
  EXPECT_EQ(read.parts, record.parts);
  EXPECT_EQ(read.computed.values, record.computed.values);
  EXPECT_EQ(read.entry.title, record.entry.title);
  EXPECT_EQ(read.entry.picture, record.entry.picture);
  EXPECT_TRUE(read.entry.reference && read.entry.own);
  EXPECT_EQ(read.entry.pages.at(0).title, "One\tTwo");
  EXPECT_EQ(hash_of(read.entry), hash_of(record.entry));
  EXPECT_EQ(text_of(read), text);
}

TEST(Record, HasNoOtherLines) {
  for (const char* line :
       {"value ", "value q1", "value n", "value n1x", "value p", "value y1", "part 12 a",
        "part 000000000000000g a", "page index.html", "page a\tb\t1\t2\tx", "figures", "figures x",
        "titles 12", "colour red", ""}) {
    GameRecord read;
    EXPECT_FALSE(read_line(read, line)) << line;
  }
}

}  // namespace
}  // namespace boardwright::tests::record_test
