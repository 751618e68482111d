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
            "{{reach-cells knight a1 = b3, c2: From a1 the Knight leaps to b3 and c2}}");
  EXPECT_NE(bindings_toml(sentences).find("  # write {{reach-cells knight a1 = b3, c2: From"),
            std::string::npos);
}

TEST(Bindings, HoldAListOfTheCellsOfAZone) {
  EXPECT_EQ(written("White's outer dead ends are a5 and i5.", "lotus-39"),
            "{{cell-list files=a,i seat=1 zone=dead-end = a5, i5: White's outer dead ends are "
            "a5 and i5}}");
}

TEST(Bindings, AreTrue) {
  EXPECT_EQ(written("From a1 the Knight leaps to b3 and d2."),
            "Cells that the Knight on a1 can go to: b3, c2");
  EXPECT_EQ(written("From e2 a Knight cannot leap over to e4."),
            "{{may knight e2 e4 = no: From e2 a Knight cannot leap over to e4}}");
  EXPECT_EQ(written("From e2 a Knight can leap to e4."),
            "Cells that the Knight on e2 can go to: c1, c3, d4, f4, g1, g3");
  EXPECT_EQ(written("A Queen has more power than a Rook."),
            "{{reach-more queen rook: A Queen has more power than a Rook}}");
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
  const auto sentences = proposed("From e2 a Knight cannot leap over to e4.", {claim}, false);
  ASSERT_EQ(sentences.size(), 1U);
  ASSERT_EQ(sentences[0].bindings.size(), 1U);
  EXPECT_FALSE(sentences[0].bindings[0].is_new);
  EXPECT_EQ(in_text(sentences[0].bindings[0]),
            "{{never-four: From e2 a Knight cannot leap over to e4}}");
}

TEST(Bindings, DoNotCutAListOrASentence) {
  EXPECT_EQ(written("From a1 the Knight leaps to b3, c2 and d4."),
            "Cells that the Knight on a1 can go to: b3, c2");
  EXPECT_EQ(written("The Bishop is one of a kind."), "");
}

TEST(Bindings, AreMadeForTheArray) {
  EXPECT_EQ(written("White has eight Pawns on its second rank."),
            "{{men-count start piece=pawn ranks=second seat=1 = 8: White has eight Pawns on its "
            "second rank}}");
  EXPECT_EQ(written("Each side has eight Pawns on its second rank."),
            "{{men-count start piece=pawn ranks=second seat=each = 8: Each side has eight Pawns on "
            "its second rank}}");
  EXPECT_EQ(written("White's Pawns fill the second rank."),
            "{{men-fill start piece=pawn ranks=second seat=1: White's Pawns fill the second "
            "rank}}");
  EXPECT_EQ(written("White's Rooks stand on a1 and h1."),
            "{{men-cells start piece=rook seat=1 = a1, h1: White's Rooks stand on a1 and h1}}");
  EXPECT_EQ(written("White has nine Pawns on its second rank."), "");
}

TEST(Bindings, AreMadeForCapturesOnCellsOfCaptures) {
  EXPECT_EQ(written("A Pawn on d4 can capture on c5 and e5."),
            "{{capture-cells pawn d4 enemy=c3,c4,c5,d3,d5,e3,e4,e5 = c5, e5: A Pawn on d4 can "
            "capture on c5 and e5}}");
  EXPECT_EQ(written("A Pawn on d4 can capture on d5 and e5."), "");
}

TEST(Bindings, AreMadeForRulesOfPlay) {
  EXPECT_EQ(written("On the far rank a Pawn cannot stay a Pawn."),
            "{{may-become \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\" a7 a8 pawn = no: On the far rank a "
            "Pawn cannot stay a Pawn}}");
  EXPECT_EQ(written("A King that has moved cannot castle."),
            "{{may-legally \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\" e1 c1 plays=\"e1 f1; e8 f8; f1 "
            "e1; f8 e8\" = no: A King that has moved cannot castle}}");
  EXPECT_EQ(written("From a corner a Rook reaches 14 cells."),
            "{{reach-count rook a1 = 14: From a corner a Rook reaches 14 cells}}");
}

TEST(Bindings, AreMadeForAPositionThatTheSentenceSetsUp) {
  EXPECT_EQ(written("A Rook on d4, with a White Pawn on d6, cannot go to d7."),
            "{{may-legally \"4k3/8/3P4/8/3R4/8/8/4K3 w - - 0 1\" d4 d7 = no: A Rook on d4, with a "
            "White Pawn on d6, cannot go to d7}}");
  EXPECT_EQ(written("An enemy Knight on f6 may be captured by a Bishop on d4."),
            "{{legal-captures \"4k3/8/5n2/8/3B4/8/8/4K3 w - - 0 1\" d4 = f6: An enemy Knight on f6 "
            "may be captured by a Bishop on d4}}");
  EXPECT_EQ(written("An enemy Knight on f5 may be captured by a Bishop on d4."), "");
}

TEST(Bindings, AreMadeForEndsOfTheGame) {
  EXPECT_EQ(written("If a position comes for the third time, the game is a draw."),
            "{{repetition-brings 3 = draw: If a position comes for the third time, the game is a "
            "draw}}");
  EXPECT_EQ(written("If a position comes for the second time, the game is a draw."), "");
  EXPECT_EQ(written("White moves first, then Black."),
            "{{turn-of start = White: White moves first}}{{turn-of start plays=\"a2 a3\" = Black: "
            "then Black}}");
  EXPECT_EQ(written("For Black the last rank is rank 1."),
            "{{rank-list ranks=last seat=2 = 1: For Black the last rank is rank 1}}");
  EXPECT_EQ(written("For White the last rank is rank 1."), "");
}

TEST(Bindings, AreMadeForTheCellsOfATable) {
  const auto sentences = proposed(
      "| Piece | From a1 | Each player has |\n|---|---|---|\n| Rook | 14 | 2 |\n| King | 3 | 1 |");
  std::string found;
  for (const BoundSentence& sentence : sentences)
    for (const Binding& binding : sentence.bindings) found += in_text(binding) + "\n";
  EXPECT_EQ(found,
            "{{reach-count rook a1 = 14: 14}}\n{{men-count start piece=rook seat=each = 2: 2}}\n"
            "{{reach-count king a1 = 3: 3}}\n{{men-count start piece=king seat=each = 1: 1}}\n");
  EXPECT_EQ(
      with_bindings("# T\n\n| Piece | From a1 | Each player has |\n|---|---|---|\n"
                    "| Rook | 14 | 2 |\n| King | 3 | 1 |\n",
                    sentences),
      "# T\n\n| Piece | From a1 | Each player has |\n|---|---|---|\n"
      "| Rook | {{reach-count rook a1 = 14: 14}} | {{men-count start piece=rook seat=each = 2: "
      "2}} |\n| King | {{reach-count king a1 = 3: 3}} | {{men-count start piece=king "
      "seat=each = 1: 1}} |\n");
}

TEST(Bindings, DoNotTakeWhatIsCapturedForTheOneThatMoves) {
  EXPECT_EQ(written("A Bishop is quick. It cannot capture the Pawn on d6."), "");
}

TEST(Bindings, SayWhichNumberWouldBeRight) {
  EXPECT_EQ(written("White begins, and has 16 moves to choose from."),
            "Number of legal moves at the start: 20{{turn-of start = White: White begins}}");
  EXPECT_EQ(written("From a1 the Rook reaches 15 cells."),
            "Number of cells that the Rook on a1 can go to: 14");
}

TEST(Bindings, HoldWholeClauses) {
  EXPECT_EQ(written("The King stands firm, never moved by two."), "");
  EXPECT_EQ(written("The Knight stays at home on Sundays and b1."), "");
}

TEST(Bindings, AreWrittenAroundTheirWords) {
  const auto sentences = proposed("From a1 the Knight leaps to b3 and c2.");
  EXPECT_EQ(with_bindings("# T\n\nFrom a1 the Knight\nleaps to b3 and c2. End\n", sentences),
            "# T\n\n{{reach-cells knight a1 = b3, c2: From a1 the Knight leaps to b3 and c2}}. "
            "End\n");
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
