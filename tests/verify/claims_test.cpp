// Every shipped claim is computed, and every change to one is detected.
#include "verify/claims.h"

#include <algorithm>
#include <set>

#include "audit/prove.h"
#include "disk/files.h"
#include "figure/build_content.h"
#include "game/articles.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"
#include "terminal/differences.h"
#include "verify/kinds.h"

namespace boardwright::tests::claims_test {
namespace {

/// The claim with its documented value changed: a count by one, a cell swapped, a word altered.
std::vector<Claim> falsified(const Claim& claim, const Board& board) {
  std::vector<Claim> changed;
  const auto with = [&](Value value) {
    changed.push_back(claim);
    changed.back().documented = std::move(value);
  };
  if (const auto* count = std::get_if<Count>(&claim.documented)) {
    with(*count + 1);
    with(*count - 1);
    with(*count * 2 + 7);
  } else if (const auto* share = std::get_if<Percent>(&claim.documented)) {
    with(Percent{share->value + 1});
    with(Percent{share->value - 1});
  } else if (const auto* cells = std::get_if<CellNames>(&claim.documented)) {
    const std::vector<std::string> names = board.names();
    const auto stranger = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
      return std::find(cells->begin(), cells->end(), name) == cells->end();
    });
    for (std::size_t i = 0; i < cells->size(); ++i) {
      CellNames fewer = *cells, swapped = *cells;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      with(fewer);
      if (stranger != names.end()) {
        swapped[i] = *stranger;
        with(swapped);
      }
    }
    if (stranger != names.end()) {
      CellNames more = *cells;
      more.push_back(*stranger);
      with(more);
    }
  } else if (const auto* text = std::get_if<std::string>(&claim.documented)) {
    with(*text + "x");
    with(std::string());
  } else {
    with(!std::get<bool>(claim.documented));
  }
  return changed;
}

class ShippedGame : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    Report report;
    game_ = read_game(on_disk(test::templates()), GetParam(), Extent::all, report);
    ASSERT_EQ(describe(report), "");
    proof_ = prove(*game_, report);
    ASSERT_FALSE(report.has_errors()) << describe(report);
  }
  std::unique_ptr<Game> game_;
  Proof proof_;
};

TEST_P(ShippedGame, HasNoClaimThatDiffersWithoutAnErratum) {
  EXPECT_EQ(differences_of(proof_.findings, Show::unexplained, {}), "");
  for (const Finding& finding : proof_.findings)
    EXPECT_EQ(finding.problem, "")
        << finding.claim->id << ": printed " << shown(finding.claim->documented) << ", computed "
        << shown(finding.computed);
}

TEST_P(ShippedGame, FailsOnEveryChangeToEveryClaim) {
  for (const Finding& finding : proof_.findings) {
    const Board& board = finding.claim->key("board").empty()
                             ? game_->board()
                             : *game_->find_board(finding.claim->key("board"));
    const std::vector<Claim> changed = falsified(*finding.claim, board);
    EXPECT_FALSE(changed.empty()) << finding.claim->id;
    for (const Claim& claim : changed) {
      EXPECT_NE(judge(claim, finding.computed).problem, "")
          << claim.id << " states " << shown(claim.documented) << " and passes";
    }
  }
}

TEST_P(ShippedGame, FailsWhenAnErratumExplainsAnotherDifference) {
  for (const Finding& finding : proof_.findings) {
    if (!finding.claim->explanation) continue;
    Claim claim = *finding.claim;
    if (claim.explanation->found) {
      claim.explanation->found = claim.explanation->printed;
    } else {
      claim.explanation->extra.clear();
      claim.explanation->missing.clear();
    }
    EXPECT_NE(judge(claim, finding.computed).problem, "") << claim.id;
    claim.explanation.reset();
    EXPECT_NE(judge(claim, finding.computed).problem, "") << claim.id;
  }
}

TEST_P(ShippedGame, ShowsEveryErratumAndNoteInASectionThatExists) {
  for (std::size_t i = 0; i < game_->articles.size(); ++i) {
    std::set<std::string> sections;
    for (const Section& section : sections_of(proof_.documents[i])) sections.insert(section.id);
    for (const Remark& remark : game_->articles[i].remarks)
      EXPECT_TRUE(sections.contains(remark.section)) << remark.id << ": " << remark.section;
  }
}

/// The computed value of a claim that needs no figures.
Outcome outcome_alone(const Game& game, const Claim& claim, GameLogics& plays, Report& report) {
  Cache cache;
  const SectionTitles titles;
  return outcome_of(*find_kind(claim.kind), {game, titles, {}, plays, report}, claim, cache);
}

TEST_P(ShippedGame, RefusesAClaimThatNamesAnUnknownThing) {
  std::set<std::string> kinds;
  GameLogics plays(*game_);
  for (const Article& article : game_->articles)
    for (const Claim& claim : article.claims) {
      if (!kinds.insert(claim.kind).second) continue;
      Claim all = claim;
      for (const auto& [key, value] : claim.keys) {
        Claim one = claim;
        one.keys[key] = all.keys[key] = "no-such-thing";
        for (const Claim& wrong : {one, all}) {
          Report report;
          const Outcome outcome = outcome_alone(*game_, wrong, plays, report);
          if (const auto* bad = std::get_if<BadClaim>(&outcome)) {
            EXPECT_NE(bad->problem, "") << claim.id << " without its " << key;
          }
        }
      }
    }
}

TEST(Claims, OnlyTheFirstUnknownNameOfAClaimIsReported) {
  const auto game = test::lotus(Extent::rules);
  GameLogics plays(*game);
  Claim claim;
  claim.kind = "distance";
  const auto refusal = [&](std::string_view piece_type, std::string_view from,
                           std::string_view to) {
    claim.keys = {
        {"piece", std::string(piece_type)}, {"from", std::string(from)}, {"to", std::string(to)}};
    Report report;
    const Outcome outcome = outcome_alone(*game, claim, plays, report);
    EXPECT_EQ(report.problems().size(), 0u);
    const auto* bad = std::get_if<BadClaim>(&outcome);
    return bad != nullptr ? bad->problem : "nothing";
  };
  game->boards.push_back(std::make_unique<Board>());
  game->boards.back()->id = "empty";
  claim.kind = "name-count";
  claim.keys = {{"cell", "z9"}, {"board", "empty"}};
  Report report;
  const Outcome none = outcome_alone(*game, claim, plays, report);
  ASSERT_TRUE(std::holds_alternative<BadClaim>(none));
  EXPECT_EQ(std::get<BadClaim>(none).problem, "board 'empty' has no cells");
  claim.kind = "distance";
  const std::string cell = game->board().names().front(), piece_type = game->piece_types.front().id;
  EXPECT_EQ(refusal(piece_type, cell, cell), "nothing");
  EXPECT_EQ(refusal("zzz", "zz1", "zz2"), "unknown piece 'zzz'");
  EXPECT_EQ(refusal(piece_type, "zz1", "zz2"), "no cell 'zz2' on board '" + game->board().id + "'");
  EXPECT_EQ(refusal(piece_type, "zz1", cell), "no cell 'zz1' on board '" + game->board().id + "'");
}

INSTANTIATE_TEST_SUITE_P(Games, ShippedGame, testing::ValuesIn(test::games_with_articles()),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Claims, SharesAreRoundedToTheNearestPerCent) {
  EXPECT_EQ(share_of(16, 39), Percent{41});
  EXPECT_EQ(share_of(4, 39), Percent{10});
  EXPECT_EQ(share_of(1, 200), Percent{1});  // a half goes up
  EXPECT_EQ(share_of(39, 39), Percent{100});
}

/// Checks one claim, written as in a data file, and returns the problems.
std::string verified(const std::string& claim) {
  auto game = test::lotus();
  Report report;
  const auto data = parse_data("claims = [\n" + claim + "\n]\n", "claims.toml", report);
  Article& article = game->articles.front();
  for (const Data& each : data->list("claims", report)) {
    Claim read;
    read.place = each.place();
    read.document = article.id;
    read.id = each.text("id", report);
    read.kind = each.text("kind", report);
    for (const auto& [key, value] : each.entries())
      if (key != "id" && key != "kind" && value.is(Data::Kind::text))
        read.keys[key] = value.as_text(report);
    read.documented = Count{1};
    article.claims.push_back(read);
  }
  GameLogics plays(*game);
  check_claims(*game, {}, {}, plays, report);
  return describe(report);
}

TEST(Claims, MistakesAreReportedWithTheirPlaceAndAHint) {
  EXPECT_EQ(verified(R"({ id = "a", kind = "reach-cuont", piece = "king", cell = "e4" })"),
            "claims.toml:2:1: error: unknown kind of claim 'reach-cuont'\n"
            "{ id = \"a\", kind = \"reach-cuont\", piece = \"king\", cell = \"e4\" }\n"
            "^ did you mean 'reach-count'? There are: reach-count, rank-count, reach-cells, "
            "reach-more, team-count, cell-count, name-count, wall-count, range-count, piece-count, "
            "men-count, legal-count, file-count, touch-most, whole-count, tint-count, axis-count, "
            "line-count, rank-list, and 87 more\n");
  EXPECT_NE(verified(R"({ id = "a", kind = "reach-count", piece = "kign", cell = "e4" })")
                .find("unknown piece 'kign'"),
            std::string::npos);
  EXPECT_NE(verified(R"({ id = "a", kind = "reach-count", piece = "king", cell = "e9" })")
                .find("no cell 'e9' on board 'lotus-39'"),
            std::string::npos);
  for (const char* seat : {"0", "3", "257"})
    EXPECT_NE(
        verified(R"({ id = "a", kind = "reach-count", piece = "king", cell = "e4", seat = ")" +
                 std::string(seat) + "\" }")
            .find("the game has no seat " + std::string(seat)),
        std::string::npos);
  EXPECT_NE(
      verified(R"({ id = "a", kind = "reach-count", piece = "king", cell = "e4", own1 = "e5" })")
          .find("have no key 'own1'"),
      std::string::npos);
}

/// The problems of one claim of a game of squares with two Pawns in position `one`.
std::string problems_of_claim(const std::string& claim, const std::string& more = "",
                              const std::string& size = "8x8") {
  Report report;
  const auto game = test::written_game(
      test::squares(size) +
          "[piece.p]\nname = \"P\"\nletter = \"P\"\nmoves = [\"step orthogonal\"]\n" + more +
          "[[article]]\nid = \"index\"\ntitle = \"T\"\nauthor = \"A\"\ntext = \"t.md\"\n"
          "figures = \"f.toml\"\nclaims = \"c.toml\"\n",
      report,
      {{"t.md", "# T\n"},
       {"f.toml", ""},
       {"positions/one.txt", "turn: White\nWhite: P a1\nBlack: P h8\n"},
       {"c.toml", "claims = [{ id = \"a\", at = \"1\", count = 1, " + claim + " }]\n"}});
  EXPECT_FALSE(report.has_errors()) << describe(report);
  Report found;
  GameLogics plays(*game);
  check_claims(*game, {}, {}, plays, found);
  return describe(found);
}

TEST(Claims, ASpentBudgetIsAProblemOfTheClaimThatSpendsIt) {
  Budget budget(10);
  EXPECT_TRUE(budget.spend(10));
  EXPECT_FALSE(budget.is_spent());
  EXPECT_FALSE(budget.spend(1));
  EXPECT_TRUE(budget.is_spent());
  EXPECT_FALSE(budget.spend(0));
  EXPECT_EQ(problems_of_claim("kind = \"perft\", position = \"one\", depth = 3"), "");
}

TEST(Claims, MenTintsNeedsCellsWithColours) {
  Report report;
  auto game = test::lotus();  // its cells have no colours
  ASSERT_FALSE(game->board().has_tints());
  Position position = empty_position(game->board());
  position.at(CellId{0}) = piece_of(PieceTypeId{0}, first_seat);
  game->positions.push_back({"one", position});
  Claim claim;
  claim.kind = "men-tints";
  claim.keys = {{"position", "one"}};
  claim.documented = Count{1};
  game->articles.front().claims = {claim};
  game->articles.front().remarks.clear();
  GameLogics plays(*game);
  check_claims(*game, {}, {}, plays, report);
  EXPECT_EQ(describe(report), "error: the cells of this board have no colours\n");
}

TEST(Claims, AWheelWithFewerThanTwoLeapsHasNoAngle) {
  const std::string wheel = "[piece.w]\nname = \"W\"\nmoves = [\"wheel 2:1 diagonal\"]\n";
  EXPECT_NE(problems_of_claim("kind = \"leap-angle\", piece = \"w\", number = 1", wheel)
                .find("the wheel has fewer than two leaps on this board"),
            std::string::npos);
}

TEST(Claims, AllKindsWithAPositionNeedTheGamesOwnBoard) {
  Report report;
  auto game = test::lotus();
  ASSERT_NE(add_board(*game, "lotus-1", report), nullptr);
  const std::string there = game->find_board("lotus-1")->names().back();
  game->positions.push_back({"empty", empty_position(game->board())});
  for (const char* kind :
       {"men-count", "men-cells", "man-at", "men-tints", "kept-in", "legal-count", "perft",
        "legal-cells", "legal-captures", "may-legally", "promotions", "checked", "plays-on", "wins",
        "turn-of", "score", "written"}) {
    Claim claim;
    claim.kind = kind;
    claim.keys = {{"board", "lotus-1"}, {"position", "empty"}};
    const ClaimKeys keys = keys_of(*find_kind(kind));
    for (const std::string_view key : keys.needed)
      if (key == "cell" || key == "to") claim.keys[std::string(key)] = there;
    if (std::string_view(kind) == "kept-in") claim.keys["by"] = "king";
    if (std::string_view(kind) == "perft") claim.keys["depth"] = "1";
    if (std::string_view(kind) == "written") claim.keys["cell"] = there;
    claim.documented = Count{0};
    game->articles.front().claims = {claim};
    game->articles.front().remarks.clear();
    Report found;
    GameLogics plays(*game);
    check_claims(*game, {}, {}, plays, found);
    EXPECT_NE(describe(found).find("positions are of the game's own board"), std::string::npos)
        << kind << ": " << describe(found);
  }
}

TEST(Claims, CellsOfAFigureAreThoseOfItsBoard) {
  const auto found = [](const std::string& figure, const std::string& claim) {
    Report report;
    const auto game = test::written_game(
        test::squares("4x4\", \"1x1") +
            "[piece.r]\nname = \"R\"\nmoves = [\"ride 1:1 orthogonal\"]\n"
            "[[article]]\nid = \"index\"\ntitle = \"T\"\nauthor = \"A\"\ntext = \"t.md\"\n"
            "figures = \"f.toml\"\nclaims = \"c.toml\"\n",
        report,
        {{"t.md", "# T\n"},
         {"f.toml", "[[figure]]\nid = \"1\"\ntitle = \"T\"\nsection = \"s\"\n" + figure +
                        "men = [{ label = \"R\", piece = \"r\", cell = \"a1\", mark = \"x\" }]\n"},
         {"c.toml", "[[claims]]\nid = \"a\"\nat = \"1\"\ncells = \"\"\nfigure = \"1\"\n" + claim}});
    EXPECT_EQ(describe(report), "");
    GameLogics plays(*game);
    Budget budget;
    const auto content = build_content(*game, *game->find_figure("1"), plays, budget, report);
    const auto findings = check_claims(*game, {}, std::span(&*content, 1), plays, report);
    return findings.empty() ? describe(report) : shown(findings.front().computed);
  };
  for (const std::string kind : {"kind = \"route-ends\"\n", "kind = \"marked-cells\"\n"}) {
    EXPECT_NE(
        found("", kind + "mark = \"x\"\nboard = \"1x1\"\n").find("figure 1 shows board '4x4'"),
        std::string::npos);
    EXPECT_EQ(found("board = \"1x1\"\n", kind + "mark = \"x\"\n"), "none");
    EXPECT_NE(found("", kind + "mark = \"x\"\nboard = \"4x4\"\n"), "none");
  }
}

TEST(Claims, PerftDepthIsLimited) {
  const auto with = [](const std::string& depth) {
    Report report;
    const auto game = test::written_game(
        test::squares() +
            "[piece.p]\nname = \"P\"\nletter = \"P\"\nmoves = [\"step orthogonal\"]\n"
            "[[article]]\nid = \"index\"\ntitle = \"T\"\nauthor = \"A\"\ntext = \"t.md\"\n"
            "figures = \"f.toml\"\nclaims = \"c.toml\"\n",
        report,
        {{"t.md", "# T\n"},
         {"f.toml", ""},
         {"positions/one.txt", "turn: White\nWhite: P a1\nBlack: P h8\n"},
         {"c.toml",
          "claims = [\n{ id = \"a\", at = \"1\", kind = \"perft\", position = \"one\", "
          "count = 1, depth = " +
              depth + " },\n]\n"}});
    EXPECT_EQ(describe(report), "");
    Report found;
    GameLogics plays(*game);
    check_claims(*game, {}, {}, plays, found);
    std::string text;
    for (const Problem& problem : found.problems())
      text += std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) +
              " " + problem.message + "; " + problem.hint;
    return text;
  };
  EXPECT_EQ(with("0"), "");
  EXPECT_EQ(with("2"), "");
  EXPECT_EQ(with("-1"), "2:76 'depth' is -1; it is from 0 to 20");
  EXPECT_EQ(with("21"), "2:76 'depth' is 21; it is from 0 to 20");
}

TEST(Claims, CountsHave64Bits) {
  Report report;
  const auto data = parse_data(
      "claims = [{ id = \"a\", at = \"1\", kind = \"perft\", position = \"p\", depth = 6, "
      "count = 8031647685, erratum = { why = \"e\", printed = 8031647685, found = 3736680389 } "
      "}]\n",
      "claims.toml", report);
  Article article;
  read_claims(*data, article, report);
  EXPECT_EQ(describe(report), "");
  Claim& claim = article.claims.at(0);
  EXPECT_EQ(claim.documented, Value(Count{8'031'647'685}));
  EXPECT_EQ(shown(claim.documented), "8031647685");
  EXPECT_TRUE(judge(claim, Count{3'736'680'389}).explained);
  claim.explanation.reset();
  EXPECT_TRUE(judge(claim, Count{8'031'647'685}).agrees);
  EXPECT_FALSE(judge(claim, Count{3'736'680'389}).agrees);  // the same in 32 bits
}

TEST(Claims, APositionNeedsTheGamesOwnBoard) {
  auto game = test::lotus();
  Report report;
  ASSERT_NE(add_board(*game, "lotus-1", report), nullptr);
  game->positions.push_back({"empty", empty_position(game->board())});
  Claim claim;
  claim.kind = "men-count";
  claim.keys = {{"board", "lotus-1"}, {"position", "empty"}};
  claim.documented = Count{0};
  game->articles.front().claims = {claim};
  game->articles.front().remarks.clear();
  GameLogics plays(*game);
  check_claims(*game, {}, {}, plays, report);
  EXPECT_EQ(describe(report), "error: positions are of the game's own board\nleave out 'board'\n");
}

TEST(Claims, SameMovesComparesCapturesUnlessItIsOnlyAboutMoves) {
  const auto holds = [](const std::string& piece, std::vector<std::string> like,
                        const std::string& use) -> std::string {
    auto game = test::read_rules("chess");
    Claim claim;
    claim.kind = "same-moves";
    claim.keys = {{"piece", piece}};
    if (!use.empty()) claim.keys.emplace("use", use);
    claim.like = std::move(like);
    GameLogics plays(*game);
    const std::vector<Claim> claims{claim};
    const auto values = compute(*game, claims, plays, base::Budget(1'000'000));
    return values.at(0) ? game::shown(*values[0]) : "nothing";
  };
  const std::string ahead = "move step orthogonal forward",
                    aslant = "capture step diagonal forward",
                    back = "capture step diagonal backward";
  EXPECT_EQ(holds("queen", {"rook", "bishop"}, ""), "yes");
  EXPECT_EQ(holds("pawn", {ahead, aslant}, ""), holds("pawn", {ahead}, ""));
  EXPECT_EQ(holds("pawn", {ahead, back}, ""), "no");
  EXPECT_EQ(holds("pawn", {aslant}, "capture"), "yes");
  EXPECT_EQ(holds("pawn", {back}, "capture"), "no");
  EXPECT_EQ(holds("pawn", {back}, "sideways"), "nothing");
}

TEST(Claims, SayWhatARepetitionBrings) {
  const auto value = [](const std::string& id, const std::string& number) -> std::string {
    auto game = test::read_rules(id);
    Claim claim;
    claim.kind = "repetition-brings";
    claim.keys = {{"number", number}};
    GameLogics plays(*game);
    const std::vector<Claim> claims{claim};
    const auto values = compute(*game, claims, plays, base::Budget(1'000'000));
    return values.at(0) ? game::shown(*values[0]) : "nothing";
  };
  EXPECT_EQ(value("chess", "3"), "draw");
  EXPECT_EQ(value("chess", "2"), "none");
}

TEST(Claims, SameMovesComparesOnlyCellsWhereThePieceMayStand) {
  const auto agrees = [](const std::string& like, bool holds) {
    auto game = test::lotus();
    Claim claim;
    claim.kind = "same-moves";
    claim.keys = {{"piece", "king"}};
    for (const std::string_view each : split(like, ',')) claim.like.emplace_back(each);
    claim.documented = holds;
    game->articles.front().claims = {claim};
    game->articles.front().remarks.clear();
    GameLogics plays(*game);
    Report report;
    const auto findings = check_claims(*game, {}, {}, plays, report);
    EXPECT_EQ(describe(report), "");
    return findings.at(0).agrees;
  };
  // A General never stands on a triangle, so a Colonel there has no step to a square.
  EXPECT_TRUE(agrees("colonel,general", false));
  EXPECT_FALSE(agrees("colonel,general", true));
  EXPECT_TRUE(agrees("touch", true));
}

}  // namespace
}  // namespace boardwright::tests::claims_test
