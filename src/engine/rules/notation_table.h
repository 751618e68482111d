// The table of the notation's words: what each means to the parser, the printer and suggestions.
#pragma once
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/notation.h"

namespace boardwright::rules::notation {

using Regions = std::vector<std::string> MovePattern::*;
using Flag = bool MovePattern::*;
using Degrees = std::vector<int> MovePattern::*;

/// Words that are followed by something of their own.
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
  swap,
  along,
  reflecting
};

/// What a word tells of a move.
using Meaning = std::variant<MoveKind, MovePattern::Use, Requirement, MovePattern::Facing,
                             MovePattern::Climb, Regions, Flag, Degrees, Clause>;

/// Which moves a word may stand behind.
enum class Bearing {
  all,
  lines,     ///< those that lead from cell to cell in one order
  hops,      ///< lines over pieces
  steps,     ///< steps alone
  turns,     ///< wheels and zigzags
  zigzags,   ///< zigzags alone
  straights  ///< slides and hops
};

struct Row {
  NotationWord text;
  Meaning meaning;
  Bearing bearing = Bearing::all;
};

/// All words, in the order of the manual.
std::span<const Row> rows();

/// Whether a word stands before the conditions.
bool begins_a_move(const Row& row);

/// Whether a word is followed by axes.
bool has_axes(const Row& row);

/// Whether a word may stand behind a move of this manner.
bool bears_on(const Row& row, MoveKind move_kind);

/// Whether a stretch of this manner ends with a heading, so that `then` may go on from it.
bool goes_on(const Row& row);
bool move_goes_on(const MovePattern& move);

/// Whether a move is of steps alone, which nobody need stand between.
bool is_steps(const MovePattern& move);

/// Whether what comes after `then` is part of a leap, so that the leap can be told again with it.
bool is_bent_leap(const MovePattern& move);

/// Whether a move may go on as it does. Most that repeat a leap may only bend it; a ride goes on as
/// a slide does, where it is of leaps N:M or says who stands where it ends.
bool may_go_on_so(const MovePattern& move);

/// Why a word says nothing of a move, and a hint.
struct Fault {
  std::string why, hint;
};

/// What is wrong with a condition behind a move, if anything.
std::optional<Fault> fault_of(const Row& row, const MovePattern& move,
                              const Vocabulary& vocabulary);

/// Whether a word only stands before `then`.
bool is_stop(std::string_view word);

/// The words that follow `then` and `hurdle`.
std::span<const Word<MoveKind>> then_manners();
std::span<const Word<Then::Bend>> bends();
std::span<const Word<Hurdle::Whose>> whose_words();
inline constexpr std::string_view not_word = "not", equal_word = "equal";

/// Whether a word may stand before `then`, where it speaks of the first part alone: a length, or
/// what a hop leads over.
bool is_of_first_part(const Row& row);

/// The words of some rows, each once.
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

/// The word for a meaning; empty if it needs none.
template <class Kind>
std::string_view word_for(Kind meaning) {
  const auto found = words_where([&](const Row& row) { return row.meaning == Meaning(meaning); });
  return found.empty() ? std::string_view{} : found.front();
}

}  // namespace boardwright::rules::notation
