// Alpha-beta search.
#include "live/opponent.h"

#include <algorithm>
#include <vector>

#include "moves/reach.h"

namespace boardwright::live {
namespace {

constexpr int won = 1'000'000, infinite = 2'000'000;

/// Piece values: 50, and 100 for each cell that the piece reaches, averaged over the cells of the
/// empty board.
std::vector<int> piece_values(const play::GameLogic& play) {
  std::vector<int> found;
  const board::Board& board = play.board();
  for (const moves::PieceType& piece_type : play.piece_types()) {
    const bool is_blocker = base::index(play.blocker()) == found.size();
    if (piece_type.helper || is_blocker) {
      found.push_back(0);
      continue;
    }
    const moves::PieceMoves moves(board, piece_type.moves, board::first_seat, piece_type.state);
    int cells = 0;
    for (const geometry::CellId cell : board.cells())
      cells += moves::reach(moves, {}, cell).count();
    found.push_back(50 + 100 * cells / board.size());
  }
  return found;
}

class Search {
 public:
  Search(const play::GameLogic& play, std::span<const Position> game, const Effort& effort)
      : play_(play),
        game_(game.begin(), game.end()),
        effort_(effort),
        piece_values_(piece_values(play)),
        me_(game.back().turn) {}

  Thought run() {
    Thought thought;
    if (play_.ending(game_)) return thought;
    std::vector<Move> moves = play_.legal(game_.back());
    if (moves.empty()) return thought;
    std::uint32_t random = effort_.seed;
    for (std::size_t i = moves.size(); i > 1; --i) {
      random = random * 1'664'525 + 1'013'904'223;  // a linear congruential generator
      std::swap(moves[i - 1], moves[(random >> 8) % i]);
    }
    sort(moves, game_.back());
    thought.best = moves.front();
    for (int depth = 1; depth <= effort_.depth && !out_of_nodes(); ++depth) {
      int alpha = -infinite;
      std::size_t best = 0;
      for (std::size_t i = 0; i < moves.size() && !out_of_nodes(); ++i) {
        const int value = after(game_.back(), moves[i], depth - 1, alpha, infinite);
        if (out_of_nodes() && i > 0) break;  // an incomplete search does not count
        if (value > alpha) {
          alpha = value;
          best = i;
        }
      }
      std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(best),
                  moves.begin() + static_cast<std::ptrdiff_t>(best) + 1);
      thought.best = moves.front();
      thought.value = alpha;
      if (!out_of_nodes()) thought.depth = depth;
      if (alpha >= won / 2 || alpha <= -won / 2) break;  // decided
    }
    thought.nodes = nodes_;
    return thought;
  }

 private:
  bool out_of_nodes() const { return nodes_ >= effort_.nodes; }
  bool is_mine(const Position& position, board::SeatId seat) const {
    return position.are_team(seat, me_);
  }
  int worth(const play::Piece& piece) const { return piece_values_[base::index(piece.piece_type)]; }

  /// Sorts captures first: most valuable victim, least valuable attacker.
  void sort(std::vector<Move>& moves, const Position& position) const {
    const auto gain = [&](const Move& move) {
      int sum =
          move.promoted != moves::no_piece_type ? piece_values_[base::index(move.promoted)] : 0;
      for (const geometry::CellId cell : move.all_taken()) sum += 8 * worth(position.at(cell));
      return sum > 0 && move.from != geometry::no_cell ? 8 * sum - worth(position.at(move.from))
                                                       : sum;
    };
    std::stable_sort(moves.begin(), moves.end(),
                     [&](const Move& a, const Move& b) { return gain(a) > gain(b); });
  }

  /// Static evaluation: the material on the board and in hand and the scores of my team, minus
  /// those of all others.
  int evaluate(const Position& position) const {
    int sum = 0;
    for (const play::Piece& piece : position.pieces)
      if (!piece.none() && position.active(piece.seat))
        sum += is_mine(position, piece.seat) ? worth(piece) : -worth(piece);
    const std::size_t piece_types = play_.piece_types().size();
    for (const board::SeatId seat : play_.board().seat_ids()) {
      for (std::size_t i = 0; i < piece_types && !position.hand.empty(); ++i) {
        const int held = position.in_hand(seat, static_cast<moves::PieceTypeId>(i), piece_types) *
                         piece_values_[i];
        sum += is_mine(position, seat) ? held : -held;
      }
      const int score = 100 * position.score[base::index(seat)];
      sum += is_mine(position, seat) ? score : -score;
    }
    return sum;
  }

  /// The value of a finished game. A nearer win is better.
  int value_of(const play::Ending& ending, const Position& position) const {
    const int plies = static_cast<int>(game_.size());
    if (ending.loser) return is_mine(position, *ending.loser) ? plies - won : 0;
    if (ending.better) return is_mine(position, *ending.better) ? won / 2 - plies : plies - won / 2;
    if (!ending.winner) return 0;
    return is_mine(position, *ending.winner) ? won - plies : plies - won;
  }

  int after(const Position& position, const Move& move, int depth, int alpha, int beta) {
    game_.push_back(play_.after(position, move));
    const int value = search(depth, alpha, beta);
    game_.pop_back();
    return value;
  }

  /// The value of the last position for me, within the window alpha to beta.
  int search(int depth, int alpha, int beta) {
    ++nodes_;
    const Position position = game_.back();  // a copy: game_ may be reallocated
    if (const auto ending = depth > 0 ? play_.ending(game_) : play_.decided(position))
      return value_of(*ending, position);
    const bool mine = is_mine(position, position.turn), quiet = depth <= 0;
    if (quiet) {
      const int stand = evaluate(position);
      if (depth <= -quiescence_depth || out_of_nodes()) return stand;
      if (mine ? stand >= beta : stand <= alpha) return stand;
      (mine ? alpha : beta) = mine ? std::max(alpha, stand) : std::min(beta, stand);
    }
    std::vector<Move> moves = play_.legal(position);
    if (quiet) std::erase_if(moves, [](const Move& move) { return move.all_taken().empty(); });
    sort(moves, position);
    int best = quiet ? (mine ? alpha : beta) : mine ? -infinite : infinite;
    for (const Move& move : moves) {
      const int value = after(position, move, depth - 1, alpha, beta);
      best = mine ? std::max(best, value) : std::min(best, value);
      (mine ? alpha : beta) = mine ? std::max(alpha, best) : std::min(beta, best);
      if (alpha >= beta || out_of_nodes()) break;
    }
    return best;
  }

  static constexpr int quiescence_depth = 6;

  const play::GameLogic& play_;
  std::vector<Position> game_;
  Effort effort_;
  std::vector<int> piece_values_;
  board::SeatId me_;
  int nodes_ = 0;
};

}  // namespace

Thought think(const play::GameLogic& play, std::span<const Position> game, const Effort& effort) {
  return Search(play, game, effort).run();
}

}  // namespace boardwright::live
