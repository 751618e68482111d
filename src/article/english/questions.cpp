// Searches for positions that answer what players ask.
#include "english/questions.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "english/move_words.h"
#include "game/pieces.h"
#include "game/reference.h"
#include "moves/reach.h"

namespace boardwright::english {
namespace {

using board::SeatId;
using game::PieceMoves;
using moves::Occupancy;
using play::Move, play::Piece;

constexpr std::size_t most_questions = 6;

/// The most positions that one search looks at.
constexpr int most_tries = 20000;

/// The most cells that an answer lists.
constexpr int most_cells = 12;

/// The most questions of one kind.
constexpr std::size_t most_alike = 2;

/// A piece on its showcase cell of the empty board.
struct Alone {
  const PieceType* piece_type = nullptr;
  PieceMoves moves;
  CellId cell = geometry::no_cell;
  CellSet ends;  ///< on the empty board
};

class Asking {
 public:
  Asking(const GameWords& words, const std::function<void(const Evidence&)>& note)
      : words_(words), note_(note) {}

  std::vector<Question> ask() {
    const Position* start = game().find_position(game().start);
    if (start == nullptr || game().board().seats.size() < 2) return {};
    start_ = start;
    ask_of_pieces();
    logic_.emplace(game::play_of(game(), *start));
    ask_of_kings();
    ask_of_pawn();
    ask_of_stalemate();
    ask_of_drops();
    ask_of_promotion();
    ask_of_castling();
    return std::move(found_);
  }

 private:
  const Game& game() const { return words_.game(); }
  const Board& board() const { return game().board(); }

  /// Adds a question. Its figure shows the first of the evidence, unless `shown` is given.
  void add(std::string asks, std::string answer, const std::vector<Evidence>& all,
           const std::optional<Evidence>& shown = std::nullopt) {
    if (found_.size() == most_questions) return;
    if (note_)
      for (const Evidence& each : all) note_(each);
    found_.push_back({std::move(asks), std::move(answer), shown.value_or(all.front())});
  }

  std::string names(const CellSet& cells) const {
    std::vector<std::string> names;
    for (const CellId cell : cells) names.push_back(board().name(cell));
    return listed(names);
  }
  std::string on(const std::string& what, CellId cell) const {
    return base::with_article(what) + " on " + board().name(cell);
  }

  // Questions about the moves of one piece among others.

  /// A piece that has already moved.
  Alone alone(const PieceType& piece_type) {
    if (distances_.empty()) distances_ = game::distance_sums(board());
    moves::State state = piece_type.state;
    if (const auto unmoved = state.find(moves::unmoved_number); unmoved != state.end())
      unmoved->second = 0;
    Alone piece{&piece_type,
                {board(), piece_type.moves, board::first_seat, state},
                game::showcase_cell(board(), piece_type, distances_),
                {}};
    piece.ends = moves::reach(piece.moves, {}, piece.cell).moves;
    return piece;
  }

  /// Places a piece among others, and asks whether it can go to `to`.
  Evidence evidence(const std::string& asks, const Alone& piece, const Occupancy& others,
                    CellId to) const {
    Evidence found{asks, play::empty_position(board()), piece.cell, to};
    const PieceTypeId id = game().id_of(*piece.piece_type);
    found.position.at(piece.cell) = play::new_piece(game().piece_types, id, board::first_seat);
    found.position.at(piece.cell).unmoved = false;
    for (const CellId cell : others.own)
      found.position.at(cell) =
          play::piece_of(other(*piece.piece_type, board::first_seat, cell), board::first_seat);
    for (const CellId cell : others.enemy)
      found.position.at(cell) =
          play::piece_of(other(*piece.piece_type, board::second_seat, cell), board::second_seat);
    found.goes = moves::reach(piece.moves, others, piece.cell).all().contains(to);
    return found;
  }

  /// A type for a piece that stands in the way on a cell.
  PieceTypeId other(const PieceType& piece_type, SeatId seat, CellId cell) const {
    for (const PieceTypeId id : game::playing_pieces(game()))
      if (&game().piece_type(id) != &piece_type && !is_royal(id) &&
          !moves::never_stands(game().piece_type(id), board(), seat, cell))
        return id;
    return game().id_of(piece_type);
  }
  bool is_royal(PieceTypeId id) const { return play::among(id, game().rules.royal.piece_types); }

  /// Whether the piece has a move of several stretches, which other pieces can block on its way.
  static bool is_lame(const PieceType& piece_type) {
    return std::ranges::any_of(piece_type.moves, [](const MovePattern& move) {
      return !move.then.empty() && !move.hopping && !move.repeating &&
             move.use != MovePattern::Use::capture && move.taking.empty();
    });
  }
  /// Whether the moves of a piece depend only on which cells each side occupies.
  static bool is_plain(const PieceType& piece_type) {
    return std::ranges::none_of(piece_type.moves, [](const MovePattern& move) {
      return move.hopping || move.swap || move.rifle || move.halting || !move.sparing.empty();
    });
  }

  void ask_of_pieces() {
    std::vector<const PieceType*> lame, others, hoppers;
    for (const std::vector<PieceTypeId>& family : families(game())) {
      const PieceType& piece_type = game().piece_type(family.front());
      const bool hops = std::ranges::any_of(
          piece_type.moves, [](const MovePattern& move) { return move.hopping.has_value(); });
      if (hops)
        hoppers.push_back(&piece_type);
      else if (is_plain(piece_type))
        (is_lame(piece_type) ? lame : others).push_back(&piece_type);
    }
    for (const PieceType* each : hoppers) ask_hopper(*each);
    std::size_t asked = 0;
    for (const auto* list : {&lame, &others})
      for (const PieceType* each : *list)
        if (asked < most_alike && ask_jump(*each, list == &lame)) ++asked;
  }

  /// The cells next to a piece: those that touch its own, and the first on each of its lines.
  CellSet steps_of(const Alone& piece) const {
    CellSet cells;
    for (const CellId cell : board().topology.touching(piece.cell)) cells.insert(cell);
    std::vector<MovePattern> plain = piece.piece_type->moves;
    std::erase_if(plain, [](const MovePattern& move) {
      return !move.then.empty() ||
             (move.move_kind != MoveKind::step && move.move_kind != MoveKind::slide);
    });
    const PieceMoves lines(board(), plain, board::first_seat, piece.piece_type->state);
    for (const PieceMoves::Ray& ray : lines.rays(piece.cell))
      if (ray.last > ray.first) cells.insert(lines.hops(ray).front().cell);
    return cells;
  }

  /// Asks whether a piece jumps. False if there is nothing to say.
  bool ask_jump(const PieceType& piece_type, bool lame) {
    const Alone piece = alone(piece_type);
    if (piece.moves.weight() > base::limits::kept_cells) return false;
    const CellSet far = piece.ends - steps_of(piece);
    if (far.empty()) return false;
    CellSet jumps, stopped;
    CellId blocker = geometry::no_cell;
    for (const CellId to : far) {
      Occupancy all{board().all(), {}};
      all.own.erase(piece.cell);
      all.own.erase(to);
      if (moves::reach(piece.moves, all, piece.cell).moves.contains(to)) jumps.insert(to);
    }
    for (const CellId cell : board().cells()) {
      if (cell == piece.cell) continue;
      CellSet lost = far - moves::reach(piece.moves, {{cell}, {}}, piece.cell).moves;
      lost.erase(cell);
      if (lost.size() <= stopped.size()) continue;
      stopped = lost;
      blocker = cell;
    }
    const bool jumps_only = stopped.empty() && !jumps.empty();
    if (jumps_only ? jumps.size() > most_cells : stopped.empty() || (jumps.empty() && !lame))
      return false;
    return answer_jump(piece, jumps, stopped, blocker);
  }

  bool answer_jump(const Alone& piece, const CellSet& jumps, const CellSet& stopped,
                   CellId blocker) {
    const std::string& name = piece.piece_type->name;
    const std::string asks = "Can the " + name + " jump over other pieces?";
    std::vector<Evidence> all;
    for (const CellId to : stopped) {
      all.push_back(evidence(asks, piece, {{blocker}, {}}, to));
      all.push_back(evidence(asks, piece, {}, to));
    }
    for (const CellId to : jumps) {
      Occupancy others{board().all(), {}};
      others.own.erase(piece.cell);
      others.own.erase(to);
      all.push_back(evidence(asks, piece, others, to));
    }
    const std::string keeps = stopped.empty()
                                  ? ""
                                  : "a piece on " + board().name(blocker) + " cuts " +
                                        on(name, piece.cell) + " off from " + names(stopped);
    const std::string reaches = on(name, piece.cell) + " can reach " + names(jumps) +
                                " even if every other " + words_.cell() + " is occupied";
    if (jumps.empty()) {
      add(asks, "No: " + keeps + ".", all);
    } else if (stopped.empty()) {
      add(asks, "Yes: " + reaches + ".", all,
          evidence(asks, piece, {board().all() - jumps - CellSet{piece.cell}, {}}, *jumps.begin()));
    } else if (jumps.size() <= most_cells) {
      add(asks,
          "Partly: " + reaches + ", but a piece on " + board().name(blocker) +
              " cuts it off from " + names(stopped) + ".",
          all);
    } else {
      return false;
    }
    return true;
  }

  /// "What does the Cannon need to capture?"
  void ask_hopper(const PieceType& piece_type) {
    const Alone piece = alone(piece_type);
    for (const MovePattern& move : piece_type.moves) {
      if (!move.hopping || move.hopping->locust || !move.hopping->hurdle.piece_types.empty() ||
          !move.then.empty() || move.use == MovePattern::Use::move)
        continue;
      const PieceMoves lines(board(), {&move, 1}, board::first_seat, piece_type.state);
      for (const PieceMoves::Ray& ray : lines.rays(piece.cell)) {
        const auto hops = lines.hops(ray);
        if (hops.size() < 3 || hops[0].cell == hops[2].cell) continue;
        if (answer_hopper(piece, hops[0].cell, hops[1].cell, hops[2].cell)) return;
      }
    }
  }

  bool answer_hopper(const Alone& piece, CellId near, CellId next, CellId to) {
    const std::string& name = piece.piece_type->name;
    const std::string asks = "What does the " + name + " need to capture?";
    const std::vector<Evidence> all = {
        evidence(asks, piece, {{}, {to}}, to), evidence(asks, piece, {{next}, {to}}, to),
        evidence(asks, piece, {{near, next}, {to}}, to), evidence(asks, piece, {{near}, {to}}, to)};
    if (all[0].goes || !all[1].goes || all[2].goes) return false;
    const std::string beside =
        all[3].goes ? "Exactly one piece between"
                    : "Exactly one piece between, right in front of what it captures";
    add(asks,
        beside + ": with one on " + board().name(next) + ", " + on(name, piece.cell) +
            " captures on " + board().name(to) + "; with none, or with a second on " +
            board().name(near) + ", it cannot.",
        all, all[1]);
    return true;
  }

  /// The type of which the first seat has most pieces at the start; null if these are fewer than
  /// three or royal.
  const PieceType* pawn() const {
    std::map<PieceTypeId, int> count;
    for (const Piece& piece : start_->pieces)
      if (!piece.none() && piece.seat == board::first_seat) ++count[piece.piece_type];
    const auto most = std::ranges::max_element(
        count, {}, [](const std::pair<const PieceTypeId, int>& each) { return each.second; });
    return most == count.end() || most->second < 3 || is_royal(most->first)
               ? nullptr
               : &game().piece_type(most->first);
  }

  /// "Does the Pawn capture as it moves?"
  void ask_of_pawn() {
    const PieceType* type = pawn();
    if (type == nullptr || !is_plain(*type)) return;
    const Alone piece = alone(*type);
    if (piece.ends.empty() || piece.ends.size() > most_cells) return;
    const std::string asks = "Does the " + type->name + " capture as it moves?";
    CellSet captures;
    for (const CellId cell : board().cells())
      if (cell != piece.cell &&
          moves::reach(piece.moves, {{}, {cell}}, piece.cell).captures.contains(cell))
        captures.insert(cell);
    if (captures.size() > most_cells) return;
    std::vector<Evidence> all;
    for (const CellId cell : captures | piece.ends)
      all.push_back(evidence(asks, piece, {{}, {cell}}, cell));
    add(asks, how_it_captures(piece, captures), all,
        evidence(asks, piece, {}, *piece.ends.begin()));  // alone, since an enemy could block it
  }

  std::string how_it_captures(const Alone& piece, const CellSet& captures) const {
    const std::string who = on(piece.piece_type->name, piece.cell), moves = names(piece.ends);
    if (captures == piece.ends)
      return "Yes: " + who + " captures on " + names(captures) + ", where it also moves.";
    if (captures.empty()) return "No: " + who + " moves to " + moves + ", and captures nothing.";
    const bool is_part = captures.within(piece.ends);
    return (is_part ? "Partly: " : "No: ") + who + " moves to " + moves +
           (is_part ? ", but captures only on " : ", but captures on ") + names(captures) + ".";
  }

  // Questions about the rules of play.

  /// The array with only its royal pieces.
  Position kings() const {
    Position position = *start_;
    for (Piece& piece : position.pieces)
      if (!piece.none() && !is_royal(piece.piece_type)) piece = {};
    position.stacks.clear();
    position.hand.assign(position.hand.size(), 0);
    return position;
  }
  bool has_royal() const { return !game().rules.royal.piece_types.empty(); }

  std::vector<CellId> cells_of(const Position& position, SeatId seat) const {
    std::vector<CellId> cells;
    for (const CellId cell : board().cells())
      if (!position.at(cell).none() && position.at(cell).seat == seat) cells.push_back(cell);
    return cells;
  }

  /// What the rules say about a move in a position.
  Evidence by_rules(const std::string& asks, const Position& position, CellId from,
                    CellId to) const {
    Evidence found{asks, position, from, to};
    found.by_rules = true;
    found.goes = can_go(position, from, to);
    return found;
  }
  bool can_go(const Position& position, CellId from, CellId to) const {
    const std::vector<Move> all = logic_->legal_from(position, from);
    return std::ranges::any_of(all, [to](const Move& move) { return move.to == to; });
  }

  /// "May the Generals face each other on an open line?"
  void ask_of_kings() {
    if (game().rules.royal.piece_types.size() != 1 || board().seats.size() != 2 ||
        pawn() == nullptr)
      return;
    const Position bare = kings();
    const auto own = cells_of(bare, board::first_seat), others = cells_of(bare, board::second_seat);
    if (own.size() != 1 || others.size() != 1) return;
    const PieceTypeId king = game().rules.royal.king();
    const PieceType& type = game().piece_type(king);
    const PieceMoves moves(board(), type.moves, board::first_seat, type.state);
    for (const CellId from : board().cells()) {
      if (from == others.front() || moves::never_stands(type, board(), board::first_seat, from))
        continue;
      Position position = bare;
      std::swap(position.at(own.front()), position.at(from));
      position.turn = board::first_seat;
      if (logic_->in_check(position, board::first_seat)) continue;
      const CellSet steps = moves::reach(moves, {{}, {others.front()}}, from).moves;
      // A King that already faces the other must leave the line.
      const bool faces = std::ranges::any_of(steps, [&](CellId to) {
        return board().cell(from).file == board().cell(others.front()).file &&
               board().cell(to).file != board().cell(from).file;
      });
      if (faces) continue;
      for (const CellId to : steps) {
        const auto touching = board().topology.touching(others.front());
        if (std::ranges::find(touching, to) != touching.end() || can_go(position, from, to))
          continue;
        if (answer_kings(position, from, to, others.front())) return;
      }
    }
  }

  bool answer_kings(const Position& position, CellId from, CellId to, CellId other) {
    const std::string& king = words_.piece_type(game().rules.royal.king());
    const std::string asks =
        "May the " + GameWords::plural(king) + " face each other with nothing between them?";
    for (const CellId cell : board().cells()) {
      if (cell == to || !position.at(cell).none()) continue;
      Position between = position;
      between.at(cell) = play::piece_of(game().id_of(*pawn()), board::first_seat);
      if (!can_go(between, from, to)) continue;
      add(asks,
          "No: with " + board().seat(board::second_seat).name + "’s " + king + " on " +
              board().name(other) + ", " + on(king, from) + " may not go to " + board().name(to) +
              ", unless a piece stands between them, as on " + board().name(cell) + ".",
          {by_rules(asks, position, from, to), by_rules(asks, between, from, to)});
      return true;
    }
    return false;
  }

  /// "Must the Pawn be promoted?"
  void ask_of_promotion() {
    const PieceType* type = pawn();
    if (type == nullptr || game().rules.promotions.empty() ||
        std::ranges::any_of(game().rules.promotions, &play::Promotion::instead))
      return;
    const PieceTypeId id = game().id_of(*type);
    std::string must, may;
    std::vector<Evidence> all;
    const std::string asks = "Must a " + type->name + " be promoted?";
    for (const CellId from : board().cells()) {
      Position position = kings();
      if (!position.at(from).none() || moves::never_stands(*type, board(), board::first_seat, from))
        continue;
      position.turn = board::first_seat;
      position.at(from) = play::new_piece(game().piece_types, id, board::first_seat);
      if (logic_->in_check(position, board::first_seat)) continue;
      std::map<CellId, PieceTypeList> becomes;
      std::map<CellId, bool> stays;
      for (const Move& move : logic_->legal_from(position, from)) {
        if (move.multiplied) return;
        if (move.promoted == moves::no_piece_type)
          stays[move.to] = true;
        else
          becomes[move.to].push_back(move.promoted);
      }
      for (const auto& [to, types] : becomes) {
        std::string& sentence = stays[to] ? may : must;
        if (!sentence.empty()) continue;
        sentence = on(type->name, from) + " that goes to " + board().name(to) +
                   (stays[to] ? " may stay as it is or become " : " becomes ") +
                   words_.any_of(types);
        all.push_back(by_rules(asks, position, from, to));
      }
    }
    if (must.empty() && may.empty()) return;
    add(asks,
        must.empty()  ? "No: " + may + "."
        : may.empty() ? "Yes: " + must + "."
                      : "Not everywhere: " + may + "; " + must + ".",
        all);
  }

  /// "May the King castle through check?"
  void ask_of_castling() {
    if (game().rules.castling.empty() || !has_royal()) return;
    const play::Castling& rule = game().rules.castling.front();
    if (!is_royal(rule.king) || start_->turn != board::first_seat) return;
    Position bare = *start_;
    for (Piece& piece : bare.pieces)
      if (!piece.none() && !is_royal(piece.piece_type) &&
          (piece.seat != board::first_seat || !play::among(piece.piece_type, rule.rooks)))
        piece = {};
    bare.hand.assign(bare.hand.size(), 0);
    for (const CellId king : board().cells()) {
      if (bare.at(king).piece_type != rule.king || bare.at(king).seat != board::first_seat)
        continue;
      for (const Move& move : logic_->legal_from(bare, king)) {
        if (move.rook_from == geometry::no_cell || move.is_swap()) continue;
        ask_through_check(bare, move);
        return ask_out_of_check(bare, move);
      }
    }
  }

  bool castles(const Position& position, const Move& castling) const {
    const std::vector<Move> all = logic_->legal_from(position, castling.from);
    return std::ranges::find(all, castling) != all.end();
  }

  /// The position with a piece of the second seat that gives check, or that attacks the cell which
  /// the King crosses and not the one on which it ends.
  std::optional<Position> with_attacker(const Position& bare, const Move& castling, bool check,
                                        CellId& at) const {
    int tries = 0;
    for (const PieceTypeId id : game::playing_pieces(game())) {
      if (is_royal(id)) continue;
      for (const CellId cell : board().cells()) {
        if (!bare.at(cell).none() || ++tries > most_tries ||
            moves::never_stands(game().piece_type(id), board(), board::second_seat, cell))
          continue;
        Position position = bare;
        position.at(cell) = play::new_piece(game().piece_types, id, board::second_seat);
        if (logic_->in_check(position, board::first_seat) != check || is_between(castling, cell))
          continue;
        if (!check && (castling.rook_to == geometry::no_cell ||
                       !attacks_crossed(position, castling) || attacks_end(position, castling)))
          continue;
        at = cell;
        return position;
      }
    }
    return std::nullopt;
  }

  bool is_between(const Move& castling, CellId cell) const {
    const int file = board().cell(cell).file_number;
    const int one = board().cell(castling.from).file_number;
    const int two = board().cell(castling.rook_from).file_number;
    return board().cell(cell).rank == board().cell(castling.from).rank &&
           file >= std::min(one, two) && file <= std::max(one, two);
  }
  bool attacks_at(const Position& position, const Move& castling, CellId cell) const {
    Position there = position;
    there.at(cell) = there.at(castling.from);
    there.at(castling.from) = {};
    return logic_->in_check(there, board::first_seat);
  }
  bool attacks_crossed(const Position& position, const Move& castling) const {
    return castling.rook_to != castling.from && attacks_at(position, castling, castling.rook_to);
  }
  bool attacks_end(const Position& position, const Move& castling) const {
    return attacks_at(position, castling, castling.to);
  }

  std::string attacker(const Position& position, CellId cell) const {
    return on(words_.piece_type(position.at(cell).piece_type), cell);
  }

  void ask_through_check(const Position& bare, const Move& castling) {
    CellId at{};
    const auto position = with_attacker(bare, castling, false, at);
    if (!position) return;
    const std::string king = words_.piece_type(bare.at(castling.from).piece_type);
    const bool legal = castles(*position, castling);
    const std::string asks =
        "May the " + king + " cross an attacked " + words_.cell() + " in castling?";
    add(asks,
        std::string(legal ? "Yes" : "No") + ": while " + board().seat(board::second_seat).name +
            " has " + attacker(*position, at) + ", which attacks " +
            board().name(castling.rook_to) + ", the " + king + " on " +
            board().name(castling.from) + (legal ? " still castles to " : " may not castle to ") +
            board().name(castling.to) + ".",
        {by_rules(asks, *position, castling.from, castling.to)});
  }

  void ask_out_of_check(const Position& bare, const Move& castling) {
    CellId at{};
    const auto position = with_attacker(bare, castling, true, at);
    if (!position) return;
    const std::string king = words_.piece_type(bare.at(castling.from).piece_type);
    const bool legal = castles(*position, castling);
    const std::string asks = "May the " + king + " castle out of check?";
    add(asks,
        std::string(legal ? "Yes" : "No") + ": in check from " + attacker(*position, at) +
            ", the " + king + " on " + board().name(castling.from) +
            (legal ? " castles to " : " may not castle to ") + board().name(castling.to) + ".",
        {by_rules(asks, *position, castling.from, castling.to)});
  }

  /// "Is stalemate a draw?" The first player's King stands where it has least room, against one or
  /// two pieces of the other player.
  void ask_of_stalemate() {
    if (game().rules.royal.piece_types.size() != 1 || board().seats.size() != 2) return;
    const Position bare = kings();
    const auto own = cells_of(bare, board::first_seat);
    if (own.size() != 1 || cells_of(bare, board::second_seat).size() != 1) return;
    const std::vector<CellId> corners = corners_of(own.front());
    PieceTypeList types;
    for (const PieceTypeId id : game::playing_pieces(game()))
      if (!is_royal(id)) types.push_back(id);
    int tries = 0;
    for (const CellId corner : corners)
      for (const PieceTypeId id : types) {
        Position position = bare;
        if (corner != own.front()) std::swap(position.at(own.front()), position.at(corner));
        if (find_stalemate(position, corner, id, 1, tries)) return;
      }
    for (const PieceTypeId id : types) {
      Position position = bare;
      const CellId corner = corners.front();
      if (corner != own.front()) std::swap(position.at(own.front()), position.at(corner));
      if (find_stalemate(position, corner, id, 2, tries)) return;
    }
  }

  /// At most three cells that a King can reach, from which it has the fewest moves on the empty
  /// board.
  std::vector<CellId> corners_of(CellId home) const {
    const PieceType& king = game().piece_type(start_->at(home).piece_type);
    const PieceMoves moves(board(), king.moves, board::first_seat, king.state);
    std::vector<CellId> cells = (moves::range_from(moves, {}, home) | CellSet{home}).list();
    std::ranges::stable_sort(
        cells, {}, [&](CellId cell) { return moves::reach(moves, {}, cell).moves.size(); });
    cells.resize(std::min<std::size_t>(cells.size(), 3));
    return cells;
  }

  /// Adds `pieces` pieces of the second seat to a position so that the first seat is stalemated;
  /// false if there is no way.
  bool find_stalemate(Position& position, CellId king, PieceTypeId id, int pieces, int& tries,
                      std::size_t from = 0) {
    for (std::size_t i = from; i < base::index(board().size()); ++i) {
      const auto cell = static_cast<CellId>(i);
      if (!position.at(cell).none() || tries > most_tries ||
          moves::never_stands(game().piece_type(id), board(), board::second_seat, cell))
        continue;
      position.at(cell) = play::new_piece(game().piece_types, id, board::second_seat);
      const bool found = pieces > 1 ? find_stalemate(position, king, id, pieces - 1, tries, i + 1)
                                    : ++tries <= most_tries && answer_stalemate(position, king);
      if (found) return true;
      position.at(cell) = {};
    }
    return false;
  }

  /// "a King on h8 and a Queen on g6", "a King on h8 and Rooks on f1 and g7"
  std::string army_of(const Position& position, SeatId seat) const {
    std::map<PieceTypeId, CellSet> groups;
    for (const CellId cell : cells_of(position, seat))
      groups[position.at(cell).piece_type].insert(cell);
    std::vector<std::string> ones, several;
    for (const auto& [id, cells] : groups)
      if (cells.size() == 1)
        ones.push_back(on(words_.piece_type(id), *cells.begin()));
      else
        several.push_back(GameWords::plural(words_.piece_type(id)) + " on " + names(cells));
    ones.insert(ones.end(), several.begin(), several.end());
    return listed(ones);
  }

  bool answer_stalemate(const Position& position, CellId king) {
    if (!logic_->legal_from(position, king).empty() ||
        logic_->in_check(position, board::first_seat))
      return false;
    Position now = position;
    now.turn = board::first_seat;
    const auto ending = logic_->ending(now);
    if (!ending || ending->by != play::Ending::By::stalemate) return false;
    const std::string asks = "Is stalemate a draw?";
    const std::string player = board().seat(board::first_seat).name;
    const std::string end = ending->better                         ? "scores a quarter of the point"
                            : !ending->winner                      ? "the game is drawn"
                            : *ending->winner == board::first_seat ? "wins"
                                                                   : "loses";
    Evidence found{asks, now};
    found.by_rules = true;
    found.ending = ending;
    add(asks,
        std::string(!ending->winner && !ending->better ? "Yes" : "No") + ": with " +
            on(words_.piece_type(now.at(king).piece_type), king) + " against " +
            army_of(now, board::second_seat) + ", " + player +
            ", to move, is not in check but has no legal move, and " + end + ".",
        {found});
    return true;
  }

  /// "May two Pawns of a player stand on one file?"
  void ask_of_drops() {
    const PieceType* type = pawn();
    if (!game().rules.hand.drops || type == nullptr) return;
    const PieceTypeId id = game().id_of(*type);
    if (!game().rules.hand.captures && !play::among(id, game().rules.hand.endless) &&
        start_->in_hand(board::first_seat, id, game().piece_types.size()) == 0)
      return;
    Position position = kings();
    position.turn = board::first_seat;
    CellId home = geometry::no_cell;
    for (const CellId cell : board().cells())
      if (const Piece& piece = start_->at(cell);
          home == geometry::no_cell && piece.piece_type == id && piece.seat == board::first_seat &&
          board().cell(cell).file_number >= 0)
        home = cell;
    if (home == geometry::no_cell) return;
    position.at(home) = start_->at(home);
    position.add_to_hand(board::first_seat, id, game().piece_types.size(), 1);
    CellSet here, elsewhere;
    for (const Move& move : logic_->legal(position)) {
      if (!move.is_drop() || move.dropped != id || move.put_as() != id) continue;
      const bool same = board().cell(move.to).file_number == board().cell(home).file_number;
      (same ? here : elsewhere).insert(move.to);
    }
    if (elsewhere.empty()) return;
    answer_drops(position, *type, home, here);
  }

  void answer_drops(const Position& position, const PieceType& type, CellId home,
                    const CellSet& here) {
    const std::string asks =
        "May a " + type.name + " be dropped on a file with another " + type.name + "?";
    std::vector<Evidence> all;
    for (const CellId cell : board().cells()) {
      if (!position.at(cell).none() ||
          board().cell(cell).file_number != board().cell(home).file_number)
        continue;
      Evidence found{asks, position, geometry::no_cell, cell, game().id_of(type)};
      found.by_rules = true;
      found.goes = here.contains(cell);
      all.push_back(std::move(found));
    }
    const std::string with = ": with " + on(type.name, home) + ", ";
    add(asks,
        here.empty()
            ? "No" + with + "its player may drop no other on file " + board().cell(home).file + "."
            : "Yes" + with + "its player may drop another on " + board().name(*here.begin()) + ".",
        all);
  }

  const GameWords& words_;
  const std::function<void(const Evidence&)>& note_;
  const Position* start_ = nullptr;
  std::optional<play::GameLogic> logic_;
  std::vector<int> distances_;
  std::vector<Question> found_;
};

}  // namespace

std::string question_figure(std::size_t number) {
  return std::string(question_figures) + std::to_string(number);
}

std::string answer_title(std::size_t number) { return "Answer " + std::to_string(number); }

std::vector<Question> questions_of(const GameWords& words,
                                   const std::function<void(const Evidence&)>& note) {
  return Asking(words, note).ask();
}

}  // namespace boardwright::english
