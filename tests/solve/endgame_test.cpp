// Tables of endgames: published lengths and shares, and the laws that any table keeps.
#include "solve/endgame.h"

#include <gtest/gtest.h>

#include <random>

#include "builder/load.h"
#include "game/plays.h"
#include "solve/solver.h"
#include "support/boards.h"

namespace boardwright::solve {
namespace {

constexpr std::int64_t gigabyte = 1'000'000'000;

/// The tables of an endgame, with what they need.
struct Built {
  explicit Built(const std::string& id, const std::string& pieces, std::int64_t bytes = gigabyte)
      : game(test::read_rules(id)),
        start(game->find_position(game->start) != nullptr ? *game->find_position(game->start)
                                                          : play::empty_position(game->board())),
        play(game::play_of(*game, start)),
        endgames(play, game->rules, start, bytes) {
    material = read_material(pieces, game->piece_types, game->rules, refusal);
    if (!refusal.refuses()) refusal = endgames.build(material);
  }

  /// Calls `ask` with so many positions of the table and their fates.
  void sample(int many, const auto& ask) const {
    std::mt19937 random(44);
    for (int found = 0; found < many;) {
      Places places{};
      for (std::size_t i = 0; i < material.size(); ++i)
        places[i] = static_cast<CellId>(random() % base::index(game->board().size()));
      const SeatId turn = random() % 2 == 0 ? board::first_seat : board::second_seat;
      const Position position = endgames.position_of(material, places, turn);
      const auto fate = endgames.fate(position);
      if (!fate) continue;
      ask(position, *fate);
      ++found;
    }
  }

  std::unique_ptr<game::Game> game;
  Position start;
  GameLogic play;
  Endgames endgames;
  std::vector<ArmyPiece> material;
  Refusal refusal;
};

int longest(const std::string& game, const std::string& pieces) {
  const Built built(game, pieces);
  EXPECT_EQ(built.refusal.problem, "");
  return built.endgames.summary(built.material).longest_win;
}

/// What the fates after all moves make of a position.
Fate fate_by_moves(const Built& built, const Position& position) {
  const SeatId turn = position.turn;
  const auto won_by = [&](SeatId seat) {
    return seat == board::first_seat ? Fate::Result::won : Fate::Result::lost;
  };
  if (const auto ending = built.play.ending(position))
    return {ending->winner ? won_by(*ending->winner) : Fate::Result::drawn, 0};
  std::optional<Fate> best;
  const auto worth = [&](const Fate& fate) {
    if (fate.result == Fate::Result::drawn) return 0;
    return fate.result == won_by(turn) ? 10'000 - fate.distance : fate.distance - 10'000;
  };
  for (const play::Move& move : built.play.legal(position)) {
    const auto after = built.endgames.fate(built.play.after(position, move));
    EXPECT_TRUE(after);
    if (after && (!best || worth(*after) > worth(*best))) best = after;
  }
  if (best->result != Fate::Result::drawn) ++best->distance;
  return *best;
}

void expect_consistent(const std::string& id, const std::string& pieces, int many) {
  const Built built(id, pieces);
  ASSERT_EQ(built.refusal.problem, "") << id << " " << pieces;
  int wrong = 0;
  built.sample(many, [&](const Position& position, const Fate& fate) {
    const Fate by_moves = fate_by_moves(built, position);
    if (by_moves == fate || wrong++ > 3) return;
    ADD_FAILURE() << id << " " << pieces << " "
                  << game::print_position(*built.game, position).value_or("?") << " "
                  << static_cast<int>(fate.result) << " " << fate.distance << " but by moves "
                  << static_cast<int>(by_moves.result) << " " << by_moves.distance;
  });
}

TEST(Endgames, TakeAsLongAsPublished) {
  EXPECT_EQ(longest("chess", "KQK"), 10);
  EXPECT_EQ(longest("chess", "KRK"), 16);
  EXPECT_EQ(longest("chess", "KPK"), 28);
  if (!test::tries_all) return;
  EXPECT_EQ(longest("chess", "KBBK"), 19);
  EXPECT_EQ(longest("chess", "KBNK"), 33);
  // The longest of four pieces: 85 moves of both sides until the Pawn, by then a Queen, has won.
  const Built pawn("chess", "KRKP");
  EXPECT_EQ(pawn.endgames.summary(pawn.material).longest_loss, 43);
}

TEST(Endgames, HaveThePublishedShares) {
  // King and Pawn: from tables that others have published. King and Rook: 28,056 positions with
  // Black to move if reflections and turns count once, of which 2796 are drawn.
  const Built pawn("chess", "KPK");
  const EndgameSummary found = pawn.endgames.summary(pawn.material);
  EXPECT_EQ(found.to_move[0].positions, 163328);
  EXPECT_EQ(found.to_move[0].won, 124960);
  EXPECT_EQ(found.to_move[1].positions, 168024);
  EXPECT_EQ(found.to_move[1].won, 97604);
  EXPECT_EQ(found.symmetries, 2u);
  const Built rook("chess", "KRK");
  const EndgameSummary rooks = rook.endgames.summary(rook.material);
  EXPECT_EQ(rooks.to_move[1].positions, 223944);
  EXPECT_EQ(rooks.to_move[1].drawn, 22244);
  EXPECT_EQ(rooks.symmetries, 8u);
}

TEST(Endgames, FollowFromTheirMoves) {
  const int many = test::cases(2000);
  expect_consistent("lotus-39", "king,queen v king", many);
  expect_consistent("lotus-39", "king,ouroboros v king", many);
  expect_consistent("losalamos", "KPK", many);
  if (!test::tries_all) return;
  expect_consistent("glinski", "KRK", many);
  expect_consistent("chess", "KPK", many);
  expect_consistent("losalamos", "KRKQ", many);
  expect_consistent("xiangqi", "KCK", many);
}

/// The moves in which the solver finds a win, of so many at most; 0: it finds none.
int solved(const Built& built, const Position& position, int most) {
  const Goal goal{Goal::Kind::direct, Goal::Aim::win, most, false};
  const Solution found = solve(built.play, position, goal, {});
  EXPECT_TRUE(found.complete);
  return found.shortest;
}

void expect_agreement(const std::string& game, const std::string& pieces) {
  constexpr int most = 2;
  const Built built(game, pieces);
  ASSERT_EQ(built.refusal.problem, "") << game;
  built.sample(test::cases(200), [&](const Position& position, const Fate& fate) {
    if (position.turn != board::first_seat || fate.distance == 0) return;
    const int moves = moves_of_winner(fate, 0);
    const bool soon = fate.result == Fate::Result::won && moves <= most;
    EXPECT_EQ(solved(built, position, most), soon ? moves : 0) << game << " " << pieces;
  });
}

TEST(Endgames, AgreeWithTheSolverPositionByPosition) {
  expect_agreement("glinski", "KQK");
  expect_agreement("shafran", "KRK");
  expect_agreement("lotus-39", "king,rook v king");
  expect_agreement("lotus-39", "king,queen v king");
  expect_agreement("lotus-39", "king,wyvern v king");
  expect_agreement("losalamos", "KQKN");
}

TEST(Endgames, ReadPiecesByLetterAndByName) {
  const auto game = test::read_rules("chess");
  Refusal refusal;
  const auto read = [&](const char* text) {
    refusal = {};
    return read_material(text, game->piece_types, game->rules, refusal);
  };
  EXPECT_EQ(read("KRK"), read("KRvK"));
  EXPECT_EQ(read("KRK"), read("king, rook v king"));
  EXPECT_EQ(read("KQKR").back().seat, board::second_seat);
  for (const char* text : {"", "K", "KR", "vK", "KXK", "KQRBNKQRBN"}) {
    read(text);
    EXPECT_TRUE(refusal.refuses()) << text;
  }
}

TEST(Endgames, RefuseWhatTheyCannotHold) {
  EXPECT_TRUE(
      Built("chess", "KQRBK", 10'000'000).refusal.problem.ends_with(", and 10 are allowed"));
  EXPECT_TRUE(Built("crazyhouse", "KQK").refusal.refuses());
  EXPECT_TRUE(Built("threeplayer", "KQK").refusal.refuses());
}

TEST(Symmetries, AreThoseOfTheBoardAndItsMoves) {
  const auto count = [](const char* game, const char* pieces) {
    const Built built(game, pieces);
    return built.endgames.summary(built.material).symmetries;
  };
  EXPECT_EQ(count("glinski", "KQK"), 12u);
  EXPECT_EQ(count("capablanca", "KQK"), 4u);
  EXPECT_EQ(count("lotus-39", "king,rook v king"), 4u);
  EXPECT_EQ(count("xiangqi", "KRK"), 2u);
}

}  // namespace
}  // namespace boardwright::solve
