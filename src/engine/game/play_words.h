// The keywords of [play], for its reader and its shape.
#pragma once
#include "base/text.h"
#include "play/rules.h"

namespace boardwright::game {

inline constexpr Word<RoyalRules::Check> check_words[] = {
    {"any", RoyalRules::Check::any},
    {"last", RoyalRules::Check::last},
    {"last-of-kind", RoyalRules::Check::last_of_kind},
    {"all", RoyalRules::Check::all}};

inline constexpr Word<Promotion::Choice> choice_words[] = {
    {"must", Promotion::Choice::must},
    {"may", Promotion::Choice::may},
    {"may-unless-stuck", Promotion::Choice::may_unless_stuck}};

inline constexpr Word<Result> result_words[] = {
    {"loss", Result::loss}, {"draw", Result::draw}, {"win", Result::win}};

}  // namespace boardwright::game
