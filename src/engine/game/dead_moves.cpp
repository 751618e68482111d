// Tries every move on the empty boards of its game and warns of those that lead nowhere.
#include "game/dead_moves.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "moves/reach.h"
#include "notation/notation_table.h"

namespace boardwright::game {
namespace {

bool is_dead(const Game& game, const MovePattern& move, const State& state) {
  return std::none_of(game.boards.begin(), game.boards.end(), [&](const auto& board) {
    for (const SeatId seat : board->seat_ids())
      if (moves::leads_somewhere(*board, move, seat, state)) return true;
    return false;
  });
}

/// Numbers with which no `when` condition blocks a move.
State state_for_all(const PieceType& piece_type) {
  State state = piece_type.state;
  for (auto& [name, value] : state) value = std::max(1, value);
  return state;
}

/// The degrees from forward at which the axes of a move lead on the boards of a game; empty if a
/// board has headings of its own for each cell.
std::set<int> degrees_of(const Game& game, const MovePattern& move) {
  std::set<int> degrees;
  for (const auto& board : game.boards) {
    if (board->topology.is_mesh()) return {};
    for (const SeatId seat : board->seat_ids())
      for (const std::string& name : move.axes)
        if (const Axis* axis = board->axis(name))
          for (const geometry::Heading heading : axis->headings)
            if (!geometry::is_upright(heading) && geometry::climb_of(heading) == 0)
              degrees.insert(15 * geometry::steps_between(board->seat(seat).forward, heading));
  }
  return degrees;
}

/// The place of a word in a move's text, after another one.
Place place_behind(const MovePattern& move, std::string_view first, std::string_view word) {
  Place place = move.place;
  std::size_t at = 0;
  bool is_behind = false;
  for (const std::string_view each : base::words(move.text)) {
    if (is_behind && each == word) at = static_cast<std::size_t>(each.data() - move.text.data());
    if (at > 0) break;
    is_behind = is_behind || each == first;
  }
  if (place.column > 0) place.column += static_cast<int>(at);
  return place;
}

/// Warns of headings along which no axis of the move leads, and of lists of all the headings there
/// are.
void warn_of_idle_headings(const Game& game, const MovePattern& move, Report& report) {
  const std::string word(
      notation::notation_table::word_for(notation::notation_table::Degrees(&MovePattern::heading)));
  const std::set<int> all = degrees_of(game, move);
  if (all.empty() || move.heading.empty() || move.text.find(word) == std::string::npos) return;
  std::vector<std::string> known;
  for (const int degrees : all) known.push_back(std::to_string(degrees));
  std::size_t found = 0;
  for (const int degrees : move.heading) {
    if (all.contains(degrees)) {
      ++found;
      continue;
    }
    const std::string degrees_text = std::to_string(degrees);
    report.warning(place_behind(move, word, degrees_text),
                   "heading " + degrees_text + " adds nothing: no line of this move leads there",
                   "its lines lead at " + joined(known, ", ") + " degrees from forward");
  }
  if (found == all.size())
    report.warning(place_behind(move, word, std::to_string(move.heading.front())),
                   "these are all the headings that its lines have", "leave out '" + word + "'");
}

}  // namespace

void warn_of_dead_moves(const Game& game, const PieceType& piece_type,
                        std::span<const MovePattern> own, Report& report) {
  const State state = state_for_all(piece_type);
  for (const MovePattern& move : own) {
    if (!is_dead(game, move, state)) {
      warn_of_idle_headings(game, move, report);
      continue;
    }
    report.warning(move.place,
                   "this move reaches no cell of " + (game.boards.size() == 1
                                                          ? "board '" + game.board().id + "'"
                                                          : std::string("any board of the game")),
                   "it is read as '" + notation::print_pattern(move) + "'");
  }
}

void check_ends(const Game& game, const PieceType& piece_type, const Place& place, Report& report) {
  std::vector<MovePattern> moves = piece_type.moves;
  for (MovePattern& move : moves)
    move.use = MovePattern::Use::both;  // on an empty board there is nothing to capture
  for (const auto& board : game.boards)
    for (const SeatId seat : board->seat_ids()) {
      const CellSet stands = moves::stands_on(piece_type, *board, seat);
      const PieceMoves piece_moves(*board, moves, seat, state_for_all(piece_type));
      const CellSet astray = moves::range(*board, piece_moves) - stands;
      if (astray.empty()) continue;
      report.error(place,
                   "the " + piece_type.name + " can go to " + board->name(*astray.begin()) +
                       " of board '" + board->id + "', but never stands there",
                   "limit its moves with 'onto'");
      return;
    }
}

}  // namespace boardwright::game
