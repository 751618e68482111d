// Suggests a claim for a number in prose that is unaccounted for.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "game/game.h"
#include "game/plays.h"
#include "text/numbers.h"

namespace boardwright::audit {

using text::ProseNumber;

/// Tries all kinds of claims that yield numbers, with the pieces and cells that a sentence names.
class Offers {
 public:
  /// Requires: `game` outlives this object.
  explicit Offers(const game::Game& game);

  /// A claim, "{{reach-count bishop e3 = 14}}", that computes the number and fits its sentence;
  /// empty if none is found.
  std::string offer_for(std::string_view prose, const ProseNumber& number);

 private:
  /// The names in a sentence.
  struct Named {
    std::vector<const moves::PieceType*> piece_types;
    std::vector<std::string> cells;
    std::vector<std::string> words;
    std::string next;   ///< the word after the number: probably what it counts
    std::string shape;  ///< the shape of the counted cells; empty: any shape, or not cells
    struct Near {
      std::vector<const moves::PieceType*> piece_types;
      std::vector<std::string> cells;
    } near = {},     ///< in the same clause
        scope = {};  ///< between the previous number and the end of the clause
  };
  Named named_in(std::string_view sentence, std::string_view before) const;
  void add_piece_types(std::string_view text, Named& named) const;
  std::vector<game::Claim> candidates(const Named& named) const;
  bool is_about(const game::Claim& claim, const Named& named) const;
  int fit(const game::Claim& claim, const Named& named) const;

  const game::Game& game_;
  game::GameLogics logics_;
  base::Budget budget_;
};

}  // namespace boardwright::audit
