// Writes a sentence for every line of a game's `rules`.
#include <algorithm>
#include <climits>
#include <span>

#include "base/text.h"
#include "english/play_words.h"
#include "english/way_words.h"

namespace boardwright::english {

using play::RuleLine, play::RulePhase, play::RulePieces, play::RuleTerm, play::RuleWord;

namespace {

/// Who wins on points what would be a draw: always the same seat if pieces have no values.
std::string who_wins_draws(const GameWords& words) {
  const Game& game = words.game();
  const auto& bonus = game.rules.end.points.bonus;
  const bool valued = std::ranges::any_of(
      game.piece_types, [](const PieceType& piece_type) { return piece_type.value != 0; });
  if (!valued && bonus.size() == 1 && bonus.begin()->second > 0)
    return "A game that ends so is won by " + bonus.begin()->first + ".";
  std::string text = "A game that ends so is won by the player whose pieces are worth most";
  for (const auto& [seat, points] : bonus)
    text += "; " + seat + " adds " + number_word(points) + " to the worth of its own";
  return text + ".";
}

/// The sentences for the lines of one game.
class LineWords {
 public:
  explicit LineWords(const GameWords& words) : words_(words) {}

  std::string sentence(const RuleLine& line) const {
    switch (line.then.word) {
      case RuleWord::turns:
        return "When " + occasions(line) + ", all " + noun(line.then.of.pieces, 2) + " " +
               place(line.then.of, 2) + (line.then.of.axes.empty() ? "" : ",") + " change sides.";
      case RuleWord::removes: return "When " + occasions(line) + ", " + outcome(line) + ".";
      case RuleWord::becomes:
        return "When " + occasions(line) + ", it becomes " + made(line.then.of) + ".";
      case RuleWord::puts:
      case RuleWord::moves: return put(line);
      case RuleWord::illegal:
        if (const RuleTerm* term = what_must_end(line))
          return "While " + state(*term) + ", only a turn that ends this" +
                 (offers_passes() ? " or a pass" : "") + " is legal.";
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
        if (const std::string forbidden = what_may_not_be(line); !forbidden.empty())
          return forbidden;
        return "A turn is illegal if " + occasions(line) + ".";
      case RuleWord::must: return duty(line);
      case RuleWord::pass:
        if (line.then.may)
          return "A player may pass a turn" + if_any(" while ", states(line), "", "") + ".";
        return if_any("When ", states(line), ", a", "A") + " player who " +
               (words_.game().rules.royal.piece_types.empty() ? "" : "is not in check and ") +
               "has no legal move must pass.";
      case RuleWord::gains:
      case RuleWord::again: return what_follows(line);
      case RuleWord::wins: return result(line, "wins");
      case RuleWord::loses:
        return line.then.mark == play::no_mark ? result(line, "loses") : what_follows(line);
      case RuleWord::most:
        if (play::phase_of(line) == RulePhase::draws) return what_would_be_drawn(line);
        if (line.then.of.word == RuleWord::value)
          return "When " + states(line) + ", the player whose pieces are worth most wins; " +
                 if_equal();
        return "When " + states(line) + ", the player with the most " +
               noun(line.then.of.pieces, 2) + " on the board wins; " + if_equal();
      default:
        return std::string(draws_are_won(words_.game().rules) ? "The game ends when "
                                                              : "The game is a draw when ") +
               states(line) + ".";
    }
  }

 private:
  /// What a game is in which no player has most.
  std::string if_equal() const {
    return words_.game().board().seats.size() == 2
               ? "if they are equal, the game is a draw."
               : "if none has more than every other, the game is a draw.";
  }

  static std::string if_any(const std::string& before, const std::string& text,
                            const std::string& after, const std::string& otherwise) {
    return text.empty() ? otherwise : before + text + after;
  }

  const play::RuleMark& mark(int index) const {
    return words_.game().rules.marks[static_cast<std::size_t>(index)];
  }
  std::string holder(int index) const { return mark(index).of_seat ? "the player" : "the game"; }
  /// "the series length", "the player’s shak"
  std::string count_of(int index) const {
    std::string name = mark(index).name;
    std::ranges::replace(name, '-', ' ');
    return (mark(index).of_seat ? "the player’s " : "the ") + name;
  }

  /// What a line does to a mark, or to the turn: "When …, the game gets the mark “second”."
  std::string what_follows(const RuleLine& line) const {
    return "When " + occasions(line) + ", " + outcome(line) + ".";
  }

 public:
  /// "the same player moves again"; of a line that `adds` to what the one before removes, "so does
  /// that piece".
  std::string outcome(const RuleLine& line, bool adds = false) const {
    if (line.then.word == RuleWord::again) return "the same player moves again";
    if (line.then.word == RuleWord::removes) {
      const bool one = line.then.of.word == RuleWord::itself;
      const std::string what = one ? "that piece" : removed(line.then.of);
      return adds ? (one ? "so does " : "so do ") + what
                  : what + (!one && line.then.of.pieces.except ? "," : "") +
                        (one ? " leaves the board" : " leave the board");
    }
    const int at = line.then.mark;
    const bool gains = line.then.word == RuleWord::gains;
    if (mark(at).most == 1)
      return holder(at) + (gains ? " gets" : " loses") + " the mark “" + mark(at).name + "”";
    if (!gains) return count_of(at) + " goes back to zero";
    if (is_set_by(line)) return count_of(at) + " is set to " + gain(line.then);
    return count_of(at) + " grows by " + gain(line.then) + most_of(at);
  }

  /// "The game begins with the mark “second”.", "The move number is zero at the start.": of counts
  /// those that grow.
  std::vector<std::string> marks_at_start() const {
    const Game& game = words_.game();
    const Position* start = game.find_position(game.start);
    std::vector<std::string> sentences;
    if (start == nullptr) return sentences;
    for (int at = 0; at < static_cast<int>(game.rules.marks.size()); ++at) {
      const int count = start->mark(at, board::first_seat);
      const bool grows = std::ranges::any_of(game.rules.lines, [&](const RuleLine& line) {
        return line.then.word == RuleWord::gains && line.then.mark == at && !is_set_by(line);
      });
      if (mark(at).most == 1 && count > 0)
        sentences.push_back((mark(at).of_seat ? "Each player begins" : "The game begins") +
                            std::string(" with the mark “") + mark(at).name + "”.");
      else if (mark(at).most > 1 && (grows || count > 0))
        sentences.push_back(capitalised(count_of(at)) + " is " +
                            (count == 0 ? "zero" : number_word(count)) + " at the start.");
    }
    return sentences;
  }

  /// How many conditions at their beginning some lines share that let one mark grow by numbers,
  /// each on further conditions of the board; 0 if they are no such series.
  static std::size_t shared_conditions(std::span<const RuleLine* const> lines) {
    const RuleLine& first = *lines.front();
    std::size_t shared = first.when.size();
    for (const RuleLine* line : lines) {
      const auto ends = std::ranges::mismatch(first.when, line->when);
      shared = std::min(shared, static_cast<std::size_t>(ends.in1 - first.when.begin()));
      if (line->then.word != RuleWord::gains || line->then.by == 0 ||
          line->then.mark != first.then.mark)
        return 0;
    }
    const auto is_of_turn = [](const RuleTerm& term) { return play::is_occasion(term.word); };
    for (const RuleLine* line : lines) {
      const std::span rest = std::span(line->when).subspan(shared);
      if (rest.empty() || std::ranges::any_of(rest, is_of_turn)) return 0;
    }
    return std::ranges::any_of(std::span(first.when).first(shared), is_of_turn) ? shared : 0;
  }

  /// "When …, the limit grows, to no more than 64: by eight if …; by 16 if …."
  std::string series(std::span<const RuleLine* const> lines, std::size_t shared) const {
    RuleLine part = *lines.front();
    part.when.resize(shared);
    const bool is_set =
        std::ranges::all_of(lines, [&](const RuleLine* line) { return is_set_by(*line); });
    std::string text = "When " + occasions(part) + ", " + count_of(part.then.mark) +
                       (is_set ? " is set:" : " grows" + most_of(part.then.mark) + ":");
    for (const RuleLine* line : lines) {
      part.when.assign(line->when.begin() + static_cast<std::ptrdiff_t>(shared), line->when.end());
      text += std::string(line == lines.front() ? " " : "; ") + (is_set ? "to " : "by ") +
              gain(line->then) + " if " + states(part);
    }
    return text + ".";
  }

 private:
  /// Whether a line lets a mark grow from zero alone, to no more than it can be.
  bool is_set_by(const RuleLine& line) const {
    RuleTerm none{RuleWord::with};
    none.mark = line.then.mark;
    none.negated = true;
    return line.then.by > 0 && line.then.by <= mark(line.then.mark).most && is_said(line, none);
  }

  /// ", to no more than 99"; empty where no condition differs for a longer count.
  std::string most_of(int at) const {
    for (const RuleLine& line : words_.game().rules.lines)
      for (const RuleTerm& term : line.when) {
        if (term.word != RuleWord::with || term.as_mark == play::no_mark) continue;
        const bool is_one = term.mark == at || term.as_mark == at;
        if (is_one && !(term.as_mark == at && mark(term.mark).most < mark(at).most))
          return ", to no more than " + number_word(mark(at).most);
      }
    return {};
  }

  /// "one", "the number of that player’s pieces on the board"
  std::string gain(const play::RuleEffect& then) const {
    if (then.by > 0) return number_word(then.by);
    const bool own = then.of.pieces.whose == RulePieces::Whose::own;
    return "the number of " + (own ? "that player’s " : std::string()) + noun(then.of.pieces, 2) +
           " on the board";
  }

  /// "the player has the mark “shak”", "the move number is at least the series length"
  std::string marked(const RuleTerm& term) const {
    const bool open = term.most == INT_MAX;
    const bool is_none = term.most == 0;
    if (mark(term.mark).most == 1 && ((open && term.least == 1) || is_none))
      return holder(term.mark) + (term.negated != is_none ? " does not have" : " has") +
             " the mark “" + mark(term.mark).name + "”";
    std::string text = count_of(term.mark) + (term.negated ? " is not " : " is ");
    if (term.as_mark != play::no_mark && term.negated && term.most == INT_MAX)
      return count_of(term.as_mark) + " is above " + count_of(term.mark);
    if ((open && term.least == 1) || is_none)
      return count_of(term.mark) + (term.negated != is_none ? " is not set" : " is set");
    if (term.as_mark != play::no_mark) return text + "at least " + count_of(term.as_mark);
    if (open) return text + "at least " + number_word(term.least);
    if (term.least <= 0) return text + "at most " + number_word(term.most);
    return text + "from " + number_word(term.least) + " to " + number_word(term.most);
  }

  bool offers_passes() const {
    return std::ranges::any_of(words_.game().rules.lines, [](const RuleLine& line) {
      return play::phase_of(line) == RulePhase::offers;
    });
  }

  /// "A Disc may be dropped only where an opposing piece stands on a square that touches its
  /// square.", "A King may not capture a King.", "A drop may not give check."; empty for lines that
  /// say more.
  std::string what_may_not_be(const RuleLine& line) const {
    const RuleTerm& first = line.when.front();
    if (first.negated || first.was || !first.zone.empty()) return {};
    const std::string mover = capitalised(base::with_article(noun(first.mover, 1)));
    if (line.when.size() == 1)
      return first.word == RuleWord::capturing && !first.dearest
                 ? mover + " may not capture" + prey(first) + "."
                 : "";
    if (line.when.size() != 2 || first.word != RuleWord::dropping) return {};
    RuleTerm second = line.when.back();
    if (second.was) return {};
    if (is_any_result(second) && first.mover == RulePieces{})
      return std::string("A drop may not ") +
             (second.word == RuleWord::checking ? "give check." : "mate.");
    if (!second.negated || play::is_occasion(second.word)) return {};
    second.negated = false;
    const bool is_place = second.word == RuleWord::touching || second.word == RuleWord::enclosed;
    return mover + " may be dropped only " + (is_place ? "where " : "while ") + state(second) + ".";
  }

  /// What a line forbids to leave as it was before any turn; nothing if it says something else.
  static const RuleTerm* what_must_end(const RuleLine& line) {
    if (line.when.size() != 3 || !is_said(line, RuleTerm{RuleWord::playing})) return nullptr;
    for (const RuleTerm& term : line.when) {
      RuleTerm before = term;
      before.was = true;
      if (!term.was && term.word != RuleWord::playing && is_said(line, before)) return &term;
    }
    return nullptr;
  }
  static bool is_said(const RuleLine& line, const RuleTerm& term) {
    return std::ranges::find(line.when, term) != line.when.end();
  }

  std::string duty(const RuleLine& line) const {
    const RuleTerm& first = line.when.front();
    RuleTerm plain{RuleWord::capturing};
    if (line.when.size() == 1 && first == plain)
      return "A player who can capture must, but may choose between several captures.";
    plain.dearest = true;
    if (line.when.size() == 1 && first == plain)
      return "A player who can capture must, and must take what counts most.";
    const bool dearest = std::ranges::any_of(line.when, &RuleTerm::dearest);
    return "A player who can make a turn in which " + occasions(line) + " must make one" +
           (dearest ? ", taking what counts most." : ".");
  }

  std::string what_would_be_drawn(const RuleLine& line) const {
    if (line.then.of.word == RuleWord::value) return who_wins_draws(words_);
    return "A game that ends so is won by the player with the most " +
           noun(line.then.of.pieces, 2) + " on the board.";
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
    if (!names.empty()) text += " other than " + (count == 1 ? base::with_article(named) : named);
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

  /// "a Stone", "a piece like the captured one; no royal piece does"
  std::string made(const RuleTerm& what) const {
    const bool none_is_royal = words_.game().rules.royal.piece_types.empty();
    return (what.word == RuleWord::taken ? std::string("a piece like the captured one")
                                         : base::with_article(noun(what.pieces, 1))) +
           (none_is_royal ? "" : "; no royal piece does");
  }

  /// "all opposing pieces but Kings on squares that touch its square"
  std::string removed(const RuleTerm& term) const {
    const RulePieces& pieces = term.pieces;
    std::string text = "all " + noun(pieces.except ? RulePieces{pieces.whose} : pieces, 2);
    if (pieces.whose == RulePieces::Whose::own) text += " of the same player";
    text += " " + place(term, 2) + (term.axes.empty() ? "" : ",");
    if (pieces.except)
      text += (term.axes.empty() ? "," : "") + std::string(" except ") +
              words_.all_of(pieces.piece_types);
    return text;
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
      case RuleWord::promoting: return mover + " is promoted" + where;
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

  /// What rules a turn out, to stand behind the words for it: ", but not in the centre"
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
      case RuleWord::promoting: return " without a promotion";
      default: return ", unless " + occasion(term);
    }
  }

  std::string state(const RuleTerm& term) const {
    if (!term.was) return state_now(term);
    if (term.word == RuleWord::in_check)
      return std::string("the player was") + (term.negated ? " not" : "") +
             " in check before the turn";
    return "before the turn " + state_now(term);
  }

  std::string state_now(const RuleTerm& term) const {
    const std::string is_not = term.negated ? " not" : "";
    if (term.word == RuleWord::with) return marked(term);
    if (term.word == RuleWord::in_check) return "the player is" + is_not + " in check";
    if (term.word == RuleWord::facing)
      return royal_pieces() + (term.negated ? " do not face" : " face") +
             " each other on an open line";
    if (term.word == RuleWord::repeated)
      return "a position has come " + number_word(term.number) + " times";
    if (term.word == RuleWord::checking)
      return "that player has given check with every move since it first came";
    if (term.word == RuleWord::attacking) return chase(term);
    if (term.word == RuleWord::holding) {
      const bool any = term.pieces.piece_types.empty();
      return std::string("the player has ") + (term.negated ? "no " : "a ") +
             (any ? "piece" : noun(term.pieces, 1)) + " in hand";
    }
    if (term.word == RuleWord::turn) return "it is" + is_not + " that player’s turn";
    if (term.word == RuleWord::taken)
      return "that player has" + is_not + " captured " + captured(term);
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
    return text + whose + (one ? " stands " : " stand ") + place(term, one ? 1 : 2) +
           under_threat(term);
  }

  /// "every move of that player since it first came has newly attacked the same opposing Horse,
  /// which nothing protects, with a Chariot or Cannon"
  std::string chase(const RuleTerm& term) const {
    return "every move of that player since it first came has newly attacked the same " +
           noun(term.pieces, 1) + (term.zone.empty() ? "" : " " + words_.where(term.zone)) +
           (term.bare ? ", which nothing protects," : "") +
           (term.mover == RulePieces{} ? std::string()
                                       : " with " + base::with_article(noun(term.mover, 1))) +
           ", without giving check";
  }

  /// "a Queen or a Rook", "a piece"
  std::string captured(const RuleTerm& term) const {
    if (term.pieces.piece_types.empty() || term.pieces.except)
      return base::with_article(noun(term.pieces, 1));
    std::vector<std::string> names;
    for (const PieceTypeId piece_type : term.pieces.piece_types)
      names.push_back(base::with_article(words_.piece_type(piece_type)));
    return listed(names, "or");
  }

  /// " that no opponent can capture"
  static std::string under_threat(const RuleTerm& term) {
    const bool own = term.pieces.whose == RulePieces::Whose::own;
    switch (term.threat) {
      case RuleTerm::Threat::attacked:
        return own ? " that an opponent can capture" : " that can be captured";
      case RuleTerm::Threat::safe:
        return own ? " that no opponent can capture" : " that cannot be captured";
      case RuleTerm::Threat::any: break;
    }
    return {};
  }

  /// "the Generals", or of several kinds "royal pieces".
  std::string royal_pieces() const {
    const auto& royal = words_.game().rules.royal.piece_types;
    return royal.size() == 1 ? "the " + GameWords::plural(words_.piece_type(royal.front()))
                             : "royal pieces";
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

  /// Whether the sentence says a condition in other words.
  static bool is_understood(const RuleTerm& term, const RuleLine& line) {
    return term.word == RuleWord::stuck || term.word == RuleWord::drawn ||
           (line.then.may && term.word == RuleWord::in_check);
  }

  /// How the board stands: "no square is free and at least two Pawns stand in the camp".
  std::string states(const RuleLine& line) const {
    std::vector<std::string> all;
    for (const RuleTerm& term : line.when)
      if (!is_understood(term, line) && (term.always || !play::is_occasion(term.word)))
        all.push_back(state(term));
    return listed(all);
  }

  /// "A player who has three Marks in an unbroken row, orthogonally or diagonally, wins."
  std::string result(const RuleLine& line, const std::string& verb) const {
    std::vector<std::string> owned, taken;
    std::string when;
    for (const RuleTerm& term : line.when)
      if (term == RuleTerm{RuleWord::turn}) {
        when = ", at the beginning of a turn,";
      } else if (is_one_capture(term)) {
        taken.push_back(words_.piece_type(term.pieces.piece_types.front()));
      } else if (term.pieces.whose == RulePieces::Whose::own) {
        const auto [text, one] = having(term);
        owned.push_back("has " + text + " " + place(term, one ? 1 : 2) + under_threat(term));
      }
    if (taken.size() == line.when.size())
      return taken.size() == 1 ? "A player who has captured " + base::with_article(taken.front()) +
                                     " " + verb + "."
                               : "A player who has captured one of each of these " + verb + ": " +
                                     listed(taken) + ".";
    if (owned.size() + (when.empty() ? 0 : 1) != line.when.size() || owned.empty())
      return "A player " + verb + " when " + players(line) + ".";
    const std::string text = listed(owned);
    return "A player who" + when + " " + text + (text.find(',') == std::string::npos ? " " : ", ") +
           verb + ".";
  }

  /// Whether a condition is that one piece of a type has been captured.
  static bool is_one_capture(const RuleTerm& term) {
    RuleTerm plain{RuleWord::taken};
    plain.pieces.piece_types = term.pieces.piece_types;
    return term.pieces.piece_types.size() == 1 && term == plain;
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
      all.push_back("that player has " + text + " " + place(term, one ? 1 : 2) +
                    under_threat(term));
    }
    return listed(all);
  }

  const GameWords& words_;
};

/// Whether a line may share a sentence with one of the same conditions.
bool goes_on_with(const RuleLine& line) {
  return line.then.word == RuleWord::removes || play::phase_of(line) == RulePhase::afterwards;
}

/// The sentences for the lines of which this holds.
template <class Test>
std::vector<std::string> sentences(const GameWords& words, const Test& is_wanted) {
  const LineWords writer(words);
  std::vector<std::string> all;
  std::vector<const RuleLine*> lines;
  for (const RuleLine& line : words.game().rules.lines)
    if (is_wanted(line)) lines.push_back(&line);
  const RuleLine* last = nullptr;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::size_t more = 1;
    while (i + more < lines.size() &&
           LineWords::shared_conditions(std::span(lines).subspan(i, more + 1)) > 0)
      ++more;
    if (more > 1) {
      const std::span run = std::span<const RuleLine* const>(lines).subspan(i, more);
      all.push_back(writer.series(run, LineWords::shared_conditions(run)));
      last = nullptr;
      i += more - 1;
      continue;
    }
    const RuleLine& line = *lines[i];
    const bool goes_on =
        last != nullptr && goes_on_with(line) && goes_on_with(*last) && line.when == last->when;
    if (goes_on)
      all.back().replace(all.back().size() - 1, 1, ", and " + writer.outcome(line, true) + ".");
    else
      all.push_back(writer.sentence(line));
    last = &line;
  }
  return all;
}

/// Whether a line says what a player has to do, or may.
bool is_duty(const RuleLine& line) {
  const RulePhase phase = play::phase_of(line);
  return phase == RulePhase::duties || phase == RulePhase::offers ||
         (phase == RulePhase::legality && std::ranges::any_of(line.when, &RuleTerm::was));
}

bool is_end(const RuleLine& line) {
  const RulePhase phase = play::phase_of(line);
  return phase == RulePhase::ends || phase == RulePhase::history || phase == RulePhase::draws;
}

/// Whether a line has its sentence among captures.
bool is_of_captures(const RuleLine& line) {
  return line.then.word == RuleWord::removes ||
         (line.then.word == RuleWord::becomes &&
          std::ranges::find(line.when, RuleWord::capturing, &RuleTerm::word) != line.when.end());
}

/// Whether a line has its sentence among all others, and not among captures, duties or ends.
bool is_further(const RuleLine& line) {
  return !is_duty(line) && !is_end(line) && !is_of_captures(line) &&
         play::phase_of(line) != RulePhase::candidates;
}

}  // namespace

RuleText duties_in_words(const GameWords& words) {
  return {"duties", "Duties", sentences(words, is_duty)};
}

std::vector<std::string> captures_in_words(const GameWords& words) {
  return sentences(words, is_of_captures);
}

RuleText lines_in_words(const GameWords& words) {
  RuleText text{"further", "Further rules", sentences(words, is_further), {}, true};
  std::vector<std::string> marks = LineWords(words).marks_at_start();
  text.sentences.insert(text.sentences.begin(), std::make_move_iterator(marks.begin()),
                        std::make_move_iterator(marks.end()));
  return text;
}

bool draws_are_won(const play::GameRules& rules) {
  return std::ranges::any_of(rules.lines, [](const RuleLine& line) {
    return line.then.word == RuleWord::most && play::phase_of(line) == RulePhase::draws;
  });
}

bool forbids_checks(const play::GameRules& rules) {
  return std::ranges::any_of(rules.lines, [](const RuleLine& line) {
    return line.then.word == RuleWord::illegal &&
           line.when == std::vector{RuleTerm{RuleWord::checking}};
  });
}

bool puts_with_every_move(const RuleLine& line) {
  return line.when.size() == 1 && line.when.front().word == RuleWord::playing;
}

std::vector<std::string> line_ends_in_words(const GameWords& words) {
  const auto is_of = [](RulePhase phase) {
    return [phase](const RuleLine& line) { return play::phase_of(line) == phase; };
  };
  std::vector<std::string> all = sentences(words, is_of(RulePhase::ends));
  for (std::string& end : sentences(words, is_of(RulePhase::history)))
    all.push_back(std::move(end));
  for (std::string& draw : sentences(words, is_of(RulePhase::draws)))
    all.push_back(std::move(draw));  // they speak of the draws before them
  return all;
}

}  // namespace boardwright::english
