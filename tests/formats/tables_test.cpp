// Boards as JSON graphs, and reach as CSV.
#include <gtest/gtest.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <set>

#include "formats/tables.h"
#include "support/sample_games.h"

namespace boardwright::tests::tables_test {
namespace {

using namespace test;

TEST(Graphs, HaveANodeForEachCellAndAnEdgeForEachStep) {
  Report report;
  for (const char* id : {"chess", "lotus-39", "raumschach", "threeplayer"}) {
    const auto game = game_named(id);
    const auto graph = nlohmann::json::parse(*write_graph(*game, report));
    EXPECT_EQ(graph["nodes"].size(), static_cast<std::size_t>(game->board().size())) << id;
    std::set<std::pair<std::string, std::string>> ways;
    for (const auto& edge : graph["edges"])
      ways.insert({edge["from"].get<std::string>(), edge["to"].get<std::string>()});
    for (const auto& [from, to] : ways) EXPECT_TRUE(ways.contains({to, from})) << from << to;
  }
  const auto chess = nlohmann::json::parse(*write_graph(*game_named("chess"), report));
  EXPECT_EQ(chess["edges"].size(), 2U * (2 * 7 * 8 + 2 * 7 * 7));
}

TEST(ReachTables, ListMovesAndCapturesOfEachPieceSeatAndCell) {
  Report report;
  const std::string text = *write_reach_table(*game_named("chess"), report);
  EXPECT_NE(text.find("\npawn,White,e2,e3 e4,d3 f3\n"), std::string::npos);
  EXPECT_NE(text.find("\nknight,Black,a1,b3 c2,b3 c2\n"), std::string::npos);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1 + 6 * 2 * 64);
}

}  // namespace
}  // namespace boardwright::tests::tables_test
