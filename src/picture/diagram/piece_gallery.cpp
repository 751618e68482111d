// Lays out drawings of pieces in rows, with their letters.
#include "diagram/piece_gallery.h"

#include <algorithm>

#include "game/pieces.h"

namespace boardwright::diagram {

using board::SeatId;
using geometry::Vec;
using scene::Drawing;

std::vector<SeatId> seats_drawn(const Game& game, const PieceSet& set,
                                const PieceType& piece_type) {
  std::vector<SeatId> seats;
  std::vector<const Drawing*> seen;
  for (const SeatId seat : game.board().seat_ids()) {
    const Drawing* drawing = set.find(piece_type.drawing, board::seat_number(seat));
    if (seats.size() == 2) break;
    if (drawing == nullptr || std::ranges::find(seen, drawing) != seen.end()) continue;
    seen.push_back(drawing);
    seats.push_back(seat);
  }
  return seats;
}

scene::Group named_piece(const Game& game, const PieceSet& set, const PieceType& piece_type,
                         SeatId seat, Vec centre) {
  DrawnPiece piece = drawn_piece(set, game.board(), piece_type, seat);
  piece.number.clear();
  piece.sign.clear();
  piece.turn = 0;
  return piece_group({}, piece, centre, 1);
}

Scene piece_picture(const Game& game, const PieceSet& set, const PieceType& piece_type,
                    SeatId seat) {
  constexpr double reach = 1.2;  // from its centre, in radii
  Scene scene;
  scene.id = "piece-" + piece_type.id;
  scene.title = "The " + piece_type.name;
  scene.root.children.push_back(named_piece(game, set, piece_type, seat, {}));
  scene.box = {{-reach, -reach}, {reach, reach}};
  return scene;
}

std::optional<Scene> piece_gallery(const Game& game, const PieceSet& set) {
  constexpr std::size_t in_row = 8;
  constexpr double pace = 2.4, below = 1.5, letter_height = 0.8,
                   half_field = 1.2;  // in radii of a piece
  std::vector<const PieceType*> pieces;
  bool has_seats = false;
  for (const moves::PieceTypeId id : game::playing_pieces(game)) {
    const PieceType& piece_type = game.piece_type(id);
    const std::size_t seats = seats_drawn(game, set, piece_type).size();
    if (seats == 0 || piece_type.letter.empty()) continue;
    pieces.push_back(&piece_type);
    has_seats = has_seats || seats > 1;
  }
  if (pieces.empty()) return std::nullopt;
  Scene scene;
  scene.id = "pieces";
  scene.title = "The pieces";
  double y = 0;
  for (std::size_t first = 0; first < pieces.size(); first += in_row) {
    const std::size_t last = std::min(pieces.size(), first + in_row);
    for (std::size_t i = first; i < last; ++i) {
      const double x = pace * static_cast<double>(i - first);
      const std::vector<SeatId> seats = seats_drawn(game, set, *pieces[i]);
      for (std::size_t seat = 0; seat < seats.size(); ++seat)
        scene.root.children.push_back(named_piece(game, set, *pieces[i], seats[seat],
                                                  {x, y - pace * static_cast<double>(seat)}));
      scene.root.children.push_back(scene::Text{{"name", {}, {}, {}},
                                                {x, y - (has_seats ? pace : 0) - below},
                                                pieces[i]->letter,
                                                letter_height});
    }
    y -= pace * (has_seats ? 2 : 1) + below;
  }
  const double width = pace * static_cast<double>(std::min(pieces.size(), in_row) - 1);
  scene.box = {{-half_field, y + half_field - 0.4}, {width + half_field, half_field}};
  return scene;
}

}  // namespace boardwright::diagram
