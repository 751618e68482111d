// The shuffled arrays of Interactive Diagrams.
#pragma once
#include "interactive_diagram/diagram.h"

namespace boardwright::interactive_diagram {

/// Makes the key `shuffle` of the game.
void make_shuffle(const Diagram& diagram, ImportedGame& made, Lacks& lacks, Report& report);

}  // namespace boardwright::interactive_diagram
