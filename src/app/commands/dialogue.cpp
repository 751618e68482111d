// Reads moves and words, and shows the board after each turn.
#include "commands/dialogue.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <optional>

#include "base/errors.h"
#include "base/hints.h"
#include "base/limits.h"
#include "base/text.h"
#include "commands/board_text.h"
#include "commands/input_line.h"
#include "live/spoken.h"
#include "play/algebraic.h"
#include "terminal/progress.h"

namespace boardwright::commands {

using base::ExitCode, base::UsageError;
using board::SeatId;
using game::Game;
using geometry::CellId;
using live::Played;
using play::Move, play::Position;
using terminal::Console;

namespace {

constexpr std::size_t text_width = 78;

/// Words with blanks between them, in lines of at most `text_width` characters.
std::string wrapped(const std::vector<std::string>& all) {
  std::string text, line;
  for (const std::string& word : all) {
    if (!line.empty() && base::length_utf8(line + word) + 1 > text_width) {
      text += line + "\n";
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return text + line + "\n";
}

/// The cell at the start of a word, after at most one other character, if a piece of the side to
/// move stands there: e2 in "e2e5", "e2-e5" and "Ne2g4".
std::optional<CellId> cell_meant(const board::Board& board, const Position& position,
                                 std::string_view word) {
  for (const std::size_t skipped : {0u, 1u})
    for (std::size_t length = word.size() - std::min(word.size(), skipped); length > 0; --length) {
      const auto cell = board.find(word.substr(skipped, length));
      if (cell && !position.at(*cell).none() && position.at(*cell).seat == position.turn)
        return cell;
    }
  return std::nullopt;
}

class Dialogue {
 public:
  Dialogue(const Game& game, Played& played, const Players& players, const Console& console)
      : game_(game),
        played_(played),
        players_(players),
        console_(console),
        types_(::isatty(STDIN_FILENO) != 0),
        flipped_(is_upside_down()) {}

  ExitCode run() {
    console_.out(introduction());
    while (true) {
      const auto ending = played_.play->ending(played_.line.positions);
      if (ending || played_.line.moves.size() >= base::limits::game_moves) {
        show(ending);
        if (!ending) console_.out("The game is left after so many moves.\n");
        break;
      }
      if (!players_.is_person(turn())) {
        answer();
        continue;
      }
      if (!is_shown_) show(ending);
      if (!read_turn()) break;
    }
    return has_mistakes_ && !types_ ? ExitCode::input : ExitCode::fine;
  }

 private:
  /// A word and what it does. `act` returns whether the game goes on.
  struct Word {
    std::string_view word;
    bool (Dialogue::*act)();
  };
  static const std::array<Word, 7> words;

  SeatId turn() const { return played_.now().turn; }
  const std::string& name_of(SeatId seat) const { return game_.board().seat(seat).name; }

  /// Whether people play, and all of them sit at the upper edge.
  bool is_upside_down() const {
    bool is_one = false;
    for (const SeatId seat : game_.board().seat_ids()) {
      if (!players_.is_person(seat)) continue;
      is_one = true;
      if (base::index(geometry::flat(game_.board().seat(seat).forward)) <=
          base::index(geometry::heading_of(180)))
        return false;
    }
    return is_one;
  }

  std::string introduction() const {
    std::vector<std::string> seats;
    for (const SeatId seat : game_.board().seat_ids())
      if (played_.now().active(seat))
        seats.push_back(name_of(seat) +
                        (players_.is_person(seat) ? " is played here" : " by the computer"));
    std::string text = game_.title + ": " + base::joined(seats, ", ") + ".\n";
    if (std::ranges::none_of(players_.people, [](bool person) { return person; })) return text;
    std::vector<std::string_view> known;
    for (const Word& each : words) known.push_back(each.word);
    return text + "Write a move, or a word: " + base::joined(known, ", ") + ".\n";
  }

  /// Prints the board and what has happened.
  void show(const std::optional<play::Ending>& ending) {
    const bool check = played_.play->in_check(played_.now(), turn());
    console_.out("\n" + board_text(game_, played_.now(), flipped_) + "\n" +
                 live::announcement(game_, played_, check, ending) + "\n");
    is_shown_ = true;
  }

  void make(const Move& move) {
    Position next = played_.play->after(played_.now(), move);
    played_.line.positions.push_back(std::move(next));
    played_.line.moves.push_back(move);
    is_shown_ = false;
  }

  std::string name_of(const Move& move) const {
    return play::print_algebraic(*played_.play, played_.now(), move);
  }

  live::Thought think() const {
    terminal::Progress progress(console_, 0);
    progress.step(name_of(turn()) + " is thinking");
    return consider(played_, players_.computer);
  }

  void answer() {
    const live::Thought thought = think();
    console_.out(name_of(turn()) + ": " + name_of(*thought.best) + "\n");
    make(*thought.best);
  }

  /// Asks the person to move for a line. Returns whether the game goes on.
  bool read_turn() {
    console_.out(name_of(turn()) + ": ");
    std::string line;
    if (!read_line(std::cin, line)) {
      console_.out("\nThe input has ended, and the game has not.\n");
      return false;
    }
    if (!types_) console_.out(base::printable(line) + "\n");
    try {
      check_line(line);
      return obey(base::trimmed(line));
    } catch (const UsageError& error) {
      console_.err(terminal::shown(error, console_.colour_on_error()));
      has_mistakes_ = true;
      return true;
    }
  }

  bool obey(std::string_view line) {
    if (line.empty()) return true;
    const std::string small = base::lower_case(std::string(line));
    for (const Word& each : words)
      if (each.word == small) return (this->*each.act)();
    make(move_of(line));
    return true;
  }

  /// The one move of a line. Throws UsageError with a hint: the moves of a piece that the line
  /// names, if any.
  Move move_of(std::string_view line) const {
    const play::Line read = play::read_line(*played_.play, played_.now(), line);
    if (read.problem.empty() && read.moves.size() == 1) return read.moves.front();
    if (read.problem.empty())
      throw UsageError(
          read.moves.empty() ? base::in_quotes(line) + " is no move" : "these are several moves",
          "write one move");
    const auto cell = cell_meant(game_.board(), played_.now(), read.wrong);
    throw UsageError(read.problem, cell ? moves_from(*cell) : read.hint);
  }

  std::string moves_from(CellId cell) const {
    std::vector<std::string> found;
    const std::vector<Move> legal = played_.play->legal(played_.now());
    const auto names = play::algebraic_names(*played_.play, played_.now(), legal);
    for (std::size_t i = 0; i < legal.size(); ++i)
      if (legal[i].from == cell) found.push_back(names[i]);
    const std::string& name = game_.board().name(cell);
    return found.empty() ? "the piece on " + name + " has no legal move"
                         : "legal from " + name + ": " + base::joined(found, ", ");
  }

  bool list_moves() {
    const std::vector<Move> legal = played_.play->legal(played_.now());
    console_.out(wrapped(play::algebraic_names(*played_.play, played_.now(), legal)));
    return true;
  }

  /// Takes moves back until it is the turn of a person.
  bool undo() {
    std::size_t made = played_.line.moves.size();
    do {
      if (made == 0) throw UsageError("there is no move to take back");
      --made;
    } while (!players_.is_person(played_.line.positions[made].turn));
    played_.line.moves.resize(made);
    played_.line.positions.resize(made + 1);
    is_shown_ = false;
    return true;
  }

  bool hint() {
    console_.out("The computer would play " + name_of(*think().best) + "\n");
    return true;
  }

  bool resign() {
    std::vector<SeatId> others;
    for (const SeatId seat : game_.board().seat_ids())
      if (seat != turn() && played_.now().active(seat)) others.push_back(seat);
    if (others.size() != 1)
      throw UsageError("only one of two players can resign", "write quit to leave the game");
    console_.out(name_of(others.front()) + " has won: " + name_of(turn()) + " resigns.\n");
    return false;
  }

  bool flip() {
    flipped_ = !flipped_;
    is_shown_ = false;
    return true;
  }

  bool print_fen() {
    const auto fen = game::print_position(game_, played_.now());
    if (!fen) throw UsageError("this position cannot be written as FEN");
    console_.out(*fen + "\n");
    return true;
  }

  bool quit() {
    console_.out("The game is not over.\n");
    return false;
  }

  const Game& game_;
  Played& played_;
  const Players& players_;
  const Console& console_;
  bool types_;  ///< a person types the lines, and sees them
  bool flipped_;
  bool is_shown_ = false;  ///< the last position was printed
  bool has_mistakes_ = false;
};

constexpr std::array<Dialogue::Word, 7> Dialogue::words = {{{"moves", &Dialogue::list_moves},
                                                            {"undo", &Dialogue::undo},
                                                            {"hint", &Dialogue::hint},
                                                            {"resign", &Dialogue::resign},
                                                            {"flip", &Dialogue::flip},
                                                            {"fen", &Dialogue::print_fen},
                                                            {"quit", &Dialogue::quit}}};

}  // namespace

ExitCode play_at_terminal(const Game& game, Played& played, const Players& players,
                          const Console& console) {
  return Dialogue(game, played, players, console).run();
}

}  // namespace boardwright::commands
