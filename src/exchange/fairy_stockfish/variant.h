// The rules that a section of variants.ini can express: those of Fairy-Stockfish.
#pragma once
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace boardwright::fairy_stockfish {

/// The engine's largest board.
inline constexpr int most_files = 12, most_ranks = 10;

/// A square by file and rank, counted from 0; sorted by rank.
struct Square {
  int rank = 0, file = 0;
  friend auto operator<=>(const Square&, const Square&) = default;
};
using Zone = std::set<Square>;

/// Values for White and for Black.
template <class T>
using Both = std::array<T, 2>;

/// Letters of pieces, in lower case; `*` stands for all.
using Letters = std::set<char>;

/// A piece with one of the engine's names: "bers", or "customPiece3" with Betza.
struct Kind {
  char letter = 0;
  std::string betza;  ///< of a custom piece, and of a king with other moves; otherwise empty
  int line = 0;       ///< line of its key
  friend bool operator==(const Kind&, const Kind&) = default;
};

/// The values of all keys that this program supports, with the defaults of missing keys.
struct Variant {
  std::string name;
  std::map<std::string, Kind> kinds;  ///< by the engine's name
  Letters king_type;                  ///< deprecated: the piece whose moves the King has
  int files = 8, ranks = 8;
  std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  std::map<std::string, Both<Zone>> mobility;  ///< by the engine's name of the piece

  // Promotion.
  Both<Zone> promotion{};  ///< filled by plain_variant()
  Both<Letters> pawns{}, becomes{};
  std::map<char, int> at_most;
  std::map<char, char> promoted;  ///< of pieces other than pawns
  bool only_by_capture = false, pawns_must = true, pieces_must = false;

  // Pawns.
  bool double_step = true;
  Both<Zone> double_from{}, triple_from{};
  bool en_passant_anywhere = true;
  Zone en_passant;  ///< otherwise the squares where a pawn can be captured en passant
  Both<Letters> passers{};

  // Castling.
  bool castling = true, castling_dropped = false;
  int king_side = 6, queen_side = 2, castling_rank = 0, king_file = 4;
  int rook_king_side = -1, rook_queen_side = 0;  ///< -1: the last file
  Letters castling_king, castling_rooks;

  // Hands.
  bool drops = false, must_drop = false, keeps = false, to_hand = false;
  bool first_rank_pawns = false, promotion_zone_pawns = false, opposite_bishops = false;
  Both<Zone> drop_zone{};  ///< filled by plain_variant(): all squares
  Letters one_a_file;
  int a_file = 1;
  bool no_pawn_mate = false, no_stuck = false;
  bool gating = false, gating_pieces = false;

  // Obligations and captures.
  bool checks = true, drop_checks = true, must_capture = false, pass = false,
       facing_illegal = false;
  int soldier_rank = 0;
  bool blast = false;
  std::string walling = "none";  ///< `past`: pieces leave a wall behind; others are not supported
  std::string enclosing = "none", flipping = "none";  ///< of drops, and of what changes sides
  Zone enclosing_start;
  bool free_drops = false, pass_stuck = false;

  std::string material = "none";  ///< who wins what would be a draw
  bool full_ends = false, stuck_counts = false;
  std::string counting = "none";  ///< `makruk`, `asean`: against a lone King
  std::string chasing = "none";   ///< `axf`: a piece may not be chased perpetually

  // Ends: -1 loss, 0 draw, 1 win, for the side to move; 2: no such rule.
  int stalemate = 0, mate = -1, extinction = 2;
  bool extinction_reply = false, extinction_royal = false;
  Letters extinct;
  int extinct_left = 0, extinct_against = 0;
  Both<Letters> flag{Letters{'*'}, Letters{'*'}};
  Both<Zone> flag_zone{};
  bool flag_reply = false, flag_safe = false;
  int flag_count = 1;  ///< pieces that must be there together
  int connect = 0;     ///< pieces in a row that end the game; 0: no such rule
  bool connect_horizontal = true, connect_vertical = true, connect_diagonal = true;
  int connect_value = 1;
  int collinear = 0;      ///< pieces on one rank or file that end the game; 0: no such rule
  int connect_block = 0;  ///< pieces in a square of this side that end the game; 0: no such rule
  bool flag_blocked = false;  ///< a goal is also reached by one piece once no square of it is free
  Letters connectors{'*'};
  bool counts_checks = false, perpetual_loses = false;
  int quiet = 50, repetition = 3;
  Both<Letters> resets{};  ///< pieces whose moves reset the count of quiet moves
  int repetition_value =
      0;  ///< result of a repetition, for the side to move: -1 loss, 0 draw, 1 win
  bool repetition_for_white = false;  ///< the value is for White, whichever side is to move

  /// Rules that Boardwright does not support, by key: inherited from a built-in variant.
  std::map<std::string, std::string> unsupported;

  /// The letter of the piece with this name of the engine; 0: none.
  char letter_of(const std::string& kind) const {
    const auto found = kinds.find(kind);
    return found == kinds.end() ? '\0' : found->second.letter;
  }
};

/// The defaults of a variant without a base, without pieces, on a board of this size.
Variant plain_variant(int files, int ranks);

}  // namespace boardwright::fairy_stockfish
