// The words for a game's cells, pieces, zones and numbers in sentences.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "board/rank_rows.h"
#include "game/game.h"

namespace boardwright::english {

using base::listed;
using board::Board;
using game::Game;
using geometry::CellId, geometry::CellSet;
using moves::PieceType, moves::PieceTypeId;
using notation::MoveKind, notation::MovePattern, notation::Then;
using play::PieceTypeList, play::Position;

/// "one" to "twelve", then digits.
std::string number_word(int n);

/// "first" to "twelfth", then digits.
std::string ordinal(int n);

/// "the last rank", "the first three ranks"; empty for ranks in the middle of the board.
std::string ranks_in_words(const board::RankRow& row);

/// A text whose first letter is a capital.
std::string capitalised(std::string text);

/// Names the parts of one game in the words of players.
class GameWords {
 public:
  explicit GameWords(const Game& game);

  const Game& game() const { return *game_; }
  bool has_squares_only() const { return squares_only_; }
  bool has_hexagons_only() const { return hexagons_only_; }

  /// "point" on boards played on points, "square" if all cells have four sides, "cell" otherwise.
  std::string cell() const {
    return game_->board().on_points ? "point" : squares_only_ ? "square" : "cell";
  }
  std::string cells() const { return cell() + "s"; }

  /// "one square", "two squares".
  std::string cells(int n) const { return number_word(n) + " " + (n == 1 ? cell() : cells()); }

  /// The name "Rook" for an id; the plural "Rooks".
  std::string piece_type(std::string_view id) const;
  std::string piece_type(PieceTypeId id) const { return game_->piece_type(id).name; }
  std::string piece_types(std::string_view id) const { return plural(piece_type(id)); }

  /// Lists of names: "Queen, Rook and Bishop"; "a Queen, a Rook or a Bishop"; "Queens, Rooks and
  /// Bishops".
  std::string names(const PieceTypeList& list, std::string_view last) const;
  std::string any_of(const PieceTypeList& list) const;
  std::string all_of(const PieceTypeList& list, std::string_view last = "and") const;

  /// The name of a zone: "the last rank" for `last-rank`.
  std::string zone(std::string_view name) const;

  /// "on ranks 2 to 7", "on rank 3 or 6" for a zone of whole ranks or files that is the same for
  /// every seat; otherwise "in" or "on" and its name.
  std::string where(std::string_view zone) const;

  /// A place in one of several regions: "in the camp or on the last rank", "on squares or
  /// hexagons".
  std::string somewhere(const std::vector<std::string>& words) const;

  /// Words behind a move that stays in one of several regions: " within the palace", ", keeping to
  /// ranks 2 to 7".
  std::string within(const std::vector<std::string>& words) const;

  /// The cells of several regions: "the palace or triangles".
  std::string regions(const std::vector<std::string>& words) const;

  static std::string plural(const std::string& noun);

 private:
  std::string region(const std::string& word) const;

  const Game* game_;
  bool squares_only_, hexagons_only_;
};

}  // namespace boardwright::english
