// The text of a new game: on a board, from a FEN, or from the rules of another game.
#pragma once
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "scaffold/new_board.h"

namespace boardwright::scaffold {

/// Pairs of a word and its replacement. filled() replaces each `{word}` of a text that has one;
/// all other braces stay.
using Filling = std::initializer_list<std::pair<std::string_view, std::string_view>>;
std::string filled(std::string_view text, Filling words);

/// The comments at the start of a game's file. `what` says what the file is.
std::string opening_comments(const std::string& title, std::string_view what);

/// A small game on a board. nullopt, and a refusal, if the board is too small.
std::optional<std::string> game_on(const NewBoard& on, const std::string& title, Refusal& refusal);

/// The start of a game's file, with its two seats.
std::string head_of(const std::string& title, const std::string& tiling, const std::string& board);

/// A game on squares that starts from a FEN. nullopt, and a refusal, if the ranks differ in length.
std::optional<std::string> game_from_fen(std::string_view fen, const std::string& title,
                                         Refusal& refusal);

/// "8x8": the board of a FEN. nullopt, and a refusal, if the ranks differ in length.
std::optional<std::string> board_of_fen(std::string_view fen, Refusal& refusal);

/// The game.toml of another game under a new title, without the keys of articles and counts.
std::string game_from_rules(std::string_view text, std::string_view from, const std::string& title);

}  // namespace boardwright::scaffold
