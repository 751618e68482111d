// Reads [[court]]: rules of published sources, each tied to a move or to the cells of a piece.
#pragma once
#include "base/data.h"
#include "game/game.h"

namespace boardwright::game {

/// Reads the courts of a game. Positions given as FEN are added to the game's positions.
void read_courts(Game& game, const Data& data, Report& report);

/// Adds the claims of all courts to those of an article, in order: "court-1", "court-2".
void add_court_claims(const Game& game, Article& article);

/// The id of the claim of a rule, by its number in the game, from 1.
std::string court_claim_id(std::size_t number);

/// The number of rules in all courts.
std::size_t rules_in_court(const Game& game);

}  // namespace boardwright::game
