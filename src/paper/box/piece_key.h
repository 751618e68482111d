// The key of the pieces of a kit: what each drawing is called, how many there are, how it moves.
#pragma once
#include <optional>

#include "counters/piece_print.h"

namespace boardwright::box {

/// The sources of a key.
struct KeySources {
  const game::Game& game;
  const scene::Style& style;
  const scene::PieceSet* piece_set = nullptr;  ///< null: pieces show letters
  const scene::Style& marks;  ///< style of what is printed beside boards and pieces
};

/// The pages of a key, and the drawings to which they point. Movable.
struct PieceKey {
  counters::PiecesPages made;
  std::unique_ptr<counters::CounterDrawings> drawings;
};

/// "8 each", "White 8, Black 7", "1 each, not at the start", "on the back of the Pawn": the number
/// of a type among some pieces.
std::string number_text(const game::Game& game, const std::vector<game::PieceCount>& pieces,
                        moves::PieceTypeId piece_type);

/// Makes a key of all pieces of the game: the counter of each seat as it is printed, name, native
/// name, letter, number, and the icon of its moves. `pieces`: those of the kit.
PieceKey piece_key(const KeySources& sources, const std::vector<game::PieceCount>& pieces,
                   const base::PaperSize& paper);

}  // namespace boardwright::box
