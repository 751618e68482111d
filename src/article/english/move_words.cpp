// Fills the phrases of the notation with the parts of a move.
#include "english/move_words.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
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

/// Describes one way of moving.
class Clauses {
 public:
  Clauses(const GameWords& words, const MoveClause& clause)
      : words_(words), ways_(words), clause_(clause), move_(*clause.pattern) {}

  /// The clause for the move: "slides up to two squares straight forward from the second rank".
  std::string describe() const {
    std::string text = filled_phrase(word_for(move_.move_kind));
    if (clause_.when == MoveClause::While::first_move ||
        clause_.when == MoveClause::While::multiple)
      text += filled_phrase(word_for(Clause::when));
    for (std::size_t i = 1; i < clause_.stretches.size(); ++i) {
      const Then& last = clause_.stretches[i - 1];
      if (last.requirement != Requirement::none) text += filled_phrase(word_for(last.requirement));
      text += filled(phrase_for(word_for(Clause::then)),
                     [&](std::string_view) { return ways_.stretch(clause_.stretches[i], last); });
    }
    text += conditions() + condition_on_own_number();
    if (clause_.passes) text += ", which passes the turn";
    if (clause_.ends_empty) text += ", which must be empty";
    if (clause_.ends_anywhere) text += ", ending anywhere";
    return text;
  }

 private:
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
      return clause_.has_length() ? length(words_.cell(), words_.cells()) : "any distance";
    if (slot == "length")
      return clause_.has_length() ? length(words_.cell(), words_.cells()) + " " : std::string();
    if (slot == "ahead") return ahead();
    if (slot == "vector") return ways_.vector(move_);
    if (slot == "leaps") return leaps();
    if (slot == "times")
      return clause_.has_length() ? "up to " + count() + " times" : "again and again";
    if (slot == "turning") return turning();
    if (slot == "course") return ways_.along_axes(move_.course, true, MovePattern::Facing::any);
    if (slot == "often")
      return move_.reflecting == 1 ? "once at most"
                                   : "up to " + number_word(move_.reflecting) + " times";
    if (slot == "touches")
      return move_.count == 1 ? "that touches its own"
                              : "exactly " + number_word(move_.count) + " touches away";
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
    return clause_.has_length() ? length("leap", "leaps") : "any number of leaps";
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

  std::string hurdles() const {
    const notation::Hopping& hopping = *move_.hopping;
    const std::string hurdle =
        notation::is_any(hopping.hurdle)
            ? ""
            : filled_phrase_with(word_for(Clause::hurdle), hurdle_piece(hopping.hurdle));
    if (clause_.to_next_piece) return "exactly one piece of either side";
    if (hopping.hurdles <= 1) return hurdle.empty() ? "another piece" : hurdle;
    return filled_phrase_with(word_for(Clause::hurdles), number_word(hopping.hurdles)) +
           (hurdle.empty() ? "" : ", each " + hurdle);
  }

  std::string beyond() const {
    const notation::Landing& landing = move_.hopping->beyond;
    if (clause_.to_next_piece)
      return filled_phrase_with(word_for(Clause::beyond), "the next piece on that line") +
             ", with any number of empty " + words_.cells() + " before and behind the jumped piece";
    const std::string last = move_.hopping->hurdles <= 1 ? "it" : "the last of them";
    const std::string cell = words_.cell();
    const bool leaps = clause_.lands_by_leaps();
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

  std::string condition_on_builtin_number() const {
    return clause_.when == MoveClause::While::first_move ? " on its first move"
                                                         : ", if it is multiple";
  }

  /// For any other number, the condition in the words of the game, at the end: ", once it has
  /// crossed the river".
  std::string condition_on_own_number() const {
    if (clause_.when != MoveClause::While::number) return {};
    return ", " + (move_.when_words.empty() ? "as long as its number “" + move_.when + "” is not 0"
                                            : move_.when_words);
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
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::from) && clause_.is_long() &&
        !move_.from.empty())
      return ", when " + words_.somewhere(move_.from);
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::onto)) {
      return !clause_.says_ends ? "" : filled_phrase_with(word, words_.somewhere(move_.onto));
    }
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::from) &&
        clause_.from != MoveClause::From::zones)
      return clause_.from == MoveClause::From::first_move ? " on its first move"
             : clause_.from == MoveClause::From::across_river
                 ? " once it has crossed the river"
                 : " when on the far side of the river";
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::inside) &&
        clause_.within != MoveClause::Within::zones)
      return clause_.within == MoveClause::Within::never_crossing
                 ? ", never crossing the river"
                 : ", keeping to its own side of the river";
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::inside) &&
        !move_.inside.empty() && !clause_.is_long())
      return words_.within(move_.inside);
    if (const auto* regions = std::get_if<Regions>(&row.meaning))
      return (move_.**regions).empty() ? ""
                                       : filled_phrase_with(word, words_.regions(move_.**regions));
    if (word == word_for(&MovePattern::counting) && is_single_step())
      return move_.counting && is_said_here(word)
                 ? "; this makes n grow by one, but only while n is one"
                 : "";
    if (const auto* flag = std::get_if<notation::notation_table::Flag>(&row.meaning))
      return move_.**flag && is_said_here(word) ? filled_phrase(word) : "";
    if (const auto* climb = std::get_if<MovePattern::Climb>(&row.meaning))
      return move_.climb == *climb ? filled_phrase(word) : "";
    if (row.meaning == notation::notation_table::Meaning(&MovePattern::across))
      return clause_.turns().empty()
                 ? ""
                 : filled_phrase_with(
                       word, headings_in_words(clause_.turns(), words_.has_squares_only()));
    if (row.meaning == notation::notation_table::Meaning(Clause::toward))
      return move_.toward.empty() ? "" : filled_phrase_with(word, words_.zone(move_.toward));
    if (row.meaning == notation::notation_table::Meaning(Clause::sparing))
      return move_.sparing.empty() ? "" : filled_phrase_with(word, plurals(move_.sparing, "or"));
    if (row.meaning == notation::notation_table::Meaning(Clause::taking))
      return move_.taking.empty() ? "" : filled_phrase_with(word, plurals(move_.taking, "and"));
    if (row.meaning == notation::notation_table::Meaning(Clause::swap))
      return move_.swap ? filled_phrase_with(word, hurdle_piece(clause_.swapped())) : "";
    return {};
  }

  bool is_single_step() const {
    return move_.move_kind == MoveKind::step && clause_.stretches.size() == 1;
  }

  /// Whether the clause must state a condition, as it is not explained once for all pieces.
  bool is_said_here(std::string_view word) const {
    if (word == word_for(&MovePattern::halting)) return clause_.says_halting;
    return word != word_for(&MovePattern::counting) || clause_.says_counting;
  }

  std::string plurals(const std::vector<std::string>& ids, std::string_view last) const {
    std::vector<std::string> names;
    for (const std::string& id : ids) names.push_back(words_.piece_types(id));
    return listed(names, last);
  }

  const GameWords& words_;
  WayWords ways_;
  const MoveClause& clause_;
  const MovePattern& move_;
};

/// The verb of a clause: its first word.
std::string_view verb_of(std::string_view clause) { return clause.substr(0, clause.find(' ')); }

/// A clause with its verb in the infinitive: "slide any distance" for "slides any distance".
std::string infinitive(std::string clause) {
  const std::size_t end = verb_of(clause).size();
  const bool has_e = clause.substr(0, end) == "goes";
  return clause.erase(end - (has_e ? 2 : 1), has_e ? 2 : 1);
}

/// Words with which a clause can begin after "or" if its beginning is omitted.
constexpr std::string_view openers[] = {"along",      "across",      "over",     "from",
                                        "forward",    "backward",    "sideways", "straight",
                                        "diagonally", "orthogonally"};

/// The length of the beginning that a clause shares with the one before it, up to the first opener
/// of both; 0 if it has too few words.
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

/// "two or three squares orthogonally" for two clauses that differ in their first word alone;
/// otherwise both, with "or" between them.
std::string either(const std::string& one, const std::string& other) {
  const std::size_t end = one.find(' '), other_end = other.find(' ');
  if (end != std::string::npos && other_end != std::string::npos &&
      one.substr(end) == other.substr(other_end))
    return one.substr(0, end) + " or " + other;
  return one + " or " + other;
}

/// Short clauses in which different verbs stand: those of one verb in a row are joined behind it.
std::vector<std::string> by_verbs(const std::vector<std::string>& clauses) {
  std::vector<std::string> groups;
  for (std::size_t i = 0; i < clauses.size();) {
    const std::string verb(verb_of(clauses[i]));
    std::vector<std::string> rests;
    for (; i < clauses.size() && verb_of(clauses[i]) == verb; ++i)
      rests.push_back(clauses[i].substr(std::min(verb.size() + 1, clauses[i].size())));
    groups.push_back(verb + " " +
                     (rests.size() == 2 ? either(rests[0], rests[1]) : listed(rests, "or")));
  }
  return groups;
}

/// Clauses in a row that differ only in the region to which they keep, at their end, become one:
/// "keeping either to ranks 1 to 4 or to ranks 5 to 8".
std::vector<std::string> by_regions(const std::vector<std::string>& clauses) {
  constexpr std::string_view keeping = ", keeping to ";
  const auto split = [&](const std::string& clause) {
    const std::size_t at = clause.rfind(keeping);
    const bool ends = at != std::string::npos &&
                      clause.find_first_of(",;", at + keeping.size()) == std::string::npos;
    return ends ? at : std::string::npos;
  };
  std::vector<std::string> merged;
  for (std::size_t i = 0; i < clauses.size();) {
    const std::size_t at = split(clauses[i]);
    const std::string start = clauses[i].substr(0, at);
    std::vector<std::string> regions;
    for (; at != std::string::npos && i < clauses.size() && split(clauses[i]) == at &&
           clauses[i].starts_with(start);
         ++i)
      regions.push_back("to " + clauses[i].substr(at + keeping.size()));
    if (regions.empty())
      merged.push_back(clauses[i++]);
    else
      merged.push_back(start + ", keeping " + (regions.size() == 2 ? "either " : "") +
                       listed(regions, "or"));
  }
  return merged;
}

/// Joins clauses with "or". Of short ones a repeated verb is omitted, and of long ones a repeated
/// beginning.
std::string in_one(std::vector<std::string> clauses) {
  clauses = by_regions(clauses);
  const bool long_ones = std::ranges::any_of(
      clauses, [](const std::string& each) { return each.find(',') != std::string::npos; });
  const bool one_verb = std::ranges::all_of(
      clauses, [&](const std::string& each) { return verb_of(each) == verb_of(clauses.front()); });
  if (!long_ones && !one_verb) clauses = by_verbs(clauses);
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

/// "on its first move it may advance two squares if both are empty": follows the sentence about the
/// step.
std::string in_words(const GameWords& words, const Advance& advance) {
  const std::string most = number_word(advance.most);
  return std::string(advance.first_move ? "on its first move"
                                        : "from " + words.regions(advance.pattern->from) + ",") +
         " it may advance " +
         (advance.least == advance.most
              ? ""
              : number_word(advance.least) +
                    (advance.least + 1 == advance.most ? " or " : " to ")) +
         most + " " + words.cells() + " if " + (advance.most == 2 ? "both" : "all") + " are empty";
}

/// The parts of a sentence about a piece: ways of moving, and what is added after them.
struct Ways {
  std::vector<std::string> clauses;
  std::string more;
};

/// The moves of a sentence, without repetitions.
Ways ways_of(const GameWords& words, const MoveSentence& sentence) {
  Ways ways;
  std::vector<std::string> blocked;  // for each clause
  for (const Advance& each : sentence.advances) ways.more += "; " + in_words(words, each);
  for (const MoveClause& each : sentence.clauses) {
    std::string clause = Clauses(words, each).describe();
    if (std::ranges::find(ways.clauses, clause) != ways.clauses.end()) continue;
    ways.clauses.push_back(std::move(clause));
    blocked.push_back(blocks_in_words(words, each.blocks));
  }
  if (blocked.size() == 1 && !blocked.front().empty())
    ways.more = "; a piece " + blocked.front() + " blocks it" + ways.more;
  else
    for (std::size_t i = 0; i < blocked.size(); ++i)
      if (!blocked[i].empty()) ways.clauses[i] += ", unless a piece stands " + blocked[i];
  return ways;
}

/// The beginning of a sentence: "To capture, the Pawn", "The Stone moves only by capturing: it".
std::string beginning_of(const MoveTree& tree, const MoveSentence& sentence,
                         const std::string& subject) {
  if (sentence.on_its_way) return "capturing on its way, " + subject;
  if (tree.by_capture_alone) return subject + " moves only by capturing: it";
  if (tree.by_move_alone) return subject;
  return sentence.use == MovePattern::Use::both
             ? subject
             : std::string(phrase_for(word_for(sentence.use))) + ", " + subject;
}

/// The rest of a sentence about a piece that does not move.
std::string in_words(const GameWords& words, MoveTree::Still still) {
  switch (still) {
    case MoveTree::Still::no: return {};
    case MoveTree::Still::never_moves: return " never moves.";
    case MoveTree::Still::until_promoted: return " does not move until it is promoted.";
    case MoveTree::Still::put_every_move:
      return " is put on another " + words.cell() + " with every move.";
    case MoveTree::Still::put: return " is put on another " + words.cell() + " by the players.";
  }
  return {};
}

bool moves_alike(const PieceType& one, const PieceType& other) {
  return std::ranges::equal(one.moves, other.moves, {}, notation::print_pattern,
                            notation::print_pattern) &&
         one.stands == other.stands;
}

}  // namespace

std::string blocks_in_words(const GameWords& words, const Blocks& blocks) {
  if (blocks.none()) return {};
  if (blocks.before_last) return "on any " + words.cell() + " before the last";
  std::vector<std::string> numbers;
  for (const int end : blocks.ends) numbers.push_back("the " + ordinal(end));
  return blocks.on_cells ? "on " + listed(numbers, "or") + " " + words.cell()
                         : "where " + listed(numbers, "or") + " part ends";
}

std::string moves_in_words(const GameWords& words, const PieceType& piece_type, std::string subject,
                           Lengths lengths) {
  const MoveTree tree = move_tree(words, piece_type, lengths);
  if (subject.empty()) subject = "the " + piece_type.name;
  std::string text;
  for (const MoveSentence& each : tree.sentences) {
    Ways ways = ways_of(words, each);
    std::string sentence = beginning_of(tree, each, subject);
    if (each.also) {  // the moves for both uses remain possible
      sentence += " may also";
      std::ranges::transform(ways.clauses, ways.clauses.begin(), infinitive);
    }
    text += (text.empty() ? "" : " ") +
            capitalised(sentence + " " + in_one(ways.clauses) + ways.more + ".");
    subject = "it";
  }
  if (tree.by_move_alone) text += " It never captures.";
  if (tree.still != MoveTree::Still::no) text = capitalised(subject) + in_words(words, tree.still);
  if (tree.keeps_apart)
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
                     ", or makes up to n leaps, has an n of its own" +
                     (is_one ? ", which is one at first." : ".");
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
  bool faces = false, captures = false, has_space_diagonals = false, has_corners = false;
  for (const PieceType& piece_type : words.game().piece_types)
    for (const MovePattern& move : piece_type.moves) {
      captures = captures || move.use != MovePattern::Use::move;
      verbs.emplace(verb_of(phrase_for(word_for(move.move_kind))));
      faces = faces || move.facing != MovePattern::Facing::any;
      has_corners = has_corners || std::ranges::find(move.axes, "corner") != move.axes.end();
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
    text += " One that *leaps* goes straight to its destination, whatever stands between.";
  if (verbs.contains("makes"))
    text += " One that makes leap after leap needs an empty " + cell + " for each but the last.";
  if (verbs.contains("hops"))
    text +=
        " One that *hops* must jump exactly the pieces named; any other piece in its way stops it.";
  if (words.has_hexagons_only() && has_corners)
    text += " *Diagonal* lines pass through the corners of " + cells + ".";
  if (has_space_diagonals) text += " *Space diagonals* pass through the corners of the cubes.";
  if (faces && !words.has_squares_only())
    text +=
        " *Forward* means any direction that leads farther from the player’s own edge of the "
        "board.";
  constexpr std::string_view one = " One that ";
  if (text.starts_with(one)) text.replace(0, one.size(), "A piece that ");
  return std::string(base::trimmed(text));
}

}  // namespace boardwright::english
