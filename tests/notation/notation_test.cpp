// The move notation: parsing, printing and errors.
#include "notation/notation.h"

#include <gtest/gtest.h>

#include "base/limits.h"
#include "base/text.h"
#include "disk/disk.h"
#include "notation/notation_table.h"
#include "support/boards.h"
#include "support/laws.h"
#include "support/rooms.h"

namespace boardwright::tests::notation_test {
namespace {

Vocabulary words_of_lotus() {
  return {{"X", "Z", "Y", "V", "W"},
          {"lotus"},
          {"lotus"},
          {"triangle", "square", "hexagon", "promotion"},
          {"n"},
          {"rook", "king"}};
}

std::optional<MovePattern> read(std::string_view text, Report& report) {
  return parse_pattern(text, {"game.toml", 4, 11}, words_of_lotus(), report);
}

TEST(Notation, EveryShippedMoveIsPrintedAsItWasRead) {
  const auto game = test::lotus();
  const Vocabulary vocabulary = vocabulary_of(game->board());
  for (const PieceType& piece_type : game->piece_types)
    for (const MovePattern& move : piece_type.moves) {
      Report report;
      const auto again = parse_pattern(print_pattern(move), {}, vocabulary, report);
      ASSERT_TRUE(again) << print_pattern(move);
      EXPECT_EQ(print_pattern(*again), print_pattern(move));
    }
}

TEST(Notation, ReadsTheExamplesOfTheManual) {
  const std::string page =
      read_file(find_home() / "templates/manual/notation.md", limits::article_bytes);
  const std::size_t from = page.find("| piece | on squares |"), to = page.find("\n\n", from);
  ASSERT_NE(from, std::string::npos);
  Vocabulary vocabulary = vocabulary_of(*test::board("rectangular", "9x10"));
  vocabulary.regions.emplace_back("second-rank");
  vocabulary.piece_types.emplace_back("cannon");
  const std::string table = page.substr(from, to - from);
  const auto parts = split(table, '`');
  ASSERT_GT(parts.size(), 50u);
  for (std::size_t i = 1; i < parts.size(); i += 2) {
    Report report;
    const std::string move(parts[i]);
    report.keep_source("notation.md", move);
    EXPECT_TRUE(parse_pattern(move, {"notation.md", 1, 1}, vocabulary, report)) << describe(report);
  }
}

/// Random moves from the parts of the notation.
std::string any_move() {
  static const std::vector<std::vector<std::string>> parts = {
      {"", "move ", "capture "},
      {"slide X Z",
       "step Y",
       "leap 2 V W",
       "leap 2:1 X",
       "touch",
       "side",
       "corner",
       "path lotus",
       "circle lotus",
       "away 2",
       "slide X then side ahead",
       "leap Y then step V W outward",
       "step X then step V W outward then step V W ahead",
       "step V then slide X outward up to 3",
       "slide X up to 3 then slide X Z sideways",
       "leap 2 X then leap 2 X turning 90 270",
       "step X then slide Z left then corner any then step X back",
       "step X capturing then step X any",
       "leap 2:1 X then slide Z X outward",
       "leap X clear then leap 3:1 X sideways",
       "leap 1:1 X clear then leap 2:1 X any then side back",
       "leap X clear then slide X ahead",
       "slide X vaulting then slide X ahead up to 2 capturing "
       "then side back",
       "zigzag 2 X"},
      {"", " forward", " backward"},
      {"", " toward promotion"},
      {"", " up to 3", " up to n"},
      {"", " over square", " over square hexagon"},
      {"", " onto triangle"},
      {"", " from hexagon"},
      {"", " off promotion"}};
  std::string move;
  for (const auto& texts : parts) {
    const bool slid =
        move.find("then slide") != std::string::npos ||
        move.find("capturing") != std::string::npos ||
        move.find("clear") != std::string::npos;  // its stretches have their own ranges
    if (!slid || !texts.back().starts_with(" up to")) move += test::any_of(texts);
  }
  return move;
}

std::string any_hop() {
  static const std::vector<std::vector<std::string>> parts = {
      {"", "move ", "capture "},
      {"hop X Z"},
      {"", " forward"},
      {"", " up to 3", " exactly 3", " up to 3 at least 2", " at least 2"},
      {"", " onto triangle"},
      {"", " sparing rook"},
      {"", " taking king"},
      {"", " swap own", " swap enemy", " swap not rook"},
      {"", " hurdles 2"},
      {"", " hurdle own", " hurdle enemy not rook", " hurdle rook king", " hurdle not king"},
      {"", " beyond 1", " beyond equal", " beyond exactly 2", " beyond at least 2"},
      {"", " reflecting 2"},
      {"", " heading 90"},
      {"", " rifle"},
      {"", " locust"}};
  std::string move;
  for (const auto& texts : parts) move += test::any_of(texts);
  return move;
}

TEST(Notation, PrintsConditionsOfTheFirstPartBeforeThen) {
  for (const std::string text :
       {"hop X beyond 1 then step Z any",
        "hop X hurdles 2 hurdle enemy then slide X back exactly 2",
        "hop X beyond exactly 2 locust capturing then side outward",
        "slide X exactly 2 then side any",
        "slide X then slide Z any up to 4 at least 2 clear then slide X any at least 3",
        "ride 2:1 X hurdles 1 beyond 1", "ride 2:1 X exactly 2", "wheel 2:1 X hurdles 1 turning 90",
        "zigzag 2:1 X along Z Y turning 45 135", "circle lotus at least 2",
        "slide X reflecting 4"}) {
    Report report;
    const auto move = read(text, report);
    ASSERT_TRUE(move) << describe(report);
    EXPECT_EQ(print_pattern(*move), text);
  }
}

LAW(Notation, PrintingAMoveAndReadingItBackChangesNothing) {
  const std::string text = test::any_bool() ? any_move() : any_hop();
  Report report;
  const auto move = read(text, report);
  HOLDS(move.has_value());
  HOLDS(print_pattern(*move) == text);
}

LAW(Notation, NoTextBreaksTheReader) {
  const std::vector<std::string> parts = {"slide", "X",    "then",     "up",    "to", "3",
                                          "leap",  "onto", "triangle", "ahead", "zz", "9999999999"};
  std::string text;
  for (std::uint8_t byte : test::any_bytes()) text += parts[byte % parts.size()] + " ";
  Report report;
  const bool understood = read(text, report).has_value();
  HOLDS(understood != report.has_errors());
}

struct Mistake {
  std::string text, shown;
};

TEST(Notation, MistakesAreReportedWithColumnAndHint) {
  const std::string on_a_slide =
      "up to, at least, exactly, over, onto, from, off, inside, sparing, taking, rifle, swap, "
      "hurdles, hurdle, beyond, locust, reflecting, around, halting, counting, heading, aside, "
      "forward, backward, rising, falling, toward, when, X, Z, Y, V, W";
  const Mistake mistakes[] = {
      {"slyde X",
       "game.toml:4:11: error: unknown word 'slyde': a move begins with its manner\n"
       "did you mean 'slide'? One of: slide, step, hop, leap, ride, roam, wheel, zigzag, touch, "
       "side, corner, path, circle, away, move, capture\n"},
      {"slide Q",
       "game.toml:4:17: error: unknown word 'Q': an axis of the board belongs here\n"
       "one of: X, Z, Y, V, W\n"},
      {"slide X onto tringle",
       "game.toml:4:24: error: unknown word 'tringle': a shape, a kind of cell or a zone belongs "
       "here\ndid you mean 'triangle'? One of: triangle, square, hexagon, promotion\n"},
      {"away",
       "game.toml:4:15: error: the move ends too early: a number of touches belongs here\n"},
      {"slide X up two",
       "game.toml:4:22: error: unknown word 'two': 'up' is followed by 'to'\n"
       "did you mean 'to'?\n"},
      {"slide X haltin",
       "game.toml:4:19: error: unknown word 'haltin': a condition belongs here\n"
       "did you mean 'halting'? One of: then, clear, capturing, vaulting, " +
           on_a_slide + "\n"},
      {"slide X swiftly",
       "game.toml:4:19: error: unknown word 'swiftly': a condition belongs here\n"
       "one of: then, clear, capturing, vaulting, " +
           on_a_slide + "\n"},
      {"touch forward swiftly",
       "game.toml:4:25: error: unknown word 'swiftly': a condition belongs here\n"
       "one of: up to, over, onto, from, off, inside, sparing, taking, rifle, swap, around, "
       "halting, "
       "counting, heading, "
       "aside, forward, backward, rising, falling, toward, when\n"},
      {"slide X Zz",
       "game.toml:4:19: error: unknown word 'Zz': a condition belongs here\n"
       "did you mean 'Z'? One of: then, clear, capturing, vaulting, " +
           on_a_slide + "\n"},
      {"slide X thn side ahead",
       "game.toml:4:19: error: unknown word 'thn': a condition belongs here\n"
       "did you mean 'then'? One of: then, clear, capturing, vaulting, " +
           on_a_slide + "\n"},
      {"captur slide X",
       "game.toml:4:11: error: unknown word 'captur': a move begins with its manner\n"
       "did you mean 'capture'? One of: slide, step, hop, leap, ride, roam, wheel, zigzag, touch, "
       "side, corner, path, circle, away, move, capture\n"},
      {"move",
       "game.toml:4:15: error: the move ends too early: a move begins with its manner\n"
       "one of: slide, step, hop, leap, ride, roam, wheel, zigzag, touch, side, corner, path, "
       "circle, "
       "away\n"},
      {"slide X over square onto square over hexagon",
       "game.toml:4:43: error: a second 'over'\nwrite two moves\n"},
      {"step X forward backward",
       "game.toml:4:26: error: 'backward' after 'forward'\nwrite two moves\n"},
      {"touch then side ahead",
       "game.toml:4:17: error: 'then' does not go on from this move\n"
       "it follows one along axes: slide, step, hop, leap, ride, roam, wheel, zigzag\n"},
      {"wheel 2:1 X then side ahead",
       "game.toml:4:23: error: 'then' does not go on from this move\n"
       "it follows one along axes: slide, step, hop, leap, ride, roam, wheel, zigzag\n"},
      {"ride 2 X then slide X ahead",
       "game.toml:4:20: error: a 'ride' goes on by one step, ahead or outward\n"
       "ride N AXES clear goes on by anything\n"},
      {"zigzag 2 X then slide X ahead",
       "game.toml:4:22: error: a 'zigzag' goes on by one step, ahead or outward\n"
       "leap N AXES goes on by anything\n"},
      {"step X then slide X ahead repeating",
       "game.toml:4:37: error: 'repeating' is for steps only\n"
       "as in step AXES then step AXES ahead\n"},
      {"step X beyond 1",
       "game.toml:4:18: error: 'beyond' is for moves over pieces\nhop AXES leads over pieces\n"},
      {"slide X beyond 1",
       "game.toml:4:19: error: 'beyond' needs pieces to lead over\n"
       "as in ride 2:1 AXES hurdles 1 beyond 1\n"},
      {"ride 2 X hurdles 1 then slide X ahead",
       "game.toml:4:30: error: a 'ride' over pieces does not go on\n"
       "hop AXES goes on by anything\n"},
      {"leap 2 X exactly 2",
       "game.toml:4:20: error: 'exactly' is for moves along lines\n"
       "slide, hop, ride, wheel, zigzag and circle have a length\n"},
      {"slide X up to 2 exactly 2",
       "game.toml:4:27: error: 'exactly' after another length\nexactly N is a length by itself\n"},
      {"slide X up to 2 at least 3",
       "game.toml:4:36: error: no move leads over 3 cells at least and 2 at most\n"},
      {"slide X at most 3",
       "game.toml:4:22: error: unknown word 'most': 'at' is followed by 'least'\n"
       "one of: least\n"},
      {"slide X along Z",
       "game.toml:4:19: error: 'along' is for moves that turn\nas in zigzag 2:1 AXES\n"},
      {"ride 2 X reflecting 1",
       "game.toml:4:20: error: 'reflecting' is for lines of cells\nas in slide AXES\n"},
      {"slide X up to 100",
       "game.toml:4:25: error: '100' is no such number: a number of cells belongs here\n"
       "numbers here are 1 to 99\n"},
      {"leap 0 X", "game.toml:4:16: error: unknown word '0': a leap is written as 2 or 2:1\n"},
      {"",
       "game.toml:4:11: error: the move ends too early: a move begins with its manner\n"
       "one of: slide, step, hop, leap, ride, roam, wheel, zigzag, touch, side, corner, path, "
       "circle, "
       "away, move, capture\n"},
  };
  for (const Mistake& mistake : mistakes) {
    Report report;
    EXPECT_FALSE(read(mistake.text, report));
    EXPECT_EQ(describe(report), mistake.shown);
  }
}

TEST(Notation, HintSaysThatABoardHasNoPathsOrCircles) {
  Vocabulary none = words_of_lotus();
  none.paths.clear();
  none.circles.clear();
  for (const char* text : {"path", "path lotus"}) {
    Report report;
    EXPECT_FALSE(parse_pattern(text, {"game.toml", 4, 11}, none, report));
    EXPECT_EQ(describe(report),
              "game.toml:4:11: error: 'path' leads nowhere on this board\nits tiling has no "
              "paths\n");
  }
  Report report;
  EXPECT_FALSE(parse_pattern("move circle lotus", {"game.toml", 4, 11}, none, report));
  EXPECT_EQ(describe(report),
            "game.toml:4:16: error: 'circle' leads nowhere on this board\nits tiling has no "
            "circles\n");
}

TEST(Notation, RedundantWordIsOmittedWithAWarning) {
  Report report;
  const auto move = read("slide X Z X", report);
  EXPECT_EQ(describe(report),
            "game.toml:4:21: warning: a second 'X' adds nothing\nonce is enough\n");
  ASSERT_TRUE(move);
  EXPECT_EQ(print_pattern(*move), "slide X Z");
}

/// Words with a missing letter are recognized where the word itself is valid.
TEST(Notation, EveryWordIsSuggestedForItsMisspelling) {
  bool conditions = false;
  for (const notation_table::Row& each : notation_table::rows()) {
    const NotationWord& row = each.text;
    conditions = conditions || row.word == "then";
    if (row.word.find(' ') != row.word.npos) continue;  // two words
    const bool begins = !conditions || row.word == "move" || row.word == "capture";
    const std::string wrong = std::string(row.word.substr(0, row.word.size() - 1)) + "q";
    const std::string move = begins                                         ? ""
                             : applies_to(each, notation::MoveKind::slide)  ? "slide X "
                             : applies_to(each, notation::MoveKind::zigzag) ? "zigzag 2:1 X "
                                                                            : "step X ";
    Report report;
    EXPECT_FALSE(read(move + wrong, report)) << wrong;
    ASSERT_EQ(report.problems().size(), 1u);
    EXPECT_TRUE(
        report.problems()[0].hint.starts_with("did you mean '" + std::string(row.word) + "'?"))
        << row.word;
  }
}

/// An author can write [piece.""], so the end of a move must not be taken for a name.
TEST(Notation, EmptyNameIsNeverRead) {
  const Vocabulary vocabulary{{"X", ""}, {""}, {""}, {"square", ""}, {"n", ""}, {"rook", ""}};
  const auto parsed = [&](const std::string& text) {
    Report report;
    const auto move = parse_pattern(text, {"game.toml", 4, 11}, vocabulary, report);
    return move ? print_pattern(*move) : report.problems().front().message;
  };
  for (const std::string whole : {"slide X", "slide X sparing rook", "slide X onto square",
                                  "slide X toward square", "slide X up to n", "slide X when n"})
    EXPECT_EQ(parsed(whole), whole);
  for (const std::string cut :
       {"slide", "path", "circle", "slide X sparing", "slide X toward", "slide X up to"})
    EXPECT_EQ(parsed(cut).find("the move ends too early: "), 0u) << parsed(cut);
}

}  // namespace
}  // namespace boardwright::tests::notation_test
