// What a hand does on a board: puts pieces down, paints zones, and shows where a piece shall go.
#include <algorithm>

#include "base/hints.h"
#include "base/text.h"
#include "betza/betza.h"
#include "board/images.h"
#include "board/selection.h"
#include "diagram/piece_gallery.h"
#include "english/move_words.h"
#include "moves/pattern_search.h"
#include "play/mark.h"
#include "render/svg.h"
#include "workbench/bench.h"

namespace boardwright::web {

using base::Refusal, base::Report, base::Word, base::in_quotes, base::index, base::meant_or_all;
using betza::BetzaWriter;
using board::Board, board::ImageKind, board::SeatId, board::comma_list;
using game::Game;
using geometry::CellId, geometry::CellSet, geometry::no_cell;
using live::Json, live::Request;
using moves::MovePattern, moves::PieceType, moves::PieceTypeId, moves::WantedReach;
using play::Piece, play::Position;

namespace {

constexpr Word<ImageKind> image_kinds[] = {{"mirrored", ImageKind::mirrored},
                                           {"turned", ImageKind::turned}};

SeatId seat_of(const Board& board, const Request& request) {
  return board.seat_numbered(request.number("seat", 1)).value_or(board::first_seat);
}

/// A seat that does what another does, on the images of the other's cells; without images on the
/// same cells.
struct ForSeat {
  SeatId seat;
  std::vector<CellId> images;

  CellId of(CellId cell) const {
    return cell == no_cell || images.empty() ? cell : images[index(cell)];
  }
};

/// Reads which seats do what `own` does: itself, and with a kind of images all others.
Refusal read_seats(const Board& board, const Request& request, SeatId own,
                   std::vector<ForSeat>& seats) {
  seats.push_back({own, {}});
  const auto kind = value_of(request.get("other"), image_kinds);
  if (!kind) return {};
  for (const SeatId seat : board.seat_ids()) {
    if (seat == own) continue;
    seats.push_back({seat, images(board, own, seat, *kind)});
    if (seats.back().images.empty())
      return {"this board does not cover itself when it is " +
                  std::string(word_of(*kind, image_kinds)) + " for " + board.seat(seat).name,
              "set up each side by itself"};
  }
  return {};
}

/// Moves a piece, takes it off, or puts one down, as the request says it of one seat.
class Hand {
 public:
  explicit Hand(Position position) : position_(std::move(position)) {}

  /// What changes for a seat. `piece` comes from the cell `from`, or from the palette. On a cell
  /// that is its own image the piece of the first seat stays.
  void act(const ForSeat& by, Piece piece, CellId from, CellId to) {
    if (!by.images.empty() && to != no_cell && by.of(to) == to) return;
    piece.seat = by.seat;
    from = by.of(from);
    to = by.of(to);
    if (from != no_cell) {
      const Piece& there = position_.at(from);
      if (there.none() || there.piece_type != piece.piece_type || there.seat != by.seat) return;
      piece = there;
      set(from, {});
    }
    if (to != no_cell) set(to, piece);
  }

  const Position& position() const { return position_; }
  const std::vector<CellId>& changed() const { return changed_; }

 private:
  void set(CellId cell, Piece piece) {
    position_.unstack(cell);
    position_.at(cell) = piece;
    if (!piece.none()) position_.standing[index(piece.seat)] = play::Standing::active;
    std::erase(changed_, cell);
    changed_.push_back(cell);
  }

  Position position_;
  std::vector<CellId> changed_;
};

std::string written_letter(const Game& game, const Piece& piece) {
  const PieceType& piece_type = game.piece_type(piece.piece_type);
  return piece_type.letter.empty() ? piece_type.id : letter_of(piece_type, piece);
}

}  // namespace

Refusal read_cell(const Board& board, const Request& request, std::string_view key, CellId& cell) {
  const std::string_view name = request.get(key);
  const auto found = board.find(name);
  if (!name.empty() && !found)
    return {"no cell " + in_quotes(name) + " on board " + in_quotes(board.id),
            cell_hint(board, name)};
  cell = found.value_or(no_cell);
  return {};
}

Refusal emit_palette(Opened& opened, const Request& request, Json& json) {
  const Game& game = *opened.game;
  const SeatId seat = seat_of(game.board(), request);
  json.key("pieces").open('[');
  for (const PieceType& piece_type : game.piece_types) {
    json.open('{').pair("id", piece_type.id).pair("name", piece_type.name);
    json.pair("letter", piece_type.letter.empty() ? piece_type.id : piece_type.letter);
    json.pair("helper", piece_type.helper);
    const auto& set = opened.looks->piece_set;
    if (set.find(piece_type.drawing, board::seat_number(seat)) != nullptr)
      json.pair("svg",
                render::render_themed_svg(diagram::piece_picture(game, set, piece_type, seat),
                                          opened.looks->style));
    json.close();
  }
  json.close();
  return {};
}

Refusal emit_hand(Opened& opened, const Request& request, Json& json) {
  const Game& game = *opened.game;
  const Board& board = game.board();
  CellId from = no_cell, to = no_cell;
  Refusal refusal = read_cell(board, request, "from", from);
  if (!refusal.refuses()) refusal = read_cell(board, request, "to", to);
  if (refusal.refuses()) return refusal;
  const Position* known = game.find_position(request.get("position"));
  Position position = known != nullptr ? *known : play::empty_position(board);
  Piece piece;
  if (from != no_cell) {
    piece = position.at(from);
    if (piece.none()) return {"no piece on " + in_quotes(board.name(from))};
  } else {
    const PieceType* piece_type = game.find_piece_type(request.get("piece"));
    if (piece_type == nullptr) return {"unknown piece " + in_quotes(request.get("piece"))};
    piece = play::new_piece(game.piece_types, game.id_of(*piece_type), seat_of(board, request));
    piece.unmoved = request.get("position") == game.start;
  }
  std::vector<ForSeat> seats;
  refusal = read_seats(board, request, piece.seat, seats);
  if (refusal.refuses()) return refusal;
  // A line marks a piece as unmoved only if another of its type was so before.
  const auto is_marked = [&, before = position](const Piece& there) {
    return there.unmoved && std::ranges::any_of(before.pieces, [&](const Piece& each) {
             return each.unmoved && each.piece_type == there.piece_type;
           });
  };
  Hand hand(std::move(position));
  for (const ForSeat& each : seats) hand.act(each, piece, from, to);
  json.key("changes").open('[');
  for (const CellId cell : hand.changed()) {
    const Piece& there = hand.position().at(cell);
    json.open('{').pair("cell", board.name(cell));
    if (!there.none())
      json.pair("seat", board.seat(there.seat).name)
          .pair("letter", written_letter(game, there))
          .pair("unmoved", is_marked(there));
    json.close();
  }
  json.close();
  if (const auto fen = print_position(game, hand.position())) json.pair("fen", *fen);
  return {};
}

Refusal emit_zone(Opened& opened, const Request& request, Json& json) {
  const Board& board = opened.game->board();
  CellId cell = no_cell;
  Refusal refusal = read_cell(board, request, "cell", cell);
  std::vector<ForSeat> seats;
  if (!refusal.refuses()) refusal = read_seats(board, request, seat_of(board, request), seats);
  if (refusal.refuses()) return refusal;
  const auto zone = board.zones.find(request.get("zone"));
  std::vector<CellSet> sets(board.seats.size());
  if (zone != board.zones.end()) sets = zone->second;
  if (cell != no_cell) {
    const bool adds = !sets[index(seats.front().seat)].contains(cell);
    if (request.get("other").empty()) {
      seats.clear();  // the same cells for all seats
      for (const SeatId seat : board.seat_ids()) seats.push_back({seat, {}});
    }
    for (const ForSeat& each : seats) {
      CellSet& set = sets[index(each.seat)];
      if (adds)
        set.insert(each.of(cell));
      else
        set.erase(each.of(cell));
    }
  }
  json.key("seats").open('[');
  for (const SeatId seat : board.seat_ids())
    json.open('{')
        .pair("seat", board.seat(seat).name)
        .pair("cells", names_of(board, sets[index(seat)]))
        .close();
  json.close();
  return {};
}

Refusal emit_teach(Opened& opened, const Request& request, Json& json) {
  const Game& game = *opened.game;
  const Board& board = game.board();
  CellId from = no_cell;
  if (Refusal refusal = read_cell(board, request, "cell", from); refusal.refuses()) return refusal;
  if (from == no_cell) return {"no cell from which the piece goes"};
  const SeatId seat = seat_of(board, request);
  WantedReach wanted;
  Report report;
  for (const auto& [key, cells] :
       {std::pair("both", &wanted.both), {"moves", &wanted.moves}, {"captures", &wanted.captures}})
    *cells = cells_named(board, comma_list(request.get(key)), {}, report);
  if (report.has_errors()) return refusal_of(report);
  if (const PieceType* piece_type = game.find_piece_type(request.get("piece"))) {
    const WantedReach now =
        moves::shown_reach(board, piece_type->moves, seat, from, piece_type->state);
    json.pair("both", names_of(board, now.both));
    json.pair("moves", names_of(board, now.moves));
    json.pair("captures", names_of(board, now.captures));
  }
  BetzaWriter writer(board);
  const english::GameWords game_words(game);
  json.key("proposals").open('[');
  for (std::vector<MovePattern>& lines : moves::find_patterns(board, seat, from, wanted)) {
    json.open('{').key("lines").open('[');
    for (const MovePattern& line : lines) json.add(line.text);
    json.close();
    if (const auto betza = writer.write(lines, {})) json.pair("betza", *betza);
    PieceType taught;
    taught.name = "piece";
    taught.moves = std::move(lines);
    json.pair("words", english::moves_in_words(game_words, taught, "it")).close();
  }
  json.close();
  return {};
}

}  // namespace boardwright::web
