// Chooses the claims and figures to propose, and computes the claims.
#include "audit/proposals.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "base/text.h"
#include "game/move_cost.h"
#include "game/positions.h"
#include "game/reference.h"
#include "play/fen.h"
#include "text/statement.h"
#include "verify/claims.h"

namespace boardwright::audit {

using base::index;
using game::Claim, game::Game;
using geometry::CellId, geometry::CellSet, geometry::no_cell;
using play::Position;

namespace {

using Keys = std::vector<std::pair<std::string, std::string>>;

/// Step limit for the proposals of one game.
constexpr std::int64_t steps_of_proposals = base::limits::proof_steps / 8;

/// Claims to compute, without values yet.
class Candidates {
 public:
  void add(const char* kind, const Keys& keys) {
    Claim claim;
    claim.kind = kind;
    claim.at = "Our count";
    for (const auto& [key, value] : keys) claim.keys.emplace(key, value);
    claims_.push_back(std::move(claim));
  }

  /// The claims that can be computed and are worth reading, with their values and ids.
  std::vector<Claim> computed(const Game& game, game::GameLogics& logics,
                              const std::string& piece_type = {}) {
    const auto values = verify::compute(game, claims_, logics, base::Budget(steps_of_proposals));
    std::vector<Claim> found;
    for (std::size_t i = 0; i < claims_.size(); ++i) {
      if (!values[i]) continue;
      Claim claim = std::move(claims_[i]);
      claim.documented = *values[i];
      const bool by_fen = play::looks_like_fen(claim.key("position"));
      claim.id = by_fen ? claim.kind + "-" + piece_type
                        : text::id_of_statement(text::print_statement(claim));
      const bool known =
          std::ranges::any_of(found, [&](const Claim& other) { return other.id == claim.id; });
      if (!known && is_short(claim.documented)) found.push_back(std::move(claim));
    }
    return found;
  }

 private:
  /// False for an empty list of cells, and for one too long to read.
  static bool is_short(const game::Value& value) {
    constexpr std::size_t most = 12;
    const auto* cells = std::get_if<game::CellNames>(&value);
    return cells == nullptr || (!cells->empty() && cells->size() <= most);
  }

  std::vector<Claim> claims_;
};

/// The cells of a set that are nearest to the middle and to the rim of the board.
struct Extremes {
  CellId middle = no_cell, rim = no_cell;
};
Extremes extremes_of(const CellSet& stands, const std::vector<int>& distance_sums) {
  Extremes extremes;
  for (const CellId cell : stands) {
    if (extremes.middle == no_cell ||
        distance_sums[index(cell)] < distance_sums[index(extremes.middle)])
      extremes.middle = cell;
    if (extremes.rim == no_cell || distance_sums[index(cell)] > distance_sums[index(extremes.rim)])
      extremes.rim = cell;
  }
  return extremes;
}

class Proposer {
 public:
  explicit Proposer(Game& game)
      : game_(game),
        board_(game.board()),
        logics_(game),
        distance_sums_(game::distance_sums(board_)),
        drawn_(game::reference_article(game, game::Extent::figures)) {
    if (const Position* start = game.find_position(game.start)) start_ = *start;
  }

  Proposal for_game() {
    Candidates candidates;
    candidates.add("cell-count", {});
    if (std::ranges::none_of(game_.piece_types, [](const PieceType& piece_type) {
          return piece_type.helper || piece_type.moves.empty();
        }))
      candidates.add("piece-count", {});
    if (start_) {
      const Keys at = {{"position", game_.start}};
      candidates.add("men-count", {{"position", game_.start},
                                   {"seat", std::to_string(board::seat_number(start_->turn))}});
      candidates.add("legal-count", at);
      candidates.add("perft", {{"position", game_.start}, {"depth", "2"}});
    }
    Proposal proposal;
    proposal.claims = candidates.computed(game_, logics_);
    add_figures(proposal, [](const Figure& figure) { return !figure.position.empty(); });
    return proposal;
  }

  Proposal for_piece(const PieceType& piece_type) {
    Proposal proposal;
    proposal.piece_type = &piece_type;
    const CellSet stands = moves::stands_on(piece_type, board_, board::first_seat);
    const Extremes extremes = extremes_of(stands, distance_sums_);
    if (extremes.middle == no_cell || game::cost_of(piece_type, board_) > base::limits::kept_cells)
      return proposal;
    Candidates candidates;
    const std::string middle = board_.name(extremes.middle), rim = board_.name(extremes.rim);
    candidates.add("reach-count", {{"piece", piece_type.id}, {"cell", middle}});
    candidates.add("reach-count", {{"piece", piece_type.id}, {"cell", rim}});
    candidates.add("mobility", {{"piece", piece_type.id}});
    candidates.add("range-count", {{"piece", piece_type.id}, {"from", middle}});
    add_capture_claims(candidates, piece_type, extremes.middle);
    add_promotion_claim(candidates, piece_type);
    add_first_move_claims(candidates, piece_type);
    proposal.claims = candidates.computed(game_, logics_, piece_type.id);
    add_figures(proposal, [&](const Figure& figure) {
      return !figure.pieces.empty() && figure.pieces.front().piece_type == piece_type.id;
    });
    return proposal;
  }

 private:
  template <class Wanted>
  void add_figures(Proposal& proposal, const Wanted& wanted) const {
    for (const Figure& figure : drawn_.figures) {
      if (!wanted(figure)) continue;
      proposal.figures.push_back(figure);
      Figure& added = proposal.figures.back();
      added.id = proposal.piece_type != nullptr ? proposal.piece_type->id : "array";
      added.section = proposal.piece_type == nullptr         ? "board"
                      : proposal.piece_type->section.empty() ? proposal.piece_type->id
                                                             : proposal.piece_type->section;
      added.title = proposal.piece_type != nullptr
                        ? "Where the " + proposal.piece_type->name + " goes"
                        : "The array";
      for (int n = 2; game_.find_figure(added.id) != nullptr; ++n)
        added.id = (proposal.piece_type != nullptr ? proposal.piece_type->id : "array") + "-" +
                   std::to_string(n);
      return;
    }
  }

  /// Adds claims about captures: with enemies on the first and the last cell on which the piece can
  /// capture, and a piece of its own seat in between.
  void add_capture_claims(Candidates& candidates, const PieceType& piece_type, CellId from) const {
    const moves::PieceMoves moves(board_, piece_type.moves, board::first_seat, piece_type.state);
    CellSet others = board_.all();
    others.erase(from);
    const auto capturable = moves::reach(moves, {{}, others}, from).captures.list();
    if (capturable.empty()) return;
    CellSet enemy;
    enemy.insert(capturable.front());
    enemy.insert(capturable.back());
    const auto open = (moves::reach(moves, {{}, enemy}, from).moves).list();
    Keys keys = {{"piece", piece_type.id},
                 {"cell", board_.name(from)},
                 {"enemy", base::joined(board::names_of(board_, enemy), ",")}};
    if (!open.empty()) keys.emplace_back("own", board_.name(open[open.size() / 2]));
    candidates.add("reach-count", keys);
    candidates.add("capture-cells", keys);
  }

  /// Adds a claim about the promotion of a piece one move away from it, on a board with only the
  /// royal pieces.
  void add_promotion_claim(Candidates& candidates, const PieceType& piece_type) {
    const moves::PieceTypeId id = game_.id_of(piece_type);
    const bool promotes = std::ranges::any_of(game_.rules.promotions, [&](const auto& rule) {
      return std::ranges::find(rule.piece_types, id) != rule.piece_types.end();
    });
    if (!promotes || !start_) return;
    Position royal_only = *start_;
    for (const CellId cell : board_.cells())
      if (!royal_only.at(cell).none() && is_royal(royal_only.at(cell)))
        royal_only.at(cell).unmoved = false;
      else
        royal_only.at(cell) = play::Piece{};
    for (const CellId cell : moves::stands_on(piece_type, board_, royal_only.turn)) {
      if (!royal_only.at(cell).none()) continue;
      Position position = royal_only;
      position.at(cell) = play::piece_of(id, royal_only.turn);
      if (add_promotion_from(candidates, position, cell)) return;
    }
  }

  bool is_royal(const play::Piece& piece) const {
    const auto& royal = game_.rules.royal.piece_types;
    return std::ranges::find(royal, piece.piece_type) != royal.end();
  }

  bool add_promotion_from(Candidates& candidates, const Position& position, CellId cell) {
    for (const play::Move& move : logics_.of(position).legal_from(position, cell)) {
      if (move.promoted == moves::no_piece_type) continue;
      const auto fen = game::print_position(game_, position);
      if (!fen) return true;  // the position has no FEN
      base::Report broken;
      game::add_position(game_, *fen, {}, broken);
      if (broken.has_errors()) return true;
      candidates.add(
          "promotions",
          {{"position", *fen}, {"cell", board_.name(cell)}, {"to", board_.name(move.to)}});
      return true;
    }
    return false;
  }

  void add_first_move_claims(Candidates& candidates, const PieceType& piece_type) {
    if (!start_) return;
    for (const CellId cell : board_.cells()) {
      const play::Piece& piece = start_->at(cell);
      if (piece.none() || piece.seat != start_->turn || piece.piece_type != game_.id_of(piece_type))
        continue;
      candidates.add("legal-cells", {{"position", game_.start}, {"cell", board_.name(cell)}});
      if (!logics_.of(*start_).legal_from(*start_, cell).empty()) return;
    }
  }

  Game& game_;
  const board::Board& board_;
  game::GameLogics logics_;
  std::vector<int> distance_sums_;
  game::Article drawn_;
  std::optional<Position> start_;
};

}  // namespace

std::vector<Proposal> propose(Game& game, const PieceType* only) {
  Proposer proposer(game);
  std::vector<Proposal> proposals;
  if (only == nullptr) proposals.push_back(proposer.for_game());
  for (const PieceType& piece_type : game.piece_types)
    if (only == nullptr ? !piece_type.helper && !piece_type.moves.empty() : &piece_type == only)
      proposals.push_back(proposer.for_piece(piece_type));
  return proposals;
}

}  // namespace boardwright::audit
