// The answers of commands, and their errors for invalid options.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "base/errors.h"
#include "base/text.h"
#include "builder/load.h"
#include "commands/question.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "pdf/qpdf.h"
#include "support/desk.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests::answers_test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using test::Words;

Context context_of() {
  Context context;
  context.search_path = on_disk(find_home() / "templates");
  context.fonts = find_home() / "fonts";
  return context;
}

/// What a command prints.
std::string printed(std::string_view command, const Words& words) {
  Context context = context_of();
  testing::internal::CaptureStdout();
  ExitCode code = ExitCode::internal;
  try {
    code = test::run_command(command, words, context);
  } catch (const std::exception& error) {
    ADD_FAILURE() << error.what();
  }
  EXPECT_EQ(code, ExitCode::fine);
  return testing::internal::GetCapturedStdout();
}

/// "message (hint)" of the error of a command.
std::string refusal(std::string_view command, const Words& words) {
  Context context = context_of();
  try {
    test::run_command(command, words, context);
  } catch (const UsageError& error) {
    return std::string(error.what()) + (error.hint.empty() ? "" : " (" + error.hint + ")");
  } catch (const InputError& error) {
    return describe(error.report);
  }
  return {};
}

TEST(Refusals, NameUnknownGamesAndPositions) {
  const std::string unknown = refusal("draw", {{"GAME", "ches"}, {"FIGURE", "1"}});
  EXPECT_TRUE(unknown.starts_with(
      "unknown game 'ches' (did you mean 'chess'? There are: chess, chess99, chessgi, asean, "))
      << unknown;
  EXPECT_TRUE(unknown.ends_with(" more)")) << unknown;
  EXPECT_EQ(std::ranges::count(unknown, ','), 30) << "thirty games, the nearest first\n" << unknown;
  EXPECT_TRUE(refusal("draw", {{"GAME", "../chess"}, {"FIGURE", "1"}})
                  .starts_with("there is no game in '../chess'"));
  EXPECT_EQ(refusal("verify", {{"GAME", "ches"}}), unknown);
  EXPECT_EQ(refusal("moves", {{"GAME", "gilman-river"}}),
            "game 'gilman-river' has no start position (give --position)");
  EXPECT_EQ(refusal("moves", {{"GAME", "chess"}, {"--position", "castle"}}),
            "no position and no file 'castle' (did you mean 'castled'? There are: start, castled, "
            "castling-barred, castling, check, endgame, kiwipete, middlegame, passing, promotion, "
            "promotions, stalemate)");
  EXPECT_EQ(refusal("moves", {{"GAME", "chess"}, {"--position", "8/8/8/8/8/8/8/8 x - -"}}),
            "FEN:1:17: error: the turn is w or b\n8/8/8/8/8/8/8/8 x - -\n                ^\n");
}

TEST(Refusals, NameContradictionsInQuestionsOfReach) {
  const auto ask = [](Words words, const std::string& piece_type, const std::string& cell) {
    words.insert({{"GAME", "chess"}, {"PIECE", piece_type}, {"CELL", cell}});
    return refusal("reach", words);
  };
  EXPECT_EQ(ask({{"--own", "a1"}}, "rook", "a1"), "the piece itself stands on cell 'a1'");
  EXPECT_EQ(ask({{"--own", "e4"}, {"--enemy", "e4"}}, "rook", "a1"),
            "a cell cannot hold pieces of two seats");
  EXPECT_EQ(ask({{"--position", "start"}, {"--own", "e4"}}, "rook", "a1"),
            "--position already places the pieces (leave out --own and --enemy)");
  EXPECT_EQ(ask({{"--position", "start"}}, "rook", "a2"),
            "another piece stands on 'a2': White pawn");
  EXPECT_EQ(refusal("reach", {{"--betza", "W"}, {"GAME", "a1"}, {"--board", "99x99"}}),
            "board '99x99' has more than 2048 cells");
}

TEST(Refusals, NameInvalidOptionsOfPrints) {
  const Words board = {{"GAME", "chess"}};
  const auto with = [](Words words, const std::string& name, const std::string& word) {
    words[name] = word;
    return words;
  };
  EXPECT_EQ(refusal("board", with(with(board, "--paper", "a3"), "--output", "x.svg")),
            "only a PDF has sheets of paper (leave out --paper, or name a .pdf)");
  EXPECT_EQ(refusal("board", with(with(board, "--names", "of"), "--output", "x.pdf")),
            "--names cannot be 'of' (there are: off, on, rim)");
  EXPECT_EQ(refusal("board", with(with(board, "--paper", "0x5mm"), "--output", "x.pdf")),
            "no printer takes paper of '0x5mm'");
  EXPECT_EQ(refusal("pieces", with(with(with(board, "--count", "2"), "--position", "start"),
                                   "--output", "x.pdf")),
            "--count and --position exclude each other (leave out one of them)");
  EXPECT_EQ(refusal("book", with(board, "--output", "x.txt")),
            "'x.txt' is not a PDF (end its name with .pdf)");
  EXPECT_EQ(refusal("specimen", {{"--output", "x.bmp"}}),
            "'x.bmp' has an unknown extension (there are: .svg, .pdf, .png)");
  EXPECT_EQ(refusal("specimen", {{"--output", "x"}}),
            "'x' has an unknown extension (there are: .svg, .pdf, .png)");
}

TEST(Answers, ReachInAPositionIsOfThePieceOnTheCellOrAddedToIt) {
  const auto ask = [](const char* piece_type, const char* cell) {
    return json::parse(printed("reach", {{"GAME", "chess"},
                                         {"PIECE", piece_type},
                                         {"CELL", cell},
                                         {"--position", "start"},
                                         {"--json", ""}}));
  };
  EXPECT_EQ(ask("knight", "g1")["moves"], json::parse(R"(["f3", "h3"])"));
  EXPECT_EQ(ask("bishop", "e4")["captures"], json::parse(R"(["b7", "h7"])"));
}

TEST(Answers, VerifyListsClaimsWithTheirValues) {
  const json answer = json::parse(printed("verify", {{"GAME", "lotus-39"}, {"--json", ""}}));
  std::size_t agrees = 0;
  std::set<json::value_t> kinds;
  for (const json& claim : answer["claims"]) {
    kinds.insert(claim["computed"].type());
    agrees += claim["status"] == "agrees" ? 1 : 0;
    EXPECT_EQ(claim["erratum"].is_string(), claim["status"] == "differs") << claim;
  }
  EXPECT_EQ(answer["agrees"], agrees);
  EXPECT_EQ(answer["differs"], answer["claims"].size() - agrees);
  EXPECT_EQ(answer["unexplained"], 0);
  EXPECT_EQ(kinds,
            (std::set<json::value_t>{json::value_t::array, json::value_t::boolean,
                                     json::value_t::number_unsigned, json::value_t::string}));
}

TEST(Answers, MovesHasTheSeatAndTheCount) {
  const json answer = json::parse(printed("moves", {{"GAME", "chess"}, {"--json", ""}}));
  EXPECT_EQ(answer["game"], "chess");
  EXPECT_EQ(answer["seat"], 1);
  EXPECT_EQ(answer["check"], false);
  EXPECT_EQ(answer["count"], 20);
  EXPECT_EQ(answer["moves"].size(), 20u);
  EXPECT_EQ(printed("perft", {{"GAME", "chess"}}), "20\n");
  EXPECT_EQ(json::parse(printed("perft", {{"GAME", "chess"}, {"--json", ""}})),
            json::parse(R"({"game": "chess", "depth": 1, "count": 20})"));
}

TEST(Answers, PlayoutsOfOneSeedAreTheSameGames) {
  const auto played = [](const char* seed) {
    return json::parse(
        printed("playouts",
                {{"GAME", "breakthrough"}, {"--games", "5"}, {"--seed", seed}, {"--json", ""}}));
  };
  const json answer = played("7");
  EXPECT_EQ(answer["games"], 5);
  EXPECT_EQ(answer["left"], 0);
  EXPECT_EQ(answer["without-winner"], 0) << "somebody wins each game of breakthrough";
  EXPECT_EQ(answer["won"][0].get<int>() + answer["won"][1].get<int>(), 5);
  EXPECT_GT(answer["moves-a-second"], 0);
  EXPECT_EQ(played("7")["moves"], answer["moves"]);
  EXPECT_NE(played("8")["moves"], answer["moves"]);
}

TEST(Answers, CellsHasTheirOtherNames) {
  const json answer =
      json::parse(printed("cells", {{"GAME", "immortal-star-masters"}, {"--json", ""}}));
  ASSERT_EQ(answer["cells"].size(), 241u);
  EXPECT_EQ(answer["cells"][0]["name"], "rd-qr1");
  EXPECT_EQ(answer["cells"][0]["also"], json::parse(R"(["Red Queen Rook One"])"));
  EXPECT_FALSE(
      json::parse(printed("cells", {{"GAME", "chess"}, {"--json", ""}}))["cells"][0].contains(
          "also"));
}

TEST(Answers, InColourAreTheSameText) {
  ASSERT_EQ(::setenv("CLICOLOR_FORCE", "1", 1), 0);
  const std::string coloured = printed("verify", {{"GAME", "chess"}});
  ::unsetenv("CLICOLOR_FORCE");
  std::string plain;
  for (std::size_t i = 0; i < coloured.size(); ++i)
    if (coloured[i] == '\x1b')
      i = coloured.find('m', i);
    else
      plain += coloured[i];
  EXPECT_TRUE(coloured.starts_with("\x1b[1mchess\x1b[0m: ")) << coloured.substr(0, 40);
  EXPECT_EQ(plain, printed("verify", {{"GAME", "chess"}}));
}

/// The answers of `reach GAME --batch`, line by line.
std::vector<json> batch_answers(const char* game, const std::string& lines, ExitCode expected) {
  std::istringstream questions(lines);
  std::streambuf* const standard = std::cin.rdbuf(questions.rdbuf());
  Context context = context_of();
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  EXPECT_EQ(test::run_command("reach", {{"GAME", game}, {"--batch", ""}}, context), expected);
  std::cin.rdbuf(standard);
  testing::internal::GetCapturedStderr();
  std::vector<json> answers;
  const std::string out = testing::internal::GetCapturedStdout();
  for (const std::string_view line : split(trimmed(out), '\n'))
    answers.push_back(json::parse(line));
  return answers;
}

TEST(Answers, BatchOnManyBoardsAnswersForEachBoard) {
  std::string lines;
  for (int round = 0; round < 12; ++round)
    for (int files = 1; files <= 40; ++files)
      lines += "rook a1 board=" + std::to_string(files) + "x2\n";
  const auto answers = batch_answers("chess", lines, ExitCode::fine);
  ASSERT_EQ(answers.size(), 480u);
  for (std::size_t i = 0; i < answers.size(); ++i)
    EXPECT_EQ(answers[i].at("count"), static_cast<int>(i) % 40 + 1) << answers[i];
}

TEST(Answers, BatchTakesStatesAndRefusesLongLines) {
  const auto answers =
      batch_answers("chess99",
                    "progressive-wazir e6 state=n=1\nprogressive-wazir e6 state=n=3\nrook " +
                        std::string(70'000, 'a') + "\nrook a1 seat=x\nprogressive-wazir e6\n",
                    ExitCode::input);
  ASSERT_EQ(answers.size(), 5u);
  EXPECT_EQ(answers[0].at("count"), 4);
  EXPECT_EQ(answers[1].at("count"), 12);
  EXPECT_EQ(answers[2].at("error"), "the line is longer than 65536 bytes");
  EXPECT_EQ(answers[3].at("error"), "'x' is not a seat");
  EXPECT_EQ(answers[4].at("count"), 4);
}

TEST(Answers, BatchLineTakesASeat) {
  EXPECT_EQ(question_words("rook a1 seat=2").seat, 2);
  for (const char* seat : {"seat=", "seat=x", "seat=2x"})
    EXPECT_THROW(question_words(std::string("rook a1 ") + seat), UsageError) << seat;
}

/// Runs a command with an output file in a temporary folder, and returns the bytes of the file.
std::string written(std::string_view command, Words words, const std::string& name) {
  std::string folder = (fs::temp_directory_path() / "boardwright-answers-XXXXXX").string();
  EXPECT_NE(::mkdtemp(folder.data()), nullptr);
  words["--output"] = (fs::path(folder) / name).string();
  printed(command, words);
  std::string bytes = read_file(words["--output"], std::size_t{64} << 20);
  fs::remove_all(folder);
  return bytes;
}

TEST(Prints, ABoardAsADrawingHasItsMargin) {
  const std::string svg =
      written("board", {{"GAME", "chess"}, {"--side", "25mm"}, {"--margin", "8mm"}}, "b.svg");
  EXPECT_NE(svg.find("width=\"231mm\" height=\"233mm\""), std::string::npos) << svg.substr(0, 200);
}

/// In a position a piece swaps, captures without moving, and captures en route.
TEST(Answers, ReachListsSwapsAndCapturesWithoutMoving) {
  const test::Desk desk;
  desk.write("witch/game.toml", R"(title  = "Witch"
tiling = "rectangular"
boards = ["5x5"]
seat   = [{ name = "White", forward = 90 }, { name = "Black", forward = 270 }]

[piece.king]
letter = "K"
betza  = "K"

[piece.witch]
letter = "W"
moves  = ["slide orthogonal swap own king"]

[piece.archer]
letter = "A"
moves  = ["capture step orthogonal rifle", "move step diagonal"]

[piece.lion]
letter = "L"
betza  = "KNADcaK"

[play.royal]
pieces = ["king"]
)",
             false);
  const std::string at = " --position \"4k/5/2W1K/3A1/1w1w1 w\"";
  EXPECT_EQ(desk.type("boardwright reach witch witch c3" + at),
            "White Witch on c3 (5x5) reaches 1 cell\n  swaps     e3\n");
  EXPECT_EQ(desk.type("boardwright reach witch archer d2" + at),
            "White Archer on d2 (5x5) reaches 3 cells\n  moves     c1 e1\n  captures  d1\n");
  const std::string lion = desk.type("boardwright reach witch lion a1" + at);
  EXPECT_NE(lion.find("captures  a2 b1 b2"), std::string::npos) << lion;
}

TEST(Prints, ABookEndsWithItsBoard) {
  const auto last_page = [](const char* board) {
    const std::string bytes = written("book", {{"GAME", "chess"}, {"--board", board}}, "b.pdf");
    QPDF pdf;
    pdf.processMemoryFile("book", bytes.data(), bytes.size());
    auto pages = pdf.getAllPages();
    auto box = pages.back().getKey("/MediaBox").getArrayAsVector();
    return std::pair(pages.size(), box[2].getNumericValue() * 25.4 / 72);
  };
  const auto [pages, width] = last_page("none");
  EXPECT_NEAR(width, 148, 0.1);
  const auto [more, large] = last_page("fold-out");
  EXPECT_EQ(more, pages + 1);
  EXPECT_GT(large, 200);
  EXPECT_NEAR(last_page("tiled").second, 210, 0.1);
}

}  // namespace
}  // namespace boardwright::tests::answers_test
