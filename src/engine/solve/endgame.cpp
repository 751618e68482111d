// Fills tables of endgames with the moves of the engine.
#include "solve/endgame.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "base/text.h"
#include "moves/reach.h"
#include "solve/key_hash.h"
#include "solve/plain_moves.h"

namespace boardwright::solve {

using base::Ids, base::index;
using board::first_seat, board::second_seat;
using geometry::no_cell;
using moves::PieceMoves, moves::State;
using play::among, play::Ending, play::Move, play::Piece, play::Promotion;
using Result = Fate::Result;

namespace {

constexpr std::int64_t megabyte = 1'000'000;

SeatId seat_of(std::uint32_t side) { return side == 0 ? first_seat : second_seat; }

Result result_of(const Ending& ending) {
  if (!ending.winner) return Result::drawn;
  return *ending.winner == first_seat ? Result::won : Result::lost;
}

/// Whether a rule for some piece types, or for all if it lists none, is about one of these pieces.
bool is_about(const play::PieceTypeList& list, const std::vector<ArmyPiece>& material) {
  return list.empty() || std::ranges::any_of(material, [&](const ArmyPiece& member) {
           return among(member.piece_type, list);
         });
}

/// The pieces on a board and their cells, in order.
std::vector<std::pair<ArmyPiece, CellId>> standing_in(const Position& position) {
  std::vector<std::pair<ArmyPiece, CellId>> found;
  for (std::size_t i = 0; i < position.pieces.size(); ++i)
    if (const Piece& piece = position.pieces[i]; !piece.none())
      found.push_back({{piece.seat, piece.piece_type}, static_cast<CellId>(i)});
  std::ranges::sort(found);
  return found;
}

std::vector<ArmyPiece> sorted(std::vector<ArmyPiece> material) {
  std::ranges::sort(material);
  return material;
}

/// Sorts pieces for a table: equal ones together, but first one that has no equal, if any.
std::vector<ArmyPiece> in_table_order(std::vector<ArmyPiece> material) {
  std::ranges::sort(material);
  const auto alone = std::ranges::find_if(
      material, [&](const ArmyPiece& member) { return std::ranges::count(material, member) == 1; });
  if (alone != material.end()) std::rotate(material.begin(), alone, alone + 1);
  return material;
}

/// The cells of pieces in the order of a table.
Places places_for(const EndgameTable& table, std::vector<std::pair<ArmyPiece, CellId>> standing) {
  Places places{};
  for (std::size_t i = 0; i < table.material().size(); ++i) {
    const auto found =
        std::ranges::find(standing, table.material()[i], &std::pair<ArmyPiece, CellId>::first);
    places[i] = found->second;
    standing.erase(found);
  }
  return places;
}

PositionKey key_of(const Position& position) {
  PositionKey key;
  Position plain = position;
  plain.score.fill(0);
  play::append_key(plain, plain.en_passant, key);
  return key;
}

Refusal too_large(const std::string& what, std::int64_t bytes, std::int64_t most) {
  return {what + " takes " + std::to_string(bytes / megabyte + 1) + " MB, and " +
              std::to_string(most / megabyte) + " are allowed",
          "fewer pieces, a smaller board, or more memory"};
}

}  // namespace

int moves_of_winner(const Fate& fate, std::uint32_t side_to_move) {
  const std::uint32_t winner = fate.result == Result::lost ? 1 : 0;
  return (fate.distance + (winner == side_to_move ? 1 : 0)) / 2;
}

namespace {

/// Reads the pieces of an endgame, one after another.
class MaterialReader {
 public:
  MaterialReader(std::string_view text, const std::vector<PieceType>& piece_types,
                 const GameRules& rules)
      : text_(text), piece_types_(piece_types), rules_(rules) {}

  std::vector<ArmyPiece> read(Refusal& refusal) {
    const bool named = text_.find_first_of(", ") != std::string_view::npos;
    const bool ok = named ? read_names() : read_letters();
    const auto of_first = std::ranges::count(material_, first_seat, &ArmyPiece::seat);
    if (!ok)
      refusal = {"the game has no piece " + base::in_quotes(unknown_),
                 "letters of pieces, as KRK, or names, as 'king, rook v king'"};
    else if (of_first == 0 || of_first == std::ssize(material_))
      refusal = {base::in_quotes(text_) + " names the pieces of one side",
                 "those of the stronger side, a v where it is not plain, then those of the other, "
                 "as KRK or KRvK"};
    else if (material_.size() > most_pieces)
      refusal = {"an endgame has at most " + std::to_string(most_pieces) + " pieces", {}};
    return std::move(material_);
  }

 private:
  bool read_names() {
    std::string list(text_);
    std::ranges::replace(list, ',', ' ');
    for (const std::string_view word : base::words(list)) {
      const auto found = std::ranges::find_if(piece_types_, [&](const PieceType& piece_type) {
        return piece_type.id == word || piece_type.letter == word;
      });
      unknown_ = word;
      if (found != piece_types_.end())
        add(static_cast<PieceTypeId>(found - piece_types_.begin()));
      else if (word != "v")
        return false;
      else
        seat_ = second_seat;
    }
    return true;
  }

  bool read_letters() {
    for (std::string_view rest = text_; !rest.empty();) {
      if (rest.front() == 'v') {
        seat_ = second_seat;
        rest.remove_prefix(1);
        continue;
      }
      PieceTypeId found = moves::no_piece_type;
      std::size_t length = 0;
      for (const PieceTypeId each : Ids<PieceTypeId>(piece_types_.size()))
        if (const std::string& letter = piece_types_[index(each)].letter;
            letter.size() > length && rest.starts_with(letter)) {
          found = each;
          length = letter.size();
        }
      unknown_ = rest;
      if (length == 0) return false;
      add(found);
      rest.remove_prefix(length);
    }
    return true;
  }

  /// Without a v the second royal piece begins the other side.
  void add(PieceTypeId piece_type) {
    const bool royal = among(piece_type, rules_.royal.piece_types);
    if (royal && has_royal_ && text_.find('v') == std::string_view::npos) seat_ = second_seat;
    has_royal_ = has_royal_ || royal;
    material_.push_back({seat_, piece_type});
  }

  std::string_view text_;
  const std::vector<PieceType>& piece_types_;
  const GameRules& rules_;
  SeatId seat_ = first_seat;
  bool has_royal_ = false;
  std::string unknown_;
  std::vector<ArmyPiece> material_;
};

}  // namespace

std::vector<ArmyPiece> read_material(std::string_view text,
                                     const std::vector<PieceType>& piece_types,
                                     const GameRules& rules, Refusal& refusal) {
  return MaterialReader(text, piece_types, rules).read(refusal);
}

/// What a piece of a table can do, whatever else stands on the board.
struct Endgames::Nature {
  std::vector<PieceMoves> moves;             ///< when moved, and when unmoved if that differs
  CellSet cells;                             ///< where it can be
  std::vector<std::vector<CellId>> origins;  ///< by cell, from where it may come
};

Endgames::Endgames(const GameLogic& play, const GameRules& rules, const Position& start,
                   std::int64_t bytes)
    : play_(play), rules_(rules), start_(start), bytes_(bytes) {}
Endgames::~Endgames() = default;

const Endgames::Nature& Endgames::nature_of(const ArmyPiece& member) {
  auto& nature = natures_[member];
  if (nature) return *nature;
  nature = std::make_unique<Nature>();
  const Board& board = play_.board();
  const PieceType& piece_type = play_.piece_types()[index(member.piece_type)];
  State state = piece_type.state;
  if (const auto set = start_.numbers.find(piece_type.id); set != start_.numbers.end())
    for (const auto& [name, value] : set->second) state[name] = value;
  if (const auto n = state.find(notation::length_number); n != state.end())
    n->second = board.size();
  if (const auto m = state.find(moves::multiple_number); m != state.end()) m->second = 1;
  const auto unmoved = state.find(moves::unmoved_number);
  if (unmoved != state.end()) unmoved->second = 0;
  nature->moves.emplace_back(board, piece_type.moves, member.seat, state);
  if (unmoved != state.end()) {
    unmoved->second = 1;
    nature->moves.emplace_back(board, piece_type.moves, member.seat, state);
  }
  nature->origins.resize(index(board.size()));
  for (const CellId from : board.cells()) {
    CellSet ends;
    for (const PieceMoves& moves : nature->moves) ends |= possible_ends(moves, from);
    for (const CellId to : ends)
      if (to != from) nature->origins[index(to)].push_back(from);
  }
  nature->cells = stands_on(piece_type, board, member.seat);
  CellSet from_start;
  bool promotes = false;
  for (const Promotion& rule : rules_.promotions) {
    if (!among(member.piece_type, rule.piece_types)) continue;
    promotes = true;
    const bool always = rule.choice == Promotion::Choice::must && rule.from.empty() &&
                        rule.either.empty() && rule.after.empty() && rule.seats.empty() &&
                        !rule.zone.empty() && !rule.capturing && !rule.instead;
    if (always)
      nature->cells = nature->cells - board.region(rule.zone, member.seat).value_or(CellSet{});
  }
  for (const auto& [other, cell] : standing_in(start_))
    if (other == member && promotes) from_start.insert(cell);
  for (bool more = !from_start.empty(); more;) {
    const int before = from_start.size();
    for (const CellId to : board.cells())
      if (std::ranges::any_of(nature->origins[index(to)],
                              [&](CellId from) { return from_start.contains(from); }))
        from_start.insert(to);
    more = from_start.size() > before;
    if (!more) nature->cells = nature->cells & from_start;
  }
  return *nature;
}

Piece Endgames::piece_of(const ArmyPiece& member, CellId cell) const {
  Piece piece = play::new_piece(play_.piece_types(), member.piece_type, member.seat);
  const PieceType& piece_type = play_.piece_types()[index(member.piece_type)];
  const Piece& first = start_.at(cell);
  piece.unmoved = piece_type.state.contains(moves::unmoved_number) && first.unmoved &&
                  first.piece_type == member.piece_type && first.seat == member.seat;
  return piece;
}

Position Endgames::position_of(const std::vector<ArmyPiece>& material, const Places& places,
                               SeatId turn) const {
  Position position = play::empty_position(play_.board());
  position.standing[index(first_seat)] = position.standing[index(second_seat)] =
      play::Standing::active;
  position.army = start_.army;
  position.numbers = start_.numbers;
  position.turn = turn;
  for (std::size_t i = 0; i < material.size(); ++i)
    position.at(places[i]) = piece_of(material[i], places[i]);
  return position;
}

namespace {

/// Whether all lines depend on the history of the game, which tables ignore.
bool ask_for_repetition_alone(const std::vector<play::RuleLine>& lines) {
  return std::ranges::all_of(lines, [](const play::RuleLine& line) {
    return play::phase_of(line) == play::RulePhase::history;
  });
}

}  // namespace

/// Whether the rules for these pieces distinguish cells by zones only.
bool Endgames::has_zones_alone(const std::vector<ArmyPiece>& material) const {
  return ask_for_repetition_alone(rules_.lines) && rules_.abandoned.empty() &&
         rules_.drops.empty() &&
         std::ranges::none_of(rules_.castling, [&](const play::Castling& rule) {
           return rule.moved && is_about({rule.king}, material);
         });
}

/// The sets of cells that matter to these pieces: where each can be, where it has not moved yet,
/// and the zones of rules.
std::vector<CellSet> Endgames::sets_that_matter(const std::vector<ArmyPiece>& material) {
  const Board& board = play_.board();
  std::vector<CellSet> sets;
  const auto add_zone = [&](const std::string& name) {
    for (const SeatId seat : {first_seat, second_seat})
      if (const auto zone = board.region(name, seat); zone && !name.empty()) sets.push_back(*zone);
  };
  for (const ArmyPiece& member : material) {
    sets.push_back(nature_of(member).cells);
    sets.emplace_back();
    for (const CellId cell : board.cells())
      if (piece_of(member, cell).unmoved) sets.back().insert(cell);
  }
  for (const Promotion& rule : rules_.promotions)
    if (is_about(rule.piece_types, material))
      for (const auto& name : {rule.zone, rule.from, rule.either, rule.after, rule.put})
        add_zone(name);
  for (const play::Goal& goal : rules_.end.goals)
    if (is_about(goal.piece_types, material)) add_zone(goal.zone);
  add_zone(rules_.en_passant.over);
  return sets;
}

std::vector<Turning> Endgames::symmetries(const std::vector<ArmyPiece>& material) {
  const base::Ids<CellId> cells = play_.board().cells();
  const bool like_first = material.size() > 1 && material[0] == material[1];
  if (like_first || !has_zones_alone(material)) return {Turning(cells.begin(), cells.end())};
  std::vector<const PieceMoves*> moves;
  for (const ArmyPiece& member : material)
    for (const PieceMoves& each : nature_of(member).moves) moves.push_back(&each);
  return symmetries_of(play_.board(), moves, sets_that_matter(material));
}

const EndgameTable* Endgames::find(const std::vector<ArmyPiece>& material) const {
  const auto found = tables_.find(material);
  return found == tables_.end() ? nullptr : found->second.get();
}

/// Gives one table its positions and moves.
class Endgames::Filler {
 public:
  Filler(Endgames& all, EndgameTable& table, std::int64_t bytes_left)
      : all_(all),
        play_(all.play_),
        table_(table),
        bytes_left_(bytes_left),
        position_(all.position_of({}, {}, first_seat)),
        exits_(table.material().size()),
        plain_(has_plain_rules()) {
    std::vector<PlainPiece> plain;
    for (const ArmyPiece& member : table.material()) {
      const Nature& nature = all.nature_of(member);
      cells_.push_back(nature.cells);
      pieces_.emplace_back();
      for (const CellId cell : play_.board().cells())
        pieces_.back().push_back(all.piece_of(member, cell));
      plain.push_back({member, &nature.moves.front(), pieces_.back(), promotion_cells(member),
                       among(member.piece_type, all.rules_.royal.piece_types),
                       among(member.piece_type, all.rules_.en_passant.piece_types)});
    }
    if (moves_follow_from_lines()) plain_moves_.emplace(play_, std::move(plain), position_);
    if (plain_moves_ && !plain_moves_->knows_checks()) plain_moves_.reset();
  }

  Refusal run() {
    for (std::uint32_t number = 0; number < table_.numbers() && !refusal_.refuses(); ++number) {
      constexpr std::uint32_t often = 4096;
      if (number % often == 0) check_memory();
      if (const auto places = table_.places(number); places && may_stand(*places))
        add(number, *places);
    }
    for (std::size_t i = 0; i < special_.size() && !refusal_.refuses(); ++i) {
      const auto [node, position] = std::move(special_[i]);
      add_moves(node, position, nullptr);
    }
    if (!refusal_.refuses() && !table_.solve())
      refusal_ = {"the rules lead to positions that such a table does not have", {}};
    return refusal_;
  }

 private:
  static constexpr std::size_t most_special = 400'000;

  /// A table without one of the pieces; `from` has the index here of each of its pieces.
  struct Exit {
    const EndgameTable* table = nullptr;
    std::vector<std::size_t> from;
  };

  /// Whether no rule makes a move do more than displace a piece and remove one that it captures.
  bool has_plain_rules() const {
    const GameRules& rules = all_.rules_;
    return ask_for_repetition_alone(rules.lines) && rules.abandoned.empty() &&
           rules.marks.empty() && rules.end.checks == 0 && !rules.hand.captures &&
           !rules.hand.drops && rules.hand.gating_zone.empty() && rules.rights.empty();
  }

  /// Whether each move follows a line of a piece, and only checks or blockers can forbid it.
  bool moves_follow_from_lines() const {
    const GameRules& rules = all_.rules_;
    return plain_ && rules.guarded.empty() && rules.exchanges.empty() && !rules.royal.taken &&
           std::ranges::none_of(rules.castling, &play::Castling::moved);
  }

  /// The cells at which a move may promote a piece; all cells if a rule depends on more than a
  /// zone.
  CellSet promotion_cells(const ArmyPiece& member) const {
    CellSet cells;
    for (const Promotion& rule : all_.rules_.promotions) {
      if (!among(member.piece_type, rule.piece_types)) continue;
      const bool by_zone = !rule.zone.empty() && rule.from.empty() && rule.either.empty() &&
                           rule.after.empty() && rule.put.empty() && !rule.instead && !rule.alone;
      const auto zone = play_.board().region(rule.zone, member.seat);
      if (by_zone && zone)
        cells |= *zone;
      else
        for (const CellId cell : play_.board().cells()) cells.insert(cell);
    }
    return cells;
  }

  /// Whether a position can have ended although there are moves.
  bool ends_before_moves() const {
    const play::Ends& end = all_.rules_.end;
    return !plain_ || !end.goals.empty() || !end.extinctions.empty() || end.points.left >= 0;
  }

  void check_memory() {
    if (const std::int64_t more = table_.more_bytes(); more > bytes_left_)
      refusal_ = too_large("the list of moves", more, bytes_left_);
  }

  bool may_stand(const Places& places) const {
    for (std::size_t i = 0; i < cells_.size(); ++i)
      if (!cells_[i].contains(places[i])) return false;
    return true;
  }

  void add(std::uint32_t number, const Places& places) {
    for (std::size_t i = 0; i < cells_.size(); ++i)
      position_.at(places[i]) = pieces_[i][index(places[i])];
    if (plain_moves_) plain_moves_->put(places);
    for (const std::uint32_t side : {0u, 1u}) {
      if (in_check(1 - side)) continue;
      position_.turn = seat_of(side);
      table_.add({number, side});
      add_moves({number, side}, position_, &places);
    }
    if (plain_moves_) plain_moves_->lift();
    for (std::size_t i = 0; i < cells_.size(); ++i) position_.at(places[i]) = {};
  }

  bool in_check(std::uint32_t side) const {
    return plain_moves_ ? plain_moves_->in_check(side) : play_.in_check(position_, seat_of(side));
  }

  void add_moves(Node node, const Position& position, const Places* places) {
    if (ends_early_)
      if (const auto ending = play_.decided(position))
        return table_.add_end(node, result_of(*ending));
    bool any = false;
    if (places == nullptr || !plain_moves_) {
      any = add_listed(node, position, places, play_.legal(position));
    } else {
      for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (table_.material()[i].seat != position.turn) continue;
        const bool some =
            plain_moves_->knows(i, (*places)[i])
                ? add_known(node, *places, i)
                : add_listed(node, position, places, play_.legal_from(position, (*places)[i]));
        any = any || some;
      }
    }
    if (any) return table_.close(node);
    const auto ending = play_.ending(position);
    table_.add_end(node, ending ? result_of(*ending) : Result::drawn);
  }

  /// Adds moves that the rules have listed. Returns whether there are any.
  bool add_listed(Node node, const Position& position, const Places* places,
                  const std::vector<Move>& moves) {
    for (const Move& move : moves) {
      if (places == nullptr || !add_plain(node, *places, position, move))
        add_other(node, position, move);
      if (refusal_.refuses()) break;
    }
    return !moves.empty();
  }

  /// Adds the moves of a piece that follow from its lines. Returns whether there are any.
  bool add_known(Node node, const Places& places, std::size_t mover) {
    bool any = false;
    plain_moves_->each_move(mover, [&](CellId to, std::size_t taken) {
      any = true;
      add_plain(node, places, mover, to, taken);
    });
    return any;
  }

  std::size_t index_on(const Places& places, CellId cell) const {
    return static_cast<std::size_t>(std::ranges::find(places, cell) - places.begin());
  }

  bool is_plain(const Position& position, const Move& move, std::size_t mover) const {
    if (!plain_ || move.from == no_cell || move.to == move.from ||
        (move.taken != no_cell && move.taken != move.to) || move.also != Move::none_also() ||
        move.promoted != moves::no_piece_type || move.rook_from != no_cell || move.whole ||
        move.multiplied || move.dropped != moves::no_piece_type || move.gating_cell != no_cell ||
        move.blocker != no_cell)
      return false;
    const Piece& piece = position.at(move.from);
    return !piece.unmoved && !among(piece.piece_type, all_.rules_.en_passant.piece_types) &&
           !pieces_[mover][index(move.to)].unmoved;
  }

  /// Adds a move that displaces one piece and captures at most one, where it ends. Returns false
  /// for other moves.
  bool add_plain(Node node, const Places& places, const Position& position, const Move& move) {
    const std::size_t mover = index_on(places, move.from);
    if (!is_plain(position, move, mover)) return false;
    add_plain(node, places, mover, move.to,
              move.taken == no_cell ? PlainMoves::no_piece : index_on(places, move.taken));
    return true;
  }

  void add_plain(Node node, const Places& places, std::size_t mover, CellId to, std::size_t taken) {
    Places after = places;
    after[mover] = to;
    if (taken == PlainMoves::no_piece) return table_.add_move(node, after, mover, places[mover]);
    const Exit* exit = exit_without(taken);
    if (exit == nullptr) return;
    Places left{};
    for (std::size_t i = 0; i < exit->from.size(); ++i) left[i] = after[exit->from[i]];
    add_exit(node, *exit->table, {exit->table->number_of(left), 1 - node.side});
  }

  const Exit* exit_without(std::size_t taken) {
    Exit& exit = exits_[taken];
    if (exit.table != nullptr) return &exit;
    std::vector<ArmyPiece> material = table_.material();
    material.erase(material.begin() + static_cast<std::ptrdiff_t>(taken));
    exit.table = table_of(material);
    if (exit.table == nullptr) return nullptr;
    std::vector<std::size_t> left(table_.material().size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    std::erase(left, taken);
    for (const ArmyPiece& member : exit.table->material()) {
      const auto found =
          std::ranges::find_if(left, [&](std::size_t i) { return table_.material()[i] == member; });
      exit.from.push_back(*found);
      left.erase(found);
    }
    return &exit;
  }

  const EndgameTable* table_of(const std::vector<ArmyPiece>& material) {
    refusal_ = all_.fill(material);
    return refusal_.refuses() ? nullptr : all_.find(sorted(material));
  }

  void add_exit(Node node, const EndgameTable& table, Node to) {
    if (table.occurs(to))
      table_.add_exit(node, table.fate(to));
    else
      refuse_state();
  }

  void refuse_state() {
    refusal_ = {"how these pieces go on depends on more than where they stand",
                "a table knows positions by cells alone"};
  }

  /// Adds a move that is not plain: makes it and looks up the position.
  void add_other(Node node, const Position& position, const Move& move) {
    Position next = play_.after(position, move);
    const std::uint32_t side = 1 - node.side;
    if (next.turn != seat_of(side)) {
      refusal_ = {"a side can move twice, and tables are for turns that alternate", {}};
      return;
    }
    if (!next.stacks.empty() || std::ranges::any_of(next.hand, [](auto held) { return held > 0; }))
      return refuse_state();
    auto standing = standing_in(next);
    std::vector<ArmyPiece> material;
    for (const auto& each : standing) material.push_back(each.first);
    const bool same = material == sorted(table_.material());
    const EndgameTable* table = same ? &table_ : table_of(material);
    if (table == nullptr) return;
    const Places places = places_for(*table, std::move(standing));
    const Node to{table->number_of(places), side};
    if (is_given_by_cells(next, *table, places)) {
      if (same)
        table_.add_jump(node, to);
      else
        add_exit(node, *table, to);
    } else if (same) {
      add_special(node, std::move(next));
    } else {
      refuse_state();
    }
  }

  /// Whether a position is equivalent to the table's with the same pieces on the same cells.
  bool is_given_by_cells(Position& position, const EndgameTable& table,
                         const Places& places) const {
    const Position plain = all_.position_of(table.material(), places, position.turn);
    const PositionKey key = key_of(plain);
    if (key_of(position) == key) return true;
    Position without = position;
    without.en_passant = {};
    return key_of(without) == key && play_.legal(without) == play_.legal(position);
  }

  void add_special(Node node, Position next) {
    if (special_.size() >= most_special) return refuse_state();
    const auto [found, is_new] = known_.try_emplace(key_of(next));
    if (is_new) {
      found->second = table_.add_special(1 - node.side);
      special_.emplace_back(found->second, std::move(next));
    }
    table_.add_jump(node, found->second);
  }

  Endgames& all_;
  const GameLogic& play_;
  EndgameTable& table_;
  std::int64_t bytes_left_;
  Position position_;
  std::vector<Exit> exits_;  ///< by captured piece
  bool plain_, ends_early_ = ends_before_moves();
  std::optional<PlainMoves> plain_moves_;
  std::vector<CellSet> cells_;              ///< by piece, where it can be
  std::vector<std::vector<Piece>> pieces_;  ///< by piece and cell
  std::vector<std::pair<Node, Position>> special_;
  std::unordered_map<PositionKey, Node, KeyHash> known_;
  Refusal refusal_;
};

/// Builds a table unless there is one.
Refusal Endgames::fill(std::vector<ArmyPiece> material) {
  const auto [place, is_new] = tables_.try_emplace(sorted(material));
  if (!is_new)
    return place->second ? Refusal{} : Refusal{"pieces can turn into others and back here", {}};
  material = in_table_order(std::move(material));
  Origins origins;
  for (const ArmyPiece& member : material) origins.push_back(nature_of(member).origins);
  const std::vector<Turning> turnings = symmetries(material);
  const auto bytes = EndgameTable::bytes(play_.board(), material, turnings, origins);
  if (!bytes) return {"such a table has too many positions", "fewer pieces, or a smaller board"};
  if (kept_ + *bytes > bytes_) return too_large("the table", kept_ + *bytes, bytes_);
  kept_ += *bytes;
  auto table =
      std::make_unique<EndgameTable>(play_.board(), material, turnings, std::move(origins));
  const Refusal refusal = Filler(*this, *table, bytes_ - kept_).run();
  kept_ += table->kept_bytes() - *bytes;
  if (!refusal.refuses()) tables_[sorted(material)] = std::move(table);
  return refusal;
}

Refusal Endgames::build(const std::vector<ArmyPiece>& material) {
  if (play_.board().seats.size() != 2)
    return {
        "an endgame is for two seats, and here are " + std::to_string(play_.board().seats.size()),
        {}};
  if (play_.blocker() != moves::no_piece_type)
    return {"a piece that belongs to no seat has no place in a table", {}};
  tables_.clear();
  kept_ = 0;
  return fill(material);
}

std::optional<Fate> Endgames::fate(const Position& position) const {
  auto standing = standing_in(position);
  std::vector<ArmyPiece> material;
  for (const auto& each : standing) material.push_back(each.first);
  const EndgameTable* table = find(material);
  if (table == nullptr) return std::nullopt;
  const Node node{table->number_of(places_for(*table, std::move(standing))),
                  position.turn == first_seat ? 0u : 1u};
  return table->occurs(node) ? std::optional(table->fate(node)) : std::nullopt;
}

EndgameSummary Endgames::summary(const std::vector<ArmyPiece>& material) const {
  const EndgameTable& table = *find(sorted(material));
  EndgameSummary found;
  found.symmetries = table.symmetries().size();
  found.longest_on.resize(index(play_.board().size()), -1);
  const ArmyPiece& weaker = *std::ranges::find(material, second_seat, &ArmyPiece::seat);
  const std::size_t at = static_cast<std::size_t>(std::ranges::find(table.material(), weaker) -
                                                  table.material().begin());
  std::vector<int> longest_on(found.longest_on);
  for (std::uint32_t number = 0; number < table.numbers(); ++number)
    for (const std::uint32_t side : {0u, 1u}) {
      const Node node{number, side};
      if (!table.occurs(node)) continue;
      const Places places = *table.places(number);
      const Fate fate = table.fate(node);
      const int moves = moves_of_winner(fate, side), many = table.multiplicity(places);
      Share& share = found.to_move[side];
      share.positions += many;
      int& longest = longest_on[index(places[at])];
      longest = std::max(longest, 0);
      if (fate.result == Result::won) {
        share.won += many;
        longest = std::max(longest, moves);
        if (!found.longest || moves > found.longest_win ||
            (moves == found.longest_win && seat_of(side) < found.longest->turn)) {
          found.longest_win = moves;
          found.longest = position_of(table.material(), places, seat_of(side));
        }
      } else if (fate.result == Result::lost) {
        share.lost += many;
        found.longest_loss = std::max(found.longest_loss, moves);
      } else {
        share.drawn += many;
      }
    }
  for (const CellId cell : play_.board().cells())
    for (const Turning& by : table.symmetries()) {
      int& longest = found.longest_on[index(by[index(cell)])];
      longest = std::max(longest, longest_on[index(cell)]);
    }
  return found;
}

}  // namespace boardwright::solve
