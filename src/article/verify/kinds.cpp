// Evaluates the keys of claims and joins the tables of kinds.
#include "verify/kinds.h"

#include <array>

#include "game/positions.h"
#include "play/algebraic.h"

namespace boardwright::verify {
namespace {

std::array<std::span<const ClaimKind>, 6> tables() {
  return {board_claims(), line_claims(),    piece_claims(),
          play_claims(),  problem_claims(), text_claims()};
}

/// A default value in place of something that the game lacks.
template <class Thing>
const Thing& default_of() {
  static const Thing thing;
  return thing;
}

}  // namespace

ClaimContext::ClaimContext(const Evidence& evidence, const Claim& claim, Cache& cache)
    : evidence_(evidence), claim_(claim), cache_(cache), board_(&evidence.game.board()) {
  if (cache.weight > base::limits::kept_cells) {
    cache.moves.clear();
    cache.weight = 0;
  }
  if (has("board")) {
    const std::string& id = claim.key("board");
    if (const Board* found = game().find_board(id))
      board_ = found;
    else
      refuse(
          "unknown board '" + id + "'", [&] { return meant(id, game().boards, &Board::id); }, id);
  }
  if (board_->size() == 0) refuse("board '" + board_->id + "' has no cells");
  spend(std::int64_t{8} * board_->size());
}

Value ClaimContext::refuse(std::string problem, std::string hint, std::string_view word) {
  if (!bad_) bad_ = {std::move(problem), std::move(hint), std::string(word)};
  return {};
}

int ClaimContext::number(std::string_view key) {
  const auto value = base::to_integer(claim_.key(key));
  if (!value) refuse("key '" + std::string(key) + "' needs a number");
  return value.value_or(0);
}

SeatId ClaimContext::seat() {
  const int wanted = has("seat") ? number("seat") : 1;
  const auto seat = board().seat_numbered(wanted);
  if (!seat) refuse("the game has no seat " + std::to_string(wanted));
  return seat.value_or(board::first_seat);
}

CellId ClaimContext::cell_named(std::string_view name) {
  const auto found = board().find(name);
  if (!found)
    refuse(
        "no cell '" + std::string(name) + "' on board '" + board().id + "'",
        [&] { return board::cell_hint(board(), name); }, name);
  return found.value_or(CellId{});
}

CellId ClaimContext::cell(std::string_view key) {
  if (has(key)) return cell_named(claim_.key(key));
  refuse("key '" + std::string(key) + "' is missing");
  return {};
}

CellSet ClaimContext::cells(std::string_view key) {
  CellSet set;
  for (const std::string& name : board::comma_list(claim_.key(key))) {
    if (refused()) break;
    set.insert(cell_named(name));
  }
  return set;
}

const PieceType& ClaimContext::piece_named(std::string_view id) {
  if (const PieceType* found = game().find_piece_type(id)) return *found;
  refuse(
      "unknown piece '" + std::string(id) + "'",
      [&] { return meant(id, game().piece_types, &PieceType::id); }, id);
  return default_of<PieceType>();
}

const PieceType& ClaimContext::piece_type(std::string_view key) {
  return piece_named(claim_.key(key));
}

std::vector<const PieceType*> ClaimContext::piece_types(std::string_view key) {
  std::vector<const PieceType*> found;
  for (const std::string& id : board::comma_list(claim_.key(key))) {
    if (refused()) break;
    found.push_back(&piece_named(id));
  }
  if (found.empty()) refuse("key '" + std::string(key) + "' is missing");
  return found;
}

State ClaimContext::state(const PieceType& piece_type) {
  if (refused()) return {};
  std::string problem;
  auto state = moves::parse_state(piece_type, claim_.key("state"), problem);
  if (!state) refuse(problem, "write name=number", claim_.key("state"));
  return std::move(state).value_or(State());
}

bool ClaimContext::spend(std::int64_t steps) {
  if (!refused() && !cache_.budget.spend(steps))
    refuse("the proofs of this game take more than " + std::to_string(base::limits::proof_steps) +
               " steps",
           "count shorter sequences, or fewer cells; the claims after this one are skipped");
  return !refused();
}

std::uint64_t ClaimContext::perft(const Position& position, int depth) {
  if (refused()) return 0;
  const auto count = play(position).perft(position, depth, cache_.budget);
  if (!count) spend(1);  // refuses, since the budget is spent
  return count.value_or(0);
}

moves::Reach ClaimContext::reach_on(const PieceMoves& moves, const moves::Occupancy& pieces,
                                    CellId from) {
  return spend(moves.weight(from)) ? moves::reach(moves, pieces, from) : moves::Reach();
}

const PieceMoves& ClaimContext::moves(const PieceType& piece_type, const State& state) {
  const SeatId own = seat();
  const PieceType& known = refused() ? default_of<PieceType>() : piece_type;
  auto& moves = cache_.moves[{&board(), &known, own, refused() ? State() : state}];
  if (!moves) {
    moves = std::make_unique<PieceMoves>(board(), known.moves, own, refused() ? State() : state);
    spend(4 * moves->weight());
    cache_.weight += moves->weight();
  }
  return *moves;
}

const play::GameLogic& ClaimContext::play(const Position& position) {
  const std::size_t before = evidence_.plays.size();
  const play::GameLogic& play = evidence_.plays.of(position);
  if (evidence_.plays.size() > before) spend(play.cost());  // new move tables were built
  return play;
}

Position ClaimContext::position() {
  std::vector<Position> found = line();
  return found.empty() ? play::empty_position(board()) : std::move(found.back());
}

std::vector<Position> ClaimContext::line() {
  const std::string& name = claim_.key("position");
  const Position* start = game().find_position(name);
  if (board_ != &game().board())
    refuse("positions are of the game's own board", "leave out 'board'", claim_.key("board"));
  if (start == nullptr)
    refuse(
        "unknown position '" + name + "'",
        [&] { return meant(name, game::position_names(game()), std::identity()); }, name);
  if (refused()) return {};
  if (!has("plays")) return {*start};
  play::Line line = play::read_line(play(*start), *start, claim_.key("plays"));
  spend(std::int64_t{4} * board().size() * std::ssize(line.positions));
  if (!line.problem.empty()) refuse(line.problem, line.hint, line.wrong);
  if (line.positions.empty()) return {*start};
  return std::move(line.positions);
}

CellId ClaimContext::cell_of(std::string_view key, const PieceType& piece_type) {
  const CellId found = cell(key);
  check_stands(key, piece_type, found);
  return found;
}

void ClaimContext::check_stands(std::string_view key, const PieceType& piece_type, CellId cell) {
  if (refused()) return;
  if (const auto problem = moves::never_stands(piece_type, board(), seat(), cell))
    refuse(*problem, {}, claim_.key(key));
}

moves::Occupancy ClaimContext::pieces() { return {cells("own"), cells("enemy")}; }

moves::Reach ClaimContext::reach() {
  const PieceType& asked = piece_type("piece");
  const CellId from = cell_of("cell", asked);
  const moves::Occupancy around = pieces();
  return reach_on(moves(asked), around, from);
}

CellSet ClaimContext::selection() {
  if (refused()) return {};
  const auto text_of = [&](std::string_view key) { return claim_.key(key); };
  return board::select(board(), board::selection_of(text_of, claim_.place), seat(), report());
}

CellSet ClaimContext::regions(std::string_view key) {
  if (!has(key)) refuse("key '" + std::string(key) + "' is missing");
  CellSet found;
  for (const std::string& word : board::comma_list(claim_.key(key))) {
    if (refused()) break;
    if (const auto region = board().region(word, seat()))
      found |= *region;
    else
      refuse(
          "unknown region '" + word + "'",
          [&] { return base::meant_or_all(word, board().region_words()); }, word);
  }
  return found;
}

const Axis& ClaimContext::axis_named(std::string_view name) {
  if (const Axis* axis = board().axis(name)) return *axis;
  std::vector<std::string> names;
  for (const Axis& axis : board().axes) names.push_back(axis.name);
  refuse("unknown axis '" + std::string(name) + "'", "there are: " + base::joined(names, ", "),
         name);
  return default_of<Axis>();
}

std::vector<const Axis*> ClaimContext::axes() {
  std::vector<const Axis*> found;
  for (std::string_view name : base::words(claim_.key("axis"))) {
    if (refused()) break;
    found.push_back(&axis_named(name));
  }
  if (found.empty()) refuse("key 'axis' is missing");
  return found;
}

const Figure& ClaimContext::figure() {
  const std::string& id = claim_.key("figure");
  const Figure* found = game().find_figure(id);
  if (found == nullptr) {
    refuse(
        "unknown figure '" + id + "'", [&] { return meant(id, game().figures(), &Figure::id); },
        id);
    return default_of<Figure>();
  }
  const std::string& shown = found->board.empty() ? game().board().id : found->board;
  if (has("board") && shown != board().id)
    refuse("figure " + found->id + " shows board '" + shown + "'", "leave out 'board'",
           claim_.key("board"));
  return *found;
}

const Content* ClaimContext::content() {
  const Figure& asked = figure();
  if (refused()) return nullptr;
  for (const Content& each : evidence_.contents)
    if (each.figure == &asked) return &each;
  refuse("the figure cannot be drawn");
  return nullptr;
}

const game::FigurePiece& ClaimContext::figure_piece() {
  const Figure& asked = figure();
  for (const game::FigurePiece& piece : asked.pieces)
    if (piece.label == claim_.key("man")) return piece;
  refuse("figure " + asked.id + " has no man '" + claim_.key("man") + "'");
  return default_of<game::FigurePiece>();
}

Outcome outcome_of(const ClaimKind& kind, const Evidence& evidence, const Claim& claim,
                   Cache& cache) {
  ClaimContext context(evidence, claim, cache);
  Value value = context.refused() ? Value() : kind.compute(context);
  if (context.refused()) return *context.bad();
  return value;
}

game::Percent share_of(int part, int whole) { return {(200 * part + whole) / (2 * whole)}; }

ClaimKeys keys_of(const ClaimKind& kind) {
  ClaimKeys keys;
  bool needed = true;
  for (std::string_view word : base::words(kind.keys)) {
    if (word.starts_with('(')) needed = false;
    word = word.substr(word.starts_with('('));
    (needed ? keys.needed : keys.allowed).push_back(word.substr(0, word.find(')')));
  }
  return keys;
}

std::set<std::string_view> all_keys_of(const ClaimKind& kind) {
  const ClaimKeys keys = keys_of(kind);
  std::set<std::string_view> all = {"board"};
  for (const auto* part : {&keys.needed, &keys.allowed}) all.insert(part->begin(), part->end());
  if (all.erase("SEL") > 0) {
    all.insert("seat");
    for (const std::string_view key : board::selection_keys()) all.insert(key);
  }
  return all;
}

std::vector<ClaimKind> claim_kinds() {
  std::vector<ClaimKind> all;
  for (const auto& rows : tables()) all.insert(all.end(), rows.begin(), rows.end());
  return all;
}

const ClaimKind* find_kind(std::string_view name) {
  for (const auto& rows : tables())
    for (const ClaimKind& kind : rows)
      if (kind.name == name) return &kind;
  return nullptr;
}

}  // namespace boardwright::verify
