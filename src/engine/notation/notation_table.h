// The table of the notation's words, used by the parser, the printer and suggestions.
#pragma once
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "notation/notation.h"

namespace boardwright::notation::notation_table {

using Regions = std::vector<std::string> MovePattern::*;
using Flag = bool MovePattern::*;
using Degrees = std::vector<int> MovePattern::*;

/// Words that are followed by their own arguments.
enum class Clause {
  then,
  up_to,
  at_least,
  exactly,
  sparing,
  taking,
  toward,
  when,
  hurdles,
  beyond,
  hurdle,
  locust,
  swap,
  along,
  reflecting
};

/// The meaning of a word for a move.
using Meaning = std::variant<MoveKind, MovePattern::Use, Requirement, MovePattern::Facing,
                             MovePattern::Climb, Regions, Flag, Degrees, Clause>;

/// The moves to which a condition applies.
enum class Scope {
  all,
  lines,     ///< moves along a sequence of cells
  hops,      ///< lines over pieces
  steps,     ///< steps alone
  turns,     ///< wheels and zigzags
  zigzags,   ///< zigzags alone
  straights  ///< slides and hops
};

struct Row {
  NotationWord text;
  Meaning meaning;
  Scope scope = Scope::all;
};

/// All words, in the order of the manual.
std::span<const Row> rows();

/// Whether a word belongs before the conditions.
bool starts_move(const Row& row);

/// Whether a word is followed by axes.
bool has_axes(const Row& row);

/// Whether a word applies to moves of a kind.
bool applies_to(const Row& row, MoveKind move_kind);

/// Whether a stretch of this kind ends with a heading, so that `then` can continue it.
bool goes_on(const Row& row);
bool move_goes_on(const MovePattern& move);

/// Whether a move consists of steps only, which need no piece between them.
bool is_steps(const MovePattern& move);

/// Whether the stretch after `then` is part of a leap, so that a ride repeats both.
bool is_bent_leap(const MovePattern& move);

/// Whether the further stretches of a move are valid. Most moves that repeat a leap can only bend
/// it; a ride continues as a slide does if it is of leaps N:M or has a requirement for its end.
bool has_valid_continuation(const MovePattern& move);

/// Why a word does not apply to a move, and a hint.
struct Fault {
  std::string why, hint;
};

/// What is wrong with a condition of a move, if anything.
std::optional<Fault> fault_of(const Row& row, const MovePattern& move,
                              const Vocabulary& vocabulary);

/// Whether a word is only valid before `then`.
bool is_requirement(std::string_view word);

/// The words after `then` and `hurdle`.
std::span<const base::Word<MoveKind>> then_kinds();
std::span<const base::Word<Then::Bend>> bends();
std::span<const base::Word<Hurdle::Whose>> whose_words();
inline constexpr std::string_view not_word = "not", equal_word = "equal";

/// Whether a word can precede `then` and applies to the first part only: a length, or what a hop
/// leads over.
bool applies_to_first_part(const Row& row);

/// The distinct words of the rows that pass a test.
template <class Test>
std::vector<std::string_view> words_where(Test&& test) {
  std::vector<std::string_view> found;
  for (const Row& row : rows())
    if (test(row) && std::find(found.begin(), found.end(), row.text.word) == found.end())
      found.push_back(row.text.word);
  return found;
}

template <class Kind>
std::vector<std::string_view> words_for() {
  return words_where([](const Row& row) { return std::holds_alternative<Kind>(row.meaning); });
}

/// The word for a meaning; empty if it has none.
template <class Kind>
std::string_view word_for(Kind meaning) {
  const auto found = words_where([&](const Row& row) { return row.meaning == Meaning(meaning); });
  return found.empty() ? std::string_view{} : found.front();
}

}  // namespace boardwright::notation::notation_table
