// Bindings proposed for the open marks of texts about chess.
#include "audit/bindings.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "text/markdown.h"

namespace boardwright::tests::bindings_test {
namespace {

/// What is proposed for a text, with the claims that its article has.
std::vector<BoundSentence> proposed(const std::string& text, const std::vector<Claim>& claims = {},
                                    const Value& value = true, const std::string& id = "chess") {
  Report report;
  const auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
  std::vector<Finding> findings;
  for (const Claim& claim : claims) findings.push_back({&claim, value, true, false, ""});
  const Document document = parse_markdown("# T\n\n" + text + "\n", "t.md", report);
  const Article article;
  const Account account = account_of(*game, article, document, findings, report);
  return propose_bindings(*game, article, document, account, findings);
}

/// The words to write for the only sentence of a text, or what the engine finds.
std::string written(const std::string& text, const std::string& game = "chess") {
  std::string found;
  for (const BoundSentence& sentence : proposed(text, {}, true, game)) {
    found += sentence.found;
    for (const Binding& binding : sentence.bindings) found += in_text(binding);
  }
  return found;
}

TEST(Bindings, HoldAListOfCellsWithItsPieceAndItsOrigin) {
  const auto sentences = proposed("From a1 the Knight leaps to b3 and c2.");
  ASSERT_EQ(sentences.size(), 1U);
  ASSERT_EQ(sentences[0].bindings.size(), 1U);
  EXPECT_EQ(in_text(sentences[0].bindings[0]),
            "{{reach-cells-knight-a1: From a1 the Knight leaps to b3 and c2}}");
  EXPECT_NE(bindings_toml(sentences).find("kind = \"reach-cells\", piece = \"knight\", cell = "
                                          "\"a1\", cells = \"b3,c2\" },\n"),
            std::string::npos);
}

TEST(Bindings, HoldAListOfTheCellsOfAZone) {
  EXPECT_EQ(written("White's dead ends of the first kind are a5 and i5.", "lotus-39"),
            "{{cell-list-files-a-i-seat-1-zone-dead-end: White's dead ends of the first kind are "
            "a5 and i5}}");
}

TEST(Bindings, AreTrue) {
  EXPECT_EQ(written("From a1 the Knight leaps to b3 and d2."),
            "Cells that the Knight on a1 can go to: b3, c2");
  EXPECT_EQ(written("From e2 even a Knight cannot leap to e4."),
            "{{may-knight-e2-e4: From e2 even a Knight cannot leap to e4}}");
  EXPECT_EQ(written("From e2 a Knight can leap to e4."),
            "Cells that the Knight on e2 can go to: c1, c3, d4, f4, g1, g3");
  EXPECT_EQ(written("A Queen has more power than a Rook."),
            "{{reach-more-queen-rook: A Queen has more power than a Rook}}");
  EXPECT_EQ(written("A Rook has more power than a Queen."), "");
}

/// The claim that a Knight goes from e2 to a cell.
Claim knight_goes(const char* id, const char* to) {
  Claim claim;
  claim.id = id;
  claim.kind = "may";
  claim.keys = {{"piece", "knight"}, {"cell", "e2"}, {"to", to}};
  return claim;
}

TEST(Bindings, TakeTheClaimsOfTheArticleFirst) {
  const Claim claim = knight_goes("never-four", "e4");
  const auto sentences = proposed("From e2 even a Knight cannot leap to e4.", {claim}, false);
  ASSERT_EQ(sentences.size(), 1U);
  ASSERT_EQ(sentences[0].bindings.size(), 1U);
  EXPECT_FALSE(sentences[0].bindings[0].is_new);
  EXPECT_EQ(in_text(sentences[0].bindings[0]),
            "{{never-four: From e2 even a Knight cannot leap to e4}}");
}

TEST(Bindings, DoNotCutAListOrASentence) {
  EXPECT_EQ(written("From a1 the Knight leaps to b3, c2 and d4."),
            "Cells that the Knight on a1 can go to: b3, c2");
  EXPECT_EQ(written("The Bishop is one of a kind."), "");
}

TEST(Bindings, LeaveWordsOfClaimsAlone) {
  const Claim claim = knight_goes("it", "f4");
  const auto sentences = proposed("{{it: always from e2 the Knight leaps to f4}}.", {claim});
  ASSERT_EQ(sentences.size(), 1U);
  EXPECT_EQ(sentences[0].marks[0].claim, "it");
  EXPECT_TRUE(sentences[0].bindings.empty());
}

}  // namespace
}  // namespace boardwright::tests::bindings_test
