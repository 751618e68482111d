// Mutants of moves and zones, and the comparison of moves.
#include "mutants/mutations.h"

#include <algorithm>
#include <random>
#include <utility>

#include "base/text.h"
#include "board/selection.h"
#include "moves/reach.h"
#include "notation/notation.h"

namespace boardwright::test {
namespace {

/// Move kinds that an author could confuse.
constexpr std::pair<MoveKind, MoveKind> swapped[] = {
    {MoveKind::slide, MoveKind::step},  {MoveKind::step, MoveKind::slide},
    {MoveKind::leap, MoveKind::slide},  {MoveKind::ride, MoveKind::leap},
    {MoveKind::roam, MoveKind::ride},   {MoveKind::wheel, MoveKind::leap},
    {MoveKind::side, MoveKind::corner}, {MoveKind::corner, MoveKind::side},
    {MoveKind::touch, MoveKind::side},
};

/// All small changes of one move pattern. Not all are valid: see valid_pattern().
class Changes {
 public:
  Changes(const MovePattern& move, const Vocabulary& words) : move_(move), words_(words) {}

  std::vector<MovePattern> all() {
    change_kind();
    change_axes();
    change_numbers();
    change_conditions();
    change_use();
    return std::move(changed_);
  }

 private:
  template <class Change>
  void with(const Change& change) {
    MovePattern copy = move_;
    change(copy);
    changed_.push_back(std::move(copy));
  }

  void change_kind() {
    for (const auto& [from, to] : swapped)
      if (move_.move_kind == from) with([&](MovePattern& move) { move.move_kind = to; });
    for (std::size_t i = 0; i < move_.then.size(); ++i) {
      with([&](MovePattern& move) { move.then.erase(move.then.begin() + static_cast<long>(i)); });
      with([&](MovePattern& move) {
        Then::Bend& bend = move.then[i].bend;
        bend = bend == Then::Bend::ahead ? Then::Bend::outward : Then::Bend::ahead;
      });
    }
  }

  void change_axes() {
    const bool named = move_.move_kind == MoveKind::path || move_.move_kind == MoveKind::circle;
    const std::vector<std::string>& known = move_.move_kind == MoveKind::path     ? words_.paths
                                            : move_.move_kind == MoveKind::circle ? words_.circles
                                                                                  : words_.axes;
    for (std::size_t i = 0; i < move_.axes.size(); ++i) {
      for (const std::string& other : known)
        if (std::find(move_.axes.begin(), move_.axes.end(), other) == move_.axes.end())
          with([&](MovePattern& move) { move.axes[i] = other; });
      if (move_.axes.size() > 1)
        with([&](MovePattern& move) { move.axes.erase(move.axes.begin() + static_cast<long>(i)); });
    }
    if (named || move_.axes.empty()) return;
    for (const std::string& other : known)
      if (std::find(move_.axes.begin(), move_.axes.end(), other) == move_.axes.end())
        with([&](MovePattern& move) { move.axes.push_back(other); });
  }

  void change_numbers() {
    if (move_.move_kind == MoveKind::leap || move_.move_kind == MoveKind::ride ||
        move_.move_kind == MoveKind::away || move_.move_kind == MoveKind::roam) {
      with([](MovePattern& move) { ++move.count; });
      if (move_.count > 1) with([](MovePattern& move) { --move.count; });
      if (move_.aside > 0) with([](MovePattern& move) { ++move.aside; });
    }
    if (move_.most > 0) {
      with([](MovePattern& move) { ++move.most; });
      with([](MovePattern& move) { move.most = 0; });
      if (move_.most > 1) with([](MovePattern& move) { --move.most; });
    } else if (move_.most_state.empty()) {
      with([](MovePattern& move) { move.most = 2; });
    } else {
      with([](MovePattern& move) { move.most_state.clear(); });
    }
  }

  void change_conditions() {
    for (auto regions :
         {&MovePattern::over, &MovePattern::onto, &MovePattern::from, &MovePattern::off,
          &MovePattern::inside, &MovePattern::sparing, &MovePattern::taking}) {
      if (!(move_.*regions).empty()) with([&](MovePattern& move) { (move.*regions).clear(); });
      if ((move_.*regions).size() > 1) with([&](MovePattern& move) { (move.*regions).pop_back(); });
    }
    for (auto degrees : {&MovePattern::heading, &MovePattern::across}) {
      if (!(move_.*degrees).empty()) with([&](MovePattern& move) { (move.*degrees).clear(); });
      if ((move_.*degrees).size() > 1) with([&](MovePattern& move) { (move.*degrees).pop_back(); });
    }
    for (auto word : {&MovePattern::when, &MovePattern::toward})
      if (!(move_.*word).empty()) with([&](MovePattern& move) { (move.*word).clear(); });
    for (auto flag : {&MovePattern::halting, &MovePattern::counting, &MovePattern::rifle})
      if (move_.*flag) with([&](MovePattern& move) { move.*flag = false; });
    if (is_locust(move_)) with([](MovePattern& move) { move.hopping->locust = false; });
    if (move_.hopping && move_.hopping->beyond.equal)
      with([](MovePattern& move) { move.hopping->beyond.equal = false; });
    for (const auto facing :
         {MovePattern::Facing::any, MovePattern::Facing::forward, MovePattern::Facing::backward})
      if (facing != move_.facing) with([&](MovePattern& move) { move.facing = facing; });
    if (move_.climb != MovePattern::Climb::any)
      with([](MovePattern& move) { move.climb = MovePattern::Climb::any; });
  }

  void change_use() {
    for (const auto use :
         {MovePattern::Use::both, MovePattern::Use::move, MovePattern::Use::capture})
      if (use != move_.use) with([&](MovePattern& move) { move.use = use; });
  }

  const MovePattern& move_;
  const Vocabulary& words_;
  std::vector<MovePattern> changed_;
};

/// The pattern as read back from its notation; nothing if the notation cannot express it.
std::optional<MovePattern> valid_pattern(const MovePattern& move, const Vocabulary& words) {
  Report report;
  auto read = parse_pattern(print_pattern(move), move.place, words, report);
  if (report.count() > 0) read.reset();
  return read;
}

bool is_same_line(const MovePattern& a, const MovePattern& b) {
  return a.place.file == b.place.file && a.place.line == b.place.line &&
         a.place.column == b.place.column && print_pattern(a) == print_pattern(b);
}

/// Piece types with every copy of a move pattern replaced, or removed if `other` is null.
std::vector<PieceType> with_move(const std::vector<PieceType>& piece_types, const MovePattern& move,
                                 const MovePattern* other) {
  std::vector<PieceType> changed = piece_types;
  for (PieceType& piece_type : changed)
    for (auto each = piece_type.moves.begin(); each != piece_type.moves.end();)
      if (!is_same_line(*each, move)) {
        ++each;
      } else if (other == nullptr) {
        each = piece_type.moves.erase(each);
      } else {
        const std::vector<std::string> stands = each->stands;  // belongs to the piece type
        *each = *other;
        each++->stands = stands;
      }
  return changed;
}

/// The conditions of moves that are checked only in play.
std::string play_conditions(const PieceType& piece_type) {
  std::string text;
  for (const MovePattern& move : piece_type.moves) {
    text += (move.halting ? "h" : "-") + std::string(move.counting ? "c" : "-");
    for (const std::string& spared : move.sparing) text += spared + ",";
  }
  return text;
}

/// The states of a piece with small and large numbers.
std::vector<State> states_of(const PieceType& piece_type) {
  std::vector<State> states = {piece_type.state};
  for (const auto& [name, value] : piece_type.state)
    for (const int other : {0, 1, 2, 3})
      if (is_number_of_piece(name, other)) {
        State changed = piece_type.state;
        changed[name] = other;
        states.push_back(std::move(changed));
      }
  return states;
}

/// The empty board, and random positions with own and enemy pieces on a fifth of the cells each.
std::vector<Occupancy> random_pieces(const Board& board) {
  constexpr int samples = 24;
  std::mt19937 random(1);
  std::vector<Occupancy> all(1);
  for (int i = 0; i < samples; ++i) {
    Occupancy pieces;
    for (const CellId cell : board.cells()) {
      const auto kind = random() % 5;
      if (kind == 0) pieces.own.insert(cell);
      if (kind == 1) pieces.enemy.insert(cell);
    }
    all.push_back(std::move(pieces));
  }
  return all;
}

/// Describes a difference: "e3 with own a4 and enemy b5: c1, c2 and not d4".
std::string describe_difference(const Board& board, CellId cell, const Occupancy& pieces,
                                const Reach& a, const Reach& b) {
  const auto names = [&](const CellSet& cells) { return joined(names_of(board, cells), ","); };
  return board.name(cell) + " with own " + names(pieces.own) + " and enemy " + names(pieces.enemy) +
         ": " + names(a.all()) + " and not " + names(b.all());
}

/// The cells on which a piece can stand: the cells that it can ever reach; all cells for a piece
/// that only moves forward or does not move.
CellSet stands(const Board& board, const PieceMoves& moves, const PieceType& piece_type) {
  const bool comes_back =
      std::none_of(piece_type.moves.begin(), piece_type.moves.end(), [](const MovePattern& move) {
        return move.facing != MovePattern::Facing::any || !move.from.empty();
      });
  const CellSet arrives = range(board, moves);
  return comes_back && !arrives.empty() ? arrives : board.all();
}

std::optional<std::string> difference_on(const Board& board, const std::vector<Occupancy>& pieces,
                                         const PieceType& piece_type, const PieceType& other) {
  for (const State& state : states_of(piece_type))
    for (std::size_t n = 0; n < board.seats.size(); ++n) {
      const SeatId seat = static_cast<SeatId>(n);
      const PieceMoves moves(board, piece_type.moves, seat, state),
          others(board, other.moves, seat, state);
      const CellSet cells = stands(board, moves, piece_type) | stands(board, others, other);
      for (const Occupancy& each : pieces)
        for (const CellId cell : board.cells()) {
          if (!cells.contains(cell)) continue;
          const Reach a = reach(moves, each, cell), b = reach(others, each, cell);
          if (!(a.moves == b.moves && a.captures == b.captures))
            return piece_type.id + " of seat " + std::to_string(n + 1) + " on " +
                   describe_difference(board, cell, each, a, b);
        }
    }
  return std::nullopt;
}

/// A mutant whose piece type stands on other shapes of cells; on all if `stands` is empty.
Mutant standing(const Game& game, std::size_t n, const std::vector<std::string>& stands) {
  const auto set = [n](Game& changed, const std::vector<std::string>& to) {
    changed.piece_types[n].stands = to;
    for (MovePattern& move : changed.piece_types[n].moves) move.stands = to;
  };
  const PieceType& piece_type = game.piece_types[n];
  return {Mutant::Of::piece_type,
          piece_type.id + " on " + (stands.empty() ? "any" : joined(stands, " ")), piece_type.id,
          [set, stands](Game& changed) { set(changed, stands); },
          [set, before = piece_type.stands](Game& changed) { set(changed, before); }};
}

}  // namespace

std::vector<Mutant> mutants_of_pieces(const Game& game) {
  std::vector<Mutant> mutants;
  for (std::size_t n = 0; n < game.piece_types.size(); ++n) {
    const std::vector<std::string>& stands = game.piece_types[n].stands;
    if (!stands.empty()) mutants.push_back(standing(game, n, {}));
    for (std::size_t i = 0; stands.size() > 1 && i < stands.size(); ++i) {
      auto fewer = stands;
      fewer.erase(fewer.begin() + static_cast<long>(i));
      mutants.push_back(standing(game, n, fewer));
    }
  }
  std::vector<const MovePattern*> done;
  for (const PieceType& piece_type : game.piece_types)
    for (const MovePattern& move : piece_type.moves) {
      if (std::any_of(done.begin(), done.end(),
                      [&](const MovePattern* each) { return is_same_line(*each, move); }))
        continue;
      done.push_back(&move);
      const Vocabulary words = vocabulary_of(game.board(), piece_type.state);
      const auto add = [&](const std::string& what, const MovePattern* other) {
        Mutant mutant{Mutant::Of::piece_type,
                      piece_type.id + ": " + print_pattern(move) + what,
                      piece_type.id,
                      {},
                      {}};
        const std::vector<PieceType> before = game.piece_types;
        mutant.make = [piece_types = with_move(before, move, other)](Game& changed) {
          for (std::size_t i = 0; i < piece_types.size(); ++i)
            changed.piece_types[i].moves = piece_types[i].moves;
        };
        mutant.undo = [before](Game& changed) {
          for (std::size_t i = 0; i < before.size(); ++i)
            changed.piece_types[i].moves = before[i].moves;
        };
        mutants.push_back(std::move(mutant));
      };
      add(" left out", nullptr);
      for (const MovePattern& change : Changes(move, words).all())
        if (const auto other = valid_pattern(change, words);
            other && !(print_pattern(*other) == print_pattern(move)))
          add(" -> " + print_pattern(*other), &*other);
    }
  return mutants;
}

std::vector<Mutant> mutants_of_zones(const Game& game) {
  std::vector<Mutant> mutants;
  const Board& board = game.board();
  for (const auto& [name, seats] : board.zones) {
    const bool shared = std::all_of(seats.begin(), seats.end(),
                                    [&](const CellSet& each) { return each == seats.front(); });
    for (std::size_t seat = 0; seat < (shared ? 1 : seats.size()); ++seat) {
      const auto add = [&, zone = name](const std::string& what, CellSet cells) {
        const auto set = [zone, seat, shared](Game& changed, const CellSet& to) {
          auto& zones = changed.boards.front()->zones.find(zone)->second;
          if (shared)
            std::fill(zones.begin(), zones.end(), to);
          else
            zones[seat] = to;
        };
        mutants.push_back({Mutant::Of::zone,
                           zone + " of seat " + std::to_string(seat + 1) + ": " + what, zone,
                           [set, cells](Game& changed) { set(changed, cells); },
                           [set, before = seats[seat]](Game& changed) { set(changed, before); }});
      };
      bool grown = false;
      for (const CellId cell : board.cells()) {
        CellSet changed = seats[seat];
        if (changed.contains(cell)) {
          changed.erase(cell);
          add("without " + board.name(cell), changed);
        } else if (!grown) {
          grown = true;
          changed.insert(cell);
          add("with " + board.name(cell), changed);
        }
      }
    }
  }
  return mutants;
}

std::optional<std::string> difference(const Game& game, const std::vector<PieceType>& piece_types,
                                      const std::vector<PieceType>& others) {
  const auto text = [](const PieceType& piece_type) {
    std::string all;
    for (const MovePattern& move : piece_type.moves) all += print_pattern(move) + "\n";
    return all;
  };
  const auto pieces = random_pieces(game.board());
  for (std::size_t i = 0; i < piece_types.size(); ++i) {
    if (piece_types[i].stands != others[i].stands) return "where it stands";
    if (text(piece_types[i]) == text(others[i])) continue;
    if (play_conditions(piece_types[i]) != play_conditions(others[i])) return "in play";
    if (auto found = difference_on(game.board(), pieces, piece_types[i], others[i])) return found;
  }
  return std::nullopt;
}

}  // namespace boardwright::test
