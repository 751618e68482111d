// Who answers for the numbers in an article's prose: the engine, the author, or nobody.
#pragma once
#include "base/report.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// How many numbers of a text are told and cannot be computed, and how many nobody answers for.
struct Account {
  int told = 0, open = 0;
};

/// Counts the numbers of an article, but for its headings: digits, and words from two to
/// ninety-nine, half, most, all and none that stand before a word for pieces or cells.
///
/// Those in `{{…}}` are accounted for. So are dates, years, prices, sizes with a unit and versions,
/// which only the author can know, and numbers that are names: of sections, of diagrams, and of the
/// ranks and files of a board. Tells of each other one: an error in an article that is `strict`,
/// else a warning. What is written from the game's data has no others. Reports words that do not
/// say what their claim computes.
Account account_of(const Game& game, const Article& article, const Document& text,
                   const std::vector<Finding>& findings, Report& report);

}  // namespace boardwright::document
