// Mutation testing of games: small changes to the rules, each of which the claims should detect.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "support/rooms.h"

namespace boardwright::test {

/// A reversible change to a game.
struct Mutant {
  /// What is changed: a move of a piece type, a zone, a board, or a rule of play.
  enum class Of { piece_type, zone, board, play };
  Of of = Of::piece_type;
  std::string what;   ///< "rook: slide orthogonal -> step orthogonal"
  std::string about;  ///< id of piece type or zone, or name of cell; its claims are checked first
  std::function<void(Game&)> make, undo;
};

/// Mutants of piece types. Every move pattern is dropped, and changed in every part: its kind, each
/// axis, its range, each condition, and whether it moves or captures. A pattern that several piece
/// types share from one line of the data is changed in all of them. The shapes of cells on which a
/// piece type stands are changed, too.
std::vector<Mutant> mutants_of_pieces(const Game& game);

/// Mutants of zones: every zone without each of its cells, and with one cell added.
std::vector<Mutant> mutants_of_zones(const Game& game);

/// Mutants of boards: every board without each of its cells and, if its cells have colours, with
/// each other colour for each cell. Pieces on a removed cell are removed, too.
std::vector<Mutant> mutants_of_boards(const Game& game);

/// Mutants of play: every rule of [play] is removed, and changed in every part.
std::vector<Mutant> mutants_of_play(const Game& game);

/// Mutants of ends: each has every other result, or is left out.
std::vector<Mutant> mutants_of_results(const Game& game);

/// Describes a situation in which the piece types of two lists, compared pairwise, reach different
/// cells. Tries every cell of the game's board on which they can stand, every seat, small and large
/// numbers of the piece, the empty board and random positions. Returns nothing if there is no
/// difference. Conditions that are checked only in play, such as `halting`, count as a difference.
std::optional<std::string> difference(const Game& game, const std::vector<PieceType>& piece_types,
                                      const std::vector<PieceType>& others);

}  // namespace boardwright::test
