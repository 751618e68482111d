// How games end: goals, lost men, checks, mates.
#pragma once
#include <optional>
#include <string>
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
    goal,        ///< a man has reached the zone
    extinction,  ///< too few men are left
    checks,
    collection,  ///< one of each piece has been taken
    quiet,       ///< too many moves without a capture
    facing,      ///< royal men face each other after a pass
    passes       ///< too many passes one after the other
  };
  By by = By::mate;
  std::optional<SeatId> winner;  ///< a draw has none
  friend bool operator==(const Ending&, const Ending&) = default;
};

/// Whether royal men of two sides face each other: one sees the other straight ahead.
bool are_facing(const PlayTables& tables, const Position& position);

/// How a position ends its game, without a look at whether any move is legal; nothing while the
/// game goes on.
std::optional<Ending> decided(const PlayTables& tables, const Position& position);

/// How a game ends in which the seat whose turn it is has no legal move.
Ending without_moves(const PlayTables& tables, const Position& position, bool in_check);

}  // namespace boardwright::play
