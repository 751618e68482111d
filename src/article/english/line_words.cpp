// Writes a sentence for every line of a game's `rules`.
#include <algorithm>
#include <climits>

#include "base/text.h"
#include "english/play_words.h"
#include "english/way_words.h"

namespace boardwright::english {

using play::RuleEffect, play::RuleLine, play::RulePhase, play::RulePieces, play::RuleTerm,
    play::RuleWord;

namespace {

/// The sentences for the lines of one game.
class LineWords {
 public:
  explicit LineWords(const GameWords& words) : words_(words) {}

  std::string sentence(const RuleLine& line) const {
    const std::string when = conditions(line);
    switch (line.then.word) {
      case RuleWord::turns:
        return "When " + when + ", each " + noun(line.then.of.pieces, 1) + " " +
               place(line.then.of, 1) + " changes sides.";
      case RuleWord::illegal: return "A turn is not allowed by which " + when + ".";
      case RuleWord::pass:
        return std::string("A player who ") +
               (words_.game().rules.royal.piece_types.empty() ? "" : "is not in check and ") +
               "has no legal move has to pass" + (when.empty() ? "." : ", when " + when + ".");
      case RuleWord::wins: return "A player wins when " + when + ".";
      case RuleWord::loses: return "A player loses when " + when + ".";
      case RuleWord::most:
        return "When " + when + ", the player with the most " + noun(line.then.of.pieces, 2) +
               " on the board wins; if two have as many, the game is a draw.";
      default: return "The game is a draw when " + when + ".";
    }
  }

 private:
  /// "Disc", "opponent’s pieces", "piece of the player’s own that is no Pawn"
  std::string noun(const RulePieces& pieces, int count) const {
    std::vector<std::string> names;
    for (const PieceTypeId piece_type : pieces.piece_types)
      names.push_back(count == 1 ? words_.piece_type(piece_type)
                                 : GameWords::plural(words_.piece_type(piece_type)));
    const bool named = !names.empty() && !pieces.except;
    std::string text = named ? listed(names, "or") : count == 1 ? "piece" : "pieces";
    if (pieces.whose == RulePieces::Whose::enemy)
      text = (count == 1 ? "opponent’s " : "opponents’ ") + text;
    if (pieces.whose == RulePieces::Whose::own) text += " of the player’s own";
    if (!names.empty() && pieces.except)
      text += (count == 1 ? " that is no " : " that are no ") + listed(names, "or");
    return text;
  }

  /// "a Disc", "no opponent’s piece", "at least two Pawns"; with the verb "stands" or "stand".
  std::string counted(const RuleTerm& term) const {
    const bool open = term.most == INT_MAX;
    if (open && term.least == 1) return base::with_article(noun(term.pieces, 1)) + " stands";
    if (term.most == 0) return "no " + noun(term.pieces, 1) + " stands";
    const int count = open ? term.least : term.most;
    const std::string number = open                      ? "at least " + number_word(term.least)
                               : term.least == term.most ? "exactly " + number_word(count)
                               : term.least <= 0
                                   ? "at most " + number_word(count)
                                   : number_word(term.least) + " to " + number_word(count);
    return number + " " + noun(term.pieces, count) + (count == 1 ? " stands" : " stand");
  }

  /// Where the pieces of a term stand, about the piece that the sentence has named.
  std::string place(const RuleTerm& term, int count) const {
    const std::string on = count == 1 ? "on " + base::with_article(words_.cell()) + " that touches"
                                      : "on " + words_.cells() + " that touch";
    switch (term.word) {
      case RuleWord::touching: return on + " its own";
      case RuleWord::enclosed: return row(term) + " between it and another piece of its player";
      case RuleWord::line: return row(term);
      default: return term.zone.empty() ? "on the board" : words_.where(term.zone);
    }
  }

  std::string row(const RuleTerm& term) const {
    return "in an unbroken row " +
           WayWords(words_).along_axes(term.axes, false, MovePattern::Facing::any);
  }

  std::string occasion(const RuleTerm& term) const {
    const std::string mover =
        term.negated ? "no " + noun(term.mover, 1) : base::with_article(noun(term.mover, 1));
    const std::string where = term.zone.empty() ? "" : " and ends " + words_.where(term.zone);
    switch (term.word) {
      case RuleWord::moving: return mover + " moves" + where;
      case RuleWord::dropping: return mover + " is dropped" + where;
      case RuleWord::capturing:
        return mover + " captures" +
               (term.pieces.piece_types.empty() ? ""
                                                : " " + base::with_article(noun(term.pieces, 1))) +
               where;
      case RuleWord::checking:
        return term.negated ? "no opponent is put in check" : "an opponent is put in check";
      default: return mover + " moves or is dropped" + where;
    }
  }

  std::string condition(const RuleTerm& term) const {
    if (play::is_occasion(term.word)) return occasion(term);
    switch (term.word) {
      case RuleWord::passing: {
        const std::string times = term.number == 1   ? "once"
                                  : term.number == 2 ? "twice"
                                                     : number_word(term.number) + " times";
        return std::string("the turn has ") + (term.negated ? "not " : "") + "been passed " +
               times + (term.number == 1 ? "" : " in a row");
      }
      case RuleWord::full: return (term.negated ? "a " : "no ") + words_.cell() + " is free";
      case RuleWord::line:
        return std::string(term.negated ? "no " : "") + number_word(term.number) + " " +
               noun(term.pieces, term.number) + (term.number == 1 ? " stands " : " stand ") +
               place(term, term.number);
      default: break;
    }
    const bool one = term.least == 1 && term.most == INT_MAX;
    if (term.negated && one) return "no " + noun(term.pieces, 1) + " stands " + place(term, 1);
    return (term.negated ? "it is not so that " : "") + counted(term) + " " +
           place(term, one ? 1 : 2);
  }

  /// All conditions but that there is no move: "a Disc is dropped, and no square is free"
  std::string conditions(const RuleLine& line) const {
    std::string text;
    for (const RuleTerm& term : line.when) {
      if (term.word == RuleWord::stuck) continue;
      text += (text.empty() ? "" : ", and ") + condition(term);
    }
    return text;
  }

  const GameWords& words_;
};

std::vector<std::string> sentences(const GameWords& words, bool of_ends) {
  std::vector<std::string> all;
  for (const RuleLine& line : words.game().rules.lines)
    if ((play::phase_of(line) == RulePhase::ends) == of_ends)
      all.push_back(LineWords(words).sentence(line));
  return all;
}

}  // namespace

RuleText lines_in_words(const GameWords& words) {
  return {"further", "Further rules", sentences(words, false)};
}

std::vector<std::string> line_ends_in_words(const GameWords& words) {
  return sentences(words, true);
}

}  // namespace boardwright::english
