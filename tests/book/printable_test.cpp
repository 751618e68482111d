// Everything that a book cannot print is reported with its line, before anything is drawn.
#include "book/printable.h"

#include <gtest/gtest.h>

#include "base/limits.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::printable_test {
namespace {

/// Fonts with Latin letters and a few signs only.
CharacterSet few_characters() {
  CharacterSet set;
  set.add(0x20, 0x17f);
  set.add(0x2010, 0x2026);
  return set;
}

std::string found_in(const std::string& text, const std::string& claims = {}) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.rook]\nname = \"Rook\"\nmoves = [\"slide orthogonal\"]\n[[article]]\n"
          "id = \"one\"\ntitle = \"T\"\nauthor = \"A\"\ntext = \"one.md\"\n"
          "figures = \"one.toml\"\nclaims = \"claims.toml\"\n",
      report, {{"one.md", text}, {"one.toml", ""}, {"claims.toml", claims}});
  EXPECT_EQ(describe(report), "");
  Proof proof;
  proof.documents.push_back(parse_markdown(text, "one.md", report));
  Report found;
  check_printable(*game, proof, few_characters(), found);
  std::string shown = describe(found);
  const std::string folder = game->folder.string() + "/";
  if (shown.starts_with(folder)) shown.erase(0, folder.size());
  return shown;
}

TEST(Printable, HasEachIdOnce) {
  const auto note = [](const std::string& id) {
    return "[[reading]]\nid = \"" + id + "\"\nsection = \"s\"\ntext = \"ab\"\n";
  };
  EXPECT_EQ(found_in("# T\n\n## S {#s}\n", note("n")), "");
  EXPECT_EQ(found_in("# T\n\n## S {#s}\n", note("checked")),
            "claims.toml:1:1: error: the id 'checked' is also that of a part of every page\n");
  EXPECT_EQ(found_in("# T\n\n## S {#s}\n", note("s")),
            "claims.toml:1:1: error: the id 's' is also that of a section\n");
  EXPECT_EQ(found_in("# T\n\n## S {#contents}\n"),
            "one.md:3:1: error: the id 'contents' is also that of a part of every page\n");
}

TEST(Printable, HasCharactersOfTheFonts) {
  EXPECT_EQ(found_in("# T\n\nÀ la \"bonne\" heure\u200b, `a`.\n"), "");
  EXPECT_EQ(found_in("# T\n\nA *man of 漢*, and\n漢 again.\n"),
            "one.md:3:11: error: no font has the character '漢' (U+6F22)\n"
            "one.md:4:1: error: no font has the character '漢' (U+6F22)\n");
  EXPECT_EQ(found_in("# T\n\n| a | b |\n|---|---|\n| c | `☃` |\n"),
            "one.md:5:8: error: no font has the character '☃' (U+2603)\n");
  EXPECT_EQ(found_in("# T\n", "[[remark]]\nid = \"n\"\nsection = \"s\"\ntext = \"ab\\u2603\"\n"),
            "claims.toml:4:11: error: no font has the character '☃' (U+2603)\n");
}

TEST(Printable, HasParagraphsThatCanBeLaidOut) {
  std::string words;
  while (words.size() + 5 <= limits::layout_bytes) words += "word ";
  words.resize(words.size() - 1);
  EXPECT_EQ(found_in("# T\n\n" + words + "\n"), "");
  EXPECT_EQ(found_in("# T\n\nx\n\n" + words + " and more\n"),
            "one.md:5:1: error: a paragraph is longer than 16384 bytes\n");
  EXPECT_EQ(found_in("# T\n", "[[remark]]\nid = \"n\"\nsection = \"s\"\ntext = \"" + words +
                                  " and more\"\n"),
            "claims.toml:1:1: error: a paragraph is longer than 16384 bytes\n");
}

TEST(Printable, HasTablesThatFitAPage) {
  const auto table = [](int columns) {
    std::string head, line, row;
    for (int i = 0; i < columns; ++i) {
      head += "| abcdefgh ";
      line += "|---";
      row += "| a ";
    }
    return "# T\n\n" + head + "|\n" + line + "|\n" + row + "|\n";
  };
  EXPECT_EQ(found_in(table(10)), "");
  EXPECT_EQ(found_in(table(11)).find("one.md:3:1: error: the table is too wide for a page"), 0u)
      << found_in(table(11));
}

}  // namespace
}  // namespace boardwright::tests::printable_test
