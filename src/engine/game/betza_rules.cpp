// Asks of [play] what the Betza of a piece says of castling and of captures in passing.
#include <algorithm>

#include "game/play_reader.h"

namespace boardwright::game {
namespace {

void check_castling(const Game& game, const BetzaWish& wish, Report& report) {
  const PieceType& piece_type = game.piece_type(wish.piece_type);
  const auto& rules = game.rules.castling;
  const auto rule = std::find_if(rules.begin(), rules.end(), [&](const Castling& each) {
    return each.king == wish.piece_type;
  });
  if (rule == rules.end())
    report.error(
        wish.place,
        "Betza says that the " + piece_type.name + " castles, but [play] has no castling of it",
        "write castling = { king = \"" + piece_type.id + "\", rook = PIECE }");
  else if (rule->left.empty() && rule->right.empty() && wish.castling != 2)
    report.error(wish.place,
                 "Betza says that the " + piece_type.name + " castles over " +
                     std::to_string(wish.castling) + " cells, but by [play] it goes over 2",
                 "tell the files where it ends with 'left' and 'right' of castling");
}

}  // namespace

void check_betza(const Game& game, const std::vector<BetzaWish>& wishes, Report& report) {
  for (const BetzaWish& wish : wishes) {
    if (wish.castling > 0) check_castling(game, wish, report);
    const PieceType& piece_type = game.piece_type(wish.piece_type);
    if (wish.en_passant && !among(wish.piece_type, game.rules.en_passant.by))
      report.error(
          wish.place,
          "Betza says that the " + piece_type.name + " captures in passing, but not in [play]",
          "write passing = { pieces = [PIECE], by = [\"" + piece_type.id + "\"] }");
  }
}

}  // namespace boardwright::game
