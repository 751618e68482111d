// What a game's rules of play come to on its board, worked out once for all positions.
#pragma once
#include <bitset>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

/// One way in which a piece can take on a cell: from where, and over which cells.
struct Attack {
  CellId origin = no_cell;
  PieceTypeId piece_type = no_piece_type;
  std::int16_t leaps = 0;             ///< the n that it takes; 0: any
  std::uint16_t moves = 0;            ///< which of the tables
  std::uint16_t move = 0;             ///< of the piece, by its place
  bool hopping = false;               ///< pieces must stand on the hops before the cell
  bool on_way = false;                ///< of a ray that takes on its way
  std::uint8_t seats = 0;             ///< one bit each: bit_of(seat)
  std::uint8_t unmoved = 0;           ///< 1: pieces who have moved, 2: pieces who have not, 3: both
  std::uint16_t next = 0;             ///< where the list goes on with another origin; 0: not told
  std::uint32_t first = 0, last = 0;  ///< the hops before the cell, and at `last` the cell
  std::uint32_t end = 0;              ///< behind the last hop of the ray
};

/// The bit of an attack's seats that stands for one of them.
constexpr std::uint8_t bit_of(SeatId seat) { return static_cast<std::uint8_t>(1u << index(seat)); }
static_assert(limits::seats <= 8, "an attack has eight bits for seats");
static_assert(limits::seats * limits::piece_types * 2 <= UINT16_MAX,
              "an attack numbers all tables");

/// What a move says besides where it leads.
struct Traits {
  bool halting = false, counting = false;
  bool limited = false;                      ///< it goes as far as the piece's n
  bool for_multiple = false;                 ///< only multiple pieces have it
  std::bitset<limits::piece_types> sparing;  ///< the pieces that it does not take
  std::bitset<limits::piece_types> hurdles;  ///< the pieces that it may lead over
  std::bitset<limits::piece_types> swaps;    ///< the pieces with which it changes places
  bool rifle = false;                        ///< it takes without leaving its cell
};

/// Whether moves are the same for every seat.
bool same_for_all(const std::vector<MovePattern>& moves, const Board& board);

/// The tables of one game for positions with the same numbers.
class PlayTables {
 public:
  using Numbers = std::map<std::string, State, std::less<>>;
  PlayTables(const Board& board, const std::vector<PieceType>& piece_types, GameRules rules,
             const Numbers& numbers);

  const Board& board;
  const std::vector<PieceType>& piece_types;
  const GameRules rules;

  Ids<SeatId> seats() const { return board.seat_ids(); }

  /// The moves of a piece, as far as they go for the largest n and for multiple pieces.
  const PieceMoves& moves_of(const Piece& piece) const {
    return moves_[which_[slot(piece.seat, piece.piece_type, piece.unmoved)]];
  }
  const PieceMoves& moves(std::uint16_t table) const { return moves_[table]; }

  /// Which of the tables are a piece's moves, and how many tables there are.
  std::uint16_t table_of(const Piece& piece) const {
    return which_[slot(piece.seat, piece.piece_type, piece.unmoved)];
  }
  std::size_t tables() const { return moves_.size(); }

  const Traits& traits(const Piece& piece, std::uint16_t move) const {
    return traits_[static_cast<std::size_t>(piece.piece_type)][move];
  }

  /// How many cells all moves lead over, from all cells.
  std::int64_t weight() const;

  /// Whether the ways to take on each cell are listed, by origin: those of many riders on a large
  /// board would fill the memory.
  bool keeps_attacks() const { return !attacks_.empty(); }

  /// The ways to take on a cell, but for those of pieces who roam. Requires: they are listed.
  const std::vector<Attack>& attacks(CellId cell) const {
    return attacks_[static_cast<std::size_t>(cell)];
  }

  /// Adds those of one piece, whether or not they are listed.
  void add_attacks(const Piece& piece, CellId from, CellId cell, std::vector<Attack>& found) const;

  /// About how many steps it takes to look at all ways to take on a cell.
  std::int64_t attack_steps(CellId cell) const {
    return keeps_attacks() ? std::ssize(attacks(cell)) : std::int64_t{64} * board.size();
  }

  /// The zone that a seat's mate closes.
  const CellSet& abandoned_zone(SeatId seat) const {
    return abandoned_zones_[static_cast<std::size_t>(seat)];
  }

  /// The cells of a zone, as a seat sees it; by seat.
  using BySeat = std::vector<CellSet>;

  /// What a rule of promotion comes to.
  struct Zones {
    BySeat onto, from, either, after, put;
    std::vector<bool> seats;  ///< whose pieces it is for
  };
  const Zones& zones(std::size_t promotion) const { return zones_[promotion]; }

  /// The rules of promotion of a piece, by their place.
  std::span<const std::size_t> promotions_of(PieceTypeId piece_type) const {
    return promotions_[static_cast<std::size_t>(piece_type)];
  }

  /// What a captured piece is again who was promoted to this piece; the piece itself if nothing
  /// says so.
  PieceTypeId was(PieceTypeId piece_type) const {
    return was_[static_cast<std::size_t>(piece_type)];
  }

  /// The rules of promotion after which bound pieces are free, by their place.
  std::span<const std::size_t> rules_that_unbind() const { return unbinding_; }

  /// The traits of a move that takes whoever may be taken at all.
  const Traits& plain_traits() const { return plain_; }

  bool is_royal(PieceTypeId piece_type) const {
    return piece_type != no_piece_type && royal_[static_cast<std::size_t>(piece_type)];
  }
  /// The rule for the moves that a piece has until it moves, if there is one.
  const Right* right_of(PieceTypeId piece_type) const {
    return rights_[static_cast<std::size_t>(piece_type)];
  }
  /// Whether pieces may come to turn freely.
  bool roams() const { return roams_; }

  /// The cells that burn for a seat; none: no such rule.
  const BySeat& fire() const { return fire_; }
  bool castles(PieceTypeId piece_type) const {
    return castles_[static_cast<std::size_t>(piece_type)];
  }
  bool passes(PieceTypeId piece_type) const {
    return passes_[static_cast<std::size_t>(piece_type)];
  }
  /// Whether a move of the piece restarts the count of quiet moves: one that can be taken in
  /// passing, or that never comes back to a cell that it has left.
  bool is_pawn(PieceTypeId piece_type) const {
    return pawns_[static_cast<std::size_t>(piece_type)];
  }
  bool takes_en_passant(PieceTypeId piece_type) const {
    return piece_type != no_piece_type && takes_[static_cast<std::size_t>(piece_type)];
  }
  const BySeat& passed_over() const { return over_; }
  const BySeat& gating_zones() const { return gating_zones_; }
  const BySeat& goals(std::size_t goal) const { return goals_[goal]; }

  /// The cells from which a piece of a piece can go nowhere, whoever stands where.
  const CellSet& stuck(SeatId seat, PieceTypeId piece_type) const {
    return stuck_[slot(seat, piece_type, false) / 2];
  }

  /// Where a piece in hand may be put, but for who stands where; and the rule for his piece, if
  /// any.
  const CellSet& drops(SeatId seat, PieceTypeId piece_type) const {
    return drops_[slot(seat, piece_type, false) / 2];
  }
  const DropRule* drop_rule(PieceTypeId piece_type) const {
    return drop_rules_[static_cast<std::size_t>(piece_type)];
  }
  const CellSet& drops_unmoved(SeatId seat, PieceTypeId piece_type) const {
    return drops_unmoved_[slot(seat, piece_type, false) / 2];
  }

  std::size_t file_of(CellId cell) const { return file_of_[static_cast<std::size_t>(cell)]; }

  /// The cells that a piece has passed over who has come from one to another.
  std::span<const PieceMoves::Hop> passed(const Piece& piece, CellId from, CellId at) const;

  /// How a hopping attack leads over pieces, and over which.
  const PieceMoves::Hurdles& hurdles(const Attack& attack) const {
    return moves_[attack.moves].hurdles(attack.move);
  }
  const Traits& traits(const Attack& attack) const {
    return traits_[static_cast<std::size_t>(attack.piece_type)][attack.move];
  }

  /// The files of a castling, by their place: those toward lower files, and toward higher ones.
  struct CastlingFiles {
    std::vector<std::size_t> left, right, rook_left, rook_right;
  };
  const CastlingFiles& castling_files(std::size_t rule) const { return castling_[rule]; }

  /// Whether games end by more than mate and stalemate.
  bool ends() const {
    const Ends& end = rules.end;
    return end.checks > 0 || end.passes > 0 || rules.must.facing || !end.goals.empty() ||
           !end.extinctions.empty() || !end.victory.empty() || end.points.left >= 0;
  }

 private:
  BySeat zone(const std::string& name, bool all_if_none) const;
  static std::bitset<limits::piece_types> marked(const PieceTypeList& list);
  void find_promotions();
  void find_pawns();
  void find_stuck();
  void find_drops();
  void find_files();
  std::size_t slot(SeatId seat, PieceTypeId piece_type, bool unmoved) const {
    return (static_cast<std::size_t>(seat) * piece_types.size() +
            static_cast<std::size_t>(piece_type)) *
               2 +
           (unmoved ? 1 : 0);
  }
  void build_move_tables(PieceTypeId id, const State& set);
  void find_attacks();
  template <class Add>
  void each_attack(Attack attack, const PieceMoves::Ray& ray, const Add& add) const;
  std::bitset<limits::piece_types> named(const std::vector<std::string>& ids) const;
  std::bitset<limits::piece_types> hurdle_types(const Hurdle& pieces) const;

  std::vector<PieceMoves> moves_;             ///< each only once
  std::vector<std::uint16_t> which_;          ///< of moves_: by seat, piece and unmoved
  std::vector<std::vector<Traits>> traits_;   ///< by piece and move
  std::vector<std::vector<Attack>> attacks_;  ///< by cell
  Traits plain_;
  bool roams_ = false;
  BySeat abandoned_zones_;
  std::vector<Zones> zones_;                          ///< by promotion
  std::vector<std::vector<std::size_t>> promotions_;  ///< by piece
  std::vector<std::size_t> unbinding_;
  std::vector<PieceTypeId> was_;                                               ///< by piece
  std::bitset<limits::piece_types> royal_, castles_, passes_, takes_, pawns_;  ///< by piece
  std::vector<const Right*> rights_;                                           ///< by piece
  BySeat over_, gating_zones_, fire_;                   ///< none: no such rule
  std::vector<BySeat> goals_;                           ///< by goal
  std::vector<CellSet> stuck_, drops_, drops_unmoved_;  ///< by seat and piece
  std::vector<const DropRule*> drop_rules_;             ///< by piece
  std::vector<std::size_t> file_of_;                    ///< by cell
  std::vector<CastlingFiles> castling_;                 ///< by rule
};

}  // namespace boardwright::play
