// Every kind of block and inline part of an article, on a page and in a book.
#include <gtest/gtest.h>

#include "book/book.h"
#include "page/html.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "text/markdown.h"

namespace boardwright::tests::blocks_test {
namespace {

Document parsed(const std::string& text) {
  Report report;
  Document document = parse_markdown(text, "article.md", report);
  EXPECT_EQ(describe(report), "") << text;
  return document;
}

std::string html_of(const std::string& text) {
  Html html;
  Insertions insertions;
  insertions.link = [](const Link&, int, int) {};
  for (const Block& block : parsed(text).blocks) write(html, block, insertions);
  std::string written = html.take();
  std::erase(written, '\n');
  return written;
}

/// The blocks of an article in the book of a game with nothing else.
BookBlocks book_of(const std::string& text) {
  Game game;
  game.title = "Game";
  game.articles.emplace_back();
  game.articles[0].id = "index";
  const std::vector<Document> documents = {parsed(text)};
  Report report;
  Book book = make_book({game, documents, {}, {}, {}, {}}, report);
  EXPECT_EQ(describe(report), "");
  EXPECT_EQ(book.parts.size(), 1u);
  return book.parts.empty() ? BookBlocks() : std::move(book.parts[0].blocks);
}

std::string words_of(const BookText& text) {
  std::string words;
  for (const BookRun& run : text) words += run.words;
  return words;
}

constexpr const char* table = "| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |\n";

TEST(Blocks, TableColumnsAreAligned) {
  EXPECT_NE(html_of(table).find("<th scope=\"col\" class=\"left\">a</th>"
                                "<th scope=\"col\" class=\"centre\">b</th>"
                                "<th scope=\"col\" class=\"right\">c</th><th scope=\"col\">d</th>"),
            std::string::npos)
      << html_of(table);
  EXPECT_NE(html_of(table).find("<td class=\"left\">1</td><td class=\"centre\">2</td>"
                                "<td class=\"right\">3</td><td>4</td>"),
            std::string::npos)
      << html_of(table);
  const BookBlocks book = book_of("# T\n\n" + std::string(table));
  using Align = BookTable::Align;
  EXPECT_EQ(std::get<BookTable>(book.back().content).columns,
            (std::vector<Align>{Align::left, Align::centre, Align::right, Align::left}));
}

TEST(Blocks, HardLineBreaksAreKept) {
  EXPECT_EQ(html_of("one  \ntwo\nthree\n"), "<p>one<br>twothree</p>");
  EXPECT_EQ(html_of("one\\\ntwo\n"), "<p>one<br>two</p>");
  EXPECT_EQ(
      words_of(std::get<BookParagraph>(book_of("# T\n\none  \ntwo\nthree\n").back().content).text),
      "one\ntwo three");
}

TEST(Blocks, DividersAndCodeSeparateParagraphs) {
  EXPECT_EQ(html_of("one\n\n---\n\n    a < b\n"), "<p>one</p><hr><pre><code>a &lt; b</code></pre>");
  const BookBlocks book = book_of("# T\n\none\n\n---\n\n    a < b\n");
  ASSERT_GE(book.size(), 3u);
  EXPECT_EQ(words_of(std::get<BookParagraph>(book.end()[-3].content).text), "one");
  EXPECT_TRUE(std::holds_alternative<BookDivider>(book.end()[-2].content));
  EXPECT_EQ(std::get<BookCode>(book.end()[-1].content).text, "a < b\n");
}

TEST(Blocks, AnOrderedListKeepsItsStart) {
  EXPECT_EQ(html_of("1. a\n2. b\n"), "<ol><li>a</li><li>b</li></ol>");
  EXPECT_EQ(html_of("4. a\n5. b\n"), "<ol start=\"4\"><li>a</li><li>b</li></ol>");
  EXPECT_EQ(std::get<BookList>(book_of("# T\n\n4. a\n5. b\n").back().content).start, 4);
}

TEST(Blocks, PlainTextHasNoMarkup) {
  const Document document = parsed("# *The* **king** `K`\n");
  EXPECT_EQ(document.title, "The king K");
  EXPECT_EQ(
      plain_text(
          std::get<Paragraph>(parsed("*a* **b** `c` [d](#x)  \ne\nf\n").blocks[0].content).content),
      "a b c d e f");
}

TEST(Blocks, EntitiesCoverEveryCharacter) {
  EXPECT_EQ(html_of("&#x1F451; &#233;\n"), "<p>\xF0\x9F\x91\x91 é</p>");
}

}  // namespace
}  // namespace boardwright::tests::blocks_test
