// To and from the values of the engine.
#include <algorithm>

#include "board/around.h"
#include "definition/definition.h"

namespace boardwright::definition {
namespace {

/// The army with which a game begins: its line, or what stands on the board of the start.
std::vector<PieceTypeId> army_of(const Game& game) {
  const auto* start = game.start.empty() ? nullptr : game.find_position(game.start);
  return start == nullptr ? std::vector<PieceTypeId>{} : start->began_with();
}

/// A double step of which a position says from where to where it led: what lies between.
void pass_over(const Rules& rules, const play::Position& engine, SeatId seat, Passed& passed) {
  const auto& step = engine.en_passant[index(seat)];
  if (step.from == no_cell) return;
  passed.from = step.from;
  passed.at = step.at;
  Position before = position_of(rules, [&] {
    play::Position there = engine;
    there.en_passant = {};
    there.at(step.from) = there.at(step.at);
    there.at(step.from).unmoved = true;
    there.at(step.at) = {};
    return there;
  }());
  const Piece piece = *before.at(step.from);
  for (const MovePattern& line : rules.type(piece.piece_type).moves)
    for (const Way& way : ways(rules, before, step.from, piece, line))
      if (way.to == step.at)
        for (const CellId cell : way.over)
          if (rules.play.en_passant.over.empty() ||
              rules.zone(rules.play.en_passant.over, seat).contains(cell))
            passed.cells.push_back(cell);
}

}  // namespace

Rules::Rules(const Game& game)
    : board(game.board()),
      piece_types(game.piece_types),
      play(game.rules),
      round(board::joined_round(game.board())),
      army(army_of(game)) {}

Piece Rules::new_piece(PieceTypeId which, SeatId seat) const {
  Piece piece;
  piece.piece_type = which;
  piece.seat = seat;
  const auto& state = type(which).state;
  if (const auto n = state.find("n"); n != state.end()) piece.n = n->second;
  return piece;
}

std::optional<int> Rules::number(const Piece& piece, std::string_view name) const {
  const PieceType& its = type(piece.piece_type);
  const auto own = its.state.find(name);
  if (own == its.state.end()) return std::nullopt;
  if (name == "n") return piece.n;
  if (name == "unmoved") return piece.unmoved ? 1 : 0;
  if (name == "multiple") return piece.multiple ? 1 : 0;
  if (const auto set = numbers.find(its.id); set != numbers.end())
    if (const auto value = set->second.find(name); value != set->second.end()) return value->second;
  return own->second;
}

Position position_of(const Rules& rules, const play::Position& engine) {
  Position position;
  const std::size_t types = rules.piece_types.size();
  for (const CellId cell : rules.board.cells()) {
    position.pieces.emplace_back();
    const play::Piece& there = engine.at(cell);
    if (there.none()) continue;
    if (there.piece_type == blocker_of(rules)) {
      position.blockers.insert(cell);
      continue;
    }
    const bool has_length = rules.type(there.piece_type).state.contains("n");
    Piece piece{there.piece_type, there.seat,     has_length ? there.n : 1,
                there.unmoved,    there.multiple, there.bound};
    piece.count = engine.count_on(cell);
    if (std::none_of(rules.play.promotions.begin(), rules.play.promotions.end(),
                     [](const auto& rule) { return !rule.after.empty(); }))
      piece.bound = false;  // nothing can end it
    if (there.promoted)
      for (const play::Promotion& rule : rules.play.promotions)
        if (rule.demoted && (rule.army || among(there.piece_type, rule.to)) &&
            piece.again == no_piece_type)
          piece.again = rule.piece_types.front();
    if (piece.again == piece.piece_type) piece.again = no_piece_type;
    position.pieces.back() = piece;
  }
  position.turn = engine.turn;
  position.quiet = engine.quiet;
  position.passes = engine.passes;
  for (std::size_t mark = 0; mark < rules.play.marks.size(); ++mark) {
    position.marks.emplace_back();
    for (const SeatId seat : rules.board.seat_ids())
      position.marks.back().push_back(engine.mark(static_cast<int>(mark), seat));
  }
  for (const SeatId seat : rules.board.seat_ids()) {
    position.standing.push_back(engine.standing[index(seat)]);
    position.team.push_back(engine.team[index(seat)]);
    position.score.push_back(engine.score[index(seat)]);
    position.checks.push_back(engine.checks[index(seat)]);
    position.hands.emplace_back();
    position.took.emplace_back();
    for (const PieceTypeId type : base::Ids<PieceTypeId>(types)) {
      position.hands.back().push_back(engine.in_hand(seat, type, types));
      if (engine.has_taken(seat, type)) position.took.back().insert(type);
    }
  }
  position.passed.resize(rules.board.seats.size());
  for (const SeatId seat : rules.board.seat_ids())
    pass_over(rules, engine, seat, position.passed[index(seat)]);
  return position;
}

play::Move move_of(const Position& position, const Move& move) {
  play::Move made;
  made.from = move.from;
  made.to = move.to;
  std::vector<CellId> gone = move.captured;
  if (const CellId cell = displaced(position, move); cell != no_cell) gone.push_back(cell);
  if (!gone.empty()) {
    made.taken = gone.back();
    for (std::size_t i = 0; i + 1 < gone.size(); ++i) made.also[i] = gone[i];
  }
  made.promoted = move.becomes;
  made.rook_from = move.other_from;
  made.rook_to = move.other_to;
  made.whole = move.grows;
  made.multiplied = move.multiplies;
  made.dropped = move.from_hand;
  made.gating_cell = move.let_in;
  made.blocker = move.blocker;
  return made;
}

std::string difference(const Rules& rules, const Position& position, const play::Position& engine) {
  const Position theirs = position_of(rules, engine);
  std::string text;
  const auto differ = [&](const std::string& what) { text += (text.empty() ? "" : ", ") + what; };
  for (const CellId cell : rules.board.cells())
    if (position.at(cell) != theirs.at(cell)) {
      const auto as_text = [&](const std::optional<Piece>& piece) {
        if (!piece) return std::string("nothing");
        return rules.type(piece->piece_type).id + " of " + rules.board.seat(piece->seat).name +
               " n=" + std::to_string(piece->n) + (piece->unmoved ? " unmoved" : "") +
               (piece->multiple ? " multiple" : "") + (piece->bound ? " bound" : "") +
               (piece->again != no_piece_type ? " promoted" : "") + " x" +
               std::to_string(piece->count);
      };
      differ(rules.board.name(cell) + ": " + as_text(position.at(cell)) +
             ", engine: " + as_text(theirs.at(cell)));
    }
  if (position.turn != theirs.turn) differ("turn");
  if (position.hands != theirs.hands) differ("hands");
  if (position.standing != theirs.standing) differ("standing");
  const auto shown = [](const std::vector<int>& numbers) {
    std::string all;
    for (const int each : numbers) all += " " + std::to_string(each);
    return all;
  };
  if (position.score != theirs.score)
    differ("score" + shown(position.score) + ", engine" + shown(theirs.score));
  // Without a rule that asks for them the engine does not count checks.
  if (rules.play.end.checks > 0 && position.checks != theirs.checks) differ("checks");
  if (position.marks != theirs.marks) differ("marks");
  if (position.took != theirs.took) differ("took");
  if (position.blockers != theirs.blockers) differ("blocker");
  if (position.quiet != theirs.quiet)
    differ("quiet" + shown({position.quiet}) + ", engine" + shown({theirs.quiet}));
  if (position.passes != theirs.passes)
    differ("passes" + shown({position.passes}) + ", engine" + shown({theirs.passes}));
  for (const SeatId seat : rules.board.seat_ids()) {
    const Passed& mine = position.passed[index(seat)];
    const auto& step = engine.en_passant[index(seat)];
    // A step that the engine notes besides leaves no capture, which moves would show.
    if (mine.from != no_cell && (mine.from != step.from || mine.at != step.at))
      differ("passed by " + rules.board.seat(seat).name);
  }
  return text;
}

}  // namespace boardwright::definition
