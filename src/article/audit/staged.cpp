// Takes pieces off the array and puts others on, until a rule shows.
#include "audit/staged.h"

#include <algorithm>

#include "game/positions.h"
#include "play/algebraic.h"

namespace boardwright::audit {

using geometry::CellId, geometry::no_cell;
using moves::PieceType;
using play::Move, play::Piece, play::Position;

Stage::Stage(Game& game, game::GameLogics& logics) : game_(game), logics_(logics) {}

bool Stage::is_royal(const Piece& piece) const {
  return play::among(piece.piece_type, game_.rules.royal.piece_types);
}

/// The array with the royal pieces alone.
Position Stage::with_royal_only(board::SeatId turn) const {
  Position position = *game_.find_position(game_.start);
  position.turn = turn;
  for (const CellId cell : game_.board().cells())
    if (position.at(cell).none() || !is_royal(position.at(cell)))
      position.at(cell) = Piece{};
    else
      position.at(cell).unmoved = false;
  return position;
}

/// Adds a position and returns its FEN; nothing if FEN cannot express it.
std::optional<std::string> Stage::add_position(const Position& position) {
  auto fen = game::print_position(game_, position);
  if (!fen) return std::nullopt;
  base::Report broken;
  game::add_position(game_, *fen, {}, broken);
  return broken.has_errors() ? std::nullopt : std::move(fen);
}

std::string Stage::with_pieces(const std::vector<StagedPiece>& pieces, board::SeatId turn) {
  if (game_.find_position(game_.start) == nullptr) return {};
  Position position = with_royal_only(turn);
  const auto is_put = [&](const Piece& piece) {
    return std::ranges::any_of(pieces, [&](const StagedPiece& each) {
      return each.seat == piece.seat && game_.id_of(*each.piece_type) == piece.piece_type;
    });
  };
  for (const CellId cell : game_.board().cells())
    if (!position.at(cell).none() && is_put(position.at(cell))) position.at(cell) = Piece{};
  for (const StagedPiece& each : pieces) {
    if (!position.at(each.cell).none()) return {};
    position.at(each.cell) =
        play::new_piece(game_.piece_types, game_.id_of(*each.piece_type), each.seat);
  }
  return add_position(position).value_or("");
}

/// Adds a move and its position. False if FEN cannot express the position.
bool Stage::add(std::vector<StagedMove>& found, const Position& position, const Move& move) {
  const auto fen = add_position(position);
  if (!fen) return false;
  const board::Board& board = game_.board();
  StagedMove staged{*fen, {}, board.name(move.from), board.name(move.to)};
  staged.piece_type = &game_.piece_type(position.at(move.from).piece_type);
  staged.seat = position.turn;
  if (move.promoted != moves::no_piece_type) staged.becomes = game_.piece_type(move.promoted).id;
  if (move.rook_from != no_cell) {
    staged.rook = board.name(move.rook_from);
    staged.rook_to = board.name(move.rook_to);
  }
  found.push_back(std::move(staged));
  return true;
}

std::vector<StagedMove> Stage::promotions() {
  std::vector<StagedMove> found;
  if (game_.find_position(game_.start) == nullptr) return found;
  const auto promotes = [&](moves::PieceTypeId id) {
    return std::ranges::any_of(game_.rules.promotions, [&](const play::Promotion& rule) {
      return play::among(id, rule.piece_types);
    });
  };
  const auto add_one = [&](const PieceType& piece_type, board::SeatId seat) {
    const Position royal = with_royal_only(seat);
    for (const CellId cell : moves::stands_on(piece_type, game_.board(), seat)) {
      if (!royal.at(cell).none()) continue;
      Position position = royal;
      position.at(cell) = play::new_piece(game_.piece_types, game_.id_of(piece_type), seat);
      for (const Move& move : logics_.of(position).legal_from(position, cell))
        if (move.promoted != moves::no_piece_type) return add(found, position, move);
    }
    return false;
  };
  for (const PieceType& piece_type : game_.piece_types)
    if (promotes(game_.id_of(piece_type)))
      for (const board::SeatId seat : game_.board().seat_ids()) add_one(piece_type, seat);
  return found;
}

std::vector<StagedMove> Stage::attacked_steps() {
  std::vector<StagedMove> found;
  if (game_.find_position(game_.start) == nullptr || game_.rules.royal.piece_types.empty())
    return found;
  const board::Board& board = game_.board();
  const Position royal = with_royal_only(game_.find_position(game_.start)->turn);
  const board::SeatId other = board.seat_after(royal.turn);
  CellId king = no_cell;
  for (const CellId cell : board.cells())
    if (is_royal(royal.at(cell)) && royal.at(cell).seat == royal.turn) king = cell;
  if (king == no_cell) return found;
  const std::vector<Move> free = logics_.of(royal).legal_from(royal, king);
  for (const PieceType& piece_type : game_.piece_types) {
    if (piece_type.helper || play::among(game_.id_of(piece_type), game_.rules.royal.piece_types))
      continue;
    for (const CellId cell : moves::stands_on(piece_type, board, other)) {
      if (!royal.at(cell).none()) continue;
      Position position = royal;
      position.at(cell) = play::new_piece(game_.piece_types, game_.id_of(piece_type), other);
      const play::GameLogic& logic = logics_.of(position);
      if (logic.in_check(position, royal.turn)) continue;
      const std::vector<Move> left = logic.legal_from(position, king);
      for (const Move& move : free)
        if (move.to != cell &&
            std::ranges::none_of(left, [&](const Move& each) { return each.to == move.to; }) &&
            add(found, position, move))
          return found;
    }
  }
  return found;
}

std::string Stage::first_move() {
  const Position* start = game_.find_position(game_.start);
  if (start == nullptr) return {};
  const board::Board& board = game_.board();
  for (const CellId cell : board.cells()) {
    if (start->at(cell).none() || start->at(cell).seat != start->turn) continue;
    for (const Move& move : logics_.of(*start).legal_from(*start, cell))
      if (!move.is_pass()) return board.name(move.from) + " " + board.name(move.to);
  }
  return {};
}

std::vector<StagedMove> Stage::checks() {
  std::vector<StagedMove> found;
  if (game_.find_position(game_.start) == nullptr) return found;
  const board::Board& board = game_.board();
  const Position royal = with_royal_only(game_.find_position(game_.start)->turn);
  const board::SeatId other = board.seat_after(royal.turn);
  for (const PieceType& piece_type : game_.piece_types)
    for (const CellId cell : moves::stands_on(piece_type, board, other)) {
      if (piece_type.helper || !royal.at(cell).none() ||
          play::among(game_.id_of(piece_type), game_.rules.royal.piece_types))
        continue;
      Position position = royal;
      position.at(cell) = play::new_piece(game_.piece_types, game_.id_of(piece_type), other);
      if (!logics_.of(position).in_check(position, royal.turn)) continue;
      if (const auto fen = add_position(position)) return {StagedMove{.position = *fen}};
    }
  return found;
}

std::vector<Move> Stage::castling_moves(const Position& position) {
  std::vector<Move> found;
  for (const CellId cell : game_.board().cells()) {
    if (position.at(cell).none() || position.at(cell).seat != position.turn) continue;
    for (const Move& move : logics_.of(position).legal_from(position, cell))
      if (move.rook_from != no_cell && !move.is_swap()) found.push_back(move);
  }
  return found;
}

/// A step of a piece and one of another seat, and both back again: "e1 e2; e8 e7; e2 e1; e7 e8".
std::string Stage::moves_and_back(const Position& position, CellId own) {
  const board::Board& board = game_.board();
  const auto steps = [&](const Position& at, CellId cell) {
    std::vector<Move> found = logics_.of(at).legal_from(at, cell);
    std::erase_if(found, [&](const Move& move) {
      return move.rook_from != no_cell || move.taken != no_cell;
    });
    return found;
  };
  for (const Move& out : steps(position, own)) {
    const Position after = logics_.of(position).after(position, out);
    for (const CellId cell : board.cells()) {
      if (after.at(cell).none() || after.at(cell).seat != after.turn) continue;
      for (const Move& reply : steps(after, cell)) {
        const std::string line = board.name(own) + " " + board.name(out.to) + "; " +
                                 board.name(cell) + " " + board.name(reply.to) + "; " +
                                 board.name(out.to) + " " + board.name(own) + "; " +
                                 board.name(reply.to) + " " + board.name(cell);
        const auto played = play::read_line(logics_.of(position), position, line);
        if (played.problem.empty()) return line;
      }
    }
  }
  return {};
}

/// Adds what forbids a way to castle: a piece between, a check, an attack on the way, an earlier
/// move.
void Stage::forbid(const Position& position, const Move& move, StagedCastling& found) {
  const board::Board& board = game_.board();
  const board::SeatId other = board.seat_after(position.turn);
  const auto can = [&](const Position& changed) {
    return std::ranges::any_of(castling_moves(changed), [&](const Move& each) {
      return each.from == move.from && each.to == move.to;
    });
  };
  for (const PieceType& piece_type : game_.piece_types) {
    const moves::PieceTypeId id = game_.id_of(piece_type);
    if (piece_type.helper || play::among(id, game_.rules.royal.piece_types)) continue;
    for (const CellId cell : board.cells()) {
      if (!position.at(cell).none()) continue;
      Position changed = position;
      changed.at(cell) = play::new_piece(game_.piece_types, id, position.turn);
      if (found.between.empty() && !can(changed)) add(found.between, changed, move);
      changed.at(cell).seat = other;
      const bool check = logics_.of(changed).in_check(changed, position.turn);
      auto& kind = check ? found.in_check : found.across;
      const bool on_line = cell == move.rook_to || cell == move.to ||
                           board.cell(cell).rank == board.cell(move.from).rank;
      if (kind.empty() && !on_line && !can(changed)) add(kind, changed, move);
    }
    if (!found.between.empty() && !found.in_check.empty() && !found.across.empty()) break;
  }
  for (const CellId cell : {move.from, move.rook_from}) {
    const std::string plays = moves_and_back(position, cell);
    if (plays.empty() || !add(found.moved, position, move)) continue;
    found.moved.back().plays = plays;
  }
}

StagedCastling Stage::castling() {
  StagedCastling found;
  if (game_.find_position(game_.start) == nullptr || game_.rules.castling.empty()) return found;
  Position position = *game_.find_position(game_.start);
  const Position royal = with_royal_only(position.turn);
  for (const CellId cell : game_.board().cells()) {
    const Piece& piece = position.at(cell);
    const bool takes_part =
        std::ranges::any_of(game_.rules.castling, [&](const play::Castling& rule) {
          return piece.piece_type == rule.king || play::among(piece.piece_type, rule.rooks);
        });
    if (!piece.none() && (!takes_part || piece.seat != position.turn))
      position.at(cell) = royal.at(cell);
  }
  for (const Move& move : castling_moves(position)) {
    if (!add(found.allowed, position, move)) return {};
    if (found.allowed.size() == 1) forbid(position, move, found);
  }
  return found;
}

}  // namespace boardwright::audit
