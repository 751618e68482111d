// The manual's page of problems: its diagrams show what its commands solve, and each is sound.
// What the commands print is compared by the tests of the manual's blocks.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "base/text.h"
#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "game/plays.h"
#include "solve/solver.h"
#include "support/boards.h"

namespace boardwright::tests::problems_page_test {
namespace {

/// A problem as the page solves it.
struct Asked {
  std::unique_ptr<Game> game;
  std::string name;  ///< of the position, or its FEN
  Position position;
  solve::Goal goal;
};

/// The text behind a word of a line, up to a blank, or between quotation marks.
std::string behind(const std::string& line, const std::string& word) {
  std::size_t begin = line.find(word) + word.size();
  const char end = line[begin] == '\'' ? '\'' : ' ';
  if (end == '\'') ++begin;
  return line.substr(begin, line.find(end, begin) - begin);
}

std::vector<Asked> problems() {
  const std::string text =
      read_file(find_home() / "templates/manual/problems.md", limits::article_bytes);
  std::vector<Asked> all;
  for (const std::string_view each : split(text, '\n')) {
    const std::string line(each);
    if (line.find("$ boardwright solve ") == std::string::npos) continue;
    Asked& asked = all.emplace_back();
    asked.game = test::read_rules(behind(line, "solve "));
    asked.name = behind(line, "--position ");
    asked.position = find_position(*asked.game, asked.name);
    asked.goal = solve::read_goal(behind(line, "--goal ")).value();
  }
  return all;
}

using Standing =
    std::set<std::tuple<std::string, std::string, int>>;  // id, cell, number of the seat

Standing standing_in(const Asked& asked) {
  Standing standing;
  for (const CellId cell : asked.game->board().cells())
    if (const Piece& piece = asked.position.at(cell); !piece.none())
      standing.emplace(asked.game->piece_type(piece.piece_type).id, asked.game->board().name(cell),
                       board::seat_number(piece.seat));
  return standing;
}

TEST(ProblemsOfTheManual, AreShownAsTheyAreSolved) {
  Context context;
  context.search_path = on_disk(test::templates());
  const auto manual = load_game(context, "manual", Extent::figures);
  const std::vector<Asked> all = problems();
  ASSERT_EQ(all.size(), 12u);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Figure& figure = find_figure(*manual, "problem-" + std::to_string(i + 1));
    Standing shown;
    for (const FigurePiece& piece : figure.pieces)
      shown.emplace(piece.piece_type, piece.cell, piece.seat);
    EXPECT_EQ(shown, standing_in(all[i])) << figure.id;
    EXPECT_TRUE(figure.title.ends_with(": " + solve::print_goal(all[i].goal))) << figure.title;
  }
}

TEST(ProblemsOfTheManual, StandOnPagesOfTheirGames) {
  for (const Asked& asked : problems())
    EXPECT_TRUE(std::ranges::any_of(asked.game->problems, [&](const AskedProblem& problem) {
      return problem.position == asked.name && problem.goal == solve::print_goal(asked.goal);
    })) << asked.name;
}

TEST(ProblemsOfTheManual, AreSound) {
  std::set<solve::Goal::Kind> kinds;
  for (const Asked& asked : problems()) {
    const GameLogic play = play_of(*asked.game, asked.position);
    EXPECT_FALSE(play.in_check(asked.position, solve::opponent_in(play, asked.position)));
    const solve::Solution found = solve::solve(play, asked.position, asked.goal, {});
    EXPECT_TRUE(found.complete);
    const bool forced =
        asked.goal.kind == solve::Goal::Kind::direct || asked.goal.kind == solve::Goal::Kind::self;
    EXPECT_EQ(forced ? std::ssize(found.keys) : solve::lines_in(found.keys), 1);
    EXPECT_EQ(forced ? solve::duals_in(found.keys) : 0, 0);
    EXPECT_TRUE(found.shortest == 0 || found.shortest == asked.goal.moves);
    kinds.insert(asked.goal.kind);
  }
  EXPECT_EQ(kinds.size(), 4u);
}

}  // namespace
}  // namespace boardwright::tests::problems_page_test
