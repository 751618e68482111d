// Asks the rules and the moves of pieces on every cell.
#include "english/equivalence.h"

#include <algorithm>
#include <map>

#include "base/limits.h"
#include "moves/reach.h"

namespace boardwright::english {

using board::is_plain, board::looks_up, board::rank_for, board::zone_of;
using play::Promotion;

namespace {

/// Whether a piece of this type can ever be in a hand.
bool can_be_in_hand(const Game& game, PieceTypeId id) {
  const play::HandRules& hand = game.rules.hand;
  const Position* start = game.find_position(game.start);
  return hand.captures || play::among(id, hand.endless) ||
         std::ranges::any_of(
             game.rules.drops,
             [&](const play::DropRule& rule) { return play::among(id, rule.as); }) ||
         std::ranges::any_of(game.board().seat_ids(), [&](board::SeatId seat) {
           return start != nullptr && start->in_hand(seat, id, game.piece_types.size()) > 0;
         });
}

/// Whether promotions, exchanges or lines make pieces of this type.
bool is_made(const Game& game, PieceTypeId id) {
  return std::ranges::any_of(
             game.rules.promotions,
             [&](const Promotion& rule) { return rule.army || play::among(id, rule.to); }) ||
         std::ranges::any_of(game.rules.exchanges,
                             [&](const play::Exchange& rule) {
                               return rule.becomes == id || rule.with.empty() ||
                                      play::among(id, rule.with) ||
                                      play::among(id, rule.piece_types);
                             }) ||
         game.rules.changes_pieces();
}

bool castles(const Game& game, PieceTypeId id) {
  return std::ranges::any_of(game.rules.castling, [&](const play::Castling& rule) {
    return rule.king == id || play::among(id, rule.rooks);
  });
}

/// Whether some piece changes places with others, or lines of rules turn pieces.
bool has_swaps_or_turns(const Game& game) {
  return std::ranges::any_of(game.piece_types,
                             [](const PieceType& each) {
                               return std::ranges::any_of(each.moves, [](const MovePattern& move) {
                                 return move.swap.has_value();
                               });
                             }) ||
         std::ranges::any_of(game.rules.lines, [](const play::RuleLine& line) {
           return line.then.word == play::RuleWord::turns;
         });
}

/// Whether a move can leave a piece where it is.
bool can_stay(const MovePattern& move) {
  return move.rifle || std::ranges::any_of(move.then, [](const Then& then) {
           return then.bend == Then::Bend::back || then.bend == Then::Bend::any;
         });
}

/// The numbers of a piece with which it has all moves that it can ever have.
moves::State widest(const Game& game, const PieceType& piece_type) {
  moves::State state = piece_type.state;
  for (auto& [name, value] : state)
    value = name == notation::length_number
                ? std::min<int>(base::limits::length, game.board().size())
                : std::max(1, value);
  return state;
}

/// Where the moves of a piece end for one seat; unknown where they are too many to look at.
class Ends {
 public:
  Ends(const Game& game, const PieceType& piece_type, board::SeatId seat)
      : moves_(game.board(), piece_type.moves, seat, widest(game, piece_type)) {}

  bool is_known() const { return moves_.weight() <= base::limits::kept_cells; }
  CellSet from(const CellSet& cells) const {
    CellSet found;
    for (const CellId cell : cells) found |= moves::possible_ends(moves_, cell);
    return found;
  }

 private:
  moves::PieceMoves moves_;
};

/// A zone as one seat has it, and the cells of that seat's pieces of a type at the start.
struct Zone {
  board::SeatId seat;
  const CellSet& cells;
  CellSet begin;
};

/// The cells to which moves lead from some cells, one after another; without those that no move
/// leads to.
CellSet range_of(const Ends& ends, const CellSet& begin) {
  CellSet found = ends.from(begin);
  for (int before = -1; before != found.size();) {
    before = found.size();
    found |= ends.from(found);
  }
  return found;
}

/// Whether this holds for the zone of every seat and the moves that its pieces of a type have.
template <class Test>
bool for_all_seats(const Game& game, const PieceType& piece_type, std::string_view zone,
                   const Test& holds) {
  const std::vector<CellSet>* sets = zone_of(game.board(), zone);
  if (sets == nullptr) return false;
  return std::ranges::all_of(game.board().seat_ids(), [&](board::SeatId seat) {
    const Ends ends(game, piece_type, seat);
    return ends.is_known() && holds(Zone{seat, (*sets)[base::index(seat)],
                                         begins_on(game, game.id_of(piece_type), seat)},
                                    ends);
  });
}

/// Whether a piece of this type can be put into one of these zones, one for each seat.
bool is_put_into(const Game& game, const PieceType& piece_type, std::string_view zone) {
  const PieceTypeId id = game.id_of(piece_type);
  if (!can_be_in_hand(game, id)) return false;
  for (const play::DropRule& rule : game.rules.drops) {
    if (!play::among(id, rule.piece_types)) continue;
    if (rule.per_file == 0) return false;
    const bool none_there =
        for_all_seats(game, piece_type, zone, [&](const Zone& at, const Ends& ends) {
          return !rule.stuck && ends.from(at.cells).empty();
        });
    if (none_there) return false;
    const std::vector<CellSet>*put = zone_of(game.board(), rule.zone),
          *wanted = zone_of(game.board(), zone);
    if (put == nullptr || wanted == nullptr) return true;
    return std::ranges::any_of(game.board().seat_ids(), [&](board::SeatId seat) {
      return !((*put)[base::index(seat)] & (*wanted)[base::index(seat)]).empty();
    });
  }
  return true;
}

}  // namespace

CellSet begins_on(const Game& game, PieceTypeId id, board::SeatId seat) {
  CellSet cells;
  if (const Position* start = game.find_position(game.start))
    for (const CellId cell : game.board().cells())
      if (const play::Piece& piece = start->at(cell); piece.piece_type == id && piece.seat == seat)
        cells.insert(cell);
  return cells;
}

CellSet stuck_on(const Game& game, const PieceType& piece_type, board::SeatId seat) {
  const Ends ends(game, piece_type, seat);
  CellSet cells;
  if (ends.is_known())
    for (const CellId cell : game.board().cells())
      if (ends.from(CellSet{cell}).empty()) cells.insert(cell);
  return cells;
}

bool changes_by_promotion_alone(const Game& game) {
  return std::ranges::none_of(game.piece_ids(),
                              [&](PieceTypeId id) { return can_be_in_hand(game, id); }) &&
         game.rules.exchanges.empty() && !game.rules.changes_pieces() && !has_swaps_or_turns(game);
}

bool moves_alone(const Game& game, const PieceType& piece_type) {
  const PieceTypeId id = game.id_of(piece_type);
  const bool is_shuffled = std::ranges::any_of(
      game.shuffle, [&](const auto& step) { return play::among(id, step.piece_types); });
  return game.find_position(game.start) != nullptr && !can_be_in_hand(game, id) &&
         !is_made(game, id) && !castles(game, id) && !has_swaps_or_turns(game) && !is_shuffled &&
         std::ranges::none_of(piece_type.moves, can_stay);
}

bool has_one_each(const Game& game, PieceTypeId id) {
  return !can_be_in_hand(game, id) && !is_made(game, id) && !has_swaps_or_turns(game) &&
         std::ranges::all_of(game.board().seat_ids(), [&](board::SeatId seat) {
           return begins_on(game, id, seat).size() == 1;
         });
}

bool has_one_king_each(const Game& game) {
  const play::RoyalRules& royal = game.rules.royal;
  return royal.piece_types.size() == 1 && !royal.taken && has_one_each(game, royal.king());
}

bool is_where_it_begins(const Game& game, const PieceType& piece_type, std::string_view zone) {
  const bool is_there = std::ranges::any_of(game.board().seat_ids(), [&](board::SeatId seat) {
    return !begins_on(game, game.id_of(piece_type), seat).empty();
  });
  return is_there && moves_alone(game, piece_type) &&
         for_all_seats(game, piece_type, zone, [&](const Zone& at, const Ends& ends) {
           return at.begin.within(at.cells) && (range_of(ends, at.begin) & at.cells).empty();
         });
}

bool reaches(const Game& game, const PieceType& piece_type, std::string_view zone) {
  return !is_put_into(game, piece_type, zone) &&
         for_all_seats(game, piece_type, zone, [](const Zone& at, const Ends& ends) {
           return (ends.from(at.cells) & at.cells).empty();
         });
}

bool begins_and_stays(const Game& game, const PieceType& piece_type, std::string_view zone) {
  return moves_alone(game, piece_type) &&
         for_all_seats(game, piece_type, zone, [](const Zone& at, const Ends& ends) {
           return at.begin.within(at.cells) && ends.from(at.cells).within(at.cells);
         });
}

bool comes_to_stay(const Game& game, const PieceType& piece_type, std::string_view zone) {
  return moves_alone(game, piece_type) &&
         for_all_seats(game, piece_type, zone, [](const Zone& at, const Ends& ends) {
           return (at.begin & at.cells).empty() && ends.from(at.cells).within(at.cells);
         });
}

bool begins_outside(const Game& game, const PieceType& piece_type, std::string_view zone) {
  return moves_alone(game, piece_type) &&
         for_all_seats(game, piece_type, zone,
                       [](const Zone& at, const Ends&) { return (at.begin & at.cells).empty(); });
}

std::optional<int> rank_reached(const Game& game, const PieceType& piece_type,
                                std::string_view zone) {
  const Board& board = game.board();
  const std::optional<RankRow> row = rank_row(board, zone);
  if (!row || row->last != row->all) return std::nullopt;
  const bool comes_there =
      for_all_seats(game, piece_type, zone, [&](const Zone& at, const Ends& ends) {
        CellSet outside;
        for (const CellId cell : range_of(ends, at.begin) | at.begin)
          if (!at.cells.contains(cell)) outside.insert(cell);
        return std::ranges::all_of(ends.from(outside) & at.cells, [&](CellId cell) {
          return rank_for(board, board.seat(at.seat), cell) == row->first;
        });
      });
  return comes_there ? std::optional(row->first) : std::nullopt;
}

bool keeps_apart(const Game& game, const PieceType& piece_type, const MovePattern& move) {
  const play::RoyalRules& royal = game.rules.royal;
  const Board& board = game.board();
  if (board.seats.size() != 2 || !is_plain(board) || royal.taken || !game.rules.castling.empty() ||
      royal.check != play::RoyalRules::Check::any ||
      royal.piece_types != PieceTypeList{game.id_of(piece_type)})
    return false;
  const std::optional<bool> one = looks_up(board.seats.front()),
                            other = looks_up(board.seats.back());
  return one && other && *one != *other &&
         notation::print_pattern(move) ==
             "capture slide orthogonal forward taking " + piece_type.id;
}

bool can_come_again(const Game& game) {
  const bool fills = std::ranges::any_of(game.rules.lines, [](const play::RuleLine& line) {
    return line.then.word == play::RuleWord::puts;
  });
  if (fills) return false;
  return std::ranges::any_of(game.piece_types, [&](const PieceType& piece_type) {
    std::vector<MovePattern> quiet = piece_type.moves;
    std::erase_if(quiet, [](const MovePattern& move) {
      return move.use == MovePattern::Use::capture || !move.when.empty();
    });
    const moves::PieceMoves moves(game.board(), quiet, board::first_seat, widest(game, piece_type));
    if (quiet.empty() || moves.weight() > base::limits::kept_cells) return !quiet.empty();
    const auto cells = game.board().cells();
    return std::ranges::any_of(cells, [&](CellId from) {
      return std::ranges::any_of(moves::possible_ends(moves, from), [&](CellId to) {
        return to != from && moves::possible_ends(moves, to).contains(from);
      });
    });
  });
}

bool goes_two_cells(const Game& game, const play::Castling& rule) {
  if (rule.left.empty() && rule.right.empty()) return true;
  const Position* start = game.find_position(game.start);
  if (start == nullptr || !game.shuffle.empty() || !rule.rook_left.empty() ||
      !rule.rook_right.empty() || rule.ways != play::Castling{}.ways)
    return false;
  const Board& board = game.board();
  const auto is_two_away = [&board](const std::vector<std::string>& files, int from, int step) {
    return files.size() == 1 && from + step >= 0 && from + step < std::ssize(board.file_order) &&
           board.file_order[base::index(from + step)] == files.front();
  };
  bool found = false;
  for (const CellId cell : board.cells()) {
    const play::Piece& piece = start->at(cell);
    if (piece.piece_type != rule.king) continue;
    const int file = board.cell(cell).file_number;
    if (!is_two_away(rule.left, file, -2) || !is_two_away(rule.right, file, 2)) return false;
    found = true;
  }
  return found;
}

}  // namespace boardwright::english
