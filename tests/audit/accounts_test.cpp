// Every number in prose is computed, cited by the author, or reported.
#include "audit/accounts.h"

#include <gtest/gtest.h>

#include <tuple>

#include "audit/captions.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "text/markdown.h"
#include "text/numbers.h"

namespace boardwright::tests::accounts_test {
namespace {

std::vector<std::string> numbers(std::string_view text) {
  std::vector<std::string> found;
  for (const ProseNumber& number : numbers_in(text))
    found.emplace_back(text.substr(number.begin, number.end - number.begin));
  return found;
}
using Texts = std::vector<std::string>;

TEST(ProseNumbers, AreDigitsAndWords) {
  EXPECT_EQ(numbers("77 in all; 1,000.5 and 41%"), (Texts{"77", "all", "1,000.5", "41%"}));
  EXPECT_EQ(numbers("Two, twenty-one, none, MOST, one"),
            (Texts{"Two", "twenty-one", "none", "MOST"}));
  EXPECT_EQ(numbers("a 39-cell board of 8×8"), (Texts{"39", "8", "8"}));
  EXPECT_EQ(numbers_in("twenty-one")[0].value, 21);
  EXPECT_EQ(numbers_in("1,000.5")[0].value, 1000.5);
}

TEST(ProseNumbers, IncludeDozensHundredsAndFractions) {
  EXPECT_EQ(numbers("a dozen cells, two dozen men, one hundred and a thousand, dozens"),
            (Texts{"a dozen", "two dozen", "one hundred", "a thousand"}));
  EXPECT_EQ(numbers_in("a dozen")[0].value, 12);
  EXPECT_EQ(numbers_in("three hundred")[0].value, 300);
  EXPECT_EQ(numbers("a third of the board, two thirds of it, the third rank, three quarters of it"),
            (Texts{"a third", "two thirds", "three quarters"}));
  EXPECT_TRUE(words_match("a third of them", Percent{33}));
  EXPECT_TRUE(words_match("a dozen", Value(12)));
  EXPECT_EQ(numbers("Twice as many cells, twice"), (Texts{"Twice as many"}));
}

TEST(ProseNumbers, ExcludeDigitsInNames) {
  EXPECT_EQ(numbers("e4, K2.0, Chess99, Lotus-39, gl-w7 and N3"), Texts{});
  EXPECT_EQ(numbers("someone, allow, threefold, network"), Texts{});
}

TEST(ProseNumbers, AreComparedWithTheValueOfAClaim) {
  EXPECT_TRUE(words_match("sixteen", Value(16)));
  EXPECT_TRUE(words_match("only two ways", Value(2)));
  EXPECT_TRUE(words_match("both", Value(2)));
  EXPECT_TRUE(words_match("one", Value(1)));
  EXPECT_TRUE(words_match("none", Value(0)));
  EXPECT_TRUE(words_match("no cell", Value(0)));
  EXPECT_FALSE(words_match("fifteen", Value(16)));
  EXPECT_FALSE(words_match("two of three", Value(2)));
  EXPECT_FALSE(words_match("some", Value(2)));
  EXPECT_TRUE(words_match("at most four", Value(4)));
  EXPECT_TRUE(words_match("half", Percent{50}));
  EXPECT_TRUE(words_match("41%", Percent{41}));
  EXPECT_TRUE(words_match("most", Percent{51}));
  EXPECT_FALSE(words_match("most", Percent{50}));
  EXPECT_TRUE(words_match("all", Percent{100}));
  EXPECT_TRUE(words_match("three cells", CellNames{"a1", "b2", "c3"}));
  EXPECT_TRUE(words_match("a1, b2 and c3", CellNames{"a1", "b2", "c3"}));
  EXPECT_FALSE(words_match("a1, b2 and c4", CellNames{"a1", "b2", "c3"}));
  EXPECT_FALSE(words_match("a1 and b2", CellNames{"a1", "b2", "c3"}));
  EXPECT_TRUE(words_match("all the cells", Value(true)));
  EXPECT_FALSE(words_match("all the cells", Value(false)));
  EXPECT_TRUE(words_match("the Knight", Value(std::string("knight"))));
}

/// The account of a text about chess in which the claim `men` is 32, and the problems reported.
struct Checked {
  Account account;
  std::string problems;
};
Checked check(const std::string& text, bool strict = false, std::optional<int> open = {}) {
  if (strict && !open) open = check(text).account.sentences.open;
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  Article article;
  article.strict = strict;
  article.open = open.value_or(0);
  Claim claim;
  claim.id = "men";
  const std::vector<Finding> findings = {{&claim, Value(32), true, false, ""}};
  const Document document = parse_markdown("# T\n\n" + text + "\n", "t.md", report);
  Checked checked;
  checked.account = account_of(*game, article, document, findings, report);
  checked.problems = describe(report);
  return checked;
}

TEST(Accounts, ReportATypedNumber) {
  const Checked checked = check("77 in all; a frog from h3 reaches 99 cells");
  EXPECT_EQ(checked.account.open, 2);
  EXPECT_EQ(checked.problems,
            "t.md:3:1: warning: no claim proves '77' in '77 in all; a'\n"
            "write {{CLAIM: 77}}, or {{cited: 77 | PLACE}} where only the author can know\n"
            "t.md:3:35: warning: no claim proves '99' in 'from h3 reaches 99 cells'\n"
            "write {{CLAIM: 99}}, or {{cited: 99 | PLACE}} where only the author can know\n");
}

TEST(Accounts, ReportAnErrorInAStrictArticle) {
  EXPECT_NE(check("It has 5 lives.", true).problems.find("t.md:3:8: error: "), std::string::npos);
}

TEST(Accounts, HoldAStrictArticleToItsOpenSentences) {
  const std::string text = "The Knight leaps over a4. It rests.";
  const std::string look =
      "propose chess --open looks for a claim, or {{cited: … | PLACE}} where only the author can "
      "know\n";
  EXPECT_EQ(check(text, true, 1).problems, "");
  EXPECT_EQ(check(text, false).problems, "");
  EXPECT_EQ(check(text, true, 0).problems,
            "t.md:3:5: error: no claim states the piece 'Knight' in 'The Knight leaps over a4.'\n" +
                look +
                "t.md:3:23: error: no claim states the cell 'a4' in 'The Knight leaps over a4.'\n" +
                look +
                "error: open sentences of '': 1, but the article says 0\n"
                "verify --open lists them: prove or cite them, or write open = 1\n");
  EXPECT_EQ(check(text, true, 2).problems,
            "error: open sentences of '': 1, but the article says 2\nwrite open = 1\n");
}

TEST(Accounts, IncludeNumberWords) {
  EXPECT_EQ(
      check("Two long dark squares, all of the Knights, most pawns, half the board").account.open,
      3);
  EXPECT_EQ(check("First of all, one player sits down.").account.open, 0);
  EXPECT_EQ(check("Two. Knights are slow; two are Knights.").account.open, 2);
}

TEST(Accounts, SuggestAClaimAboutTheSubjectItsCellAndItsPosition) {
  const auto offer = [](const std::string& text) {
    const std::string problems = check(text).problems;
    const std::size_t at = problems.find("write {{");
    return at == std::string::npos ? problems
                                   : problems.substr(at + 6, problems.find(", or", at) - at - 6);
  };
  EXPECT_EQ(offer("A Bishop on d4 reaches 13 cells."), "{{reach-count bishop d4 = 13}}");
  // A sentence about an occupied board gets no claim about an empty one, or about another piece.
  EXPECT_EQ(offer("A Queen on d4 with a Pawn on e5 and a Bishop on a1 of its own has 7 moves."),
            "{{CLAIM: 7}}");
  EXPECT_EQ(offer("A Rook next to a Bishop on d4 reaches 13 cells."), "{{CLAIM: 13}}");
  EXPECT_EQ(
      offer("A Rook on a1 reaches {{cited: 14 | p. 1}} cells. A Bishop on d4 reaches 13 cells."),
      "{{reach-count bishop d4 = 13}}");
}

TEST(Accounts, IncludeNumberWordsBeforeAPronounForPiecesAndCells) {
  EXPECT_EQ(check("The Knights, all of them, leap.").account.open, 1);
  EXPECT_EQ(check("It holds cells, two of which are dark; half of these are lost.").account.open,
            2);
  EXPECT_EQ(check("It holds {{men}} men, {{men: thirty-two}} of them white.").account.open, 0);
  EXPECT_EQ(check("Players come, two of them late; first of all, they sit.").account.open, 1);
  EXPECT_EQ(check("One by one, they fall into two classes.").account.open, 1);
  EXPECT_EQ(check("Knights leap. All of these rules are old, two of them.").account.open, 1);
}

TEST(Accounts, AcceptComputedAndCitedNumbers) {
  const Checked checked =
      check("{{men}} or {{men: thirty-two}} men. For {{cited: 5 | p. 1}} coins.");
  EXPECT_EQ(checked.problems, "");
  EXPECT_EQ(checked.account.cited, 1);
}

TEST(Accounts, ReportWordsThatDifferFromTheComputedValue) {
  EXPECT_EQ(check("{{men: thirty}} men").problems,
            "t.md:3:1: error: 'thirty' does not say what claim 'men' computes: 32\n"
            "say 32, in digits or as a word, and no other number\n");
}

/// The account of words for a claim of chess that yields `computed`.
Account account_of_words(const std::string& words, Claim claim, const Value& computed,
                         Report& report) {
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  claim.id = "it";
  claim.documented = computed;
  const std::vector<Finding> findings = {{&claim, computed, true, false, ""}};
  const Document document = parse_markdown("# T\n\n{{it: " + words + "}}.\n", "t.md", report);
  return account_of(*game, {}, document, findings, report);
}

/// The problems of such words.
std::string problems_of_words(const std::string& words, const Claim& claim, const Value& computed) {
  Report report;
  account_of_words(words, claim, computed, report);
  return describe(report);
}

Claim claim_of(std::string kind, std::map<std::string, std::string, std::less<>> keys) {
  Claim claim;
  claim.kind = std::move(kind);
  claim.keys = std::move(keys);
  return claim;
}

TEST(WordsOfAClaim, ForWhatHoldsHaveNoNegationAndForWhatDoesNotHoldHaveOne) {
  const Claim may = claim_of("may", {{"piece", "knight"}, {"cell", "e2"}, {"to", "f4"}});
  for (const std::string words : {"can leap", "may go there", "leaps"}) {
    EXPECT_EQ(problems_of_words(words, may, true), "") << words;
    EXPECT_EQ(problems_of_words(words, may, false),
              "t.md:3:1: error: '" + words +
                  "' says the opposite of claim 'it', which does not hold\n"
                  "say it with one negation: not, no, never, cannot, nor, without, nothing\n");
  }
  for (const std::string words : {"cannot leap", "never leaps", "nor leap", "without a leap"}) {
    EXPECT_EQ(problems_of_words(words, may, false), "") << words;
    EXPECT_EQ(problems_of_words(words, may, true),
              "t.md:3:1: error: '" + words +
                  "' says the opposite of claim 'it', which holds\n"
                  "say it without a negation\n");
  }
}

TEST(WordsOfAClaim, SayOneForA) {
  Report report;
  const Claim line = claim_of("on-line", {{"axis", "X"}, {"cells", "c2,e2"}});
  EXPECT_TRUE(account_of_words("c2 and e2 lie on one line", line, true, report).marks.empty());
}

TEST(WordsOfAClaim, HaveOneNegation) {
  const Claim may = claim_of("may", {{"piece", "knight"}, {"cell", "e2"}, {"to", "f4"}});
  EXPECT_EQ(problems_of_words("neither leaps nor goes", may, false), "");
  EXPECT_EQ(problems_of_words("never fails to leap, no", may, false),
            "t.md:3:1: error: 'never fails to leap, no' has two negations: say it with one\n");
}

TEST(WordsOfAClaim, NameNoOtherPieceCellOrSeat) {
  const Claim may = claim_of("may", {{"piece", "knight"}, {"cell", "e2"}, {"to", "f4"}});
  EXPECT_EQ(problems_of_words("from e2 White's Knight leaps two cells to f4", may, true), "");
  for (const auto& [wrong, kind, stated] : {std::tuple("e3", "cell", "e2, f4"),
                                            {"Rook", "piece", "knight"},
                                            {"Black", "colour", "white"},
                                            {"three", "number", "2"}})
    EXPECT_EQ(problems_of_words("it leaps, " + std::string(wrong), may, true),
              "t.md:3:17: error: claim 'it' does not state '" + std::string(wrong) +
                  "' in 'it leaps, " + wrong + "'\nof this kind (" + kind +
                  ") it states: " + stated + "\n");
}

TEST(WordsOfAClaim, SayTheVerbAndTheDirectionOfItsMoves) {
  const auto problems = [](const std::string& words, const Claim& claim, const Value& value) {
    return problems_of_words(words, claim, value);
  };
  const Claim takes =
      claim_of("capture-cells", {{"piece", "pawn"}, {"cell", "e4"}, {"enemy", "d5"}});
  EXPECT_EQ(problems("from e4 it captures ahead on d5", takes, CellNames{"d5"}), "");
  EXPECT_NE(problems("from e4 it moves ahead to d5", takes, CellNames{"d5"}), "");
  EXPECT_NE(problems("from e4 it captures backward on d5", takes, CellNames{"d5"}), "");
  Claim pawn = claim_of("same-moves", {{"piece", "pawn"}});
  pawn.like = {"move step orthogonal forward", "capture step diagonal forward"};
  EXPECT_EQ(problems("It moves ahead and captures aslant", pawn, true), "");
  EXPECT_NE(problems("It moves aslant and captures ahead", pawn, true), "");
  Claim king = claim_of("same-moves", {{"piece", "king"}});
  king.like = {"step orthogonal"};
  EXPECT_EQ(problems("It moves and captures sideways", king, true), "");
  EXPECT_EQ(problems("It captures sideways", king, true), "");
  king.keys.emplace("use", "move");
  EXPECT_EQ(problems("It moves sideways", king, true), "");
  EXPECT_NE(problems("It captures sideways", king, true), "") << "it says no more than moves";
}

TEST(WordsOfAClaim, SayThatAPieceMovesAndNotThatItKeepsSomething) {
  Claim knight = claim_of("same-moves", {{"piece", "knight"}});
  knight.like = {"leap 2:1 orthogonal"};
  Report report;
  EXPECT_EQ(account_of_words("A Knight leaps over others", knight, true, report).marks.size(), 0u);
  EXPECT_EQ(
      account_of_words("A leap keeps a Knight on a colour", knight, true, report).marks.size(), 1u);
}

TEST(WordsOfAClaim, DenyEachOfTheirClauses) {
  const Claim may = claim_of("may", {{"piece", "pawn"}, {"cell", "e2"}, {"to", "e5"}});
  EXPECT_EQ(problems_of_words("From e2 a Pawn can in no case go to e5", may, false), "");
  EXPECT_EQ(problems_of_words("Nothing is far: from e2 a Pawn can go to e5", may, false),
            "t.md:3:21: error: ': from e2 a Pawn can go to e5' is not what claim 'it' denies\n"
            "state each clause by a claim of its own\n");
}

TEST(WordsOfAClaim, AreNotAboutThePieceThatIsCaptured) {
  const Claim may =
      claim_of("may", {{"piece", "pawn"}, {"cell", "d4"}, {"to", "d5"}, {"enemy", "d5"}});
  EXPECT_EQ(problems_of_words("a Pawn cannot capture straight ahead", may, false), "");
  for (const std::string words : {"it cannot capture the Pawn", "it cannot take a White Pawn"})
    EXPECT_NE(problems_of_words(words, may, false), "") << words;
}

TEST(WordsOfAClaim, AreAboutThePieceThatCapturesInEitherVoice) {
  const Claim takes = claim_of("legal-captures", {{"position", "start"}, {"cell", "d1"}});
  const Value none = CellNames{};
  EXPECT_EQ(problems_of_words("The King on e8 cannot be captured by the Queen on d1", takes, none),
            "");
  EXPECT_NE(problems_of_words("The Queen on d1 cannot be captured by the King on e8", takes, none),
            "");
  EXPECT_NE(problems_of_words("The King on e8 cannot capture the Queen on d1", takes, none), "");
}

TEST(WordsOfAClaim, NameAllLinesOfAChoice) {
  const Claim covers =
      claim_of("range-covers", {{"pieces", "bishop"}, {"ranks", "1,2,3"}, {"files", "a"}});
  EXPECT_EQ(problems_of_words("It reaches ranks 1, 2 and 3", covers, true), "");
  EXPECT_EQ(problems_of_words("It reaches ranks 1 to 3", covers, true), "");
  for (const std::string wrong : {"It reaches ranks 1 and 3", "It reaches ranks 1 to 4",
                                  "It reaches ranks 2 to 3", "It reaches rank 4"})
    EXPECT_NE(problems_of_words(wrong, covers, true), "") << wrong;
}

TEST(WordsOfAClaim, GiveAllDirectionsOfMoves) {
  Claim king = claim_of("same-moves", {{"piece", "king"}});
  king.like = {"step orthogonal diagonal"};
  EXPECT_EQ(problems_of_words("It steps along ranks, files and diagonals", king, true), "");
  EXPECT_EQ(problems_of_words("It steps in any direction", king, true), "");
  EXPECT_NE(problems_of_words("It steps along ranks and files", king, true), "");
  EXPECT_NE(problems_of_words("It steps diagonally", king, true), "");
}

TEST(WordsOfAClaim, SayWhichEndTheyMean) {
  const Value loss = std::string("loss");
  const Claim mate = claim_of("mate-brings", {}), stalemate = claim_of("stalemate-brings", {}),
              times = claim_of("repetition-brings", {{"number", "3"}});
  EXPECT_EQ(problems_of_words("A player who is mated loses", mate, loss), "");
  EXPECT_NE(problems_of_words("A player who is attacked loses", mate, loss), "");
  EXPECT_NE(problems_of_words("A player who has a move loses", stalemate, loss), "");
  EXPECT_NE(problems_of_words("If a player is mated the opponent loses", mate, loss), "");
  EXPECT_EQ(problems_of_words("The third time the player loses", times, loss), "");
  EXPECT_NE(problems_of_words("After four times the player loses", times, loss), "");
}

TEST(WordsOfAClaim, SayWhoCaptures) {
  const Claim takes = claim_of("legal-captures", {{"position", "start"}, {"cell", "d1"}});
  const Value none = CellNames{};
  EXPECT_EQ(problems_of_words("With a Pawn on d2, a Queen on d1 cannot take it", takes, none), "");
  EXPECT_NE(problems_of_words("With a Queen on d1, a Pawn on d2 cannot take it", takes, none), "");
}

TEST(WordsOfAClaim, NameThePiecesOfItsPosition) {
  const Claim check = claim_of("checked", {{"position", "start"}, {"seat", "2"}});
  EXPECT_EQ(problems_of_words("the King is not in check", check, false), "");
  EXPECT_EQ(problems_of_words("the Black King on e8 is not in check", check, false), "");
  EXPECT_EQ(problems_of_words("with Rooks on a1 and h8 the King is not in check", check, false),
            "");
  EXPECT_NE(problems_of_words("with Rooks on a1 and g8 the King is not in check", check, false),
            "");
  EXPECT_NE(problems_of_words("the White King on e8 is not in check", check, false), "");
}

TEST(WordsOfAClaim, NameACornerAndTheMiddleAsTheyAre) {
  const Claim corner = claim_of("reach-count", {{"piece", "knight"}, {"cell", "a1"}});
  EXPECT_EQ(problems_of_words("from a corner it reaches two cells", corner, Value(2)), "");
  EXPECT_EQ(problems_of_words("from the middle it reaches two cells", corner, Value(2)),
            "t.md:3:1: error: 'from the middle it reaches two cells' says 'from the middle', but "
            "a1 is not there\n");
  const Claim middle = claim_of("reach-count", {{"piece", "knight"}, {"cell", "e5"}});
  EXPECT_EQ(problems_of_words("in the centre it reaches eight cells", middle, Value(8)), "");
  EXPECT_NE(problems_of_words("in a corner it reaches eight cells", middle, Value(8)), "");
}

TEST(WordsOfAClaim, DenyWhatBringsNothing) {
  const Claim claim = claim_of("outcome", {{"position", "start"}, {"plays", "e2 e4"}});
  const Value none = std::string("none");
  EXPECT_EQ(problems_of_words("a player wins nothing by e4", claim, none), "");
  EXPECT_NE(problems_of_words("a player wins by e4", claim, none), "");
}

TEST(WordsOfAClaim, CountRepetitionsByOrdinals) {
  const Claim claim = claim_of("repetition-brings", {{"number", "3"}});
  const Value draw = std::string("draw");
  EXPECT_EQ(problems_of_words("on the third time the game is a draw", claim, draw), "");
  Report report;
  EXPECT_EQ(
      account_of_words("on the fourth time the game is a draw", claim, draw, report).marks.size(),
      1u);
}

TEST(WordsOfAClaim, SayWhoWinsAndLoses) {
  const Claim claim = claim_of("stalemate-brings", {});
  const Value loss = std::string("loss");
  EXPECT_EQ(problems_of_words("A player without a move loses", claim, loss), "");
  EXPECT_NE(problems_of_words("A player without a move wins", claim, loss), "");
  EXPECT_NE(problems_of_words("A player without a move draws", claim, loss), "");
}

TEST(WordsOfAClaim, KeepToACell) {
  const Claim covers = claim_of("range-covers", {{"pieces", "bishop"}, {"tint", "tint-1"}});
  EXPECT_EQ(problems_of_words("A Bishop stays on its colour", covers, true), "");
  EXPECT_NE(problems_of_words("A Bishop changes its colour", covers, true), "");
}

TEST(WordsOfAClaim, MayHoldTheWholeSentenceOfAListOrANumber) {
  const Claim reach = claim_of("reach-cells", {{"piece", "knight"}, {"cell", "a1"}});
  const Value cells = CellNames{"b3", "c2"};
  EXPECT_EQ(problems_of_words("A Knight on a1 reaches only b3 and c2", reach, cells), "");
  EXPECT_EQ(problems_of_words("A Knight on a1 reaches two cells", reach, cells), "");
  for (const std::string wrong :
       {"A Knight on a2 reaches b3 and c2", "A Bishop on a1 reaches b3 and c2",
        "A Knight on a1 reaches b3 and c3", "A Knight on a1 reaches three cells",
        "A Knight on b3 reaches b3 and c2", "A Knight on a1 cannot reach b3 and c2"})
    EXPECT_NE(problems_of_words(wrong, reach, cells), "") << wrong;
}

TEST(WordsOfAClaim, NameEachOfAListBeforeOneTwice) {
  const Claim line = claim_of("on-line", {{"axis", "X"}, {"cells", "c2,e2,g2"}});
  const auto open = [&](const std::string& words) {
    Report report;
    return account_of_words(words, line, true, report).marks.size();
  };
  EXPECT_EQ(open("it leads through c2, e2 and g2"), 0u);
  EXPECT_EQ(open("it leads through c2 and e2"), 0u);
  EXPECT_EQ(open("it leads through c2, e2 and e2"), 2u);
  EXPECT_EQ(open("it leads even through c2"), 1u);
}

TEST(WordsOfAClaim, SayFromWhereAndTo) {
  const Claim may = claim_of("may", {{"piece", "knight"}, {"cell", "e2"}, {"to", "f4"}});
  const auto open = [&](const std::string& words) {
    Report report;
    return account_of_words(words, may, true, report).marks.size();
  };
  EXPECT_EQ(open("from e2 it leaps to f4"), 0u);
  EXPECT_EQ(open("from f4 it leaps"), 1u);
  EXPECT_EQ(open("it leaps to e2"), 1u);
}

TEST(WordsOfAClaim, CompareTheWayTheClaimDoes) {
  const Claim more = claim_of("reach-more", {{"piece", "queen"}, {"than", "rook"}});
  EXPECT_EQ(problems_of_words("stronger than a Rook", more, true), "");
  EXPECT_EQ(problems_of_words("weaker than a Queen", more, true), "");
  EXPECT_NE(problems_of_words("weaker than a Rook", more, true), "");
  EXPECT_NE(problems_of_words("stronger than a Queen", more, true), "");
}

TEST(WordsOfAClaim, NameNoOtherRankByAnOrdinal) {
  const Claim count = claim_of("cell-count", {{"ranks", "1"}});
  EXPECT_EQ(problems_of_words("eight cells on the first rank", count, Value(8)), "");
  EXPECT_NE(problems_of_words("eight cells on the second rank", count, Value(8)), "");
}

TEST(Accounts, HoldRanksFilesAndColoursAgainstTheClaimsOfTheirSentence) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "lotus-39", Extent::rules, report);
  Claim ranks = claim_of("cell-count", {{"ranks", "1,2"}}),
        files = claim_of("line-count", {{"axis", "Y"}}),
        red = claim_of("cell-count", {{"zone", "red-solid"}});
  ranks.id = "ranks";
  files.id = "files";
  red.id = "red";
  const std::vector<Finding> findings = {{&ranks, Value(8), true, false, ""},
                                         {&files, Value(5), true, false, ""},
                                         {&red, Value(8), true, false, ""}};
  const auto problems = [&](const std::string& text) {
    const Document document = parse_markdown("# T\n\n" + text + "\n", "t.md", report);
    Report of_text;
    account_of(*game, {}, document, findings, of_text);
    return describe(of_text);
  };
  for (const std::string right : {"The {{ranks}} cells of ranks 1 and 2 are home.",
                                  "On the second rank lie some of {{ranks}}.",
                                  "The {{files}} files are a, c, e, g and i, all of them vertical.",
                                  "The {{red}} on files a, e and i are solid red.",
                                  "There are {{red}}. Blue ones come next."})
    EXPECT_EQ(problems(right), "") << right;
  for (const std::string wrong :
       {"The {{ranks}} cells of ranks 1 and 3 are home.",
        "On the third rank lie some of {{ranks}}.", "The {{files}} files are a, c, e, g and h.",
        "The {{files}} files are horizontal.", "The {{red}} on files a, d and i are solid red.",
        "The {{red}} are solid blue."})
    EXPECT_NE(problems(wrong).find("no claim of this sentence states"), std::string::npos) << wrong;
}

TEST(Accounts, ListOpenMarksWithTheirPlaces) {
  const Checked checked = check("All {{men}} men stand. It never\ngoes from e2 to the d-file.");
  std::string found;
  for (const OpenMark& mark : checked.account.marks)
    found += std::string(name_of(mark.kind)) + " " + mark.text + " " +
             std::to_string(mark.place.line) + ":" + std::to_string(mark.place.column) + "; ";
  EXPECT_EQ(found, "quantifier All 3:1; negation never 3:27; cell e2 4:11; line d 4:21; ");
  EXPECT_EQ(checked.account.marks.back().sentence, "It never goes from e2 to the d-file.");
}

TEST(Accounts, CountSentencesByTheirWeakestMark) {
  const Checked checked = check(
      "There are {{men}} men. It cost {{cited: 5 | p. 1}}. A Rook moves. A Rook is a piece. Fine.");
  EXPECT_EQ(checked.account.sentences.proved, 1);
  EXPECT_EQ(checked.account.sentences.cited, 1);
  EXPECT_EQ(checked.account.sentences.open, 1);
}

TEST(Accounts, HoldATableAgainstItsRowsAndColumns) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  Claim first = claim_of("cell-count", {{"ranks", "1"}});
  first.id = "first";
  const std::vector<Finding> findings = {{&first, Value(8), true, false, ""}};
  const auto problems = [&](const std::string& rows) {
    const Document document =
        parse_markdown("# T\n\n| Rank | Cells |\n|---|---|\n" + rows, "t.md", report);
    Report of_text;
    account_of(*game, {}, document, findings, of_text);
    return describe(of_text);
  };
  EXPECT_EQ(problems("| 1 | {{first}} |\n"), "");
  EXPECT_EQ(problems("| 2 | {{first}} |\n"),
            "t.md:5:7: error: claim 'first' is not about rank 2, which its row names\n");
  Report of_text;
  const Document table = parse_markdown(
      "# T\n\n| Rank | Cells |\n|---|---|\n| 1 | {{first}} |\n| 3 | many |\n", "t.md", report);
  const Account account = account_of(*game, {}, table, findings, of_text);
  ASSERT_EQ(account.marks.size(), 1u) << "a claim of the row says its name";
  EXPECT_EQ(account.marks.front().text, "3");
}

TEST(Accounts, RefuseCitationsOfWhatCanBeComputed) {
  const std::string problem =
      ": error: '3' is cited, but can be computed\nstate it as a claim, or say it without a "
      "number\n";
  EXPECT_EQ(check("It has {{cited: 3 | p. 1}} dark cells.", true).problems, "t.md:3:8" + problem);
  EXPECT_EQ(check("It is {{cited: 3 | p. 1}} of the board.", true).problems, "t.md:3:7" + problem);
  EXPECT_EQ(check("It took {{cited: 3 | p. 1}} years.", true).problems, "");
  EXPECT_EQ(check("So {{cited: 3 | p. 1}} points are won on e4.", true).problems,
            "t.md:3:4" + problem);
  EXPECT_EQ(check("So {{cited: 3 | p. 1}} are for {{men}}.", true).problems, "t.md:3:4" + problem);
  EXPECT_EQ(check("The {{cited: 1912 | p. 1}} set has {{men}} men.", true).problems, "");
  EXPECT_EQ(check("| Cells |\n|---|\n| {{men}} |\n| {{cited: 3 \\| p. 1}} |", true).problems,
            "t.md:6:3" + problem);
}

TEST(Accounts, CiteWholePhrasesThatNothingComputes) {
  const Checked checked = check(
      "It is {{cited: not the third article, but only the first | Section 1.0}}. "
      "{{ours: Every drawing is our own}}.");
  EXPECT_EQ(checked.problems, "");
  EXPECT_TRUE(checked.account.marks.empty());
  EXPECT_EQ(checked.account.sentences.cited, 2);
  ASSERT_EQ(checked.account.citations.size(), 2);
  EXPECT_EQ(checked.account.citations[0].words, "not the third article, but only the first");
  EXPECT_EQ(checked.account.citations[0].source, "Section 1.0");
  EXPECT_EQ(checked.account.citations[1].source, "");
}

TEST(Accounts, RefuseToCitePiecesCellsAndLines) {
  const auto refused = [](const std::string& words) {
    const std::string problems = check("So {{cited: " + words + " | p. 1}}.", true).problems;
    const std::size_t at = problems.find("' is cited, but can be computed\nstate it as a claim");
    return at == std::string::npos ? "" : problems.substr(18, at - 18);
  };
  EXPECT_EQ(refused("a Rook moves thus"), "Rook");
  EXPECT_EQ(refused("the Rook was once a chariot"), "");
  EXPECT_EQ(refused("a Rook-rider, which never moved"), "");
  EXPECT_EQ(refused("no word of it"), "");
  EXPECT_EQ(refused("they liked e4"), "e4");
  EXPECT_EQ(refused("they liked rank 2"), "2");
  EXPECT_EQ(refused("the third rank"), "third");
  EXPECT_EQ(refused("the words \"from h7 to c2\""), "");
  EXPECT_EQ(refused("the third time"), "");
  EXPECT_EQ(check("It prints {{cited: \"on e4 a Rook moves to d9\" | p. 1}}.", true).problems, "")
      << "a quotation";
  EXPECT_EQ(check("So {{told: a Rook moves on rank 2}}.", true).problems, "") << "the former word";
  EXPECT_NE(check("So {{cited: they are nine squares | p. 1}}.", true).problems.find("'nine' is"),
            std::string::npos);
  EXPECT_NE(check("So {{ours: they liked e4}}.", true).problems.find("'e4' is cited"),
            std::string::npos);
}

TEST(Accounts, LetAStrictArticleCiteATenthOfItsMarks) {
  std::string text =
      "It never was, {{cited: not in 1912 | p. 1}} {{cited: nor 1913 | p. 2}} "
      "{{cited: nor 1914 | p. 3}}";
  EXPECT_EQ(check(text, true).problems, "");
  text += " {{cited: nor 1915 | p. 4}}";
  EXPECT_EQ(check(text).problems, "");
  EXPECT_EQ(check(text, true).problems,
            "t.md:3:99: error: 4 of 5 marks are cited, more than a tenth\n"
            "state as claims what can be computed\n");
  for (int i = 0; i < 36; ++i) text += " never";
  EXPECT_EQ(check(text, true).problems, "");
}

TEST(Accounts, HoldCaptionsAgainstTheirFigures) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  Article article;
  article.strict = true;
  article.figures.emplace_back();
  article.figures[0].id = "1";
  article.figures[0].title = "A Rook";
  article.figures[0].pieces.emplace_back();
  article.figures[0].pieces[0].piece_type = "rook";
  const Document document = parse_markdown("# T\n", "t.md", report);
  account_of(*game, article, document, {}, report);
  EXPECT_EQ(describe(report), "");
  article.figures[0].title = "A Bishop";
  account_of(*game, article, document, {}, report);
  EXPECT_NE(describe(report).find("names 'Bishop', which figure '1' does not show"),
            std::string::npos);
}

/// What is wrong with the title of a figure that shows pieces, and signs x on cells.
std::vector<std::string> wrong_in_title(
    const std::string& id, const std::string& title,
    const std::vector<std::tuple<std::string, std::string, int>>& pieces,
    const std::vector<std::string>& signs = {}) {
  const auto game = test::read_rules(id);
  const Lexicon lexicon(*game);
  game::Figure figure;
  figure.title = title;
  figure::Content content;
  content.figure = &figure;
  content.board = &game->board();
  for (const auto& [piece, cell, seat] : pieces) {
    figure.pieces.emplace_back().piece_type = piece;
    figure::PlacedPiece placed;
    placed.piece_type = game->find_piece_type(piece);
    placed.cell = *game->board().find(cell);
    placed.seat = *game->board().seat_numbered(seat);
    content.pieces.push_back(placed);
  }
  for (const std::string& cell : signs)
    content.marks.push_back({*game->board().find(cell), "x", ""});
  return judge_caption(*game, lexicon, NumberSources(*game), figure, &content).wrong;
}

TEST(Captions, NameThePiecesOfTheFigure) {
  using Wrong = std::vector<std::string>;
  const auto wrong = [](const std::string& title) {
    return wrong_in_title("chess", title,
                          {{"rook", "a1", 1}, {"rook", "h1", 1}, {"king", "e8", 2}});
  };
  EXPECT_EQ(wrong("White Rooks and a Black King"), Wrong{});
  EXPECT_EQ(wrong("Black Rooks and White's King"), (Wrong{"Black Rooks", "White King"}));
  EXPECT_EQ(wrong("A Rook on a1, a King on e8"), Wrong{});
  EXPECT_EQ(wrong("A Rook on e8"), Wrong{"e8"});
  EXPECT_EQ(wrong("Two Rooks"), Wrong{});
  EXPECT_EQ(wrong("Three Rooks"), Wrong{"Three Rooks"});
  EXPECT_EQ(wrong("A Queen"), Wrong{"Queen"});
  EXPECT_EQ(wrong("The Queen's side"), Wrong{});
  EXPECT_EQ(wrong("Black to move, not here, on e4"), Wrong{});
}

TEST(Captions, NameTheAxesOfTheirSigns) {
  const auto wrong = [](const std::string& title) {
    return wrong_in_title("lotus-39", title, {}, {"c2", "e2", "c4", "e4"});
  };
  EXPECT_EQ(wrong("Ranks of the X-axis"), (std::vector<std::string>{}));
  EXPECT_EQ(wrong("Files of the W-axis"), std::vector<std::string>{"W"});
}

TEST(Accounts, HoldTheRowsOfATableAgainstEachOther) {
  Report report;
  const auto game = read_game(on_disk(test::templates()), "chess", Extent::rules, report);
  Claim first = claim_of("perft", {{"position", "kiwipete"}, {"depth", "1"}}),
        second = claim_of("perft", {{"position", "endgame"}, {"depth", "1"}});
  first.id = "first";
  second.id = "second";
  const std::vector<Finding> findings = {{&first, Value(48), true, false, ""},
                                         {&second, Value(14), true, false, ""}};
  const auto problems = [&](const std::string& text) {
    Report found;
    Article article;
    article.strict = true;
    const Document document = parse_markdown("# T\n\n" + text, "t.md", found);
    account_of(*game, article, document, findings, found);
    return describe(found);
  };
  const std::string head = "| In | Moves |\n|---|---|\n";
  EXPECT_EQ(problems(head + "| Kiwi Pete | {{first}} |\n| Kings | {{second}} |\n"), "");
  EXPECT_EQ(problems(head + "| Kings | {{first}} |\n| Kiwi Pete | {{second}} |\n"),
            "t.md:6:3: error: claim 'second' is not about kiwipete, which its row names\n");
  const std::string letters = "| Piece | Letter |\n|---|---|\n";
  EXPECT_EQ(problems(letters + "| Knight | N, n |\n| Rook | R |\n"), "");
  EXPECT_EQ(problems(letters + "| Knight | R |\n| Rook | R |\n"),
            "t.md:5:3: error: 'R' is no sign of Knight, which its row names\n");
}

TEST(Accounts, CountDatesPricesSizesAndVersionsAsCited) {
  const Checked checked =
      check("In 1998, on June 10, or 10 June; version 1.2 for $14.95, €7 or 3 inches.");
  EXPECT_EQ(checked.problems, "");
  EXPECT_EQ(checked.account.cited, 7);
}

TEST(Accounts, IgnoreNamesOfSectionsDiagramsRanksAndFiles) {
  const Checked checked =
      check("Sections 3, 4 and 5.1, [Diagram 7](#x), ranks 1 to 8; `e4`, Chess99");
  EXPECT_EQ(checked.problems, "");
  EXPECT_EQ(checked.account.cited, 0);
  EXPECT_EQ(check("The pawn stands on rank 9.").account.open, 1);
  EXPECT_EQ(check("It goes to 4 may it please; 1024 cells; in 1998, 7 lives").account.open, 3);
  EXPECT_EQ(check("| Rank | Cells |\n|---|---|\n| 4 | 9 |").problems.substr(0, 50),
            "t.md:5:7: warning: no claim proves '9' in 'Cells 9");
}

}  // namespace
}  // namespace boardwright::tests::accounts_test
