// Prints the move notation.
#include <algorithm>

#include "notation/notation_table.h"

namespace boardwright::notation {

using base::joined;

namespace {

using namespace notation_table;

void append(std::string& out, std::string_view word) {
  if (!out.empty()) out += ' ';
  out += word;
}

void append_number(std::string& out, std::string_view word, int number) {
  append(out, std::string(word) + " " + std::to_string(number));
}

/// "exactly 3", "at least 2 up to 4"
void append_lengths(std::string& out, int least, int most, const std::string& most_state = {}) {
  if (most > 0 && least == most) return append_number(out, word_for(Clause::exactly), most);
  if (most > 0) append_number(out, word_for(Clause::up_to), most);
  if (!most_state.empty()) append(out, std::string(word_for(Clause::up_to)) + " " + most_state);
  if (least > 0) append_number(out, word_for(Clause::at_least), least);
}

/// "then slide orthogonal outward up to 3"
std::string clause_text(const Then& then) {
  std::string out(word_for(Clause::then));
  append(out, word_for(then.move_kind));
  if (then.count > 1 || then.aside > 0)
    append(out, std::to_string(then.count) +
                    (then.aside > 0 ? ":" + std::to_string(then.aside) : std::string{}));
  for (const std::string& axis : then.axes) append(out, axis);
  append(out, base::word_of(then.bend, bends()));
  for (const int degrees : then.turns) append(out, std::to_string(degrees));
  append_lengths(out, then.least, then.most);
  if (then.requirement != Requirement::none) append(out, word_for(then.requirement));
  return out;
}

/// "enemy not cannon"; empty for any piece.
std::string clause_text(const Hurdle& hurdle) {
  std::string out;
  if (hurdle.whose != Hurdle::Whose::any) append(out, base::word_of(hurdle.whose, whose_words()));
  if (hurdle.except) append(out, not_word);
  for (const std::string& piece_type : hurdle.piece_types) append(out, piece_type);
  return out;
}

/// The hurdles of a hop, and where it ends past them.
void append_hurdles(std::string& out, const MovePattern& move) {
  if (!move.hopping) return;
  const auto& [hurdles, pieces, beyond, locust] = *move.hopping;
  if (hurdles > 1 || move.move_kind != MoveKind::hop)
    append_number(out, word_for(Clause::hurdles), hurdles);
  if (const std::string hurdle = clause_text(pieces); !hurdle.empty())
    append(out, std::string(word_for(Clause::hurdle)) + " " + hurdle);
  if (!beyond.equal && beyond.most == 0 && beyond.least == 0) return;
  append(out, word_for(Clause::beyond));
  if (beyond.equal) return append(out, equal_word);
  if (beyond.least > 0)
    append(out, word_for(beyond.most == beyond.least ? Clause::exactly : Clause::at_least));
  append(out, std::to_string(beyond.least > 0 ? beyond.least : beyond.most));
}

}  // namespace

std::string print_pattern(const MovePattern& move) {
  std::string out;
  const auto add = [&](auto word, const std::string& rest) {
    append(out, std::string(word_for(word)) + (rest.empty() ? "" : " ") + rest);
  };
  if (move.use != MovePattern::Use::both) add(move.use, "");
  add(move.move_kind, "");
  const bool leaps = move.move_kind == MoveKind::leap || move.move_kind == MoveKind::ride ||
                     move.move_kind == MoveKind::roam || move.move_kind == MoveKind::wheel ||
                     move.move_kind == MoveKind::zigzag;
  if (move.move_kind == MoveKind::away ||
      (leaps && (move.then.empty() || move.count > 1 || move.aside > 0)))
    append(out, std::to_string(move.count) +
                    (move.aside > 0 ? ":" + std::to_string(move.aside) : std::string{}));
  for (const std::string& axis : move.axes) append(out, axis);
  const bool slides_on = std::any_of(move.then.begin(), move.then.end(), is_long);
  const bool has_requirement = move.requirement != Requirement::none;
  const bool hops_on = notation::hops_on(move);
  const bool first =
      slides_on || has_requirement || hops_on || (move.least > 0 && !move.then.empty());
  if (first) append_lengths(out, move.least, move.most, move.most_state);
  if (hops_on) {
    append_hurdles(out, move);
    if (is_locust(move)) append(out, word_for(Clause::locust));
  }
  if (has_requirement) append(out, word_for(move.requirement));
  for (const Then& then : move.then) append(out, clause_text(then));
  if (move.facing != MovePattern::Facing::any) add(move.facing, "");
  if (move.climb != MovePattern::Climb::any) add(move.climb, "");
  if (!move.toward.empty()) add(Clause::toward, move.toward);
  if (!first) append_lengths(out, move.least, move.most, move.most_state);
  for (const Row& row : rows())
    if (const auto* member = std::get_if<Regions>(&row.meaning))
      if (!(move.**member).empty()) add(*member, joined(move.**member, " "));
  if (!move.sparing.empty()) add(Clause::sparing, joined(move.sparing, " "));
  if (!move.taking.empty()) add(Clause::taking, joined(move.taking, " "));
  if (move.swap) add(Clause::swap, clause_text(*move.swap));
  if (!hops_on) append_hurdles(out, move);
  if (!move.course.empty()) add(Clause::along, joined(move.course, " "));
  if (move.reflecting > 0) add(Clause::reflecting, std::to_string(move.reflecting));
  for (const Row& row : rows()) {
    const auto* member = std::get_if<Degrees>(&row.meaning);
    if (member == nullptr || (move.**member).empty()) continue;
    append(out, row.text.word);
    for (int degrees : move.**member) append(out, std::to_string(degrees));
  }
  for (const Row& row : rows()) {
    const auto* member = std::get_if<Flag>(&row.meaning);
    const bool locust = row.meaning == Meaning(Clause::locust) && is_locust(move) && !hops_on;
    if (locust || (member != nullptr && move.**member)) append(out, row.text.word);
  }
  if (!move.when.empty()) add(Clause::when, move.when);
  return out;
}

}  // namespace boardwright::notation
