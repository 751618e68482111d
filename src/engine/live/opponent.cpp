// Alpha-beta search with a table of positions.
#include "live/opponent.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "moves/reach.h"
#include "play/transposition_table.h"

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
        played_(game.size()),
        effort_(effort),
        piece_values_(piece_values(play)),
        table_(table_size),
        me_(game.back().turn) {}

  Thought run() {
    Thought thought;
    if (play_.ending(game_)) return thought;
    std::vector<Move> moves = play_.legal(game_.back());
    if (moves.empty()) return thought;
    random_ = effort_.seed;
    for (std::size_t i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[random(i)]);
    sort(moves, game_.back(), nullptr);
    // The whims of equal length stay with their moves, so that each depth prefers the same ones.
    std::vector<Choice> choices;
    const int whim = std::max(effort_.whim, game_.size() <= opening ? opening_whim : 0);
    for (const Move& move : moves)
      choices.push_back(
          {move, whim > 0 ? static_cast<int>(random(static_cast<std::size_t>(whim))) : 0});
    thought.best = choices.front().move;
    thought.line = {*thought.best};
    for (int depth = 1; depth <= effort_.depth && !is_over(); ++depth) {
      if (!search_choices(choices, depth, thought)) break;
      thought.depth = depth;
      if (thought.value >= won / 4 || thought.value <= -won / 4) break;  // decided
    }
    thought.nodes = nodes_;
    return thought;
  }

 private:
  /// A move at the root, and by how much the seat likes it for no reason.
  struct Choice {
    Move move;
    int whim = 0;
  };

  enum class Bound : std::uint8_t { none, exact, least, most };

  /// What was found about a position: its value, or a bound of it, to a depth, and its best move.
  struct Entry {
    std::uint64_t hash = 0;
    Move best;
    int value = 0, depth = 0;
    Bound bound = Bound::none;
  };

  /// A number below `count`, of a linear congruential generator.
  std::size_t random(std::size_t count) {
    random_ = random_ * 1'664'525 + 1'013'904'223;
    return (random_ >> 8) % count;
  }

  bool is_over() const {
    return nodes_ >= effort_.nodes || (effort_.stop != nullptr && effort_.stop->load());
  }
  std::uint64_t hash_of(const Position& position) {
    key_.clear();
    play::append_key(position, position.en_passant, key_);
    return play::hash_of(key_);
  }
  bool is_mine(const Position& position, board::SeatId seat) const {
    return position.are_team(seat, me_);
  }
  int worth(const play::Piece& piece) const { return piece_values_[base::index(piece.piece_type)]; }

  /// Searches all moves to a depth, and puts the best first. False if the search was stopped; if
  /// not even its first move was finished, nothing changes.
  bool search_choices(std::vector<Choice>& choices, int depth, Thought& thought) {
    int alpha = -infinite;
    std::size_t best = 0;
    bool is_whole = true;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const int whim = choices[i].whim;
      const int value =
          after(game_.back(), choices[i].move, depth - 1, alpha - whim, infinite) + whim;
      if (is_over()) {  // an incomplete search does not count
        is_whole = false;
        if (i == 0 && depth > 1) return false;
        if (i > 0) break;
      }
      if (value > alpha) {
        alpha = value;
        best = i;
        note(0, choices[i].move);
      }
    }
    const auto first = choices.begin(), at = first + static_cast<std::ptrdiff_t>(best);
    std::rotate(first, at, at + 1);
    thought.best = choices.front().move;
    thought.value = alpha - choices.front().whim;
    thought.line = lines_.front();
    return is_whole;
  }

  /// Sorts the best move of an earlier search first, then captures and promotions: most valuable
  /// victim, least valuable attacker.
  void sort(std::vector<Move>& moves, const Position& position, const Move* first) const {
    const auto gain = [&](const Move& move) {
      if (first != nullptr && move == *first) return infinite;
      int sum =
          move.promoted != moves::no_piece_type ? piece_values_[base::index(move.promoted)] : 0;
      for (const geometry::CellId cell : move.all_taken()) sum += 8 * worth(position.at(cell));
      return sum > 0 && move.from != geometry::no_cell ? 8 * sum - worth(position.at(move.from))
                                                       : sum;
    };
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < moves.size(); ++i) order.emplace_back(-gain(moves[i]), i);
    std::sort(order.begin(), order.end());
    std::vector<Move> sorted;
    for (const auto& each : order) sorted.push_back(moves[each.second]);
    moves = std::move(sorted);
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

  /// Makes a move that was just searched, and the line behind it, the line of its position.
  void note(std::size_t below, const Move& move) {
    std::vector<Move>& line = lines_[below];
    line.assign(1, move);
    line.insert(line.end(), lines_[below + 1].begin(), lines_[below + 1].end());
  }

  int after(const Position& position, const Move& move, int depth, int alpha, int beta) {
    game_.push_back(play_.after(position, move));
    const int value = search(depth, alpha, beta);
    game_.pop_back();
    return value;
  }

  /// The value of the last position for me, within the window alpha to beta. At depth 0 only
  /// captures and promotions are searched, and all moves out of check, so that mates are seen.
  int search(int depth, int alpha, int beta) {
    ++nodes_;
    const std::size_t below = game_.size() - played_;
    if (lines_.size() <= below) lines_.resize(below + 1);
    lines_[below].clear();
    const Position position = game_.back();  // a copy: game_ may be reallocated
    if (const auto ending = play_.decided(position)) return value_of(*ending, position);
    if (const auto ending = depth > 0 ? play_.ending_by_history(game_) : std::nullopt)
      return value_of(*ending, position);
    const bool mine = is_mine(position, position.turn);
    const bool quiet =
        depth <= 0 && (depth <= -deepest_checks || !play_.in_check(position, position.turn));
    const int low = alpha, high = beta;
    if (quiet) {
      const int stand = evaluate(position);
      if (depth <= -quiescence_depth || is_over()) return stand;
      if (mine ? stand >= beta : stand <= alpha) return stand;
      (mine ? alpha : beta) = mine ? std::max(alpha, stand) : std::min(beta, stand);
    }
    const std::uint64_t hash = depth > 0 ? hash_of(position) : 0;
    Entry* const known = depth > 0 ? &table_[hash % table_size] : nullptr;
    const bool is_known = known != nullptr && known->bound != Bound::none && known->hash == hash;
    if (is_known && known->depth >= depth &&
        (known->bound == Bound::exact || (known->bound == Bound::least && known->value >= beta) ||
         (known->bound == Bound::most && known->value <= alpha)))
      return known->value;
    std::vector<Move> moves = play_.legal(position);
    if (moves.empty() && !quiet) {
      const auto ending = play_.ending(game_);
      return ending ? value_of(*ending, position) : evaluate(position);
    }
    if (quiet)
      std::erase_if(moves, [](const Move& move) {
        return move.all_taken().empty() && move.promoted == moves::no_piece_type;
      });
    const Move first = is_known ? known->best : Move();
    sort(moves, position, is_known ? &first : nullptr);
    int best = quiet ? (mine ? alpha : beta) : mine ? -infinite : infinite;
    const Move* choice = moves.empty() ? nullptr : &moves.front();
    for (const Move& move : moves) {
      const int value = after(position, move, depth - 1, alpha, beta);
      if (mine ? value > best : value < best) {
        best = value;
        choice = &move;
        note(below, move);
      }
      (mine ? alpha : beta) = mine ? std::max(alpha, best) : std::min(beta, best);
      if (alpha >= beta || is_over()) break;
    }
    // The values of won games count plies from the root, and say nothing elsewhere.
    if (known != nullptr && choice != nullptr && !is_over() && best < won / 4 && best > -won / 4)
      *known = {hash, *choice, best, depth,
                best <= low    ? Bound::most
                : best >= high ? Bound::least
                               : Bound::exact};
    return best;
  }

  static constexpr int quiescence_depth = 6, deepest_checks = 2;
  static constexpr std::size_t table_size = std::size_t{1} << 15;
  static constexpr std::size_t opening = 8;  ///< positions
  static constexpr int opening_whim = 25;    ///< less than the difference of any two pieces

  const play::GameLogic& play_;
  std::vector<Position> game_;
  std::size_t played_;  ///< positions before the search
  Effort effort_;
  std::vector<int> piece_values_;
  std::vector<Entry> table_;
  std::vector<std::uint32_t> key_;           ///< buffer of hash_of()
  std::vector<std::vector<Move>> lines_{1};  ///< the expected moves, by moves since the root
  board::SeatId me_;
  std::uint32_t random_ = 1;
  int nodes_ = 0;
};

}  // namespace

Thought think(const play::GameLogic& play, std::span<const Position> game, const Effort& effort) {
  return Search(play, game, effort).run();
}

}  // namespace boardwright::live
