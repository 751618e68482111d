// Writes moves and positions as the engine does.
#include "fairy_stockfish/engine_names.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "fairy_stockfish/game_of_variant.h"

namespace boardwright::fairy_stockfish {

using base::is_digit, base::is_letter;
using game::Game;
using moves::PieceTypeId;

namespace {

constexpr std::string_view pass = "pass";

/// The letter of a piece type in capitals, as "P" or "+P".
const std::string& letter_in(const Game& game, PieceTypeId piece_type) {
  return game.piece_type(piece_type).letter;
}

std::string small(std::string_view letters) { return base::lower_case(letters); }

/// What follows the squares of a move that promotes: "+", or the letter of the new piece.
std::string promotion_name(const Game& game, const Variant& variant, PieceTypeId from,
                           PieceTypeId to) {
  const std::string before = small(letter_in(game, from)), now = small(letter_in(game, to));
  const auto turned = variant.promoted.find(before.back());
  const bool turns = now.starts_with('+') ||
                     (turned != variant.promoted.end() && now == std::string(1, turned->second));
  return turns ? "+" : now;
}

/// Where the squares of a name end: those of a drop begin after its "@".
std::size_t end_of_square(std::string_view name, std::size_t from) {
  if (from >= name.size() || !is_letter(name[from])) return from;
  std::size_t end = from + 1;
  while (end < name.size() && is_digit(name[end])) ++end;
  return end;
}

std::string move_name(const play::Move& move, const play::Position& position, const Game& game,
                      const Variant& variant) {
  const auto square = [&](geometry::CellId cell) { return game.board().name(cell); };
  if (move.is_pass()) return std::string(pass);
  if (move.is_drop()) return letter_in(game, move.dropped) + "@" + square(move.to);
  std::string name = square(move.from) + square(move.to);
  const bool gates = move.dropped != moves::no_piece_type;
  if (gates && move.gating_cell != move.from) name = square(move.gating_cell) + square(move.from);
  if (move.promoted != moves::no_piece_type && !gates)
    name += promotion_name(game, variant, position.at(move.from).piece_type, move.promoted);
  if (gates) name += small(letter_in(game, move.dropped));
  if (move.blocker != geometry::no_cell) name += "," + square(move.to) + square(move.blocker);
  return name;
}

}  // namespace

std::map<std::string, play::Move> engine_names(const play::GameLogic& logic,
                                               const play::Position& position, const Game& game,
                                               const Variant& variant) {
  std::map<std::string, play::Move> named;
  const std::vector<play::Move> legal = logic.legal(position);
  for (const bool castling : {false, true})
    for (const play::Move& move : legal) {
      if ((move.rook_from != geometry::no_cell) != castling) continue;
      if (!named.emplace(move_name(move, position, game, variant), move).second && castling)
        named.emplace(game.board().name(move.from) + game.board().name(move.rook_from), move);
    }
  return named;
}

std::vector<std::string> illegal_names(const play::Position& position, const Game& game,
                                       const std::map<std::string, play::Move>& legal) {
  std::set<std::string> taken;  // names of legal moves without what they become or put down
  for (const auto& [name, move] : legal) {
    taken.insert(name);
    if (move.is_pass() || move.is_drop()) continue;
    for (const geometry::CellId to : {move.to, move.rook_from, move.gating_cell})
      if (to != geometry::no_cell)
        taken.insert(game.board().name(move.from) + game.board().name(to));
  }
  std::vector<std::string> starts;
  for (const geometry::CellId cell : game.board().cells())
    if (!position.at(cell).none() && position.at(cell).seat == position.turn)
      starts.push_back(game.board().name(cell));
  for (const PieceTypeId id : game.piece_ids())
    if (position.in_hand(position.turn, id, game.piece_types.size()) > 0)
      starts.push_back(letter_in(game, id) + "@");
  std::vector<std::string> names;
  for (const std::string& start : starts)
    for (const geometry::CellId cell : game.board().cells())
      if (const std::string& to = game.board().name(cell);
          to != start && !taken.contains(start + to))
        names.push_back(start + to);
  return names;
}

std::string plain_name(std::string_view name) {
  const std::size_t middle = end_of_square(name, 0);
  const bool stays =
      middle > 0 && 2 * middle == name.size() && name.substr(0, middle) == name.substr(middle);
  return stays || name == "0000" ? std::string(pass) : std::string(name);
}

std::string plain_fen(std::string_view fen, const Variant& variant) {
  const auto fields = base::words(fen);
  if (fields.size() < 2) return std::string(fen);
  std::string board(fields[0].substr(0, fields[0].find('[')));
  std::string hand(fields[0].substr(board.size()));
  std::erase_if(hand, [](char c) { return !is_letter(c); });
  std::ranges::sort(hand);
  if (!demotes(variant)) {
    std::erase(board, '~');
    bool plus = false;
    for (char& c : board) {
      const auto becomes = variant.promoted.find(static_cast<char>(c | 0x20));
      if (plus && becomes != variant.promoted.end())
        c = static_cast<char>((becomes->second & ~0x20) | (c & 0x20));
      plus = c == '+';
    }
    std::erase(board, '+');
  }
  return board + "[" + hand + "] " + std::string(fields[1]);
}

}  // namespace boardwright::fairy_stockfish
