// How a piece moves in a few words, from the same tree as its sentences: for keys, tables and
// descriptions of pictures.
#pragma once
#include <string>

#include "english/move_tree.h"

namespace boardwright::english {

/// "moves 1 straight forward (up to 2 on its first move); captures 1 diagonally forward". It says
/// all that the sentences say: pieces with different moves have different texts. With
/// Lengths::explained, what lengths_explained() and ends_explained() say is left out.
std::string moves_in_brief(const GameWords& words, const PieceType& piece_type,
                           Lengths lengths = Lengths::unexplained);

}  // namespace boardwright::english
