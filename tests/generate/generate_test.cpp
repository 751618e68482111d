// Games made by a grammar: each is read, proved and drawn, or has problems with their places.
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "betza/betza.h"
#include "generate/cases.h"
#include "generate/run.h"
#include "notation/notation.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "verify/kinds.h"

namespace boardwright::tests::generate_test {
namespace {

using generate::GameText;
using generate::Outcome;

/// As many tests share the games, so that they run beside one another.
constexpr int shares = 2;

/// Games of one test, or as many as BOARDWRIGHT_GAMES asks for. Sanitizers see all of them: they
/// find what no law checks.
int games() {
  const int all = test::is_sanitized ? 2000 : test::cases(2000);
  const char* asked = std::getenv("BOARDWRIGHT_GAMES");
  return asked == nullptr ? all / shares : std::atoi(asked);
}

/// What all games of a test came to.
struct Sums {
  int games = 0, accepted = 0, claims = 0, judged = 0, figures = 0, drawn = 0;
  std::set<std::string> written;
  std::map<std::string, int> kinds, layers;

  void add(const GameText& game, const Outcome& outcome) {
    ++games;
    accepted += outcome.accepted ? 1 : 0;
    claims += outcome.claims;
    figures += outcome.figures;
    drawn += outcome.drawn;
    for (const auto& [layer, count] : outcome.layers) layers[layer] += count;
    for (const auto& [kind, count] : outcome.judged) {
      judged += count;
      kinds[kind] += count;
    }
    written.insert(game.written.begin(), game.written.end());
  }
};

/// A kind of claim that is judged only where a piece is in hand, which is rare in games by chance.
constexpr std::string_view needs_a_hand = "may-drop";

/// Of so many games none misses another kind but by a fault of the grammar.
void expect_all_of_the_tables(const Sums& sums) {
  for (const ClaimKind& kind : verify::claim_kinds()) {
    const std::string name(kind.name);
    EXPECT_TRUE(sums.written.contains("kind " + name)) << name;
    EXPECT_TRUE(sums.kinds.contains(name) || name == needs_a_hand)
        << "no claim of the kind " << name << " was judged";
  }
  for (const auto& [layer, count] : sums.layers)
    EXPECT_GT(count, 0) << "no figure with " << layer << " was drawn";
  for (const NotationWord& word : notation_words())
    EXPECT_TRUE(
        sums.written.contains("word " + std::string(word.word) + " " + std::string(word.takes)))
        << word.word;
  for (const play::RuleWordRow& row : play::rule_words())
    EXPECT_TRUE(sums.written.contains("line's word " + std::string(row.word))) << row.word;
  for (const BetzaAtom& atom : betza_atoms())
    EXPECT_TRUE(sums.written.contains(std::string("atom ") + atom.letter)) << atom.letter;
}

/// The game at hand as text. A crash writes it, since the folder is lost with the machine.
std::string at_hand;

void write_game_at_hand(int) {
  const auto written = write(STDERR_FILENO, at_hand.data(), at_hand.size());
  static_cast<void>(written);
}

class Generated : public testing::TestWithParam<int> {
 public:
  void SetUp() override { std::signal(SIGABRT, write_game_at_hand); }
  void TearDown() override { std::signal(SIGABRT, SIG_DFL); }
};

TEST_P(Generated, GamesEndWithAResultOrWithProblemsThatHaveAPlace) {
  test::GameFolder folder;
  Sums sums;
  const std::string broken =
      generate::counterexample(games(), GetParam(), [&](const GameText& game) {
        folder.write(game.texts());
        std::ostringstream shown;
        generate::showValue(game, shown);
        at_hand = "The game at hand:\n" + shown.str();
        const Outcome once = generate::outcome_of(folder);
        if (!once.faults.empty()) return once.faults.front();
        sums.add(game, once);
        return std::string(
            once.said == generate::said_again(folder) ? "" : "read again, it says something else");
      });
  if (!broken.empty()) FAIL() << broken;
  std::cerr << sums.accepted << " of " << sums.games << " games are accepted, " << sums.judged
            << " of " << sums.claims << " claims are judged, " << sums.drawn << " of "
            << sums.figures << " figures drawn\n";

  EXPECT_GE(5 * sums.accepted, sums.games);
  EXPECT_GE(3 * sums.judged, sums.claims);
  EXPECT_GE(5 * sums.drawn, sums.figures);
  if (sums.games >= 1000) expect_all_of_the_tables(sums);
}

INSTANTIATE_TEST_SUITE_P(Share, Generated, testing::Range(0, shares));

}  // namespace
}  // namespace boardwright::tests::generate_test
