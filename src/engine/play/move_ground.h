// The grounds that walks cross in a position, along one line of the piece on a cell.
#pragma once
#include "moves/walk.h"
#include "play/move_generator.h"

namespace boardwright::play {

/// The position for pseudo-legal moves of the piece on a cell.
class MoveGenerator::Ground : public moves::OpenGround {
 public:
  Ground(const MoveGenerator& generator, CellId from, const Traits& traits)
      : generator_(generator),
        from_(from),
        seat_(generator.at(from).seat),
        traits_(traits),
        most_(traits.limited ? generator.at(from).n : no_limit) {}

  bool is_shut(CellId cell) const { return generator_.enters_dead_zone(from_, cell); }
  bool is_free(CellId cell) const { return generator_.at(cell).none(); }
  bool can_take(CellId cell) const {
    return generator_.can_be_taken(generator_.at(cell), seat_, traits_);
  }
  bool is_hurdle(CellId cell, const PieceMoves::Hurdles& hurdles) const {
    return generator_.is_hurdle(generator_.at(cell), seat_, hurdles, traits_);
  }
  bool can_swap(CellId cell, const PieceMoves::Hurdles& hurdles) const {
    return generator_.can_swap(from_, cell, hurdles, traits_);
  }
  bool halts(CellId cell) const { return traits_.halting && generator_.gives_check(from_, cell); }
  int most() const { return most_; }
  bool lands_again() const { return traits_.limited; }

 private:
  const MoveGenerator& generator_;
  CellId from_;
  SeatId seat_;
  const Traits& traits_;
  int most_;
};

/// The position for the plain moves of a seat, which only pieces stop.
class MoveGenerator::CountGround : public moves::OpenGround {
 public:
  CountGround(const MoveGenerator& generator, SeatId seat) : generator_(generator), seat_(seat) {}

  bool is_free(CellId cell) const { return generator_.at(cell).none(); }
  bool can_take(CellId cell) const {
    const Piece& piece = generator_.at(cell);
    return piece.seat != seat_ &&
           generator_.can_be_taken(piece, seat_, generator_.tables_.plain_traits());
  }

 private:
  const MoveGenerator& generator_;
  SeatId seat_;
};

/// Like Ground, as if an opponent's piece that can be captured stood on a cell.
class MoveGenerator::PreyGround : public Ground {
 public:
  PreyGround(const MoveGenerator& generator, CellId from, const Traits& traits, CellId prey)
      : Ground(generator, from, traits), is_empty_(generator.at(prey).none()), prey_(prey) {}

  bool is_free(CellId cell) const { return cell != prey_ && Ground::is_free(cell); }
  bool can_take(CellId cell) const { return cell == prey_ || Ground::can_take(cell); }
  bool is_hurdle(CellId cell, const PieceMoves::Hurdles& hurdles) const {
    return cell == prey_ && is_empty_ ? hurdles.enemy : Ground::is_hurdle(cell, hurdles);
  }
  bool can_swap(CellId cell, const PieceMoves::Hurdles& hurdles) const {
    return cell != prey_ && Ground::can_swap(cell, hurdles);
  }

 private:
  bool is_empty_;
  CellId prey_;
};

/// Like PreyGround, for attacks: no line halts before the royal piece.
class MoveGenerator::AttackGround : public PreyGround {
 public:
  using PreyGround::PreyGround;
  bool halts(CellId) const { return false; }
};

/// The position for attacks by lines that the first piece stops.
class MoveGenerator::LineGround : public moves::OpenGround {
 public:
  LineGround(const MoveGenerator& generator, const Attack& attack, CellId prey)
      : generator_(generator), prey_(prey), from_(attack.origin) {}

  bool is_shut(CellId cell) const { return generator_.enters_dead_zone(from_, cell); }
  bool is_free(CellId cell) const { return cell != prey_ && generator_.at(cell).none(); }
  bool can_take(CellId cell) const { return cell == prey_; }

 protected:
  const MoveGenerator& generator_;
  CellId prey_;

 private:
  CellId from_;
};

/// Like LineGround, but the line passes over the first piece.
class MoveGenerator::PinGround : public LineGround {
 public:
  using LineGround::LineGround;

  bool is_free(CellId cell) const {
    if (LineGround::is_free(cell)) return true;
    if (cell == prey_ || first_ != no_cell) return false;
    first_ = cell;
    return true;
  }

  /// The cell of the piece passed over; no_cell: none.
  CellId first() const { return first_; }

 private:
  mutable CellId first_ = no_cell;
};

}  // namespace boardwright::play
