// Finds the engine's name for the moves of a piece by comparing the moves.
#include "fairy_stockfish/kinds.h"

#include <algorithm>

#include "base/text.h"
#include "betza/betza.h"
#include "fairy_stockfish/variant_keys.h"
#include "moves/same_moves.h"

namespace boardwright::fairy_stockfish {

using board::first_seat, board::second_seat;
using notation::MovePattern;

namespace {

std::vector<MovePattern> moves_of_betza(std::string_view betza, const Board& board) {
  Report ignored;
  auto parsed = betza.empty() ? std::nullopt : betza::parse_betza(betza, {}, board, ignored);
  return parsed ? std::move(parsed->moves) : std::vector<MovePattern>();
}

Both<PieceMoves> for_both(const Board& board, const std::vector<MovePattern>& moves) {
  return {PieceMoves(board, moves, first_seat), PieceMoves(board, moves, second_seat)};
}

bool same_for_both(const Both<PieceMoves>& one, const Both<PieceMoves>& other, const Board& board) {
  return moves::are_same(one[0], other[0], board) && moves::are_same(one[1], other[1], board);
}

/// Whether a move has conditions that no name and no Betza expresses.
bool has_conditions(const MovePattern& move) {
  return !move.taking.empty() || !move.sparing.empty() ||
         (move.hopping && !notation::is_any(move.hopping->hurdle)) || move.swap || move.rifle ||
         move.halting || move.counting || !move.when.empty() || !move.most_state.empty() ||
         !move.toward.empty() || !move.over.empty() || !move.onto.empty() || !move.from.empty() ||
         !move.off.empty() || !move.inside.empty();
}

/// Whether the engine can read a Betza text: plain parts of modifiers, an atom and a range.
bool engine_reads(std::string_view betza) {
  constexpr std::string_view modifiers = "mcfblrsvhnpgei", atoms = "WFDNAHCLZJGKQRB";
  bool atom = false, lame = false, hops = false;
  char last = 0;
  for (const char c : betza) {
    if (is_digit(c) || (c == last && atom)) {
      if (!atom || (is_digit(c) && std::string_view("WFRBKQ").find(last) == atoms.npos) ||
          (c == last && std::string_view("WFN").find(c) == atoms.npos))
        return false;
      continue;
    }
    atom = atoms.find(c) != atoms.npos;
    if (!atom && modifiers.find(c) == modifiers.npos) return false;
    if (atom && lame && std::string_view("NAZD").find(c) == atoms.npos) return false;
    if (atom && hops && std::string_view("RBQ").find(c) == atoms.npos) return false;
    lame = !atom && (lame || c == 'n');
    hops = !atom && (hops || c == 'p' || c == 'g');
    last = c;
  }
  return atom || is_digit(betza.back());
}

/// Removes from the moves of a piece what other keys of the file express.
class Peeler {
 public:
  Peeler(const Game& game, const PieceType& piece_type, KindRole role)
      : board_(game.board()), piece_type_(piece_type), role_(role), moves_(piece_type.moves) {}

  EnginePiece peel() {
    peel_facing();
    peel_zones();
    peel_steps();
    return found_;
  }

  std::vector<MovePattern>& moves() { return moves_; }
  const std::string& axis() const { return axis_; }

 private:
  void peel_facing() {
    found_.facing = role_.royal && std::erase_if(moves_, [&](const MovePattern& move) {
                                     return move.use == MovePattern::Use::capture &&
                                            move.move_kind == notation::MoveKind::slide &&
                                            move.most == 0 &&
                                            move.axes == std::vector<std::string>{"orthogonal"} &&
                                            move.taking == std::vector<std::string>{piece_type_.id};
                                   }) > 0;
  }

  void peel_zones() {
    std::vector<std::string> where = piece_type_.stands;
    for (auto list : {&MovePattern::inside, &MovePattern::onto})
      if (where.empty() && !moves_.empty()) where = moves_.front().*list;
    if (where.empty()) return;
    for (const MovePattern& move : moves_)
      if (move.inside != where && move.onto != where &&
          !(move.inside.empty() && where == piece_type_.stands))
        return;
    found_.mobility.emplace();
    for (const board::SeatId seat : {first_seat, second_seat})
      (*found_.mobility)[index(seat)] = zone_of(board_, board_.regions(where, seat));
    for (MovePattern& move : moves_) {
      move.inside.clear();
      move.onto.clear();
      move.stands.clear();
    }
  }

  void peel_steps() {
    std::erase_if(moves_, [&](const MovePattern& move) {
      if (role_.royal || (!is_long_step(move, 2) && !is_long_step(move, 3))) return false;
      if (!axis_.empty() && axis_ != move.axes.front()) return false;
      axis_ = move.axes.front();
      found_.doubles = true;
      for (const board::SeatId seat : {first_seat, second_seat}) {
        const Zone from = zone_of(board_, board_.regions(move.from, seat));
        found_.double_from[index(seat)].insert(from.begin(), from.end());
        if (move.most == 3) found_.triple_from[index(seat)].insert(from.begin(), from.end());
      }
      return true;
    });
  }

  const Board& board_;
  const PieceType& piece_type_;
  KindRole role_;
  std::vector<MovePattern> moves_;
  std::string axis_;
  EnginePiece found_;
};

/// Whether the moves are those of a soldier, which also moves sideways from some rank on.
bool is_soldier(std::vector<MovePattern> moves, const Board& board, EnginePiece& engine_piece) {
  Zone from;
  for (MovePattern& move : moves) {
    if (move.from.empty()) continue;
    from = zone_of(board, board.regions(move.from, first_seat));
    move.from.clear();
  }
  if (from.empty() || from.begin()->file != 0) return false;
  engine_piece.soldier_rank = from.begin()->rank;
  const int rest = static_cast<int>(board.rank_order.size()) - engine_piece.soldier_rank;
  return std::ssize(from) == rest * std::ssize(board.file_order) &&
         same_for_both(for_both(board, moves), for_both(board, moves_of_betza("fsW", board)),
                       board);
}

/// Adds a pawn's double step to a piece's Betza and, for a passer, its en passant capture.
std::string as_pawn(std::string betza, const std::string& axis, bool passer) {
  if (passer)
    if (const auto capture = betza.find('c'); capture != betza.npos) betza.insert(capture + 1, "e");
  return betza + (axis == "diagonal" ? "ifmnA" : "ifmnD");
}

}  // namespace

bool is_long_step(const MovePattern& move, int most) {
  return move.use == MovePattern::Use::move && move.move_kind == notation::MoveKind::slide &&
         move.most == most && move.facing == MovePattern::Facing::forward &&
         move.axes.size() == 1 && move.then.empty() && !move.from.empty();
}

Square square_of(const Board& board, geometry::CellId cell) {
  return {board.cell(cell).rank_number, board.cell(cell).file_number};
}

Zone zone_of(const Board& board, const geometry::CellSet& cells) {
  Zone zone;
  for (const geometry::CellId cell : cells) zone.insert(square_of(board, cell));
  return zone;
}

Both<Zone> zones_of(const Board& board, const std::string& name) {
  Both<Zone> zones;
  if (!name.empty())
    for (const board::SeatId seat : {first_seat, second_seat})
      zones[index(seat)] = zone_of(board, board.regions({name}, seat));
  return zones;
}

KindMoves::KindMoves(const Board& board) : board_(board), known_(kind_names().size()) {}

bool KindMoves::are(const Both<PieceMoves>& moves, std::size_t kind) {
  auto& known = known_[kind];
  if (!known) known = for_both(board_, moves_of_betza(kind_names()[kind].betza, board_));
  return same_for_both(moves, *known, board_);
}

std::optional<EnginePiece> describe_piece(const Game& game, const PieceType& piece_type,
                                          KindRole role, KindMoves& kinds, std::string& problem) {
  const Board& board = game.board();
  Peeler peeler(game, piece_type, role);
  EnginePiece engine_piece = peeler.peel();
  const std::vector<MovePattern>& moves = peeler.moves();
  if (!role.royal && is_soldier(moves, board, engine_piece)) {
    engine_piece.name = "soldier";
    return engine_piece;
  }
  engine_piece.soldier_rank = 0;
  for (const MovePattern& move : moves)
    if (has_conditions(move)) {
      problem = "the move '" + move.text + "'";
      return std::nullopt;
    }
  const Both<PieceMoves> piece_moves = for_both(board, moves);
  for (std::size_t i = 0; i < kind_names().size(); ++i) {
    const KindName& kind = kind_names()[i];
    if ((kind.name == "king") != role.royal || !kind.moves.empty()) continue;
    if (engine_piece.doubles && (kind.name != "pawn" || peeler.axis() != "orthogonal")) continue;
    if (!kinds.are(piece_moves, i)) continue;
    engine_piece.name = kind.name;
    return engine_piece;
  }
  if (!engine_piece.triple_from[0].empty()) {
    problem = "a triple step of a piece other than a pawn";
    return std::nullopt;
  }
  const auto betza = betza::BetzaWriter(board).write(moves, {});
  if (!betza || !engine_reads(*betza)) {
    problem =
        betza ? "moves that are '" + *betza + "' in Betza" : "moves that Betza cannot express";
    return std::nullopt;
  }
  engine_piece.betza = engine_piece.doubles ? as_pawn(*betza, peeler.axis(), role.passer) : *betza;
  if (role.royal) engine_piece.name = "king";
  return engine_piece;
}

}  // namespace boardwright::fairy_stockfish
