// Finds cells of the game's board for which the rules of play make no provision.
#include "game/play_warnings.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::game {
namespace {

/// Numbers with which a piece has all its moves.
State whole_state(const PieceType& piece_type) {
  State state = piece_type.state;
  for (auto& [name, value] : state) value = std::max(1, value);
  return state;
}

PieceMoves whole_moves(const Game& game, PieceTypeId id, SeatId seat) {
  const PieceType& piece_type = game.piece_type(id);
  return PieceMoves(game.board(), piece_type.moves, seat, whole_state(piece_type));
}

bool is_stuck(const PieceMoves& moves, CellId cell) { return possible_ends(moves, cell).empty(); }

CellSet zone_or_all(const Game& game, const std::string& name, SeatId seat) {
  return name.empty() ? game.board().all() : game.board().region(name, seat).value_or(CellSet{});
}

/// The closure of `found` under the moves, which do not continue from cells of `ends`.
CellSet reachable(const PieceMoves& moves, CellSet found, const CellSet& ends) {
  std::vector<CellId> next = found.list();
  const auto add = [&](CellId cell) {
    if (found.contains(cell)) return;
    found.insert(cell);
    next.push_back(cell);
  };
  while (!next.empty()) {
    const CellId from = next.back();
    next.pop_back();
    if (ends.contains(from)) continue;
    for (const CellId cell : possible_ends(moves, from)) add(cell);
  }
  return found;
}

void warn_of_drop(const Game& game, const play::DropRule& rule, const Place& place,
                  Report& report) {
  if (rule.per_file == 0) return;
  for (const PieceTypeId piece_type : rule.piece_types)
    for (const SeatId seat : game.board().seat_ids()) {
      CellSet cells = zone_or_all(game, rule.zone, seat);
      if (!rule.stuck) {
        const PieceMoves moves = whole_moves(game, piece_type, seat);
        for (const CellId cell : cells)
          if (is_stuck(moves, cell)) cells.erase(cell);
      }
      if (!cells.empty()) continue;
      report.warning(place, "there is no cell on which a " + game.piece_type(piece_type).name +
                                " of " + game.board().seat(seat).name + " may be put");
      return;
    }
}

/// The cells where a seat's pieces of a type can first appear: those of the start position. Nothing
/// if pieces can also appear by drops or by becoming this type.
std::optional<CellSet> beginnings(const Game& game, const Position& start, PieceTypeId piece_type,
                                  SeatId seat) {
  for (const play::Promotion& rule : game.rules.promotions)
    if (rule.army || play::among(piece_type, rule.to)) return std::nullopt;
  CellSet cells;
  for (const CellId cell : game.board().cells())
    if (const play::Piece& piece = start.at(cell);
        piece.piece_type == piece_type && piece.seat == seat)
      cells.insert(cell);
  const bool drops = game.rules.hand.drops || !game.rules.hand.gating_zone.empty();
  return drops || game.rules.changes_pieces() ? std::nullopt : std::optional(cells);
}

/// The cells where a move can promote a seat's piece; with `only_must`, where it has to.
CellSet promoting_cells(const Game& game, PieceTypeId piece_type, SeatId seat, bool only_must) {
  CellSet cells;
  for (const play::Promotion& rule : game.rules.promotions) {
    const bool must = rule.choice == play::Promotion::Choice::must && rule.from.empty() &&
                      !rule.capturing && rule.seats.empty() && rule.at_most.empty();
    if (!play::among(piece_type, rule.piece_types) || (only_must && !must)) continue;
    for (const std::string& name : {rule.zone, rule.either})
      if (!name.empty()) cells |= zone_or_all(game, name, seat);
  }
  return cells;
}

void warn_of_promotion(const Game& game, const play::Promotion& rule, const Position& start,
                       const Place& place, Report& report) {
  if (rule.zone.empty() || rule.instead) return;
  for (const PieceTypeId piece_type : rule.piece_types)
    for (const SeatId seat : game.board().seat_ids()) {
      const auto from = beginnings(game, start, piece_type, seat);
      if (!from) continue;
      const PieceMoves moves = whole_moves(game, piece_type, seat);
      const CellSet reached =
          reachable(moves, *from, promoting_cells(game, piece_type, seat, true));
      const CellSet cells = reached - promoting_cells(game, piece_type, seat, false);
      const auto stuck = std::find_if(cells.begin(), cells.end(),
                                      [&](CellId cell) { return is_stuck(moves, cell); });
      if (stuck == cells.end()) continue;
      report.warning(place,
                     "a " + game.piece_type(piece_type).name + " of " +
                         game.board().seat(seat).name + " on " + game.board().name(*stuck) +
                         " can never move again, and is not promoted there",
                     "let the zone hold that cell too");
      return;
    }
}

}  // namespace

void warn_of_idle_rules(const Game& game, const Data& play, Report& report) {
  const auto drops = play.list_or_empty("drops", report);
  for (std::size_t i = 0; i < std::min(drops.size(), game.rules.drops.size()); ++i)
    warn_of_drop(game, game.rules.drops[i], drops[i].place(), report);
  const Position* start = game.find_position(game.start);
  if (start == nullptr) return;
  const auto promotions = play.list_or_empty("promotions", report);
  for (std::size_t i = 0; i < std::min(promotions.size(), game.rules.promotions.size()); ++i)
    warn_of_promotion(game, game.rules.promotions[i], *start,
                      promotions[i].find("zone").key_place(), report);
}

}  // namespace boardwright::game
