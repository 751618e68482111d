// A second, slow move generator for Chess99, written only from the definitions: the engine is
// compared with it and shares no code with it.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "support/rooms.h"

namespace boardwright::test {

/// The initial position, White to move, as position text.
std::string chess99_array();

/// A position and its rules.
///
/// A move is written "FROM TO", followed where it applies by " x CELL" (of the captured piece), " =
/// piece-id" (a Pawn's promotion) or " = multiple". "h5 h5" is a null move.
struct Chess99Reference {
  static constexpr int white = 1, black = 2;

  struct Piece {
    int seat = 0;  // 0: the cell is empty
    char letter = ' ';
    int n = 1;              // leaps of a progressive piece
    bool multiple = false;  // turns freely between leaps
    bool bound = false;     // was a Pawn, and is not on its first rank since
    bool unmoved = false;   // of a progressive Pawn
  };

  int turn = white;
  std::array<Piece, 99> pieces;  // a1 to i1, then a2 to i2 and so on

  /// Throws `std::invalid_argument`, which names the word that is not understood.
  static Chess99Reference parse(const std::string& position_text);

  /// The canonical text.
  std::string print() const;

  /// The moves of the seat to move, sorted.
  std::vector<std::string> legal() const;

  /// The moves of the piece on a cell, as if it were its seat's turn.
  std::vector<std::string> legal_from(const std::string& cell) const;

  /// Plays a legal move and passes the turn on.
  Chess99Reference after(const std::string& move) const;

  /// Perft: the number of move sequences of this length.
  std::uint64_t perft(int depth) const;

  /// Whether the King of the seat to move is attacked.
  bool checked() const;

 private:
  struct Move {
    int from, to;
    bool takes = false;
    bool whole_range = false;  // increases n
    char becomes = ' ';        // the letter of the piece to which a Pawn is promoted
    bool becomes_multiple = false;
  };

  void read_seat(int seat, const std::string& words);
  std::string print_seat(int seat) const;
  static std::string written(const Move& move);
  static std::vector<std::string> written(const std::vector<Move>& moves);

  bool empty(int cell) const { return pieces[cell].seat == 0; }
  template <typename Visit>
  void each_target(const Piece& piece, int from, int left, bool restricted,
                   const Visit& visit) const;
  bool threatens_king(const Piece& piece, int from, int left) const;
  bool threatens_king(int cell) const { return threatens_king(pieces[cell], cell, cell); }
  bool checked(int seat) const;

  std::vector<Move> moves_from(int from) const;
  std::vector<Move> moves() const;
  void play(const Move& move);

  friend class Chess99Dealer;
};

/// A varied position with pieces of all kinds and states, as text; the seat that is not to move is
/// not in check. The same state of the generator gives the same position on every platform.
std::string random_chess99_position(std::mt19937& dice);

}  // namespace boardwright::test
