// The table of the words of lines.
#include <algorithm>
#include <array>

#include "base/index.h"
#include "play/rule_lines.h"

namespace boardwright::play {
std::span<const RuleWordRow> rule_words() {
  using enum RuleWord;
  using enum RulePart;
  static constexpr std::array<RuleWordRow, rule_word_count> rows = {{
      {moving, "moving", "", "a piece goes to another cell", occasion},
      {dropping, "dropping", "", "a piece is dropped from the hand", occasion},
      {ending, "ending", "", "a piece ends a turn on a cell: by a move or a drop", occasion},
      {capturing, "capturing", "[PIECES]", "a piece captures one of these, or any", occasion},
      {checking, "checking", "", "an opponent is in check once the turn is made", occasion},
      {passing, "passing", "N", "the turn has been passed N times, one after the other", condition},
      {stuck, "stuck", "", "the seat to move has no legal move, and is not in check", condition},
      {full, "full", "", "no cell of the board is free", condition},
      {touching, "touching", "PIECES", "such pieces stand on cells that touch the piece's own",
       condition},
      {enclosed, "enclosed", "PIECES along AXES",
       "such pieces stand in an unbroken row between the piece and another of its seat", condition},
      {line, "line", "N PIECES along AXES", "N such pieces stand in an unbroken row", condition},
      {own, "own", "", "of the seat, or its partner", pieces},
      {enemy, "enemy", "", "of an opponent, obstacles among them", pieces},
      {none_of, "not", "", "before a condition: it does not hold; before names: all but these",
       pieces},
      {any_of, "or", "", "between names: each of these", pieces},
      {at_least, "at-least", "N", "so many of the pieces or more", pieces},
      {at_most, "at-most", "N", "so many of the pieces or fewer", pieces},
      {on, "on", "ZONE", "on cells of the zone, as the seat sees it", place},
      {along, "along", "AXES", "in the directions of these axes", place},
      {turns, "turns", "touching PIECES | enclosed PIECES along AXES", "these pieces change sides",
       effect},
      {illegal, "illegal", "", "the turn is not allowed", effect},
      {pass, "pass", "", "the turn is passed", effect},
      {wins, "wins", "", "the game ends, and the seat has won", effect},
      {loses, "loses", "", "the game ends, and the seat has lost", effect},
      {draws, "draws", "", "the game ends, and is drawn", effect},
      {most, "most", "[PIECES] wins", "the game ends; who has most of these pieces has won",
       effect},
  }};
  static_assert(std::ranges::is_sorted(rows, {}, &RuleWordRow::value) && rows.back().value == most,
                "a word lacks its row");
  return rows;
}

const RuleWordRow& row_of(RuleWord word) { return rule_words()[base::index(word)]; }

RulePhase phase_of(const RuleLine& line) {
  switch (line.then.word) {
    case RuleWord::turns: return RulePhase::effects;
    case RuleWord::illegal: return RulePhase::legality;
    case RuleWord::pass: return RulePhase::passes;
    default: return RulePhase::ends;
  }
}

}  // namespace boardwright::play
