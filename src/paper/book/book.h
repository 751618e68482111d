// The articles of a game as a book, from the same document trees as its pages.
#pragma once
#include <vector>

#include "audit/seal.h"
#include "base/report.h"
#include "book/book_blocks.h"
#include "diagram/diagram.h"
#include "game/game.h"
#include "scene/style.h"
#include "text/tree.h"

namespace boardwright::book {

using diagram::Diagram;

/// What a book is made from. Holds references to the diagrams and the style.
struct BookSources {
  const game::Game& game;
  const std::vector<text::Document>& documents;  ///< of the articles, in the order of the game
  const std::vector<Diagram>& diagrams;
  const std::vector<game::Finding>& findings;
  const std::vector<audit::Seal>& seals;  ///< of the articles
  const scene::Style& style;
  bool checked = false;  ///< adds an appendix on what was checked to each article
  bool drawn = false;    ///< draws the pieces of large diagrams that exist in both forms
  const scene::PieceSet* piece_set = nullptr;  ///< for icons of moves; null: pieces show letters
};

/// Front matter, articles, notes and index, without paper and boards. The appendix on what was
/// checked has the counts and their meaning, and by choice the differences, but never the list of
/// all claims. Reports what article_page reports, except for links.
Book make_book(const BookSources& sources, Report& report);

}  // namespace boardwright::book
