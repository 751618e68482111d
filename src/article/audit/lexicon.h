// The checkable marks of a text: the names and words that a claim can prove or refute.
#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace boardwright::audit {

using game::Game;

/// What a mark names or says.
enum class MarkKind {
  number,
  ordinal,      ///< "third"
  cell,         ///< "e4"
  line,         ///< "rank 4", "the e-file"
  piece,        ///< "Rook"; counts only beside a verb of moving, capturing or blocking
  axis,         ///< "the Y-axis"
  direction,    ///< "forward", "northwest"
  colour,       ///< "red", and the names of seats
  shape,        ///< "triangle"
  negation,     ///< "never"
  quantifier,   ///< "only", "at most"
  comparative,  ///< "more", "weaker"
  verb,         ///< "captures", "moves", "changes"; of these only "captures" counts by itself
  outcome,      ///< "wins", "lost", "drawn", in a text about players or a game
};
std::string_view name_of(MarkKind kind);

/// A mark in a text.
struct Mark {
  std::size_t begin = 0, end = 0;  ///< byte offsets
  MarkKind kind = MarkKind::number;
  std::string means;  ///< one form for all that mean the same: the name of a cell, the id of a
                      ///< piece, "rank 4", "X", "White", "triangle", "not"
};

/// Finds the marks of a game's articles, all kinds but numbers.
class Lexicon {
 public:
  /// Requires: `game` outlives this object.
  explicit Lexicon(const Game& game);

  /// The marks of a text in order; none overlap. Where all cells have one shape, its word is not a
  /// mark: "one square in any direction".
  std::vector<Mark> marks_in(std::string_view text) const;

  /// The same, including words for the shape that all cells have.
  std::vector<Mark> words_known_in(std::string_view text) const;

  /// Whether a text has a verb of moving, capturing or blocking.
  static bool has_verb(std::string_view text);

 private:
  struct Word {
    std::size_t begin, end;
  };
  static std::vector<Word> words_in(std::string_view text);
  bool take_cell(std::string_view text, const std::vector<Word>& words, std::size_t& at,
                 std::vector<Mark>& marks) const;
  bool take_lines(std::string_view text, const std::vector<Word>& words, std::size_t& at,
                  std::vector<Mark>& marks) const;
  bool take_name(std::string_view text, const std::vector<Word>& words, std::size_t& at,
                 std::vector<Mark>& marks) const;
  bool take_axis(std::string_view text, const Word& word, std::vector<Mark>& marks) const;

  const Game& game_;
  std::map<std::string, Mark, std::less<>> names_;  ///< of pieces and seats
  std::string only_shape_;  ///< of all cells of the board; empty if they differ
};

}  // namespace boardwright::audit
