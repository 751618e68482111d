// The rules of a game as a folded leaflet, and its moves as cards, in the blocks of a book.
#pragma once
#include "audit/prove.h"
#include "book/book.h"

namespace boardwright::book {

/// Two parts: the set-up, then goal, moves, rules and the places that they name, written
/// from the game's data. The drawings of `sources` must outlive it.
Book make_leaflet(const BookSources& sources, const audit::Proof& proof);

/// The words of paragraphs and lists.
std::string plain_text(const BookBlocks& blocks);

/// One part for each piece that moves: its name, the icon of its moves, or their figure in the
/// articles where no icon shows them, and its moves in words; then parts for the signs of pictures,
/// for lines, for where moves end, for lengths, and for rules that the engine does not play. The
/// drawings of `sources` must outlive it.
Book make_cards(const BookSources& sources, const audit::Proof& proof);

}  // namespace boardwright::book
