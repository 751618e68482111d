// The kinds of claims: the keys of each, the function that computes it, and its sentence for
// readers.
#pragma once
#include <concepts>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "base/budget.h"
#include "base/hints.h"
#include "base/text.h"
#include "board/selection.h"
#include "game/game.h"
#include "verify/claims.h"

namespace boardwright::verify {

/// Why a claim cannot be computed. `word` is the text at fault, as written.
struct BadClaim {
  std::string problem, hint, word;
};

/// A hint with the names closest to a word.
template <class Things, class Name>
std::string meant(std::string_view word, const Things& things, Name name) {
  std::vector<std::string_view> known;
  for (const auto& thing : things) known.push_back(std::invoke(name, thing));
  return base::meant_or_all(word, known);
}

/// What claims ask of a problem that has been solved.
struct SolvedProblem {
  bool is_forced = false;
  std::string keys;  ///< the first moves, or "none"
  game::Count solutions = 0;
};

/// What earlier claims needed, and the budget that the game's claims have left.
struct Cache {
  base::Budget budget;
  std::int64_t weight = 0;  ///< total weight of `moves`
  std::map<std::tuple<const Board*, const PieceType*, SeatId, State>, std::unique_ptr<PieceMoves>>
      moves;
  std::map<const Board*, geometry::Topology> walled = {};  ///< with the walls as further cells
  /// By board, position, plays and goal.
  std::map<std::vector<std::string>, SolvedProblem> solved = {};
};

/// The data that all claims of a game are checked against.
struct Evidence {
  const game::Game& game;
  const SectionTitles& titles;
  std::span<const Content> contents;  ///< of the figures that could be computed
  game::GameLogics& plays;            ///< rules of the game
  Report& report;
};

/// Evaluates the keys of a claim.
///
/// A key that names something the game lacks is refused, and its value is then a default: no piece,
/// no moves, the first cell, seat or board. So the functions that compute kinds need no checks of
/// their own, since their result is then ignored. They check `refused()` only before work that is
/// long, that reports something, or that is invalid with default values.
class ClaimContext {
 public:
  ClaimContext(const Evidence& evidence, const Claim& claim, Cache& cache);

  /// Records why the claim cannot be computed and returns a placeholder for its value. Only the
  /// first reason is kept.
  Value refuse(std::string problem, std::string hint = {}, std::string_view word = {});

  /// Overload for a hint that takes time to compute.
  template <std::invocable Hint>
  Value refuse(std::string problem, Hint hint, std::string_view word) {
    return refused() ? Value() : refuse(std::move(problem), hint(), word);
  }
  bool refused() const { return bad_.has_value(); }
  const std::optional<BadClaim>& bad() const { return bad_; }

  const game::Game& game() const { return evidence_.game; }
  const Claim& claim() const { return claim_; }
  const SectionTitles& titles() const { return evidence_.titles; }
  Report& report() const { return evidence_.report; }
  const Board& board() const { return *board_; }

  bool has(std::string_view key) const { return !claim_.key(key).empty(); }
  int number(std::string_view key);
  SeatId seat();
  CellId cell(std::string_view key);
  CellId cell_of(std::string_view key,
                 const PieceType& piece_type);  ///< a cell on which the piece may stand
  void check_stands(std::string_view key, const PieceType& piece_type, CellId cell);
  CellId cell_named(std::string_view name);
  CellSet cells(std::string_view key);
  const PieceType& piece_type(std::string_view key);
  const PieceType& piece_named(std::string_view id);
  std::vector<const PieceType*> piece_types(std::string_view key);
  State state(const PieceType&
                  piece_type);  ///< the piece's numbers with those of key `state`: "n=3,multiple"
  const PieceMoves& moves(const PieceType& piece_type) {
    return moves(piece_type, state(piece_type));
  }
  const PieceMoves& moves(const PieceType& piece_type, const State& state);
  bool spend(std::int64_t steps);  ///< call before the work; false: it must not be done
  std::uint64_t perft(const Position& position, int depth);
  moves::Reach reach_on(const PieceMoves& moves, const moves::Occupancy& pieces, CellId from);
  Position position();  ///< `position` after the moves of `plays`: "rd-kn3 rd-kn5; br-k1 br-kn2"
  std::vector<Position> line();  ///< all positions up to that one; empty if refused
  const play::GameLogic& play(const Position& position);
  moves::Occupancy pieces();
  moves::Reach reach();  ///< reach of the claim's piece from its cell
  CellSet selection();
  CellSet regions(std::string_view key);  ///< union of shapes, tiles or zones: "square,hexagon"
  std::vector<const Axis*> axes();
  const Axis& axis_named(std::string_view name);
  const Figure& figure();
  const Content* content();  ///< contents of the claim's figure, or null
  Cache& cache() { return cache_; }
  const game::FigurePiece& figure_piece();
  game::CellNames names(const CellSet& cells) const { return board::names_of(board(), cells); }

 private:
  Evidence evidence_;
  const Claim& claim_;
  Cache& cache_;
  const Board* board_;
  std::optional<BadClaim> bad_;
};

/// What an agreeing claim proves: that a statement follows from the rules, or only that something
/// in the data, such as a heading or a name, is copied correctly in the article.
enum class Proves { statement, copy };

/// The type of a kind's value: the alternative of Value that its claims state.
enum class Yields { count, share, cells, words, truth };

/// Describes a kind of claim.
struct ClaimKind {
  std::string_view name;
  std::string_view keys;  ///< required keys, and in brackets optional ones in addition to `board`,
                          ///< separated by blanks: "piece cell (seat own)"; SEL: a selection
  Value (*compute)(ClaimContext&);
  Yields yields;
  std::string_view states;    ///< meaning of the documented value
  std::string_view sentence;  ///< subject of a claim, for readers: english/wording fills in the
                              ///< keys in braces. It contains every required key
  Proves proves = Proves::statement;
};

/// The keys of a kind, parsed from `keys`.
struct ClaimKeys {
  std::vector<std::string_view> needed, allowed;
};
ClaimKeys keys_of(const ClaimKind& kind);

/// All keys that claims of a kind can have in addition to those of every claim: `board`, and each
/// key of a selection.
std::set<std::string_view> all_keys_of(const ClaimKind& kind);

std::span<const ClaimKind> board_claims();
std::span<const ClaimKind> line_claims();
std::span<const ClaimKind> piece_claims();
std::span<const ClaimKind> play_claims();
std::span<const ClaimKind> problem_claims();
std::span<const ClaimKind> text_claims();

/// The value of a claim, or why it has none.
using Outcome = std::variant<Value, BadClaim>;
Outcome outcome_of(const ClaimKind& kind, const Evidence& evidence, const Claim& claim,
                   Cache& cache);

/// All kinds.
std::vector<ClaimKind> claim_kinds();

/// The kind of this name, or null.
const ClaimKind* find_kind(std::string_view name);

/// A percentage, rounded to a whole number, halves up.
game::Percent share_of(int part, int whole);

}  // namespace boardwright::verify
