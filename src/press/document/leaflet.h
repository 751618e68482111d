// The rules of a game on one sheet to fold, and its moves on cards, as blocks like those of a book.
#pragma once
#include "document/book.h"
#include "document/prove.h"

namespace boardwright::document {

/// The set-up, and, as a second part, goal, moves and rules as the game's data tell them.
Book make_leaflet(const BookSources& sources, const Proof& proof);

/// One part for each piece that moves: its name, a figure of its moves if there is one, and its
/// moves in words.
Book make_cards(const BookSources& sources, const Proof& proof);

}  // namespace boardwright::document
