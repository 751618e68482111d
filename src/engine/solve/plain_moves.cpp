// Reads the lines of pieces, and compares what follows from them with the rules.
#include "solve/plain_moves.h"

#include <algorithm>

#include "base/index.h"

namespace boardwright::solve {

using base::index;
using geometry::no_cell;
using moves::PieceMoves;
using play::Move;

PlainMoves::PlainMoves(const GameLogic& play, std::vector<PlainPiece> pieces, const Position& empty)
    : play_(play),
      cells_(index(play.board().size())),
      on_(cells_, static_cast<std::uint8_t>(no_piece)) {
  places_.fill(no_cell);
  for (PlainPiece& piece : pieces) {
    Ways& ways = pieces_.emplace_back();
    ways.piece = std::move(piece);
    ways.side = ways.piece.member.seat == board::first_seat ? 0 : 1;
    if (ways.piece.royal) {
      knows_checks_ = knows_checks_ && kings_[ways.side] == no_piece;
      kings_[ways.side] = pieces_.size() - 1;
    }
    ways.attacks.resize(cells_ * cells_);
    ways.known.resize(cells_, 1);
    for (const CellId from : play.board().cells()) read(ways, from);
    ways.starts.push_back(static_cast<std::uint32_t>(ways.lines.size()));
  }
  Position position = empty;
  for (std::size_t i = 0; i < pieces_.size(); ++i)
    for (std::size_t other = 0; other < pieces_.size(); ++other)
      if (knows_checks_ && i != other) compare(i, other, position);
}

/// Reads the lines of a piece from a cell.
void PlainMoves::read(Ways& ways, CellId from) {
  const PieceMoves& moves = *ways.piece.moves;
  ways.starts.push_back(static_cast<std::uint32_t>(ways.lines.size()));
  const bool parts = std::ranges::any_of(moves.rays(from), &PieceMoves::Ray::hopping) ||
                     !moves.floods(from).empty();
  if (parts) ways.known[index(from)] = 0;
  if (parts) knows_checks_ = false;
  const CellSet& special = ways.piece.special;
  if (ways.piece.on[index(from)].unmoved || special.contains(from)) ways.known[index(from)] = 0;
  CellSet moved, taken;
  for (const PieceMoves::Ray& ray : moves.rays(from)) {
    Line line{static_cast<std::uint32_t>(ways.steps.size()), 0, ray.moves, ray.captures};
    for (const PieceMoves::Hop hop : moves.hops(ray)) {
      const auto here = static_cast<std::uint32_t>(ways.steps.size());
      const CellId cell = hop.cell;
      ways.steps.push_back({cell, hop.lands});
      if (!hop.lands) continue;
      if ((ray.moves && moved.contains(cell)) || (ray.captures && taken.contains(cell)) ||
          special.contains(cell))
        ways.known[index(from)] = 0;
      if (ray.captures && taken.contains(cell)) knows_checks_ = false;
      if (ray.moves) moved.insert(cell);
      if (!ray.captures) continue;
      taken.insert(cell);
      ways.attacks[index(from) * cells_ + index(cell)] = {line.first, here};
    }
    line.last = static_cast<std::uint32_t>(ways.steps.size());
    if (ways.piece.leaves_trace && line.last > line.first + 1) ways.known[index(from)] = 0;
    ways.lines.push_back(line);
  }
}

/// Compares the moves and checks of a piece with the rules, for each cell of one other piece.
void PlainMoves::compare(std::size_t piece, std::size_t other, Position& position) {
  const Ways& first = pieces_[piece];
  const Ways& second = pieces_[other];
  const bool checks = second.piece.royal && first.side != second.side;
  const auto put_at = [&](std::size_t which, CellId cell) {
    places_[which] = cell;
    on_[index(cell)] = static_cast<std::uint8_t>(which);
    position.at(cell) = pieces_[which].piece.on[index(cell)];
  };
  const auto lift_from = [&](std::size_t which) {
    on_[index(places_[which])] = static_cast<std::uint8_t>(no_piece);
    position.at(places_[which]) = {};
    places_[which] = no_cell;
  };
  position.turn = first.piece.member.seat;
  for (const CellId from : play_.board().cells()) {
    put_at(piece, from);
    for (const CellId cell : play_.board().cells()) {
      if (cell == from) continue;
      put_at(other, cell);
      if (knows(piece, from) && !agrees(piece, position)) pieces_[piece].known[index(from)] = 0;
      if (checks && in_check(second.side) != play_.in_check(position, second.piece.member.seat))
        knows_checks_ = false;
      lift_from(other);
    }
    lift_from(piece);
  }
}

/// Whether the rules give a piece the same moves, and these change nothing else.
bool PlainMoves::agrees(std::size_t piece, const Position& position) {
  std::vector<Move> found;
  each_move(piece, [&](CellId to, std::size_t taken) {
    found.push_back({places_[piece], to, taken == no_piece ? no_cell : to});
  });
  std::vector<Move> legal = play_.legal_from(position, places_[piece]);
  const auto by_cell = [](const Move& move) { return move.to; };
  std::ranges::sort(found, {}, by_cell);
  std::ranges::sort(legal, {}, by_cell);
  return found == legal;
}

void PlainMoves::put(const Places& places) {
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    places_[i] = places[i];
    on_[index(places[i])] = static_cast<std::uint8_t>(i);
  }
}

void PlainMoves::lift() {
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    on_[index(places_[i])] = static_cast<std::uint8_t>(no_piece);
    places_[i] = no_cell;
  }
}

/// Whether an opponent of a royal piece, other than one that has been captured, attacks it.
bool PlainMoves::is_attacked(std::size_t king, std::size_t except) const {
  const std::size_t cell = index(places_[king]);
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    const Ways& ways = pieces_[i];
    if (i == except || ways.side == pieces_[king].side || places_[i] == no_cell) continue;
    const Path& path = ways.attacks[index(places_[i]) * cells_ + cell];
    if (path.last == Path::none) continue;
    const auto is_free = [&](const Step& step) { return on_[index(step.cell)] == no_piece; };
    if (std::all_of(ways.steps.begin() + path.first, ways.steps.begin() + path.last, is_free))
      return true;
  }
  return false;
}

bool PlainMoves::is_safe_after(std::size_t piece, CellId to, std::size_t taken) {
  const std::size_t king = kings_[pieces_[piece].side];
  if (king == no_piece || places_[king] == no_cell) return true;
  const CellId from = places_[piece];
  on_[index(from)] = static_cast<std::uint8_t>(no_piece);
  on_[index(to)] = static_cast<std::uint8_t>(piece);
  places_[piece] = to;
  const bool safe = !is_attacked(king, taken);
  places_[piece] = from;
  on_[index(to)] = static_cast<std::uint8_t>(taken);
  on_[index(from)] = static_cast<std::uint8_t>(piece);
  return safe;
}

}  // namespace boardwright::solve
