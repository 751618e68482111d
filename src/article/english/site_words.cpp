// Says on the pages of a site what they list.
#include "english/site_words.h"

#include "base/text.h"

namespace boardwright::english {

std::string prints_of(const std::string& game) { return "Book and prints of " + game; }

std::string pieces_to_move(const std::string& game) {
  return "Move the pieces of " + game + " here";
}

std::string site_credits(std::vector<std::string> credits, bool references) {
  if (references)
    credits.push_back(std::string(credits.empty() ? "The" : "the") +
                      " pages of games without articles are written from their rules");
  return credits.empty() ? std::string() : base::joined(credits, "; ") + ". ";
}

std::string look_elsewhere(const std::string& games, const std::string& pieces,
                           const std::string& search) {
  return "It may have been called otherwise, or its game is gone. See " + games + ", " + pieces +
         ", or " + search + ".";
}

std::string counted_games(std::size_t games) {
  return games == 1 ? "one game" : std::to_string(games) + " games";
}

std::string piece_of_games(std::size_t games, std::size_t ways) {
  return "A piece of " + counted_games(games) +
         (ways == 1 ? "."
                    : ", and not the same in all of them: it moves in " + std::to_string(ways) +
                          " ways.");
}

std::string how_it_moves(const std::string& piece, const std::string& game) {
  return "How the " + piece + " moves in " + game + ".";
}

std::string mobility_in_words(const std::string& least, const std::string& most,
                              const std::string& average) {
  return "How many cells it reaches from each on an empty board: " +
         (least == most ? "always " + most + "."
                        : "from " + least + " to " + most + ", " + average + " on average.");
}

std::string games_under(const std::string& letter) { return "Games under " + letter; }

std::string claims_under(const std::string& letter) { return "Every claim: games under " + letter; }

std::string claims_explained(std::size_t claims) {
  return std::to_string(claims) + (claims == 1 ? " claim" : " claims") +
         ", each with what its source states and what the engine finds. A claim marked ‘copied "
         "right’ compares a heading, a sign or a name with the source; all others are computed.";
}

}  // namespace boardwright::english
