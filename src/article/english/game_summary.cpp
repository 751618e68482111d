// Describes the board and the players of a game in a few words.
#include "english/game_summary.h"

#include <algorithm>

#include "base/text.h"
#include "english/game_words.h"

namespace boardwright::english {
namespace {

/// Who begins and, of more than two, who follows.
std::string turns_of(const Game& game, const Position& start) {
  const std::vector<board::Seat>& seats = game.board().seats;
  std::string text = seats[base::index(start.turn)].name + " begins";
  if (seats.size() == 2) return text;
  std::vector<std::string> others;
  for (std::size_t i = 1; i < seats.size(); ++i)
    others.push_back(seats[(base::index(start.turn) + i) % seats.size()].name);
  return text + ", then " + listed(others, "and") + ", and so on round";
}

}  // namespace

std::string players_of(const Game& game) {
  const std::size_t seats = game.board().seats.size();
  return std::to_string(seats) + (seats == 1 ? " player" : " players");
}

std::string board_in_words(const Game& game) {
  std::vector<std::string> parts = {board_of(game), players_of(game)};
  const Position* start = game.find_position(game.start);
  if (start != nullptr && game.board().seats.size() > 1) parts.push_back(turns_of(game, *start));
  return base::joined(parts, "; ") + "." +
         (game.board().on_points ? " Pieces stand where lines cross: such a crossing is a point."
                                 : "");
}

std::string name_with_letter(const PieceType& piece_type) {
  return piece_type.letter.empty() ? piece_type.name
                                   : piece_type.name + " (" + piece_type.letter + ")";
}

std::string surface_of(const Game& game) {
  const GameWords words(game);
  return game.board().on_points      ? "points"
         : words.has_squares_only()  ? "squares"
         : words.has_hexagons_only() ? "hexagons"
                                     : "cells of several shapes";
}

std::string board_of(const Game& game) {
  const std::string surface = surface_of(game);
  return std::to_string(game.board().size()) +
         (surface.starts_with("cells") ? " cells" : " " + surface);
}

std::vector<const PieceType*> listed_pieces(const Game& game) {
  std::vector<const PieceType*> listed;
  for (const PieceType& piece_type : game.piece_types)
    if (!piece_type.helper && !piece_type.moves.empty()) listed.push_back(&piece_type);
  return listed;
}

}  // namespace boardwright::english
