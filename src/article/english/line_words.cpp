// Writes a sentence for every line of a game's `rules`.
#include <algorithm>
#include <climits>

#include "base/text.h"
#include "english/play_words.h"
#include "english/way_words.h"

namespace boardwright::english {

using play::RuleLine, play::RulePhase, play::RulePieces, play::RuleTerm, play::RuleWord;

namespace {

/// The sentences for the lines of one game.
class LineWords {
 public:
  explicit LineWords(const GameWords& words) : words_(words) {}

  std::string sentence(const RuleLine& line) const {
    switch (line.then.word) {
      case RuleWord::turns:
        return "When " + occasions(line) + ", all " + noun(line.then.of.pieces, 2) + " " +
               place(line.then.of, 2) + (line.then.of.axes.empty() ? "" : ",") + " change sides.";
      case RuleWord::puts:
      case RuleWord::moves: return put(line);
      case RuleWord::illegal:
        if (line.when.size() == 1 && is_any_result(line.when.front()))
          return line.when.front().word == RuleWord::checking
                     ? "No turn may put an opponent in check."
                     : "No turn may mate an opponent.";
        if (line.when.size() == 1 && play::is_about_result(line.when.front().word) &&
            !line.when.front().negated && line.when.front().zone.empty())
          return capitalised(base::with_article(noun(line.when.front().mover, 1))) +
                 (line.when.front().word == RuleWord::checking ? " may not give check."
                                                               : " may not mate an opponent.");
        if (asks_only_for_a_move(line))
          return "No turn but a pass is legal" + if_any(" while ", states(line), "", "") + ".";
        return "A turn is illegal if " + occasions(line) + ".";
      case RuleWord::pass:
        return if_any("When ", states(line), ", a", "A") + " player who " +
               (words_.game().rules.royal.piece_types.empty() ? "" : "is not in check and ") +
               "has no legal move must pass.";
      case RuleWord::wins: return result(line, "wins");
      case RuleWord::loses: return result(line, "loses");
      case RuleWord::most:
        return "When " + states(line) + ", the player with the most " +
               noun(line.then.of.pieces, 2) +
               " on the board wins; if none has more than every other, the game is a draw.";
      default: return "The game is a draw when " + states(line) + ".";
    }
  }

 private:
  static std::string if_any(const std::string& before, const std::string& text,
                            const std::string& after, const std::string& otherwise) {
    return text.empty() ? otherwise : before + text + after;
  }

  static bool is_any_result(const RuleTerm& term) {
    return play::is_about_result(term.word) && !term.negated && is_by_any(term);
  }
  static bool is_by_any(const RuleTerm& term) {
    return term.mover == RulePieces{} && term.zone.empty();
  }

  static bool asks_only_for_a_move(const RuleLine& line) {
    return std::ranges::all_of(line.when, [](const RuleTerm& term) {
      return term.word == RuleWord::playing ||
             (!play::is_occasion(term.word) && term.word != RuleWord::touching &&
              term.word != RuleWord::enclosed);
    });
  }

  /// "When a Queen moves, the player then puts an Arrow on an empty square …"
  std::string put(const RuleLine& line) const {
    const bool only_one = line.then.word == RuleWord::moves;
    const std::string name = noun(line.then.of.pieces, 1);
    return (puts_with_every_move(line) ? "After every move" : "When " + occasions(line) + ",") +
           (puts_with_every_move(line) ? " the player" : " the player then") + " puts " +
           (only_one ? "the " + name : base::with_article(name)) + " " + where_put(line.then) +
           ". The " + name + " belongs to no player" +
           (only_one ? "" : ", stays for the rest of the game") +
           " and is never captured. No piece may end on it or slide past it.";
  }

  std::string where_put(const play::RuleEffect& then) const {
    const std::string empty = "on an empty " + words_.cell();
    switch (then.of.word) {
      case RuleWord::from: return "on the " + words_.cell() + " that the piece came from";
      case RuleWord::touching:
        return empty +
               " that touches the one where the piece has ended; the one that it came from "
               "counts as empty";
      case RuleWord::along:
        return empty + " in line with the piece, " + along(then.of) +
               ", with nothing between; the " + words_.cell() +
               " that it came from counts as empty";
      default: return then.word == RuleWord::moves ? empty + " other than its own" : empty;
    }
  }

  /// "Disc", "opposing pieces", "pieces that are no Pawns"
  std::string noun(const RulePieces& pieces, int count) const {
    std::vector<std::string> names;
    for (const PieceTypeId piece_type : pieces.piece_types)
      names.push_back(count == 1 ? words_.piece_type(piece_type)
                                 : GameWords::plural(words_.piece_type(piece_type)));
    const std::string named = listed(names, "or");
    std::string text = pieces.whose == RulePieces::Whose::enemy ? "opposing " : "";
    if (!names.empty() && !pieces.except) return text + named;
    text += count == 1 ? "piece" : "pieces";
    if (!names.empty()) text += (count == 1 ? " that is no " : " that are no ") + named;
    return text;
  }

  /// "a Disc", "no opposing piece", "at least two Pawns", and whether that is one piece.
  struct Counted {
    std::string text;
    bool one = false;
  };
  Counted counted(const RuleTerm& term) const {
    const bool open = term.most == INT_MAX;
    const auto some = [&](const std::string& how, int count) {
      return Counted{how + number_word(count) + " " + noun(term.pieces, count), count == 1};
    };
    if (term.most == 0 || (term.negated && open && term.least == 1))
      return {"no " + noun(term.pieces, 1), true};
    if (open && term.least == 1) return {base::with_article(noun(term.pieces, 1)), true};
    if (open) return some(term.negated ? "fewer than " : "at least ", term.least);
    if (term.least <= 0) return some(term.negated ? "more than " : "at most ", term.most);
    const std::string is_not = term.negated ? "not " : "";
    if (term.least == term.most) return some(is_not + "exactly ", term.most);
    return some(is_not + number_word(term.least) + " to ", term.most);
  }

  /// Where the pieces of a term stand; about the piece that the sentence has named.
  std::string place(const RuleTerm& term, int count) const {
    switch (term.word) {
      case RuleWord::touching:
        return (count == 1 ? "on " + base::with_article(words_.cell()) + " that touches"
                           : "on " + words_.cells() + " that touch") +
               " its " + words_.cell();
      case RuleWord::enclosed:
        return "in an unbroken row between it and another piece of the same player, " + along(term);
      case RuleWord::line: return "in an unbroken row, " + along(term);
      default: return term.zone.empty() ? "on the board" : words_.where(term.zone);
    }
  }

  std::string along(const RuleTerm& term) const {
    return WayWords(words_).along_axes(term.axes, false, MovePattern::Facing::any);
  }

  /// What a turn does: "a Disc is dropped in the camp".
  std::string occasion(const RuleTerm& term) const {
    if (play::is_about_result(term.word) && is_by_any(term))
      return term.word == RuleWord::checking ? "an opponent is put in check"
                                             : "an opponent is mated";
    if (term.word == RuleWord::playing) return "a move is made";
    const std::string mover = base::with_article(noun(term.mover, 1));
    const std::string where = term.zone.empty() ? "" : " and ends " + words_.where(term.zone);
    switch (term.word) {
      case RuleWord::moving: return mover + " moves" + where;
      case RuleWord::dropping:
        return mover + " is dropped" + (term.zone.empty() ? "" : " " + words_.where(term.zone));
      case RuleWord::checking: return mover + " gives check" + from(term);
      case RuleWord::mating: return mover + " mates an opponent" + from(term);
      case RuleWord::capturing: return mover + " captures" + prey(term) + where;
      default: return mover + " moves or is dropped" + where;
    }
  }

  std::string from(const RuleTerm& term) const {
    return term.zone.empty() ? "" : ", standing " + words_.where(term.zone);
  }
  std::string prey(const RuleTerm& term) const {
    if (term.pieces.piece_types.empty()) return "";
    return " " + base::with_article(noun(term.pieces, 1));
  }

  /// What a turn does not do, behind what it does: ", but not in the centre"
  std::string exception(const RuleTerm& term) const {
    if (term.word == RuleWord::ending && term.mover == RulePieces{} && !term.zone.empty())
      return ", but not " + place(term, 1);
    if (!is_by_any(term)) return ", unless " + occasion(term);
    switch (term.word) {
      case RuleWord::moving: return " without moving";
      case RuleWord::dropping: return " without being dropped";
      case RuleWord::capturing: return " without capturing" + prey(term);
      case RuleWord::checking: return " without giving check";
      case RuleWord::mating: return " without mating";
      default: return ", unless " + occasion(term);
    }
  }

  std::string state(const RuleTerm& term) const {
    if (term.word == RuleWord::passing) {
      const std::string times = term.number == 1   ? "once"
                                : term.number == 2 ? "twice in a row"
                                                   : number_word(term.number) + " times in a row";
      return std::string("the turn has ") + (term.negated ? "not " : "") + "been passed " + times;
    }
    if (term.word == RuleWord::full)
      return (term.negated ? base::with_article(words_.cell()) : "no " + words_.cell()) +
             " is free";
    const auto [text, one] = having(term);
    const std::string whose = term.pieces.whose == RulePieces::Whose::own ? " of that player" : "";
    return text + whose + (one ? " stands " : " stand ") + place(term, one ? 1 : 2);
  }

  Counted having(const RuleTerm& term) const {
    if (term.word != RuleWord::line) return counted(term);
    return {(term.negated ? "no " : "") + number_word(term.number) + " " +
                noun(term.pieces, term.number),
            term.number == 1};
  }

  /// What the turn does, but for what, and while what: "a Disc is dropped, but not in the centre,
  /// while at most three Discs stand in the centre".
  std::string occasions(const RuleLine& line) const {
    std::vector<std::string> done;
    std::string but;
    for (const RuleTerm& term : line.when)
      if (play::is_occasion(term.word)) {
        if (term.negated)
          but += exception(term);
        else
          done.push_back(occasion(term));
      }
    const std::string comma = but.starts_with(",") ? "," : "";
    return listed(done) + but + if_any(comma + " while ", states(line), "", "");
  }

  /// How the board stands: "no square is free and at least two Pawns stand in the camp".
  std::string states(const RuleLine& line) const {
    std::vector<std::string> all;
    for (const RuleTerm& term : line.when)
      if (term.word != RuleWord::stuck && !play::is_occasion(term.word)) all.push_back(state(term));
    return listed(all);
  }

  /// "A player who has three Marks in an unbroken row, orthogonally or diagonally, wins."
  std::string result(const RuleLine& line, const std::string& verb) const {
    std::vector<std::string> owned;
    for (const RuleTerm& term : line.when)
      if (term.pieces.whose == RulePieces::Whose::own) {
        const auto [text, one] = having(term);
        owned.push_back("has " + text + " " + place(term, one ? 1 : 2));
      }
    if (owned.size() != line.when.size())
      return "A player " + verb + " when " + players(line) + ".";
    const std::string text = listed(owned);
    return "A player who " + text + (text.find(',') == std::string::npos ? " " : ", ") + verb + ".";
  }

  /// The states of a board for one player: "the player has a Rook on the board and …"
  std::string players(const RuleLine& line) const {
    std::vector<std::string> all;
    for (const RuleTerm& term : line.when) {
      if (term.pieces.whose != RulePieces::Whose::own) {
        all.push_back(state(term));
        continue;
      }
      const auto [text, one] = having(term);
      all.push_back("that player has " + text + " " + place(term, one ? 1 : 2));
    }
    return listed(all);
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

bool puts_with_every_move(const RuleLine& line) {
  return line.when.size() == 1 && line.when.front().word == RuleWord::playing;
}

std::vector<std::string> line_ends_in_words(const GameWords& words) {
  return sentences(words, true);
}

}  // namespace boardwright::english
