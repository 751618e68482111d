// Draws pieces in text, once for each of the first two seats if their drawings differ.
#include "page/piece_drawing.h"

#include <algorithm>
#include <string>

#include "diagram/piece_gallery.h"
#include "render/svg.h"

namespace boardwright::page {

using board::SeatId;

namespace {

constexpr double half_field = 1.06, seat_step = 2.2;  // multiples of a piece's radius

}  // namespace

void PieceDrawings::write(Html& html, const moves::PieceType& piece_type) {
  if (set_ == nullptr) return;
  const std::vector<SeatId> seats = diagram::seats_drawn(game_, *set_, piece_type);
  if (seats.empty()) return;
  scene::Scene scene;
  scene.id = "drawn-" + piece_type.id + "-" + std::to_string(++count_);
  scene.title = piece_type.name;
  double x = 0;
  for (const SeatId seat : seats) {
    scene.root.children.push_back(diagram::named_piece(game_, *set_, piece_type, seat, {x, 0}));
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
