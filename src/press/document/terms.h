// The words whose pages the index of a book lists.
#pragma once
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "document/book_blocks.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// What a reader looks for: the names of a game's pieces, the terms that its articles explain
/// (words set apart by emphasis), the rules of play, words for cells and lines, and all titles.
class Terms {
 public:
  Terms(const Game& game, const std::vector<Document>& documents);

  /// A place where a text uses a term: bytes of the text.
  struct Use {
    std::size_t begin = 0, end = 0;
    int term = 0;
  };

  /// All uses, from left to right; of two that overlap the longer one.
  std::vector<Use> uses_in(std::string_view text) const;

  /// The term of this name, or -1.
  int find(std::string_view name) const;

  /// The entry of a section's title, or -1.
  int of_title(std::string_view title) const;

  /// Sorted as an index is.
  const std::vector<IndexTerm>& index() const { return index_; }

 private:
  struct Word {
    std::string letters;  ///< small, if capitals do not matter
    bool exact = false;
    int term = 0;
  };
  std::array<std::vector<Word>, 26> words_;  ///< by their first letter, the longest first
  std::vector<IndexTerm> index_;
  std::map<std::string, int, std::less<>> by_name_, by_title_;  ///< in small letters
};

}  // namespace boardwright::document
