// Writes a sentence for every line of a game's `rules`.
#include <algorithm>
#include <climits>
#include <span>

#include "base/text.h"
#include "english/play_words.h"
#include "english/way_words.h"
#include "game/equivalence.h"

namespace boardwright::english {

using play::RuleLine, play::RulePhase, play::RulePieces, play::RuleTerm, play::RuleWord;

namespace {

/// Who wins on points a game that would be a draw: always the same seat if pieces have no values.
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
               place(line.then.of, 2) + " change sides.";
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
          return line.when.front().word == RuleWord::checking ? "No move may give check."
                                                              : "No move may give mate.";
        if (line.when.size() == 1 && play::is_about_result(line.when.front().word) &&
            !line.when.front().negated && line.when.front().zone.empty())
          return capitalised(base::with_article(noun(line.when.front().mover, 1))) +
                 (line.when.front().word == RuleWord::checking ? " may not give check."
                                                               : " may not give mate.");
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
                 if_equal("values");
        return "When " + states(line) + ", the player with the most " +
               noun(line.then.of.pieces, 2) + " on the board wins; " + if_equal("numbers");
      default:
        return std::string(draws_are_won(words_.game().rules) ? "The game ends when "
                                                              : "The game is a draw when ") +
               drawn(line) + ".";
    }
  }

 private:
  /// The result if no player has most.
  std::string if_equal(const std::string& what) const {
    return words_.game().board().seats.size() == 2
               ? "if the " + what + " are equal, the game is a draw."
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
  /// What a line does: "the same player moves again". `adds`: the line before removes pieces, too:
  /// "so does that piece".
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

  /// "The game begins with the mark “second”.", "The move number is zero at the start.": a count is
  /// named if it grows or does not begin at zero.
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

  /// The number of leading conditions that lines share, if each adds a number to the same mark
  /// under further conditions of the board; otherwise 0.
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

  /// "The limit grows, to no more than 64, when …: by eight if …; by 16 if …."
  std::string series(std::span<const RuleLine* const> lines, std::size_t shared) const {
    RuleLine part = *lines.front();
    part.when.resize(shared);
    const bool is_set =
        std::ranges::all_of(lines, [&](const RuleLine* line) { return is_set_by(*line); });
    const std::string most = most_of(part.then.mark);
    std::string text = capitalised(count_of(part.then.mark)) +
                       (is_set ? " is set" : " grows" + (most.empty() ? most : most + ",")) +
                       " when " + occasions(part) + ":";
    for (const RuleLine* line : lines) {
      part.when.assign(line->when.begin() + static_cast<std::ptrdiff_t>(shared), line->when.end());
      text += std::string(line == lines.front() ? " " : "; ") + (is_set ? "to " : "by ") +
              gain(line->then) + " if " + states(part);
    }
    return text + ".";
  }

 private:
  /// Whether a line adds to a mark only when it is zero, and at most up to its maximum.
  bool is_set_by(const RuleLine& line) const {
    RuleTerm none{RuleWord::with};
    none.mark = line.then.mark;
    none.negated = true;
    return line.then.by > 0 && line.then.by <= mark(line.then.mark).most && is_said(line, none);
  }

  /// ", to no more than 64"; empty if the maximum makes no difference to any condition, or is only
  /// there because a count must have one.
  std::string most_of(int at) const {
    constexpr int without_limit = 99;
    if (mark(at).most >= without_limit) return {};
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

  /// A condition for a piece that is dropped, whose player nothing has named.
  static std::string of_its_side(std::string state) {
    constexpr std::string_view unnamed = "of that player";
    if (const std::size_t at = state.find(unnamed); at != std::string::npos)
      state.replace(at, unnamed.size(), "of its side");
    return state;
  }

  /// "While at most three Discs stand in the centre, a Disc may be dropped only there."; empty for
  /// lines that are not about drops outside of one zone.
  std::string what_drops_must_do(const RuleLine& line) const {
    const auto is_elsewhere = [](const RuleTerm& term) {
      return term.word == RuleWord::ending && term.negated && term.mover == RulePieces{} &&
             !term.zone.empty();
    };
    RuleTerm last = line.when.back();
    if (line.when.size() != 3 || line.when.front().word != RuleWord::dropping ||
        !is_elsewhere(line.when[1]) || last.was || play::is_occasion(last.word) ||
        last.pieces.whose == RulePieces::Whose::own)
      return {};
    const std::string& zone = line.when[1].zone;
    const std::string dropped =
        base::with_article(noun(line.when.front().mover, 1)) + " may be dropped only ";
    if (last.word != RuleWord::touching && last.word != RuleWord::enclosed)
      return "While " + state(last) + ", " + dropped +
             (last.zone == zone ? "there" : words_.where(zone)) + ".";
    if (!last.negated) return {};
    last.negated = false;
    return "Outside " + words_.zone(zone) + ", " + dropped + "where " + state(last) + ".";
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
    if (line.when.size() != 2 || first.word != RuleWord::dropping) return what_drops_must_do(line);
    RuleTerm second = line.when.back();
    if (second.was) return {};
    if (is_any_result(second) && first.mover == RulePieces{})
      return std::string("A drop may not ") +
             (second.word == RuleWord::checking ? "give check." : "give mate.");
    if (!second.negated || play::is_occasion(second.word)) return {};
    second.negated = false;
    const bool is_place = second.word == RuleWord::touching || second.word == RuleWord::enclosed;
    return mover + " may be dropped only " + (is_place ? "where " : "while ") +
           of_its_side(state(second)) + ".";
  }

  /// The condition that every turn must end under this line; null if it says something else.
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

 public:
  /// "have three Marks in an unbroken row", "capture a Queen and a Rook": what a player aims at
  /// under a line that gives a win; empty if a line says more.
  std::string aim(const RuleLine& line) const {
    std::vector<std::string> owned, taken;
    std::string when;
    for (const RuleTerm& term : line.when)
      if (term == RuleTerm{RuleWord::turn})
        when = " at the beginning of a turn";
      else if (is_one_capture(term))
        taken.push_back(base::with_article(words_.piece_type(term.pieces.piece_types.front())));
      else if (term.pieces.whose == RulePieces::Whose::own)
        owned.push_back("have " + owned_pieces(term, is_only_one(term) ? "one’s own" : ""));
      else
        return {};
    if (owned.empty()) return when.empty() && !taken.empty() ? "capture " + listed(taken) : "";
    return taken.empty() ? listed(owned) + when : "";
  }

 private:
  /// Whether a condition speaks of the one piece of its type that a player ever has.
  bool is_only_one(const RuleTerm& term) const {
    return term.word == RuleWord::own && !term.negated && term.least == 1 && !term.pieces.except &&
           term.pieces.piece_types.size() == 1 &&
           has_each(words_.game(), term.pieces.piece_types.front(), 1);
  }

  /// "a Lion on the last rank, where no opponent can capture it". `whose`: in place of the article.
  std::string owned_pieces(const RuleTerm& term, const std::string& whose = {}) const {
    const auto [text, one] = having(term);
    return (whose.empty() ? text : whose + " " + noun(term.pieces, 1)) + " " +
           place(term, one ? 1 : 2) + under_threat(term);
  }

  /// What draws: "each player has at most one piece on the board". A player is introduced first.
  std::string drawn(const RuleLine& line) const {
    if (is_of_each_player(line)) {
      const auto [text, one] = having(line.when.front());
      return "each player has " + text + " " + place(line.when.front(), one ? 1 : 2);
    }
    constexpr std::string_view known = "that player";
    std::string text = states(line);
    if (const std::size_t at = text.find(known); at != std::string::npos)
      text.replace(at, known.size(), "one player");
    return text;
  }

  /// Whether the two conditions of a line are the same for both of two players.
  bool is_of_each_player(const RuleLine& line) const {
    if (words_.game().board().seats.size() != 2 || line.when.size() != 2) return false;
    RuleTerm own = line.when.front(), enemy = line.when.back();
    if (own.pieces.whose != RulePieces::Whose::own || own.was ||
        own.threat != RuleTerm::Threat::any || enemy.pieces.whose != RulePieces::Whose::enemy ||
        !own.zone.empty())
      return false;
    enemy.pieces.whose = own.pieces.whose;
    return own == enemy;
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

  /// "After moving an Amazon, the player puts an Arrow on an empty square …"
  std::string put(const RuleLine& line) const {
    const bool only_one = line.then.word == RuleWord::moves;
    const std::string name = noun(line.then.of.pieces, 1);
    const std::string one = only_one ? "the " + name : base::with_article(name);
    return before_put(line) + " puts " + one + " " + where_put(line) + ". " + capitalised(one) +
           " belongs to no player" + (only_one ? "" : ", stays for the rest of the game") +
           " and is never captured. No piece may end on it or slide past it.";
  }

  /// Whether the only condition is that a piece moves, wherever it ends.
  static bool is_any_move(const RuleLine& line) {
    RuleTerm plain{RuleWord::moving};
    plain.mover = line.when.front().mover;
    return line.when.size() == 1 && line.when.front() == plain;
  }

  std::string before_put(const RuleLine& line) const {
    if (puts_with_every_move(line)) return "After every move the player";
    if (is_any_move(line))
      return "After moving " + base::with_article(noun(line.when.front().mover, 1)) +
             ", the player";
    return "When " + occasions(line) + ", the player then";
  }

  std::string where_put(const RuleLine& line) const {
    const play::RuleEffect& then = line.then;
    const std::string empty = "on an empty " + words_.cell(),
                      mover = "the " +
                              noun(is_any_move(line) ? line.when.front().mover : RulePieces{}, 1),
                      left = "; the " + words_.cell() + " just left counts as empty";
    switch (then.of.word) {
      case RuleWord::from: return "on the " + words_.cell() + " that " + mover + " has left";
      case RuleWord::touching:
        return empty + " that touches " + mover + "’s new " + words_.cell() + left;
      case RuleWord::along:
        return empty + " in line with " + mover + ", " + along(then.of) + ", with nothing between" +
               left;
      default: return then.word == RuleWord::moves ? empty + " other than its own" : empty;
    }
  }

  /// "Disc", "opposing pieces", "pieces other than Pawns"
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

  /// "all opposing pieces on squares that touch its square, except Kings"
  std::string removed(const RuleTerm& term) const {
    const RulePieces& pieces = term.pieces;
    std::string text = "all " + noun(pieces.except ? RulePieces{pieces.whose} : pieces, 2);
    if (pieces.whose == RulePieces::Whose::own) text += " of the same player";
    text += " " + place(term, 2);
    if (pieces.except) text += ", except " + words_.all_of(pieces.piece_types);
    return text;
  }

  /// "in an unbroken orthogonal or diagonal row"
  std::string row(const RuleTerm& term) const {
    const std::string axes = along(term);
    std::vector<std::string> kinds;
    for (const std::string_view word : base::words(axes))
      if (word.ends_with("ally"))
        kinds.emplace_back(word.substr(0, word.size() - 2));
      else if (word != "or")
        return "in an unbroken row that runs " + axes;
    return "in an unbroken " + base::joined(kinds, " or ") + " row";
  }

  /// Where the pieces of a term stand; "its" refers to the piece that the sentence has named.
  std::string place(const RuleTerm& term, int count) const {
    switch (term.word) {
      case RuleWord::touching:
        return (count == 1 ? "on " + base::with_article(words_.cell()) + " that touches"
                           : "on " + words_.cells() + " that touch") +
               " its " + words_.cell();
      case RuleWord::enclosed:
        return row(term) + " between it and another piece of the same player";
      case RuleWord::line: return row(term);
      default: return term.zone.empty() ? "on the board" : words_.where(term.zone);
    }
  }

  std::string along(const RuleTerm& term) const {
    return WayWords(words_).along_axes(term.axes, false, MovePattern::Facing::any);
  }

  /// What a turn does: "a Disc is dropped in the camp".
  std::string occasion(const RuleTerm& term) const {
    if (play::is_about_result(term.word) && is_by_any(term))
      return term.word == RuleWord::checking ? "a player gives check"
                                             : "a player mates an opponent";
    if (term.word == RuleWord::playing) return "a player makes a move";
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

  /// An exception, to follow the words for a turn, or for a move of any kind: ", but not in the
  /// centre"
  std::string exception(const RuleTerm& term, bool of_move) const {
    if (term.word == RuleWord::ending && term.mover == RulePieces{} && !term.zone.empty())
      return ", but not " + place(term, 1);
    if (!is_by_any(term)) return ", unless " + occasion(term);
    switch (term.word) {
      case RuleWord::moving: return of_move ? " without moving a piece" : " without moving";
      case RuleWord::dropping: return of_move ? " that is no drop" : " without being dropped";
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
      return "a position occurs for the " + ordinal(term.number) + " time";
    if (term.word == RuleWord::checking)
      return "that player has given check with every move since it first occurred";
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

  /// "every move of that player since it first occurred has newly attacked the same opposing Horse,
  /// which nothing protects, with a Chariot or Cannon"
  std::string chase(const RuleTerm& term) const {
    return "every move of that player since it first occurred has newly attacked the same " +
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

  /// ", where no opponent can capture it", " that no opponent can capture"
  static std::string under_threat(const RuleTerm& term) {
    const bool own = term.pieces.whose == RulePieces::Whose::own;
    if (own && term.threat == RuleTerm::Threat::safe && !term.negated && !term.zone.empty() &&
        term.least == 1 && term.most == INT_MAX)
      return ", where no opponent can capture it";
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

  /// The conditions of a line in which “a piece captures” and “no King captures” are one: a piece
  /// other than a King captures.
  static std::vector<RuleTerm> without_excepted(std::vector<RuleTerm> terms) {
    for (std::size_t i = 0; i < terms.size(); ++i) {
      RuleTerm plain = terms[i];
      plain.negated = false;
      plain.mover = {};
      if (!terms[i].negated || !play::is_occasion(plain.word) ||
          play::is_about_result(plain.word) || terms[i].mover.piece_types.empty() ||
          terms[i].mover.except)
        continue;
      const auto same = std::ranges::find(terms, plain);
      if (same == terms.end()) continue;
      same->mover = terms[i].mover;
      same->mover.except = true;
      terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(i));
      --i;
    }
    return terms;
  }

  /// What the turn does, with exceptions and states: "a Disc is dropped, but not in the centre,
  /// while at most three Discs stand in the centre".
  std::string occasions(const RuleLine& line) const {
    std::vector<std::string> done;
    std::string but;
    for (const RuleTerm& term : without_excepted(line.when))
      if (play::is_occasion(term.word)) {
        if (term.negated)
          but += exception(term, is_said(line, RuleTerm{RuleWord::playing}));
        else
          done.push_back(occasion(term));
      }
    const std::string comma = but.starts_with(",") ? "," : "";
    return listed(done) + but + if_any(comma + " while ", states(line), "", "");
  }

  /// Whether the sentence expresses a condition in another way.
  static bool is_understood(const RuleTerm& term, const RuleLine& line) {
    return term.word == RuleWord::stuck || term.word == RuleWord::drawn ||
           (line.then.may && term.word == RuleWord::in_check);
  }

  /// Whether a condition, that a count is above a limit, follows one that the limit is set.
  static bool follows_its_limit(const RuleLine& line, std::size_t at) {
    const RuleTerm& term = line.when[at];
    if (at == 0 || term.word != RuleWord::with || term.as_mark == play::no_mark || !term.negated ||
        term.most != INT_MAX)
      return false;
    RuleTerm limit{RuleWord::with};
    limit.mark = term.mark;
    return line.when[at - 1] == limit;
  }

  /// The state of the board: "no square is free and at least two Pawns stand in the camp".
  std::string states(const RuleLine& line) const {
    std::vector<std::string> all;
    for (std::size_t at = 0; at < line.when.size(); ++at) {
      const RuleTerm& term = line.when[at];
      if (is_understood(term, line) || (!term.always && play::is_occasion(term.word))) continue;
      all.push_back(follows_its_limit(line, at) ? count_of(term.as_mark) + " is above it"
                                                : state(term));
    }
    return listed(all);
  }

  /// "A player who has three Marks in an unbroken orthogonal or diagonal row wins."
  std::string result(const RuleLine& line, const std::string& verb) const {
    std::vector<std::string> owned, taken;
    std::string when;
    for (const RuleTerm& term : line.when)
      if (term == RuleTerm{RuleWord::turn}) {
        when = ", at the beginning of a turn,";
      } else if (is_one_capture(term)) {
        taken.push_back(words_.piece_type(term.pieces.piece_types.front()));
      } else if (term.pieces.whose == RulePieces::Whose::own) {
        owned.push_back("has " + owned_pieces(term));
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
      all.push_back("that player has " + owned_pieces(term));
    }
    return listed(all);
  }

  const GameWords& words_;
};

/// Whether a line may share a sentence with one of the same conditions.
bool goes_on_with(const RuleLine& line) {
  return line.then.word == RuleWord::removes || play::phase_of(line) == RulePhase::afterwards;
}

/// The sentences for the lines that `is_wanted` accepts.
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

/// Whether a line says what a player must or may do.
bool is_duty(const RuleLine& line) {
  const RulePhase phase = play::phase_of(line);
  return phase == RulePhase::duties || phase == RulePhase::offers ||
         (phase == RulePhase::legality && std::ranges::any_of(line.when, &RuleTerm::was));
}

/// What the sentences about duties are about: "Compulsory captures".
std::string duties_title(const play::GameRules& rules) {
  bool may_pass = false, captures = false, others = false;
  for (const RuleLine& line : rules.lines) {
    const RulePhase phase = play::phase_of(line);
    may_pass = may_pass || phase == RulePhase::offers;
    if (phase != RulePhase::duties) continue;
    const bool is_capture =
        std::ranges::find(line.when, RuleWord::capturing, &RuleTerm::word) != line.when.end();
    (is_capture ? captures : others) = true;
  }
  const std::string duty = captures && !others ? "Compulsory captures" : "Compulsory moves";
  if (!may_pass) return duty;
  return captures || others ? duty + " and passing" : "Passing";
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
  return {"duties", duties_title(words.game().rules), sentences(words, is_duty)};
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

std::string aim_of_line(const GameWords& words, const RuleLine& line) {
  return LineWords(words).aim(line);
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
    all.push_back(std::move(draw));  // they refer to the draws before them
  return all;
}

}  // namespace boardwright::english
