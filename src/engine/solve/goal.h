// What a problem asks for: "#2", "h#2.5", "ser-=5", as problemists write it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/refusal.h"
#include "board/seat.h"

namespace boardwright::solve {

/// A stipulation. The seat to move in the position is the one that begins.
struct Goal {
  enum class Kind {
    direct,      ///< the seat to move forces the aim against any defence: "#3"
    self,        ///< it forces its opponent to reach the aim against itself: "s#2"
    help,        ///< both sides cooperate; the seat that moves last reaches the aim: "h#2", "h#2.5"
    series,      ///< the seat to move alone makes all moves: "ser-#4"
    series_help  ///< it makes all moves but the last, and its opponent reaches the aim: "ser-h#4"
  };
  enum class Aim {
    mate,       ///< "#"
    stalemate,  ///< "="
    win         ///< "+": any end of the game that wins it
  };
  Kind kind = Kind::direct;
  Aim aim = Aim::mate;
  int moves = 1;      ///< of the seat that reaches the aim; in a series, of the seat to move
  bool half = false;  ///< of a help: the seat that reaches the aim also begins

  /// Whether the aim is forced against all replies, and not reached by working together.
  bool is_forced() const { return kind == Kind::direct || kind == Kind::self; }
  bool is_series() const { return kind == Kind::series || kind == Kind::series_help; }
  /// The number of moves of both seats in a solution of full length.
  int length() const;
  /// Whether the seat that makes the first of the last `left` moves makes the next one too.
  bool goes_on(int left) const;
  /// The seat that begins in published problems, where the first seat reaches the aim, or forces
  /// the second to do so.
  board::SeatId usually_begins() const;
  friend bool operator==(const Goal&, const Goal&) = default;
};

/// Reads a stipulation; nothing if the text is none. Law: read_goal(print_goal(g)) is g.
std::optional<Goal> read_goal(std::string_view text);
std::string print_goal(const Goal& goal);

/// Refuses a text that is no stipulation, and says how these are written.
base::Refusal not_a_goal(std::string_view text);

}  // namespace boardwright::solve
