// Writes the text of a reference game's page from the data of the game.
#pragma once
#include <string>
#include <string_view>

#include "english/game_words.h"

namespace boardwright::english {

/// The article as Markdown, like one by an author: title, board and initial position, each piece
/// with its figure and its moves, the rules of play, the end, and published counts.
std::string reference_text(const Game& game, const game::Article& article);

/// Escapes text for Markdown. Only asterisks keep their meaning.
std::string as_markdown(std::string_view words);

}  // namespace boardwright::english
