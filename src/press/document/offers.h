// Finds a claim for a number in prose that nobody answers for.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "document/numbers.h"
#include "game/game.h"
#include "game/plays.h"

namespace boardwright::document {

/// Looks through the kinds of claims that count, with the pieces and cells that a sentence names.
class Offers {
 public:
  /// Requires: the game outlives this.
  explicit Offers(const Game& game);

  /// "{{reach-count bishop e3 = 14}}": a claim that computes the number and of which its sentence
  /// speaks; empty if none is found.
  std::string offer_for(std::string_view prose, const ProseNumber& number);

 private:
  /// What a sentence names.
  struct Named {
    std::vector<const PieceType*> piece_types;
    std::vector<std::string> cells;
    std::vector<std::string> words;
    std::string next;   ///< what is counted, most likely
    std::string shape;  ///< of the cells that are counted; empty: of any shape, or something else
    struct Near {
      std::vector<const PieceType*> piece_types;
      std::vector<std::string> cells;
    } near = {},     ///< in the same clause
        scope = {};  ///< between the number before it and the end of the clause
  };
  Named named_in(std::string_view sentence, std::string_view before) const;
  void add_piece_types(std::string_view text, Named& named) const;
  std::vector<Claim> asked(const Named& named) const;
  bool is_about(const Claim& claim, const Named& named) const;
  int fit(const Claim& claim, const Named& named) const;

  const Game& game_;
  GameLogics plays_;
  Budget budget_;
};

}  // namespace boardwright::document
