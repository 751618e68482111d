// Claims that words of a sentence may state.
#pragma once
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "audit/spans.h"
#include "audit/staged.h"
#include "game/plays.h"

namespace boardwright::audit {

using game::Claim;

/// Whether a text has a word that is one of `cues`, "move go leap", with at most four more letters.
/// True for an empty list.
bool has_cue(std::string_view cues, std::string_view text);

/// Whether a text ends with one of these.
bool ends_with_any(std::string_view text, std::initializer_list<std::string_view> endings);

/// Whether a text has a cue for a kind of claim.
bool fits_kind(std::string_view kind, std::string_view text);

/// Whether a kind of claim counts what the words after a number name: "cells", "moves".
bool counts(std::string_view kind, std::string_view words);

/// Whether fits_kind() knows a kind.
bool is_offered(std::string_view kind);

/// Makes claims, without their values, from the names in some words.
class ClaimsAbout {
 public:
  /// Adds positions to the game when sentences are about castling, promotion or checks. Requires:
  /// all of these outlive this object.
  ClaimsAbout(Game& game, game::GameLogics& logics);

  /// The claims to try for these words, the likeliest first.
  std::vector<Claim> about(const Span& span);

 private:
  using Keys = std::vector<std::pair<std::string, std::string>>;

  /// The role of a cell in a sentence.
  enum class Role { origin, target, own, enemy, other };
  struct Cells {
    std::string origin;
    std::vector<std::string> all, targets, own, enemy, others;
  };

  static Role role_of(std::string_view gap, std::string_view after, bool has_origin);
  static Cells cells_in(std::string_view words, const std::vector<Mark>& marks);
  static Cells cells_of(const Span& span);
  void add(std::string_view kind, Keys keys, std::vector<std::string> like = {});
  void add_for_seats(std::string_view kind, const Keys& keys, bool of_army = false);
  std::vector<std::string> seats(bool of_army) const;
  board::SeatId seat_of(std::string_view number) const;
  std::string lines_named(std::string_view kind) const;
  Keys selection() const;
  std::string first_cell(const moves::PieceType& piece_type, std::string_view what) const;
  std::vector<std::string> own_moves(const moves::PieceType& piece_type) const;

  std::string counted_noun() const;
  bool is_of_manner() const;
  bool is_of_array() const;
  void add_counts();
  void add_array(const std::vector<std::string>& pieces);
  void add_reach(const moves::PieceType& piece_type);
  void add_with_pieces(const Keys& at);
  void add_captures(const moves::PieceType& piece_type, const std::string& origin);
  void add_range(const moves::PieceType& piece_type);
  void add_leaps(const moves::PieceType& piece_type);
  void add_manner(const moves::PieceType& piece_type, const std::vector<std::string>& named);
  void add_row();
  void add_first_moves(const moves::PieceType& piece_type);
  void add_board();
  void add_zones();
  void add_names();
  void add_promotions();
  void add_castling();
  void add_ends();
  void add_in_position();
  void add_moves_of(const StagedPiece& piece, const std::vector<StagedPiece>& pieces);
  std::vector<StagedPiece> pieces_put(const moves::PieceType* mover, bool uncoloured_own) const;
  void add_staged(std::string_view kind, const std::vector<StagedMove>& moves);

  Game& game_;
  const board::Board& board_;
  Stage stage_;
  std::optional<std::vector<StagedMove>> promotions_, attacked_, checks_;
  std::optional<StagedCastling> castling_;
  const Span* span_ = nullptr;
  std::string small_;  ///< its words in lowercase
  Cells cells_;
  board::SeatId mover_seat_ = board::first_seat;  ///< of the position that is set up
  std::vector<Claim> claims_;
};

}  // namespace boardwright::audit
