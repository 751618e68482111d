// Fairy-Stockfish, an independent engine, counts the same moves of exported games, and exported
// games are the same when imported again.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <set>

#include "commands/engine_check.h"
#include "fairy_stockfish/variant_keys.h"
#include "fairy_stockfish/variant_of_game.h"
#include "formats/exports.h"
#include "support/asked_engine.h"
#include "support/effort.h"
#include "support/sample_games.h"
#include "support/written_game.h"

namespace boardwright::tests::variants_test {
namespace {

using namespace test;

/// The shipped games that variants.ini can express. Additions are welcome; a lost game must be
/// noticed.
const std::set<std::string> exported_games = {
    "ai-wok",       "almost",        "amazon",       "antichess",    "asean",      "atomic",
    "berolina",     "breakthrough",  "capablanca",   "centaur",      "chancellor", "chess",
    "chessgi",      "chigorin",      "clobber",      "codrus",       "courier",    "crazyhouse",
    "dobutsu",      "embassy",       "euroshogi",    "extinction",   "giveaway",   "grand",
    "grasshopper",  "gustav3",       "hoppelpoppel", "horde",        "janus",      "jesonmor",
    "kinglet",      "kingofthehill", "knightmate",   "legan",        "loop",       "losalamos",
    "losers",       "makruk",        "manchu",       "minishogi",    "modern",     "newzealand",
    "nightrider",   "omicron",       "opulent",      "pawnsideways", "perfect",    "placement",
    "pocketknight", "racingkings",   "seirawan",     "shako",        "shogi",      "shouse",
    "sortofalmost", "tencubed",      "threecheck",   "threekings",   "torishogi",  "troitzky",
    "xiangqi",      "yarishogi"};

/// Of these, the games that version 11 of the engine, which Debian has, does not support: they have
/// custom pieces, blasts, or a board with missing cells. Newer versions do.
const std::set<std::string> of_newer_engines = {
    "atomic",  "berolina", "euroshogi",    "grasshopper", "gustav3",   "legan",    "nightrider",
    "omicron", "opulent",  "pawnsideways", "tencubed",    "torishogi", "troitzky", "yarishogi"};

/// Perft depth of the comparison with the engine: 3 in the build that users run.
const int depth = tries_all ? 3 : 2;

struct ExportedVariant {
  std::string name, text;
};

/// Every shipped game that can be exported, by id.
const std::map<std::string, ExportedVariant>& exported_variants() {
  static const std::map<std::string, ExportedVariant> all = [] {
    std::map<std::string, ExportedVariant> games;
    for (const std::string& id : shipped_games()) {
      const auto game = game_named(id);
      Report report;
      if (const auto variant = variant_of(*game, report))
        games[id] = {variant->name, print_variant(*variant)};
      else
        EXPECT_TRUE(report.has_errors()) << id;
    }
    return games;
  }();
  return all;
}

TEST(Variants, ExportableGamesAreTheListedOnes) {
  std::set<std::string> exported;
  for (const auto& [id, game] : exported_variants()) exported.insert(id);
  EXPECT_EQ(exported, among_shipped(exported_games));
}

TEST(Variants, FairyStockfishCountsTheSame) {
  if (asked_engine().empty()) GTEST_SKIP() << "there is no fairy-stockfish";
  const auto file = std::filesystem::temp_directory_path() /
                    ("boardwright-engine-" + std::to_string(getpid()) + ".ini");
  {
    std::ofstream text(file);
    for (const auto& [id, game] : exported_variants()) text << game.text << "\n";
  }
  EngineProgram asked(asked_engine());
  Engine& engine = asked.engine;
  ASSERT_TRUE(engine.greet() && engine.load(file.string())) << asked.program.problem();
  std::filesystem::remove(file);
  std::vector<std::string> compared;
  for (const auto& [id, game] : exported_variants()) {
    if (engine.name().starts_with("Fairy-Stockfish 11") && of_newer_engines.contains(id)) continue;
    engine.choose(game.name);
    EXPECT_EQ(engine.perft("startpos", depth), std::to_string(count_of(*game_named(id), depth)))
        << id << ": " << asked.program.problem();
    compared.push_back(id);
  }
  std::printf("%s counts as we do, to depth %d: %s\n", engine.name().c_str(), depth,
              joined(compared, " ").c_str());
}

TEST(Variants, ExportedGamesImportWithTheSameCounts) {
  const Context context = context_of_templates();
  const ImportHost host = host_of_templates(context);
  for (const auto& [id, variant] : exported_variants()) {
    Report report;
    auto made = import_formats()[0].read(variant.text, "all.ini", {}, host, report);
    ASSERT_EQ(made.size(), 1U);
    ASSERT_TRUE(made[0].made && !made[0].report.has_errors()) << id << "\n"
                                                              << describe(made[0].report);
    EXPECT_EQ(count_of(*game_of(*made[0].made), 2), count_of(*game_named(id), 2)) << id;
  }
}

TEST(Variants, CountsOfLoneKingsAndChasesGoBothWays) {
  const Context context = context_of_templates();
  const ImportHost host = host_of_templates(context);
  for (const auto& [id, key] : {std::pair{"makruk", "countingRule = makruk"},
                                {"asean", "countingRule = asean"},
                                {"xiangqi", "chasingRule = axf"},
                                {"manchu", "chasingRule = axf"}}) {
    Report report;
    const auto variant = variant_of(*game_named(id), report);
    ASSERT_TRUE(variant) << describe(report);
    const std::string text = print_variant(*variant);
    EXPECT_NE(text.find(key), std::string::npos) << text;
    auto made = import_formats()[0].read(text, "all.ini", {}, host, report);
    ASSERT_TRUE(made[0].made) << id;
    EXPECT_EQ(game_of(*made[0].made)->rules.lines.size(), game_named(id)->rules.lines.size());
  }
}

/// The problems of importing a text.
std::string problems(const std::string& text) {
  const Context context = context_of_templates();
  Report report;
  auto made = import_formats()[0].read(text, "v.ini", {}, host_of_templates(context), report);
  std::string messages = describe(report);
  for (const Imported& each : made) messages += describe(each.report);
  return messages;
}

TEST(Variants, InheritFromShippedGamesAndFromEachOther) {
  const Context context = context_of_templates();
  Report report;
  const auto made = import_formats()[0].read(
      "[house:makruk]\ncountingRule = none\nstartFen = "
      "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR[] w - - 0 1\n"
      "pieceDrops = true\ncapturesToHand = true\nfirstRankPawnDrops = true\n"
      "promotionZonePawnDrops = true\nimmobilityIllegal = true\n"
      "[must:house]\nmustCapture = true\n",
      "v.ini", {}, host_of_templates(context), report);
  ASSERT_EQ(made.size(), 2U);
  ASSERT_TRUE(made[0].made && made[1].made);
  EXPECT_EQ(count_of(*game_of(*made[0].made), 3), 12012U);  // as Fairy-Stockfish counts
  EXPECT_EQ(game_of(*made[1].made)->rules.lines.front().text, "capturing: must");
}

TEST(Variants, InheritFromTheEnginesVariantWhateverTheFileCallsSo) {
  const Context context = context_of_templates();
  Report report;
  const auto made =
      import_formats()[0].read("[a:losalamos]\n[losalamos:losalamos]\nmustCapture = true\n",
                               "v.ini", {}, host_of_templates(context), report);
  EXPECT_TRUE(game_of(*made[0].made)->rules.lines.empty());
  EXPECT_EQ(game_of(*made[1].made)->rules.lines.size(), 1u);
}

TEST(Variants, CanHaveMoreFilesThanTheirBase) {
  const Context context = context_of_templates();
  Report report;
  const auto made = import_formats()[0].read(
      "[active:chess]\nmaxFile = i\n"
      "startFen = rnbkqbnrq/ppppppppp/9/9/9/9/PPPPPPPPP/RNBKQBNRQ w - - 0 1\n",
      "v.ini", {}, host_of_templates(context), report);
  ASSERT_TRUE(made[0].made);
  EXPECT_EQ(count_of(*game_of(*made[0].made), 2), 484U);  // as Fairy-Stockfish counts
}

TEST(Variants, UnsupportedRulesAreReported) {
  EXPECT_NE(problems("[a]\nking = k\nwallingRule = duck\n")
                .find("v.ini:3:1: error: 'wallingRule = duck'"),
            std::string::npos);
  EXPECT_NE(problems("[a]\nking = k\nmustCaptur = true\n").find("did you mean 'mustCapture'?"),
            std::string::npos);
  EXPECT_NE(problems("[a]\nking = k\nmustCapture = yes\n").find("v.ini:3:15: error: 'yes'"),
            std::string::npos);
  EXPECT_NE(
      problems("[a:b]\n[b:a]\n").find("v.ini:2:1: error: the variant 'b' inherits from itself"),
      std::string::npos);
  EXPECT_NE(problems("[a:b]\n[b]\nnonsense = 1\n").find("which has errors"), std::string::npos);
  EXPECT_NE(problems("[a:nowhere]\n").find("not a shipped game"), std::string::npos);
}

TEST(Variants, OneThatInheritsFromItselfIsSkipped) {
  const Context context = context_of_templates();
  Report report;
  const auto made = import_formats()[0].read("[a:b]\n[b:a]\n[c:losalamos]\nmustCapture = true\n",
                                             "v.ini", {}, host_of_templates(context), report);
  ASSERT_EQ(made.size(), 3U);
  EXPECT_FALSE(made[0].made || made[1].made);
  EXPECT_TRUE(made[2].made);
}

TEST(Variants, BoardsLargerThanTheEnginesAreReported) {
  EXPECT_NE(problems("[a]\nking = k\nmaxRank = 2000000000\npromotionRank = 5\n")
                .find("'2000000000' is not a value of 'maxRank'"),
            std::string::npos);
}

TEST(Variants, AnUnsupportedRuleIsReportedByItsKey) {
  Report report;
  EXPECT_FALSE(variant_of(*game_named("wildebeest"), report));
  EXPECT_NE(describe(report).find("variants.ini cannot express 'castling'"), std::string::npos);
}

/// Imports the last variant of a text.
std::unique_ptr<Game> imported(const std::string& text) {
  const Context context = context_of_templates();
  Report report;
  auto made = import_formats()[0].read(text, "v.ini", {}, host_of_templates(context), report);
  EXPECT_EQ(describe(made.back().report), "");
  return made.back().made ? game_of(*made.back().made) : nullptr;
}

constexpr const char* kings = "king = k\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";

TEST(Imported, AFlagPieceIsAnyUnlessTheFileNamesOne) {
  const auto game = imported(std::string("[a]\nknight = n\n") + kings +
                             "startFen = 4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1\nflagRegion = d4 e4\n");
  ASSERT_EQ(game->rules.end.goals.size(), 1U);
  EXPECT_EQ(game->rules.end.goals[0].piece_types.size(), 2U);
}

TEST(Imported, PairsAreAddedToThoseOfTheBase) {
  const auto game = imported(
      "[base]\nking = k\nsilver = s\ngold = g\nlance = l\n"
      "startFen = 4k1sl/8/8/8/8/8/8/4K1SL w - - 0 1\npromotedPieceType = s:g\n"
      "promotionLimit = s:1\n[a:base]\npromotedPieceType = l:g\n");
  EXPECT_EQ(game->rules.promotions.size(), 2U);
}

TEST(Imported, PartialGamesListWhatTheyLeaveOutOfAllTheirBases) {
  const Context context = context_of_templates();
  ImportHost host = host_of_templates(context);
  const std::string text =
      "[base:chess]\nwallingRule = edge\nnFoldRule = 4\n[a:base]\npetrifyOnCaptureTypes = p\n"
      "[b:base]\nshatarMateRule = true\nmaxRank = 8\n";
  Report report;
  for (const Imported& each : import_formats().front().read(text, "a.ini", {}, host, report))
    EXPECT_FALSE(each.made && !each.report.has_errors()) << each.name;
  host.partial = true;
  const auto made = import_formats().front().read(text, "a.ini", {}, host, report);
  ASSERT_EQ(made.size(), 3U);
  for (const Imported& each : made) ASSERT_TRUE(each.made) << describe(each.report);
  const std::string first = "Not played here: 'wallingRule = edge'.";
  EXPECT_EQ(made[0].made->left_out, std::vector<std::string>{first});
  EXPECT_EQ(made[1].made->left_out,
            (std::vector<std::string>{first, "Not played here: 'petrifyOnCaptureTypes = p'."}));
  EXPECT_EQ(made[2].made->left_out,
            (std::vector<std::string>{first, "Not played here: 'shatarMateRule = true'."}));
  EXPECT_EQ(game_of(*made[1].made)->rules.end.repetition, 4);
}

TEST(Imported, ASideWithoutARegionGoesAnywhere) {
  const auto game = imported(std::string("[a]\nrook = r\n") + kings +
                             "startFen = r5k1/8/8/8/8/8/8/R5K1 w - - 0 1\n"
                             "mobilityRegionWhiteRook = *1 *2\n");
  const Position& start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  EXPECT_EQ(play.legal_from(start, *game->board().find("a1")).size(), 6U);
  Position black = start;
  black.turn = second_seat;
  EXPECT_EQ(play.legal_from(black, *game->board().find("a8")).size(), 12U);
}

TEST(Imported, APieceIsDroppedOnlyWhereItMayStand) {
  const auto game = imported(
      "[a]\nmaxFile = 3\nmaxRank = 3\nking = k\nrook = r\nqueen = q\ncastling = false\n"
      "pieceDrops = true\nstartFen = k2/3/2K[RQrq] w - - 0 1\nmobilityRegionWhiteRook = *2\n");
  const Position& start = *game->find_position(game->start);
  const auto logic = play_of(*game, start);
  const auto drops = [&](const Position& position, const char* id) {
    std::set<std::string> found;
    for (const Move& move : logic.legal(position))
      if (move.is_drop() && game->piece_type(move.dropped).id == id)
        found.insert(game->board().name(move.to));
    return found;
  };
  EXPECT_EQ(drops(start, "rook"), (std::set<std::string>{"a2", "b2", "c2"}));
  EXPECT_EQ(drops(start, "queen").size(), 7u);
  const Position after = logic.after(start, logic.legal(start).front());
  EXPECT_GT(drops(after, "rook").size(), 3u);  // Black's are not confined
}

TEST(Imported, EachOfSeveralPseudoRoyalKindsIsRoyalByItself) {
  const auto game = imported(
      "[a]\nwazir = w\nfers = f\nrook = r\nextinctionValue = loss\n"
      "extinctionPseudoRoyal = true\nextinctionPieceTypes = wf\n"
      "startFen = w3f3/8/8/8/8/8/3RR3/W3F3 w - - 0 1\n");
  const Position& start = *game->find_position(game->start);
  Position black = start;
  black.turn = second_seat;
  EXPECT_TRUE(play_of(*game, start).in_check(black, second_seat));  // the Ferz on e8
  Position two = black;
  two.at(*game->board().find("h8")) = two.at(*game->board().find("e8"));
  EXPECT_FALSE(play_of(*game, start).in_check(two, second_seat));
}

TEST(Imported, ACountOfZeroOnAFileForbidsDrops) {
  const auto game = imported(std::string("[a]\nshogiPawn = p\n") + kings +
                             "startFen = 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1\npieceDrops = true\n"
                             "dropNoDoubled = p\ndropNoDoubledCount = 0\n");
  const Position& start = *game->find_position(game->start);
  for (const Move& move : play_of(*game, start).legal(start)) EXPECT_FALSE(move.is_drop());
}

TEST(Imported, KeysKeepTheirPieceWhereItsLetterChanges) {
  const std::string base =
      "[base]\nking = k\narchbishop = j\npawn = p\nwazir = w\npromotionPieceTypes = j\n"
      "promotedPieceType = w:j\nstartFen = 4k3/8/8/8/8/8/P7/W3K3 w - - 0 1\n";
  const auto game = imported(base + "[a:base]\narchbishop = a\n");
  ASSERT_EQ(game->rules.promotions.size(), 2u);
  for (const Promotion& rule : game->rules.promotions)
    EXPECT_EQ(game->piece_type(rule.to.front()).letter, "A");
  // A piece that is gone leaves no promotion behind, and none to another piece of its letter.
  const auto without = imported(base + "[a:base]\narchbishop = -\ncentaur = j\n");
  EXPECT_TRUE(without->rules.promotions.empty());
}

/// The lines of an imported game.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  const auto game = imported(text);
  for (const RuleLine& line : game->rules.lines) lines.push_back(line.text);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Imported, RowsEndAGame) {
  const std::string rows =
      "[a]\nmaxRank = 3\nmaxFile = 3\nimmobile = p\npieceDrops = true\n"
      "startFen = 3/3/3[PPPPPpppp] w - - 0 1\nconnectN = 3\n";
  EXPECT_EQ(lines_of(rows), Lines{"line 3 own immobile along orthogonal diagonal: wins"});
  EXPECT_EQ(lines_of(rows + "connectDiagonal = false\nconnectValue = loss\n"),
            Lines{"line 3 own immobile along orthogonal: loses"});
  EXPECT_NE(problems(rows + "connectVertical = false\n").find("without the other axis"),
            std::string::npos);
}

TEST(Imported, PiecesOnOneRankOrInASquareEndAGame) {
  const std::string men =
      "[a]\nmaxRank = 2\nmaxFile = 3\nwazir = w\nstartFen = www/WWW w - - 0 1\n";
  EXPECT_EQ(lines_of(men + "collinearN = 3\nconnectDiagonal = false\n"),
            (Lines{"at-least 3 own wazir on rank-1: wins", "at-least 3 own wazir on rank-2: wins",
                   "at-least 3 own wazir on file-a: wins", "at-least 3 own wazir on file-b: wins",
                   "at-least 3 own wazir on file-c: wins"}));
  EXPECT_EQ(lines_of(men + "connectNxN = 2\nconnectValue = loss\n"),
            (Lines{"at-least 4 own wazir on block-a1: loses",
                   "at-least 4 own wazir on block-b1: loses"}));
  EXPECT_NE(problems(men + "collinearN = 3\n").find("with 'connectDiagonal'"), std::string::npos);
}

TEST(Imported, DropsCanNeedWhatIsBelowOrBeside) {
  const std::string drops =
      "[a]\nmaxRank = 2\nmaxFile = 1\nimmobile = p\npieceDrops = true\n"
      "startFen = 1/1[Pp] w - - 0 1\n";
  EXPECT_EQ(lines_of(drops + "enclosingDrop = top\n"),
            Lines{"dropping on a2-cell, at-most 0 immobile on a1-cell: illegal"});
  EXPECT_EQ(count_of(*imported(drops + "enclosingDrop = top\n"), 2), 1u);
  EXPECT_EQ(count_of(*imported("[a:flipello]\n"), 4), 244u);  // as is published of reversi
  EXPECT_NE(problems("[a:flipello]\nstartFen = 8/8/8/3pP3/3Pp3/8/8/7*[PPPPpppp] w - - 0 1\n")
                .find("rows lead over missing squares"),
            std::string::npos);
  EXPECT_EQ(lines_of("[a:ataxx]\nenclosingDrop = none\nflipEnclosedPieces = quadwrangle\n"),
            (Lines{"piece-p moving: turns touching enemy piece-p",
                   "piece-p dropping, touching own piece-p: turns touching enemy piece-p",
                   "full: most piece-p wins", "stuck: pass", "passing 2: most piece-p wins"}));
}

TEST(Imported, StalematesAreDecidedByPiecesOrOdds) {
  const std::string men =
      "[a]\nmaxRank = 2\nmaxFile = 2\nwazir = w\nstartFen = w1/1W w - - 0 1\n"
      "nFoldRule = 0\nnMoveRule = 0\n";
  EXPECT_EQ(lines_of(men + "stalematePieceCount = true\nstalemateValue = loss\n"),
            (Lines{"stuck: pass", "passing 1: most wazir wins"}));
  EXPECT_EQ(lines_of(men + "materialCounting = blackdrawodds\n"),
            (Lines{"drawn: most value wins", "stuck: pass", "passing 1: draws"}));
  EXPECT_EQ(lines_of(men + "passOnStalemate = true\n"), (Lines{"stuck: pass", "passing 2: draws"}));
  EXPECT_NE(problems(men + "materialCounting = janggi\n").find("'materialCounting = janggi'"),
            std::string::npos);
}

TEST(Imported, AGoalWithoutAFreeSquareIsReachedByOnePiece) {
  EXPECT_EQ(lines_of("[a]\nwazir = w\nstartFen = w7/8/8/8/8/8/8/W7 w - - 0 1\nflagPiece = w\n"
                     "flagRegionWhite = a8 b8\nflagRegionBlack = a1 b1\nflagPieceCount = 2\n"
                     "flagPieceBlockedWin = true\n"),
            (Lines{"at-least 2 own wazir on goal: wins",
                   "not turn, own wazir on goal, at-least 1 enemy wazir on goal: wins"}));
}

TEST(Imported, GoalsAreOfSeveralPiecesOrSafe) {
  const std::string goal =
      "[a]\nknight = n\nstartFen = nnn4k/8/8/8/8/8/8/NNN4K w - - 0 1\nking = k\n"
      "flagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1\n";
  EXPECT_EQ(lines_of(goal + "flagPieceCount = 2\n"), Lines{"at-least 2 own knight on goal: wins"});
  EXPECT_EQ(
      lines_of(goal + "flagPieceSafe = true\n"),
      (Lines{"own knight on goal not attacked: wins", "at-least 2 own knight on goal: wins"}));
  EXPECT_EQ(lines_of(goal + "flagPieceSafe = true\nflagMove = true\n"),
            (Lines{"turn, own knight on goal: wins", "own knight on goal not attacked: wins",
                   "at-least 2 own knight on goal: wins"}));
}

TEST(Imported, DropsComeFirstWhileThereAreAny) {
  const std::string drops =
      "[a]\nrook = r\nking = k\npieceDrops = true\nmustDrop = true\n"
      "startFen = 4k3/8/8/8/8/8/8/4K3[Rr] w - - 0 1\n";
  EXPECT_EQ(lines_of(drops), Lines{"dropping: must"});
  EXPECT_EQ(count_of(*imported(drops), 1), 62u);
}

TEST(Imported, PiecesLeaveWallsBehind) {
  const auto game = imported("[a:snailtrail]\nstartFen = 6p/7/7/3*3/7/7/P6 w - - 0 1\n");
  EXPECT_EQ(game->rules.lines.front().text, "piece-p moving: puts wall from");
  EXPECT_EQ(game->board().cells().size(), 49u);  // a wall is no missing cell
}

TEST(Imported, GeneralsDoNotFaceEachOtherAlongRanksEither) {
  const auto game = imported(std::string("[a]\nking = k\nflyingGeneral = true\n") +
                             "startFen = 8/8/8/8/8/8/8/K5k1 b - - 0 1\n");
  const Position& start = *game->find_position(game->start);
  EXPECT_TRUE(play_of(*game, start).in_check(start, first_seat));
}

TEST(Imported, PromotionsHaveTheEnginesLimits) {
  const auto game = imported(
      "[a]\nking = k\nfers = f\nqueen = q\npieceDrops = true\ncapturesToHand = true\n"
      "promotedPieceType = f:q\npromotionLimit = q:1\nstartFen = 4kf2/8/8/8/8/8/8/4KF2[] w - - 0 "
      "1\n");
  ASSERT_EQ(game->rules.promotions.size(), 1u);
  EXPECT_EQ(game->rules.promotions[0].at_most.size(), 1u);
  // Without a base, pawns become nothing, and so cannot come to the last rank.
  const auto pawns = imported(
      "[a]\nking = k\npawn = p\nqueen = q\n"
      "startFen = 4k2q/P7/8/8/8/8/8/4K3 w - - 0 1\n");
  EXPECT_EQ(count_of(*pawns, 1), 5u);
}

TEST(Imported, AKingAndRoyalPiecesAreBothSafe) {
  const auto game = imported(
      "[a]\nking = k\namazon = m\nextinctionValue = loss\nextinctionPieceTypes = m\n"
      "extinctionPseudoRoyal = true\nrook = r\nstartFen = 4k3/8/8/8/8/8/r7/M7 w - - 0 1\n");
  const Position& start = *game->find_position(game->start);
  EXPECT_TRUE(play_of(*game, start).in_check(start, first_seat));
}

TEST(Imported, NothingIsPromotedToARoyalPiece) {
  EXPECT_NE(problems("[a:chess]\nking = -\ncommoner = k\nextinctionValue = loss\n"
                     "extinctionPieceTypes = k\nextinctionPseudoRoyal = true\n"
                     "promotedPieceType = n:k\n")
                .find("'promotedPieceType': to a royal piece"),
            std::string::npos);
}

TEST(Imported, BoardsCanHaveOneRank) {
  EXPECT_EQ(count_of(*imported("[a:chess]\nmaxRank = 1\nstartFen = KNR2rnk w\n"), 1), 3u);
}

TEST(Imported, VariantsInheritFromTheEnginesOwn) {
  EXPECT_EQ(count_of(*imported("[a:gardner]\n"), 3), 506u);
  const auto shogi = imported("[a:shogi]\ncustomPiece1 = a:pR\npromotedPieceType = r:a\n");
  EXPECT_EQ(count_of(*shogi, 2), 900u);
}

TEST(Imported, TwoPassesEndAGameWithPasses) {
  const auto lines = imported(std::string("[a]\n") + kings + "pass = true\n")->rules.lines;
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].text, "not in-check: may pass");
  EXPECT_EQ(lines[1].text, "passing 2: draws");
  EXPECT_TRUE(imported(std::string("[a]\n") + kings)->rules.lines.empty());
}

TEST(Imported, RulesOfTheEnginesBuiltInVariantsApply) {
  const auto chess = imported("[a:chess]\nmustCapture = true\n");
  EXPECT_EQ(chess->rules.end.repetition, 3);
  EXPECT_EQ(chess->rules.end.quiet, 100);
  const auto shogi = imported("[a:shogi]\nmustCapture = true\n");
  EXPECT_EQ(shogi->rules.end.repetition, 4);
  EXPECT_EQ(shogi->rules.end.quiet, 0);
  EXPECT_EQ(shogi->rules.end.perpetual, play::Result::loss);
  EXPECT_EQ(imported("[a:torishogi]\nmustCapture = true\n")->rules.end.repeating,
            play::Result::loss);
  EXPECT_EQ(imported("[a:makruk]\nmustCapture = true\n")->rules.lines.back().text,
            "with limit, not with limit at-least count: draws");
  EXPECT_TRUE(imported("[a:makruk]\ncountingRule = none\n")->rules.lines.empty());
  EXPECT_NE(problems("[a:makruk]\ncountingRule = cambodian\n").find("'countingRule = cambodian'"),
            std::string::npos);
  EXPECT_EQ(imported("[a:xiangqi]\n")->rules.lines.size(), 3U);
  EXPECT_NE(problems("[a:chess]\nchasingRule = axf\n").find("'chasingRule = axf' needs"),
            std::string::npos);
  EXPECT_EQ(imported("[a:minishogi]\n")->rules.end.points.bonus.at("Black"), 1);
  EXPECT_EQ(problems("[a:minishogi]\nnFoldValue = draw\n"), "");
  const auto game = imported(
      "[a:placement]\nstartFen = 8/8/8/8/8/8/8/8[KPkp] w - - 0 1\n"
      "dropRegionWhite = *1 *2\ndropRegionBlack = *7 *8\n");
  EXPECT_EQ(count_of(*game, 1), 24U);  // the Pawn goes to the second rank only
}

TEST(Imported, APromotedPieceIsWrittenWithPlusAndIsDemoted) {
  const auto game = imported(
      "[a]\nking = k\nsilver = s\nlance = l\ngold = g\nrook = r\npieceDrops = true\n"
      "capturesToHand = true\npromotedPieceType = s:g l:g\n"
      "startFen = 3+sk1+l1/3R4/8/8/8/8/8/4K3[] w - - 0 1\n");
  const Position& start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  for (const Move& move : play.legal(start))
    if (move.taken == *game->board().find("d8")) {
      const auto fen = print_fen(play.after(start, move), game->board(), game->piece_types,
                                 {game->rules, &start});
      EXPECT_EQ(fen, "3Rk1+l1/8/8/8/8/8/8/4K3[S] b - - 0 1");
    }
}

TEST(Imported, DropRegionsCanHaveTheirNewNames) {
  EXPECT_EQ(problems(std::string("[a]\n") + kings + "dropRegionWhite = *1\ndropRegionBlack = *8\n"),
            "");
}

/// The problems of exporting a game.
std::string problems_of_export(const std::string& game) {
  Report report;
  const auto read =
      test::written_game(test::squares() +
                             "[piece.king]\nname = \"King\"\nletter = \"K\"\nbetza = \"K\"\n"
                             "[piece.rook]\nname = \"Rook\"\nletter = \"R\"\nbetza = \"R\"\n"
                             "[piece.pawn]\nname = \"Pawn\"\nletter = \"P\"\nbetza = \"fW\"\n" +
                             game,
                         report);
  EXPECT_EQ(describe(report), "");
  variant_of(*read, report);
  return describe(report);
}

TEST(Exported, DropRulesMustApplyToTheEnginesPieces) {
  const std::string play =
      "[play]\nstart = \"4k3/8/8/8/8/8/8/4K3[RP] w - - 0 1\"\nking = \"king\"\n"
      "hand = { drops = true, captures = true }\n";
  EXPECT_EQ(problems_of_export(play + "drops = [{ pieces = [\"pawn\"], mates = false }]\n"), "");
  EXPECT_NE(problems_of_export(play + "drops = [{ pieces = [\"rook\"], mates = false }]\n")
                .find("'mates' of another piece"),
            std::string::npos);
  EXPECT_NE(problems_of_export(play + "drops = [{ pieces = [\"pawn\"], per-file = 1 }, "
                                      "{ pieces = [\"rook\"], per-file = 2 }]\n")
                .find("'per-file' of more than one piece"),
            std::string::npos);
}

TEST(Exported, ImmobilityMustBeIllegalForAllPieces) {
  const std::string play =
      "[play]\nstart = \"4k3/8/8/8/8/8/8/4K3[RP] w - - 0 1\"\nking = \"king\"\n"
      "hand = { drops = true }\n";
  const std::string promotion =
      "promotions = [{ pieces = [\"pawn\"], zone = \"end\", to = [\"rook\"] }]\n";
  const std::string zone = "[zone.end]\nranks = \"last\"\n";
  const std::string drop = "drops = [{ pieces = [\"pawn\"], stuck = false }]\n";
  EXPECT_EQ(problems_of_export(zone + play + promotion + drop), "");
  EXPECT_NE(problems_of_export(play + drop)
                .find("a Pawn of White may come to a8, which "
                      "'immobilityIllegal' forbids to all pieces"),
            std::string::npos);
  EXPECT_NE(problems_of_export(zone + play + promotion +
                               "drops = [{ pieces = [\"rook\"], stuck = false }]\n")
                .find("a Pawn of White may come to a8"),
            std::string::npos);
}

/// The rules in which the game of a text differs from the engine.
std::string differences_of(const std::string& text) {
  const Context context = context_of_templates();
  Report report;
  auto made = import_formats()[0].read(text, "v.ini", {}, host_of_templates(context), report);
  if (made.back().made) made.back().check(*game_of(*made.back().made), made.back().report);
  return describe(made.back().report);
}

TEST(Exported, CustomPawnsResetTheCountOfQuietMoves) {
  Report report;
  const auto variant = variant_of(*game_named("berolina"), report);
  ASSERT_TRUE(variant) << describe(report);
  const std::string text = print_variant(*variant);
  EXPECT_NE(text.find("nMoveRuleTypes = p\n"), std::string::npos) << text;
  EXPECT_EQ(differences_of(text), "");
}

TEST(Imported, ADashIsAnEmptyZone) {
  const std::string game = std::string("[a]\nrook = r\n") + kings +
                           "startFen = 4k3/8/8/8/8/8/8/4K3[Rr] w - - 0 1\npieceDrops = true\n";
  const auto drops = [](const Game& of, SeatId seat) {
    Position position = *of.find_position(of.start);
    position.turn = seat;
    const auto legal = play_of(of, position).legal(position);
    return std::count_if(legal.begin(), legal.end(),
                         [](const Move& move) { return move.is_drop(); });
  };
  const auto white = imported(game + "whiteDropRegion = -\n");
  EXPECT_EQ(drops(*white, first_seat), 0);
  EXPECT_GT(drops(*white, second_seat), 0);
  const auto none = imported(game + "dropRegionWhite = -\ndropRegionBlack = -\n");
  EXPECT_EQ(drops(*none, second_seat), 0);
  EXPECT_TRUE(imported("[a:chess]\ncastlingKingPiece = -\n")->rules.castling.empty());
}

TEST(Imported, DifferencesInPiecesThatResetTheCountAreReported) {
  EXPECT_EQ(differences_of("[a:chess]\n"), "");
  EXPECT_EQ(differences_of("[khans:chess]\ncustomPiece1 = s:mfhNcfW\nnMoveRuleTypesBlack = s\n"
                           "promotionPawnTypesBlack = s\n"
                           "startFen = rnbqkbnr/ssssssss/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"),
            "");
  const std::string lances =
      std::string("[a]\nlance = l\n") + kings + "startFen = 4k3/8/8/8/8/8/8/L3K3 w - - 0 1\n";
  EXPECT_TRUE(differences_of(lances).starts_with(
      "v.ini:1:1: warning: a move of a Lance of White resets the count of 'nMoveRule' here, "
      "but not there"))
      << differences_of(lances);
  EXPECT_EQ(differences_of(lances + "nMoveRule = 0\n"), "");
  EXPECT_TRUE(differences_of(lances + "nMoveRuleTypes = k\n")
                  .starts_with("v.ini:6:1: error: 'nMoveRuleTypes': a move of a King of White "
                               "resets the count of 'nMoveRule' there, but not here"))
      << differences_of(lances + "nMoveRuleTypes = k\n");
}

TEST(Imported, DropsThatResetTheCountAreReported) {
  const std::string drops = std::string("[a]\nrook = r\n") + kings +
                            "startFen = 4k3/8/8/8/8/8/8/4K3[Rr] w - - 0 1\npieceDrops = true\n";
  EXPECT_TRUE(differences_of(drops).starts_with(
      "v.ini:1:1: warning: a drop resets the count of 'nMoveRule' there, but not here"))
      << differences_of(drops);
  EXPECT_EQ(differences_of(drops + "nMoveRule = 0\n"), "");
  EXPECT_NE(
      differences_of("[a:antichess]\npassOnStalemate = true\n").find("warning: a pass can reset"),
      std::string::npos);
}

TEST(Imported, PromotionsEnPassantAreReported) {
  const std::string chess =
      "[a:chess]\ncommoner = c\npromotedPieceType = p:c\npromotionPieceTypes = -\n";
  EXPECT_EQ(differences_of(chess), "");
  EXPECT_NE(differences_of(chess + "promotionRegionWhite = *6 *7 *8\n")
                .find("warning: a piece that captures en passant"),
            std::string::npos);
}

TEST(Imported, ImmobilityRulesThatForbidMovesAreReported) {
  const std::string lances = std::string("[a]\nlance = l\n") + kings +
                             "startFen = 4k3/8/8/8/8/8/8/L3K3 w - - 0 1\nnMoveRule = 0\n";
  EXPECT_EQ(differences_of(lances), "");
  EXPECT_TRUE(differences_of(lances + "immobilityIllegal = true\n")
                  .starts_with("v.ini:7:1: error: 'immobilityIllegal': a Lance of White may come "
                               "to a8 here"))
      << differences_of(lances + "immobilityIllegal = true\n");
}

TEST(Exported, AKingThatIsRoyalOnlyAsTheLastIsExportedAsPseudoRoyal) {
  Report report;
  const auto game =
      test::written_game(test::squares() +
                             "[piece.king]\nname = \"King\"\nletter = \"K\"\nbetza = \"K\"\n"
                             "[play]\nstart = \"3kk3/8/8/8/8/8/8/3KK3 w - - 0 1\"\n"
                             "royal = { pieces = [\"king\"], check = \"last\" }\n",
                         report);
  const auto variant = variant_of(*game, report);
  ASSERT_TRUE(variant) << describe(report);
  const std::string text = print_variant(*variant);
  EXPECT_NE(text.find("commoner = k"), std::string::npos) << text;
  EXPECT_NE(text.find("extinctionPseudoRoyal = true"), std::string::npos) << text;
  const auto back = imported(text);
  EXPECT_EQ(back->rules.royal.check, play::RoyalRules::Check::last_of_kind);
}

TEST(Exported, MissingCellsAreExportedAsStars) {
  Report report;
  const auto variant = variant_of(*game_named("troitzky"), report);
  ASSERT_TRUE(variant) << describe(report);
  EXPECT_TRUE(variant->start.starts_with("****")) << variant->start;
  EXPECT_EQ(count_of(*imported(print_variant(*variant)), 2), count_of(*game_named("troitzky"), 2));
}

}  // namespace
}  // namespace boardwright::tests::variants_test
