// Plays the engine and the definition side by side.
#include "definition/agreement.h"

#include <algorithm>
#include <map>
#include <random>
#include <sstream>

#include "play/move_generator.h"
#include "play/move_text.h"
#include "play/play_tables.h"
#include "support/position_text.h"

namespace boardwright::definition {
namespace {

std::string text_of_end(const Rules& rules, const std::optional<Ending>& end) {
  if (!end) return "goes on";
  std::string text(play::word_of_ending(end->by));
  text +=
      end->winner ? ", " + rules.board.seat(*end->winner).name + " has won" : ", nobody has won";
  if (end->better) text += ", " + rules.board.seat(*end->better).name + " has three quarters";
  if (end->loser) text += ", " + rules.board.seat(*end->loser).name + " has lost";
  return text;
}

class Comparer {
 public:
  Comparer(const Game& game, const play::Position& start, std::uint64_t seed)
      : game_(game), rules_(game), logic_(play_of(game, start)), dice_(seed) {
    rules_.numbers = start.numbers;
    const play::Position* first = game.find_position(game.start);
    rules_.army = (start.army.empty() && first != nullptr ? *first : start).began_with();
    mine_.push_back(position_of(rules_, start));
    theirs_.push_back(start);
  }

  Played play(int moves) {
    for (int i = 0; i <= moves && played_.difference.empty(); ++i) {
      ++played_.positions;
      if (!compare_position()) break;
    }
    return played_;
  }

  Played play(const std::vector<std::string>& moves) {
    script_ = moves;
    return play(static_cast<int>(moves.size()));
  }

 private:
  /// Of a team any seat may be named.
  bool are_same(std::optional<Ending> a, std::optional<Ending> b) const {
    for (auto* end : {&a, &b})
      if (*end)
        for (auto* seat : {&(*end)->winner, &(*end)->better})
          if (*seat) *seat = mine_.back().team[index(**seat)];
    return a == b;
  }

  /// Whether the game goes on.
  bool compare_position() {
    const play::Position& theirs = theirs_.back();
    const auto their_end = logic_.ending(std::span(theirs_)), my_end = ending(rules_, mine_);
    if (!are_same(their_end, my_end))
      return differ("ends: definition: " + text_of_end(rules_, my_end) +
                    "; engine: " + text_of_end(rules_, their_end));
    for (const SeatId seat : rules_.board.seat_ids())
      if (theirs.active(seat) &&
          logic_.in_check(theirs, seat) != in_check(rules_, mine_.back(), seat))
        return differ("check of " + rules_.board.seat(seat).name +
                      (logic_.in_check(theirs, seat) ? ": engine only" : ": definition only"));
    if (their_end) return false;  // nobody has a legal move
    const auto their_moves = logic_.legal(theirs);
    const auto my_moves = legal(rules_, mine_.back(), theirs.turn);
    std::map<std::string, const play::Move*> engine;
    std::map<std::string, const Move*> defined;
    for (const auto& move : their_moves) engine.emplace(text_of(move), &move);
    for (const auto& move : my_moves) defined.emplace(text_of(move_of(mine_.back(), move)), &move);
    std::string only;
    for (const auto& [text, move] : engine)
      if (!defined.contains(text)) only += "\n  engine only: " + text;
    for (const auto& [text, move] : defined)
      if (!engine.contains(text)) only += "\n  definition only: " + text;
    if (!only.empty()) return differ("moves:" + only);
    const auto& promotions = rules_.play.promotions;
    const bool puts = std::any_of(promotions.begin(), promotions.end(),
                                  [](const auto& rule) { return !rule.put.empty(); });
    if (!puts && engine.size() != their_moves.size()) return differ("the engine has a move twice");
    if (engine.empty()) return false;
    const auto& [text, move] = chosen(engine);
    plays_ += (plays_.empty() ? "" : "; ") + text;
    const Move& mine = *defined.at(text);
    theirs_.push_back(logic_.after(theirs_.back(), *move));
    mine_.push_back(after(rules_, mine_.back(), mine));
    const std::string apart = definition::difference(rules_, mine_.back(), theirs_.back());
    if (!apart.empty()) {
      theirs_.pop_back();
      return differ("after " + text + ": " + apart);
    }
    return true;
  }

  std::pair<std::string, const play::Move*> chosen(
      const std::map<std::string, const play::Move*>& moves) {
    if (plays_count_ < script_.size()) {
      const auto read = read_move(logic_, theirs_.back(), script_[plays_count_++]);
      const auto found = read.move ? moves.find(text_of(*read.move)) : moves.end();
      if (found != moves.end()) return {found->first, found->second};
    }
    std::vector<std::pair<std::string, const play::Move*>> all(moves.begin(), moves.end());
    std::vector<std::pair<std::string, const play::Move*>> eventful;
    for (const auto& [text, move] : all)
      if (text.find_first_of("x=&@/") != std::string::npos) eventful.emplace_back(text, move);
    const auto& from = !eventful.empty() && dice_() % 3 == 0 ? eventful : all;
    return from[dice_() % from.size()];
  }

  std::string text_of(const play::Move& move) const {
    std::string text = print_move(move, rules_.board, rules_.piece_types);
    if (move.whole) text += " grows";
    return text;
  }

  bool differ(const std::string& what) {
    const play::Position& at = theirs_.back();
    std::ostringstream out;
    out << what << "\n  after: " << plays_ << "\n"
        << test::print_position(at, rules_.board, rules_.piece_types);
    if (const auto fen = game::print_position(game_, at)) out << "  " << *fen;
    played_.difference = out.str();
    return false;
  }

  const Game& game_;
  Rules rules_;
  play::GameLogic logic_;
  std::mt19937_64 dice_;
  std::vector<Position> mine_;
  std::vector<play::Position> theirs_;
  std::string plays_;
  std::vector<std::string> script_;  ///< moves that are chosen first
  std::size_t plays_count_ = 0;
  Played played_;
};

}  // namespace

Played compare(const Game& game, const play::Position& start, std::uint64_t seed, int moves) {
  return Comparer(game, start, seed).play(moves);
}

Played compare_along(const Game& game, const play::Position& start,
                     const std::vector<std::string>& moves) {
  return Comparer(game, start, 0).play(moves);
}

std::string attacks_apart(const Game& game, const play::Position& start, std::uint64_t seed,
                          int every) {
  const Board& board = game.board();
  Rules rules(game);
  rules.numbers = start.numbers;
  const play::PlayTables tables(board, game.piece_types, game.rules, start.numbers);
  std::mt19937_64 dice(seed);
  std::vector<PieceTypeId> types;
  for (const PieceTypeId each : base::Ids<PieceTypeId>(game.piece_types.size()))
    if (each != blocker_of(rules)) types.push_back(each);
  const auto any = [&](const auto& values) { return values[dice() % values.size()]; };
  const auto is_kept = [&](const play::Piece& piece) {
    return piece.none() || piece.piece_type == blocker_of(rules);
  };
  play::Position bare = start;
  for (play::Piece& piece : bare.pieces)
    if (!is_kept(piece)) piece = {};
  bare.stacks.clear();
  int asked = 0;
  for (const SeatId seat : board.seat_ids()) {
    std::vector<SeatId> others;
    for (const SeatId each : board.seat_ids())
      if (bare.opposes(each, seat)) others.push_back(each);
    for (const PieceTypeId type : types)
      for (const CellId from : board.cells()) {
        if (others.empty() || ++asked % every != 0) continue;
        play::Position crowd = bare;
        const SeatId other = any(others);
        for (const CellId cell : board.cells())
          if (crowd.at(cell).none() && dice() % 4 == 0)
            crowd.at(cell) = play::new_piece(game.piece_types, any(types), other);
        crowd.at(from) = play::new_piece(game.piece_types, type, seat);
        const CellSet mine = attacked_by_piece(rules, position_of(rules, crowd), from);
        const play::MoveGenerator engine(tables, crowd);
        for (const CellId cell : board.cells()) {
          const play::Piece& at = crowd.at(cell);
          if (cell == from || is_kept(at) || engine.attacked(cell, at.seat) == mine.contains(cell))
            continue;
          return rules.type(type).id + " on " + board.name(from) + " attacks " + board.name(cell) +
                 (mine.contains(cell) ? " by the definition" : " by the engine") + "\n" +
                 test::print_position(crowd, board, game.piece_types);
        }
      }
  }
  return {};
}

}  // namespace boardwright::definition
