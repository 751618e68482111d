// The spellings of a legal move in algebraic notation, short and long.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "play/game_logic.h"

namespace boardwright::play {

/// Whether pieces are promoted by turning them over, as in shogi: some letter begins with a plus.
bool turns_over(const std::vector<PieceType>& piece_types);

/// Writes the moves of one position.
class AlgebraicForms {
 public:
  /// Requires: both outlive this.
  AlgebraicForms(const GameLogic& play, const Position& position);

  /// The spelling of a move's origin; `full` adds all side effects, `words` is print_move().
  enum class Form { castling, plain, file, rank, cell, full, words };
  static constexpr std::array<Form, 7> shortest_first = {
      Form::castling, Form::plain, Form::file, Form::rank, Form::cell, Form::full, Form::words};

  /// A move in one form; empty if it has none.
  std::string text(const Move& move, Form form) const;

  /// All spellings of a move that players use, each reduced().
  std::vector<std::string> spellings(const Move& move) const;

  /// A text without optional signs: e8=Q+ becomes e8Q.
  std::string reduced(std::string_view text) const;

 private:
  std::string letter(const Move& move) const;
  std::string origin(const Move& move, Form form) const;
  std::string becomes(const Move& move) const;
  std::string besides(const Move& move) const;
  std::string full(const Move& move) const;
  std::string castling(const Move& move) const;
  bool is_pawn(const Move& move) const;
  bool captures_en_passant(const Move& move) const;
  const PieceType& mover(const Move& move) const;

  const Board& board_;
  const std::vector<PieceType>& piece_types_;
  const Position& position_;
  bool turning_ = false;
};

}  // namespace boardwright::play
