// The ends of games: goals, lost pieces, checks, mates.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/position.h"
#include "play/rules.h"

namespace boardwright::play {

class PlayTables;

/// How a game has ended.
struct Ending {
  enum class By {
    mate,
    stalemate,
    goal,        ///< a piece has reached the zone
    extinction,  ///< too few pieces are left
    checks,
    quiet,       ///< too many moves without a capture
    repetition,  ///< the position has occurred too often
    points,      ///< the remaining pieces are worth too little
    line         ///< a line of `rules` says so
  };
  By by = By::mate;
  std::optional<SeatId> winner;            ///< none: a draw, or `loser` loses to several seats
  SeatId seat = first_seat;                ///< the seat that is mated, has reached a zone or is out
  PieceTypeId piece_type = no_piece_type;  ///< the type that has reached a zone or is extinct
  std::size_t rule = 0;  ///< index among goals, extinctions or lines, or a constant below
  std::optional<SeatId> loser = {};            ///< the only loser, where several seats win
  std::optional<SeatId> better = {};           ///< of a draw: the seat with three quarters
  static constexpr std::size_t perpetual = 1;  ///< `rule` of a repetition by perpetual check
  static constexpr std::size_t repeating = 2;  ///< `rule` of a repetition that a seat caused
  /// Endings are equal if cause, winner, loser and the better seat of a draw are.
  friend bool operator==(const Ending& a, const Ending& b) {
    return a.by == b.by && a.winner == b.winner && a.loser == b.loser && a.better == b.better;
  }
};

/// The word for a cause, as in JSON.
std::string_view word_of_ending(Ending::By by);

/// "White has won: its King reached the last rank."
std::string sentence_of(const Ending& ending, const Board& board,
                        const std::vector<PieceType>& piece_types, const GameRules& rules);

/// The ending that a position has by itself, without looking for legal moves; nothing if the game
/// goes on.
std::optional<Ending> decided(const PlayTables& tables, const Position& position);

/// The ending by repetition or by quiet moves, from all positions of a game up to the current one,
/// which is the last. Usually a draw.
std::optional<Ending> by_history(const PlayTables& tables, std::span<const Position> game);

/// The ending where the seat whose turn it is has no legal move: mate or stalemate.
Ending without_moves(const PlayTables& tables, const Position& position, bool in_check);

}  // namespace boardwright::play
