// The rules of a game as a folded leaflet, and its moves as cards, in the blocks of a book.
#pragma once
#include "audit/prove.h"
#include "book/book.h"

namespace boardwright::book {

/// Two parts: the set-up, then goal, moves and rules, written from the game's data.
Book make_leaflet(const BookSources& sources, const audit::Proof& proof);

/// One part for each piece that moves: its name, a figure of its moves, and its moves in words. A
/// piece without a figure in the articles gets an icon. The drawings of `sources` must outlive it.
Book make_cards(const BookSources& sources, const audit::Proof& proof);

}  // namespace boardwright::book
