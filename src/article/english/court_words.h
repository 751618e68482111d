// The words of a page for rules that were checked against published sources.
#pragma once
#include <string>
#include <string_view>

#include "game/court.h"

namespace boardwright::english {

/// The heading over these rules.
inline constexpr std::string_view court_title = "Rules checked against sources";

/// "Checked against FIDE, Laws of Chess, 2014: 12 rules."
std::string judge_in_words(const game::Court& court);

/// What the engine was asked about a rule: "e1 g1 is illegal", "e7 e8 = queen: wins", "moves from
/// a1".
std::string asked_in_words(const game::CourtRule& rule);

}  // namespace boardwright::english
