// The shuffled arrays of Interactive Diagrams.
#pragma once
#include "interactive_diagram/diagram.h"

namespace boardwright::interactive_diagram {

/// A King that is shuffled and castles, and the piece that it castles with: the King is laid
/// between two of these. Null if there is none.
struct ShuffledKing {
  const PieceLine* king = nullptr;
  const PieceLine* rook = nullptr;
};

/// Makes the key `shuffle` of the game.
void make_shuffle(const Diagram& diagram, const ShuffledKing& castling, ImportedGame& made,
                  Lacks& lacks, Report& report);

}  // namespace boardwright::interactive_diagram
