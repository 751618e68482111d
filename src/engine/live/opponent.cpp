// Alpha-beta search with a table of positions.
#include "live/opponent.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "live/dice.h"
#include "moves/reach.h"
#include "play/transposition_table.h"

namespace boardwright::live {
namespace {

constexpr int won = 1'000'000, infinite = 2'000'000;

/// What pieces gain from their places: for each cell that they would reach on the empty board, and
/// for each such cell next to a royal piece of the others.
constexpr int for_reach = 8, for_attack = 12;

/// The cells that pieces would reach on the empty board, and those next to a cell. Found when they
/// are first asked for.
class Places {
 public:
  /// The cells that a piece would reach, and how many they are.
  struct Reached {
    geometry::CellSet cells;
    int count = 0;
  };

  explicit Places(const play::GameLogic& play) : play_(play), near_(cells()) {
    for (const board::SeatId seat : play.board().seat_ids())
      for (const moves::PieceType& piece_type : play.piece_types())
        moves_.emplace_back(play.board(), piece_type.moves, seat, piece_type.state);
    reached_.resize(moves_.size() * cells());
  }

  const Reached& reached(const play::Piece& piece, geometry::CellId cell) {
    const std::size_t which =
        base::index(piece.seat) * play_.piece_types().size() + base::index(piece.piece_type);
    auto& found = reached_[which * cells() + base::index(cell)];
    if (!found) {
      geometry::CellSet ends = moves::reach(moves_[which], {}, cell).moves;
      found = std::make_unique<Reached>(Reached{ends, ends.size()});
    }
    return *found;
  }
  const std::vector<geometry::CellId>& near(geometry::CellId cell) {
    std::vector<geometry::CellId>& found = near_[base::index(cell)];
    if (found.empty()) {
      found = {cell};
      for (const geometry::CellId next : play_.board().topology.touching(cell))
        found.push_back(next);
    }
    return found;
  }

 private:
  std::size_t cells() const { return static_cast<std::size_t>(play_.board().size()); }

  const play::GameLogic& play_;
  std::vector<moves::PieceMoves> moves_;  ///< of the types of each seat
  std::vector<std::unique_ptr<Reached>> reached_;
  std::vector<std::vector<geometry::CellId>> near_;
};

class Search {
 public:
  Search(const play::GameLogic& play, std::span<const Position> game, const Effort& effort)
      : play_(play),
        game_(game.begin(), game.end()),
        played_(game.size()),
        effort_(effort),
        places_(play),
        worths_(effort.worths == nullptr ? worths_of(play) : *effort.worths),
        table_(table_size),
        history_((cells() + 1) * (cells() + 1)),
        me_(game.back().turn) {}

  Thought run() {
    Thought thought;
    if (play_.ending(game_)) return thought;
    std::vector<Move> moves = play_.legal(game_.back());
    if (moves.empty()) return thought;
    Dice dice(effort_.seed);
    for (std::size_t i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[dice.below(i)]);
    sort(moves, game_.back(), nullptr);
    // The bonus of a move is the same at all depths, so that each prefers the same moves.
    std::vector<Choice> choices;
    const int whim = std::max(effort_.whim, game_.size() <= opening ? opening_whim : 0);
    for (const Move& move : moves)
      choices.push_back(
          {move, whim > 0 ? static_cast<int>(dice.below(static_cast<std::size_t>(whim))) : 0});
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
  /// A move at the root, and the random bonus added to its value.
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
  int worth(const play::Piece& piece) const { return worths_[base::index(piece.piece_type)]; }

  /// Searches all moves to a depth, and puts the best first. False if the search was stopped; if
  /// not even its first move was finished, nothing changes.
  bool search_choices(std::vector<Choice>& choices, int depth, Thought& thought) {
    depth_ = static_cast<std::size_t>(depth);
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

  std::size_t cells() const { return static_cast<std::size_t>(play_.board().size()); }

  /// The history score of a quiet move, one for all moves between the same two cells.
  std::int16_t& history(const Move& move) {
    const auto place = [this](geometry::CellId cell) {
      return cell == geometry::no_cell ? cells() : base::index(cell);
    };
    return history_[place(move.from) * (cells() + 1) + place(move.to)];
  }
  /// Raises the history score of a move that made all others needless, the less the higher it is.
  void remember(const Move& move, int depth) {
    const int bonus = std::min(depth * depth, most_history);
    std::int16_t& score = history(move);
    score = static_cast<std::int16_t>(score + bonus - score * bonus / most_history);
  }
  static bool is_quiet(const Move& move) {
    return move.all_taken().empty() && move.promoted == moves::no_piece_type;
  }

  /// Sorts the best move of an earlier search first, then captures and promotions, by the most
  /// valuable victim and the least valuable attacker, then quiet moves, by their history.
  void sort(std::vector<Move>& moves, const Position& position, const Move* first) {
    const auto rank = [&](const Move& move) -> std::pair<int, int> {
      if (first != nullptr && move == *first) return {0, 0};
      if (is_quiet(move)) return {2, -history(move)};
      int sum = move.promoted != moves::no_piece_type ? worths_[base::index(move.promoted)] : 0;
      for (const geometry::CellId cell : move.all_taken()) sum += 8 * worth(position.at(cell));
      return {1, move.from == geometry::no_cell ? -sum : worth(position.at(move.from)) - 8 * sum};
    };
    std::vector<std::pair<std::pair<int, int>, std::size_t>> order;
    for (std::size_t i = 0; i < moves.size(); ++i) order.emplace_back(rank(moves[i]), i);
    std::sort(order.begin(), order.end());
    std::vector<Move> sorted;
    for (const auto& each : order) sorted.push_back(moves[each.second]);
    moves = std::move(sorted);
  }

  /// Static evaluation: the material on the board and in hand, the places of the pieces and the
  /// scores of my team, minus those of all others.
  int evaluate(const Position& position) {
    int sum = 0;
    near_mine_.clear();
    near_others_.clear();
    for (const geometry::CellId cell : play_.board().cells())
      if (const play::Piece& piece = position.at(cell);
          !piece.none() && position.active(piece.seat) && play_.is_royal(piece.piece_type)) {
        std::vector<geometry::CellId>& near =
            is_mine(position, piece.seat) ? near_mine_ : near_others_;
        for (const geometry::CellId next : places_.near(cell))
          if (std::ranges::find(near, next) == near.end()) near.push_back(next);
      }
    for (const geometry::CellId cell : play_.board().cells()) {
      const play::Piece& piece = position.at(cell);
      if (piece.none() || !position.active(piece.seat) || piece.piece_type == play_.blocker())
        continue;
      const bool mine = is_mine(position, piece.seat);
      int here = worth(piece);
      if (!play_.is_royal(piece.piece_type)) {
        const Places::Reached& reached = places_.reached(piece, cell);
        here += for_reach * reached.count;
        for (const geometry::CellId near : mine ? near_others_ : near_mine_)
          if (reached.cells.contains(near)) here += for_attack;
      }
      sum += mine ? here : -here;
    }
    const std::size_t piece_types = play_.piece_types().size();
    for (const board::SeatId seat : play_.board().seat_ids()) {
      for (std::size_t i = 0; i < piece_types && !position.hand.empty(); ++i) {
        const int held =
            position.in_hand(seat, static_cast<moves::PieceTypeId>(i), piece_types) * worths_[i];
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
    const bool checked = depth > -deepest_checks && play_.in_check(position, position.turn);
    const bool quiet = depth <= 0 && !checked;
    // What follows a check is searched deeper, so far as that has an end.
    if (checked && depth > 0 && below < 2 * depth_) ++depth;
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
    if (quiet) std::erase_if(moves, is_quiet);
    const Move first = is_known ? known->best : Move();
    sort(moves, position, is_known ? &first : nullptr);
    int best = quiet ? (mine ? alpha : beta) : mine ? -infinite : infinite;
    const Move* choice = moves.empty() ? nullptr : &moves.front();
    int tried = 0;
    for (const Move& move : moves) {
      // Late quiet moves are searched less deep, and to full depth only if that shows them good.
      int value = 0;
      bool needs_full_depth = true;
      if (tried++ >= full_depth_moves && depth >= least_reduced_depth && !checked &&
          is_quiet(move)) {
        value = mine ? after(position, move, depth - 2, alpha, alpha + 1)
                     : after(position, move, depth - 2, beta - 1, beta);
        needs_full_depth = mine ? value > alpha : value < beta;
      }
      if (needs_full_depth) value = after(position, move, depth - 1, alpha, beta);
      if (mine ? value > best : value < best) {
        best = value;
        choice = &move;
        note(below, move);
      }
      (mine ? alpha : beta) = mine ? std::max(alpha, best) : std::min(beta, best);
      if (is_over()) break;
      if (alpha < beta) continue;
      if (depth > 0 && is_quiet(move)) remember(move, depth);
      break;
    }
    // Values of won games count moves from the root and are wrong after other moves, so they are
    // not stored.
    if (known != nullptr && choice != nullptr && !is_over() && best < won / 4 && best > -won / 4)
      *known = {hash, *choice, best, depth,
                best <= low    ? Bound::most
                : best >= high ? Bound::least
                               : Bound::exact};
    return best;
  }

  static constexpr int quiescence_depth = 6, deepest_checks = 2;
  static constexpr int full_depth_moves = 4, least_reduced_depth = 3;
  static constexpr int most_history = 1000;
  static constexpr std::size_t table_size = std::size_t{1} << 15;
  static constexpr std::size_t opening = 8;  ///< positions
  static constexpr int opening_whim = 120;   ///< a little more than a cell of mobility

  const play::GameLogic& play_;
  std::vector<Position> game_;
  std::size_t played_;  ///< positions before the search
  Effort effort_;
  Places places_;
  std::vector<int> worths_;
  std::vector<Entry> table_;
  std::vector<std::int16_t> history_;
  std::vector<geometry::CellId> near_mine_, near_others_;  ///< buffers of evaluate()
  std::vector<std::uint32_t> key_;                         ///< buffer of hash_of()
  std::vector<std::vector<Move>> lines_{1};  ///< the expected moves, by moves since the root
  board::SeatId me_;
  int nodes_ = 0;
  std::size_t depth_ = 0;  ///< at the root
};

}  // namespace

std::vector<int> worths_of(const play::GameLogic& play) {
  std::vector<int> found;
  const board::Board& board = play.board();
  for (const moves::PieceType& piece_type : play.piece_types()) {
    const bool is_blocker = base::index(play.blocker()) == found.size();
    if (piece_type.helper || is_blocker || piece_type.worth > 0) {
      found.push_back(piece_type.worth);
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

Thought think(const play::GameLogic& play, std::span<const Position> game, const Effort& effort) {
  return Search(play, game, effort).run();
}

}  // namespace boardwright::live
