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

using base::index, base::Report;
using board::Board, board::SeatId;
using figure::Content;
using game::Claim, game::Figure, game::Value;
using geometry::Axis, geometry::CellId, geometry::CellSet;
using moves::PieceMoves, moves::PieceType, moves::State;
using play::Position;

/// Titles of numbered sections by article id and number: "P1.4.1".
using SectionTitles = std::map<std::string, std::map<std::string, std::string>, std::less<>>;

/// Computes every claim, in the order of the files. `contents` is what the figures show. Reports
/// claims that cannot be computed (an unknown kind, piece or cell) and errata that no claim names.
/// Skips the remaining claims once the budget is spent.
std::vector<game::Finding> check_claims(const game::Game& game, const SectionTitles& titles,
                                        std::span<const Content> contents, game::GameLogics& plays,
                                        Report& report, base::Budget budget = base::Budget());

/// Computes claims that belong to no article. The value of a claim is missing if it is invalid or
/// too expensive.
std::vector<std::optional<Value>> compute(const game::Game& game, std::span<const Claim> claims,
                                          game::GameLogics& plays,
                                          base::Budget budget = base::Budget());

/// Compares a claim with its computed value. `retold`: the article paraphrases an original, which
/// can be wrong.
game::Finding judge(const Claim& claim, Value computed, bool retold = true);

}  // namespace boardwright::verify
