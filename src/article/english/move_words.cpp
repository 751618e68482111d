// Fills the phrases of the notation with the parts of a move.
#include "english/move_words.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "english/equivalence.h"
#include "english/play_words.h"
#include "english/way_words.h"
#include "game/pieces.h"
#include "notation/notation_table.h"

namespace boardwright::english {

using notation::Requirement;
using notation::notation_table::word_for;

namespace {

using notation::notation_table::Clause;
using notation::notation_table::Regions;
using notation::notation_table::word_for;

std::string_view phrase_for(std::string_view word) {
  for (const MovePhrase& phrase : move_phrases())
    if (phrase.word == word) return phrase.text;
  return {};
}

/// The conditions of all moves of up to n cells or leaps.
struct LengthConditions {
  bool halting = false, counting = false;

  /// Whether a word of the notation is one of them.
  bool contains(std::string_view word) const {
    return (halting && word == word_for(&MovePattern::halting)) ||
           (counting && word == word_for(&MovePattern::counting));
  }
};

LengthConditions length_conditions(const Game& game) {
  constexpr int least_moves = 3;  // fewer are shorter without an explanation
  LengthConditions common{true, true};
  int moves = 0;
  for (const PieceTypeId id : game::playing_pieces(game))
    for (const MovePattern& move : game.piece_type(id).moves) {
      if (move.most_state != notation::length_number) continue;
      ++moves;
      common.halting = common.halting && move.halting;
      common.counting = common.counting && move.counting;
    }
  return moves < least_moves ? LengthConditions{} : common;
}

/// The regions on which most moves of a game end, if they are worth a sentence of their own.
std::vector<std::string> common_ends(const Game& game) {
  constexpr int least_moves = 6;
  std::map<std::vector<std::string>, int> counts;
  int moves = 0;
  for (const PieceTypeId id : game::playing_pieces(game))
    for (const MovePattern& move : game.piece_type(id).moves) {
      ++counts[move.onto];
      ++moves;
    }
  for (const auto& [regions, count] : counts)
    if (!regions.empty() && count >= least_moves && 2 * count > moves) return regions;
  return {};
}

/// What is explained once for all pieces and left out of their sentences.
struct Explained {
  LengthConditions lengths = {};
  std::vector<std::string> ends = {};  ///< regions on which moves end; empty: not explained
};

/// Describes one move pattern.
class Clauses {
 public:
  Clauses(const GameWords& words, const PieceType& piece_type, const MovePattern& move,
          const Explained& explained)
      : words_(words), ways_(words), piece_type_(piece_type), move_(move), ends_(explained.ends) {
    if (move.most_state == notation::length_number) explained_ = explained.lengths;
  }

  /// Where a piece blocks a move of several parts: "on the first square"; empty if nowhere but as
  /// the clause says.
  std::string where_blocked() const {
    const std::vector<std::size_t> ends = blocked_ends();
    if (ends.empty() || move_.repeating) return {};
    bool counts_cells = !move_.hopping, is_long = notation::is_long(move_.then.back());
    for (std::size_t i = 0; i < move_.then.size(); ++i) {
      counts_cells = counts_cells && is_of_cells(before(i).move_kind);
      is_long = is_long || before(i).move_kind == MoveKind::slide;
    }
    const bool all = ends.size() == move_.then.size();
    if (all && counts_cells && is_of_cells(move_.then.back().move_kind) &&
        (is_long || ends.size() > 2))
      return "on any " + words_.cell() + " before the last";
    std::vector<std::string> numbers;
    for (const std::size_t end : ends)
      numbers.push_back((numbers.empty() ? "" : "the ") + ordinal(static_cast<int>(end) + 1));
    return (all && counts_cells ? "on the " + listed(numbers, "or") + " " + words_.cell()
                                : "where the " + listed(numbers, "or") + " part ends");
  }

  /// The clause for the move: "slides up to two squares straight forward from the second rank".
  std::string describe() const {
    std::string text = filled_phrase(word_for(move_.move_kind));
    if (has_builtin_number()) text += filled_phrase(word_for(Clause::when));
    for (std::size_t i = 0; i < move_.then.size(); ++i) {
      text += stop_before(i);
      Then stretch = move_.then[i];
      const Then last = before(i);
      while (i + 1 < move_.then.size() && goes_on(stretch, move_.then[i + 1]))
        stretch = together(stretch, move_.then[++i]);
      text += filled(phrase_for(word_for(Clause::then)),
                     [&](std::string_view) { return ways_.stretch(stretch, last); });
    }
    return text + conditions() + condition_on_own_number() +
           (is_null() ? ", which passes the turn" : "");
  }

 private:
  /// The stretch before the i-th further one.
  Then before(std::size_t i) const {
    if (i > 0) return move_.then[i - 1];
    Then first;
    first.move_kind = move_.move_kind;
    first.axes = move_.axes;
    first.count = move_.count;
    first.aside = move_.aside;
    return first;
  }

  static bool is_step(const Then& then) {
    return then.move_kind == MoveKind::step || then.move_kind == MoveKind::slide;
  }

  /// Whether a stretch only goes on as the one before it does, over a cell that must be empty.
  static bool goes_on(const Then& before, const Then& next) {
    return is_step(before) && is_step(next) && before.requirement == Requirement::none &&
           next.bend == Then::Bend::ahead && next.axes == before.axes &&
           (before.move_kind == MoveKind::step || (before.most > 0 && before.most == before.least));
  }

  /// Two such stretches as one.
  static Then together(Then before, const Then& next) {
    const bool one = before.move_kind == MoveKind::step;
    before.least = (one ? 1 : before.least) + std::max(1, next.least);
    before.most = next.move_kind == MoveKind::step ? (one ? 1 : before.most) + 1
                  : next.most == 0                 ? 0
                                                   : (one ? 1 : before.most) + next.most;
    before.move_kind = MoveKind::slide;
    before.requirement = next.requirement;
    return before;
  }

  /// Whether a stretch goes from cell to cell.
  static bool is_of_cells(MoveKind kind) { return !notation::is_of_leaps(kind); }

  /// The stretches, counted from 0, at whose ends a piece blocks the next.
  std::vector<std::size_t> blocked_ends() const {
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < move_.then.size(); ++i) {
      const Requirement requirement = i == 0 ? move_.requirement : move_.then[i - 1].requirement;
      if (requirement == Requirement::none && is_of_cells(before(i).move_kind)) ends.push_back(i);
    }
    return ends;
  }

  /// Whether the move is a step or leap and then the same one back.
  bool is_null() const {
    if (move_.then.size() != 1 || move_.requirement == Requirement::enemy) return false;
    const Then first = before(0), last = move_.then.front();
    return (first.move_kind == MoveKind::step || first.move_kind == MoveKind::leap) &&
           last.bend == Then::Bend::back && last.move_kind == first.move_kind &&
           last.axes == first.axes && last.count == first.count && last.aside == first.aside;
  }

  template <class Value>
  static std::string filled(std::string_view phrase, const Value& value) {
    std::string text;
    while (!phrase.empty()) {
      const std::size_t open = phrase.find('{');
      text += phrase.substr(0, open);
      if (open == std::string_view::npos) break;
      const std::size_t close = phrase.find('}', open);
      text += value(phrase.substr(open + 1, close - open - 1));
      phrase.remove_prefix(close + 1);
    }
    return text;
  }

  std::string filled_phrase(std::string_view word) const {
    return filled(phrase_for(word), [&](std::string_view slot) { return part(slot); });
  }

  std::string filled_phrase_with(std::string_view word, const std::string& what) const {
    return filled(phrase_for(word), [&](std::string_view) { return what; });
  }

  std::string part(std::string_view slot) const {
    if (slot == "cell") return words_.cell();
    if (slot == "cells") return words_.cells();
    if (slot == "along") return ways_.along(move_, move_.move_kind != MoveKind::step);
    if (slot == "distance")
      return has_length() ? length(words_.cell(), words_.cells()) : "any distance";
    if (slot == "length")
      return has_length() ? length(words_.cell(), words_.cells()) + " " : std::string();
    if (slot == "ahead") return ahead();
    if (slot == "vector") return ways_.vector(move_);
    if (slot == "leaps") return leaps();
    if (slot == "times") return has_length() ? "up to " + count() + " times" : "again and again";
    if (slot == "turning") return turning();
    if (slot == "course") return ways_.along_axes(move_.course, true, MovePattern::Facing::any);
    if (slot == "often")
      return move_.reflecting == 1 ? "once at most"
                                   : "up to " + number_word(move_.reflecting) + " times";
    if (slot == "touches")
      return number_word(move_.count) + (move_.count == 1 ? " touch" : " touches");
    if (slot == "name") return move_.axes.empty() ? std::string() : move_.axes.front();
    if (slot == "hurdles") return hurdles();
    if (slot == "beyond") return beyond();
    if (slot == "while") return condition_on_builtin_number();
    return {};
  }

  /// Which of the cells around it a piece can go to.
  std::string ahead() const {
    switch (move_.facing) {
      case MovePattern::Facing::any: break;
      case MovePattern::Facing::forward: return " farther forward";
      case MovePattern::Facing::backward: return " farther back";
    }
    return {};
  }

  bool has_length() const { return move_.most > 0 || move_.least > 0 || !move_.most_state.empty(); }

  std::string count() const {
    return move_.most_state.empty() ? number_word(move_.most) : move_.most_state;
  }

  /// "up to two squares", "exactly one leap", "two to four leaps"
  std::string length(std::string_view one, std::string_view more) const {
    const bool named = !move_.most_state.empty();
    const int last = move_.most > 0 ? move_.most : move_.least;
    const std::string unit = " " + std::string(last == 1 && !named ? one : more);
    if (move_.least == 0) return filled_phrase_with(word_for(Clause::up_to), count()) + unit;
    const std::string least = number_word(move_.least);
    if (named || (move_.most > 0 && move_.most != move_.least))
      return least + " to " + count() + unit;
    return filled_phrase_with(word_for(move_.most > 0 ? Clause::exactly : Clause::at_least),
                              least) +
           unit;
  }

  std::string leaps() const {
    return has_length() ? length("leap", "leaps") : "any number of leaps";
  }

  /// "to the next direction", "by 90° or 270°"
  std::string turning() const {
    if (move_.turning.empty()) return "to the next direction";
    return filled_phrase_with("turning", degrees_in_words(move_.turning));
  }

  /// The pieces that a hurdle can be: "a friendly Cannon", "any piece but a Cannon".
  std::string hurdle_piece(const notation::Hurdle& hurdle) const {
    const std::string whose = hurdle.whose == notation::Hurdle::Whose::own     ? "friendly "
                              : hurdle.whose == notation::Hurdle::Whose::enemy ? "enemy "
                                                                               : "";
    std::vector<std::string> names;
    for (const std::string& id : hurdle.piece_types)
      names.push_back(base::with_article((hurdle.except ? "" : whose) + words_.piece_type(id)));
    if (names.empty()) return base::with_article(whose + "piece");
    return (hurdle.except ? "any " + whose + "piece but " : "") + listed(names, "or");
  }

  /// The pieces of a swap: of its own side if nothing more is said.
  notation::Hurdle swapped() const {
    notation::Hurdle pieces = *move_.swap;
    if (pieces.whose != notation::Hurdle::Whose::enemy) pieces.whose = notation::Hurdle::Whose::own;
    return pieces;
  }

  std::string hurdles() const {
    const notation::Hopping& hopping = *move_.hopping;
    const std::string hurdle =
        notation::is_any(hopping.hurdle)
            ? ""
            : filled_phrase_with(word_for(Clause::hurdle), hurdle_piece(hopping.hurdle));
    if (leads_to_next_piece()) return "exactly one piece of either side";
    if (hopping.hurdles <= 1) return hurdle.empty() ? "another piece" : hurdle;
    return filled_phrase_with(word_for(Clause::hurdles), number_word(hopping.hurdles)) +
           (hurdle.empty() ? "" : ", each " + hurdle);
  }

  /// Whether a capture leads over any one piece to the next behind it, however far.
  bool leads_to_next_piece() const {
    const notation::Hopping& hopping = *move_.hopping;
    const notation::Landing& beyond = hopping.beyond;
    return move_.use == MovePattern::Use::capture && move_.move_kind == MoveKind::hop &&
           !has_length() && hopping.hurdles <= 1 && notation::is_any(hopping.hurdle) &&
           !hopping.locust && beyond.most == 0 && beyond.least == 0 && !beyond.equal;
  }

  std::string beyond() const {
    const notation::Landing& landing = move_.hopping->beyond;
    if (leads_to_next_piece())
      return filled_phrase_with(word_for(Clause::beyond), "the next piece on that line") +
             ", with any number of empty " + words_.cells() + " before and behind the jumped piece";
    const std::string last = move_.hopping->hurdles <= 1 ? "it" : "the last of them";
    const std::string cell = words_.cell();
    const bool leaps = move_.move_kind == MoveKind::ride || move_.move_kind == MoveKind::wheel ||
                       move_.move_kind == MoveKind::zigzag;
    const auto away = [&](int n) {
      return leaps ? number_word(n) + (n == 1 ? " leap" : " leaps") : words_.cells(n);
    };
    std::string to;
    if (landing.equal)
      to = "the " + cell + " as far beyond " + last + " as it began before " + last;
    else if (landing.least > 0 && landing.most == 0)
      to = "any " + cell + " at least " + away(landing.least) + " behind " + last +
           " up to the next piece";
    else if (landing.most == 1 && !leaps)
      to = "the " + cell + " right behind " + last;
    else if (landing.most == 1 || landing.least > 0)
      to = "the " + cell + " " + away(landing.most) + " behind " + last;
    else if (leaps && landing.most > 1)
      to = "one of the " + words_.cells() + " up to " + away(landing.most) + " behind " + last;
    else if (landing.most > 1)
      to =
          "one of the next " + number_word(landing.most) + " " + words_.cells() + " behind " + last;
    else if (move_.use == MovePattern::Use::capture && !move_.hopping->locust)
      to = "the next piece behind " + last;
    else
      to = "any " + cell + " behind " + last + " up to the next piece";
    return filled_phrase_with(word_for(Clause::beyond), to);
  }

  /// Whether the move depends on a built-in number, for which there are fixed words, and the game
  /// defines no words.
  bool has_builtin_number() const {
    return move_.when_words.empty() &&
           (move_.when == moves::unmoved_number || move_.when == moves::multiple_number);
  }

  std::string condition_on_builtin_number() const {
    return move_.when == moves::unmoved_number ? " on its first move" : ", if it is multiple";
  }

  /// For any other number, the condition in the words of the game, at the end: ", once it has
  /// crossed the river".
  std::string condition_on_own_number() const {
    if (move_.when.empty() || has_builtin_number()) return {};
    return ", " + (move_.when_words.empty() ? "as long as its number “" + move_.when + "” is not 0"
                                            : move_.when_words);
  }

  /// What is required where the stretch before the i-th further one ends.
  std::string stop_before(std::size_t i) const {
    const Requirement requirement = i == 0 ? move_.requirement : move_.then[i - 1].requirement;
    return requirement == Requirement::none ? std::string() : filled_phrase(word_for(requirement));
  }

  /// The conditions of the words after the move kind, in the order of the phrases.
  std::string conditions() const {
    std::string text;
    for (const MovePhrase& phrase : move_phrases())
      for (const notation::notation_table::Row& row : notation::notation_table::rows())
        if (row.text.word == phrase.word && (is_first_of(row))) text += condition(row);
    return text;
  }

  static bool is_first_of(const notation::notation_table::Row& row) {
    for (const notation::notation_table::Row& each : notation::notation_table::rows())
      if (each.text.word == row.text.word) return &each == &row;
    return false;
  }

  std::string condition(const notation::notation_table::Row& row) const {
    const std::string_view word = row.text.word;
    const bool is_long = move_.hopping || !move_.then.empty() ||
                         move_.move_kind == MoveKind::touch || move_.move_kind == MoveKind::side ||
                         move_.move_kind == MoveKind::corner;
    if (row.meaning == notation::notation_table::Meaning(Clause::hurdles))
      return move_.hopping && move_.move_kind != MoveKind::hop
                 ? ", hopping over " + hurdles() + ", " + beyond()
                 : "";
    if (row.meaning == notation::notation_table::Meaning(Clause::locust))
      return notation::is_locust(move_) ? filled_phrase(word) : "";
    if (row.meaning == notation::notation_table::Meaning(Clause::along))
      return move_.course.empty() ? "" : filled_phrase(word);
    if (row.meaning == notation::notation_table::Meaning(Clause::reflecting))
      return move_.reflecting > 0 ? filled_phrase(word) : "";
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::from) && is_long &&
        !move_.from.empty())
      return ", beginning " + words_.somewhere(move_.from);
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::onto)) {
      if (move_.onto.empty() || move_.onto == ends_) return {};
      return filled_phrase_with(word, words_.somewhere(move_.onto));
    }
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::from) &&
        move_.from.size() == 1) {
      const std::string& zone = move_.from.front();
      const bool is_said = has_builtin_number() && move_.when == moves::unmoved_number;
      if (!is_said && is_where_it_begins(words_.game(), piece_type_, zone))
        return " on its first move";
      if (bank_of(words_.game().board(), zone) == Bank::far &&
          comes_to_stay(words_.game(), piece_type_, zone))
        return " once it has crossed the river";
    }
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::inside) &&
        move_.inside.size() == 1 &&
        bank_of(words_.game().board(), move_.inside.front()) == Bank::own)
      return begins_and_stays(words_.game(), piece_type_, move_.inside.front())
                 ? ", never crossing the river"
                 : ", keeping to its own side of the river";
    if (const auto* regions = std::get_if<Regions>(&row.meaning))
      return (move_.**regions).empty() ? ""
                                       : filled_phrase_with(word, words_.regions(move_.**regions));
    if (const auto* flag = std::get_if<notation::notation_table::Flag>(&row.meaning))
      return move_.**flag && !explained_.contains(word) ? filled_phrase(word) : "";
    if (const auto* climb = std::get_if<MovePattern::Climb>(&row.meaning))
      return move_.climb == *climb ? filled_phrase(word) : "";
    if (row.meaning == notation::notation_table::Meaning(Clause::toward))
      return move_.toward.empty() ? "" : filled_phrase_with(word, words_.zone(move_.toward));
    if (row.meaning == notation::notation_table::Meaning(Clause::sparing))
      return move_.sparing.empty() ? "" : filled_phrase_with(word, plurals(move_.sparing, "or"));
    if (row.meaning == notation::notation_table::Meaning(Clause::taking))
      return move_.taking.empty() ? "" : filled_phrase_with(word, plurals(move_.taking, "and"));
    if (row.meaning == notation::notation_table::Meaning(Clause::swap))
      return move_.swap ? filled_phrase_with(word, hurdle_piece(swapped())) : "";
    return {};
  }

  std::string plurals(const std::vector<std::string>& ids, std::string_view last) const {
    std::vector<std::string> names;
    for (const std::string& id : ids) names.push_back(words_.piece_types(id));
    return listed(names, last);
  }

  const GameWords& words_;
  WayWords ways_;
  const PieceType& piece_type_;
  const MovePattern& move_;
  LengthConditions explained_;
  const std::vector<std::string>& ends_;
};

/// The verb of a clause: its first word.
std::string_view verb_of(std::string_view clause) { return clause.substr(0, clause.find(' ')); }

/// A clause with its verb in the infinitive: "slide any distance" for "slides any distance".
std::string infinitive(std::string clause) {
  const std::size_t end = verb_of(clause).size();
  const bool has_e = clause.substr(0, end) == "goes";
  return clause.erase(end - (has_e ? 2 : 1), has_e ? 2 : 1);
}

/// Words with which the rest of a clause can stand behind "or" without its beginning.
constexpr std::string_view openers[] = {"along",      "across",      "over",     "from",
                                        "forward",    "backward",    "sideways", "straight",
                                        "diagonally", "orthogonally"};

/// How much of a clause the one before it says too: its first letters, up to the first opener of
/// both.
std::size_t shared_beginning(std::string_view clause, std::string_view before) {
  constexpr int least_words = 3;  // "steps one cell"
  const auto opens = [](std::string_view rest) {
    return std::ranges::find(openers, rest.substr(0, rest.find_first_of(" ,"))) !=
           std::end(openers);
  };
  int words = 0;
  for (std::size_t at = clause.find(' '); at != std::string_view::npos;
       at = clause.find(' ', at + 1)) {
    if (before.substr(0, at + 1) != clause.substr(0, at + 1)) return 0;
    const bool opened = opens(clause.substr(at + 1)), was_opened = opens(before.substr(at + 1));
    if (opened || was_opened) return opened && was_opened && words + 1 >= least_words ? at + 1 : 0;
    ++words;
  }
  return 0;
}

/// Joins clauses with "or". Of short ones a repeated verb is omitted, and of long ones a repeated
/// beginning.
std::string in_one(const std::vector<std::string>& clauses) {
  const bool long_ones = std::ranges::any_of(
      clauses, [](const std::string& each) { return each.find(',') != std::string::npos; });
  std::string text;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    std::string_view clause = clauses[i];
    if (i > 0) {
      const std::string_view before = clauses[i - 1];
      text += long_ones ? "; " : ", ";
      if (i + 1 == clauses.size()) text += "or ";
      if (long_ones)
        clause.remove_prefix(shared_beginning(clause, before));
      else if (verb_of(clause) == verb_of(before))
        clause.remove_prefix(verb_of(clause).size() + 1);
    }
    text += clause;
  }
  return text;
}

/// Whether a move captures before its end.
bool captures_on_its_way(const MovePattern& move) {
  return move.requirement == Requirement::enemy ||
         std::ranges::any_of(
             move.then, [](const Then& then) { return then.requirement == Requirement::enemy; });
}

/// Moves that are described in one sentence.
struct MoveGroup {
  MovePattern::Use use;
  bool on_its_way;  ///< captures on its way, and ends on an empty cell
};
constexpr MoveGroup move_groups[] = {{MovePattern::Use::both, false},
                                     {MovePattern::Use::move, false},
                                     {MovePattern::Use::move, true},
                                     {MovePattern::Use::capture, false}};

/// Whether a move can end outside of some regions.
bool ends_outside(const Game& game, const PieceType& piece_type, const MovePattern& move,
                  const std::vector<std::string>& regions) {
  const Board& board = game.board();
  const CellSet inside = board.regions(regions, board::first_seat);
  const moves::PieceMoves moves(board, std::span(&move, 1), board::first_seat, piece_type.state);
  for (const CellId from : board.cells())
    for (const moves::PieceMoves::Ray& ray : moves.rays(from))
      for (const moves::PieceMoves::Hop& hop : moves.hops(ray))
        if (hop.lands && !inside.contains(hop.cell)) return true;
  return false;
}

/// The step that a longer move lengthens: the same way, without capturing; null if there is none.
const MovePattern* step_of(const PieceType& piece_type, const MovePattern& move) {
  const auto is_it = [&](const MovePattern& step) {
    MovePattern longer = step;
    longer.move_kind = move.move_kind;
    longer.most = move.most;
    longer.least = move.least;
    longer.from = move.from;
    longer.when = move.when;
    return step.move_kind == MoveKind::step && step.from.empty() && step.when.empty() &&
           notation::print_pattern(longer) == notation::print_pattern(move);
  };
  const auto found = std::ranges::find_if(piece_type.moves, is_it);
  return found == piece_type.moves.end() ? nullptr : &*found;
}

/// Whether a move leads one way only, straight forward.
bool has_one_way(const GameWords& words, const MovePattern& move) {
  if (!move.heading.empty()) return move.heading == std::vector<int>{0};
  return words.has_squares_only() && words.game().board().plates.size() <= 1 &&
         move.facing == MovePattern::Facing::forward &&
         move.axes == std::vector<std::string>{"orthogonal"};
}

/// "on its first move it may advance two if both are empty": a step that is longer from some cells,
/// behind the sentence about the step; empty if the move is none.
std::string advance(const GameWords& words, const PieceType& piece_type, const MovePattern& move) {
  const bool has_place = (move.from.size() == 1 && move.when.empty()) ||
                         (move.from.empty() && move.when == moves::unmoved_number);
  const bool is_plain = move.then.empty() && !move.hopping && move.over.empty();
  if (move.use != MovePattern::Use::move || move.move_kind != MoveKind::slide || move.most < 2 ||
      !is_plain || !has_place || !has_one_way(words, move) || step_of(piece_type, move) == nullptr)
    return {};
  const bool is_first =
      move.from.empty() || is_where_it_begins(words.game(), piece_type, move.from.front());
  const int least = std::max(2, move.least);
  return std::string(is_first ? "on its first move" : "from " + words.regions(move.from)) +
         " it may advance " +
         (least == move.most ? ""
                             : number_word(least) + (least + 1 == move.most ? " or " : " to ")) +
         number_word(move.most) + " if " + (move.most == 2 ? "both" : "all") + " are empty";
}

/// What a sentence says of a piece: ways of moving, and what is added behind them.
struct Ways {
  std::vector<std::string> clauses;
  std::string more;

  bool empty() const { return clauses.empty(); }
};

/// The moves of a group, without repetitions.
Ways ways_of(const GameWords& words, const PieceType& piece_type, const MoveGroup& group,
             const Explained& explained) {
  Ways ways;
  std::vector<std::string> blocked;  // beside each clause
  for (const MovePattern& move : piece_type.moves) {
    const bool on_its_way = move.use == MovePattern::Use::move && captures_on_its_way(move);
    if (move.use != group.use || on_its_way != group.on_its_way ||
        keeps_apart(words.game(), piece_type, move))
      continue;
    if (const std::string longer = advance(words, piece_type, move); !longer.empty()) {
      ways.more += "; " + longer;
      continue;
    }
    const Clauses writer(words, piece_type, move, explained);
    std::string clause = writer.describe();
    if (on_its_way) clause += ", which must be empty";
    if (!explained.ends.empty() && move.onto.empty() &&
        ends_outside(words.game(), piece_type, move, explained.ends))
      clause += ", ending anywhere";
    if (std::ranges::find(ways.clauses, clause) != ways.clauses.end()) continue;
    ways.clauses.push_back(std::move(clause));
    blocked.push_back(writer.where_blocked());
  }
  if (blocked.size() == 1 && !blocked.front().empty())
    ways.more = "; a piece " + blocked.front() + " blocks it" + ways.more;
  else
    for (std::size_t i = 0; i < blocked.size(); ++i)
      if (!blocked[i].empty()) ways.clauses[i] += ", unless a piece stands " + blocked[i];
  return ways;
}

/// Whether a piece can become another without a move.
bool is_promoted_in_place(const Game& game, PieceTypeId id) {
  return std::ranges::any_of(game.rules.promotions, [&](const play::Promotion& rule) {
    return rule.instead && play::among(id, rule.piece_types);
  });
}

bool moves_alike(const PieceType& one, const PieceType& other) {
  return std::ranges::equal(one.moves, other.moves, {}, notation::print_pattern,
                            notation::print_pattern) &&
         one.stands == other.stands;
}

}  // namespace

std::string moves_in_words(const GameWords& words, const PieceType& piece_type, std::string subject,
                           Lengths lengths) {
  const Explained explained =
      lengths == Lengths::explained
          ? Explained{length_conditions(words.game()), common_ends(words.game())}
          : Explained{};
  if (subject.empty()) subject = "the " + piece_type.name;
  std::string text;
  bool both = false;
  const bool is_all_by_capture =
      std::ranges::all_of(piece_type.moves, [&](const MovePattern& move) {
        return move.use == MovePattern::Use::capture &&
               !keeps_apart(words.game(), piece_type, move);
      });
  for (const MoveGroup& group : move_groups) {
    Ways ways = ways_of(words, piece_type, group, explained);
    if (ways.empty()) continue;
    std::string sentence = subject;
    if (group.on_its_way)
      sentence = "capturing on its way, " + subject;
    else if (is_all_by_capture)
      sentence += " moves only by capturing: it";
    else if (group.use != MovePattern::Use::both)
      sentence = std::string(phrase_for(word_for(group.use))) + ", " + subject;
    // The moves for both uses remain possible.
    if (both && group.use != MovePattern::Use::both) {
      sentence += " may also";
      std::ranges::transform(ways.clauses, ways.clauses.begin(), infinitive);
    }
    both = both || group.use == MovePattern::Use::both;
    text += (text.empty() ? "" : " ") +
            capitalised(sentence + " " + in_one(ways.clauses) + ways.more + ".");
    subject = "it";
  }
  if (text.empty() && piece_type.moves.empty()) {
    const Game& game = words.game();
    const PieceTypeId id = game.id_of(piece_type);
    const auto line = std::ranges::find_if(game.rules.lines, [&](const play::RuleLine& each) {
      return each.then.word == play::RuleWord::moves &&
             play::among(id, each.then.of.pieces.piece_types);
    });
    text = capitalised(subject);
    if (line == game.rules.lines.end())
      text +=
          is_promoted_in_place(game, id) ? " does not move until it is promoted." : " never moves.";
    else
      text += " is put on another " + words.cell() +
              (puts_with_every_move(*line) ? " with every move." : " by the players.");
  }
  if (std::ranges::any_of(piece_type.moves, [&](const MovePattern& move) {
        return keeps_apart(words.game(), piece_type, move);
      }))
    text += " Opposing " + words.piece_types(piece_type.id) +
            " may never stand on one file with no piece between them.";
  if (!piece_type.stands.empty())
    text += (text.empty() ? "" : " ") +
            capitalised(subject + " stands only " + words.somewhere(piece_type.stands) + ".");
  return text;
}

std::string lengths_explained(const GameWords& words) {
  const LengthConditions common = length_conditions(words.game());
  if (!common.halting && !common.counting) return {};
  const Game& game = words.game();
  const bool is_one = std::ranges::all_of(game::playing_pieces(game), [&](PieceTypeId id) {
    return moves::number_of(game.piece_type(id).state, notation::length_number, 1) == 1;
  });
  std::string text = "Each piece that moves up to n " + words.cells() +
                     " or leaps has an n of its own" + (is_one ? ", one at first." : ".");
  if (common.counting)
    text +=
        " Such a move makes n grow by one if it is n long: with an n of two, a piece may go one or "
        "two, and when it has gone two, its n is three.";
  if (common.halting)
    text += std::string(common.counting ? " It" : " Such a move") +
            " goes no further than where it first attacks an enemy King.";
  return text;
}

std::string ends_explained(const GameWords& words) {
  const std::vector<std::string> ends = common_ends(words.game());
  return ends.empty() ? ""
                      : "Unless noted otherwise, moves end only " + words.somewhere(ends) + ".";
}

std::vector<std::vector<PieceTypeId>> families(const Game& game) {
  std::vector<std::vector<PieceTypeId>> found;
  for (const PieceTypeId id : game::explained_pieces(game)) {
    const PieceType& piece_type = game.piece_type(id);
    const auto family = std::ranges::find_if(found, [&](const std::vector<PieceTypeId>& each) {
      return moves_alike(game.piece_type(each.front()), piece_type);
    });
    if (family == found.end())
      found.push_back({id});
    else
      family->push_back(id);
  }
  return found;
}

const PieceType* earlier_like(const Game& game, const PieceType& piece_type) {
  for (const PieceType& other : game.piece_types) {
    if (&other == &piece_type) return nullptr;
    if (!other.helper && moves_alike(other, piece_type)) return &other;
  }
  return nullptr;
}

std::string verbs_explained(const GameWords& words) {
  std::set<std::string, std::less<>> verbs;
  bool faces = false, captures = false, has_space_diagonals = false;
  for (const PieceType& piece_type : words.game().piece_types)
    for (const MovePattern& move : piece_type.moves) {
      captures = captures || move.use != MovePattern::Use::move;
      verbs.emplace(verb_of(phrase_for(word_for(move.move_kind))));
      faces = faces || move.facing != MovePattern::Facing::any;
      has_space_diagonals =
          has_space_diagonals || std::ranges::find(move.axes, "triagonal") != move.axes.end();
    }
  const std::string cell = words.cell(), cells = words.cells();
  std::string text;
  if (captures)
    text =
        "Unless noted otherwise, a piece captures as it moves: it takes the place of an opponent’s "
        "piece, which leaves the board.";
  if (verbs.contains("slides"))
    text += " A piece that *slides* goes in a straight line over empty " + cells +
            "; the first piece in its way stops it" +
            (captures ? ", and may be captured if it is an opponent’s." : ".");
  if (verbs.contains("leaps"))
    text += " One that *leaps* lands on its " + cell + " whatever stands between.";
  if (verbs.contains("makes"))
    text += " One that makes leap after leap needs an empty " + cell + " for each but the last.";
  if (verbs.contains("hops"))
    text +=
        " One that *hops* must jump exactly the pieces named; any other piece in its way stops it.";
  if (has_space_diagonals) text += " *Space diagonals* lead through the corners of the cubes.";
  if (faces && !words.has_squares_only())
    text += " *Forward* is every way that leads farther from the player’s own edge of the board.";
  constexpr std::string_view one = " One that ";
  if (text.starts_with(one)) text.replace(0, one.size(), "A piece that ");
  return std::string(base::trimmed(text));
}

}  // namespace boardwright::english
