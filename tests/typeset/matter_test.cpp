// Parts of a book that help readers find things: index, running heads, contents, undivided tables,
// appendix.
#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "book/terms.h"
#include "support/effort.h"
#include "support/printed_book.h"
#include "typeset/book_pages.h"

namespace boardwright::tests::matter_test {
namespace {

using test::Printed;

/// A book that has been set, with the game to which it refers.
struct SetOne {
  Printed printed;
  PrintedBook book;
  Fonts fonts;
  typeset::Hyphens hyphens;
  typeset::SetBook set;

  explicit SetOne(const std::string& id, BookRequest request = {"a5", BookBoard::none})
      : printed(id),
        book(printed.book(request)),
        fonts(test::fonts()),
        set(typeset::set_book(book.book, fonts, hyphens)) {}
};

std::string words_of(const typeset::Item& item) {
  std::string words;
  for (const typeset::TextFragment& fragment : item.texts) words += fragment.line.shaped.text;
  return words;
}

/// The lines of the index without page numbers, with the number of page numbers of each.
std::vector<std::pair<std::string, int>> index_of(const typeset::SetBook& set) {
  std::vector<std::pair<std::string, int>> lines;
  bool inside = false;
  for (const typeset::SetPage& page : set.pages)
    for (const typeset::Placed& placed : page.placed) {
      const typeset::Item& item = placed.flow->items[placed.item];
      const bool begins = std::find(item.ids.begin(), item.ids.end(), "index") != item.ids.end();
      if (inside && !begins) {
        const std::string words = words_of(item);
        lines.emplace_back(words.substr(0, words.find(",\u2002")),
                           static_cast<int>(std::count(words.begin(), words.end(), ',')));
      }
      inside = inside || begins;
    }
  return lines;
}

std::vector<std::string> articles() {
  if (!test::tries_all) return {"gilman-river"};
  return {"lotus-39", "immortal-star-masters", "gilman-river", "chess99", "chess"};
}

TEST(Index, HasEveryTitleAndPieceAndNoTrivialTerms) {
  for (const std::string& id : articles()) {
    const SetOne one(id);
    std::set<std::string> entries;
    for (const auto& [words, pages] : index_of(one.set)) entries.insert(lower_case(words));
    std::string whole;
    for (const std::string& entry : entries) whole += entry + "\n";
    const Terms terms(*one.printed.game, one.printed.proof.documents);
    for (const Document& document : one.printed.proof.documents)
      for (const Section& section : sections_of(document)) {
        const int term = terms.of_title(section.title);
        ASSERT_GE(term, 0) << id << ": " << section.title;
        // A long entry continues on a second line.
        const std::string shown = lower_case(terms.index()[static_cast<std::size_t>(term)].words);
        EXPECT_NE(whole.find(shown.substr(0, 18)), std::string::npos) << id << ": " << shown;
      }
    for (const char* word : {"not", "between", "any", "only", "four"})
      EXPECT_FALSE(entries.contains(word)) << id << ": " << word;
  }
}

TEST(Index, ContainsTheRules) {
  const SetOne one("immortal-star-masters");
  std::set<std::string> entries;
  for (const auto& [words, pages] : index_of(one.set)) entries.insert(words);
  for (const char* rule : {"castling", "check", "promotion", "capture in passing", "scoring"})
    EXPECT_TRUE(entries.contains(rule)) << rule;
}

TEST(Index, NoLineHasMoreThanEightPages) {
  for (const std::string& id : articles()) {
    const SetOne one(id);
    for (const auto& [words, pages] : index_of(one.set)) EXPECT_LE(pages, 8) << id << ": " << words;
  }
}

TEST(Index, ManyPagesAreListedBySection) {
  const SetOne one("immortal-star-masters");
  const auto lines = index_of(one.set);
  const auto bishop = std::find_if(lines.begin(), lines.end(),
                                   [](const auto& line) { return line.first == "Bishop"; });
  ASSERT_NE(bishop, lines.end());
  EXPECT_EQ(bishop->second, 1) << "the page that explains it";
  std::set<std::string> below;
  for (auto line = bishop + 1; line != lines.end() && line->first != "Blue King Two"; ++line)
    below.insert(line->first);
  EXPECT_TRUE(below.contains("The set-up"));
  EXPECT_TRUE(below.contains("Scoring"));
}

TEST(Heads, OfABookWithOneArticleNameChapterAndSection) {
  const SetOne one("immortal-star-masters");
  std::set<std::string> left, right;
  for (const typeset::SetPage& page : one.set.pages) {
    if (page.running.size() < 2) continue;
    const int number = to_integer(page.label).value_or(0);
    (number % 2 == 0 ? left : right).insert(page.running.back().line.shaped.text);
  }
  EXPECT_FALSE(left.contains("Immortal Star Masters"));
  EXPECT_GT(left.size(), 4U);
  EXPECT_GT(right.size(), 6U);
}

TEST(Contents, SpillingAFewLinesGetCloseSpacing) {
  const SetOne one("immortal-star-masters");
  std::size_t front = 0;
  while (one.set.pages[front].label != "1") ++front;
  EXPECT_EQ(front, 4U) << "title, imprint, contents, and a blank page or more of the contents";
  EXPECT_TRUE(one.set.pages[3].placed.empty());
}

TEST(Tables, WithFewerThanTwelveRowsAreNotDivided) {
  for (const std::string& id : articles())
    for (const char* paper : {"a5", "a4"}) {
      const SetOne one(id, {paper, BookBoard::none});
      std::map<std::pair<const typeset::Flow*, int>, std::pair<int, std::set<std::string>>> tables;
      for (const typeset::SetPage& page : one.set.pages)
        for (const typeset::Placed& placed : page.placed) {
          const int head = placed.flow->items[placed.item].head;
          if (head < 0 || placed.repeated) continue;
          auto& [rows, pages] = tables[{placed.flow, head}];
          ++rows;
          pages.insert(page.label);
        }
      EXPECT_FALSE(tables.empty());
      for (const auto& [table, is] : tables)
        if (is.first < 12) {
          EXPECT_EQ(is.second.size(), 1U) << id << " " << paper << " page " << *is.second.begin();
        }
    }
}

TEST(Lines, NoParagraphEndsWithTwoLetters) {
  for (const std::string& id : articles()) {
    const SetOne one(id);
    std::map<std::pair<const typeset::Flow*, int>, std::vector<std::string>> lines;
    for (const typeset::SetPage& page : one.set.pages)
      for (const typeset::Placed& placed : page.placed) {
        const typeset::Item& item = placed.flow->items[placed.item];
        if (placed.repeated || item.texts.empty() || item.head >= 0) continue;
        const typeset::TextFragment& text = item.texts.back();
        const std::string_view tag =
            placed.flow->elements[static_cast<std::size_t>(text.element)].tag;
        if (tag == "P") lines[{placed.flow, text.element}].push_back(text.line.shaped.text);
      }
    for (const auto& [element, texts] : lines) {
      if (texts.size() < 2) continue;
      std::string last = texts.back();
      while (last.ends_with(' ') || last.ends_with('.')) last.pop_back();
      EXPECT_GT(length_utf8(last), 2U) << id << ": " << texts[texts.size() - 2] << "|" << last;
    }
  }
}

TEST(Lines, NoComparisonBeginsAPage) {
  for (const char* paper : {"a5", "a4", "letter"}) {
    const SetOne one("lotus-39", {paper, BookBoard::none});
    int found = 0;
    for (const typeset::SetPage& page : one.set.pages) {
      bool first = true;
      for (const typeset::Placed& placed : page.placed) {
        const typeset::Item& item = placed.flow->items[placed.item];
        if (item.flow.floats) continue;
        const bool compares = words_of(item).starts_with("Compare:");
        found += compares ? 1 : 0;
        EXPECT_FALSE(first && compares) << paper << " " << page.label;
        first = false;
      }
    }
    EXPECT_GT(found, 10);
  }
}

TEST(Lists, NoPageBreakIsolatesTheFirstOrLastItem) {
  int lists = 0;
  for (const std::string& id : articles())
    for (const char* paper : {"a5", "a4"}) {
      const SetOne one(id, {paper, BookBoard::none});
      for (const typeset::SetPage& page : one.set.pages) {
        const auto first =
            std::find_if(page.placed.begin(), page.placed.end(), [](const typeset::Placed& placed) {
              return !placed.flow->items[placed.item].flow.floats;
            });
        if (first == page.placed.end()) continue;
        const auto& elements = first->flow->elements;
        const auto of = [&](int element) { return elements[static_cast<std::size_t>(element)]; };
        for (const typeset::TextFragment& text : first->flow->items[first->item].texts) {
          if (text.element < 0 || std::string_view(of(text.element).tag) != "Lbl") continue;
          const int bullet = of(text.element).parent, list = of(bullet).parent;
          std::vector<int> bullets;
          for (int i = 0; i < static_cast<int>(elements.size()); ++i)
            if (of(i).parent == list) bullets.push_back(i);
          ++lists;
          if (bullet == bullets.front()) continue;
          EXPECT_NE(bullet, bullets[1]) << id << " " << paper << " " << page.label;
          EXPECT_NE(bullet, bullets.back()) << id << " " << paper << " " << page.label;
        }
      }
    }
  if (test::tries_all) {
    EXPECT_GT(lists, 0);
  }
}

TEST(Appendix, OfClaimsIsPrintedOnRequest) {
  const auto has = [](const SetOne& one) {
    return std::any_of(one.set.outline.begin(), one.set.outline.end(),
                       [](const auto& mark) { return mark.title == "What was checked"; });
  };
  EXPECT_FALSE(has(SetOne("immortal-star-masters")));
  BookRequest request{"a5", BookBoard::none};
  request.checked = true;
  EXPECT_TRUE(has(SetOne("immortal-star-masters", request)));
}

TEST(Colophon, ExplainsTheProof) {
  const SetOne one("immortal-star-masters");
  std::string imprint;
  for (const BookBlock& block : one.book.book.imprint)
    for (const BookRun& run : std::get<BookParagraph>(block.content).text) imprint += run.words;
  EXPECT_NE(imprint.find("the rules engine, which knows only the board and the moves, computes the "
                         "same"),
            std::string::npos);
  EXPECT_EQ(imprint.find("By Ronald Planesi"), std::string::npos) << "it is on the title page";
}

TEST(Heading, WithAColonIsSplitOnlyAfterAChapterNumber) {
  const auto kicker = [](std::string title) {
    SectionHead head;
    head.title = {Inline{Words{std::move(title)}, 0, 0}};
    return title_parts(head).kicker;
  };
  EXPECT_EQ(kicker("Two to six players: teams and Emperors"), "");
  EXPECT_EQ(kicker("Chapter IV: Patterns"), "Chapter IV:");
  EXPECT_EQ(kicker("Part 2: Play"), "Part 2:");
}

}  // namespace
}  // namespace boardwright::tests::matter_test
