// Moves, checks and perft of games that are defined by tables.
#include "support/table_chess.h"

#include <algorithm>
#include <cstdlib>

#include "support/table_grid.h"

namespace boardwright::test {

int TableGame::cell(const std::string& name) const {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) std::abort();
  return static_cast<int>(found - names.begin());
}

TablePosition::TablePosition(const TableGame& game)
    : game_(&game),
      known_(std::make_shared<Known>()),
      pieces_(game.names.size()),
      passed_(static_cast<std::size_t>(game.seats)) {
  for (int seat = 0; seat < game.seats; ++seat)
    for (const auto& [piece_type, cells] : game.array[static_cast<std::size_t>(seat)])
      for (const std::string& name : cells)
        pieces_[static_cast<std::size_t>(game.cell(name))] = {piece_type, seat, true};
}

/// The rays of a piece, cached by seat and piece.
const TablePosition::Rays& TablePosition::rays_of(const Piece& piece, int cell) const {
  std::vector<Rays>& by_cell = (*known_)[{piece.seat, piece.piece_type}];
  if (by_cell.empty())
    for (std::size_t from = 0; from < pieces_.size(); ++from)
      by_cell.push_back(game_->rays(piece.seat, piece.piece_type, static_cast<int>(from)));
  return by_cell[static_cast<std::size_t>(cell)];
}

bool TablePosition::is_attacked(int cell, int seat) const {
  for (std::size_t from = 0; from < pieces_.size(); ++from) {
    const Piece& piece = pieces_[from];
    if (piece.piece_type == 0 || piece.seat == seat) continue;
    if (game_->immune.find(pieces_[static_cast<std::size_t>(cell)].piece_type) !=
            std::string::npos &&
        pieces_[static_cast<std::size_t>(cell)].piece_type != 0)
      return false;
    for (const TableGame::Ray& ray : rays_of(piece, static_cast<int>(from)))
      for (std::size_t i = 0; ray.captures && i < ray.cells.size(); ++i) {
        if (ray.cells[i] == cell && i >= ray.first) return true;
        if (pieces_[static_cast<std::size_t>(ray.cells[i])].piece_type != 0) break;
      }
  }
  return false;
}

bool TablePosition::is_in_check(int seat) const {
  std::vector<int> royal;
  for (std::size_t at = 0; at < pieces_.size(); ++at)
    if (pieces_[at].piece_type != 0 && pieces_[at].seat == seat &&
        game_->royal.find(pieces_[at].piece_type) != std::string::npos)
      royal.push_back(static_cast<int>(at));
  if (game_->only_last && royal.size() > 1) return false;
  return std::any_of(royal.begin(), royal.end(), [&](int at) { return is_attacked(at, seat); });
}

/// Adds a move, once for each promotion, unless it leaves a royal piece attacked.
void TablePosition::add(Move move, std::set<Move>& found) const {
  const char piece_type = pieces_[static_cast<std::size_t>(move.from)].piece_type;
  const auto returns = game_->returns.find(piece_type);
  if (returns != game_->returns.end() && game_->far(turn_, piece_type, move.to)) {
    Move sent = move;
    sent.to = game_->home(turn_);
    sent.becomes = returns->second;
    const bool room = pieces_[static_cast<std::size_t>(sent.to)].piece_type == 0 ||
                      sent.to == move.from || sent.to == move.taken;
    if (room && !after(sent).is_in_check(turn_)) found.insert(sent);
    if (room) return;
  }
  const auto becomes = game_->promotions.find(piece_type);
  if (becomes == game_->promotions.end() || !game_->far(turn_, piece_type, move.to)) {
    if (!after(move).is_in_check(turn_)) found.insert(move);
    return;
  }
  for (const char each : becomes->second) {
    move.becomes = each;
    if (!after(move).is_in_check(turn_)) found.insert(move);
  }
}

void TablePosition::add_en_passant(int from, const TableGame::Ray& ray,
                                   std::set<Move>& found) const {
  for (int seat = 0; seat < game_->seats; ++seat) {
    const Passed& passed = passed_[static_cast<std::size_t>(seat)];
    if (seat != turn_ && passed.at >= 0 &&
        std::find(passed.cells.begin(), passed.cells.end(), ray.cells.front()) !=
            passed.cells.end())
      add({from, ray.cells.front(), 0, passed.at}, found);
  }
}

void TablePosition::add_castlings(std::set<Move>& found) const {
  for (std::size_t i = 0; i < game_->castlings.size(); ++i) {
    const TableGame::Castling& rule = game_->castlings[i];
    const Piece &king = pieces_[static_cast<std::size_t>(rule.king)],
                &rook = pieces_[static_cast<std::size_t>(rule.rook)];
    const auto unmoved = [&](const Piece& piece, char piece_type) {
      return piece.piece_type == piece_type && piece.seat == turn_ && piece.unmoved;
    };
    if (rule.seat != turn_ || !unmoved(king, 'K') || !unmoved(rook, 'R')) continue;
    if (std::any_of(rule.empty.begin(), rule.empty.end(), [&](int cell) {
          return pieces_[static_cast<std::size_t>(cell)].piece_type != 0;
        }))
      continue;
    if (std::any_of(rule.safe.begin(), rule.safe.end(),
                    [&](int cell) { return is_attacked(cell, turn_); }))
      continue;
    add({rule.king, rule.king_to, 0, -1, static_cast<int>(i)}, found);
  }
}

bool TablePosition::is_over() const {
  std::string pieces;
  for (const Piece& piece : pieces_)
    pieces += piece.piece_type == 0 ? '.'
              : piece.seat == 0     ? piece.piece_type
                                    : static_cast<char>(piece.piece_type - 'A' + 'a');
  return game_->over(pieces, turn_);
}

std::set<TablePosition::Move> TablePosition::legal() const {
  std::set<Move> found;
  if (game_->over && is_over()) return found;
  for (std::size_t at = 0; at < pieces_.size(); ++at)
    if (pieces_[at].piece_type != 0 && pieces_[at].seat == turn_) {
      add_plain(static_cast<int>(at), found);
      add_journeys(static_cast<int>(at), found);
    }
  if (!is_in_check(turn_)) add_castlings(found);
  if (!game_->exchanged.empty() && (found.empty() || is_in_check(turn_))) add_exchanges(found);
  return found;
}

/// Adds the moves of a piece along its rays.
void TablePosition::add_plain(int from, std::set<Move>& found) const {
  {
    const Piece& piece = pieces_[static_cast<std::size_t>(from)];
    const bool passes = game_->en_passant.find(piece.piece_type) != std::string::npos;
    for (const TableGame::Ray& ray : rays_of(piece, from)) {
      if (passes && ray.captures && !ray.cells.empty()) add_en_passant(from, ray, found);
      for (std::size_t i = 0; i < ray.cells.size(); ++i) {
        const int to = ray.cells[i];
        const Piece& there = pieces_[static_cast<std::size_t>(to)];
        if (there.piece_type != 0 && game_->immune.find(there.piece_type) != std::string::npos)
          break;
        const bool last_of_all = there.piece_type != 0 &&
                                 game_->royal.find(there.piece_type) != std::string::npos &&
                                 !game_->only_last;
        if (i >= ray.first && there.piece_type == 0 && ray.moves) add({from, to}, found);
        if (i >= ray.first && there.piece_type != 0 && there.seat != turn_ && ray.captures &&
            !last_of_all)
          add({from, to, 0, to}, found);
        if (there.piece_type != 0) break;
      }
    }
  }
}

void TablePosition::add_journeys(int from, std::set<Move>& found) const {
  const Piece& piece = pieces_[static_cast<std::size_t>(from)];
  for (const TableGame::Journey& journey : game_->journeys) {
    if (journey.piece_type != piece.piece_type) continue;
    for (int to = 0; to < static_cast<int>(pieces_.size()); ++to) {
      const Piece& there = pieces_[static_cast<std::size_t>(to)];
      const bool free = there.piece_type == 0 || to == from;
      if (!journey.to(turn_, to) ||
          (!free && (!journey.forking || game_->royal.find(there.piece_type) != std::string::npos)))
        continue;
      // In the final phase a piece waits until it can go home.
      if (!journey.forking && !game_->far(turn_, piece.piece_type, from)) continue;
      const Move move{from, to, journey.becomes, free ? -1 : to};
      if ((!journey.forking || forks(move)) && !after(move).is_in_check(turn_)) found.insert(move);
    }
  }
}

/// Whether a piece, after this move, attacks two pieces, or one that cannot move.
bool TablePosition::forks(const Move& move) const {
  TablePosition next = after(move);
  std::set<int> preys;
  for (const TableGame::Ray& ray :
       rays_of(next.pieces_[static_cast<std::size_t>(move.to)], move.to))
    for (std::size_t i = 0; ray.captures && i < ray.cells.size(); ++i) {
      const Piece& prey = next.pieces_[static_cast<std::size_t>(ray.cells[i])];
      if (prey.piece_type == 0) continue;
      if (prey.seat != turn_ && i >= ray.first &&
          game_->immune.find(prey.piece_type) == std::string::npos)
        preys.insert(ray.cells[i]);
      break;
    }
  if (preys.size() != 1) return !preys.empty();
  // Exchanges and going home are included, but nothing further ahead.
  const std::set<Move> replies = next.legal_of(*preys.begin());
  return replies.empty();
}

/// The legal moves of one piece of the seat to move, except journeys that depend on the moves of
/// others.
std::set<TablePosition::Move> TablePosition::legal_of(int from) const {
  const auto of_all = [&] {
    std::set<Move> found;
    for (std::size_t at = 0; at < pieces_.size(); ++at)
      if (pieces_[at].piece_type != 0 && pieces_[at].seat == turn_)
        add_plain(static_cast<int>(at), found);
    return found;
  };
  std::set<Move> found;
  add_plain(from, found);
  if (!game_->exchanged.empty() && (is_in_check(turn_) || of_all().empty())) {
    std::set<Move> exchanges;
    add_exchanges(exchanges);
    for (const Move& move : exchanges)
      if (move.from == from) found.insert(move);
  }
  return found;
}

void TablePosition::add_exchanges(std::set<Move>& found) const {
  for (std::size_t from = 0; from < pieces_.size(); ++from) {
    const auto becomes = game_->exchanged.find(pieces_[from].piece_type);
    if (pieces_[from].seat != turn_ || becomes == game_->exchanged.end()) continue;
    for (std::size_t to = 0; to < pieces_.size(); ++to) {
      const Piece& other = pieces_[to];
      if (other.piece_type == 0 || other.seat != turn_ ||
          game_->royal.find(other.piece_type) != std::string::npos)
        continue;
      Move move{static_cast<int>(from), static_cast<int>(to), becomes->second};
      move.swaps = true;
      if (!after(move).is_in_check(turn_)) found.insert(move);
    }
  }
}

TablePosition TablePosition::after(const Move& move) const {
  TablePosition next = *this;
  const auto piece = [&](int cell) -> Piece& {
    return next.pieces_[static_cast<std::size_t>(cell)];
  };
  if (move.taken >= 0) piece(move.taken) = {};
  const Piece moved = piece(move.from);
  piece(move.from) = move.swaps ? Piece{piece(move.to).piece_type, turn_, false} : Piece{};
  piece(move.to) = {move.becomes != 0 ? move.becomes : moved.piece_type, turn_, false};
  if (move.castling >= 0) {
    const TableGame::Castling& rule = game_->castlings[static_cast<std::size_t>(move.castling)];
    piece(rule.rook) = {};
    piece(rule.rook_to) = {'R', turn_, false};
  }
  Passed& passed = next.passed_[static_cast<std::size_t>(turn_)];
  passed = {};
  if (game_->en_passant.find(moved.piece_type) != std::string::npos && move.taken < 0)
    for (const TableGame::Ray& ray : rays_of(moved, move.from)) {
      const auto end = std::find(ray.cells.begin(), ray.cells.end(), move.to);
      if (ray.moves && end != ray.cells.end() && end != ray.cells.begin())
        passed = {{ray.cells.begin(), end}, move.to};
    }
  next.turn_ = (turn_ + 1) % game_->seats;
  return next;
}

std::uint64_t TablePosition::perft(int depth) const {
  if (depth == 0) return 1;
  const std::set<Move> moves = legal();
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const Move& move : moves) count += after(move).perft(depth - 1);
  return count;
}

std::string TablePosition::text(const Move& move) const {
  std::string text = game_->names[static_cast<std::size_t>(move.from)] + " " +
                     game_->names[static_cast<std::size_t>(move.to)];
  if (move.taken >= 0 && move.taken != move.to)
    text += " x " + game_->names[static_cast<std::size_t>(move.taken)];
  const auto letter = game_->letters.find(move.becomes);
  if (move.becomes != 0)
    text += " " + (letter == game_->letters.end() ? std::string(1, move.becomes) : letter->second);
  return text;
}

TableGame table_game(const std::string& id) {
  const std::map<std::string, TableGame (*)()> games = {
      {"omega", omega},         {"wildebeest", wildebeest}, {"byzantine", byzantine},
      {"tamerlane", tamerlane}, {"raumschach", raumschach}, {"glinski", glinski},
      {"mccooey", mccooey},     {"shafran", shafran},       {"threeplayer", threeplayer}};
  return games.at(id)();
}

}  // namespace boardwright::test
