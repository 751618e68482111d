// Counts the pieces that a game needs, with what they may become.
#include "game/men.h"

#include <algorithm>

namespace boardwright::game {
namespace {

using play::Promotion;

bool concerns(const Promotion& rule, PieceId piece) {
  return std::find(rule.pieces.begin(), rule.pieces.end(), piece) != rule.pieces.end();
}

void sort_men(std::vector<MenCount>& men) {
  std::stable_sort(men.begin(), men.end(), [](const MenCount& a, const MenCount& b) {
    return a.seat != b.seat ? a.seat < b.seat : a.piece < b.piece;
  });
}

void add_man(std::vector<MenCount>& men, PieceId piece, SeatId seat) {
  const auto known = std::find_if(men.begin(), men.end(), [&](const MenCount& each) {
    return each.piece == piece && each.seat == seat;
  });
  if (known == men.end())
    men.push_back({piece, seat, 1});
  else
    ++known->count;
}

}  // namespace

std::vector<MenCount> men_of(const Position& position) {
  std::vector<MenCount> men;
  for (const CellId cell : Ids<CellId>(position.men.size()))
    for (int i = 0; i < position.count_on(cell); ++i)
      add_man(men, position.at(cell).piece, position.at(cell).seat);
  sort_men(men);
  return men;
}

std::vector<PieceId> playing_pieces(const Game& game) {
  std::vector<PieceId> all, lettered;
  for (const PieceId piece : game.piece_ids()) {
    all.push_back(piece);
    if (!game.piece(piece).letter.empty()) lettered.push_back(piece);
  }
  return lettered.empty() ? all : lettered;
}

std::vector<MenCount> men_of_each(const Game& game, std::span<const MenCount> one_seat) {
  std::vector<MenCount> men;
  for (const SeatId seat : game.board().seat_ids())
    for (const MenCount& each : one_seat) men.push_back({each.piece, seat, each.count});
  sort_men(men);
  return men;
}

std::vector<MenCount> with_spares(const Game& game, std::vector<MenCount> men) {
  std::vector<MenCount> spares;
  for (const MenCount& each : men) {
    if (each.count == 0 || turned_man(game, each.piece).piece != no_piece) continue;
    for (const Promotion& rule : game.rules.promotions)
      if (concerns(rule, each.piece))
        for (const PieceId piece : rule.to)
          if (std::find(spares.begin(), spares.end(), MenCount{piece, each.seat, 1}) ==
              spares.end())
            spares.push_back({piece, each.seat, 1});
  }
  for (const MenCount& spare : spares) add_man(men, spare.piece, spare.seat);
  sort_men(men);
  return men;
}

Turned turned_man(const Game& game, PieceId piece) {
  Turned turned;
  bool choice = false;
  for (const Promotion& rule : game.rules.promotions) {
    if (!concerns(rule, piece)) continue;
    turned.multiple = turned.multiple || rule.multiple;
    for (const PieceId to : rule.to) {
      choice = choice || (turned.piece != no_piece && turned.piece != to);
      turned.piece = to;
    }
  }
  if (choice || (turned.multiple && turned.piece != no_piece)) return {};
  if (turned.multiple) turned.piece = piece;
  return turned;
}

}  // namespace boardwright::game
