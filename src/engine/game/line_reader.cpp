// Reads the lines of [play] `rules`.
#include "game/line_reader.h"

#include <algorithm>
#include <climits>
#include <span>

#include "base/hints.h"
#include "base/limits.h"
#include "base/text.h"
#include "game/board_reader.h"

namespace boardwright::game {
namespace {

using play::RulePart, play::RulePieces, play::RulePhase, play::RuleTerm, play::RuleWord;

/// The words of a line, with commas and colons as words of their own.
std::vector<std::string_view> tokens_of(std::string_view text) {
  std::vector<std::string_view> found;
  for (std::string_view word : base::words(text)) {
    const bool marked = word.size() > 1 && (word.back() == ',' || word.back() == ':');
    found.push_back(marked ? word.substr(0, word.size() - 1) : word);
    if (marked) found.push_back(word.substr(word.size() - 1));
  }
  return found;
}

class LineReader {
 public:
  LineReader(std::string_view text, base::Place place, const Game& game,
             const play::GameRules& rules, Report& report)
      : text_(text),
        tokens_(tokens_of(text)),
        place_(std::move(place)),
        game_(game),
        marks_(rules.marks),
        royal_(rules.royal.piece_types),
        report_(report) {
    for (const PieceType& piece_type : game.piece_types) names_.push_back(piece_type.id);
    for (const geometry::Axis& axis : game.board().axes) axes_.push_back(axis.name);
  }

  std::optional<play::RuleLine> read() {
    for (const play::RuleWordRow& row : play::rule_words())
      if (std::ranges::find(names_, row.word) != names_.end())
        fail_at(0, "the piece '" + std::string(row.word) + "' has the name of a word of lines",
                "give it another id");
    play::RuleLine line;
    line.text = std::string(text_);
    do {
      line.when.push_back(read_term());
    } while (good_ && accept(","));
    if (!accept(":")) fail("a colon stands before what follows", {",", ":"});
    if (good_) line.then = read_effect();
    if (good_ && next_ < tokens_.size()) fail("a line ends behind its effect", {});
    if (good_) check(line);
    if (!good_) return std::nullopt;
    return line;
  }

 private:
  using Words = std::vector<std::string_view>;

  std::string_view peek() const {
    return next_ < tokens_.size() ? tokens_[next_] : std::string_view{};
  }
  bool accept(std::string_view word) {
    if (peek() != word) return false;
    ++next_;
    return true;
  }
  bool accept(RuleWord word) { return accept(row_of(word).word); }

  void fail_at(std::size_t token, const std::string& message, const base::Hint& hint) {
    if (!good_) return;
    good_ = false;
    base::Place place = place_;
    if (place.column > 0)
      place.column += static_cast<int>(token < tokens_.size() ? tokens_[token].data() - text_.data()
                                                              : std::ssize(text_));
    report_.error(std::move(place), message, hint);
  }
  void fail(const std::string& expected, const Words& known) {
    const base::Hint hint = known.empty() ? base::Hint() : base::meant_of_all(peek(), known);
    if (peek().empty()) return fail_at(next_, "the line ends too early: " + expected, hint);
    fail_at(next_, "unknown word '" + std::string(peek()) + "': " + expected, hint);
  }

  static Words words_of(std::initializer_list<RulePart> parts) {
    Words found;
    for (const play::RuleWordRow& row : play::rule_words())
      if (std::ranges::find(parts, row.part) != parts.end()) found.push_back(row.word);
    return found;
  }

  std::optional<RuleWord> take(std::initializer_list<RulePart> parts) {
    for (const play::RuleWordRow& row : play::rule_words())
      if (std::ranges::find(parts, row.part) != parts.end() && accept(row.word)) return row.value;
    return std::nullopt;
  }

  int read_number(int least, int most) {
    const auto number = base::to_integer(peek());
    if (!number || *number < least || *number > most) {
      fail("a number from " + std::to_string(least) + " to " + std::to_string(most), {});
      return least;
    }
    ++next_;
    return static_cast<int>(*number);
  }

  /// Reads `at-least N` and `at-most N`, in either order. False if neither follows.
  bool read_counts(RuleTerm& term) {
    bool any = false;
    for (bool more = true; good_ && more; any = any || more) {
      more = false;
      if (accept(RuleWord::at_least)) {
        term.least = read_number(1, base::limits::board_cells);
        more = true;
      } else if (accept(RuleWord::at_most)) {
        term.most = read_number(0, base::limits::board_cells);
        if (!any) term.least = 0;
        more = true;
      }
    }
    return any;
  }

  bool is_name() const {
    return std::ranges::find(names_, peek()) != names_.end() ||
           peek() == row_of(RuleWord::royal).word;
  }

  /// Whether a token is `attacked` or `protected`.
  bool is_threat(std::size_t token) const {
    return token < tokens_.size() && (tokens_[token] == row_of(RuleWord::attacked).word ||
                                      tokens_[token] == row_of(RuleWord::is_protected).word);
  }

  /// Reads `[not] attacked` after pieces and their place.
  void read_threat(RuleTerm& term) {
    if (accept(RuleWord::attacked)) {
      term.threat = RuleTerm::Threat::attacked;
    } else if (peek() == row_of(RuleWord::none_of).word && is_threat(next_ + 1)) {
      ++next_;
      require(RuleWord::attacked);
      term.threat = RuleTerm::Threat::safe;
    }
  }

  /// Reads the pieces that are attacked: `PIECES [on ZONE] [not protected]`.
  void read_prey(RuleTerm& term) {
    const std::size_t at = next_;
    require_pieces(term.pieces);
    if (good_ && term.pieces.whose != RulePieces::Whose::enemy)
      fail_at(at, "only an opponent’s pieces are attacked", "write 'enemy' before them");
    if (good_) read_place(term);
    if (!good_ || !accept(RuleWord::none_of)) return;
    require(RuleWord::is_protected);
    term.bare = true;
  }

  /// Reads a name: the types that it stands for.
  play::PieceTypeList read_name() {
    if (!accept(RuleWord::royal)) return {game_.id_of(*game_.find_piece_type(tokens_[next_++]))};
    if (royal_.empty()) fail_at(next_ - 1, "this game has no royal pieces", "name types of pieces");
    return royal_;
  }

  /// Reads `[own|enemy] [[not] NAME or NAME]`. Returns whether anything stood there.
  bool read_pieces(RulePieces& pieces) {
    bool any = true;
    if (accept(RuleWord::own))
      pieces.whose = RulePieces::Whose::own;
    else if (accept(RuleWord::enemy))
      pieces.whose = RulePieces::Whose::enemy;
    else
      any = false;
    if (peek() == row_of(RuleWord::none_of).word && !is_threat(next_ + 1)) {
      ++next_;
      pieces.except = true;
      if (!is_name()) fail("a piece follows", {names_.begin(), names_.end()});
    }
    if (!is_name()) return any;
    do {
      if (!is_name()) {
        fail("a piece follows", {names_.begin(), names_.end()});
        break;
      }
      const std::size_t at = next_;
      const bool is_royal = peek() == row_of(RuleWord::royal).word;
      for (const PieceTypeId id : read_name()) {
        if (!play::among(id, pieces.piece_types))
          pieces.piece_types.push_back(id);
        else if (!is_royal)
          fail_at(at, "a second '" + game_.piece_type(id).id + "'", "once is enough");
      }
    } while (good_ && accept(RuleWord::any_of));
    return true;
  }

  /// Reads types alone, where it is clear whose pieces they are.
  void read_types(RulePieces& pieces) {
    const std::size_t at = next_;
    read_pieces(pieces);
    if (pieces.whose != RulePieces::Whose::any)
      fail_at(at, "no '" + std::string(tokens_[at]) + "' stands here", "whose they are is clear");
  }

  void require_pieces(RulePieces& pieces) {
    if (read_pieces(pieces)) return;
    Words known = words_of({RulePart::pieces});
    known.insert(known.end(), names_.begin(), names_.end());
    fail("pieces follow", known);
  }

  void require(RuleWord word) {
    if (!accept(word))
      fail("'" + std::string(row_of(word).word) + "' follows", {row_of(word).word});
  }

  void read_axes(RuleTerm& term) {
    if (!accept(RuleWord::along)) return fail("axes follow", {row_of(RuleWord::along).word});
    while (std::ranges::find(axes_, peek()) != axes_.end()) {
      if (std::ranges::find(term.axes, peek()) != term.axes.end())
        return fail_at(next_, "a second '" + std::string(peek()) + "'", "once is enough");
      term.axes.emplace_back(tokens_[next_++]);
    }
    if (term.axes.empty()) fail("an axis of the board follows", {axes_.begin(), axes_.end()});
  }

  void read_place(RuleTerm& term) {
    if (!accept(RuleWord::on)) return;
    term.zone = std::string(peek());
    if (peek().empty()) return fail("a zone follows", {});
    base::Place place = place_;
    if (place.column > 0) place.column += static_cast<int>(peek().data() - text_.data());
    const std::size_t errors = report_.errors();
    check_zone(game_, term.zone, place, report_);
    good_ = good_ && report_.errors() == errors;
    ++next_;
  }

  /// Reads what follows `touching`, `enclosed` or `line`.
  void read_arguments(RuleTerm& term) {
    if (term.word == RuleWord::line)
      term.number = read_number(1, base::limits::board_cells);
    else
      read_counts(term);
    if (good_) require_pieces(term.pieces);
    if (good_ && term.word != RuleWord::touching) read_axes(term);
  }

  RuleTerm read_term() {
    RuleTerm term;
    term.negated = accept(RuleWord::none_of);
    term.was = accept(RuleWord::was);
    term.always = accept(RuleWord::always);
    const std::size_t start = next_;
    const bool counted = read_counts(term);
    RulePieces pieces;
    const bool named = read_pieces(pieces);
    if (!good_) return term;
    const auto word = take({RulePart::occasion, RulePart::condition});
    if (!word && (counted || named)) {
      term.word = RuleWord::own;
      term.pieces = pieces;
      read_place(term);
      read_threat(term);
      if (!good_ || peek() == "," || peek() == ":") return term;
      if (std::ranges::any_of(play::rule_words(), [&](const play::RuleWordRow& row) {
            return row.part == RulePart::occasion && row.word == peek();
          }))
        fail_at(next_, "'" + std::string(peek()) + "' stands before its place",
                "write '" + std::string(peek()) + " on " + term.zone + "'");
    }
    if (!word) {
      Words known = words_of({RulePart::occasion, RulePart::condition, RulePart::pieces});
      known.insert(known.end(), names_.begin(), names_.end());
      fail("a condition is expected", known);
      return term;
    }
    term.word = *word;
    const bool is_by_piece = play::is_occasion(*word) && *word != RuleWord::playing;
    const bool has_mover = is_by_piece || *word == RuleWord::attacking;
    if (has_mover && pieces.whose != RulePieces::Whose::any)
      fail_at(start, "the piece is of the seat that moves", "leave out 'own' and 'enemy'");
    if (has_mover && !counted)
      term.mover = pieces;
    else if (counted || named)
      fail_at(next_ - 1, "no pieces stand before '" + std::string(row_of(*word).word) + "'",
              "they stand behind 'touching', 'enclosed' and 'line'");
    switch (*word) {
      case RuleWord::capturing:
        read_types(term.pieces);
        if (accept(RuleWord::most)) {
          term.dearest = true;
          require(RuleWord::value);
        }
        break;
      case RuleWord::taken:
      case RuleWord::holding: read_types(term.pieces); break;
      case RuleWord::attacking: read_prey(term); break;
      case RuleWord::repeated: term.number = read_number(2, base::limits::perft_depth); break;
      case RuleWord::passing: term.number = read_number(1, base::limits::perft_depth); break;
      case RuleWord::with: read_with(term); break;
      case RuleWord::touching:
      case RuleWord::enclosed:
      case RuleWord::line: read_arguments(term); break;
      default: break;
    }
    if (is_by_piece) read_place(term);
    return term;
  }

  bool is_mark() const {
    return std::ranges::find(marks_, peek(), &play::RuleMark::name) != marks_.end();
  }

  int read_mark() {
    Words known;
    for (const play::RuleMark& mark : marks_) known.push_back(mark.name);
    if (known.empty()) {
      fail_at(next_, "this game has no marks", "name them in marks = { … } of [play]");
      return play::no_mark;
    }
    const auto mark = std::ranges::find(marks_, peek(), &play::RuleMark::name);
    if (mark == marks_.end()) {
      fail("a mark follows", known);
      return play::no_mark;
    }
    ++next_;
    return static_cast<int>(mark - marks_.begin());
  }

  /// Reads `with MARK [at-least N | at-least MARK] [at-most N]`.
  void read_with(RuleTerm& term) {
    term.mark = read_mark();
    if (!good_) return;
    const std::size_t at = next_;
    if (accept(RuleWord::at_least) && is_mark()) {
      term.as_mark = read_mark();
      if (accept(RuleWord::at_most)) term.most = read_number(0, base::limits::board_cells);
      term.least = 0;
    } else {
      next_ = at;
      read_counts(term);
    }
    const int most = marks_[static_cast<std::size_t>(term.mark)].most;
    if (good_ && (term.least > most || term.least > term.most))
      fail_at(at, "the mark never comes so far", "it counts to " + std::to_string(most));
  }

  /// Reads by how much a mark grows: a number, or the pieces that are counted.
  void read_gain(play::RuleEffect& effect) {
    if (base::to_integer(peek())) {
      effect.by = read_number(1, marks_[static_cast<std::size_t>(effect.mark)].most);
      return;
    }
    effect.by = 0;
    effect.of.word = RuleWord::own;
    require_pieces(effect.of.pieces);
  }

  /// Reads the piece that `puts` or `moves` brings, and where `puts` can bring it.
  void read_blocker(play::RuleEffect& effect) {
    const std::size_t at = next_;
    if (!is_name()) return fail("a piece follows", {names_.begin(), names_.end()});
    effect.of.word = effect.word;
    read_pieces(effect.of.pieces);
    if (good_ && effect.of.pieces.piece_types.size() > 1)
      return fail_at(at, "a line puts or moves one kind of piece", "leave out all but one");
    if (!good_ || effect.word == RuleWord::moves) return;
    if (peek() == row_of(RuleWord::along).word) {
      effect.of.word = RuleWord::along;
      read_axes(effect.of);
    } else if (accept(RuleWord::touching)) {
      effect.of.word = RuleWord::touching;
    } else if (accept(RuleWord::from)) {
      effect.of.word = RuleWord::from;
    }
  }

  /// Reads what a piece becomes.
  void read_made(play::RuleEffect& effect) {
    if (accept(RuleWord::taken)) {
      effect.of.word = RuleWord::taken;
      return;
    }
    if (std::ranges::find(names_, peek()) == names_.end()) {
      Words known(names_.begin(), names_.end());
      known.push_back(row_of(RuleWord::taken).word);
      return fail("a piece follows, or 'taken'", known);
    }
    effect.of.pieces.piece_types = read_name();
  }

  /// Reports that an effect names no pieces.
  void fail_to_affect(bool removes) {
    Words known = {row_of(RuleWord::touching).word, row_of(RuleWord::enclosed).word};
    if (removes) known.push_back(row_of(RuleWord::itself).word);
    fail(removes ? "it removes itself, or pieces that touch, or are enclosed"
                 : "it turns pieces that touch, or are enclosed",
         known);
  }

  /// Reads the pieces that change sides, or leave the board.
  void read_affected(play::RuleEffect& effect, std::size_t at) {
    const bool removes = effect.word == RuleWord::removes;
    if (removes && accept(RuleWord::itself)) {
      effect.of.word = RuleWord::itself;
      return;
    }
    if (accept(RuleWord::touching))
      effect.of.word = RuleWord::touching;
    else if (accept(RuleWord::enclosed))
      effect.of.word = RuleWord::enclosed;
    else
      return fail_to_affect(removes);
    if (removes && effect.of.word == RuleWord::touching && peek().empty()) return;
    read_arguments(effect.of);
    if (good_ && (effect.of.least != 1 || effect.of.most != INT_MAX))
      fail_at(at, removes ? "all of the pieces leave" : "all of the pieces change sides",
              "leave out their number");
    if (good_ && !removes && effect.of.pieces.whose != RulePieces::Whose::enemy)
      fail_at(at, "only an opponent’s pieces change sides", "write 'enemy' before them");
  }

  play::RuleEffect read_effect() {
    play::RuleEffect effect;
    const std::size_t at = next_;
    const auto word = take({RulePart::effect});
    if (!word) {
      fail("an effect is expected", words_of({RulePart::effect}));
      return effect;
    }
    effect.word = *word;
    if (*word == RuleWord::may) {
      effect.may = true;
      effect.word = RuleWord::pass;
      require(RuleWord::pass);
    } else if (*word == RuleWord::puts || *word == RuleWord::moves) {
      read_blocker(effect);
    } else if (*word == RuleWord::becomes) {
      read_made(effect);
    } else if (*word == RuleWord::turns || *word == RuleWord::removes) {
      read_affected(effect, at);
    } else if (*word == RuleWord::gains) {
      effect.mark = read_mark();
      if (good_ && next_ < tokens_.size()) read_gain(effect);
    } else if (*word == RuleWord::loses && next_ < tokens_.size()) {
      effect.mark = read_mark();
    } else if (*word == RuleWord::most) {
      if (accept(RuleWord::value))
        effect.of.word = RuleWord::value;
      else
        read_types(effect.of.pieces);
      if (good_) require(RuleWord::wins);
    }
    return effect;
  }

  /// Whether lines of a phase choose among turns, or look back at one.
  static bool judges_turns(RulePhase phase) {
    return phase == RulePhase::legality || phase == RulePhase::duties ||
           phase == RulePhase::afterwards;
  }
  static bool is_of_turn(RulePhase phase) {
    return phase == RulePhase::effects || phase == RulePhase::blocker || judges_turns(phase);
  }

  /// Whether a condition names nothing but types of pieces.
  static bool is_of_types(const RuleTerm& term) {
    RuleTerm plain{RuleWord::own};
    plain.pieces.piece_types = term.pieces.piece_types;
    return !term.pieces.piece_types.empty() && term == plain;
  }

  /// Whether a condition about past positions has a form that lines can use.
  static bool fits_history(const RuleTerm& term) {
    if (term.negated || term.was) return false;
    if (term.word == RuleWord::repeated) return !term.always;
    return term.always &&
           (term.word == RuleWord::attacking ||
            (term.word == RuleWord::checking && term.mover == RulePieces{} && term.zone.empty()));
  }

  /// Whether a condition has a place in a phase.
  static bool fits(const RuleTerm& term, RulePhase phase) {
    const bool needs_turn = play::is_occasion(term.word) || term.word == RuleWord::touching ||
                            term.word == RuleWord::enclosed;
    const bool is_of_board =
        !needs_turn && term.word != RuleWord::stuck && term.word != RuleWord::drawn;
    if (phase == RulePhase::candidates) return is_of_types(term);
    if (term.always || term.word == RuleWord::attacking || term.word == RuleWord::repeated)
      return fits_history(term) && phase == RulePhase::history;
    if (term.word == RuleWord::taken || term.word == RuleWord::turn ||
        term.threat != RuleTerm::Threat::any)
      return phase == RulePhase::ends && !term.was;
    if (term.was) return is_of_board && judges_turns(phase);
    if (term.dearest) return phase == RulePhase::duties && !term.negated;
    if (play::is_about_result(term.word)) return judges_turns(phase);
    switch (term.word) {
      case RuleWord::stuck: return phase == RulePhase::passes;
      case RuleWord::drawn: return phase == RulePhase::draws && !term.negated;
      case RuleWord::in_check: return phase == RulePhase::offers && term.negated;
      default: return !needs_turn || is_of_turn(phase);
    }
  }

  /// The word that names a condition in reports.
  static std::string_view name_of(const RuleTerm& term) {
    if (term.dearest) return "most value";
    if (term.always) return row_of(RuleWord::always).word;
    const bool threatened = term.threat != RuleTerm::Threat::any;
    return row_of(threatened ? RuleWord::attacked : term.word).word;
  }

  /// Reports a condition that has no place in the phase of its line.
  void check(const play::RuleLine& line) {
    const RulePhase phase = phase_of(line);
    const bool of_turn = is_of_turn(phase);
    if (phase == RulePhase::candidates && line.when.size() > 1)
      return fail_at(0, "a line names once what is immune", hint_of(phase));
    bool has_occasion = false, has_stuck = false, has_moved = false, has_captured = false;
    for (const RuleTerm& term : line.when) {
      has_occasion = has_occasion || (play::is_occasion(term.word) && !term.negated);
      has_moved = has_moved || (term.word == RuleWord::moving && !term.negated);
      has_captured = has_captured || (term.word == RuleWord::capturing && !term.negated);
      has_stuck = has_stuck || (term.word == RuleWord::stuck && !term.negated);
      if (term.word == RuleWord::playing && term.negated)
        return fail_at(0, "'not playing' never holds, since these lines are not asked of a pass",
                       "leave it out");
      if (!fits(term, phase))
        return fail_at(0,
                       "'" + std::string(term.was ? "was " : "") + std::string(name_of(term)) +
                           "' cannot stand before '" + std::string(row_of(line.then.word).word) +
                           "'",
                       hint_of(phase));
    }
    if (std::ranges::count_if(line.when, &RuleTerm::dearest) > 1)
      fail_at(0, "'most value' stands once", "leave out the second");
    if (of_turn && !has_occasion) fail_at(0, "the line has no occasion", hint_of(phase));
    if (line.then.word == RuleWord::becomes && line.then.of.word == RuleWord::taken &&
        !has_captured)
      fail_at(0, "'taken' needs a piece that is captured",
              "write 'capturing' among the conditions");
    if (line.then.of.word == RuleWord::from && !has_moved)
      fail_at(0, "'from' needs a piece that moves", "write 'moving' among the conditions");
    if (phase == RulePhase::draws && line.then.word != RuleWord::most)
      fail_at(0, "what would be a draw is won by who has most", "write 'drawn: most value wins'");
    if (phase == RulePhase::passes && !has_stuck)
      fail_at(0, "a turn is passed only where there is no move", "write 'stuck'");
  }

  static std::string hint_of(RulePhase phase) {
    switch (phase) {
      case RulePhase::candidates: return "name types of pieces, and nothing else";
      case RulePhase::effects:
      case RulePhase::blocker:
        return "name what the turn does: moving, dropping, ending, capturing, promoting, playing";
      case RulePhase::legality:
      case RulePhase::duties:
      case RulePhase::afterwards:
        return "name what the turn does: moving, dropping, ending, capturing, promoting, playing, "
               "checking, mating";
      case RulePhase::offers: return "write 'not in-check', or conditions of the position";
      case RulePhase::passes: return "write 'stuck', and conditions of the position";
      case RulePhase::ends:
      case RulePhase::draws: return "ends look at a position, not at a turn";
      case RulePhase::history:
        return "write 'repeated 3', with 'always checking', 'always attacking enemy' or how the "
               "board stands";
    }
    return {};
  }

  std::string_view text_;
  std::vector<std::string_view> tokens_;
  base::Place place_;
  const Game& game_;
  std::span<const play::RuleMark> marks_;
  const play::PieceTypeList& royal_;
  Report& report_;
  std::vector<std::string> names_, axes_;
  std::size_t next_ = 0;
  bool good_ = true;
};

}  // namespace

std::optional<play::RuleLine> read_line(const Data& text, const Game& game,
                                        const play::GameRules& rules, Report& report) {
  const std::string line = text.as_text(report);
  if (!text.is(Data::Kind::text)) return std::nullopt;
  return read_line(line, text.text_place(), game, rules, report);
}

std::optional<play::RuleLine> read_line(std::string_view text, Place place, const Game& game,
                                        const play::GameRules& rules, Report& report) {
  return LineReader(text, std::move(place), game, rules, report).read();
}

}  // namespace boardwright::game
