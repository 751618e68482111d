// Accounts for the numbers in an article's prose: computed by the engine, cited by the author, or
// open.
#pragma once
#include "base/report.h"
#include "game/game.h"
#include "text/tree.h"

namespace boardwright::audit {

using base::Report;
using game::Article, game::Claim, game::Finding, game::Game;
using text::Document;

/// Counts the numbers of a text that are cited because they cannot be computed, and those that are
/// unaccounted for.
struct Account {
  int cited = 0, open = 0;
};

/// Counts the numbers of an article outside its headings: digits, and words from two to
/// ninety-nine, half, most, all and none before a word for pieces or cells.
///
/// Numbers in `{{…}}` are accounted for. So are dates, years, prices, sizes with a unit and
/// versions, which only the author can know, and numbers that are names: of sections, of diagrams,
/// and of the ranks and files of a board. Reports every other number: an error in an article that
/// is `strict`, otherwise a warning. An article written from the game's data has no others. Reports
/// words of a claim that differ from the value it computes.
Account account_of(const Game& game, const Article& article, const Document& text,
                   const std::vector<Finding>& findings, Report& report);

}  // namespace boardwright::audit
