// Drawings and text of books are large enough to be read.
#include "typeset/at_size.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "pdf/qpdf.h"
#include "support/effort.h"
#include "support/pdf_words.h"
#include "support/printed_book.h"
#include "support/sample.h"

namespace boardwright::tests::at_size_test {
namespace {

using test::Printed;

/// The roles of all texts of a drawing, each with its size in sides.
std::multimap<std::string, double> texts_of(const Group& group) {
  std::multimap<std::string, double> texts;
  for (const Node& node : group.children) {
    if (const auto* text = std::get_if<Text>(&node)) texts.emplace(text->tag.role, text->size);
    if (const auto* inner = std::get_if<Group>(&node)) texts.merge(texts_of(*inner));
  }
  return texts;
}

std::size_t count_of(const std::multimap<std::string, double>& texts, std::string_view role) {
  return static_cast<std::size_t>(std::count_if(
      texts.begin(), texts.end(), [&](const auto& text) { return text.first.starts_with(role); }));
}

const Diagram& diagram_of(const Printed& printed, const std::string& id) {
  return *std::find_if(printed.proof.diagrams.begin(), printed.proof.diagrams.end(),
                       [&](const Diagram& diagram) { return diagram.content.figure->id == id; });
}

TEST(AtSize, NoTextOfABookIsIllegiblySmall) {
  Ink ink(test::fonts());
  const std::vector<std::string> with_articles = test::games_with_articles();
  for (const std::string& id :
       test::tries_all ? test::sampled_games() : std::vector<std::string>{"gilman-river"})
    for (const std::string paper : {"a5", "a4", "letter"}) {
      // The books of reference games all have the same form, so one paper is enough.
      if (paper == "letter" &&
          std::find(with_articles.begin(), with_articles.end(), id) == with_articles.end())
        continue;
      Printed printed(id);
      const std::string bytes = book_pdf(ink, printed.book({paper, BookBoard::tiled, false}));
      QPDF pdf;
      pdf.processMemoryFile("book", bytes.data(), bytes.size());
      const auto sizes = test::word_sizes(pdf);
      ASSERT_FALSE(sizes.empty());
      EXPECT_GE(sizes.begin()->first, typeset::least_words.value - 0.01)
          << id << " on " << paper << ", page " << sizes.begin()->second;
    }
}

TEST(AtSize, LargePiecesAreDrawnAndSmallOnesHaveLetters) {
  const Printed printed("immortal-star-masters");
  const Diagram& set_up = diagram_of(printed, "4");
  ASSERT_TRUE(set_up.both);
  const auto small = texts_of(typeset::at_size(*set_up.both, printed.style, 9_pt).root);
  EXPECT_EQ(count_of(small, "man-label"), 108U);
  EXPECT_EQ(count_of(small, "man-seat"), 0U) << "the colour of the disc identifies the seat";
  for (const auto& [role, size] : small) EXPECT_GE(size * 9_pt, typeset::least_words) << role;
  const auto large = texts_of(typeset::at_size(*set_up.both, printed.style, 30_pt).root);
  EXPECT_EQ(count_of(large, "man-label"), 0U);
  EXPECT_EQ(count_of(large, "man-seat"), 108U);
}

TEST(AtSize, LargeTextIsUnchanged) {
  const Printed printed("chess");
  const Diagram& first = printed.proof.diagrams.front();
  EXPECT_EQ(texts_of(typeset::at_size(first.scene, printed.style, 40_pt).root),
            texts_of(first.scene.root));
}

}  // namespace
}  // namespace boardwright::tests::at_size_test
