// The terms whose pages the index of a book lists.
#pragma once
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "book/book_blocks.h"
#include "game/game.h"
#include "text/tree.h"

namespace boardwright::book {

using game::Game;

/// The terms that readers look up: the names of a game's pieces, the terms that its articles
/// explain (set in emphasis), the rules of play, words for cells and lines, and all titles.
class Terms {
 public:
  Terms(const Game& game, const std::vector<text::Document>& documents);

  /// A use of a term in a text, as byte offsets.
  struct Use {
    std::size_t begin = 0, end = 0;
    int term = 0;
  };

  /// All uses, from left to right; of overlapping uses the longer one.
  std::vector<Use> uses_in(std::string_view text) const;

  /// The index of the term with this name, or -1.
  int find(std::string_view name) const;

  /// The index of the entry for a section's title, or -1.
  int of_title(std::string_view title) const;

  /// All entries, sorted.
  const std::vector<IndexTerm>& index() const { return index_; }

 private:
  struct Word {
    std::string letters;  ///< lowercase, unless `exact`
    bool exact = false;
    int term = 0;
  };
  std::array<std::vector<Word>, 26> words_;  ///< by first letter, longest first
  std::vector<IndexTerm> index_;
  std::map<std::string, int, std::less<>> by_name_, by_title_;  ///< keys in lowercase
};

}  // namespace boardwright::book
