// Checks that [play] has the castling and the en passant captures that the Betza of a piece asks
// for.
#include <algorithm>

#include "game/play_reader.h"

namespace boardwright::game {
namespace {

void check_castling(const Game& game, const BetzaRequirement& requirement, Report& report) {
  const PieceType& piece_type = game.piece_type(requirement.piece_type);
  const auto& rules = game.rules.castling;
  const auto rule = std::find_if(rules.begin(), rules.end(), [&](const play::Castling& each) {
    return each.king == requirement.piece_type;
  });
  if (rule == rules.end())
    report.error(
        requirement.place,
        "Betza says that the " + piece_type.name + " castles, but [play] has no castling of it",
        "write castling = { king = \"" + piece_type.id + "\", rook = PIECE }");
  else if (rule->left.empty() && rule->right.empty() && requirement.castling != 2)
    report.error(requirement.place,
                 "Betza says that the " + piece_type.name + " castles over " +
                     std::to_string(requirement.castling) + " cells, but by [play] it goes over 2",
                 "give the files where it ends: 'left' and 'right' of castling");
}

}  // namespace

void check_betza(const Game& game, const std::vector<BetzaRequirement>& requirements,
                 Report& report) {
  for (const BetzaRequirement& requirement : requirements) {
    if (requirement.castling > 0) check_castling(game, requirement, report);
    const PieceType& piece_type = game.piece_type(requirement.piece_type);
    if (requirement.en_passant && !play::among(requirement.piece_type, game.rules.en_passant.by))
      report.error(requirement.place,
                   "Betza says that the " + piece_type.name +
                       " captures en passant, but [play] does not say so",
                   "write passing = { pieces = [PIECE], by = [\"" + piece_type.id + "\"] }");
  }
}

}  // namespace boardwright::game
