// Keys that lines have replaced: they are read with a warning, and rewritten without loss.
#include "game/migration.h"

#include "support/boards.h"
#include "support/written_game.h"

namespace boardwright::tests::migration_test {
namespace {

std::string rewritten(const std::string& text) {
  Report report;
  const auto result = game::migrated(text, "game.toml", report);
  return result ? *result : describe(report);
}

TEST(Migration, PutsLinesInPlaceOfATable) {
  EXPECT_EQ(rewritten("[play]\n"
                      "king = \"king\"  # one each\n"
                      "must = { no-checks = true }\n"
                      "# The race:\n"
                      "end = { repetition = 3 }\n"),
            "[play]\n"
            "king = \"king\"  # one each\n"
            "# The race:\n"
            "end = { repetition = 3 }\n"
            "rules = [\"checking: illegal\"]\n");
}

TEST(Migration, LeavesWhatElseATableHolds) {
  EXPECT_EQ(
      rewritten("[play]\nend = { stalemate = \"loss\", passes = 2, repetition = 4, points = { "
                "decides = true, bonus = { Han = 3 } } }\n"),
      "[play]\nend = { stalemate = \"loss\", repetition = 4, points = { bonus = { Han = 3 } } "
      "}\nrules = [\"passing 2: draws\", \"drawn: most value wins\"]\n");
  EXPECT_EQ(rewritten("[play]\nend = { quiet = 9, passes = 2 }\n"),
            "[play]\nend = { quiet = 9 }\nrules = [\"passing 2: draws\"]\n");
  EXPECT_EQ(rewritten("[play]\nend = { points = { decides = true }, quiet = 9 }\n"),
            "[play]\nend = { quiet = 9 }\nrules = [\"drawn: most value wins\"]\n");
}

TEST(Migration, AddsToTheLinesThatAreThere) {
  EXPECT_EQ(rewritten("[play]\nmust = { capture = true }\nrules = [\"stuck: pass\"]\n"),
            "[play]\nrules = [\"stuck: pass\", \"capturing: must\"]\n");
  EXPECT_EQ(rewritten("[play]\nmust = { capture = true, most = true }\nrules = [\n  \"stuck: "
                      "pass\",  # as in reversi\n]\n"),
            "[play]\nrules = [\n  \"stuck: pass\",  # as in reversi\n  \"capturing: must\",\n  "
            "\"capturing most value: must\",\n]\n");
  EXPECT_EQ(rewritten("[play]\nmust = { capture = true }\nrules = []\n"),
            "[play]\nrules = [\"capturing: must\"]\n");
}

TEST(Migration, TakesGoalsOutOfTheirList) {
  EXPECT_EQ(rewritten("[play]\nend = { goals = [{ pieces = [\"king\", \"queen\"], zone = \"hill\", "
                      "held = true }, { pieces = \"king\", zone = \"hill\" }], quiet = 9 }\n"),
            "[play]\nend = { goals = [{ pieces = \"king\", zone = \"hill\" }], quiet = 9 }\n"
            "rules = [\"turn, own king or queen on hill: wins\"]\n");
  EXPECT_EQ(
      rewritten("[play]\nend = { quiet = 9, goals = [{ pieces = \"king\", zone = \"hill\", safe "
                "= true, result = \"loss\" }] }\n"),
      "[play]\nend = { quiet = 9 }\nrules = [\"own king on hill not attacked: loses\"]\n");
  EXPECT_EQ(
      rewritten("[play]\nking = \"king\"\n\n[play.end]\ngoals = [\n  { zone = \"hill\", held = "
                "true, safe = true },  # ours\n  { pieces = \"king\", zone = \"hill\", held = "
                "false },\n]\n"),
      "[play]\nking = \"king\"\nrules = [\"turn, own on hill not attacked: wins\"]\n\n"
      "[play.end]\ngoals = [\n  # ours\n  { pieces = \"king\", zone = \"hill\" },\n]\n");
  EXPECT_EQ(
      rewritten("[play]\nking = \"king\"\n\n[[play.end.goals]]\npieces = \"king\"\n# The "
                "hill:\nzone = \"hill\"\nheld = true\n\n[[play.end.goals]]\nzone = \"camp\"\n"),
      "[play]\nking = \"king\"\nrules = [\"turn, own king on hill: wins\"]\n\n# The "
      "hill:\n[[play.end.goals]]\nzone = \"camp\"\n");
  EXPECT_NE(
      rewritten("[play]\nend = { goals = [{ zone = \"hill\", held = true, reply = true }] }\n")
          .find("no line says what 'reply' says of this goal"),
      std::string::npos);
}

TEST(Migration, WritesListsAsTheirWords) {
  EXPECT_EQ(rewritten("[play]\nvictory = [\"queen\", \"rook\"]\ncapture = { guarded = [], immune = "
                      "[\"queen\", \"rook\"] }\n"),
            "[play]\ncapture = { guarded = [] }\nrules = [\"taken queen, taken rook: wins\", "
            "\"queen or rook: immune\"]\n");
}

TEST(Migration, WritesWhatLeavesTheBoardAsLines) {
  EXPECT_EQ(rewritten("[play]\nking = \"king\"\ncapture = { blast = true, unharmed = \"pawn\" }\n"),
            "[play]\nking = \"king\"\nrules = [\"capturing: removes itself\", \"capturing: removes "
            "touching not pawn\"]\n");
  EXPECT_EQ(rewritten("[play]\ncapture = { fire = \"lava\", becomes = true }\n"),
            "[play]\nrules = [\"capturing: becomes taken\", \"ending on lava: removes itself\"]\n");
  EXPECT_EQ(
      rewritten("[play]\nroyal = { pieces = [\"king\"] }\n\n[play.capture]\nunharmed = "
                "[\"pawn\", \"rook\"]\nburning = [\"demon\"]\nfire = \"lava\"\nblast = false\n"),
      "[play]\nroyal = { pieces = [\"king\"] }\nrules = [\n  \"ending, touching enemy demon, not "
      "pawn "
      "or rook or royal ending: removes itself\",\n  \"demon ending, not touching enemy demon: "
      "removes touching enemy not pawn or rook or royal\",\n  \"ending on lava, not pawn or rook "
      "or "
      "royal ending: removes itself\",\n]\n\n");
}

TEST(Migration, TakesTablesWithHeadersAway) {
  EXPECT_EQ(rewritten("[play]\nking = \"king\"\n\n[play.must]\npass = true\nfacing = true\n\n"
                      "[play.end]\npasses = 2\nquiet = 9  # moves\n"),
            "[play]\nking = \"king\"\nrules = [\n  \"not in-check: may pass\",\n  \"playing, was "
            "facing, facing: illegal\",\n  \"passing 1, facing: draws\",\n  \"passing 2: draws\",\n"
            "]\n\n[play.end]\nquiet = 9  # moves\n");
}

TEST(Migration, KeepsTheCommentBehindAKey) {
  EXPECT_EQ(rewritten("[play.end]\nquiet = 9\npasses = 2  # both – one after the other\n"),
            "[play]\nrules = [\"passing 2: draws\"]\n\n[play.end]\nquiet = 9\n# both – one after "
            "the other\n");
}

TEST(Migration, KeepsTheCommentsOfATableThatGoes) {
  EXPECT_EQ(
      rewritten("[play]\nking = \"king\"\n[play.must]  # duties\n# why\ncapture = true  # so\n\n"
                "[zone.x]\nranks = \"1\"\n"),
      "[play]\nking = \"king\"\nrules = [\"capturing: must\"]\n# duties\n# why\n# so\n"
      "[zone.x]\nranks = \"1\"\n");
  EXPECT_EQ(rewritten("[play]\nmust.capture = true  # why\n"),
            "[play]\n# why\nrules = [\"capturing: must\"]\n");
}

TEST(Migration, LosesNothingWhereKeysStandOddly) {
  EXPECT_EQ(
      rewritten("[play.end]\n[zone.x]\nranks = \"1\"\n[play.end.points]\ndecides = true\n"),
      "[play]\nrules = [\"drawn: most value wins\"]\n\n[play.end]\n[zone.x]\nranks = \"1\"\n");
  EXPECT_EQ(rewritten("[ play ]\nmust = { capture = true }"),
            "[ play ]\nrules = [\"capturing: must\"]\n");
  for (const char* text : {"[play]\nend = { quiet = 9, points.decides = true }\n",
                           "[play]\nend = { points.decides = true, quiet = 9 }\n"})
    EXPECT_NE(rewritten(text).find("cannot be rewritten"), std::string::npos) << text;
}

TEST(Migration, DropsKeysThatSayNothing) {
  EXPECT_EQ(rewritten("[play]\nmust = { capture = false }\nking = \"king\"\n"),
            "[play]\nking = \"king\"\n");
}

TEST(Migration, ChangesNothingElse) {
  for (const char* text : {"", "title = \"A\"\n", "[play]\nking = \"king\"\n",
                           "[play]\nrules = [\"capturing: must\"]\n"})
    EXPECT_EQ(rewritten(text), text);
}

TEST(Migration, RefusesWhatItCannotTakeOut) {
  EXPECT_NE(rewritten("play = { must.capture = true }\n").find("error: "), std::string::npos);
  EXPECT_NE(rewritten("[play\n").find("broken TOML"), std::string::npos);
  EXPECT_NE(rewritten("[play]\nmust = { capture = 3 }\n").find("error: "), std::string::npos);
}

TEST(FormerKeys, AreReadWithAWarningThatQuotesTheirLines) {
  const std::string pieces = "[piece.king]\nletter = \"K\"\nmoves = [\"step orthogonal\"]\n";
  Report report;
  const auto game = test::written_game(
      test::squares() + pieces + "[play]\nking = \"king\"\nmust = { facing = true }\n", report);
  EXPECT_EQ(describe(report),
            "game.toml:15:19: warning: 'facing' is a line now: this version still reads the key, "
            "the next will not\nwrite rules = [\"playing, was facing, facing: illegal\", \"passing "
            "1, facing: draws\"] in [play], or run boardwright migrate\n");
  ASSERT_EQ(game->rules.lines.size(), 2u);
  EXPECT_EQ(game->rules.lines[1].text, "passing 1, facing: draws");
}

}  // namespace
}  // namespace boardwright::tests::migration_test
