// Changes the rules of shipped games one at a time, and checks whether their words change.
#include "mutants/said.h"

#include <iostream>

#include "base/text.h"
#include "english/board_text.h"
#include "english/rulebook.h"
#include "mutants/mutations.h"

namespace boardwright::test {
namespace {

/// All that a leaflet says of the rules.
std::string words_of_rules(const Game& game) {
  const english::GameWords words(game);
  const std::string text = english::text_of(english::rulebook_of(words));
  return text + base::joined(english::places_in_words(words, text), "\n");
}

}  // namespace

int changes_not_said(Game& game) {
  const std::string before = words_of_rules(game);
  std::vector<Mutant> mutants = mutants_of_play(game);
  for (const auto& more : {mutants_of_results(game), mutants_of_pieces(game)})
    mutants.insert(mutants.end(), more.begin(), more.end());
  int silent = 0;
  for (const Mutant& mutant : mutants) {
    const std::vector<PieceType> piece_types = game.piece_types;
    mutant.make(game);
    std::optional<std::string> where;
    if (words_of_rules(game) == before)
      where = mutant.of == Mutant::Of::play ? "in play"
                                            : difference(game, piece_types, game.piece_types);
    mutant.undo(game);
    if (!where) continue;
    ++silent;
    std::cout << game.id << ": " << mutant.what << ": the words stay the same (" << *where << ")\n";
  }
  return silent;
}

}  // namespace boardwright::test
