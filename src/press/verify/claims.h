// Checks every claim of a game with the engine.
#pragma once
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/report.h"
#include "figure/content.h"
#include "game/plays.h"

namespace boardwright::verify {

/// Titles of numbered sections by article id and number: "P1.4.1".
using SectionTitles = std::map<std::string, std::map<std::string, std::string>, std::less<>>;

/// Computes every claim, in the order of the files. `contents` is what the figures show. Reports
/// claims that cannot be computed (an unknown kind, piece or cell) and errata that no claim names.
/// Skips the remaining claims once the budget is spent.
std::vector<Finding> check_claims(const Game& game, const SectionTitles& titles,
                                  std::span<const Content> contents, GameLogics& plays,
                                  Report& report, Budget budget = Budget());

/// Computes claims that belong to no article. The value of a claim is missing if it is invalid or
/// too expensive.
std::vector<std::optional<Value>> compute(const Game& game, std::span<const Claim> claims,
                                          GameLogics& plays, Budget budget = Budget());

/// Compares a claim with its computed value. `retold`: the article paraphrases an original, which
/// can be wrong.
Finding judge(const Claim& claim, Value computed, bool retold = true);

}  // namespace boardwright::verify
