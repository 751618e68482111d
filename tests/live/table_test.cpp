// Requests of a page about a game, and their answers.
#include "live/table.h"

#include <atomic>
#include <nlohmann/json.hpp>
#include <set>
#include <span>

#include "disk/files.h"
#include "live/json.h"
#include "live/opponent.h"
#include "live/packed_game.h"
#include "live/request.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::tests::table_test {
namespace {

using nlohmann::json;

std::unique_ptr<Game> read(const std::string& id) {
  Report report;
  auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
  EXPECT_FALSE(report.has_errors()) << describe(report);
  return game;
}

/// Sends a request with | between the keys.
json ask(Game& table, std::string question) {
  std::replace(question.begin(), question.end(), '|', '\n');
  return json::parse(live::answer(table, question));
}

json ask(const std::string& game, const std::string& question) {
  const auto table = read(game);
  return ask(*table, question);
}

TEST(Packing, UnpackedGamesAreEqual) {
  for (const std::string& id : on_disk(test::templates()).games()) {
    const auto game = read(id);
    const std::string bytes = live::packed(*game);
    const auto again = live::unpacked(bytes);
    ASSERT_NE(again, nullptr) << id;
    EXPECT_EQ(live::packed(*again), bytes) << id;
    for (const CellId cell : game->board().cells())
      EXPECT_EQ(again->board().cell(cell).file_number, game->board().cell(cell).file_number) << id;
    EXPECT_EQ(again->boards.size(), game->boards.size());
    if (const Position* start = game->find_position(game->start)) {
      const auto legal = [&](const Game& of) { return play_of(of, *start).legal(*start); };
      EXPECT_EQ(legal(*again), legal(*game)) << id;
    }
  }
}

TEST(Packing, RefusesInvalidBytes) {
  const std::string bytes = live::packed(*read("chess"));
  for (std::size_t size = 0; size < bytes.size(); size += 97)
    EXPECT_EQ(live::unpacked(std::string_view(bytes).substr(0, size)), nullptr) << size;
  EXPECT_EQ(live::unpacked(bytes + "x"), nullptr);
  EXPECT_EQ(live::unpacked(std::string(64, '\xff')), nullptr);
}

TEST(Table, ReachListsMovesCapturesAndBlockedCells) {
  const json answer = ask("chess", "ask reach|man e3 1 knight|man f5 2 pawn|man g4 1 rook|cell e3");
  EXPECT_EQ(answer["moves"], json({"c2", "c4", "d1", "d5", "f1", "g2"}));
  EXPECT_EQ(answer["captures"], json({"f5"}));
  EXPECT_EQ(answer["blocked"], json({"g4"}));
  EXPECT_EQ(
      answer["words"],
      "White's Knight on e3 can move to 6 cells: c2, c4, d1, d5, f1 and g2. It can capture on "
      "1 cell: f5. Pieces of its own side block it on 1 cell: g4.");
}

TEST(Table, ReachMentionsPassingByGoingThereAndBack) {
  Report report;
  const auto game = test::written_game(
      test::squares() +
          "[piece.lion]\nname = \"Lion\"\nletter = \"L\"\nbetza = \"mabK\"\n[play]\n"
          "start = \"8/8/8/8/3L4/8/8/l7 w - - 0 1\"\n",
      report);
  ASSERT_EQ(describe(report), "");
  EXPECT_EQ(ask(*game, "ask reach|man d4 1 lion|cell d4")["words"],
            "White's Lion on d4 cannot leave its cell. It may go there and back, which passes the "
            "turn.");
  const json answer = ask(*game, "ask play|moves d4 d4");
  EXPECT_EQ(answer["said"], "White's Lion stays on d4. Black moves.");
  EXPECT_EQ(answer["legal"].size(), 1u);
}

TEST(Table, ReachWorksOnOtherBoardsAndWithNumbers) {
  EXPECT_EQ(ask("lotus-39", "ask reach|board lotus-41|man j4 1 enhanced-rook|cell j4")["moves"],
            json({"i4"}));
  const auto reach = [](const std::string& n) {
    return ask("chess99", "ask reach|man e5 1 progressive-queen n=" + n + "|cell e5")["count"];
  };
  EXPECT_LT(reach("1"), reach("3"));
}

TEST(Table, AttackersOfACellAreListed) {
  const auto table = read("chess");
  const json answer =
      ask(*table, "ask attackers|man e4 1 pawn|man a5 1 rook|man d8 2 queen|man b5 1 king|cell d5");
  EXPECT_EQ(answer["cells"], json({"e4", "d8"}));
  EXPECT_EQ(ask(*table, "ask attackers|man e4 1 pawn|cell d5")["words"],
            "d5 is attacked by White's Pawn on e4.");
  EXPECT_EQ(ask(*table, "ask attackers|man e4 1 pawn|cell e5")["words"], "Nothing attacks e5.");
}

TEST(Table, PlayReplaysAGameToItsEnd) {
  const json answer = ask("chess", "ask play|moves f3 e5 g4 Qh4");
  EXPECT_EQ(answer["plays"], json({"f3", "e5", "g4", "Qh4#"}));
  EXPECT_EQ(answer["legal"], json::array());
  EXPECT_EQ(answer["ending"]["by"], "mate");
  EXPECT_EQ(answer["ending"]["winner"], 2);
  EXPECT_EQ(answer["last"], json({"d8", "h4"}));
  EXPECT_EQ(answer["said"],
            "Black's Queen moves from d8 to h4. " + answer["ending"]["text"].get<std::string>());
  EXPECT_EQ(answer["fen"], "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
}

TEST(Table, PlaySaysHowFarMarksHaveCome) {
  EXPECT_EQ(ask("progressive", "ask play|moves e4 a6")["marks"],
            json::parse(
                R"([{"name": "move-number", "count": 1}, {"name": "series-length", "count": 1}])"));
  EXPECT_EQ(ask("marseillais", "ask play|moves e4 a6")["marks"],
            json::parse(R"([{"name": "second"}])"));
  EXPECT_FALSE(ask("chess", "ask play").contains("marks"));
}

TEST(Table, PlaySaysWhoseTurnEachMoveWas) {
  EXPECT_EQ(ask("chess", "ask play|moves e4 e5 Nf3")["movers"], json({1, 2, 1}));
  EXPECT_EQ(ask("marseillais", "ask play|moves e4 d5 Nf6 exd5 Nc3 Nxd5")["movers"],
            json({1, 2, 2, 1, 1, 2}));
  EXPECT_EQ(ask("chess", "ask play")["movers"], json::array());
}

TEST(Table, PlayDescribesTheLastMove) {
  const auto announcement = [](const std::string& game, const std::string& question) {
    return ask(game, "ask play|" + question)["said"].get<std::string>();
  };
  EXPECT_EQ(announcement("chess", "moves e4 d5 exd5"),
            "White's Pawn moves from e4 to d5, takes the Pawn on d5. Black moves.");
  EXPECT_EQ(announcement("chess", "position 4k3/8/8/8/8/8/8/4K2R w K - 0 1|moves O-O"),
            "White's King moves from e1 to g1, the Rook from h1 to f1. Black moves.");
  EXPECT_EQ(announcement("chess", "position 4k3/P7/8/8/8/8/8/4K3 w - - 0 1|moves a8=Q"),
            "White's Pawn moves from a7 to a8, becomes a Queen. Black is in check, and moves.");
  EXPECT_EQ(announcement("crazyhouse", "moves e4 d5 exd5 Qxd5 P@e4"),
            "White puts a Pawn on e4. Black moves.");
}

TEST(Table, PlayListsSeatsWithTheirHands) {
  const json answer = ask("crazyhouse", "ask play|moves e4 d5 exd5");
  EXPECT_EQ(answer["seats"][0]["hand"], json({{"pawn", 1}}));
  EXPECT_EQ(answer["seats"][1]["hand"], json::object());
  EXPECT_EQ(ask("immortal-star-masters", "ask play")["seats"].size(), 6u);
  EXPECT_EQ(ask("reversi", "ask play")["seats"][1]["endless"], json({"disc"}));
  EXPECT_FALSE(answer["seats"][0].contains("endless"));
}

TEST(Table, RefusalsHaveAMessage) {
  const auto table = read("chess");
  EXPECT_EQ(ask(*table, "ask nonsense")["problem"], "unknown question 'nonsense'");
  EXPECT_EQ(ask(*table, "")["problem"], "unknown question ''");
  EXPECT_EQ(ask(*table, "ask reach|man e3 1 knight|cell z9")["problem"], "unknown cell 'z9'");
  EXPECT_EQ(ask(*table, "ask reach|man e3 1 knight|cell e4")["problem"], "there is no piece on e4");
  EXPECT_EQ(ask(*table, "ask reach|man e3 3 knight|cell e3")["problem"], "unknown seat '3'");
  EXPECT_EQ(ask(*table, "ask reach|man e3 1 knigt|cell e3")["problem"], "unknown piece 'knigt'");
  EXPECT_EQ(ask(*table, "ask reach|man e3|cell e3")["problem"],
            "'man' needs a cell, a seat and a piece");
  EXPECT_EQ(ask(*table, "ask reach|man e3 1 knight|man e3 2 rook|cell e3")["problem"],
            "two pieces on e3");
  EXPECT_EQ(ask(*table, "ask reach|board 9x9|cell e3")["problem"], "unknown board '9x9'");
  EXPECT_EQ(ask(*table, "ask play|position nowhere")["problem"], "unknown position 'nowhere'");
  EXPECT_TRUE(ask(*table, "ask play|moves e5").contains("problem"));
  EXPECT_TRUE(ask(*table, "ask play|position 8/8/x").contains("problem"));
  EXPECT_EQ(ask("lotus-39", "ask play")["problem"], "this game has no position to begin from");
}

TEST(Table, PerftCountsMoves) {
  const auto table = read("chess");
  EXPECT_EQ(ask(*table, "ask perft|depth 3")["count"], "8902");
  EXPECT_EQ(ask(*table, "ask perft|depth 9|steps 1000")["problem"],
            "this is more work than was allowed");
}

TEST(Opponent, FindsMatesAndCapturesUndefendedPieces) {
  const auto table = read("chess");
  const auto best = [&](const std::string& where) {
    return ask(*table, "ask think|depth 3|nodes 100000|" + where)["move"];
  };
  EXPECT_EQ(best("moves e4 e5 Qh5 Nc6 Bc4 Nf6"), "Qxf7#");
  EXPECT_EQ(best("position 4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"), "exd5");
  EXPECT_TRUE(ask(*table, "ask think|moves f3 e5 g4 Qh4").contains("problem"));
}

TEST(Opponent, SeesMateInOneAtOnceAndInTwo) {
  const auto table = read("chess");
  const auto best = [&](const std::string& where) {
    return ask(*table, "ask think|" + where)["move"];
  };
  // A quiet move mates: its leaf is a check without a way out.
  for (const int seed : {1, 2, 3, 4})
    EXPECT_EQ(best("depth 1|seed " + std::to_string(seed) +
                   "|position 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"),
              "Ra8#");
  EXPECT_EQ(best("depth 1|moves f3 e5 g4"), "Qh4#");
  const json two =
      ask(*table, "ask think|depth 3|nodes 100000|position 7k/8/8/8/8/8/R7/1R5K w - - 0 1");
  EXPECT_GT(two["value"].get<int>(), 900'000) << two;
}

// A mate in three by checks is found at depth 3, by either seat.
TEST(Opponent, SearchesDeeperBehindChecks) {
  const auto table = read("chess");
  for (const auto& [position, move] : {std::pair("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "Ra6+"),
                                       {"7k/7p/8/8/4b3/5r2/5P1P/R5RK b - - 0 1", "Ra3+"}}) {
    const json found =
        ask(*table, "ask think|depth 3|nodes 100000|position " + std::string(position));
    EXPECT_EQ(found["move"], move);
    EXPECT_GT(found["value"].get<int>(), 900'000) << found;
  }
}

TEST(Opponent, OpensByItsSeed) {
  const auto table = read("chess");
  std::set<std::string> found;
  for (int seed = 1; seed <= 12; ++seed)
    found.insert(ask(*table, "ask think|depth 2|nodes 3000|seed " + std::to_string(seed))["full"]
                     .get<std::string>());
  EXPECT_GT(found.size(), 3u);
}

TEST(Opponent, StopsWhenItIsTold) {
  const auto game = read("chess");
  const Position* start = game->find_position(game->start);
  const auto play = play_of(*game, *start);
  const std::atomic<bool> stop = true;
  live::Effort effort;
  effort.depth = 20;
  effort.nodes = 1'000'000'000;
  effort.stop = &stop;
  const live::Thought thought = live::think(play, std::span(start, 1), effort);
  EXPECT_TRUE(thought.best);
  EXPECT_LT(thought.nodes, 100);
}

TEST(Opponent, MovesLegallyInEveryGame) {
  for (const std::string& id : on_disk(test::templates()).games()) {
    const auto table = read(id);
    std::string moves;
    for (int i = 0; i < 3; ++i) {
      const json now = ask(*table, "ask play|moves " + moves);
      if (now.contains("problem") || now["legal"].empty()) break;
      const json thought = ask(*table, "ask think|depth 2|nodes 40|moves " + moves);
      const auto& legal = now["legal"];
      EXPECT_TRUE(std::any_of(legal.begin(), legal.end(),
                              [&](const json& move) { return move["full"] == thought["full"]; }))
          << id << ": " << thought;
      moves += (moves.empty() ? "" : "; ") + thought["full"].get<std::string>();
    }
  }
}

TEST(Opponent, IsDeterministic) {
  const auto table = read("chess");
  const std::string question = "ask think|depth 2|nodes 2000|seed 7";
  EXPECT_EQ(ask(*table, question), ask(*table, question));
}

TEST(LiveJson, EscapesControlCharactersAndQuotes) {
  live::Json written;
  written.open('{').pair("a\"b", "\\ \n é").pair("n", -3).pair("t", true);
  written.key("l").open('[').add(1).open('{').close().close().close();
  EXPECT_EQ(written.text(), "{\"a\\\"b\":\"\\\\ \\u000a é\",\"n\":-3,\"t\":true,\"l\":[1,{}]}");
}

TEST(LiveJson, RealNumbersHaveAPoint) {
  live::Json written;
  written.open('[');
  for (const double number : {0.0, 1.0, -0.5, 0.1 + 0.2, 1e-17}) written.add_real(number);
  EXPECT_EQ(written.close().text(), "[0.0,1.0,-0.5,0.30000000000000004,1e-17]");
}

TEST(Request, HasKeysAndLists) {
  const live::Request request("ask reach\nman a\nman b\ndepth x");
  EXPECT_EQ(request.get("ask"), "reach");
  EXPECT_EQ(request.all("man").size(), 2u);
  EXPECT_EQ(request.number("depth", 4), 4);
  EXPECT_EQ(request.get("none"), "");
}

}  // namespace
}  // namespace boardwright::tests::table_test
