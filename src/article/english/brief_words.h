// How a piece moves in a few words, from the same tree as its sentences: for keys, tables and
// pictures that are described.
#pragma once
#include <string>

#include "english/move_tree.h"

namespace boardwright::english {

/// "1 forward, first move 2; captures 1 diagonally forward". All that the sentences say is there:
/// pieces with different moves have different texts.
std::string moves_in_brief(const GameWords& words, const PieceType& piece_type);

}  // namespace boardwright::english
