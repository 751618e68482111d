// Answers what the keys of claims mean, and puts the tables of kinds together.
#include "verify/kinds.h"

#include <array>

#include "base/hints.h"
#include "base/text.h"
#include "play/algebraic.h"

namespace boardwright::verify {
namespace {

std::array<std::span<const ClaimKind>, 5> tables() {
  return {board_claims(), line_claims(), piece_claims(), play_claims(), text_claims()};
}

}  // namespace

Asker::Asker(const Evidence& evidence, const Claim& claim, Cache& cache)
    : evidence_(evidence), claim_(claim), cache_(cache) {
  if (cache.weight > limits::kept_cells) {
    cache.moves.clear();
    cache.weight = 0;
  }
  board_ = has("board") ? game().find_board(claim.key("board")) : &game().board();
  if (board_ == nullptr)
    throw BadClaim("unknown board '" + claim.key("board") + "'",
                   meant(claim.key("board"), game().boards, &Board::id), claim.key("board"));
  spend(std::int64_t{8} * board_->size());
}

int Asker::number(std::string_view key) const {
  const auto value = to_integer(claim_.key(key));
  if (!value) throw BadClaim("key '" + std::string(key) + "' needs a number");
  return *value;
}

SeatId Asker::seat() const {
  const int told = has("seat") ? number("seat") : 1;
  if (const auto seat = board().seat_numbered(told)) return *seat;
  throw BadClaim("the game has no seat " + std::to_string(told));
}

CellId Asker::cell_named(std::string_view name) const {
  const auto found = board().find(name);
  if (!found)
    throw BadClaim("no cell '" + std::string(name) + "' on board '" + board().id + "'",
                   did_you_mean(name, board().names), name);
  return *found;
}

CellId Asker::cell(std::string_view key) const {
  if (!has(key)) throw BadClaim("key '" + std::string(key) + "' is missing");
  return cell_named(claim_.key(key));
}

CellSet Asker::cells(std::string_view key) const {
  CellSet set;
  for (const std::string& name : comma_list(claim_.key(key))) set.insert(cell_named(name));
  return set;
}

const Piece& Asker::piece_named(std::string_view id) const {
  const Piece* found = game().find_piece(id);
  if (found == nullptr)
    throw BadClaim("unknown piece '" + std::string(id) + "'", meant(id, game().pieces, &Piece::id),
                   id);
  return *found;
}

const Piece& Asker::piece(std::string_view key) const { return piece_named(claim_.key(key)); }

std::vector<const Piece*> Asker::pieces(std::string_view key) const {
  std::vector<const Piece*> found;
  for (const std::string& id : comma_list(claim_.key(key))) found.push_back(&piece_named(id));
  if (found.empty()) throw BadClaim("key '" + std::string(key) + "' is missing");
  return found;
}

State Asker::state(const Piece& piece) const {
  std::string problem;
  const auto state = parse_state(piece, claim_.key("state"), problem);
  if (!state) throw BadClaim(problem, "write name=number", claim_.key("state"));
  return *state;
}

void Asker::spend(std::int64_t steps) const {
  if (!cache_.budget.spend(steps))
    throw BadClaim(
        "the proofs of this game take more than " + std::to_string(limits::proof_steps) + " steps",
        "count shorter sequences, or fewer cells; the claims behind this one are not looked at");
}

std::uint64_t Asker::perft(const Position& position, int depth) const {
  const auto count = play(position).perft(position, depth, cache_.budget);
  if (!count) spend(1);  // says that nothing is left
  return *count;
}

Reach Asker::reach_on(const Moves& moves, const Men& men, CellId from) const {
  spend(moves.weight(from));
  return rules::reach(moves, men, from);
}

const Moves& Asker::moves(const Piece& piece, const State& told) const {
  auto& moves = cache_.moves[{&board(), &piece, seat(), told}];
  if (!moves) {
    moves = std::make_unique<Moves>(board(), piece.moves, seat(), told);
    spend(4 * moves->weight());
    cache_.weight += moves->weight();
  }
  return *moves;
}

const Play& Asker::play(const Position& position) const {
  const std::size_t before = evidence_.plays.size();
  const Play& play = evidence_.plays.of(position);
  if (evidence_.plays.size() > before) spend(play.cost());  // kept as long as the proof
  return play;
}

Position Asker::position() const {
  if (board_ != &game().board())
    throw BadClaim("positions are of the game's own board", "leave out 'board'",
                   claim_.key("board"));
  const Position* start = game().find_position(claim_.key("position"));
  if (start == nullptr)
    throw BadClaim("unknown position '" + claim_.key("position") + "'",
                   meant(claim_.key("position"), game().positions, &NamedPosition::name),
                   claim_.key("position"));
  Position position = *start;
  if (!has("plays")) return position;
  const play::Line line = read_line(play(position), position, claim_.key("plays"));
  spend(std::int64_t{4} * board().size() * std::ssize(line.positions));
  if (!line.problem.empty()) throw BadClaim(line.problem, line.hint, line.wrong);
  return line.positions.back();
}

CellId Asker::cell_of(std::string_view key, const Piece& piece) const {
  const CellId found = cell(key);
  check_stands(key, piece, found);
  return found;
}

void Asker::check_stands(std::string_view key, const Piece& piece, CellId cell) const {
  if (const auto problem = never_stands(piece, board(), seat(), cell))
    throw BadClaim(*problem, {}, claim_.key(key));
}

Men Asker::men() const { return {cells("own"), cells("enemy")}; }

Reach Asker::reach() const {
  const Piece& asked = piece("piece");
  return reach_on(moves(asked), men(), cell_of("cell", asked));
}

CellSet Asker::selection() const {
  const auto text_of = [&](std::string_view key) { return claim_.key(key); };
  return select(board(), selection_of(text_of, claim_.place), seat(), report());
}

CellSet Asker::regions(std::string_view key) const {
  if (!has(key)) throw BadClaim("key '" + std::string(key) + "' is missing");
  CellSet found;
  for (const std::string& word : comma_list(claim_.key(key))) {
    const auto region = board().region(word, seat());
    if (!region)
      throw BadClaim("unknown region '" + word + "'", meant_or_all(word, board().region_words()),
                     word);
    found |= *region;
  }
  return found;
}

const Axis& Asker::axis_named(std::string_view name) const {
  if (const Axis* axis = board().axis(name)) return *axis;
  std::vector<std::string> names;
  for (const Axis& axis : board().axes) names.push_back(axis.name);
  throw BadClaim("unknown axis '" + std::string(name) + "'", "there are: " + joined(names, ", "),
                 name);
}

std::vector<const Axis*> Asker::axes() const {
  std::vector<const Axis*> found;
  for (std::string_view name : words(claim_.key("axis"))) found.push_back(&axis_named(name));
  if (found.empty()) throw BadClaim("key 'axis' is missing");
  return found;
}

const Figure& Asker::figure() const {
  const Figure* found = game().find_figure(claim_.key("figure"));
  if (found == nullptr)
    throw BadClaim("unknown figure '" + claim_.key("figure") + "'",
                   meant(claim_.key("figure"), game().figures(), &Figure::id),
                   claim_.key("figure"));
  const std::string& shown = found->board.empty() ? game().board().id : found->board;
  if (has("board") && shown != board().id)
    throw BadClaim("figure " + found->id + " shows board '" + shown + "'", "leave out 'board'",
                   claim_.key("board"));
  return *found;
}

const Content& Asker::content() const {
  for (const Content& each : evidence_.contents)
    if (each.figure == &figure()) return each;
  throw BadClaim("the figure cannot be drawn");
}

const FigureMan& Asker::figure_man() const {
  for (const FigureMan& man : figure().men)
    if (man.label == claim_.key("man")) return man;
  throw BadClaim("figure " + figure().id + " has no man '" + claim_.key("man") + "'");
}

Percent share_of(int part, int whole) { return {(200 * part + whole) / (2 * whole)}; }

ClaimKeys keys_of(const ClaimKind& kind) {
  ClaimKeys keys;
  bool needed = true;
  for (std::string_view word : words(kind.keys)) {
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
    for (const std::string_view key : selection_keys()) all.insert(key);
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
