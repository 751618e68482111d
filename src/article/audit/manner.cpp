// Reads verbs and directions off move patterns, and off the way between two cells.
#include "audit/manner.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "base/text.h"
#include "board/selection.h"

namespace boardwright::audit {

using board::Board, board::SeatId;
using geometry::CellId;
using notation::MovePattern;

namespace {

/// The verbs of the kinds of claims about moves.
struct KindVerbs {
  std::string_view kind, verbs;
};
constexpr KindVerbs kind_verbs[] = {
    {"move-cells", "move"},
    {"capture-cells", "capture"},
    {"legal-captures", "capture"},
    {"reach-cells", "move"},
    {"reach-count", "move"},
    {"may", "move"},
    {"may-legally", "move capture"},
    {"legal-cells", "move capture"},
    {"same-moves", ""},
    {"promotions", "move capture"},
    {"may-become", "move capture"},
    {"points", "capture"},
    {"wins", "capture"},
    {"range-count", "move"},
    {"range-cells", "move"},
    {"range-share", "move"},
    {"range-covers", "move"},
    {"ways", "move capture"},
    {"reach-more", "move"},
    {"legal-count", "move"},
    {"distance", "move"},
    {"kept-in", "move"},
    {"detour", "move"},
    {"perft", "move"},
};

constexpr int whole_turn = 360, half_turn = 180, quarter_turn = 90;

/// The words for a direction by its angle from straight ahead, counter-clockwise.
void add_words(std::set<std::string>& words, int angle) {
  const int turned = ((angle % whole_turn) + whole_turn) % whole_turn;
  const int aside = std::min(turned, whole_turn - turned);
  if (aside < quarter_turn) words.insert("forward");
  if (aside > quarter_turn) words.insert("backward");
  if (aside == quarter_turn) words.insert("sideways");
  if (turned > 0 && turned < half_turn) words.insert("left");
  if (turned > half_turn) words.insert("right");
  if (aside % quarter_turn == 0) {
    words.insert("straight");
    words.insert("orthogonal");
    words.insert(aside == quarter_turn ? "horizontal" : "vertical");
  }
  if (aside % quarter_turn == quarter_turn / 2) words.insert("diagonal");
}

/// The words for the absolute direction of a move.
void add_compass(std::set<std::string>& words, int degrees) {
  constexpr std::string_view names[] = {"northeast", "northwest", "southwest", "southeast"};
  const int turned = ((degrees % whole_turn) + whole_turn) % whole_turn;
  if (turned == quarter_turn) words.insert("up");
  if (turned == whole_turn - quarter_turn) words.insert("down");
  if (turned % quarter_turn != 0)
    words.insert(std::string(names[static_cast<std::size_t>(turned / quarter_turn)]));
}

class MannerReader {
 public:
  MannerReader(const Game& game, const Claim& claim) : game_(game), claim_(claim) {
    const Board* other = game.find_board(claim.key("board"));
    board_ = other != nullptr ? other : &game.board();
    if (const auto number = base::to_integer(claim.key("seat")))
      seat_ = board_->seat_numbered(*number).value_or(board::first_seat);
  }

  Manner manner(const game::Value& value) {
    const auto row = std::ranges::find(kind_verbs, claim_.kind, &KindVerbs::kind);
    if (row == std::end(kind_verbs)) return {};
    for (const std::string_view verb : base::words(row->verbs))
      manner_.verbs.insert(std::string(verb));
    if (claim_.kind == "same-moves")
      add_patterns();
    else
      add_ways(value);
    return std::move(manner_);
  }

 private:
  void add_patterns() {
    for (const std::string& part : claim_.like) {
      if (const moves::PieceType* piece_type = game_.find_piece_type(part)) {
        for (const MovePattern& move : piece_type->moves) add(move);
        continue;
      }
      base::Report ignored;  // the claim's own problems are reported where it is computed
      if (const auto move =
              notation::parse_pattern(part, {}, game::vocabulary_of(*board_), ignored))
        add(*move);
    }
    if (alike_) manner_.verbs.insert("move and capture");
  }

  void add(const MovePattern& move) {
    const std::string& only = claim_.key("use");
    alike_ = alike_ && move.use == MovePattern::Use::both && only.empty();
    for (const auto& [use, verb, words] :
         {std::tuple(MovePattern::Use::move, "move", &manner_.moves_to),
          std::tuple(MovePattern::Use::capture, "capture", &manner_.captures_to)}) {
      if (move.use != MovePattern::Use::both && move.use != use) continue;
      if (!only.empty() && only != verb) continue;
      manner_.verbs.insert(verb);
      add_directions(move, *words);
    }
  }

  void add_directions(const MovePattern& move, std::set<std::string>& words) {
    const std::size_t before = words.size();
    std::set<int> all;
    for (const std::string& name : move.axes) {
      const geometry::Axis* axis = board_->axis(name);
      if (axis == nullptr || axis->is_given) continue;
      words.insert(name);
      for (const geometry::Heading heading : axis->headings) add_heading(move, heading, words, all);
    }
    constexpr std::size_t every = 8;
    if (all.size() >= every || move.axes.empty()) words.insert("all");
    manner_.has_directions = manner_.has_directions || words.size() > before;
  }

  void add_heading(const MovePattern& move, geometry::Heading heading, std::set<std::string>& words,
                   std::set<int>& all) const {
    const int degrees = geometry::in_degrees(heading);
    const int ahead =
        board_->seats.empty() ? quarter_turn : geometry::in_degrees(board_->seat(seat_).forward);
    const int angle = ((degrees - ahead) % whole_turn + whole_turn) % whole_turn;
    const int aside = std::min(angle, whole_turn - angle);
    if (!move.heading.empty() && std::ranges::find(move.heading, angle) == move.heading.end())
      return;
    if (move.facing == MovePattern::Facing::forward && aside >= quarter_turn) return;
    if (move.facing == MovePattern::Facing::backward && aside <= quarter_turn) return;
    all.insert(angle);
    add_words(words, angle);
    add_compass(words, degrees);
    if (move.aside > 0) words.insert("sideways");
  }

  /// The directions from the cell of the claim to those to which it goes.
  void add_ways(const game::Value& value) {
    const auto from = board_->find(claim_.key("cell"));
    const auto enemies = board::comma_list(claim_.key("enemy"));
    std::vector<std::string> ends = board::comma_list(claim_.key("to"));
    if (const auto* cells = std::get_if<game::CellNames>(&value))
      ends.insert(ends.end(), cells->begin(), cells->end());
    const auto is_enemy = [&](const std::string& cell) {
      return std::ranges::find(enemies, cell) != enemies.end();
    };
    if (claim_.kind == "may" && !enemies.empty() && is_enemy(claim_.key("to")))
      manner_.verbs = {"capture"};
    else if (!enemies.empty() && manner_.verbs.contains("move") && claim_.kind != "move-cells")
      manner_.verbs.insert("capture");
    const bool* holds = std::get_if<bool>(&value);
    if (claim_.kind == "may-legally" && from) add_legal(*from, holds == nullptr || *holds);
    if (!from || !board_->topology.is_plane()) return;
    for (const std::string& name : ends)
      if (const auto to = board_->find(name); to && *to != *from) add_way(*from, *to);
  }

  /// A legal move to a cell with an opponent's piece captures; one to an empty cell does not,
  /// unless en passant.
  void add_legal(CellId from, bool holds) {
    const play::Position* position = game_.find_position(claim_.key("position"));
    const auto to = board_->find(claim_.key("to"));
    const std::string& plays = claim_.key("plays");
    const auto is_moved = [&](CellId cell) { return plays.find(board_->name(cell)) != plays.npos; };
    if (position == nullptr || !to || board_ != &game_.board() || is_moved(from) ||
        position->at(from).none())
      return;
    const play::Piece& end = position->at(*to);
    const bool passing = play::among(position->at(from).piece_type, game_.rules.en_passant.by) &&
                         board_->cell(from).file != board_->cell(*to).file;
    if (passing) manner_.verbs = {"capture"};
    if (plays.ends_with(" " + board_->name(*to))) manner_.verbs = {"capture"};
    if (passing || is_moved(*to)) return;
    if (!holds && end.none() && captures_otherwise(position->at(from).piece_type))
      keep_verbs(position->at(from), from, *to);
    else if (end.none())
      manner_.verbs = {"move"};
    if (!end.none() && end.seat != position->at(from).seat) manner_.verbs = {"capture"};
  }

  /// Keeps the verb of a forbidden move if the piece can only move or only capture there.
  void keep_verbs(const play::Piece& piece, CellId from, CellId to) {
    const moves::PieceType& piece_type = game_.piece_type(piece.piece_type);
    const moves::PieceMoves moves(*board_, piece_type.moves, piece.seat, piece_type.state);
    geometry::CellSet enemy;
    enemy.insert(to);
    const bool goes = moves::reach(moves, {}, from).moves.contains(to);
    const bool takes = moves::reach(moves, {{}, enemy}, from).captures.contains(to);
    if (goes != takes) manner_.verbs = {goes ? "move" : "capture"};
  }

  /// Whether a piece has moves that only capture.
  bool captures_otherwise(moves::PieceTypeId piece_type) const {
    return std::ranges::any_of(game_.piece_type(piece_type).moves, [](const MovePattern& move) {
      return move.use == MovePattern::Use::capture;
    });
  }

  void add_way(CellId from, CellId to) {
    const geometry::Vec a = board_->topology.centre(from), b = board_->topology.centre(to);
    constexpr double degrees_of_radian = 57.29577951308232;
    const auto degrees =
        static_cast<int>(std::lround(std::atan2(b.y - a.y, b.x - a.x) * degrees_of_radian));
    const play::Position* position = game_.find_position(claim_.key("position"));
    const SeatId seat =
        position != nullptr && board_ == &game_.board() && !position->at(from).none()
            ? position->at(from).seat
            : seat_;
    const int ahead =
        board_->seats.empty() ? quarter_turn : geometry::in_degrees(board_->forward(seat, from));
    for (std::set<std::string>* words : {&manner_.moves_to, &manner_.captures_to}) {
      add_words(*words, degrees - ahead);
      add_compass(*words, degrees);
    }
    manner_.has_directions = true;
  }

  const Game& game_;
  const Claim& claim_;
  const Board* board_ = nullptr;
  SeatId seat_ = board::first_seat;
  Manner manner_;
  bool alike_ = true;  ///< each line of the claim both moves and captures
};

}  // namespace

Manner manner_of(const Game& game, const Claim& claim, const game::Value& value) {
  if (game.boards.empty()) return {};
  return MannerReader(game, claim).manner(value);
}

}  // namespace boardwright::audit
