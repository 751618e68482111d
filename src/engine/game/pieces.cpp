// Counts the pieces that a game needs, with those they can promote to.
#include "game/pieces.h"

#include <algorithm>
#include <tuple>

namespace boardwright::game {
namespace {

using play::Promotion;

bool concerns(const Promotion& rule, PieceTypeId piece_type) {
  return std::find(rule.piece_types.begin(), rule.piece_types.end(), piece_type) !=
         rule.piece_types.end();
}

void sort_pieces(std::vector<PieceCount>& pieces) {
  std::stable_sort(pieces.begin(), pieces.end(), [](const PieceCount& a, const PieceCount& b) {
    return std::tuple(a.seat, a.piece_type, a.dotted) < std::tuple(b.seat, b.piece_type, b.dotted);
  });
}

void add_piece(std::vector<PieceCount>& pieces, PieceTypeId piece_type, SeatId seat,
               bool dotted = false) {
  const auto known = std::find_if(pieces.begin(), pieces.end(), [&](const PieceCount& each) {
    return each.piece_type == piece_type && each.seat == seat && each.dotted == dotted;
  });
  if (known == pieces.end())
    pieces.push_back({piece_type, seat, 1, dotted});
  else
    ++known->count;
}

/// Whether the counter of a piece that begins on a cell bears a dot.
bool begins_dotted(const Game& game, const play::Piece& piece, CellId cell) {
  const std::string& zone = game.piece_type(piece.piece_type).dotted;
  const auto found = game.board().zones.find(zone);
  return found != game.board().zones.end() && found->second[base::index(piece.seat)].contains(cell);
}

/// The types that a piece can become during play.
std::vector<PieceTypeId> becomes(const Game& game, PieceTypeId piece_type) {
  std::vector<PieceTypeId> later;
  for (const Promotion& rule : game.rules.promotions)
    if (concerns(rule, piece_type)) later.insert(later.end(), rule.to.begin(), rule.to.end());
  for (const play::Exchange& rule : game.rules.exchanges)
    if (rule.becomes != no_piece_type &&
        std::ranges::find(rule.piece_types, piece_type) != rule.piece_types.end())
      later.push_back(rule.becomes);
  for (const PieceTypeId made : game.rules.made_by_lines(piece_type)) later.push_back(made);
  return later;
}

}  // namespace

std::vector<PieceCount> pieces_of(const Game& game, const Position& position) {
  std::vector<PieceCount> pieces;
  for (const CellId cell : base::Ids<CellId>(position.pieces.size()))
    for (int i = 0; i < position.count_on(cell); ++i) {
      const play::Piece& piece = position.at(cell);
      add_piece(pieces, piece.piece_type, piece.seat, begins_dotted(game, piece, cell));
    }
  for (const SeatId seat : game.board().seat_ids())
    for (const PieceTypeId piece_type : base::Ids<PieceTypeId>(game.piece_types.size()))
      for (int i = 0; i < position.in_hand(seat, piece_type, game.piece_types.size()); ++i)
        add_piece(pieces, piece_type, seat);
  sort_pieces(pieces);
  return pieces;
}

std::vector<PieceTypeId> playing_pieces(const Game& game) {
  std::vector<PieceTypeId> all, lettered;
  for (const PieceTypeId piece_type : game.piece_ids()) {
    all.push_back(piece_type);
    if (!game.piece_type(piece_type).letter.empty()) lettered.push_back(piece_type);
  }
  return lettered.empty() ? all : lettered;
}

std::vector<PieceTypeId> explained_pieces(const Game& game) {
  std::vector<PieceTypeId> all = playing_pieces(game), moving = all;
  const auto is_made = [&](PieceTypeId id) {
    return game.rules.blocker() == id ||
           std::ranges::any_of(game.rules.promotions, [&](const play::Promotion& rule) {
             return std::ranges::find(rule.to, id) != rule.to.end();
           });
  };
  std::erase_if(moving,
                [&](PieceTypeId id) { return game.piece_type(id).moves.empty() && !is_made(id); });
  return moving.empty() ? all : moving;
}

std::vector<PieceCount> with_supplies(const Game& game, std::vector<PieceCount> pieces) {
  const std::vector<PieceCount> begun = pieces;
  const auto supply = [&](PieceTypeId piece_type, SeatId seat, long long count) {
    const auto known = std::ranges::find_if(pieces, [&](const PieceCount& each) {
      return each.piece_type == piece_type && each.seat == seat;
    });
    if (known == pieces.end())
      pieces.push_back({piece_type, seat, count});
    else
      known->count = std::max(known->count, count);
  };
  const bool turns = std::ranges::any_of(game.rules.lines, [](const play::RuleLine& line) {
    return line.then.word == play::RuleWord::turns;
  });
  if (turns)  // one seat can come to have them all
    for (const PieceCount& each : begun) {
      long long all = 0;
      for (const PieceCount& other : begun)
        if (other.piece_type == each.piece_type) all += other.count;
      for (const SeatId seat : game.board().seat_ids()) supply(each.piece_type, seat, all);
    }
  for (const PieceTypeId piece_type : game.rules.hand.endless)
    for (const SeatId seat : game.board().seat_ids()) supply(piece_type, seat, game.board().size());
  if (const PieceTypeId blocker = game.rules.blocker(); blocker != no_piece_type)
    supply(blocker, board::first_seat, game.rules.has_one_blocker() ? 1 : game.board().size());
  sort_pieces(pieces);
  return pieces;
}

std::vector<PieceCount> with_captives(const Game& game, std::vector<PieceCount> pieces) {
  const std::vector<PieceCount> own = pieces;
  for (PieceCount& each : pieces) {
    const bool is_royal = std::ranges::find(game.rules.royal.piece_types, each.piece_type) !=
                          game.rules.royal.piece_types.end();
    if (is_royal || !game.rules.hand.captures) continue;
    each.count = 0;
    for (const PieceCount& other : own)
      if (other.piece_type == each.piece_type) each.count += other.count;
  }
  return pieces;
}

std::vector<PieceCount> pieces_of_each(const Game& game, std::span<const PieceCount> one_seat) {
  std::vector<PieceCount> pieces;
  for (const SeatId seat : game.board().seat_ids())
    for (const PieceCount& each : one_seat) pieces.push_back({each.piece_type, seat, each.count});
  sort_pieces(pieces);
  return pieces;
}

std::vector<PieceCount> with_later_ones(const Game& game, std::vector<PieceCount> pieces) {
  const auto has = [&](PieceTypeId piece_type, SeatId seat) {
    return std::ranges::any_of(pieces, [&](const PieceCount& each) {
      return each.seat == seat && each.count > 0 &&
             (each.piece_type == piece_type ||
              flip_side(game, each.piece_type).piece_type == piece_type);
    });
  };
  // What is added at the end can itself become something else.
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto [piece_type, seat, count, dotted] = pieces[i];
    if (count == 0) continue;
    for (const PieceTypeId from : {piece_type, flip_side(game, piece_type).piece_type})
      for (const PieceTypeId later : becomes(game, from))
        if (!has(later, seat)) pieces.push_back({later, seat, 1});
  }
  sort_pieces(pieces);
  return pieces;
}

std::vector<PieceCount> with_spares(const Game& game, std::vector<PieceCount> pieces) {
  std::vector<PieceCount> spares;
  for (const PieceCount& each : pieces) {
    if (each.count == 0 || flip_side(game, each.piece_type).piece_type != no_piece_type) continue;
    for (const Promotion& rule : game.rules.promotions)
      if (concerns(rule, each.piece_type))
        for (const PieceTypeId piece_type : rule.to)
          if (std::find(spares.begin(), spares.end(), PieceCount{piece_type, each.seat, 1}) ==
              spares.end())
            spares.push_back({piece_type, each.seat, 1});
  }
  for (const PieceCount& spare : spares) add_piece(pieces, spare.piece_type, spare.seat);
  sort_pieces(pieces);
  return pieces;
}

FlipSide flip_side(const Game& game, PieceTypeId piece_type) {
  FlipSide flip;
  bool choice = false;
  for (const Promotion& rule : game.rules.promotions) {
    if (!concerns(rule, piece_type)) continue;
    flip.multiple = flip.multiple || rule.multiple;
    for (const PieceTypeId to : rule.to) {
      choice = choice || (flip.piece_type != no_piece_type && flip.piece_type != to);
      flip.piece_type = to;
    }
  }
  if (choice || (flip.multiple && flip.piece_type != no_piece_type)) return {};
  if (flip.multiple) flip.piece_type = piece_type;
  return flip;
}

}  // namespace boardwright::game
