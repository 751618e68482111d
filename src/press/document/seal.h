// What an article's page says of itself: how much of it is proved, and what is not.
#pragma once
#include <string>
#include <vector>

#include "document/accounts.h"
#include "game/game.h"

namespace boardwright::document {

/// How many statements of an article are of each kind. Each claim counts once.
struct Seal {
  int proved = 0;       ///< about the board, its pieces and positions, and as the engine computes
  int published = 0;    ///< counts of moves that others have published, and as the engine counts
  int kin = 0;          ///< such counts by the program whose rules the game's data follow
  int explained = 0;    ///< differ, and a remark tells why
  int unexplained = 0;  ///< differ
  int copied = 0;       ///< headings, signs and names that only agree with the original
  int miscopied = 0;    ///< those that differ from it, and a remark tells why
  int told = 0;         ///< numbers that the author tells and nobody can compute
  int open = 0;         ///< numbers that are neither proved nor told
  int draft = 0;        ///< claims of the whole game that differ; then nothing counts as proved

  int claims() const {
    return proved + published + kin + explained + unexplained + copied + miscopied;
  }
  Seal& operator+=(const Seal& other);
};

/// Whether agreement of a claim only proves that something was copied well.
bool is_copied(const Claim& claim);

Seal seal_of(const std::vector<Finding>& findings, const Article& article, const Account& account);

/// Notes in each seal how many claims of all articles of the game differ.
void mark_drafts(std::vector<Seal>& seals);

/// How many claims differ where a seal would stand; 0: it stands there.
int differing(const Seal& seal);

/// That of an article of the game; `seals` are those of its articles, in order, or none.
const Seal& seal_at(const std::vector<Seal>& seals, const Game& game, const Article& article);

/// Of some articles together.
Seal sum_of(const std::vector<Seal>& seals);

/// "96 statements about the board, its pieces and positions proved by the engine; 2 explained;
/// 12 told by the author, not computable"; empty if the article states nothing. Of a draft "draft:
/// 2 claims differ", whatever agrees.
std::string in_words(const Seal& seal);

/// What the words of a seal mean, and what was copied, in whole sentences.
std::vector<std::string> meaning_of(const Seal& seal);

}  // namespace boardwright::document
