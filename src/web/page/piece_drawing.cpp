// Draws pieces in text, once for each of the first two seats if their drawings differ.
#include "page/piece_drawing.h"

#include <algorithm>
#include <string>

#include "diagram/piece_drawing.h"
#include "render/svg.h"

namespace boardwright::page {

using board::SeatId;

namespace {

constexpr double half_field = 1.06, seat_step = 2.2;  // multiples of a piece's radius

/// The first seat, and the next one with a different drawing. Seats without a drawing are skipped.
std::vector<SeatId> seats_drawn(const game::Game& game, const scene::PieceSet& set,
                                const moves::PieceType& piece_type) {
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

}  // namespace

void PieceDrawings::write(Html& html, const moves::PieceType& piece_type) {
  if (set_ == nullptr) return;
  const std::vector<SeatId> seats = seats_drawn(game_, *set_, piece_type);
  if (seats.empty()) return;
  scene::Scene scene;
  scene.id = "drawn-" + piece_type.id + "-" + std::to_string(++count_);
  scene.title = piece_type.name;
  double x = 0;
  for (const SeatId seat : seats) {
    diagram::DrawnPiece piece = diagram::drawn_piece(*set_, game_.board(), piece_type, seat);
    piece.number.clear();
    piece.sign.clear();
    piece.turn = 0;
    scene.root.children.push_back(diagram::piece_group({}, piece, {x, 0}, 1));
    x += seat_step;
  }
  scene.box = {{-half_field, -half_field}, {x - seat_step + half_field, half_field}};
  for (const Drawing* drawing : render::drawings_of(scene))
    if (std::ranges::find(used_, drawing) == used_.end()) used_.push_back(drawing);
  const std::size_t before = html.raw().size();
  html.element("span", {{"class", "as-drawn"}, {"aria-hidden", "true"}}, [&] {
    html.element("span", {{"class", piece_drawing_class}},
                 [&] { render::append_svg(html.raw(), scene); });
  });
  bytes_ += html.raw().size() - before;
}

}  // namespace boardwright::page
