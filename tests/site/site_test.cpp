// Pages of a whole site: facts of games, glossary terms, mobility, addresses.
#include <gtest/gtest.h>

#include "base/names.h"
#include "disk/files.h"
#include "english/mobility.h"
#include "page/address.h"
#include "page/facts.h"
#include "page/glossary.h"
#include "site/index_page.h"
#include "site/letters.h"
#include "site/site.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::site_test {
namespace {

bool holds(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(Facts, AreReadAsTheyWereWritten) {
  Facts facts;
  facts.id = "pond";
  facts.title = "A\tB\\C\nD";
  facts.cells = "a1 a2";
  facts.pages = {{"rules.html", "Rules", "article"}};
  facts.sections = {{"rules.html#way", "The \"way\""}};
  facts.piece_types.emplace_back();
  facts.piece_types.back().name = "Frog";
  facts.piece_types.back().map = "<svg>\n</svg>\n";
  facts.claims = {{"rules.html#claim-one", "Section 1", "words", "4", "5", "explained"}};
  facts.remarks = {{"rules.html#note", "Erratum", "1", "<p>It is five.</p>\n"}};
  facts.citations = {{"rules.html#way", "not five", ""}};
  const std::string text = text_of(facts);
  const auto read = read_facts(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->title, facts.title);
  EXPECT_EQ(read->piece_types.at(0).map, facts.piece_types[0].map);
  EXPECT_EQ(text_of(*read), text);
}

TEST(Facts, OfAnotherFormatAreRejected) {
  for (const char* text :
       {"", "facts 0\n", "facts 1\n", "facts 2\npage one\n", "facts 2\nfrog a\tb\n"})
    EXPECT_FALSE(read_facts(text)) << text;
}

TEST(Mobility, OfTheKnightAgreesWithBooks) {
  const auto game = test::read_rules("chess");
  const Mobility knight = mobility_of(game->board(), *game->find_piece_type("knight"));
  EXPECT_EQ(knight.least(), 2);
  EXPECT_EQ(knight.most(), 8);
  EXPECT_EQ(knight.average(), "5.25");
  EXPECT_EQ(mobility_of(game->board(), *game->find_piece_type("rook")).average(), "14");
  const std::string map = mobility_map(game->board(), knight, "the \"Knight\"");
  EXPECT_TRUE(holds(map, "aria-label=\"the &quot;Knight&quot;\""));
  EXPECT_TRUE(holds(map, ">8</text>"));
}

Glossary little_glossary() {
  return Glossary({{"rank", "rank", {"rank", "ranks"}, "A row.", {}},
                   {"path", "lotus path", {"lotus path"}, "A \"way\".", {}}});
}

TEST(Glossary, MarksTheFirstUseOfEachTermAsAWholeWord) {
  const Glossary glossary = little_glossary();
  TermMarker marker(glossary, "../site/glossary.html");
  Html html;
  marker.write(html, "Franks and ranks: a rank, or a lotus path.");
  const std::string text = html.take();
  EXPECT_TRUE(
      text.starts_with("Franks and <span class=\"term\"><a class=\"word\" href=\"../site/"
                       "glossary.html#rank\" aria-describedby=\"means-rank\">ranks</a>"))
      << text;
  EXPECT_TRUE(holds(text, ": a rank, or a <span class=\"term\">")) << text;
  EXPECT_TRUE(holds(text, "A “way”.</span></span>.")) << text;
}

TEST(Glossary, HasNoLinkInAFolderWithoutASite) {
  const Glossary glossary = little_glossary();
  TermMarker marker(glossary, {});
  Html html;
  marker.write(html, "A rank.");
  const std::string text = html.take();
  EXPECT_FALSE(holds(text, "href"));
  EXPECT_TRUE(holds(text, "<span class=\"word\" tabindex=\"0\"")) << text;
}

TEST(Glossary, ShippedHasNoProblems) {
  Report report;
  const Glossary glossary =
      read_glossary(files_on_disk(), test::templates() / "pages/glossary.toml", report);
  EXPECT_EQ(describe(report), "");
  EXPECT_GT(glossary.terms().size(), 20U);
}

TEST(Address, IsAWebAddressThatEndsWithASlash) {
  EXPECT_EQ(problem_of_address("https://example.org/games/"), "");
  EXPECT_EQ(problem_of_address("http://localhost:8000/"), "");
  for (const char* wrong :
       {"example.org/", "https://example.org", "https://", "https:///", "https://example.org/a b/",
        "https://example.org/\"/", "https://example.org/?q=/", "javascript:alert(1)/"})
    EXPECT_NE(problem_of_address(wrong), "") << wrong;
}

TEST(Address, IsInTheHeadOnlyIfKnown) {
  const PageHead page{"pond/index.html", "Pond & \"more\"", "A </script> game", "pond/share.png",
                      "Ann"};
  const std::string alone = head_of("", page);
  EXPECT_TRUE(alone.starts_with(
      "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg%20xmlns=%22http:%2F%2F"))
      << "or browsers ask for /favicon.ico";
  EXPECT_FALSE(holds(alone, "Pond"));
  const std::string head = head_of("https://example.org/", page);
  for (const char* part :
       {"<link rel=\"canonical\" href=\"https://example.org/pond/\">",
        "content=\"https://example.org/pond/share.png\"", "Pond &amp; &quot;more&quot;",
        "\"headline\":\"Pond & \\\"more\\\"\"", "A \\u003c/script> game"})
    EXPECT_TRUE(holds(head, part)) << part << "\n" << head;
}

TEST(PiecePages, ShareASlugByName) {
  EXPECT_EQ(slug_of("Enhanced-Rook"), "enhanced-rook");
  EXPECT_EQ(slug_of("Enhanced Rook"), "enhanced-rook");
  EXPECT_EQ(slug_of("+P"), "plus-p");
  EXPECT_EQ(slug_of("..."), "other");
}

/// A library of games of two letters, each with some claims.
struct Library {
  explicit Library(std::size_t count, std::size_t claims) {
    for (std::size_t i = 0; i < count; ++i) {
      const std::string id = (i % 2 == 0 ? "pond-" : "lake-") + std::to_string(i),
                        title = (i % 2 == 0 ? "Pond " : "Lake ") + std::to_string(i);
      entries.emplace_back().id = id;
      entries.back().title = title;
      entries.back().own = true;
      entries.back().pages = {{"index.html", title, {}}};
      games.emplace_back().id = id;
      games.back().title = title;
      games.back().start = "index.html";
      games.back().cells = "a1 z9";
      games.back().sections = {{"index.html#way", "The way of the frog"}};
      games.back().claims.resize(claims);
      for (page::ClaimFact& claim : games.back().claims) claim.status = "agrees";
    }
    Report report;
    frame = read_frame(files_on_disk(), test::templates() / "pages", report);
  }

  /// The text of a file of the site, or nothing.
  std::string file(const std::string& path) const {
    Report report;
    for (const site::SiteFile& each : site::site_files({games, entries, frame, ""}, report))
      if (each.path == path) return each.bytes;
    return {};
  }

  std::vector<Facts> games;
  std::vector<site::IndexEntry> entries;
  page::Frame frame;
};

TEST(Letters, AreThoseOfTheLatinAlphabetAndOneForTheRest) {
  EXPECT_EQ(site::letter_of("Chess"), 'c');
  for (const char* other : {"", "9", "\u00c9quipe", "+P"}) EXPECT_EQ(site::letter_of(other), '0');
}

TEST(Letters, PartTheIndexOfALargeLibrary) {
  Report report;
  const Library few(300, 0), many(301, 0);
  const std::string whole = site::index_page(few.entries, few.frame, "", report);
  EXPECT_TRUE(holds(whole, "id=\"lake-1\""));
  EXPECT_EQ(few.file("site/games-l.html"), "");
  const std::string index = site::index_page(many.entries, many.frame, "", report);
  EXPECT_FALSE(holds(index, "id=\"lake-1\""));
  EXPECT_TRUE(holds(index, "<a href=\"site/games-l.html\">L</a>")) << index;
  const std::string lakes = many.file("site/games-l.html");
  EXPECT_TRUE(holds(lakes, "<a href=\"../lake-1/index.html\">")) << lakes;
  EXPECT_FALSE(holds(lakes, "pond-"));
  EXPECT_TRUE(holds(lakes, "<a href=\"games-p.html\">P</a>"));
  EXPECT_EQ(describe(report), "");
}

TEST(Letters, PartTheClaimsOfALargeLibrary) {
  const Library few(4, 250), many(4, 251);
  EXPECT_TRUE(holds(few.file("site/proof.html"), "id=\"claims-lake-1\""));
  EXPECT_EQ(few.file("site/proof-l.html"), "");
  const std::string proof = many.file("site/proof.html");
  EXPECT_FALSE(holds(proof, "id=\"claims-lake-1\""));
  EXPECT_TRUE(holds(proof,
                    "<a href=\"proof-l.html#claims-lake-1\">Lake 1</a></th>\n"
                    "<td>251</td>\n<td>251</td>\n<td>0</td>"))
      << proof;
  EXPECT_TRUE(holds(many.file("site/proof-l.html"), "id=\"claims-lake-1\""));
}

TEST(Letters, HoldWhatTheSearchFinds) {
  const Library library(2, 0);
  const std::string frogs = library.file("site/search-f.js"),
                    lakes = library.file("site/search-l.js");
  EXPECT_TRUE(holds(frogs, "\"The way of the frog\",\"index.html#way\"")) << frogs;
  EXPECT_TRUE(holds(frogs, "\"pond-0\"") && holds(frogs, "\"lake-1\""));
  EXPECT_TRUE(holds(lakes, "\"lake-1\"") && !holds(lakes, "\"pond-0\"")) << lakes;
  EXPECT_TRUE(holds(library.file("site/search-z.js"), "\"z9\""));
  EXPECT_EQ(library.file("site/search-x.js"), "");
  EXPECT_TRUE(holds(library.file("site/search.html"), "data-letters=\"0"));
}

}  // namespace
}  // namespace boardwright::tests::site_test
