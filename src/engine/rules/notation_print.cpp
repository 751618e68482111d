// Writes the move notation.
#include <algorithm>

#include "rules/notation_table.h"

namespace boardwright::rules {
namespace {

using namespace notation;

void append(std::string& out, std::string_view word) {
  if (!out.empty()) out += ' ';
  out += word;
}

void append_most(std::string& out, const Move& move) {
  const std::string most = !move.most_state.empty() ? move.most_state
                           : move.most > 0          ? std::to_string(move.most)
                                                    : "";
  if (!most.empty()) append(out, std::string(word_for(Clause::up_to)) + " " + most);
}

/// "then slide orthogonal outward up to 3"
std::string told(const Then& then) {
  std::string out(word_for(Clause::then));
  append(out, word_for(then.manner));
  if (then.count > 1 || then.aside > 0)
    append(out, std::to_string(then.count) +
                    (then.aside > 0 ? ":" + std::to_string(then.aside) : std::string{}));
  for (const std::string& axis : then.axes) append(out, axis);
  append(out, word_of(then.bend, bends()));
  for (const int degrees : then.turns) append(out, std::to_string(degrees));
  if (then.most > 0)
    append(out, std::string(word_for(Clause::up_to)) + " " + std::to_string(then.most));
  if (then.stop != Stop::none) append(out, word_for(then.stop));
  return out;
}

/// "enemy not cannon"; empty for any man.
std::string told(const Hurdle& hurdle) {
  std::string out;
  if (hurdle.whose != Hurdle::Whose::any) append(out, word_of(hurdle.whose, whose_words()));
  if (hurdle.except) append(out, not_word);
  for (const std::string& piece : hurdle.pieces) append(out, piece);
  return out;
}

}  // namespace

std::string print_move(const Move& move) {
  std::string out;
  const auto add = [&](auto word, const std::string& rest) {
    append(out, std::string(word_for(word)) + (rest.empty() ? "" : " ") + rest);
  };
  if (move.use != Move::Use::both) add(move.use, "");
  add(move.manner, "");
  const bool leaps = move.manner == Manner::leap || move.manner == Manner::ride ||
                     move.manner == Manner::roam || move.manner == Manner::wheel ||
                     move.manner == Manner::zigzag;
  if (move.manner == Manner::away ||
      (leaps && (move.then.empty() || move.count > 1 || move.aside > 0)))
    append(out, std::to_string(move.count) +
                    (move.aside > 0 ? ":" + std::to_string(move.aside) : std::string{}));
  for (const std::string& axis : move.axes) append(out, axis);
  const bool slides_on = std::any_of(move.then.begin(), move.then.end(), is_long);
  const bool stops = move.stop != Stop::none;
  if (slides_on || stops) append_most(out, move);
  if (stops) append(out, word_for(move.stop));
  for (const Then& then : move.then) append(out, told(then));
  if (move.facing != Move::Facing::any) add(move.facing, "");
  if (move.climb != Move::Climb::any) add(move.climb, "");
  if (!move.toward.empty()) add(Clause::toward, move.toward);
  if (!slides_on && !stops) append_most(out, move);
  for (const Row& row : rows())
    if (const auto* member = std::get_if<Regions>(&row.meaning))
      if (!(move.**member).empty()) add(*member, joined(move.**member, " "));
  if (!move.sparing.empty()) add(Clause::sparing, joined(move.sparing, " "));
  if (!move.taking.empty()) add(Clause::taking, joined(move.taking, " "));
  if (move.swap) add(Clause::swap, told(*move.swap));
  if (move.hurdles > 1) add(Clause::hurdles, std::to_string(move.hurdles));
  if (const std::string hurdle = told(move.hurdle); !hurdle.empty()) add(Clause::hurdle, hurdle);
  if (move.equal) add(Clause::beyond, std::string(equal_word));
  if (move.beyond > 0) add(Clause::beyond, std::to_string(move.beyond));
  for (const Row& row : rows()) {
    const auto* member = std::get_if<Degrees>(&row.meaning);
    if (member == nullptr || (move.**member).empty()) continue;
    append(out, row.text.word);
    for (int degrees : move.**member) append(out, std::to_string(degrees));
  }
  for (const Row& row : rows())
    if (const auto* member = std::get_if<Flag>(&row.meaning))
      if (move.**member) append(out, row.text.word);
  if (!move.when.empty()) add(Clause::when, move.when);
  return out;
}

}  // namespace boardwright::rules
