// The table of one endgame: which side wins each position of the same pieces, and in how many
// moves.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "play/position.h"
#include "solve/symmetry.h"

namespace boardwright::solve {

using board::SeatId;
using moves::PieceTypeId;

/// A piece of an endgame, wherever it stands. The first seat has the stronger side.
struct ArmyPiece {
  SeatId seat = board::first_seat;
  PieceTypeId piece_type = moves::no_piece_type;
  friend auto operator<=>(const ArmyPiece&, const ArmyPiece&) = default;
};

inline constexpr std::size_t most_pieces = 6;

/// The cells of the pieces, in their order.
using Places = std::array<CellId, most_pieces>;

/// How a position ends if both sides play their best.
struct Fate {
  enum class Result : std::uint8_t { open, drawn, won, lost };  ///< for the stronger side
  Result result = Result::open;
  int distance = 0;  ///< moves of both sides until the game is won
  friend bool operator==(const Fate&, const Fate&) = default;
};

/// A position of a table: its number, and the side to move, 0 for the stronger.
struct Node {
  std::uint32_t number = 0;
  std::uint32_t side = 0;
};

/// For each piece and cell, the cells from which it may come there by a move.
using Origins = std::vector<std::vector<std::vector<CellId>>>;

/// The fates of all positions of some pieces. Positions that a symmetry maps to each other, or that
/// differ only by swapping equal pieces, have one number.
///
/// To fill it, add each position that may occur with its moves; then `solve` works backward from
/// those that have ended. Most moves are one bit of the position that they lead to: which piece
/// comes from which cell.
class EndgameTable {
 public:
  /// Requires: no other piece equals the first, or `symmetries` is the identity alone; equal pieces
  /// are adjacent; `bytes` returns a value.
  EndgameTable(const Board& board, std::vector<ArmyPiece> material,
               const std::vector<Turning>& symmetries, Origins origins);

  /// The memory that a table takes while it is filled; nothing if it has too many positions.
  static std::optional<std::int64_t> bytes(const Board& board, std::span<const ArmyPiece> material,
                                           const std::vector<Turning>& symmetries,
                                           const Origins& origins);

  EndgameTable(const EndgameTable&) = delete;  // it points into its own symmetries

  const std::vector<ArmyPiece>& material() const { return material_; }
  const std::vector<Turning>& symmetries() const { return symmetries_; }
  std::uint32_t numbers() const { return numbers_; }

  /// The places of a number; nothing if two pieces share a cell or another number stands for the
  /// same position.
  std::optional<Places> places(std::uint32_t number) const;

  /// The number of a position, which equivalent positions share.
  std::uint32_t number_of(const Places& places) const { return canonical(places).number; }

  /// How many positions of the board a number stands for.
  int multiplicity(const Places& places) const;

  /// Adds a position that may occur, or one that has ended.
  void add(Node node) { value(node) = 0; }
  void add_end(Node node, Fate::Result result);
  /// Adds a move from `node` to the places `after`: piece `moved` comes from `from`, or stays
  /// there.
  void add_move(Node node, const Places& after, std::size_t moved, CellId from);
  /// Adds a position that is not given by its cells, such as one in which a Pawn can be captured en
  /// passant.
  Node add_special(std::uint32_t side);
  /// Adds any other move to the same pieces.
  void add_jump(Node node, Node to);
  /// Adds a move to other pieces, with a known fate.
  void add_exit(Node node, const Fate& fate);
  /// Completes the moves of a position.
  void close(Node node);

  /// Decides all positions. Returns false if a move leads to a position that was not added, or if a
  /// win takes more moves than can be counted.
  bool solve();

  /// The memory that a table takes beyond bytes().
  std::int64_t more_bytes() const;

  /// The memory of a table that has been solved.
  std::int64_t kept_bytes() const {
    return static_cast<std::int64_t>(values_.size() * sizeof(values_[0]));
  }

  /// Whether a position may occur, and its fate: drawn if neither side can win.
  bool occurs(Node node) const { return value(node) != impossible; }
  Fate fate(Node node) const;

 private:
  struct Canonical {
    std::uint32_t number;
    const Turning* by;
    Places there;
  };
  struct Exits {  ///< of the position that is being added
    int win = -1, loss = -1;
    bool holds = false;
  };
  /// A position: twice its number, and 1 more if the weaker side moves.
  using Id = std::uint32_t;

  static constexpr std::uint16_t impossible = 0xFFFF, decided = 0x8000, result_shift = 13,
                                 most_distance = (1 << result_shift) - 1, most_moves = 0x7FFF;

  static constexpr std::uint16_t no_origin = UINT16_MAX;

  std::size_t origin_at(std::size_t piece, CellId cell, CellId from) const {
    return (piece * cells_ + base::index(cell)) * cells_ + base::index(from);
  }
  static std::optional<std::int64_t> count(const Board& board, std::span<const ArmyPiece> material,
                                           const std::vector<Turning>& symmetries);
  static std::size_t width(std::span<const ArmyPiece> material, std::uint32_t mover,
                           const Origins& origins);

  static Id id_of(Node node) { return 2 * node.number + node.side; }
  std::uint16_t& value(Node node) { return values_[id_of(node)]; }
  const std::uint16_t& value(Node node) const { return values_[id_of(node)]; }
  std::uint32_t number_in_order(const Places& places) const;
  Places places_at(std::uint32_t number) const;
  void sort_like(Places& places) const;
  Canonical canonical(const Places& places) const;
  void note_move(Node node) {
    if (value(node) < most_moves) ++value(node);
  }
  bool is_complete() const;
  void decide(Id id, Fate::Result result, int distance);
  void reach_back(Id from, Fate::Result result, int distance);
  std::optional<std::size_t> bit_of(const Canonical& to, CellId cell, const ArmyPiece& member,
                                    CellId from) const;
  void each_move_to(Id id, const auto& use) const;

  std::uint32_t cells_;
  std::vector<ArmyPiece> material_;
  bool has_like_ = false;  ///< whether two pieces are alike
  std::vector<Turning> symmetries_;
  std::vector<std::vector<const Turning*>> onto_first_;  ///< by cell: those that carry it to a
                                                         ///< representative
  std::vector<std::uint32_t> first_;                     ///< by cell: number of a representative
  std::vector<CellId> representatives_;
  std::uint32_t numbers_ = 0;
  Origins origins_;
  /// By piece, cell and origin, the place of the origin in the list of the cell; no_origin: none.
  std::vector<std::uint16_t> place_of_origin_;
  std::vector<std::size_t> bits_;       ///< by piece, the first bit of its moves
  std::array<std::size_t, 2> width_{};  ///< bits of a position, by the side to move
  std::array<std::vector<std::uint64_t>, 2> moves_;
  std::vector<std::pair<Id, Id>> jumps_;  ///< to where, from where
  std::array<std::vector<std::vector<Id>>, 2>
      exits_;  ///< by distance: wins and losses of the mover
  Exits open_;
  std::vector<std::uint16_t> values_;
  std::vector<Id> layer_, next_;
};

}  // namespace boardwright::solve
