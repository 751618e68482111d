// How games end: goals, lost pieces, checks, mates.
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
    collection,  ///< one of each piece has been taken
    quiet,       ///< too many moves without a capture
    facing,      ///< royal pieces face each other after a pass
    passes,      ///< too many passes one after the other
    repetition,  ///< the position has come too often
    points       ///< the pieces left are worth too little
  };
  By by = By::mate;
  std::optional<SeatId> winner;  ///< none: a draw, or `loser` has lost to several
  SeatId seat = first_seat;      ///< of whom it tells: who is mated, has reached a zone, is out
  PieceTypeId piece_type = no_piece_type;  ///< which piece has reached a zone
  std::size_t rule = 0;              ///< by its place among goals or extinctions; or one of these
  std::optional<SeatId> loser = {};  ///< the seat that has lost where several share the win
  static constexpr std::size_t perpetual = 1;  ///< of a repetition: by checks all the time
  static constexpr std::size_t repeating = 2;  ///< of a repetition: by who has brought it about
  /// Endings are told apart by how they came and who has won.
  friend bool operator==(const Ending& a, const Ending& b) {
    return a.by == b.by && a.winner == b.winner && a.loser == b.loser;
  }
};

/// One word for a way of ending, as JSON has it.
std::string_view word_of_ending(Ending::By by);

/// "White has won: its King reached the last rank."
std::string sentence_of(const Ending& ending, const Board& board,
                        const std::vector<PieceType>& piece_types, const GameRules& rules);

/// Whether royal pieces of two sides face each other: one sees the other straight ahead.
bool are_facing(const PlayTables& tables, const Position& position);

/// How a position ends its game, without a look at whether any move is legal; nothing while the
/// game goes on.
std::optional<Ending> decided(const PlayTables& tables, const Position& position);

/// The end by the positions that a game has had, of which the last is now: by repetition, or by
/// moves without a capture. Mostly a draw.
std::optional<Ending> by_history(const PlayTables& tables, std::span<const Position> game);

/// How a game ends in which the seat whose turn it is has no legal move.
Ending without_moves(const PlayTables& tables, const Position& position, bool in_check);

}  // namespace boardwright::play
