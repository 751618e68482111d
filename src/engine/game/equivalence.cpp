// Asks the rules and the moves of pieces on every cell.
#include "game/equivalence.h"

#include <algorithm>
#include <map>

#include "base/limits.h"
#include "moves/reach.h"

namespace boardwright::game {

using board::Board, board::is_plain, board::looks_up, board::rank_for, board::rank_row,
    board::RankRow, board::zone_of;
using geometry::CellId, geometry::CellSet;
using moves::PieceType, moves::PieceTypeId;
using notation::MovePattern, notation::Then;
using play::PieceTypeList, play::Position, play::Promotion;

namespace {

/// Whether a piece of this type can be in a hand without having been captured.
bool is_given_to_hands(const Game& game, PieceTypeId id) {
  const Position* start = game.find_position(game.start);
  return play::among(id, game.rules.hand.endless) ||
         std::ranges::any_of(
             game.rules.drops,
             [&](const play::DropRule& rule) { return play::among(id, rule.as); }) ||
         std::ranges::any_of(game.board().seat_ids(), [&](board::SeatId seat) {
           return start != nullptr && start->in_hand(seat, id, game.piece_types.size()) > 0;
         });
}

/// Whether a piece of this type can ever be in a hand.
bool can_be_in_hand(const Game& game, PieceTypeId id) {
  return game.rules.hand.captures || is_given_to_hands(game, id);
}

/// Whether the game ends when a player has fewer than `count` pieces of this type, so that none
/// that is captured is ever dropped.
bool ends_below(const Game& game, PieceTypeId id, int count) {
  const bool is_demoted_to = std::ranges::any_of(game.rules.promotions, [&](const Promotion& rule) {
    return rule.demoted && rule.piece_types.front() == id;
  });
  return !is_demoted_to &&
         std::ranges::any_of(game.rules.end.extinctions, [&](const play::Extinction& rule) {
           return rule.against == 0 && !rule.reply && rule.left >= count - 1 &&
                  (rule.piece_types == PieceTypeList{id} ||
                   (rule.each && play::among(id, rule.piece_types)));
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

/// Where the moves of a piece end for one seat; unknown if they are too many to trace.
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

/// The cells that one or more moves reach from some cells; these only if moves lead to them.
CellSet range_of(const Ends& ends, const CellSet& begin) {
  CellSet found = ends.from(begin);
  for (int before = -1; before != found.size();) {
    before = found.size();
    found |= ends.from(found);
  }
  return found;
}

/// Whether a test holds for the zone and the moves of every seat; false if moves are unknown.
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

/// Whether a piece of this type can be dropped into the zone of its seat.
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

/// How many cells lie from a King to each of the files to which it can castle along a heading, in
/// order; empty if one of them is not on its line.
std::vector<int> steps_along(const Board& board, const play::Castling& rule, CellId king,
                             geometry::Heading heading) {
  const std::vector<CellId> line = board.line(king, heading);
  const auto place = std::ranges::find(line, king);
  if (place == line.end() || place + 1 == line.end()) return {};
  const bool left = board.cell(*(place + 1)).file_number < board.cell(king).file_number;
  std::vector<int> steps;
  for (const std::string& file : left ? rule.left : rule.right) {
    const auto end =
        std::find_if(place, line.end(), [&](CellId cell) { return board.cell(cell).file == file; });
    if (end == place || end == line.end()) return {};
    steps.push_back(static_cast<int>(end - place));
  }
  std::ranges::sort(steps);
  return steps;
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

bool never_comes_back(const Game& game, const PieceType& piece_type) {
  return std::ranges::all_of(game.board().seat_ids(), [&](board::SeatId seat) {
    const Ends ends(game, piece_type, seat);
    if (!ends.is_known()) return false;
    bool moves_at_all = false;
    for (const CellId cell : game.board().cells()) {
      const CellSet reached = range_of(ends, CellSet{cell});
      if (reached.contains(cell)) return false;
      moves_at_all = moves_at_all || !reached.empty();
    }
    return moves_at_all;
  });
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

bool has_each(const Game& game, PieceTypeId id, int count) {
  const bool none_is_dropped =
      !can_be_in_hand(game, id) || (!is_given_to_hands(game, id) && ends_below(game, id, count));
  return none_is_dropped && !is_made(game, id) && !has_swaps_or_turns(game) &&
         std::ranges::all_of(game.board().seat_ids(), [&](board::SeatId seat) {
           return begins_on(game, id, seat).size() == count;
         });
}

bool has_one_king_each(const Game& game) {
  const play::RoyalRules& royal = game.rules.royal;
  return royal.piece_types.size() == 1 && !royal.taken && has_each(game, royal.king(), 1);
}

bool can_have_several_kings(const Game& game, board::SeatId seat) {
  const PieceTypeList& kings = game.rules.royal.piece_types;
  PieceTypeList own;
  int count = 0;
  for (const PieceTypeId id : game.piece_ids()) {
    const int here = begins_on(game, id, seat).size();
    if (here > 0) own.push_back(id);
    if (play::among(id, kings)) count += here;
  }
  if (count > 1 || !changes_by_promotion_alone(game)) return true;
  const std::string& name = game.board().seat(seat).name;
  for (std::size_t before = 0; before != own.size();) {
    before = own.size();
    for (const Promotion& rule : game.rules.promotions) {
      const bool is_for_seat =
          rule.seats.empty() || std::ranges::find(rule.seats, name) != rule.seats.end();
      const auto is_own = [&](PieceTypeId id) { return play::among(id, own); };
      if (!is_for_seat || std::ranges::none_of(rule.piece_types, is_own)) continue;
      for (const PieceTypeId id : rule.to) {
        if (play::among(id, kings)) return true;
        if (!is_own(id)) own.push_back(id);
      }
    }
  }
  return false;
}

std::optional<board::SeatId> only_seat_with_king(const Game& game) {
  const PieceTypeList& kings = game.rules.royal.piece_types;
  const bool can_come = std::ranges::any_of(
      kings, [&](PieceTypeId id) { return can_be_in_hand(game, id) || is_made(game, id); });
  if (game.board().seats.size() != 2 || kings.empty() || can_come || has_swaps_or_turns(game) ||
      game.find_position(game.start) == nullptr)
    return std::nullopt;
  const auto has_king = [&](board::SeatId seat) {
    return std::ranges::any_of(kings,
                               [&](PieceTypeId id) { return !begins_on(game, id, seat).empty(); });
  };
  if (has_king(board::first_seat) == has_king(board::second_seat)) return std::nullopt;
  return has_king(board::first_seat) ? board::first_seat : board::second_seat;
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

std::vector<int> castling_steps(const Game& game, const play::Castling& rule) {
  if (rule.left.empty() && rule.right.empty()) return {2};
  const Position* start = game.find_position(game.start);
  if (start == nullptr || !game.shuffle.empty() || rule.moved || !rule.rook_left.empty() ||
      !rule.rook_right.empty())
    return {};
  const Board& board = game.board();
  std::vector<int> steps;
  for (const CellId king : board.cells()) {
    const play::Piece& piece = start->at(king);
    if (piece.none() || piece.piece_type != rule.king) continue;
    for (const geometry::Heading way : rule.ways) {
      const auto heading =
          geometry::rotated(board.forward(piece.seat, king), static_cast<int>(way));
      if (!board.topology.walk(king, heading)) continue;
      const std::vector<int> found = steps_along(board, rule, king, heading);
      if (found.empty() || (!steps.empty() && found != steps)) return {};
      steps = found;
    }
  }
  return steps;
}

}  // namespace boardwright::game
