// Counts what is and what is not proved in an article, for its seal.
#pragma once
#include <vector>

#include "audit/accounts.h"
#include "english/seal_words.h"
#include "game/game.h"

namespace boardwright::audit {

using english::Seal;

/// Whether agreement of a claim proves only that something was copied correctly.
bool is_copied(const Claim& claim);

Seal seal_of(const std::vector<Finding>& findings, const Article& article, const Account& account);

/// Sets in each seal the number of differing claims in all articles of the game.
void mark_drafts(std::vector<Seal>& seals);

/// The seal of an article of the game; `seals` are those of all its articles, in order, or empty.
const Seal& seal_at(const std::vector<Seal>& seals, const Game& game, const Article& article);

/// The sum of the seals of several articles.
Seal sum_of(const std::vector<Seal>& seals);

}  // namespace boardwright::audit
