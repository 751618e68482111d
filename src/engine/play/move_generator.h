// The move generator: the legal moves of one position.
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "play/play_tables.h"

namespace boardwright::play {

/// The moves of one position. It keeps a copy, on which it tries them.
class MoveGenerator {
 public:
  /// Requires: the tables outlive this.
  MoveGenerator(const PlayTables& tables, const Position& position);

  /// The legal moves of a seat: of all its men, or of the one on a cell.
  std::vector<Ply> legal(SeatId seat, std::optional<CellId> only = {});

  /// Whether an active opponent of the seat could take a man of the seat on this cell.
  bool attacked(CellId cell, SeatId seat) const;

  /// Whether a King of the seat is attacked.
  bool in_check(SeatId seat) const;

  /// What was looked at so far: cells of the board, of ways, and ways to take on a King's cell.
  std::int64_t steps() const { return steps_; }

 private:
  /// What a walk of leaps finds: cells to end on, men to take, and which of them are reached by
  /// leaps of the whole range.
  struct Walk {
    CellSet ends, taken, whole;
  };

  /// The ways to take on a cell, good until it is asked of another.
  std::span<const Attack> attacks(CellId cell) const;

  const Man& at(CellId cell) const { return position_.at(cell); }
  bool is_king(const Man& man, SeatId seat) const;
  bool are_opponents(const Man& man, SeatId seat) const;
  bool can_be_taken(const Man& man, SeatId by, const Traits& traits) const;
  bool is_live(const Attack& attack, SeatId seat) const;
  int blockers(const Attack& attack, int enough, CellId* last = nullptr) const;
  bool strikes(CellId from, CellId cell) const;
  bool roams_to(CellId from, CellId cell) const;
  Walk walk(CellId from, const Moves::Flood& flood);
  bool gives_check(CellId from, CellId at);
  void find_kings();

  std::optional<SeatId> abandoned_by(CellId cell) const;
  bool barred(CellId cell, std::optional<SeatId> within) const;
  bool leads_out(CellId from, CellId to, const Man& taken) const;
  bool is_before(SeatId seat, SeatId other) const;

  void add_moves(CellId from, std::vector<Ply>& found);
  void add_ray(CellId from, const Moves::Ray& ray, CellSet& seen, std::vector<Ply>& found);
  void add_walks(CellId from, CellSet& seen, std::vector<Ply>& found);
  void add(const Ply& ply, std::vector<Ply>& found) const;
  bool may_wait(CellId cell) const;
  std::vector<PieceId> promoted_to(const PlayRules::Promotion& promotion) const;
  void add_passing(CellId from, std::vector<Ply>& found) const;
  void add_castling(CellId king, std::vector<Ply>& found) const;
  bool safe(const Ply& ply);

  const PlayTables& tables_;
  Position position_;
  CellSet closed_;  ///< all abandoned zones
  bool any_closed_ = false;
  std::vector<CellId> roamers_;  ///< multiple men
  SeatId seat_ = first_seat;
  std::vector<CellId> kings_, targets_;  ///< Kings of the seat, and of its opponents
  CellSet pinned_;                       ///< men who alone stand between a King and an attacker
  bool checked_ = false;
  std::int64_t steps_ = 0;
  mutable std::vector<Attack> attacks_;  ///< on the cell asked of last, where none are listed
};

}  // namespace boardwright::play
