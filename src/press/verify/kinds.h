// The kinds of claims: for each its keys, how it is computed, and the sentence that tells of it.
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
#include "game/game.h"
#include "rules/selection.h"
#include "verify/claims.h"

namespace boardwright::verify {

/// Why a claim cannot be computed: `word` is what it names, as written.
struct BadClaim {
  std::string problem, hint, word;
};

/// A hint: the one of these things whose name is near to a word.
template <class Things, class Name>
std::string meant(std::string_view word, const Things& things, Name name) {
  std::vector<std::string_view> known;
  for (const auto& thing : things) known.push_back(std::invoke(name, thing));
  return meant_or_all(word, known);
}

/// What has been worked out for earlier claims, and what the proofs of the game may still cost.
struct Cache {
  Budget budget;
  std::int64_t weight = 0;  ///< of all that is kept
  std::map<std::tuple<const Board*, const PieceType*, SeatId, State>, std::unique_ptr<PieceMoves>>
      moves;
};

/// What all claims of a game are checked against.
struct Evidence {
  const Game& game;
  const SectionTitles& titles;
  std::span<const Content> contents;  ///< of the figures that could be worked out
  GameLogics& plays;                  ///< of the game
  Report& report;
};

/// Answers what a claim's keys mean.
///
/// What the game lacks is refused, and the answer is then nothing: no piece, no moves, the first
/// cell, seat or board. So kinds go on without checks of their own, since what they compute is not
/// looked at then; they ask `refused()` only before what would be long, report something or be
/// wrong with nothing.
class ClaimContext {
 public:
  ClaimContext(const Evidence& evidence, const Claim& claim, Cache& cache);

  /// Says why the claim cannot be computed, and stands for its value. The first reason counts.
  Value refuse(std::string problem, std::string hint = {}, std::string_view word = {});

  /// The same with a hint that takes time to find.
  template <std::invocable Hint>
  Value refuse(std::string problem, Hint hint, std::string_view word) {
    return refused() ? Value() : refuse(std::move(problem), hint(), word);
  }
  bool refused() const { return bad_.has_value(); }
  const std::optional<BadClaim>& bad() const { return bad_; }

  const Game& game() const { return evidence_.game; }
  const Claim& claim() const { return claim_; }
  const SectionTitles& titles() const { return evidence_.titles; }
  Report& report() const { return evidence_.report; }
  const Board& board() const { return *board_; }

  bool has(std::string_view key) const { return !claim_.key(key).empty(); }
  int number(std::string_view key);
  SeatId seat();
  CellId cell(std::string_view key);
  CellId cell_of(std::string_view key,
                 const PieceType& piece_type);  ///< on which the piece may stand
  void check_stands(std::string_view key, const PieceType& piece_type, CellId cell);
  CellId cell_named(std::string_view name);
  CellSet cells(std::string_view key);
  const PieceType& piece_type(std::string_view key);
  const PieceType& piece_named(std::string_view id);
  std::vector<const PieceType*> piece_types(std::string_view key);
  State state(const PieceType& piece_type);  ///< of the piece: as `state` tells, "n=3,multiple"
  const PieceMoves& moves(const PieceType& piece_type) {
    return moves(piece_type, state(piece_type));
  }
  const PieceMoves& moves(const PieceType& piece_type, const State& told);
  bool spend(std::int64_t steps);  ///< before they are done; false: they must not be
  std::uint64_t perft(const Position& position, int depth);
  Reach reach_on(const PieceMoves& moves, const Occupancy& pieces, CellId from);
  Position position();           ///< after the moves of `plays`, as "rd-kn3 rd-kn5; br-k1 br-kn2"
  std::vector<Position> line();  ///< those from the first to that one; none: refused
  const GameLogic& play(const Position& position);
  Occupancy pieces();
  Reach reach();  ///< of the claim's piece on its cell
  CellSet selection();
  CellSet regions(std::string_view key);  ///< of shapes, tiles or zones: "square,hexagon"
  std::vector<const Axis*> axes();
  const Axis& axis_named(std::string_view name);
  const Figure& figure();
  const Content* content();  ///< of the claim's figure, or null
  const FigurePiece& figure_piece();
  CellNames names(const CellSet& cells) const { return names_of(board(), cells); }

 private:
  Evidence evidence_;
  const Claim& claim_;
  Cache& cache_;
  const Board* board_;
  std::optional<BadClaim> bad_;
};

/// What agreement proves: that a statement follows from the rules, or only that something which
/// stands in the data as in the article, a heading or a name, was copied without a slip.
enum class Proves { statement, copy };

/// What a kind computes: the alternative of Value that its claims state.
enum class Yields { count, share, cells, words, truth };

/// A row of the table of kinds.
struct ClaimKind {
  std::string_view name;
  std::string_view keys;  ///< those it needs, and in brackets those it may have besides `board`,
                          ///< with blanks: "piece cell (seat own)"; SEL: a selection
  Value (*compute)(ClaimContext&);
  Yields yields;
  std::string_view states;    ///< what the documented value means
  std::string_view sentence;  ///< what a claim is about, for readers: document/wording fills in the
                              ///< keys in braces. It has every key that the kind needs
  Proves proves = Proves::statement;
};

/// The keys of a kind, as `keys` lists them.
struct ClaimKeys {
  std::vector<std::string_view> needed, allowed;
};
ClaimKeys keys_of(const ClaimKind& kind);

/// All keys that claims of a kind may have besides those of every claim: `board`, and for a
/// selection each of its keys.
std::set<std::string_view> all_keys_of(const ClaimKind& kind);

std::span<const ClaimKind> board_claims();
std::span<const ClaimKind> line_claims();
std::span<const ClaimKind> piece_claims();
std::span<const ClaimKind> play_claims();
std::span<const ClaimKind> text_claims();

/// What a claim of a kind has as its value, or why it has none.
using Outcome = std::variant<Value, BadClaim>;
Outcome outcome_of(const ClaimKind& kind, const Evidence& evidence, const Claim& claim,
                   Cache& cache);

/// All rows.
std::vector<ClaimKind> claim_kinds();

/// The row of a kind, or null.
const ClaimKind* find_kind(std::string_view name);

/// The share of a whole, rounded to whole per cent, halves up.
Percent share_of(int part, int whole);

}  // namespace boardwright::verify
