// Chooses what to propose, and has it computed.
#include "document/proposals.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "base/text.h"
#include "document/statement.h"
#include "game/move_cost.h"
#include "game/pieces.h"
#include "game/positions.h"
#include "game/reference.h"
#include "play/fen.h"
#include "verify/claims.h"

namespace boardwright::document {
namespace {

using Keys = std::vector<std::pair<std::string, std::string>>;

/// Steps that one game's proposals may cost.
constexpr std::int64_t steps_of_proposals = limits::proof_steps / 8;

/// Claims to be asked, before their values are known.
class Asked {
 public:
  void add(const char* kind, const Keys& keys) {
    Claim claim;
    claim.kind = kind;
    claim.at = "Our count";
    for (const auto& [key, value] : keys) claim.keys.emplace(key, value);
    claims_.push_back(std::move(claim));
  }

  /// Those that make sense, with what the engine computes, and their ids.
  std::vector<Claim> answered(const Game& game, GameLogics& plays,
                              const std::string& piece_type = {}) {
    const auto values = compute(game, claims_, plays, Budget(steps_of_proposals));
    std::vector<Claim> found;
    for (std::size_t i = 0; i < claims_.size(); ++i) {
      if (!values[i]) continue;
      Claim claim = std::move(claims_[i]);
      claim.documented = *values[i];
      const bool by_fen = play::looks_like_fen(claim.key("position"));
      claim.id = by_fen ? claim.kind + "-" + piece_type : id_of_statement(print_statement(claim));
      const bool known = std::any_of(found.begin(), found.end(),
                                     [&](const Claim& other) { return other.id == claim.id; });
      if (!known && is_short(claim.documented)) found.push_back(std::move(claim));
    }
    return found;
  }

 private:
  /// Whether people would read a list of cells, or words that say "none".
  static bool is_short(const Value& value) {
    constexpr std::size_t most = 12;
    const auto* cells = std::get_if<CellNames>(&value);
    return cells == nullptr || (!cells->empty() && cells->size() <= most);
  }

  std::vector<Claim> claims_;
};

/// A cell of the middle and one of the rim, of those on which a piece may stand.
struct Extremes {
  CellId middle = no_cell, rim = no_cell;
};
Extremes ends_of(const CellSet& stands, const std::vector<int>& far) {
  Extremes ends;
  for (const CellId cell : stands.list()) {
    if (ends.middle == no_cell || far[index(cell)] < far[index(ends.middle)]) ends.middle = cell;
    if (ends.rim == no_cell || far[index(cell)] > far[index(ends.rim)]) ends.rim = cell;
  }
  return ends;
}

class Proposer {
 public:
  explicit Proposer(Game& game)
      : game_(game),
        board_(game.board()),
        plays_(game),
        far_(farness(board_)),
        drawn_(reference_article(game, Extent::figures)) {
    if (const Position* start = game.find_position(game.start)) start_ = *start;
  }

  Proposal whole() {
    Asked asked;
    asked.add("cell-count", {});
    if (std::none_of(game_.piece_types.begin(), game_.piece_types.end(),
                     [](const PieceType& piece_type) {
                       return piece_type.helper || piece_type.moves.empty();
                     }))
      asked.add("piece-count", {});
    if (start_) {
      const Keys at = {{"position", game_.start}};
      asked.add("men-count",
                {{"position", game_.start}, {"seat", std::to_string(seat_number(start_->turn))}});
      asked.add("legal-count", at);
      asked.add("perft", {{"position", game_.start}, {"depth", "2"}});
    }
    Proposal proposal;
    proposal.claims = asked.answered(game_, plays_);
    add_figures(proposal, [](const Figure& figure) { return !figure.position.empty(); });
    return proposal;
  }

  Proposal of(const PieceType& piece_type) {
    Proposal proposal;
    proposal.piece_type = &piece_type;
    const CellSet stands = stands_on(piece_type, board_, first_seat);
    const Extremes ends = ends_of(stands, far_);
    if (ends.middle == no_cell || cost_of(piece_type, board_) > limits::kept_cells) return proposal;
    Asked asked;
    const std::string middle = board_.name(ends.middle), rim = board_.name(ends.rim);
    asked.add("reach-count", {{"piece", piece_type.id}, {"cell", middle}});
    asked.add("reach-count", {{"piece", piece_type.id}, {"cell", rim}});
    asked.add("mobility", {{"piece", piece_type.id}});
    asked.add("range-count", {{"piece", piece_type.id}, {"from", middle}});
    ask_captures(asked, piece_type, ends.middle);
    ask_promotions(asked, piece_type);
    ask_first_moves(asked, piece_type);
    proposal.claims = asked.answered(game_, plays_, piece_type.id);
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

  /// With the first and the last of those that it can capture about it, and one of its own.
  void ask_captures(Asked& asked, const PieceType& piece_type, CellId from) const {
    const PieceMoves moves(board_, piece_type.moves, first_seat, piece_type.state);
    CellSet others = board_.all();
    others.erase(from);
    const auto near = reach(moves, {{}, others}, from).captures.list();
    if (near.empty()) return;
    CellSet enemy;
    enemy.insert(near.front());
    enemy.insert(near.back());
    const auto open = (reach(moves, {{}, enemy}, from).moves).list();
    Keys keys = {{"piece", piece_type.id},
                 {"cell", board_.name(from)},
                 {"enemy", joined(names_of(board_, enemy), ",")}};
    if (!open.empty()) keys.emplace_back("own", board_.name(open[open.size() / 2]));
    asked.add("reach-count", keys);
    asked.add("capture-cells", keys);
  }

  /// From one cell before the place of promotion, with nobody else there but who is royal.
  void ask_promotions(Asked& asked, const PieceType& piece_type) {
    const PieceTypeId id = game_.id_of(piece_type);
    const bool promotes = std::any_of(
        game_.rules.promotions.begin(), game_.rules.promotions.end(), [&](const auto& rule) {
          return std::find(rule.piece_types.begin(), rule.piece_types.end(), id) !=
                 rule.piece_types.end();
        });
    if (!promotes || !start_) return;
    Position bare = *start_;
    for (const CellId cell : board_.cells())
      if (!bare.at(cell).none() && is_royal(bare.at(cell)))
        bare.at(cell).unmoved = false;
      else
        bare.at(cell) = Piece{};
    for (const CellId cell : stands_on(piece_type, board_, bare.turn).list()) {
      if (!bare.at(cell).none()) continue;
      Position position = bare;
      position.at(cell) = piece_of(id, bare.turn);
      if (ask_promotion(asked, position, cell)) return;
    }
  }

  bool is_royal(const Piece& piece) const {
    const auto& royal = game_.rules.royal.piece_types;
    return std::find(royal.begin(), royal.end(), piece.piece_type) != royal.end();
  }

  bool ask_promotion(Asked& asked, const Position& position, CellId cell) {
    for (const Move& move : plays_.of(position).legal_from(position, cell)) {
      if (move.promoted == no_piece_type) continue;
      const auto fen = print_position(game_, position);
      if (!fen) return true;  // it cannot be told
      Report broken;
      add_position(game_, *fen, {}, broken);
      if (broken.has_errors()) return true;
      asked.add("promotions",
                {{"position", *fen}, {"cell", board_.name(cell)}, {"to", board_.name(move.to)}});
      return true;
    }
    return false;
  }

  void ask_first_moves(Asked& asked, const PieceType& piece_type) {
    if (!start_) return;
    for (const CellId cell : board_.cells()) {
      const Piece& piece = start_->at(cell);
      if (piece.none() || piece.seat != start_->turn || piece.piece_type != game_.id_of(piece_type))
        continue;
      asked.add("legal-cells", {{"position", game_.start}, {"cell", board_.name(cell)}});
      if (!plays_.of(*start_).legal_from(*start_, cell).empty()) return;
    }
  }

  Game& game_;
  const Board& board_;
  GameLogics plays_;
  std::vector<int> far_;
  Article drawn_;
  std::optional<Position> start_;
};

}  // namespace

std::vector<Proposal> propose(Game& game, const PieceType* only) {
  Proposer proposer(game);
  std::vector<Proposal> proposals;
  if (only == nullptr) proposals.push_back(proposer.whole());
  for (const PieceType& piece_type : game.piece_types)
    if (only == nullptr ? !piece_type.helper && !piece_type.moves.empty() : &piece_type == only)
      proposals.push_back(proposer.of(piece_type));
  return proposals;
}

}  // namespace boardwright::document
