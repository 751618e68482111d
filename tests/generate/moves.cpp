// Moves in the notation and in Betza, from the tables of their words.
#include <algorithm>

#include "base/text.h"
#include "betza/betza.h"
#include "game/game.h"
#include "generate/draft.h"
#include "notation/notation_table.h"
#include "support/rooms.h"

namespace boardwright::generate {
namespace {

using namespace rooms;
using notation_table::Row;
using List = std::vector<std::string>;

std::string count_word(Draft& draft, bool may_be_aside) {
  std::string count = word(draft, "number");
  if (may_be_aside) count += ":" + std::to_string(draft.dice.from(0, 2));
  return count;
}

/// A manner and a bend, as `then` takes them.
std::string then_word(Draft& draft) {
  Dice& dice = draft.dice;
  const std::string axes = " " + word(draft, "axes");
  const std::string move_kind = dice.of(std::vector<std::string>{
      "step" + axes, "slide" + axes, "leap" + axes, "leap 2" + axes, "leap 2:1" + axes,
      "ride" + axes, "ride 2:1" + axes, "side", "corner"});
  const Word<Then::Bend>& bend = dice.of(notation_table::bends());
  draft.note("bend " + std::string(bend.word));
  std::string written = " " + move_kind + " " + std::string(bend.word);
  if (bend.value == Then::Bend::turning) written += " " + word(draft, "headings");
  const bool is_long = move_kind.starts_with("slide") || move_kind.starts_with("ride");
  if (is_long && dice.one_in(2))
    written += std::string(dice.of({" up to ", " exactly ", " at least "})) + word(draft, "number");
  return written;
}

/// What a word takes, as the table has it: "N:M AXES". Empty if the grammar does not know it.
std::optional<std::string> taken(Draft& draft, const Row& row, const List& states) {
  const std::string_view takes = row.text.takes;
  Dice& dice = draft.dice;
  const auto axes = [&] { return " " + word(draft, "axes"); };
  if (takes.empty()) return "";
  if (takes == "AXES") return axes();
  if (takes == "N AXES") return " " + count_word(draft, false) + axes();
  if (takes == "N:M AXES") return " " + count_word(draft, true) + axes();
  if (takes == "N[:M] AXES") return " " + count_word(draft, dice.one_in(2)) + axes();
  if (takes == "NAME") return " " + word(draft, row.text.word);
  if (takes == "N")
    return " " + (states.empty() || dice.one_in(3) ? word(draft, "number") : dice.of(states));
  if (takes == "REGIONS") return " " + word(draft, "regions");
  if (takes == "PIECES") return " " + word(draft, "pieces with blanks");
  if (takes == "DEGREES") return " " + word(draft, "headings");
  if (takes == "ZONE") return " " + word(draft, "zone");
  if (takes == "NUMBER") return " " + (states.empty() ? word(draft, "state") : dice.of(states));
  if (takes == "[own|enemy] [not] PIECES")
    return std::string(dice.of({"", " own", " enemy"})) + (dice.one_in(2) ? " not" : "") + " " +
           word(draft, "pieces with blanks");
  if (takes == "[exactly|at least] N|equal")
    return dice.one_in(3)
               ? " equal"
               : std::string(dice.of({"", " exactly", " at least"})) + " " + word(draft, "number");
  if (takes == "MANNER BEND") return then_word(draft);
  return std::nullopt;
}

/// Whether the board and the piece have what a word speaks of.
bool has_what_it_takes(const Draft& draft, const Row& row, const List& states) {
  const Board& board = *draft.ground.board;
  if (row.text.word == "path") return !board.paths.empty();
  if (row.text.word == "circle") return !board.circles.empty();
  if (row.text.takes == "ZONE") return !draft.names.zones.empty();
  if (row.text.takes == "NUMBER") return !states.empty();
  if (row.text.word == "counting")
    return std::find(states.begin(), states.end(), "n") != states.end();
  return true;
}

void add(Draft& draft, std::string& move, const Row& row, const List& states) {
  if (!has_what_it_takes(draft, row, states) && !draft.dice.odd()) return;
  const auto rest = taken(draft, row, states);
  if (!rest) return;
  draft.note("word " + std::string(row.text.word) + " " + std::string(row.text.takes));
  if (!move.empty()) move += ' ';
  if (row.text.word == "counting" && move.find("roam") != std::string::npos &&
      move.find("up to") == std::string::npos)
    move += "up to n ";
  move += std::string(row.text.word) + *rest;
}

template <class Test>
const Row& some_row(Draft& draft, Test test) {
  std::vector<const Row*> found;
  for (const Row& row : notation_table::rows())
    if (test(row)) found.push_back(&row);
  return *draft.dice.of(found);
}

template <class Kind>
bool is(const Row& row) {
  return std::holds_alternative<Kind>(row.meaning);
}

std::string some_move(Draft& draft, const List& states) {
  std::string move;
  Dice& dice = draft.dice;
  const auto then = [](const Row& row) {
    return row.meaning == notation_table::Meaning(notation_table::Clause::then);
  };
  if (dice.one_in(4)) add(draft, move, some_row(draft, is<MovePattern::Use>), states);
  const Row& move_kind = some_row(draft, is<MoveKind>);
  const bool any = dice.odd();
  const auto condition = [&](const Row& row) {
    return !starts_move(row) && (any || applies_to(row, std::get<MoveKind>(move_kind.meaning)));
  };
  add(draft, move, move_kind, states);
  if (dice.one_in(8))
    add(draft, move,
        some_row(draft,
                 [&](const Row& row) { return condition(row) && applies_to_first_part(row); }),
        states);
  if (dice.one_in(12)) {  // who must stand there matters to what comes then
    add(draft, move, some_row(draft, is<Requirement>), states);
    add(draft, move, some_row(draft, then), states);
  }
  for (; dice.one_in(5);) add(draft, move, some_row(draft, then), states);
  for (int i = dice.below(4) - 1; i > 0; --i) add(draft, move, some_row(draft, condition), states);
  return move;
}

Vocabulary vocabulary_in(const Draft& draft, const List& states) {
  Vocabulary vocabulary = vocabulary_of(*draft.ground.board);
  vocabulary.states = states;
  auto& regions = vocabulary.regions;
  regions.insert(regions.end(), draft.names.zones.begin(), draft.names.zones.end());
  for (const Names::PieceType& piece_type : draft.names.piece_types)
    vocabulary.piece_types.push_back(piece_type.id);
  return vocabulary;
}

/// Tries until the reader takes one; the last try stands.
template <class Make, class Takes>
std::string taken_by_reader(Draft& draft, Make make, Takes takes) {
  std::string made = make();
  for (int i = 0; i < 8 && !draft.dice.odd(); ++i) {
    Report report;
    takes(made, report);
    if (!report.has_errors()) break;
    made = make();
  }
  return made;
}

}  // namespace

std::string notation_pattern(Draft& draft, const List& states) {
  const Vocabulary vocabulary = vocabulary_in(draft, states);
  return taken_by_reader(
      draft, [&] { return some_move(draft, states); },
      [&](const std::string& text, Report& report) {
        parse_pattern(text, {"move", 1, 1}, vocabulary, report);
      });
}

std::string betza_pattern(Draft& draft) {
  Dice& dice = draft.dice;
  const auto make = [&] {
    std::string text;
    for (int i = dice.from(1, 2); i > 0; --i) {
      for (int j = dice.below(3); j > 0; --j) {
        const char modifier = dice.of(std::string_view("mcifblrvshenjpgqzyao"));
        draft.note(std::string("modifier ") + modifier);
        text += modifier;
      }
      if (dice.one_in(8)) text += std::to_string(dice.from(1, 12));
      if (dice.odd()) text += odd_word(dice);
      if (dice.one_in(8)) {
        text += dice.of(
            List{"[F?R]", "[W-sF]", "[cK-aK]", "t[FR]", "[N?B]", "f[cN-aN]", "(4,1)", "O2"});
        continue;
      }
      const BetzaAtom& atom = dice.of(betza_atoms());
      draft.note(std::string("atom ") + atom.letter);
      text += atom.letter;
      if (dice.one_in(6)) text += atom.letter;
      if (dice.one_in(4)) text += std::to_string(dice.from(0, 4));
    }
    return text;
  };
  return taken_by_reader(draft, make, [&](const std::string& text, Report& report) {
    parse_betza(text, {"betza", 1, 1}, *draft.ground.board, report);
  });
}

}  // namespace boardwright::generate
