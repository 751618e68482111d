// Moves of a few pieces by lines and blockers, compared with those of the rules.
#include "solve/plain_moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>

#include "game/plays.h"
#include "solve/endgame.h"
#include "support/boards.h"

namespace boardwright::solve {
namespace {

using base::index;
using geometry::no_cell;

/// The pieces of an endgame, as tables of it have them.
struct Army {
  Army(const std::string& id, const std::string& pieces)
      : game(test::read_rules(id)),
        start(game->find_position(game->start) != nullptr ? *game->find_position(game->start)
                                                          : play::empty_position(game->board())),
        play(game::play_of(*game, start)),
        empty(play::empty_position(game->board())) {
    Refusal refusal;
    material = read_material(pieces, game->piece_types, game->rules, refusal);
    EXPECT_EQ(refusal.problem, "");
    for (const SeatId seat : {board::first_seat, board::second_seat})
      empty.standing[index(seat)] = play::Standing::active;
    moves.reserve(material.size());
    std::vector<PlainPiece> all;
    for (const ArmyPiece& member : material) all.push_back(piece_of(member));
    plain.emplace(play, all, empty);
    pieces_on = std::move(all);
  }

  PlainPiece piece_of(const ArmyPiece& member) {
    const moves::PieceType& type = game->piece_type(member.piece_type);
    moves.emplace_back(game->board(), type.moves, member.seat);
    PlainPiece piece{member, &moves.back(), {}, {}};
    for (const CellId cell : game->board().cells()) {
      piece.on.push_back(play::new_piece(game->piece_types, member.piece_type, member.seat));
      const play::Piece& home = start.at(cell);
      piece.on.back().unmoved =
          home.unmoved && home.piece_type == member.piece_type && home.seat == member.seat;
    }
    piece.royal = play::among(member.piece_type, game->rules.royal.piece_types);
    piece.leaves_trace = play::among(member.piece_type, game->rules.en_passant.piece_types);
    for (const play::Promotion& rule : game->rules.promotions)
      if (play::among(member.piece_type, rule.piece_types))
        piece.special |= *game->board().region(rule.zone, member.seat);
    return piece;
  }

  std::unique_ptr<game::Game> game;
  Position start;
  GameLogic play;
  Position empty;
  std::vector<ArmyPiece> material;
  std::vector<moves::PieceMoves> moves;
  std::vector<PlainPiece> pieces_on;
  std::optional<PlainMoves> plain;
};

/// How many moves of one piece differ.
int differing(Army& army, std::size_t piece, const Places& places, const Position& position) {
  std::vector<play::Move> found, legal = army.play.legal_from(position, places[piece]);
  army.plain->each_move(piece, [&](CellId to, std::size_t taken) {
    found.push_back({places[piece], to, taken == PlainMoves::no_piece ? no_cell : to});
  });
  const auto by_cell = [](const play::Move& move) { return move.to; };
  std::ranges::sort(found, {}, by_cell);
  std::ranges::sort(legal, {}, by_cell);
  return found == legal ? 0 : 1;
}

/// Compares moves and checks in so many positions. Returns how many moves were compared.
int compare(const std::string& game, const std::string& pieces, int many) {
  Army army(game, pieces);
  EXPECT_TRUE(army.plain->knows_checks()) << game << " " << pieces;
  std::mt19937 random(7);
  int compared = 0, wrong = 0;
  while (many-- > 0) {
    Places places{};
    Position position = army.empty;
    bool apart = true;
    for (std::size_t i = 0; i < army.material.size(); ++i) {
      places[i] = static_cast<CellId>(random() % index(army.game->board().size()));
      apart = apart && position.at(places[i]).none();
      position.at(places[i]) = army.pieces_on[i].on[index(places[i])];
    }
    if (!apart) continue;
    army.plain->put(places);
    for (const std::uint32_t side : {0u, 1u}) {
      const SeatId seat = side == 0 ? board::first_seat : board::second_seat;
      wrong += army.plain->in_check(side) != army.play.in_check(position, seat) ? 1 : 0;
      position.turn = seat;
      for (std::size_t i = 0; i < army.material.size(); ++i)
        if (army.material[i].seat == seat && army.plain->knows(i, places[i])) {
          wrong += differing(army, i, places, position);
          ++compared;
        }
    }
    army.plain->lift();
  }
  EXPECT_EQ(wrong, 0) << game << " " << pieces;
  return compared;
}

TEST(PlainMoves, AreThoseOfTheRules) {
  const int many = test::cases(20'000);
  for (const auto& [game, pieces] : {std::pair("chess", "KRKP"),
                                     {"chess", "KQPKP"},
                                     {"chess", "KBNKRN"},
                                     {"losalamos", "KQPKN"},
                                     {"capablanca", "KQKP"},
                                     {"makruk", "KRKP"},
                                     {"glinski", "KQKB"}})
    EXPECT_GT(compare(game, pieces, many), many) << game << " " << pieces;
}

TEST(PlainMoves, AreNotKnownWhereMoreThanLinesDecides) {
  Army chess("chess", "KRKP");
  EXPECT_TRUE(chess.plain->knows(0, CellId{}));
  const auto knows = [&](const char* cell) {
    return chess.plain->knows(3, *chess.game->board().find(cell));
  };
  EXPECT_TRUE(knows("e5"));
  EXPECT_FALSE(knows("e7"));  // two steps, and then a capture in passing
  EXPECT_FALSE(knows("e2"));  // promotion
  EXPECT_FALSE(Army("xiangqi", "KCK").plain->knows_checks());                      // it hops
  EXPECT_FALSE(Army("lotus-39", "king,lotusrider v king").plain->knows_checks());  // paths part
}

}  // namespace
}  // namespace boardwright::solve
