// The words whose pages the index of a book lists.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "document/book_blocks.h"
#include "document/tree.h"
#include "game/game.h"

namespace boardwright::document {

/// The names of a game's pieces, the terms that its articles explain (words set apart by emphasis),
/// and the shapes, kinds of lines and paths of its board.
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

  /// Sorted as an index is.
  const std::vector<IndexTerm>& index() const { return index_; }

 private:
  struct Word {
    std::string letters;  ///< small, if capitals do not matter
    bool exact = false;
    int term = 0;
  };
  std::vector<Word> words_;  ///< the longest first
  std::vector<IndexTerm> index_;
};

}  // namespace boardwright::document
