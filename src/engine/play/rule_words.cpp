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
      {moving, "moving", "[on ZONE]", "a piece goes to another cell", occasion},
      {dropping, "dropping", "[on ZONE]", "a piece is dropped from the hand", occasion},
      {ending, "ending", "[on ZONE]", "a piece ends a turn on a cell: by a move or a drop",
       occasion},
      {capturing, "capturing", "[NAMES] [most value] [on ZONE]",
       "a piece captures one of these, or any; with `most value`, one that counts most", occasion},
      {checking, "checking", "[on ZONE]", "an opponent is in check once the turn is made",
       occasion},
      {mating, "mating", "[on ZONE]", "an opponent is in check and has no legal move", occasion},
      {promoting, "promoting", "[on ZONE]", "a piece is promoted; NAMES are of what it was",
       occasion},
      {playing, "playing", "", "the seat does anything but pass", occasion},
      {passing, "passing", "N", "the turn has been passed N times, one after the other", condition},
      {stuck, "stuck", "", "the seat to move has no legal move, and is not in check", condition},
      {drawn, "drawn", "", "the game would be a draw by repetition, quiet moves or a line",
       condition},
      {full, "full", "", "no cell of the board is free", condition},
      {in_check, "in-check", "", "a royal piece of the seat is in check", condition},
      {facing, "facing", "",
       "a royal piece of the seat and one of an opponent stand on one line, straight ahead, with "
       "nothing between",
       condition},
      {taken, "taken", "[NAMES]", "the seat has captured one of these, or any", condition},
      {turn, "turn", "", "it is the seat’s turn", condition},
      {holding, "holding", "[NAMES]", "the seat has one of these in hand, or anything", condition},
      {repeated, "repeated", "N", "the position has come N times", condition},
      {attacking, "attacking", "PIECES [on ZONE] [not protected]",
       "behind `always` and names: a turn lets the seat take one of these, which must be `enemy`, "
       "with one of those; an offer to exchange two of a kind does not count",
       condition},
      {touching, "touching", "PIECES", "such pieces stand on cells that touch the piece's own",
       condition},
      {enclosed, "enclosed", "PIECES along AXES",
       "such pieces stand in an unbroken row between the piece and another of its side, of any "
       "kind",
       condition},
      {line, "line", "N PIECES along AXES", "N such pieces or more stand in an unbroken row",
       condition},
      {own, "own", "", "of the seat, or its partner", pieces},
      {enemy, "enemy", "", "of an opponent, or of a player who is out", pieces},
      {royal, "royal", "", "the royal pieces of the game, where types of pieces are named", pieces},
      {none_of, "not", "", "before a condition: it does not hold; before names: all but these",
       pieces},
      {any_of, "or", "", "between names: each of these", pieces},
      {itself, "itself", "", "behind `removes`: the piece that the turn has moved or dropped",
       pieces},
      {was, "was", "", "before a condition: it held on the board before the turn", pieces},
      {always, "always", "checking | [NAMES] attacking PIECES",
       "in a line with `repeated`: of each turn of the seat since the position first came, and of "
       "one and the same piece",
       pieces},
      {value, "value", "", "behind `most`: what pieces are worth, by their `value`", pieces},
      {at_least, "at-least", "N", "N or more of the pieces", pieces},
      {at_most, "at-most", "N", "N or fewer of the pieces", pieces},
      {with, "with", "MARK [at-least N | at-least MARK] [at-most N]",
       "the mark of the seat, or of the game, is set, or has come so far", condition},
      {on, "on", "ZONE", "on cells of the zone, as the seat sees it", place},
      {along, "along", "AXES", "in the directions of these axes", place},
      {from, "from", "",
       "behind `puts`, in a line with `moving`: where the piece that moved came from", place},
      {attacked, "attacked", "",
       "behind pieces and their place: only those that an opponent of theirs could capture", place},
      {is_protected, "protected", "",
       "behind `not`: only those after whose capture no opponent could take the captor", place},
      {turns, "turns", "touching PIECES | enclosed PIECES along AXES",
       "these pieces, which must be `enemy`, change sides", effect},
      {removes, "removes", "itself | touching [PIECES] | enclosed PIECES along AXES",
       "these pieces leave the board", effect},
      {becomes, "becomes", "NAME | taken",
       "the piece that the turn has moved or dropped is such a piece from now on, or one like the "
       "last that it has captured",
       effect},
      {puts, "puts", "NAME [along AXES | touching | from]",
       "the player puts a new piece, which belongs to nobody, on a free cell", effect},
      {moves, "moves", "NAME",
       "the player puts the only such piece, which belongs to nobody, on another free cell",
       effect},
      {gains, "gains", "MARK [N | PIECES]",
       "the mark is set, or its count grows: by one, by N, or by the number of these pieces",
       effect},
      {again, "again", "", "the seat moves once more", effect},
      {immune, "immune", "", "no move captures these pieces", effect},
      {illegal, "illegal", "", "the turn is not allowed", effect},
      {must, "must", "", "a player who can make such a turn makes one", effect},
      {may, "may", "pass", "what follows is the player's choice", effect},
      {pass, "pass", "", "the turn is passed", effect},
      {wins, "wins", "", "the game ends, and the seat has won", effect},
      {loses, "loses", "[MARK]", "the game ends, and the seat has lost; or the mark is unset",
       effect},
      {draws, "draws", "", "the game ends, and is drawn", effect},
      {most, "most", "[NAMES] wins | value wins",
       "the game ends; the side with the most of these pieces, or of value, wins, and if no side "
       "has more than every other it is a draw",
       effect},
  }};
  constexpr auto stands_in_order = [](const auto& all) {
    for (std::size_t i = 0; i < all.size(); ++i)
      if (base::index(all[i].value) != i) return false;
    return true;
  };
  static_assert(stands_in_order(rows), "a word lacks its row");
  return rows;
}

const RuleWordRow& row_of(RuleWord word) { return rule_words()[base::index(word)]; }

RulePhase phase_of(const RuleLine& line) {
  if (line.then.mark != no_mark) return RulePhase::afterwards;
  switch (line.then.word) {
    case RuleWord::immune: return RulePhase::candidates;
    case RuleWord::turns:
    case RuleWord::removes:
    case RuleWord::becomes: return RulePhase::effects;
    case RuleWord::puts:
    case RuleWord::moves: return RulePhase::blocker;
    case RuleWord::illegal: return RulePhase::legality;
    case RuleWord::must: return RulePhase::duties;
    case RuleWord::gains:
    case RuleWord::again: return RulePhase::afterwards;
    case RuleWord::pass: return line.then.may ? RulePhase::offers : RulePhase::passes;
    default:
      for (const RuleTerm& term : line.when) {
        if (term.word == RuleWord::drawn) return RulePhase::draws;
        if (term.word == RuleWord::repeated) return RulePhase::history;
      }
      return RulePhase::ends;
  }
}

bool is_blast(const RuleLine& line) {
  return line.then.word == RuleWord::removes && line.then.of.word != RuleWord::enclosed &&
         line.when == std::vector{RuleTerm{RuleWord::capturing}};
}

}  // namespace boardwright::play
