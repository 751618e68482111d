// The text of a game that is begun: on a board, from a line of FEN, or from another game's rules.
#pragma once
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "command/new_board.h"

namespace boardwright::command {

/// A text with each `{word}` in place of which something else stands replaced by that; all other
/// braces stay.
using Filling = std::initializer_list<std::pair<std::string_view, std::string_view>>;
std::string filled(std::string_view text, Filling words);

/// The comments with which a game's file begins; `what` says what the file is.
std::string opening_comments(const std::string& title, std::string_view what);

/// A small game on a board. Nothing, and a refusal, if the board has no room for one.
std::optional<std::string> game_on(const NewBoard& on, const std::string& title, Refusal& refusal);

/// The beginning of a game's file up to its seats.
std::string head_of(const std::string& title, const std::string& tiling, const std::string& board);

/// A game that begins as a line of FEN says, on squares. Nothing, and a refusal, if its rows are
/// not of one length.
std::optional<std::string> game_from_fen(std::string_view fen, const std::string& title,
                                         Refusal& refusal);

/// "8x8": the board that a line of FEN is for; nothing for one whose rows are not of one length.
std::optional<std::string> board_of_fen(std::string_view fen, Refusal& refusal);

/// The game.toml of another game without what belongs to its articles and counts, and with another
/// title.
std::string game_from_rules(std::string_view text, std::string_view from, const std::string& title);

}  // namespace boardwright::command
