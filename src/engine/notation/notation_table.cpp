// The words of the notation.
#include "notation/notation_table.h"

#include "board/around.h"

namespace boardwright::notation {

using base::Word;

namespace notation_table {
namespace {

constexpr Row table[] = {
    {{"slide", "AXES", "any distance along a line of these axes, until a piece stops it"},
     MoveKind::slide},
    {{"step", "AXES", "one cell along a line of these axes"}, MoveKind::step},
    {{"hop", "AXES", "along a line over empty cells to a piece, over it, and on over empty cells"},
     MoveKind::hop},
    {{"leap", "N AXES", "to the N-th cell of a line, whatever stands between"}, MoveKind::leap},
    {{"leap", "N:M AXES", "N cells along an axis and M across it, whatever stands between"},
     MoveKind::leap},
    {{"ride", "N[:M] AXES", "the same leap again and again in one direction over empty cells"},
     MoveKind::ride},
    {{"roam", "N[:M] AXES", "leap after leap through empty cells, turning freely at each"},
     MoveKind::roam},
    {{"wheel", "N:M AXES", "leap after leap, turning always the same way to the next direction"},
     MoveKind::wheel},
    {{"zigzag", "N[:M] AXES", "leap after leap, turning to the next direction and back in turns"},
     MoveKind::zigzag},
    {{"touch", "", "to a cell that shares a side or a corner"}, MoveKind::touch},
    {{"side", "", "to a cell that shares a side"}, MoveKind::side},
    {{"corner", "", "to a cell that shares a corner and no side"}, MoveKind::corner},
    {{"path", "NAME", "from cell to cell along a path of the board, no cell twice"},
     MoveKind::path},
    {{"circle", "NAME", "round a ring of the board, always the same way"}, MoveKind::circle},
    {{"away", "N", "to a cell N touches away and no nearer"}, MoveKind::away},
    {{"then", "MANNER BEND",
      "one stretch more from where the one before ends: `ahead`, straight on; `outward`, to the "
      "nearest heading on either side too, less than a right angle away"},
     Clause::then},
    {{"clear", "", "before `then`: where nobody stands, as steps and slides want it anyhow"},
     Requirement::empty},
    {{"capturing", "",
      "before `then`: where an opponent's piece stands, which it takes on its way"},
     Requirement::enemy},
    {{"vaulting", "", "before `then`: where some piece stands, which stays"}, Requirement::piece},
    {{"move", "", "first word: only without capture"}, MovePattern::Use::move},
    {{"capture", "", "first word: only to capture"}, MovePattern::Use::capture},
    {{"up to", "N", "no more than N cells; n stands for the piece's own number"}, Clause::up_to},
    {{"at least", "N", "no fewer than N cells, or leaps"}, Clause::at_least, Scope::lines},
    {{"exactly", "N", "N cells, or leaps, no more and no fewer"}, Clause::exactly, Scope::lines},
    {{"over", "REGIONS", "does not stop on these cells, and pieces on them do not stop it"},
     &MovePattern::over},
    {{"onto", "REGIONS", "ends only on these cells"}, &MovePattern::onto},
    {{"from", "REGIONS", "begins only on these cells"}, &MovePattern::from},
    {{"off", "REGIONS", "does not begin on these cells"}, &MovePattern::off},
    {{"inside", "REGIONS", "begins, passes and ends only on these cells"}, &MovePattern::inside},
    {{"sparing", "PIECES", "does not take these"}, Clause::sparing},
    {{"taking", "PIECES", "takes only these"}, Clause::taking},
    {{"rifle", "", "takes without leaving its cell"}, &MovePattern::rifle},
    {{"swap", "[own|enemy] [not] PIECES", "changes places with such a piece where it ends"},
     Clause::swap},
    {{"hurdles", "N", "of a line: leads over exactly N pieces, which makes it a hop"},
     Clause::hurdles,
     Scope::lines},
    {{"hurdle", "[own|enemy] [not] PIECES", "of a hop: leads over these only"},
     Clause::hurdle,
     Scope::hops},
    {{"beyond", "[exactly|at least] N|equal",
      "of a hop: ends at most N cells behind the last piece, exactly or at least so many; as far "
      "behind it as that stands from the start"},
     Clause::beyond,
     Scope::hops},
    {{"locust", "", "of a hop: takes the pieces that it leads over and ends on an empty cell"},
     Clause::locust,
     Scope::hops},
    {{"turning", "DEGREES",
      "of a wheel or zigzag: turns by so many degrees, counter-clockwise, not to the next"},
     &MovePattern::turning,
     Scope::turns},
    {{"along", "AXES", "of a zigzag: only where two of its leaps lead along one of these axes"},
     Clause::along,
     Scope::zigzags},
    {{"reflecting", "N",
      "of a line of cells: thrown back at the edge of the board, as light by a mirror, up to N "
      "times"},
     Clause::reflecting,
     Scope::straights},
    {{"repeating", "",
      "of steps: again and again over empty cells, each time turning as the first time"},
     &MovePattern::repeating,
     Scope::steps},
    {{"around", "", "over the left and right edges of the board, as if they were joined"},
     &MovePattern::around},
    {{"halting", "", "may end, but does not go on, where it attacks an enemy King"},
     &MovePattern::halting},
    {{"counting", "", "a move of the piece's whole length, n, makes n grow by one"},
     &MovePattern::counting},
    {{"heading", "DEGREES", "only in directions so many degrees from forward, counter-clockwise"},
     &MovePattern::heading},
    {{"aside", "DEGREES", "the same for the M part of a leap, or for what comes after `then`"},
     &MovePattern::across},
    {{"forward", "", "only in directions that lead away from the player"},
     MovePattern::Facing::forward},
    {{"backward", "", "only in directions that lead back to the player"},
     MovePattern::Facing::backward},
    {{"rising", "", "only to a cell of a higher rank"}, MovePattern::Climb::rising},
    {{"falling", "", "only to a cell of a lower rank"}, MovePattern::Climb::falling},
    {{"toward", "ZONE", "only to a cell nearer to the nearest cell of the zone"}, Clause::toward},
    {{"when", "NUMBER", "only while the piece's own number of this name is not 0"}, Clause::when},
};

using Bend = Then::Bend;
constexpr Word<Bend> bend_words[] = {{"ahead", Bend::ahead},       {"outward", Bend::outward},
                                     {"left", Bend::left},         {"right", Bend::right},
                                     {"sideways", Bend::sideways}, {"back", Bend::back},
                                     {"any", Bend::any},           {"turning", Bend::turning}};

constexpr Word<Hurdle::Whose> whose[] = {{"own", Hurdle::Whose::own},
                                         {"enemy", Hurdle::Whose::enemy}};

constexpr Word<MoveKind> thens[] = {{"step", MoveKind::step}, {"slide", MoveKind::slide},
                                    {"leap", MoveKind::leap}, {"ride", MoveKind::ride},
                                    {"side", MoveKind::side}, {"corner", MoveKind::corner}};

}  // namespace

std::span<const Word<MoveKind>> then_kinds() { return thens; }
std::span<const Word<Bend>> bends() { return bend_words; }
std::span<const Word<Hurdle::Whose>> whose_words() { return whose; }

std::span<const Row> rows() { return table; }

bool starts_move(const Row& row) {
  return std::holds_alternative<MoveKind>(row.meaning) ||
         std::holds_alternative<MovePattern::Use>(row.meaning) ||
         std::holds_alternative<Requirement>(row.meaning) || row.meaning == Meaning(Clause::then);
}

bool has_axes(const Row& row) { return row.text.takes.ends_with("AXES"); }

bool goes_on(const Row& row) {
  return has_axes(row) && std::holds_alternative<MoveKind>(row.meaning);
}

bool applies_to_first_part(const Row& row) {
  const auto is = [&](auto meaning) { return row.meaning == Meaning(meaning); };
  return is(Clause::up_to) || is(Clause::at_least) || is(Clause::exactly) || is(Clause::hurdles) ||
         is(Clause::hurdle) || is(Clause::beyond) || is(Clause::locust);
}

bool move_goes_on(const MovePattern& move) {
  const bool repeats = move.aside > 0 && !is_of_leaps(move.move_kind);
  return !repeats && std::any_of(rows().begin(), rows().end(), [&](const Row& row) {
    return row.meaning == Meaning(move.move_kind) && goes_on(row);
  });
}

bool is_steps(const MovePattern& move) {
  return move.move_kind == MoveKind::step && move.requirement == Requirement::none &&
         std::all_of(move.then.begin(), move.then.end(), [](const Then& then) {
           return then.move_kind == MoveKind::step && then.requirement == Requirement::none;
         });
}

bool is_bent_leap(const MovePattern& move) {
  if (move.then.size() != 1 || move.aside > 0 || move.requirement != Requirement::none)
    return false;
  const Then& then = move.then.front();
  return then.move_kind != MoveKind::slide && !is_of_leaps(then.move_kind) &&
         then.requirement == Requirement::none &&
         (then.bend == Then::Bend::ahead || then.bend == Then::Bend::outward);
}

bool has_valid_continuation(const MovePattern& move) {
  if (move.hopping && !hops_on(move)) return is_bent_leap(move);
  switch (move.move_kind) {
    case MoveKind::roam:
    case MoveKind::wheel:
    case MoveKind::zigzag: return is_bent_leap(move);
    case MoveKind::ride:
      return move.aside > 0 || move.requirement != Requirement::none || is_bent_leap(move);
    default: return true;
  }
}

namespace {

/// Why a word of this scope does not apply to a move.
Fault fault_of(Scope scope) {
  switch (scope) {
    case Scope::hops: return {" is for moves over pieces", "hop AXES leads over pieces"};
    case Scope::steps: return {" is for steps", "as in step AXES then step AXES ahead"};
    case Scope::turns:
    case Scope::zigzags: return {" is for moves that turn", "as in zigzag 2:1 AXES"};
    case Scope::straights: return {" is for lines of cells", "as in slide AXES"};
    case Scope::all:
    case Scope::lines: break;
  }
  return {" is for moves along lines", "slide, hop, ride, wheel, zigzag and circle have a length"};
}

}  // namespace

std::optional<Fault> fault_of(const Row& row, const MovePattern& move,
                              const Vocabulary& vocabulary) {
  if (row.meaning == Meaning(&MovePattern::repeating) && !is_steps(move))
    return Fault{" is for steps only", "as in step AXES then step AXES ahead"};
  if (row.meaning == Meaning(&MovePattern::around) && !vocabulary.around)
    return Fault{" means nothing on this board", std::string(board::around_hint)};
  if (!applies_to(row, move.move_kind)) return fault_of(row.scope);
  return std::nullopt;
}

bool is_requirement(std::string_view word) {
  return word == word_for(Requirement::enemy) || word == word_for(Requirement::piece) ||
         word == word_for(Requirement::empty);
}

bool applies_to(const Row& row, MoveKind move_kind) {
  const bool straight = move_kind == MoveKind::slide || move_kind == MoveKind::hop;
  const bool turns = move_kind == MoveKind::wheel || move_kind == MoveKind::zigzag;
  switch (row.scope) {
    case Scope::all: return true;
    case Scope::lines:
    case Scope::hops:
      return straight || turns || move_kind == MoveKind::ride || move_kind == MoveKind::circle;
    case Scope::steps: return move_kind == MoveKind::step;
    case Scope::turns: return turns;
    case Scope::zigzags: return move_kind == MoveKind::zigzag;
    case Scope::straights: return straight;
  }
  return true;
}

}  // namespace notation_table

const std::vector<NotationWord>& notation_words() {
  static const std::vector<NotationWord> words = [] {
    std::vector<NotationWord> all;
    for (const notation_table::Row& row : notation_table::rows()) all.push_back(row.text);
    return all;
  }();
  return words;
}

}  // namespace boardwright::notation
