// The articles of a game as a book, from the same trees as its pages.
#pragma once
#include <vector>

#include "base/report.h"
#include "diagram/diagram.h"
#include "document/book_blocks.h"
#include "document/seal.h"
#include "document/tree.h"
#include "game/game.h"
#include "scene/style.h"

namespace boardwright::document {

/// What a book is made from. It refers to the diagrams and the style.
struct BookSources {
  const Game& game;
  const std::vector<Document>& documents;  ///< of the articles, in the game's order
  const std::vector<Diagram>& diagrams;
  const std::vector<Finding>& findings;
  const std::vector<Seal>& seals;  ///< of the articles
  const Style& style;
  bool checked = false;  ///< what was checked is told at the end of each article
  bool drawn =
      false;  ///< pieces of diagrams that have them both ways are drawn where they are large
};

/// Front matter, articles, notes and index, without paper and boards. Of what was checked it tells
/// the counts and what they mean, and by choice what differs; never the list of all claims. Reports
/// what article_page reports, but for links.
Book make_book(const BookSources& sources, Report& report);

}  // namespace boardwright::document
