// Runs of words of a sentence that one claim can print.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "audit/lexicon.h"

namespace boardwright::audit {

/// A run of clauses of a sentence, or a number with the words for what it counts, with its marks.
struct Span {
  std::size_t begin = 0;  ///< in the sentence
  std::string_view words;
  std::vector<Mark> marks;
  std::string_view before = {};               ///< the sentence up to the words
  std::vector<Mark> before_marks = {};        ///< its marks
  std::string_view after = {};                ///< the rest of the sentence
  const moves::PieceType* subject = nullptr;  ///< the piece that "it" means
  const moves::PieceType* topic = nullptr;    ///< the piece of the section, row or pronoun
  bool in_table = false;                      ///< whether it is a cell of a table
  std::string seat = {};                      ///< the seat named last before the words, or nothing

  /// What its marks of a kind mean, each once.
  std::vector<std::string> all(MarkKind kind) const;
  bool has(MarkKind kind, std::string_view means) const;

  /// How many numbers it has that are not part of the name of a line or a cell.
  int numbers() const;
};

/// The runs of a sentence that can be bound: of clauses between joints, and of single numbers with
/// what they count. Dots in it stand for claims.
std::vector<Span> spans_of(const Game& game, const Lexicon& lexicon, std::string_view sentence);

}  // namespace boardwright::audit
