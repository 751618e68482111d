// Makes a few words of a tree of moves.
#include "english/brief_words.h"

#include <algorithm>

#include "base/text.h"
#include "english/way_words.h"

namespace boardwright::english {
namespace {

using notation::Requirement;

/// "up to 3", "2–4", "2 or more", "any number": a number of cells or leaps.
std::string span_of_numbers(int least, int most) {
  if (least > 0 && most == least) return std::to_string(most);
  if (least > 1 && most > 0) return std::to_string(least) + "–" + std::to_string(most);
  if (least > 0 && most == 0) return std::to_string(least) + " or more";
  return most > 0 ? "up to " + std::to_string(most) : "";
}

/// "2:1": a leap to a cell so far along, and so far across.
std::string vector_of(int count, int aside) {
  return std::to_string(count) + (aside > 0 ? ":" + std::to_string(aside) : "");
}

std::string degrees_of(const std::vector<int>& degrees) {
  std::vector<std::string> parts;
  for (const int each : degrees) parts.push_back(std::to_string(each));
  return base::joined(parts, "/") + "°";
}

class Brief {
 public:
  Brief(const GameWords& words, const MoveClause& clause)
      : words_(words), ways_(words), clause_(clause), move_(*clause.pattern) {}

  std::string write() {
    text_ = manner();
    for (std::size_t i = 1; i < clause_.stretches.size(); ++i) add_stretch(i);
    if (move_.repeating) text_ += ", repeated" + times();
    add_hopping();
    add_conditions();
    add_pieces();
    if (clause_.blocks.before_last)
      add("blocked on the way");
    else if (!clause_.blocks.none())
      add((clause_.blocks.on_cells ? "blocked on " : "blocked after part ") + numbers());
    return std::move(text_);
  }

 private:
  void add(const std::string& more) { text_ += ", " + more; }

  std::string numbers() const {
    std::vector<std::string> parts;
    for (const int end : clause_.blocks.ends) parts.push_back(std::to_string(end));
    return base::joined(parts, "/");
  }

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

  std::string along() const {
    const bool is_line = move_.move_kind != MoveKind::step && move_.count <= 1;
    return ways_.along(move_, is_line);
  }
  std::string leap() const {
    std::string text = vector_of(move_.count, move_.aside) + " " + along();
    if (!move_.across.empty()) text += " and " + degrees_of(move_.across) + " across";
    return text;
  }
  std::string facing() const {
    return move_.facing == MovePattern::Facing::forward    ? " farther forward"
           : move_.facing == MovePattern::Facing::backward ? " farther back"
                                                           : "";
  }

  /// What the first stretch is.
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
      case MoveKind::ride: return "riding " + leap() + times();
      case MoveKind::roam: return "riding " + leap() + ", turning freely" + times();
      case MoveKind::wheel: return "wheeling " + leap() + turning() + times();
      case MoveKind::zigzag:
        return "zigzagging " + leap() + turning() +
               (move_.course.empty()
                    ? ""
                    : " along " + ways_.along_axes(move_.course, true, MovePattern::Facing::any)) +
               times();
      case MoveKind::touch: return "1 to what touches" + facing();
      case MoveKind::side: return "1 across a side" + facing();
      case MoveKind::corner: return "1 over a corner alone" + facing();
      case MoveKind::path: return "along the " + name() + " path" + of_length();
      case MoveKind::circle: return "round a " + name() + " ring" + of_length();
      case MoveKind::away: return std::to_string(move_.count) + " touches away";
    }
    return {};
  }
  std::string name() const { return move_.axes.empty() ? "" : move_.axes.front(); }
  std::string of_length() const {
    const std::string count = length("");
    return count.empty() ? "" : ", " + count;
  }
  std::string turning() const {
    return move_.turning.empty() ? "" : ", turning " + degrees_of(move_.turning);
  }

  void add_stretch(std::size_t i) {
    const Then &last = clause_.stretches[i - 1], &then = clause_.stretches[i];
    if (last.requirement == Requirement::enemy) text_ += ", capturing there";
    if (last.requirement == Requirement::piece) text_ += ", over a piece";
    if (last.requirement == Requirement::empty) text_ += ", if empty";
    text_ += ", then " + ways_.stretch(then, last);
  }

  /// "a friendly Cannon", "any but a Cannon"
  std::string pieces_of(const notation::Hurdle& hurdle) const {
    std::vector<std::string> names;
    for (const std::string& id : hurdle.piece_types) names.push_back(words_.piece_type(id));
    const std::string whose = hurdle.whose == notation::Hurdle::Whose::own     ? "own "
                              : hurdle.whose == notation::Hurdle::Whose::enemy ? "enemy "
                                                                               : "";
    if (names.empty()) return whose + "piece";
    return whose + (hurdle.except ? "piece but no " : "") + listed(names, "or");
  }

  void add_hopping() {
    if (!move_.hopping) return;
    const notation::Hopping& hopping = *move_.hopping;
    const int count = std::max(1, hopping.hurdles);
    text_ += " over " + std::to_string(count) + " " +
             (notation::is_any(hopping.hurdle) ? (count == 1 ? "piece" : "pieces")
                                               : pieces_of(hopping.hurdle));
    if (hopping.locust) text_ += ", capturing that";
    const notation::Landing& beyond = hopping.beyond;
    if (beyond.equal)
      text_ += ", as far beyond";
    else if (beyond.least > 0 || beyond.most > 0)
      text_ += ", " + span_of_numbers(beyond.least, beyond.most) + " beyond";
  }

  void add_zones(const std::string& before, const std::vector<std::string>& regions) {
    if (!regions.empty()) add(before + words_.regions(regions));
  }

  void add_conditions() {
    switch (clause_.when) {
      case MoveClause::While::always: break;
      case MoveClause::While::first_move: add("first move"); break;
      case MoveClause::While::multiple: add("if multiple"); break;
      case MoveClause::While::number:
        add(move_.when_words.empty() ? "while " + move_.when : move_.when_words);
        break;
    }
    switch (clause_.from) {
      case MoveClause::From::first_move: add("first move"); break;
      case MoveClause::From::across_river: add("across the river"); break;
      case MoveClause::From::zones: add_zones("from ", move_.from); break;
    }
    add_zones("not from ", move_.off);
    if (clause_.says_ends) add("to end " + words_.somewhere(move_.onto));
    if (clause_.ends_anywhere) add("ending anywhere");
    switch (clause_.within) {
      case MoveClause::Within::own_bank: add("on its bank"); break;
      case MoveClause::Within::never_crossing: add("never over the river"); break;
      case MoveClause::Within::zones: add_zones("within ", move_.inside); break;
    }
    add_zones("over ", move_.over);
    if (move_.climb == MovePattern::Climb::rising) add("rising");
    if (move_.climb == MovePattern::Climb::falling) add("falling");
    if (!move_.toward.empty()) add("nearer to " + words_.zone(move_.toward));
    if (move_.reflecting > 0)
      add("reflected " + std::to_string(move_.reflecting) + " times at most");
    if (move_.around) add("also round the edges");
    if (clause_.says_halting) add("stopping where it checks");
    if (clause_.says_counting) add("growing");
    if (clause_.passes) add("passing the turn");
    if (clause_.ends_empty) add("ending empty");
  }

  void add_pieces() {
    if (move_.swap) add("swapping with " + pieces_of(*move_.swap));
    if (move_.rifle) add("without leaving its " + words_.cell());
    if (!move_.sparing.empty()) add("never " + plurals(move_.sparing));
    if (!move_.taking.empty()) add("only " + plurals(move_.taking));
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

std::string in_brief(const GameWords& words, const Advance& advance) {
  return (advance.first_move ? "first move "
                             : "from " + words.regions(advance.pattern->from) + " ") +
         span_of_numbers(advance.least, advance.most);
}

std::string in_brief(const GameWords& words, MoveTree::Still still) {
  switch (still) {
    case MoveTree::Still::no: return {};
    case MoveTree::Still::never_moves: return "never moves";
    case MoveTree::Still::until_promoted: return "waits for its promotion";
    case MoveTree::Still::put_every_move:
    case MoveTree::Still::put: return "put on another " + words.cell();
  }
  return {};
}

/// "captures ", "moves ": what a sentence of the tree is about.
std::string_view use_of(const MoveSentence& sentence) {
  if (sentence.on_its_way) return "on its way captures ";
  switch (sentence.use) {
    case MovePattern::Use::both: return "";
    case MovePattern::Use::move: return sentence.also ? "without capture also " : "moves ";
    case MovePattern::Use::capture: return sentence.also ? "captures also " : "captures ";
  }
  return "";
}

}  // namespace

std::string moves_in_brief(const GameWords& words, const PieceType& piece_type) {
  const MoveTree tree = move_tree(words, piece_type, Lengths::unexplained);
  std::vector<std::string> parts;
  for (const MoveSentence& sentence : tree.sentences) {
    std::vector<std::string> ways;
    for (const MoveClause& clause : sentence.clauses)
      if (std::string way = Brief(words, clause).write();
          std::ranges::find(ways, way) == ways.end())
        ways.push_back(std::move(way));
    for (const Advance& advance : sentence.advances) ways.push_back(in_brief(words, advance));
    const bool are_long = std::ranges::any_of(
        ways, [](const std::string& way) { return way.find(',') != std::string::npos; });
    parts.push_back(std::string(use_of(sentence)) + base::joined(ways, are_long ? " / " : ", "));
  }
  if (tree.still != MoveTree::Still::no) parts.push_back(in_brief(words, tree.still));
  if (tree.keeps_apart) parts.emplace_back("never facing another openly");
  if (!piece_type.stands.empty()) parts.push_back("only " + words.somewhere(piece_type.stands));
  return base::joined(parts, "; ");
}

}  // namespace boardwright::english
