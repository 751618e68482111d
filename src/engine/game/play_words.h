// The keywords of [play], for its reader and its shape.
#pragma once
#include "base/text.h"
#include "play/rules.h"

namespace boardwright::game {

inline constexpr base::Word<play::RoyalRules::Check> check_words[] = {
    {"any", play::RoyalRules::Check::any},
    {"last", play::RoyalRules::Check::last},
    {"last-of-kind", play::RoyalRules::Check::last_of_kind},
    {"all", play::RoyalRules::Check::all}};

inline constexpr base::Word<play::Promotion::Choice> choice_words[] = {
    {"must", play::Promotion::Choice::must},
    {"may", play::Promotion::Choice::may},
    {"may-unless-stuck", play::Promotion::Choice::may_unless_stuck}};

inline constexpr base::Word<play::Result> result_words[] = {
    {"loss", play::Result::loss}, {"draw", play::Result::draw}, {"win", play::Result::win}};

inline constexpr base::Word<play::Result> stalemate_words[] = {{"loss", play::Result::loss},
                                                               {"quarter", play::Result::quarter},
                                                               {"draw", play::Result::draw},
                                                               {"win", play::Result::win}};

}  // namespace boardwright::game
