// Writes the text of a reference game's page from the game's data.
#pragma once
#include <string>
#include <string_view>

#include "document/game_words.h"

namespace boardwright::document {

/// The article as Markdown, as if somebody had written it: title, board and array, each piece with
/// its figure and how it moves, the rules of play, the end, and what others have counted.
std::string reference_text(const Game& game, const Article& article);

/// Words as plain Markdown text: no letter of them has a meaning but for asterisks.
std::string as_markdown(std::string_view words);

}  // namespace boardwright::document
