// Describes the ending of a game in one sentence.
#include <algorithm>
#include <array>

#include "base/index.h"
#include "base/text.h"
#include "play/ends.h"

namespace boardwright::play {
namespace {

/// Words for one ending.
struct EndingText {
  const Ending& ending;
  const Board& board;
  const std::vector<PieceType>& piece_types;
  const GameRules& rules;

  std::string name(SeatId seat) const {
    const std::string& name = board.seat(seat).name;
    return name.empty() ? "Seat " + std::to_string(board::seat_number(seat)) : name;
  }

  /// The seat of the ending; "it" if the sentence has named it already.
  std::string who() const { return subject() == ending.seat ? "it" : name(ending.seat); }

  /// The seat that the sentence names first, if it names one.
  std::optional<SeatId> subject() const { return ending.winner ? ending.winner : ending.loser; }

  bool has_values() const {
    return std::any_of(piece_types.begin(), piece_types.end(),
                       [](const PieceType& piece_type) { return piece_type.value != 0; });
  }

  std::string names(const PieceTypeList& list, std::string_view word) const {
    std::vector<std::string> found;
    for (const PieceTypeId piece_type : list) found.push_back(piece_types[index(piece_type)].name);
    return base::listed(found, word);
  }
};

std::string times(int count) {
  return count == 1 ? "once" : count == 2 ? "twice" : std::to_string(count) + " times";
}

/// The words of an id.
std::string spaced(std::string id) {
  std::replace(id.begin(), id.end(), '-', ' ');
  return id;
}

std::string by_goal(const EndingText& of) {
  const std::string zone = spaced(of.rules.end.goals[of.ending.rule].zone);
  const std::string& piece_type = of.piece_types[index(of.ending.piece_type)].name;
  const Result result = of.rules.end.goals[of.ending.rule].result;
  if (of.subject() == of.ending.seat) return "its " + piece_type + " reached the " + zone;
  if (result == Result::draw || of.ending.winner)
    return of.name(of.ending.seat) + "’s " + piece_type + " reached the " + zone;
  return (of.board.seats.size() == 2 ? "both sides reached the " : "several reached the ") + zone;
}

std::string by_extinction(const EndingText& of) {
  const Extinction& rule = of.rules.end.extinctions[of.ending.rule];
  const PieceTypeList counted = of.ending.piece_type == no_piece_type
                                    ? rule.piece_types
                                    : PieceTypeList{of.ending.piece_type};
  const std::string named = counted.empty() ? "piece" : of.names(counted, "or");
  if (rule.left == 0) return of.who() + " has no " + named + " left";
  return of.who() + " has only " + std::to_string(rule.left) +
         (rule.left == 1    ? " " + named
          : counted.empty() ? " pieces"
                            : " of " + named) +
         " left";
}

/// "Red has no Stone left", "it has 3 in a row", "no cell is free and it has the most Discs"
std::string by_rule_line(const EndingText& of) {
  const RuleLine& line = of.rules.lines[of.ending.rule];
  const auto named = [&](const RulePieces& pieces, bool one) {
    if (pieces.piece_types.empty() || pieces.except) return std::string(one ? "piece" : "pieces");
    return of.names(pieces.piece_types, "or") + (one ? "" : "s");
  };
  std::vector<std::string> found, taken;
  for (const RuleTerm& term : line.when) {
    if (term.negated && term.word == RuleWord::with && term.as_mark != no_mark)
      found.push_back("the count of “" + of.rules.marks[index(term.as_mark)].name +
                      "” has passed that of “" + of.rules.marks[index(term.mark)].name + "”");
    if (term.negated) continue;
    if (term.word == RuleWord::repeated)
      found.push_back("the position has occurred " + times(term.number));
    else if (term.always && term.word == RuleWord::checking)
      found.push_back(of.who() + " has given check all the time");
    else if (term.always)
      found.push_back(of.who() + " has chased the same " + named(term.pieces, true) +
                      " all the time");
    else if (term.word == RuleWord::taken && !term.pieces.except)
      taken.push_back(of.names(term.pieces.piece_types, "or"));
    else if (term.word == RuleWord::own && term.least == 1 && !term.zone.empty() &&
             term.pieces.whose == RulePieces::Whose::own && !term.pieces.except)
      found.push_back("its " + named(term.pieces, true) + " is " +
                      (term.threat == RuleTerm::Threat::safe ? "safe " : "") + "on the " +
                      spaced(term.zone));
    else if (term.word == RuleWord::line)
      found.push_back(of.who() + " has " + std::to_string(term.number) + " in a row");
    else if (term.word == RuleWord::passing)
      found.push_back("the turn was passed" +
                      (term.number == 1 ? "" : " " + times(term.number) + " in a row"));
    else if (term.word == RuleWord::with && of.rules.marks[index(term.mark)].most == 1)
      found.push_back("the mark “" + of.rules.marks[index(term.mark)].name + "” is set");
    else if (term.word == RuleWord::with && term.least > 0)
      found.push_back("the count of “" + of.rules.marks[index(term.mark)].name + "” has come to " +
                      std::to_string(term.least));
    else if (term.word == RuleWord::facing)
      found.emplace_back("the royal pieces face each other");
    else if (term.word == RuleWord::full)
      found.emplace_back("no cell is free");
    else if (term.word == RuleWord::own && term.most == 0 && term.zone.empty())
      found.push_back(of.who() + " has no " + named(term.pieces, true) + " left");
  }
  if (!taken.empty()) found.push_back("it has captured " + base::listed(taken, "and"));
  if (line.then.word == RuleWord::most)
    found.push_back(!of.ending.winner ? "the sides have equally many"
                    : line.then.of.word == RuleWord::value
                        ? "it has most points"
                        : "it has the most " + named(line.then.of.pieces, false));
  return found.empty() ? "so say the rules" : base::listed(found, "and");
}

struct Row {
  std::string_view word;
  Ending::By value;
  std::string (*why)(const EndingText& of);
};

constexpr std::array<Row, 9> endings = {{
    {"mate", Ending::By::mate, [](const EndingText& of) { return of.who() + " is mated"; }},
    {"stalemate", Ending::By::stalemate,
     [](const EndingText& of) { return of.who() + " has no legal move"; }},
    {"goal", Ending::By::goal, by_goal},
    {"extinction", Ending::By::extinction, by_extinction},
    {"checks", Ending::By::checks,
     [](const EndingText& of) { return "it has given check " + times(of.rules.end.checks); }},
    {"quiet", Ending::By::quiet,
     [](const EndingText& of) {
       return std::to_string(of.rules.end.quiet) +
              " moves in a row without a capture or a Pawn move";
     }},
    {"repetition", Ending::By::repetition,
     [](const EndingText& of) {
       return "the position has occurred " + times(of.rules.end.repetition);
     }},
    {"points", Ending::By::points,
     [](const EndingText& of) {
       const int left = of.rules.end.points.left;
       return of.who() + " has " +
              (left == 0 ? "no points"
                         : "only " + std::to_string(left) + (left == 1 ? " point" : " points") +
                               " or fewer") +
              " left";
     }},
    {"line", Ending::By::line, by_rule_line},
}};

/// What the winner has most of, where a line gives drawn games to the side with the most.
std::string by_most(const EndingText& of) {
  for (const RuleLine& line : of.rules.lines)
    if (phase_of(line) == RulePhase::draws) {
      const RulePieces& pieces = line.then.of.pieces;
      if (line.then.of.word == RuleWord::value)
        return of.has_values() ? ", and it has most points" : "";
      const bool any = pieces.piece_types.empty() || pieces.except;
      return ", and it has the most " + (any ? "pieces" : of.names(pieces.piece_types, "or") + "s");
    }
  return {};
}

/// Why a seat has won what would otherwise be a draw.
std::string because(const EndingText& of) {
  if (!of.subject()) return {};
  switch (of.ending.by) {
    case Ending::By::repetition:
      if (of.ending.rule == Ending::perpetual)
        return ", and " + of.who() + " has given check all the time";
      if (of.ending.rule == Ending::repeating) return " by a move of " + of.who();
      [[fallthrough]];
    case Ending::By::quiet: return by_most(of);
    case Ending::By::line:
      return of.rules.lines[of.ending.rule].then.word == RuleWord::draws ? by_most(of) : "";
    default: return {};
  }
}

}  // namespace

std::string_view word_of_ending(Ending::By by) { return base::word_of(by, endings); }

std::string sentence_of(const Ending& ending, const Board& board,
                        const std::vector<PieceType>& piece_types, const GameRules& rules) {
  const EndingText of{ending, board, piece_types, rules};
  const auto row = std::find_if(endings.begin(), endings.end(),
                                [&](const Row& each) { return each.value == ending.by; });
  const std::string result = ending.winner  ? of.name(*ending.winner) + " has won: "
                             : ending.loser ? of.name(*ending.loser) + " has lost: "
                             : ending.better
                                 ? of.name(*ending.better) + " has three quarters of the point: "
                                 : "The game is drawn: ";
  return result + row->why(of) + because(of) + ".";
}

}  // namespace boardwright::play
