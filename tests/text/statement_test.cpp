// Claims as lines of an article.
#include "text/statement.h"

#include <gtest/gtest.h>

#include "support/rooms.h"
#include "verify/kinds.h"

namespace boardwright::tests::statement_test {
namespace {

Statement read(const std::string& line) {
  Report report;
  auto statement = parse_statement(line, {"t.md", 3, 5}, report);
  EXPECT_EQ(describe(report), "") << line;
  return statement.value_or(Statement{});
}

std::string problems(const std::string& line) {
  Report report;
  EXPECT_FALSE(parse_statement(line, {"t.md", 3, 5}, report)) << line;
  return describe(report);
}

TEST(Statements, HaveArgumentsInTheOrderOfTheTable) {
  const Claim claim = read("reach-count bishop e3 own=c5,d4 seat=2 = 14").claim;
  EXPECT_EQ(claim.kind, "reach-count");
  EXPECT_EQ(claim.key("piece"), "bishop");
  EXPECT_EQ(claim.key("cell"), "e3");
  EXPECT_EQ(claim.key("own"), "c5,d4");
  EXPECT_EQ(claim.key("seat"), "2");
  EXPECT_EQ(claim.documented, Value(Count{14}));
}

TEST(Statements, StateWhatTheirKindYields) {
  EXPECT_EQ(read("range-share bishop = half").claim.documented, Value(Percent{50}));
  EXPECT_EQ(read("range-share bishop = 41%").claim.documented, Value(Percent{41}));
  EXPECT_EQ(read("reach-cells bishop a1 = b2, c3").claim.documented, Value(CellNames{"b2", "c3"}));
  EXPECT_EQ(read("reach-cells bishop a1 = none").claim.documented, Value(CellNames{}));
  EXPECT_EQ(read("may bishop a1 b2").claim.documented, Value(true));
  EXPECT_EQ(read("may bishop a1 a2 = no: not").claim.documented, Value(false));
  EXPECT_EQ(read("turn-of start = White").claim.documented, Value(std::string("White")));
  EXPECT_EQ(read("same-moves queen like=rook,bishop").claim.like,
            (std::vector<std::string>{"rook", "bishop"}));
}

TEST(Statements, PrintANumberAsItIsWritten) {
  EXPECT_EQ(read("reach-count bishop e3 = 14").words, "");
  EXPECT_EQ(read("reach-count bishop e3 = fourteen").words, "fourteen");
  EXPECT_EQ(read("reach-count bishop e3 = 14: no fewer than fourteen").words,
            "no fewer than fourteen");
  EXPECT_EQ(read("may bishop a1 b2: goes there").words, "goes there");
}

TEST(Statements, NameTheErratumThatExplainsThem) {
  const Claim count = read("reach-count bishop e3 = 13 but 14 by e-bishop").claim;
  ASSERT_TRUE(count.explanation);
  EXPECT_EQ(count.documented, Value(Count{13}));
  EXPECT_EQ(count.explanation->why, "e-bishop");
  EXPECT_EQ(count.explanation->printed, Value(Count{13}));
  EXPECT_EQ(count.explanation->found, Value(Count{14}));
  const Claim cells = read("reach-cells bishop a1 = b2, c4 but b2, c3 by e").claim;
  EXPECT_EQ(cells.explanation->extra, CellNames{"c4"});
  EXPECT_EQ(cells.explanation->missing, CellNames{"c3"});
}

TEST(Statements, ReportProblemsAtTheirColumn) {
  EXPECT_EQ(problems("reach-cuont bishop e3 = 14"),
            "t.md:3:5: error: unknown kind of claim 'reach-cuont'\ndid you mean 'reach-count'?\n");
  EXPECT_EQ(problems("reach-count bishop = 14"),
            "t.md:3:5: error: claims of kind 'reach-count' need the key 'cell'\n"
            "write reach-count PIECE CELL = NUMBER\n");
  EXPECT_EQ(
      problems("reach-count bishop e3 e4 = 14"),
      "t.md:3:27: error: claims of kind 'reach-count' take no argument 'e4'\n"
      "write reach-count PIECE CELL = NUMBER; other arguments need a key, for example seat=2\n");
  EXPECT_EQ(problems("reach-count bishop e3 = many"),
            "t.md:3:29: error: 'many' is not a value for claims of kind 'reach-count'\n"
            "write reach-count PIECE CELL = NUMBER\n");
  EXPECT_EQ(problems("reach-count bishop e3"),
            "t.md:3:5: error: the claim states nothing\nwrite reach-count PIECE CELL = NUMBER\n");
}

/// A count has no fraction, and one of thirty digits is not rounded to another.
TEST(Statements, AcceptIntegersThatAreRepresentedExactly) {
  for (const char* number : {"14.5", "55666666666666666666666666666", "9007199254740993", "most"})
    EXPECT_NE(problems("reach-count bishop e3 = " + std::string(number))
                  .find("is not a value for claims"),
              std::string::npos)
        << number;
  for (const char* share : {"14.95%", "101%", "55666666666666666666666666666%", "most"})
    EXPECT_NE(
        problems("cell-share light = " + std::string(share)).find("is not a value for claims"),
        std::string::npos)
        << share;
  EXPECT_EQ(read("reach-count bishop e3 = 9007199254740991").claim.documented,
            Value(Count{9007199254740991}));
}

TEST(Statements, OfEveryKindAreReadAsTheyAreWritten) {
  const Value values[] = {Count{7}, Percent{7}, CellNames{"a1", "b2"}, std::string("Red King"),
                          true};
  for (const verify::ClaimKind& kind : verify::claim_kinds()) {
    Claim claim;
    claim.kind = kind.name;
    for (const std::string_view key : keys_of(kind).needed)
      claim.keys[key == "SEL" ? "shape" : std::string(key)] = "some words";
    claim.keys["plays"] = "e2 e4; e7 e5";
    claim.documented = values[static_cast<std::size_t>(kind.yields)];
    const std::string line = print_statement(claim);
    EXPECT_TRUE(is_statement(line)) << line;
    const Claim again = read(line).claim;
    EXPECT_EQ(again.keys, claim.keys) << line;
    EXPECT_EQ(again.documented, claim.documented) << line;
    EXPECT_EQ(print_statement(again), line);
  }
}

TEST(Statements, AreNotIdsOfClaims) {
  for (const char* id : {"a1-1-count", "a1-1-count: fourteen", "cited: 5 to 7", "rook: on a1 b2"})
    EXPECT_FALSE(is_statement(id)) << id;
  EXPECT_EQ(id_of_statement("reach-count bishop e3 own=C5 = 14: fourteen"),
            "reach-count-bishop-e3-own-c5");
}

}  // namespace
}  // namespace boardwright::tests::statement_test
