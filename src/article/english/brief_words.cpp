// Describes a tree of moves in a few words.
#include "english/brief_words.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "english/move_words.h"
#include "english/way_words.h"

namespace boardwright::english {
namespace {

using notation::Requirement;

/// Whether the pieces that block a move stand on any of the cells before its last.
bool is_blocked_throughout(const MoveClause& clause) {
  return clause.blocks.before_last ||
         (clause.blocks.on_cells && !clause.blocks.none() &&
          !notation::is_of_leaps(clause.pattern->then.back().move_kind));
}

/// "up to 3", "2–4", "2 or more", "any number": a number of cells or leaps.
std::string span_of_numbers(int least, int most) {
  if (least > 0 && most == least) return std::to_string(most);
  if (least > 1 && most > 0) return std::to_string(least) + "–" + std::to_string(most);
  if (least > 0 && most == 0) return std::to_string(least) + " or more";
  return most > 0 ? "up to " + std::to_string(most) : "";
}

class Brief {
 public:
  Brief(const GameWords& words, const MoveClause& clause)
      : words_(words), ways_(words), clause_(clause), move_(*clause.pattern) {}

  std::string write() {
    text_ = is_straight() ? straight() : manner();
    for (std::size_t i = is_straight() ? 2 : 1; i < clause_.stretches.size(); ++i) add_stretch(i);
    if (const std::vector<int> turns = clause_.turns(); !turns.empty())
      add("turning only " + headings_in_words(turns, words_.has_squares_only()));
    if (move_.repeating) text_ += ", repeated" + times();
    if (is_blocked_throughout(clause_)) add("without jumping");
    add_hopping();
    add_conditions();
    add_pieces();
    if (!clause_.blocks.none() && !is_blocked_throughout(clause_))
      add("blocked by a piece " + blocks_in_words(words_, clause_.blocks));
    return std::move(text_);
  }

 private:
  void add(const std::string& more) { text_ += ", " + more; }

  /// Adds where or when a way is open; behind a short one without a comma.
  void add_place(const std::string& more) { text_ += (clause_.is_long() ? ", " : " ") + more; }

  std::string length(const std::string& otherwise) const {
    if (!move_.most_state.empty())
      return (move_.least > 0 ? std::to_string(move_.least) + "–" : "up to ") + move_.most_state;
    const std::string range = span_of_numbers(move_.least, move_.most);
    return range.empty() ? otherwise : range;
  }
  std::string times() const {
    const std::string count = length("");
    return count.empty() ? "" : " " + count + " times";
  }

  std::string along() const { return ways_.along(move_, move_.move_kind != MoveKind::step); }

  /// Whether a leap of two parts on squares can begin along every rank and file.
  bool leads_any_way() const {
    return words_.has_squares_only() && move_.heading.empty() && move_.across.empty() &&
           move_.axes == std::vector<std::string>{"orthogonal"};
  }

  /// "2 diagonally", "2 and 1 at right angles", "2 straight forward and 1 to either side".
  std::string leap() const {
    const LeapWords words = ways_.leap(move_);
    const std::string count = std::to_string(move_.count);
    if (words.aside.empty()) return count + " " + words.along;
    const std::string aside = " and " + std::to_string(move_.aside) + " ";
    if (leads_any_way()) return count + aside + "at right angles" + words.facing;
    return count + " " + words.along + aside + words.aside + words.facing;
  }

  /// "leaps of 1 diagonally", "up to 6 leaps of 2 and 1 at right angles".
  std::string leaps() const {
    const std::string count = length("");
    const bool is_one = move_.most == 1 && move_.most_state.empty();
    return (count.empty() ? "" : count + " ") + (is_one ? "leap of " : "leaps of ") + leap();
  }
  std::string facing() const {
    return move_.facing == MovePattern::Facing::forward    ? " farther forward"
           : move_.facing == MovePattern::Facing::backward ? " farther back"
                                                           : "";
  }

  /// The words for the first stretch.
  std::string manner() const {
    switch (move_.move_kind) {
      case MoveKind::step: return "1 " + along();
      case MoveKind::slide: {
        const std::string count = length("");
        return count.empty() ? "any distance " + along() : count + " " + along();
      }
      case MoveKind::hop:
        return "hopping " + (length("").empty() ? "" : length("") + " ") + along();
      case MoveKind::leap: return "leaping " + leap();
      case MoveKind::ride: return "riding in " + leaps();
      case MoveKind::roam: return "riding in " + leaps() + ", turning freely";
      case MoveKind::wheel: return "wheeling in " + leaps() + turning();
      case MoveKind::zigzag:
        return "zigzagging in " + leaps() + turning() +
               (move_.course.empty()
                    ? ""
                    : ", two together leading " +
                          ways_.along_axes(move_.course, true, MovePattern::Facing::any));
      case MoveKind::touch: return "to any touching " + words_.cell() + facing();
      case MoveKind::side: return "1 across a side" + facing();
      case MoveKind::corner: return "1 over a corner only" + facing();
      case MoveKind::path: return length("any distance") + " along the " + name() + " path";
      case MoveKind::circle: return length("any distance") + " round a " + name() + " ring";
      case MoveKind::away:
        return "to any " + words_.cell() + " " + std::to_string(move_.count) +
               (move_.count == 1 ? " touch away" : " touches away");
    }
    return {};
  }
  std::string name() const { return move_.axes.empty() ? "" : move_.axes.front(); }
  std::string turning() const {
    return move_.turning.empty() ? "" : ", turning " + degrees_in_words(move_.turning);
  }

  void add_stretch(std::size_t i) {
    const Then &last = clause_.stretches[i - 1], &then = clause_.stretches[i];
    if (last.requirement == Requirement::enemy) text_ += ", capturing there";
    if (last.requirement == Requirement::piece) text_ += ", over a piece";
    if (last.requirement == Requirement::empty) text_ += ", if empty";
    text_ += ", then " + ways_.stretch(then, last, Counts::in_figures);
  }

  /// Whether a step is followed by more of the same line, so that both are one way.
  bool is_straight() const {
    if (move_.move_kind != MoveKind::step || clause_.stretches.size() < 2 ||
        !is_blocked_throughout(clause_) || move_.repeating || !clause_.turns().empty())
      return false;
    const Then &first = clause_.stretches[0], &next = clause_.stretches[1];
    return next.bend == Then::Bend::ahead && next.axes == first.axes &&
           first.requirement == Requirement::none &&
           (next.move_kind == MoveKind::step || next.move_kind == MoveKind::slide);
  }

  /// "2 diagonally", "2 or more diagonally": the step and what follows it straight on.
  std::string straight() const {
    const Then& next = clause_.stretches[1];
    const bool one = next.move_kind == MoveKind::step;
    const int least = 1 + std::max(1, next.least);
    const int most = one ? 2 : next.most == 0 ? 0 : 1 + next.most;
    return span_of_numbers(least, most) + " " + ways_.along(move_, true);
  }

  /// "own Cannon", "enemy pieces", "piece other than a Cannon"
  std::string pieces_of(const notation::Hurdle& hurdle, int count = 1) const {
    const auto& ids = hurdle.piece_types;
    const std::string whose = hurdle.whose == notation::Hurdle::Whose::own     ? "own "
                              : hurdle.whose == notation::Hurdle::Whose::enemy ? "enemy "
                                                                               : "";
    const std::string pieces = whose + (count == 1 ? "piece" : "pieces");
    if (ids.empty()) return pieces;
    std::vector<std::string> names;
    for (const std::string& id : ids)
      names.push_back(count > 1       ? words_.piece_types(id)
                      : hurdle.except ? base::with_article(words_.piece_type(id))
                                      : words_.piece_type(id));
    return (hurdle.except ? pieces + " other than " : whose) + listed(names, "or");
  }

  /// "landing right behind", "landing up to 3 behind"
  std::string landing(const notation::Landing& beyond) const {
    if (beyond.equal) return "landing as far behind";
    const bool by_leaps = clause_.lands_by_leaps();
    if (beyond.most == 1) return by_leaps ? "landing 1 leap behind" : "landing right behind";
    return "landing " + span_of_numbers(beyond.least, beyond.most) +
           (by_leaps ? " leaps behind" : " behind");
  }

  void add_hopping() {
    if (!move_.hopping) return;
    const notation::Hopping& hopping = *move_.hopping;
    const int count = std::max(1, hopping.hurdles);
    text_ += " over " + std::to_string(count) + " " + pieces_of(hopping.hurdle, count);
    if (hopping.locust) add("capturing what it hops over");
    const notation::Landing& beyond = hopping.beyond;
    if (beyond.equal || beyond.least > 0 || beyond.most > 0) add(landing(beyond));
  }

  void add_regions(const std::string& before, const std::vector<std::string>& regions) {
    if (!regions.empty()) add(before + words_.regions(regions));
  }

  /// Where and when a way begins.
  void add_beginning() {
    if (clause_.when == MoveClause::While::first_move) add_place("on its first move");
    if (clause_.when == MoveClause::While::multiple) add("if multiple");
    if (clause_.when == MoveClause::While::number)
      add(move_.when_words.empty() ? "while " + move_.when : move_.when_words);
    switch (clause_.from) {
      case MoveClause::From::first_move: add_place("on its first move"); break;
      case MoveClause::From::across_river: add_place("after crossing the river"); break;
      case MoveClause::From::far_side: add_place("when on the far side of the river"); break;
      case MoveClause::From::zones:
        if (!move_.from.empty()) add_place("from " + words_.regions(move_.from));
        break;
    }
    add_regions("not from ", move_.off);
  }

  void add_bounds() {
    if (clause_.says_ends) add("ending only " + words_.somewhere(move_.onto));
    if (clause_.ends_anywhere) add("ending anywhere");
    switch (clause_.within) {
      case MoveClause::Within::own_bank: add("keeping to its own side of the river"); break;
      case MoveClause::Within::never_crossing: add("never crossing the river"); break;
      case MoveClause::Within::zones:
        if (clause_.is_long())
          add_regions("keeping to ", move_.inside);
        else if (!move_.inside.empty())
          text_ += words_.within(move_.inside);
        break;
    }
    add_regions("skipping ", move_.over);
    if (move_.climb == MovePattern::Climb::rising) add("only to a higher rank");
    if (move_.climb == MovePattern::Climb::falling) add("only to a lower rank");
    if (!move_.toward.empty()) add("only nearer to " + words_.zone(move_.toward));
    if (move_.around) add("also over the left and right edges");
  }

  void add_conditions() {
    add_beginning();
    add_bounds();
    if (move_.reflecting > 0)
      add("reflected at the edge, " + std::to_string(move_.reflecting) +
          (move_.reflecting == 1 ? " time at most" : " times at most"));
    if (clause_.says_halting) add("stopping where it gives check");
    if (clause_.says_counting) add("its n growing by 1 if it goes n");
    if (clause_.passes) add("passing the turn");
    if (clause_.ends_empty) add("ending on an empty " + words_.cell());
  }

  void add_pieces() {
    if (move_.swap) add("swapping with " + pieces_of(clause_.swapped()));
    if (move_.rifle) add("without leaving its " + words_.cell());
    if (!move_.sparing.empty()) add("never capturing " + plurals(move_.sparing));
    if (!move_.taking.empty()) add("capturing only " + plurals(move_.taking));
  }
  std::string plurals(const std::vector<std::string>& ids) const {
    std::vector<std::string> names;
    for (const std::string& id : ids) names.push_back(words_.piece_types(id));
    return listed(names, "or");
  }

  const GameWords& words_;
  WayWords ways_;
  const MoveClause& clause_;
  const MovePattern& move_;
  std::string text_;
};

/// "up to 2 on its first move", "up to 3 from the second rank"
std::string in_brief(const GameWords& words, const Advance& advance) {
  const bool joins = advance.least == 2;  // the step that it lengthens goes one
  return (joins ? "up to " + std::to_string(advance.most)
                : "also " + span_of_numbers(advance.least, advance.most)) +
         (advance.first_move ? " on its first move"
                             : " from " + words.regions(advance.pattern->from));
}

/// " (up to 2 on its first move)": how a clause is lengthened; empty if it is not.
std::string lengthened(const GameWords& words, const MoveSentence& sentence,
                       const MoveClause& clause) {
  std::vector<std::string> ways;
  for (const Advance& advance : sentence.advances)
    if (advance.step == clause.pattern) ways.push_back(in_brief(words, advance));
  return ways.empty() ? "" : " (" + base::joined(ways, ", ") + ")";
}

std::string in_brief(const GameWords& words, MoveTree::Still still) {
  switch (still) {
    case MoveTree::Still::no: return {};
    case MoveTree::Still::never_moves: return "never moves";
    case MoveTree::Still::until_promoted: return "does not move until promoted";
    case MoveTree::Still::put_every_move: return "put on another " + words.cell() + " every move";
    case MoveTree::Still::put: return "put on another " + words.cell() + " by the players";
  }
  return {};
}

/// "captures ", "moves ": what a sentence of the tree is about.
std::string_view use_of(const MoveSentence& sentence) {
  if (sentence.on_its_way) return "capturing on its way, ";
  switch (sentence.use) {
    case MovePattern::Use::both: return "";
    case MovePattern::Use::move: return sentence.also ? "without capture also " : "moves ";
    case MovePattern::Use::capture: return sentence.also ? "also captures " : "captures ";
  }
  return "";
}

/// Whether a way is a leap without conditions.
bool is_plain_leap(const std::string& way) {
  return way.starts_with("leaping ") && way.find_first_of(",;(") == std::string::npos &&
         std::ranges::none_of(
             std::array{" or ", " on its ", " from ", " within ", " when ", " once "},
             [&](const char* word) { return way.find(word) != std::string::npos; });
}

/// Two leaps in one way: "leaping 2 or 3 orthogonally", "leaping 2 and 1, or 3 and 1, at right
/// angles", "leaping 2 diagonally or 3 orthogonally". Empty if one of them has conditions.
std::string leaps_joined(const std::string& one, const std::string& other) {
  if (!is_plain_leap(one) || !is_plain_leap(other)) return {};
  const std::string second = other.substr(std::string_view("leaping ").size());
  const auto has_parts = [](const std::string& leap) { return leap.find(" and ") != leap.npos; };
  std::size_t same = 0;  // letters at the end that both have
  for (std::size_t i = 1; i < second.size(); ++i) {
    if (one[one.size() - i] != second[second.size() - i]) break;
    if (one[one.size() - i] != ' ') continue;
    if (has_parts(one) && !has_parts(one.substr(0, one.size() - i))) break;
    if (has_parts(second) && !has_parts(second.substr(0, second.size() - i))) break;
    same = i;
  }
  const std::string end = one.substr(one.size() - same);
  const std::string first = one.substr(0, one.size() - same),
                    last = second.substr(0, second.size() - same);
  if (!has_parts(first) && !has_parts(last)) return first + " or " + last + end;
  return first + ", or " + last + (end.empty() ? "" : "," + end);
}

/// How much farther a way leads than another that it begins with: "up to 2 on its first move" for
/// "up to 2 diagonally on its first move" and "1 diagonally". Empty if it leads elsewhere.
std::string farther(const std::string& way, const std::string& step) {
  constexpr std::string_view up_to = "up to ", one = "1 ";
  if (!way.starts_with(up_to) || !step.starts_with(one)) return {};
  const std::size_t blank = way.find(' ', up_to.size());
  const std::string_view course = std::string_view(step).substr(one.size());
  if (blank == std::string::npos || !std::string_view(way).substr(blank + 1).starts_with(course))
    return {};
  const std::string place = way.substr(blank + 1 + course.size());
  const bool is_place = place.starts_with(" on its first move") || place.starts_with(" from ");
  return is_place && place.find(',') == std::string::npos ? way.substr(0, blank) + place : "";
}

/// "1 orthogonally, or 1 diagonally forward": the ways of a sentence, none of them twice.
std::string ways_in_brief(const GameWords& words, const MoveSentence& sentence) {
  std::vector<std::string> ways, texts;
  for (const MoveClause& clause : sentence.clauses) {
    const std::string way = Brief(words, clause).write();
    const std::string more = lengthened(words, sentence, clause);
    if (const auto known = std::ranges::find(ways, way); known != ways.end()) {
      texts[static_cast<std::size_t>(known - ways.begin())] += more;
      continue;
    }
    const auto step = std::ranges::find_if(
        ways, [&](const std::string& each) { return !farther(way, each).empty(); });
    if (const auto at = static_cast<std::size_t>(step - ways.begin());
        step != ways.end() && more.empty() && texts[at] == *step) {
      texts[at] += " (" + farther(way, *step) + ")";
      continue;
    }
    if (std::string both = ways.empty() ? "" : leaps_joined(ways.back(), way);
        !both.empty() && more.empty() && texts.back() == ways.back()) {
      ways.back() = texts.back() = std::move(both);
      continue;
    }
    ways.push_back(way);
    texts.push_back(way + more);
  }
  const bool are_long = std::ranges::any_of(
      ways, [](const std::string& way) { return way.find(',') != std::string::npos; });
  const std::string between = are_long ? "; " : ", ";
  if (texts.size() > 1) texts.back().insert(0, "or ");
  return base::joined(texts, between);
}

}  // namespace

std::string moves_in_brief(const GameWords& words, const PieceType& piece_type, Lengths lengths) {
  const MoveTree tree = move_tree(words, piece_type, lengths);
  std::vector<std::string> parts;
  for (const MoveSentence& sentence : tree.sentences)
    parts.push_back(std::string(use_of(sentence)) + ways_in_brief(words, sentence));
  if (tree.still != MoveTree::Still::no) parts.push_back(in_brief(words, tree.still));
  if (tree.keeps_apart) parts.emplace_back("no open file between the two");
  if (!piece_type.stands.empty())
    parts.push_back("stands only " + words.somewhere(piece_type.stands));
  return base::joined(parts, "; ");
}

}  // namespace boardwright::english
