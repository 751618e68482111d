// `boardwright reach`: where a piece can go.
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>

#include "base/errors.h"
#include "base/text.h"
#include "command/betza.h"
#include "command/commands.h"
#include "command/load.h"
#include "play/mark.h"
#include "rules/selection.h"

namespace boardwright::command {
namespace {

using Json = nlohmann::ordered_json;

CellSet cells_listed(const Board& board, std::string_view list) {
  CellSet set;
  for (const std::string& name : comma_list(list)) set.insert(find_cell(board, name));
  return set;
}

State state_listed(const Piece& piece, std::string_view list) {
  std::string problem;
  const auto state = parse_state(piece, list, problem);
  if (!state) throw UsageError(problem, "write name=number");
  return *state;
}

/// What one question asks, found in the game.
struct Question {
  const Board* board = nullptr;
  const Piece* piece = nullptr;
  CellId cell = no_cell;
  int seat = 0;
  Men men;
  State state;
  Man man;            ///< with the numbers of `state`, or as he stands in the position
  bool null = false;  ///< he may stay where he is, which passes the turn

  bool may_be_multiple() const { return piece->state.contains(multiple_number); }
};

Question understand(const Board& board, const Piece& piece, const ReachOptions& options) {
  Question question;
  question.board = &board;
  question.piece = &piece;
  question.cell = find_cell(*question.board, options.cell);
  question.seat = find_seat(*question.board, options.seat);
  question.men = {cells_listed(*question.board, options.own),
                  cells_listed(*question.board, options.enemy)};
  if (!(question.men.own & question.men.enemy).empty())
    throw UsageError("a cell cannot hold men of two seats");
  if ((question.men.own | question.men.enemy).contains(question.cell))
    throw UsageError("cell '" + options.cell + "' is where the piece itself stands");
  question.state = state_listed(*question.piece, options.state);
  question.man = man_with(question.state);
  question.null = question.man.multiple;
  return question;
}

Question understand(Game& game, const ReachOptions& options) {
  return understand(find_board(game, options.board), find_piece(game, options.piece), options);
}

/// The legal moves of a man in a position. He is put there if the cell is empty.
Reach reach_in(const Game& game, Question& question, const ReachOptions& options) {
  if (question.board != &game.board()) throw UsageError("positions are of the game's own board");
  if (!options.own.empty() || !options.enemy.empty())
    throw UsageError("--position says where men stand", "leave out --own and --enemy");
  Position position = find_position(game, options.position);
  const auto kind = static_cast<int>(question.piece - game.pieces.data());
  Man& man = position.at(question.cell);
  if (!man.none() && !options.state.empty())
    throw UsageError("the position says what numbers the man on '" + options.cell + "' has",
                     "leave out --state");
  if (man.none()) {
    man = question.man;
    man.kind = static_cast<std::int16_t>(kind);
    man.seat = static_cast<std::int8_t>(question.seat);
  } else if (man.kind != kind || (options.seat_told && man.seat != question.seat)) {
    throw UsageError("on '" + options.cell + "' stands another man: " +
                     question.board->seats[static_cast<std::size_t>(man.seat)].name + " " +
                     game.pieces[static_cast<std::size_t>(man.kind)].id);
  }
  question.seat = man.seat;
  question.man = man;
  question.null = false;
  Reach found;
  for (const Ply& ply : play_of(game, position).legal_from(position, question.cell))
    if (ply.to == ply.from)
      question.null = true;
    else
      (ply.taken != no_cell ? found.captures : found.moves).insert(ply.to);
  return found;
}

/// Whether a man of this piece is written with his n.
bool is_lettered(const Piece& piece) { return is_progressive(piece) && !piece.letter.empty(); }

Json answer_json(const Game* game, const Question& question, const Reach& found) {
  Json answer = {{"game", game != nullptr ? Json(game->id) : Json()},
                 {"board", question.board->id},
                 {"piece", question.piece->id},
                 {"cell", question.board->name(question.cell)},
                 {"moves", names_of(*question.board, found.moves)},
                 {"captures", names_of(*question.board, found.captures)},
                 {"count", found.count()}};
  if (is_lettered(*question.piece)) answer["written"] = letter_of(*question.piece, question.man);
  if (question.may_be_multiple()) answer["null_move"] = question.null;
  return answer;
}

/// "Progressive Knight N³*": other pieces are told by their names alone.
std::string called(const Question& question) {
  const Piece& piece = *question.piece;
  return piece.name + (is_lettered(piece) ? " " + letter_of(piece, question.man) : "");
}

std::string answer_text(const Question& question, const Reach& found, const Console& console) {
  const Board& board = *question.board;
  const auto line = [&](std::string_view head, const CellSet& cells) {
    return cells.empty() ? std::string{}
                         : "  " + console.paint(Console::Colour::quiet, head) +
                               joined(names_of(board, cells), " ") + "\n";
  };
  const std::string& seat = board.seats[static_cast<std::size_t>(question.seat)].name;
  return console.paint(Console::Colour::strong, seat + (seat.empty() ? "" : " ") +
                                                    called(question) + " on " +
                                                    board.name(question.cell)) +
         " (" + board.id + ") reaches " + std::to_string(found.count()) +
         (found.count() == 1 ? " cell\n" : " cells\n") + line("moves     ", found.moves) +
         line("captures  ", found.captures) + line("blocked   ", found.blocked) +
         (question.null
              ? "  " + console.paint(Console::Colour::quiet, "null move ") + "it may stay on " +
                    board.name(question.cell) + ", which passes the turn\n"
              : "");
}

ReachOptions parse_line(std::string_view line) {
  ReachOptions options;
  const auto parts = words(line);
  if (parts.size() < 2) throw UsageError("a line needs a piece and a cell");
  options.piece = parts[0];
  options.cell = parts[1];
  for (std::size_t i = 2; i < parts.size(); ++i) {
    const std::size_t equals = parts[i].find('=');
    const std::string_view key = parts[i].substr(0, equals);
    const std::string value(equals == std::string_view::npos ? "" : parts[i].substr(equals + 1));
    if (key == "board") {
      options.board = value;
    } else if (key == "own") {
      options.own = value;
    } else if (key == "enemy") {
      options.enemy = value;
    } else if (key == "state") {
      options.state = value;
    } else if (key == "seat") {
      options.seat = to_integer(value).value_or(0);
    } else {
      const std::vector<std::string_view> known = {"board", "seat", "own", "enemy", "state"};
      throw UsageError("unknown word '" + std::string(parts[i]) + "'", did_you_mean(key, known));
    }
  }
  return options;
}

/// Answers one question after another; moves once worked out are kept.
class Batch {
 public:
  explicit Batch(Game& game) : game_(game) {}

  Json answer(std::string_view line) {
    const Question question = understand(game_, parse_line(line));
    std::string key =
        question.board->id + '\n' + question.piece->id + '\n' + std::to_string(question.seat);
    for (const auto& [name, value] : question.state)
      key += '\n' + name + '=' + std::to_string(value);
    auto& moves = moves_[key];
    if (!moves)
      moves = std::make_unique<Moves>(*question.board, question.piece->moves, question.seat,
                                      question.state);
    return answer_json(&game_, question, reach(*moves, question.men, question.cell));
  }

 private:
  Game& game_;
  std::map<std::string, std::unique_ptr<Moves>> moves_;
};

/// A line that cannot be answered gets an object with its error, so that answers stay level with
/// questions; the others are answered all the same.
ExitCode run_batch(Game& game, const Console& console) {
  Batch batch(game);
  ExitCode code = ExitCode::fine;
  std::string line, out;
  for (int number = 1; std::getline(std::cin, line); ++number) {
    if (trimmed(line).empty()) continue;
    try {
      if (invalid_utf8(line)) throw UsageError("the line is not UTF-8");
      out += batch.answer(line).dump();
    } catch (const UsageError& error) {
      code = ExitCode::input;
      console.err("line " + std::to_string(number) + ": " +
                  shown(error, console.colour_on_error()));
      out += Json{{"error", printable(error.what())}, {"line", number}}.dump(
          -1, ' ', false, Json::error_handler_t::replace);
    }
    out += '\n';
    if (out.size() > 1 << 16) {
      console.out(out);
      out.clear();
    }
  }
  console.out(out);
  return code;
}

Reach reach_of(const Question& question) {
  return reach(Moves(*question.board, question.piece->moves, question.seat, question.state),
               question.men, question.cell);
}

void say(const Game* game, const Question& question, const Reach& found,
         const ReachOptions& options, const Console& console) {
  console.out(options.json ? answer_json(game, question, found).dump() + "\n"
                           : answer_text(question, found, console));
}

/// A piece of no game, on a board of a game or of none.
ExitCode reach_by_betza(const ReachOptions& options, const Context& context) {
  const auto game =
      options.game.empty() ? nullptr : load_game(context, options.game, Extent::rules);
  const auto bare = game ? nullptr : bare_board(context, options.board);
  const Board& board = game ? find_board(*game, options.board) : *bare;
  const Piece piece = betza_piece(*options.betza, board);
  const Question question = understand(board, piece, options);
  say(game.get(), question, reach_of(question), options, context.console);
  return ExitCode::fine;
}

}  // namespace

ExitCode reach_from(const ReachOptions& options, Context& context) {
  if (options.betza) return reach_by_betza(options, context);
  const auto game = load_game(context, options.game, Extent::rules);
  if (options.batch) return run_batch(*game, context.console);
  Question question = understand(*game, options);
  const Reach found =
      options.position.empty() ? reach_of(question) : reach_in(*game, question, options);
  say(game.get(), question, found, options, context.console);
  return ExitCode::fine;
}

}  // namespace boardwright::command
