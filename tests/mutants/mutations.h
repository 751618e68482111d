// Small changes to the rules of a game, each of which its claims should notice.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "game/game.h"
#include "support/rooms.h"

namespace boardwright::test {

/// A change to a game that can be made and undone.
struct Mutant {
  /// What is changed: a move of a piece, a zone, a board, or a rule of play.
  enum class Of { piece_type, zone, board, play };
  Of of = Of::piece_type;
  std::string what;   ///< "rook: slide orthogonal -> step orthogonal"
  std::string about;  ///< id of the piece or zone, name of the cell; its claims are asked first
  std::function<void(Game&)> make, undo;
};

/// Every move of every piece dropped, and changed in every part: its manner, each axis, its range,
/// each condition, and what it may do. A move that several pieces have from one line of the data is
/// changed in all of them. What it says of the cells on which it stands is changed, too.
std::vector<Mutant> mutants_of_pieces(const Game& game);

/// Every zone without each of its cells, and with a cell beside it.
std::vector<Mutant> mutants_of_zones(const Game& game);

/// Every board without each of its cells, and, if its cells have colours, with each other colour
/// for each of them. Pieces on a cell that is gone are gone, too.
std::vector<Mutant> mutants_of_boards(const Game& game);

/// Every rule of [play] left out, and changed in every part.
std::vector<Mutant> mutants_of_play(const Game& game);

/// A place where the pieces of two lists, one by one, go to other cells: on the game's own board,
/// from every cell on which they may stand, for every seat, with their numbers small and large,
/// with no other pieces there and among random ones. Nothing if there is none. (Conditions that
/// only play asks for, as `halting`, count as other cells.)
std::optional<std::string> difference(const Game& game, const std::vector<PieceType>& piece_types,
                                      const std::vector<PieceType>& others);

}  // namespace boardwright::test
