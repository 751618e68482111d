// Problems with known solutions, on chessboards and others.
#include "solve/solver.h"

#include <gtest/gtest.h>

#include "builder/load.h"
#include "game/plays.h"
#include "play/algebraic.h"
#include "support/boards.h"

namespace boardwright::solve {
namespace {

/// The first moves of a solution, with blanks between, and what was counted.
struct Found {
  std::string keys;
  std::int64_t lines = 0, duals = 0;
  Solution solution;
};
Found found(const std::string& id, const std::string& fen, const std::string& goal,
            const Effort& effort = {}) {
  const auto game = test::read_rules(id);
  const Position position = builder::find_position(*game, fen);
  const GameLogic play = game::play_of(*game, position);
  Found found;
  found.solution = solve(play, position, *read_goal(goal), effort);
  for (const Branch& key : found.solution.keys)
    found.keys += (found.keys.empty() ? "" : " ") + play::print_algebraic(play, position, key.move);
  found.lines = lines_in(found.solution.keys);
  found.duals = duals_in(found.solution.keys);
  return found;
}

TEST(Goals, AreReadAsTheyArePrinted) {
  for (const char* text :
       {"#1", "#3", "=2", "+4", "s#2", "h#2", "h#2.5", "h=3", "ser-#5", "ser-h#7"}) {
    const auto goal = read_goal(text);
    ASSERT_TRUE(goal) << text;
    EXPECT_EQ(print_goal(*goal), text);
  }
  for (const char* text : {"", "#", "#0", "3", "x#3", "#2.5", "h#", "#999", "ser#3"})
    EXPECT_FALSE(read_goal(text)) << text;
  EXPECT_EQ(read_goal("h#2")->length(), 4);
  EXPECT_EQ(read_goal("h#2.5")->length(), 5);
  EXPECT_EQ(read_goal("ser-h#3")->length(), 4);
}

TEST(Solver, FindsTheKeyOfADirectMate) {
  const Found mate = found("chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "#2");
  EXPECT_EQ(mate.keys, "Kf7");
  EXPECT_EQ(mate.solution.shortest, 2);
  EXPECT_TRUE(mate.solution.complete);
  EXPECT_EQ(found("chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "#1").keys, "");
}

TEST(Solver, FindsTheKeyOfMorphysProblem) {
  const Found mate = found("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2");
  EXPECT_EQ(mate.keys, "Ra6");
  EXPECT_EQ(mate.duals, 0);
}

TEST(Solver, FindsAShorterSolutionAndALimit) {
  const Found longer = found("chess", "6k1/5ppp/8/8/8/8/8/K6R w - - 0 1", "#1");
  EXPECT_EQ(longer.keys, "");
  EXPECT_EQ(found("chess", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "#2").solution.shortest, 1);
  EXPECT_FALSE(
      found("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2", {.nodes = 10}).solution.complete);
}

TEST(Solver, HelpsToMate) {
  EXPECT_EQ(found("chess", "8/8/8/8/8/5k2/8/4R2K b - - 0 1", "h#1").lines, 0);
  const Found help = found("chess", "7k/8/5K2/8/8/8/8/6R1 b - - 0 1", "h#2");
  EXPECT_GT(help.lines, 0);
  EXPECT_EQ(found("chess", "7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "h#0.5").keys, "Rh1#");
}

TEST(Solver, ForcesTheOpponentToMate) {
  // Black has the move b2-b1 and its promotions alone.
  const Found self = found("chess", "8/8/8/8/8/1k6/1p6/K7 w - - 0 1", "s#1");
  EXPECT_EQ(self.keys, "");
}

TEST(Solver, MovesInSeries) {
  const Found series = found("chess", "7k/8/5K2/8/8/8/8/R7 w - - 0 1", "ser-#2");
  EXPECT_GT(series.lines, 0);
  for (const Branch& key : series.solution.keys) EXPECT_EQ(key.then.empty(), false);
}

TEST(Solver, FindsAShorterWayInSeriesAndWithHelp) {
  const Found series = found("chess", "8/6pp/6pk/8/7K/8/6P1/8 w - - 0 1", "ser-#3");
  EXPECT_EQ(series.solution.shortest, 2);
  EXPECT_EQ(series.lines, 1);
  const Found help = found("chess", "n5Q1/8/8/8/6N1/K7/8/k7 b - - 0 1", "h#2");
  EXPECT_EQ(help.lines, 340);
  EXPECT_EQ(help.solution.shortest, 1);
}

TEST(Solver, KnowsTheEndsOfOtherGames) {
  // The Pawn reaches the last rank.
  EXPECT_EQ(found("breakthrough", "8/P7/8/8/8/8/7p/8 w - - 0 1", "+1").keys.empty(), false);
}

TEST(Solver, RefusesPositionsThatNoProblemHas) {
  const auto refused = [](const char* id, const std::string& name) {
    const auto game = test::read_rules(id);
    const Position position = builder::find_position(*game, name);
    return check_start(game::play_of(*game, position), position).problem;
  };
  EXPECT_EQ(refused("chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"), "");
  EXPECT_EQ(refused("chess", "7k/8/5K2/8/8/8/8/7R w - - 0 1"),
            "Black is in check, and it is not its turn");
  EXPECT_EQ(refused("threeplayer", ""), "a problem is for two seats, and here are 3");
}

TEST(Solver, FindsTheSameInPartsOfAnyOrder) {
  const auto game = test::read_rules("chess");
  const Position position = builder::find_position(*game, "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
  const GameLogic play = game::play_of(*game, position);
  const Goal goal = *read_goal("#2");
  const Effort effort{.set_play = true, .tries = true};
  const Solution one_by_one = solve(play, position, goal, effort);
  Problem problem(play, position, goal, effort);
  Solution together;
  while (problem.added() < problem.parts()) {
    std::vector<Part> parts(problem.ready() - problem.added());
    const std::size_t first = problem.added();
    ASSERT_GT(parts.size(), 0u);
    for (std::size_t i = parts.size(); i-- > 0;) parts[i] = problem.solve_part(first + i);
    for (Part& part : parts) EXPECT_TRUE(problem.add(std::move(part), together));
  }
  EXPECT_EQ(together.nodes, one_by_one.nodes);
  EXPECT_EQ(together.tries.size(), one_by_one.tries.size());
  EXPECT_EQ(lines_in(together.keys), lines_in(one_by_one.keys));
  EXPECT_EQ(together.set_play.size(), one_by_one.set_play.size());
}

}  // namespace
}  // namespace boardwright::solve
