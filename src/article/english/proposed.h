// Sentences that authors can put into an article, each around a claim that proves it.
#pragma once
#include <optional>
#include <string_view>

namespace boardwright::english {

/// The words before and after the value of a claim, with its keys in braces: "From {cell} the
/// {piece} can go to ", " cells of the empty board.".
struct ProposedSentence {
  std::string_view before, after;
};

/// The sentence for a kind of claim, if there is one; `with_others`: with other pieces on the
/// board.
std::optional<ProposedSentence> proposed_sentence(std::string_view kind, bool with_others);

/// Goes before "it" if one of the player's own pieces stands in the way.
inline constexpr const char* with_own_piece = ", and with one of its own on ";

}  // namespace boardwright::english
