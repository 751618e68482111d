// A game of orthodox and some odd pieces with rules of its own, in one position.
#pragma once
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "play/fen.h"
#include "play/game_logic.h"
#include "play/move_text.h"
#include "support/boards.h"
#include "support/rooms.h"
#include "support/written_game.h"

namespace boardwright::test {
namespace rule_scene {

using namespace rooms;

inline const std::string orthodox = R"(
[zone.last-rank]
ranks = "last"
[zone.third-rank]
ranks = "third"
[zone.first-rank]
ranks = "first"
[zone.middle]
cells = "d4,e4,d5,e5"
[piece.king]
name = "King"
letter = "K"
moves = ["step orthogonal diagonal"]
[piece.queen]
name = "Queen"
letter = "Q"
moves = ["slide orthogonal diagonal"]
[piece.rook]
name = "Rook"
letter = "R"
moves = ["slide orthogonal"]
[piece.bishop]
name = "Bishop"
letter = "B"
moves = ["slide diagonal"]
[piece.knight]
name = "Knight"
letter = "N"
moves = ["leap 2:1 orthogonal"]
[piece.pawn]
name = "Pawn"
letter = "P"
state = { unmoved = 1 }
moves = ["move step orthogonal forward", "move slide orthogonal forward up to 2 when unmoved",
         "capture step diagonal forward"]
[piece.demon]
name = "Demon"
letter = "D"
moves = ["slide orthogonal diagonal"]
[piece.cannon]
name = "Cannon"
letter = "C"
moves = ["move slide orthogonal", "capture hop orthogonal"]
[piece.grasshopper]
name = "Grasshopper"
letter = "G"
moves = ["hop orthogonal diagonal beyond 1"]
[piece.wanderer]
name = "Wanderer"
letter = "W"
moves = ["roam 1 orthogonal up to 2"]
[piece.advisor]
name = "Advisor"
letter = "A"
stands = ["middle"]
moves = ["step orthogonal onto middle"]
[piece.duck]
name = "Duck"
letter = "Y"
moves = []
)";

/// A game with its own rules, and a position of it.
class RuleScene {
 public:
  RuleScene(const std::string& play, const std::string& fen) {
    Report report;
    game_ = test::written_game(
        test::squares() + orthodox + "[play]\nstart = \"" + fen + "\"\n" + play, report);
    EXPECT_EQ(describe(report), "");
    if (!game_) return;
    position_ = *game_->find_position(game_->start);
  }

  GameLogic play() const { return play_of(*game_, position_); }
  const Position& position() const { return position_; }

  std::string problem(const std::string& text) const {
    return read_move(play(), position_, text).problem;
  }

  /// The position after some moves, as FEN.
  std::string after(const std::string& text) const {
    Position now = position_;
    for (const std::string_view each : split(text, ';')) {
      const MoveRead read = read_move(play(), now, each);
      EXPECT_TRUE(read.move) << read.problem;
      if (read.move) now = play().after(now, *read.move);
    }
    return print_fen(now, game_->board(), game_->piece_types,
                     {game_->rules, game_->find_position(game_->start)})
        .value_or("none");
  }

 private:
  std::shared_ptr<const Game> game_;
  Position position_;
};

}  // namespace rule_scene

using rule_scene::RuleScene;

}  // namespace boardwright::test
