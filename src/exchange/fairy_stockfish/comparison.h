// Plays random games of an imported variant here and in the engine, and says what differs.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "fairy_stockfish/engine.h"
#include "fairy_stockfish/imported.h"
#include "game/game.h"

namespace boardwright::fairy_stockfish {

/// One difference between the rules here and there.
struct Difference {
  enum class What {
    only_here,   ///< moves that are legal here alone
    only_there,  ///< moves that are legal there alone
    ends_here,   ///< the game has ended here alone
    ends_there,
    result,   ///< it has ended on both sides, with other results
    position  ///< the same moves lead to other positions
  };
  What what = What::only_here;
  std::string fen;                 ///< the position here
  std::string line;                ///< the moves that lead to it, by the engine's names
  std::vector<std::string> moves;  ///< those that differ
  std::string here, there;         ///< other things that differ: positions, results
  std::string key;                 ///< the key of the file that may be the cause; empty: unknown
  base::Place place = {};          ///< of the key
};

/// What a comparison found.
struct Comparison {
  int games = 0, positions = 0;
  std::vector<Difference> differences;  ///< those of the first position of a game that has any
  bool silent = false;                  ///< the engine gave no answer, which ended the comparison
};

/// The number, seed and greatest length of random games.
struct RandomGames {
  int games = 10;
  std::uint64_t seed = 1;
  int most_moves = 200;  ///< a longer game is broken off
};

/// Plays games of a variant that the engine has loaded. Equal seeds give equal games, whatever
/// other variants are played. Requires: `imported.variant` is set, and `game` was made from it.
Comparison compare_with_engine(Engine& engine, const game::Game& game, const Imported& imported,
                               const RandomGames& random);

/// The word for a kind of difference, as in JSON.
std::string_view word_of_difference(Difference::What what);

/// "b1c3 and b1a3 are legal here and not there", without the position.
std::string sentence_of(const Difference& difference);

}  // namespace boardwright::fairy_stockfish
