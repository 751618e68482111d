// Lookup tables of a game's rules on its board, built once for all positions.
#pragma once
#include <bitset>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "geometry/small_cell_set.h"
#include "play/line_rules.h"
#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

/// A way in which a piece can capture on a cell: from where, and over which cells.
struct Attack {
  CellId origin = no_cell;
  PieceTypeId piece_type = no_piece_type;
  std::int16_t leaps = 0;             ///< the least n that reaches the cell; 0: any
  std::uint16_t moves = 0;            ///< index of the move table
  std::uint16_t move = 0;             ///< index among the moves of the type
  bool hopping = false;               ///< needs hurdles on the hops before the cell
  bool on_way = false;                ///< of a ray that captures on its way
  bool for_multiple = false;          ///< only of a multiple piece
  std::uint8_t seats = 0;             ///< one bit each: bit_of(seat)
  std::uint8_t unmoved = 0;           ///< 1: pieces that have moved, 2: unmoved pieces, 3: both
  std::uint16_t next = 0;             ///< index of the first attack of the next origin; 0: unknown
  std::uint32_t first = 0, last = 0;  ///< hops before the cell; `last` is the cell
  std::uint32_t end = 0;              ///< past the last hop of the ray

  /// The ray of an attack that captures at its end.
  PieceMoves::Ray ray() const { return {first, end, false, true, false, hopping, move, no_cell}; }
};

/// The bit of a seat in Attack::seats.
constexpr std::uint8_t bit_of(SeatId seat) { return static_cast<std::uint8_t>(1u << index(seat)); }
static_assert(base::limits::seats <= 8, "an attack has eight bits for seats");
static_assert(base::limits::seats * base::limits::piece_types * 2 <= UINT16_MAX,
              "an attack numbers all tables");

/// Properties of a move pattern besides its cells.
struct Traits {
  bool halting = false, counting = false;
  bool limited = false;                            ///< its range is the piece's n
  bool for_multiple = false;                       ///< only for multiple pieces
  std::bitset<base::limits::piece_types> sparing;  ///< types that it does not capture
  std::bitset<base::limits::piece_types> hurdles;  ///< types that it can lead over
  std::bitset<base::limits::piece_types> swaps;    ///< types with which it changes places
  bool rifle = false;                              ///< it captures without leaving its cell
};

/// Whether moves are the same for every seat.
bool same_for_all(const std::vector<notation::MovePattern>& moves, const Board& board);

/// The tables of one game, for positions with the same `numbers`.
class PlayTables {
 public:
  using Numbers = std::map<std::string, State, std::less<>>;
  PlayTables(const Board& board, const std::vector<PieceType>& piece_types, GameRules rules,
             const Numbers& numbers);
  PlayTables(const PlayTables&) = delete;  // it points into its own rules

  const Board& board;
  const std::vector<PieceType>& piece_types;
  const GameRules rules;
  const LineRules line_rules;
  const PieceTypeId blocker;  ///< see GameRules::blocker()
  const bool notes_captures;  ///< see GameRules::notes_captures()

  Ids<SeatId> seats() const { return board.seat_ids(); }

  /// The moves of a piece, for the largest n and for multiple pieces.
  const PieceMoves& moves_of(const Piece& piece) const {
    return moves_[which_[slot(piece.seat, piece.piece_type, piece.unmoved)]];
  }
  const PieceMoves& moves(std::uint16_t table) const { return moves_[table]; }

  /// The index of a piece's move table, and the number of move tables.
  std::uint16_t table_of(const Piece& piece) const {
    return which_[slot(piece.seat, piece.piece_type, piece.unmoved)];
  }
  std::size_t tables() const { return moves_.size(); }

  const Traits& traits(const Piece& piece, std::uint16_t move) const {
    return traits_[static_cast<std::size_t>(piece.piece_type)][move];
  }

  /// The number of cells on all moves, from all cells.
  std::int64_t weight() const;

  /// Whether attacks are listed by target cell. They are not where they would need too much memory,
  /// as with many riders on a large board.
  bool keeps_attacks() const { return !attacks_.empty(); }

  /// The attacks on a cell, by origin, without those of free-turning pieces. Requires:
  /// keeps_attacks().
  const std::vector<Attack>& attacks(CellId cell) const {
    return attacks_[static_cast<std::size_t>(cell)];
  }

  /// Whether attacks can be looked up by their origin: on boards that are not too large, if no
  /// piece changes places with others.
  bool has_origins() const { return !origins_.empty(); }

  /// The cells from which any piece can capture on a cell. Requires: has_origins().
  geometry::SmallCellSet origins(CellId cell) const { return origins_[index(cell)]; }

  /// The index, among the attacks on a cell, of the first from one of its origins. Requires:
  /// has_origins().
  std::size_t first_attack(CellId cell, CellId origin) const {
    return first_attacks_[index(cell) * origins_.size() + index(origin)];
  }

  /// Adds the attacks of one piece on a cell. Works without keeps_attacks() too.
  void add_attacks(const Piece& piece, CellId from, CellId cell, std::vector<Attack>& found) const;

  /// The approximate number of steps that looking at all attacks on a cell takes.
  std::int64_t attack_steps(CellId cell) const {
    return keeps_attacks() ? std::ssize(attacks(cell)) : std::int64_t{64} * board.size();
  }

  /// The zone of a seat that becomes a dead zone when the seat is mated.
  const CellSet& abandoned_zone(SeatId seat) const {
    return abandoned_zones_[static_cast<std::size_t>(seat)];
  }

  /// The cells of a zone as each seat sees it, by seat.
  using BySeat = std::vector<CellSet>;

  /// The zones of a promotion rule.
  struct Zones {
    BySeat onto, from, either, after, put;
    std::vector<bool> seats;  ///< the seats that it applies to
  };
  const Zones& zones(std::size_t promotion) const { return zones_[promotion]; }

  /// The promotion rules of a type, by index.
  std::span<const std::size_t> promotions_of(PieceTypeId piece_type) const {
    return promotions_[static_cast<std::size_t>(piece_type)];
  }

  /// The type to which a promoted piece of this type reverts when captured; the type itself if no
  /// rule says so.
  PieceTypeId demoted_type(PieceTypeId piece_type) const {
    return demoted_types_[static_cast<std::size_t>(piece_type)];
  }

  /// Whether a piece of one type becomes the other by a rule that demotes it when captured.
  bool demotes(PieceTypeId piece_type, PieceTypeId promoted) const {
    return std::ranges::any_of(promotions_of(piece_type), [&](std::size_t place) {
      const Promotion& rule = rules.promotions[place];
      return rule.demoted && among(promoted, rule.to) && rule.piece_types.front() != promoted;
    });
  }

  /// The promotion rules that free bound pieces, by index.
  std::span<const std::size_t> rules_that_unbind() const { return unbinding_; }

  /// The traits of an ordinary move, which captures all that can be captured.
  const Traits& plain_traits() const { return plain_; }

  bool is_royal(PieceTypeId piece_type) const {
    return piece_type != no_piece_type && royal_[static_cast<std::size_t>(piece_type)];
  }
  /// The rule for the moves that a type has only until it moves; null if there is none.
  const Right* right_of(PieceTypeId piece_type) const {
    return rights_[static_cast<std::size_t>(piece_type)];
  }
  /// Whether any piece can capture by a flood: along a path, or by leaps that turn freely.
  bool has_roamers() const { return has_roamers_; }
  bool roams(const Piece& piece) const {
    const Roams roams = roams_[slot(piece.seat, piece.piece_type, piece.unmoved)];
    return roams == Roams::always || (roams == Roams::once_multiple && piece.multiple);
  }

  bool castles(PieceTypeId piece_type) const {
    return castles_[static_cast<std::size_t>(piece_type)];
  }
  bool can_be_taken_en_passant(PieceTypeId piece_type) const {
    return passes_[static_cast<std::size_t>(piece_type)];
  }
  /// Whether a move of the type resets the count of quiet moves: it can be captured en passant, or
  /// it can never come back to a cell that it has left.
  bool is_pawn(PieceTypeId piece_type) const {
    return pawns_[static_cast<std::size_t>(piece_type)];
  }
  bool takes_en_passant(PieceTypeId piece_type) const {
    return piece_type != no_piece_type && takes_[static_cast<std::size_t>(piece_type)];
  }
  const BySeat& en_passant_zones() const { return en_passant_zones_; }
  const BySeat& gating_zones() const { return gating_zones_; }
  const BySeat& goals(std::size_t goal) const { return goals_[goal]; }

  /// The cells on which a seat's pieces of a type may stand.
  const CellSet& stands(SeatId seat, PieceTypeId piece_type) const {
    return stands_[slot(seat, piece_type, false) / 2];
  }

  /// The cells from which a piece of a type has no move in any position.
  const CellSet& stuck(SeatId seat, PieceTypeId piece_type) const {
    return stuck_[slot(seat, piece_type, false) / 2];
  }

  /// The cells on which a piece in hand can be dropped if they are empty; and the rules for its
  /// type, all of which apply.
  const CellSet& drops(SeatId seat, PieceTypeId piece_type) const {
    return drops_[slot(seat, piece_type, false) / 2];
  }
  const std::vector<const DropRule*>& drop_rules(PieceTypeId piece_type) const {
    return drop_rules_[static_cast<std::size_t>(piece_type)];
  }
  const CellSet& drops_unmoved(SeatId seat, PieceTypeId piece_type) const {
    return drops_unmoved_[slot(seat, piece_type, false) / 2];
  }

  /// The cells that a piece passed over on its move from one cell to another.
  std::span<const PieceMoves::Hop> passed(const Piece& piece, CellId from, CellId at) const;

  /// The hurdles of a hopping attack.
  const PieceMoves::Hurdles& hurdles(const Attack& attack) const {
    return moves_[attack.moves].hurdles(attack.move);
  }
  const Traits& traits(const Attack& attack) const {
    return traits_[static_cast<std::size_t>(attack.piece_type)][attack.move];
  }

  /// The files of a castling rule, by index: toward lower files and toward higher ones.
  struct CastlingFiles {
    std::vector<int> left, right, rook_left, rook_right;
  };
  const CastlingFiles& castling_files(std::size_t rule) const { return castling_[rule]; }

  /// Whether games can end otherwise than by mate, stalemate and history.
  bool ends() const {
    const Ends& end = rules.end;
    return end.checks > 0 || !end.goals.empty() || !end.extinctions.empty() ||
           end.points.left >= 0 || line_rules.has(RulePhase::ends);
  }

 private:
  BySeat zone(const std::string& name, bool all_if_none) const;
  static std::bitset<base::limits::piece_types> marked(const PieceTypeList& list);
  void find_promotions();
  void find_roamers();
  void find_pawns();
  void find_stands();
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
  void find_origins();
  template <class Add>
  void each_attack(Attack attack, const PieceMoves::Ray& ray, const Add& add) const;
  std::bitset<base::limits::piece_types> named(const std::vector<std::string>& ids) const;
  std::bitset<base::limits::piece_types> hurdle_types(const notation::Hurdle& pieces) const;

  enum class Roams : std::uint8_t { never, once_multiple, always };
  std::vector<PieceMoves> moves_;                ///< without duplicates
  std::vector<std::uint16_t> which_;             ///< index in moves_ by slot()
  std::vector<std::vector<Traits>> traits_;      ///< by type and move
  std::vector<std::vector<Attack>> attacks_;     ///< by cell
  std::vector<geometry::SmallCellSet> origins_;  ///< by cell
  std::vector<std::uint16_t> first_attacks_;     ///< by cell and origin
  Traits plain_;
  std::vector<Roams> roams_;  ///< by slot()
  bool has_roamers_ = false;
  BySeat abandoned_zones_;
  std::vector<Zones> zones_;                          ///< by promotion
  std::vector<std::vector<std::size_t>> promotions_;  ///< by type
  std::vector<std::size_t> unbinding_;
  std::vector<PieceTypeId> demoted_types_;                                           ///< by type
  std::bitset<base::limits::piece_types> royal_, castles_, passes_, takes_, pawns_;  ///< by type
  std::vector<const Right*> rights_;                                                 ///< by type
  BySeat en_passant_zones_, gating_zones_;                       ///< empty: no such rule
  std::vector<BySeat> goals_;                                    ///< by goal
  std::vector<CellSet> stands_, stuck_, drops_, drops_unmoved_;  ///< by seat and type
  std::vector<std::vector<const DropRule*>> drop_rules_;         ///< by type
  std::vector<CastlingFiles> castling_;                          ///< by rule
};

}  // namespace boardwright::play
