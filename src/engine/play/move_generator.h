// The move generator: legal moves of one position.
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "moves/walk.h"
#include "play/bulk_counter.h"
#include "play/make_unmake.h"
#include "play/play_tables.h"

namespace boardwright::play {

/// Whether two moves capture the same pieces, in any order.
bool capture_the_same(const Move& one, const Move& other);

/// Generates the legal moves of one position. It makes and unmakes moves on the position, which is
/// unchanged between calls, or renew() is called.
///
/// The moves of pieces are in move_generator.cpp; most tables of [play] have a file of their name.
class MoveGenerator {
 public:
  /// Requires: both outlive this.
  MoveGenerator(const PlayTables& tables, Position& position);

  /// Prepares for other moves and marks of the position. Requires: `numbers` are the same.
  void renew();

  /// Adds the legal moves of a seat: of all its pieces, or of the one on a cell.
  void add_legal(SeatId seat, std::vector<Move>& found, std::optional<CellId> only = {});

  /// Counts the legal moves of a seat. `others` receives those that are not counted in bulk.
  std::uint64_t count_legal(SeatId seat, const BulkCounter& bulk, std::vector<Move>& others);

  /// The lines of a phase that hold for a turn, before it is made.
  std::vector<const RuleLine*> lines_for(RulePhase phase, const Move& move, SeatId seat);

  /// Whether an active opponent of the seat could capture a piece of the seat on this cell: one of
  /// the type `prey`; by default the piece there, or any piece if the cell has none of the seat.
  bool attacked(CellId cell, SeatId seat, PieceTypeId prey = no_piece_type) const;

  /// Whether the piece on a cell attacks the opponent's piece on another.
  bool strikes(CellId from, CellId cell) const;

  /// Whether the seat is in check: as many of its royal pieces are attacked as the game's rule
  /// requires.
  bool in_check(SeatId seat) const;

  /// Whether the seat's opponents check it, or attack a royal piece of it where a check needs
  /// attacks on all of them, which other opponents may add.
  bool shares_check(SeatId seat) const;

  /// Steps of computation so far: cells of the board and of moves, and attacks on Kings.
  std::int64_t steps() const { return steps_; }

 private:
  // move_ground.h
  class Ground;
  class CountGround;
  class PreyGround;
  class AttackGround;
  class LineGround;
  class PinGround;

  const Piece& at(CellId cell) const { return position_.at(cell); }
  bool are_opponents(const Piece& piece, SeatId seat) const;
  bool is_last_royal(const Piece& piece) const;
  bool can_be_taken(const Piece& piece, SeatId by, const Traits& traits) const;

  // royal.cpp
  std::span<const Attack> attacks(CellId cell) const;
  bool is_royal(const Piece& piece, SeatId seat) const;
  std::vector<CellId> royal_cells(SeatId seat) const;
  bool changes_royalty(const Move& move, bool royal) const;
  bool is_live(const Attack& attack, SeatId seat) const;
  template <class Use>
  void each_live_attack(CellId cell, SeatId seat, PieceTypeId prey, const Use& use) const;
  bool spares(const Attack& attack, PieceTypeId prey) const;
  template <class Found>
  bool arrives(const Attack& attack, const Found& ground) const;
  bool strikes(const Attack& attack) const;
  bool is_hurdle(const Piece& piece, SeatId by, const PieceMoves::Hurdles& hurdles,
                 const Traits& traits) const;
  void note_hurdles(const Attack& attack);
  bool roams_to(CellId from, CellId cell, PieceTypeId prey) const;
  bool blast_forbids(const Attack& attack, CellId cell) const;
  bool blast_forbids(CellId origin, CellId cell) const;
  bool gives_check(CellId from, CellId at) const;
  void note_attack(const Attack& attack, CellId king);
  void find_kings();
  void find_standing();
  bool checked(std::span<const CellId> kings, SeatId seat) const;
  bool leaves_king_safe(const Move& move);
  template <class Ask>
  bool holds_after(const Move& move, const Ask& ask);
  bool king_is_safe_now(const Move& move);
  int royals(SeatId seat) const;

  /// Whether a piece that comes from a cell, or from nowhere, enters a dead zone on another.
  bool enters_dead_zone(CellId from, CellId to) const {
    return any_dead_zone_ && dead_zones_.contains(to) && is_in_other_zone(from, to);
  }
  bool is_in_other_zone(CellId from, CellId to) const;
  bool obeys_dead_zone(CellId from, CellId to, const Piece& taken) const;

  void find_dead_zones_and_roamers();
  bool always_needs_legality_check() const;
  void add_of_pieces(std::optional<CellId> only, std::vector<Move>& found);
  void add_allowed(CellId from, std::vector<Move>& found);
  void add_moves(CellId from, std::vector<Move>& found);
  void add_by_lines(CellId from, CellSet& seen, std::vector<Move>& found);
  void add_ray(CellId from, const PieceMoves::Ray& ray, CellSet& seen, std::vector<Move>& found);
  void add_floods(CellId from, CellSet& seen, std::vector<Move>& found);
  void add_end(CellId from, const moves::Arrival& end, const Traits& traits, CellSet& seen,
               std::vector<Move>& found);
  void add_once(const Move& move, std::vector<Move>& found);
  bool can_swap(CellId from, CellId cell, const PieceMoves::Hurdles& hurdles,
                const Traits& traits) const;

  // must.cpp
  void keep_allowed(std::size_t first, std::vector<Move>& found);
  void apply_duties(std::size_t first, std::vector<Move>& found);
  bool gives_no_check(const Move& move);
  void add_blocker(std::size_t first, std::vector<Move>& found);
  std::vector<const RuleLine*> lines_that_may_hold(RulePhase phase);
  std::vector<const RuleLine*> holding(std::span<const RuleLine* const> lines, const Move& move,
                                       const Turn& turn);
  bool brings(const RuleTerm& term, const Move& move, const Turn& turn);
  std::optional<int> worth(const RuleLine& duty, const Move& move);
  void offer_pass(std::vector<Move>& found);
  void pass_if_stuck(std::size_t first, std::optional<CellId> only, std::vector<Move>& found);

  // bulk_counter.cpp
  bool is_countable(CellId from) const;
  bool is_lone_king(CellId from) const;
  void count_king(CellId from);
  bool count_by_ways(CellId from, bool tries_captures, std::vector<Move>& found);
  void count_in_bulk(CellId from, std::vector<Move>& found);

  // promotion.cpp
  void add(const Move& move, std::vector<Move>& found) const;
  bool may_stand(PieceTypeId piece_type, SeatId seat, CellId cell) const {
    return tables_.stands(seat, piece_type).contains(cell);
  }
  bool add_promoted(const Move& move, std::vector<Move>& found) const;
  bool add_promoted(const Move& move, std::size_t place, std::vector<Move>& found) const;
  bool promotes(const Move& move, const Promotion& rule, std::size_t place) const;
  PieceTypeList choices_of(const Promotion& rule) const;
  void add_later(CellId cell, std::vector<Move>& found) const;
  int pieces_of(SeatId seat, PieceTypeId piece_type) const;
  bool can_have_another(PieceTypeId piece_type, SeatId seat, const Promotion& rule) const;
  void add_promotions(CellId from, std::vector<Move>& found);
  bool is_harmless(const Move& move);
  CellSet quiet_ends(const Piece& piece, CellId from);
  CellSet attacked_from(CellId from) const;

  std::vector<Move> placed_promotions(Move move, const Promotion& rule, std::size_t place) const;
  bool forks(const Move& move);

  // exchange.cpp
  void add_exchanges(std::size_t first, std::optional<CellId> only, std::vector<Move>& found);
  bool can_exchange(const Exchange& rule, bool stuck) const;

  // guarded.cpp
  void keep_unguarded(std::size_t first, std::vector<Move>& found);
  bool is_guarded(const Move& move, const Guarded& rule);

  // en_passant.cpp
  bool is_before(SeatId seat, SeatId other) const;
  bool ends_on(CellId from, CellId cell, PieceTypeId prey) const;
  void add_en_passant(CellId from, std::vector<Move>& found) const;

  // castling.cpp
  void add_castling(CellId king, std::vector<Move>& found);
  void add_castling_on_files(CellId king, CellId rook, geometry::Heading heading, std::size_t place,
                             std::vector<Move>& found);
  void offer_castling(const Move& move, const Castling& rule, std::span<const CellId> line,
                      std::vector<Move>& found);
  bool can_castle(const Move& move, const Castling& rule, std::span<const CellId> line) const;

  // hand.cpp
  bool has_in_hand(SeatId seat) const;
  void add_drops(std::vector<Move>& found);
  void add_drops(PieceTypeId piece_type, PieceTypeId as, std::vector<Move>& found);
  bool can_drop(PieceTypeId piece_type, CellId cell) const;
  bool can_gate(PieceTypeId piece_type, CellId cell) const;
  bool leaves_room(PieceTypeId piece_type, CellId cell) const;
  bool mates(const Move& move);
  void add_gating(CellId from, std::size_t first, std::vector<Move>& found) const;

  const PlayTables& tables_;
  Position& position_;
  MakeUnmake trial_;
  CellSet dead_zones_;  ///< the abandoned zones of all mated seats
  bool any_dead_zone_ = false;
  std::vector<CellId> roamers_;  ///< cells of pieces that capture by floods
  SeatId seat_ = first_seat;
  std::vector<CellId> line_;             ///< buffer of add_castling()
  std::vector<Move> elsewhere_;          ///< moves of a piece that capture on their way, or swap
  std::vector<CellId> kings_, targets_;  ///< royal pieces of the seat and of its opponents
  std::vector<CellId> kings_now_;        ///< royal pieces of the seat after a trial move
  CellSet pinned_;                       ///< pieces whose moves can open an attack on a King
  CellSet screen_cells_;  ///< where an arriving piece can open a hopping attack on a King
  std::array<CellId, base::limits::board_cells> own_;  ///< cells of the seat's pieces
  std::size_t own_count_ = 0;
  bool any_screen_cells_ = false;
  bool knows_enemies_ = false;                 ///< since find_kings()
  geometry::SmallCellSet enemies_;             ///< the cells of pieces that are not the seat's
  BulkCounter::Standing standing_;             ///< while moves are counted in bulk
  bool any_en_passant_ = false;                ///< while moves are counted in bulk
  const BulkCounter* bulk_counter_ = nullptr;  ///< while moves are counted in bulk
  std::uint64_t counted_ = 0;
  bool checked_ = false;
  bool asks_for_mates_ = true;  ///< false: lines with `mating` are ignored
  bool looks_ahead_ = true;     ///< false: no promotions that depend on others' moves
  std::int64_t steps_ = 0;
  mutable std::vector<Attack> attacks_;  ///< buffer of attacks(), where the tables have none
};

/// The answer to a question about the board after a move, which is then undone.
template <class Ask>
bool MoveGenerator::holds_after(const Move& move, const Ask& ask) {
  trial_.do_move(move, seat_);
  const std::size_t roamers = roamers_.size();
  if (tables_.has_roamers())
    for (const CellId cell : {move.to, move.rook_to, move.gating_cell})
      if (cell != no_cell && !at(cell).none() && tables_.roams(at(cell))) roamers_.push_back(cell);
  const bool answer = ask();
  roamers_.resize(roamers);
  trial_.undo_move();
  return answer;
}

}  // namespace boardwright::play
