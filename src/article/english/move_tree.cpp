// Groups the moves of a piece, and finds where the rules of the game allow briefer words.
#include "english/move_tree.h"

#include <algorithm>
#include <map>
#include <span>

#include "english/play_words.h"
#include "game/equivalence.h"
#include "game/pieces.h"

namespace boardwright::english {

using board::Bank, notation::Requirement;

namespace {

bool is_of_cells(MoveKind kind) { return !notation::is_of_leaps(kind); }

/// The stretch before the i-th further one.
Then before(const MovePattern& move, std::size_t i) {
  if (i > 0) return move.then[i - 1];
  Then first;
  first.move_kind = move.move_kind;
  first.axes = move.axes;
  first.count = move.count;
  first.aside = move.aside;
  first.requirement = move.requirement;
  return first;
}

bool is_step(const Then& then) {
  return then.move_kind == MoveKind::step || then.move_kind == MoveKind::slide;
}

/// Whether a stretch only continues the one before it, over a cell that must be empty.
bool goes_on(const Then& last, const Then& next) {
  return is_step(last) && is_step(next) && last.requirement == Requirement::none &&
         next.bend == Then::Bend::ahead && next.axes == last.axes &&
         (last.move_kind == MoveKind::step || (last.most > 0 && last.most == last.least));
}

/// A stretch joined with the one that continues it.
Then joined_with(Then last, const Then& next) {
  const bool one = last.move_kind == MoveKind::step;
  last.least = (one ? 1 : last.least) + std::max(1, next.least);
  last.most = next.move_kind == MoveKind::step ? (one ? 1 : last.most) + 1
              : next.most == 0                 ? 0
                                               : (one ? 1 : last.most) + next.most;
  last.move_kind = MoveKind::slide;
  last.requirement = next.requirement;
  return last;
}

std::vector<Then> stretches_of(const MovePattern& move) {
  std::vector<Then> stretches = {before(move, 0)};
  for (const Then& next : move.then)
    if (stretches.size() > 1 && goes_on(stretches.back(), next))
      stretches.back() = joined_with(stretches.back(), next);
    else
      stretches.push_back(next);
  return stretches;
}

Blocks blocks_of(const MovePattern& move) {
  Blocks blocks;
  if (move.then.empty() || move.repeating) return blocks;
  bool is_long = notation::is_long(move.then.back());
  blocks.on_cells = !move.hopping;
  for (std::size_t i = 0; i < move.then.size(); ++i) {
    const Then last = before(move, i);
    blocks.on_cells = blocks.on_cells && is_of_cells(last.move_kind);
    is_long = is_long || last.move_kind == MoveKind::slide;
    if (last.requirement == Requirement::none && is_of_cells(last.move_kind))
      blocks.ends.push_back(static_cast<int>(i) + 1);
  }
  const bool all = blocks.ends.size() == move.then.size();
  blocks.before_last = all && blocks.on_cells && is_of_cells(move.then.back().move_kind) &&
                       (is_long || blocks.ends.size() > 2);
  blocks.on_cells = blocks.on_cells && all;
  return blocks;
}

/// Whether the move is a step or leap and then the same one back.
bool is_null(const MovePattern& move) {
  if (move.then.size() != 1 || move.requirement == Requirement::enemy) return false;
  const Then& last = move.then.front();
  return (move.move_kind == MoveKind::step || move.move_kind == MoveKind::leap) &&
         last.bend == Then::Bend::back && last.move_kind == move.move_kind &&
         last.axes == move.axes && last.count == move.count && last.aside == move.aside;
}

/// Whether a capture leads over any one piece to the next one beyond it, however far.
bool leads_to_next_piece(const MoveClause& clause) {
  const MovePattern& move = *clause.pattern;
  if (!move.hopping || move.use != MovePattern::Use::capture || move.move_kind != MoveKind::hop)
    return false;
  const notation::Hopping& hopping = *move.hopping;
  const notation::Landing& beyond = hopping.beyond;
  return !clause.has_length() && hopping.hurdles <= 1 && notation::is_any(hopping.hurdle) &&
         !hopping.locust && beyond.most == 0 && beyond.least == 0 && !beyond.equal;
}

/// Whether a move captures before its end.
bool captures_on_its_way(const MovePattern& move) {
  return move.requirement == Requirement::enemy ||
         std::ranges::any_of(
             move.then, [](const Then& then) { return then.requirement == Requirement::enemy; });
}

/// Whether a move can end outside of some regions.
bool ends_outside(const Game& game, const PieceType& piece_type, const MovePattern& move,
                  const std::vector<std::string>& regions) {
  const Board& board = game.board();
  const CellSet inside = board.regions(regions, board::first_seat);
  const moves::PieceMoves moves(board, std::span(&move, 1), board::first_seat, piece_type.state);
  for (const CellId from : board.cells())
    for (const moves::PieceMoves::Ray& ray : moves.rays(from))
      for (const moves::PieceMoves::Hop& hop : moves.hops(ray))
        if (hop.lands && !inside.contains(hop.cell)) return true;
  return false;
}

/// Whether two ways differ only in their axes, so that one with the axes of both is the same.
bool differ_in_axes(const MovePattern& one, const MovePattern& other) {
  constexpr MoveKind along_one_line[] = {MoveKind::slide, MoveKind::step, MoveKind::hop,
                                         MoveKind::leap, MoveKind::ride};
  if (std::ranges::find(along_one_line, one.move_kind) == std::end(along_one_line) ||
      !one.then.empty() || one.reflecting > 0 || one.facing != MovePattern::Facing::any ||
      !one.heading.empty() || !one.across.empty())
    return false;
  MovePattern like = other;
  like.axes = one.axes;
  return notation::print_pattern(like) == notation::print_pattern(one);
}

/// Whether a piece can become another without a move.
bool is_promoted_in_place(const Game& game, PieceTypeId id) {
  return std::ranges::any_of(game.rules.promotions, [&](const play::Promotion& rule) {
    return rule.instead && play::among(id, rule.piece_types);
  });
}

class TreeMaker {
 public:
  TreeMaker(const GameWords& words, const PieceType& piece_type, Lengths lengths)
      : words_(words), game_(words.game()), piece_type_(piece_type) {
    if (lengths == Lengths::unexplained) return;
    lengths_ = length_conditions(game_);
    ends_ = common_ends(game_);
  }

  MoveTree make() {
    MoveTree tree;
    tree.piece_type = &piece_type_;
    tree.keeps_apart = std::ranges::any_of(piece_type_.moves,
                                           [&](const MovePattern& move) { return is_apart(move); });
    tree.by_capture_alone = std::ranges::all_of(piece_type_.moves, [&](const MovePattern& move) {
      return move.use == MovePattern::Use::capture && !is_apart(move);
    });
    tree.by_move_alone = std::ranges::all_of(piece_type_.moves, [](const MovePattern& move) {
      return move.use == MovePattern::Use::move && !captures_on_its_way(move) &&
             !notation::is_locust(move);
    });
    constexpr std::pair<MovePattern::Use, bool> groups[] = {{MovePattern::Use::both, false},
                                                            {MovePattern::Use::move, false},
                                                            {MovePattern::Use::move, true},
                                                            {MovePattern::Use::capture, false}};
    bool both = false;
    for (const auto& [use, on_its_way] : groups) {
      MoveSentence sentence = sentence_of(use, on_its_way);
      if (sentence.clauses.empty()) continue;
      sentence.also = both && use != MovePattern::Use::both;
      both = both || use == MovePattern::Use::both;
      tree.sentences.push_back(std::move(sentence));
    }
    if (piece_type_.moves.empty()) {
      tree.by_capture_alone = tree.by_move_alone = false;
      tree.still = still();
    }
    tree.joined = std::move(joined_);
    return tree;
  }

 private:
  bool is_apart(const MovePattern& move) const { return keeps_apart(game_, piece_type_, move); }

  MoveSentence sentence_of(MovePattern::Use use, bool on_its_way) {
    MoveSentence sentence;
    sentence.use = use;
    sentence.on_its_way = on_its_way;
    for (const MovePattern& move : piece_type_.moves) {
      const bool passing = move.use == MovePattern::Use::move && captures_on_its_way(move);
      if (move.use != use || passing != on_its_way || is_apart(move)) continue;
      if (const auto longer = advance(move))
        sentence.advances.push_back(*longer);
      else
        add_clause(sentence, move);
    }
    return sentence;
  }

  /// Adds a way of moving, or its axes to one that is otherwise the same.
  void add_clause(MoveSentence& sentence, const MovePattern& move) {
    const auto like = std::ranges::find_if(sentence.clauses, [&](const MoveClause& clause) {
      return differ_in_axes(*clause.pattern, move);
    });
    if (like == sentence.clauses.end())
      return sentence.clauses.push_back(clause_of(move, sentence.on_its_way));
    MovePattern& joined = *joined_.emplace_back(std::make_unique<MovePattern>(*like->pattern));
    for (const std::string& axis : move.axes)
      if (std::ranges::find(joined.axes, axis) == joined.axes.end()) joined.axes.push_back(axis);
    *like = clause_of(joined, sentence.on_its_way);
  }

  MoveClause clause_of(const MovePattern& move, bool on_its_way) const {
    MoveClause clause;
    clause.pattern = &move;
    clause.stretches = stretches_of(move);
    clause.blocks = blocks_of(move);
    clause.to_next_piece = leads_to_next_piece(clause);
    clause.passes = is_null(move);
    clause.ends_empty = on_its_way;
    const bool of_n = move.most_state == notation::length_number;
    clause.says_halting = move.halting && !(of_n && lengths_.halting);
    clause.says_counting = move.counting && !(of_n && lengths_.counting);
    clause.says_ends = !move.onto.empty() && move.onto != ends_;
    clause.ends_anywhere =
        !ends_.empty() && move.onto.empty() && ends_outside(game_, piece_type_, move, ends_);
    if (!move.when.empty())
      clause.when = !move.when_words.empty()              ? MoveClause::While::number
                    : move.when == moves::unmoved_number  ? MoveClause::While::first_move
                    : move.when == moves::multiple_number ? MoveClause::While::multiple
                                                          : MoveClause::While::number;
    if (move.from.size() == 1) clause.from = from_of(clause, move.from.front());
    if (move.inside.size() == 1 && bank_of(game_.board(), move.inside.front()) == Bank::own)
      clause.within = begins_and_stays(game_, piece_type_, move.inside.front())
                          ? MoveClause::Within::never_crossing
                          : MoveClause::Within::own_bank;
    return clause;
  }

  MoveClause::From from_of(const MoveClause& clause, const std::string& zone) const {
    if (clause.is_long()) return MoveClause::From::zones;
    if (clause.when != MoveClause::While::first_move &&
        is_where_it_begins(game_, piece_type_, zone))
      return MoveClause::From::first_move;
    if (bank_of(game_.board(), zone) != Bank::far) return MoveClause::From::zones;
    return comes_to_stay(game_, piece_type_, zone) ? MoveClause::From::across_river
                                                   : MoveClause::From::far_side;
  }

  /// The step that a longer move lengthens, the same way and without capturing; null if none.
  const MovePattern* step_of(const MovePattern& move) const {
    const auto found = std::ranges::find_if(piece_type_.moves, [&](const MovePattern& step) {
      MovePattern longer = step;
      longer.move_kind = move.move_kind;
      longer.most = move.most;
      longer.least = move.least;
      longer.from = move.from;
      longer.when = move.when;
      return step.move_kind == MoveKind::step && step.from.empty() && step.when.empty() &&
             notation::print_pattern(longer) == notation::print_pattern(move);
    });
    return found == piece_type_.moves.end() ? nullptr : &*found;
  }

  /// Whether a move leads one way only, straight forward.
  bool has_one_way(const MovePattern& move) const {
    if (!move.heading.empty()) return move.heading == std::vector<int>{0};
    return words_.has_squares_only() && game_.board().plates.size() <= 1 &&
           move.facing == MovePattern::Facing::forward &&
           move.axes == std::vector<std::string>{"orthogonal"};
  }

  std::optional<Advance> advance(const MovePattern& move) const {
    const bool has_place = (move.from.size() == 1 && move.when.empty()) ||
                           (move.from.empty() && move.when == moves::unmoved_number);
    const bool is_plain = move.then.empty() && !move.hopping && move.over.empty();
    if (move.use != MovePattern::Use::move || move.move_kind != MoveKind::slide || move.most < 2 ||
        !is_plain || !has_place || !has_one_way(move))
      return std::nullopt;
    const MovePattern* step = step_of(move);
    if (step == nullptr) return std::nullopt;
    const bool is_first =
        move.from.empty() || is_where_it_begins(game_, piece_type_, move.from.front());
    return Advance{&move, step, is_first, std::max(2, move.least), move.most};
  }

  MoveTree::Still still() const {
    const PieceTypeId id = game_.id_of(piece_type_);
    for (const play::RuleLine& line : game_.rules.lines)
      if (line.then.word == play::RuleWord::moves &&
          play::among(id, line.then.of.pieces.piece_types))
        return puts_with_every_move(line) ? MoveTree::Still::put_every_move : MoveTree::Still::put;
    return is_promoted_in_place(game_, id) ? MoveTree::Still::until_promoted
                                           : MoveTree::Still::never_moves;
  }

  const GameWords& words_;
  const Game& game_;
  const PieceType& piece_type_;
  std::vector<std::unique_ptr<MovePattern>> joined_;
  LengthConditions lengths_;
  std::vector<std::string> ends_;
};

}  // namespace

LengthConditions length_conditions(const Game& game) {
  constexpr int least_moves = 3;  // fewer are shorter without an explanation
  LengthConditions common{true, true};
  int moves = 0;
  for (const PieceTypeId id : game::playing_pieces(game))
    for (const MovePattern& move : game.piece_type(id).moves) {
      if (move.most_state != notation::length_number) continue;
      ++moves;
      common.halting = common.halting && move.halting;
      common.counting = common.counting && move.counting;
    }
  return moves < least_moves ? LengthConditions{} : common;
}

std::vector<std::string> common_ends(const Game& game) {
  constexpr int least_moves = 6;
  std::map<std::vector<std::string>, int> counts;
  int moves = 0;
  for (const PieceTypeId id : game::playing_pieces(game))
    for (const MovePattern& move : game.piece_type(id).moves) {
      ++counts[move.onto];
      ++moves;
    }
  for (const auto& [regions, count] : counts)
    if (!regions.empty() && count >= least_moves && 2 * count > moves) return regions;
  return {};
}

MoveTree move_tree(const GameWords& words, const PieceType& piece_type, Lengths lengths) {
  return TreeMaker(words, piece_type, lengths).make();
}

}  // namespace boardwright::english
