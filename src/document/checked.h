// The part of a page that tells what was checked: counts, errata and every finding.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/html.h"
#include "game/game.h"

namespace boardwright {

/// How many findings agree, differ with an erratum, and differ without.
struct Counts {
  int agree = 0, explained = 0, unexplained = 0;
  int all() const { return agree + explained + unexplained; }
};

/// Counts the findings of an article.
Counts counts_of(const std::vector<Finding>& findings, std::string_view article);

/// "187 of 201 claims agree, 14 explained".
std::string in_words(const Counts& counts);

/// Writes the section "What was checked" of an article.
void write_checked(Html& html, const Game& game, const Article& article,
                   const std::vector<Finding>& findings);

}  // namespace boardwright
