// Books by the drawing module: whenever, and by whichever thread, they give the same bytes.
#include "typeset/books.h"

#include <gtest/gtest.h>

#include <thread>

#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::books_test {
namespace {

Book book_of_words() {
  BookPart part;
  part.title = "Hyphenation";
  BookHeading heading;
  heading.level = 1;
  heading.title = {run_of("Hyphenation")};
  part.blocks.push_back({heading});
  std::string words;
  for (int i = 0; i < 40; ++i)
    words += "extraordinarily complicated considerations notwithstanding ";
  part.blocks.push_back({BookParagraph{{run_of(words)}}});
  Book book;
  book.title = "Words";
  book.parts.push_back(part);
  return book;
}

std::string pdf_of(const Book& book) {
  Ink ink(test::fonts());
  return Books(ink)->pdf(book, {});
}

TEST(Books, AreTheSameWithAndWithoutPreparation) {
  Ink ink(test::fonts());
  const Books books(ink);
  books->prepare();
  books->prepare();
  EXPECT_EQ(books->pdf(book_of_words(), {}), pdf_of(book_of_words()));
  EXPECT_EQ(books->pdf(book_of_words(), {}), Books(ink)->pdf(book_of_words(), {}));
}

TEST(Books, AreTheSameInEveryThread) {
  const std::string pdf = pdf_of(book_of_words());
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] { EXPECT_EQ(pdf_of(book_of_words()), pdf); });
  for (std::thread& thread : threads) thread.join();
}

TEST(Books, AreForThePressOfTheirInk) {
  Ink ink(test::fonts());
  Book coloured = book_of_words();
  coloured.parts.front().blocks.push_back(
      {BookParagraph{{run_of("words", "https://example.org")}}});
  Press without_profile;
  ink->print_on(without_profile);
  EXPECT_NE(Books(ink)->pdf(coloured, {}), pdf_of(coloured));
}

}  // namespace
}  // namespace boardwright::tests::books_test
