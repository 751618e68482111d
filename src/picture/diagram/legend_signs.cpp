// The table of the signs of figures.
#include "diagram/legend_signs.h"

#include "diagram/arrows.h"
#include "diagram/decor.h"
#include "diagram/seats.h"
#include "diagram/signs.h"

namespace boardwright::diagram {
namespace {

constexpr double field = sign_field, small_disc = 0.4;  // radius of the disc

bool can_be_captured(const FigureQuery& query, const Mark& mark) {
  return query.is_on_piece(mark) && mark.mark != "blocked";
}

bool is_badged(const FigureQuery& query, const Mark& mark) {
  return can_be_captured(query, mark) && mark.mark != "taken" &&
         (mark.least || has_several_signs(query.content().marks, query.content().shown));
}

/// A piece of a seat with a sign around it.
Group ringed(const Board& board, SeatId seat, Node sign) {
  Group group;
  draw_disc(group, board, seat);
  group.children.push_back(std::move(sign));
  return group;
}

SeatId other_seat(const Board& board) {
  return board.seat_ids().size() > 1 ? board.seat_after(board::first_seat) : board::first_seat;
}

constexpr SignRow rows[] = {
    {"least",
     [](const FigureQuery& query) {
       return query.any_mark([](const Mark& mark) { return mark.least; });
     },
     [](const Board&) {
       return Group{{}, {sign({}, "2", {}, small_sign, false)}};
     }},
    {"capture",
     [](const FigureQuery& query) {
       return query.any_mark([&](const Mark& mark) { return can_be_captured(query, mark); });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), piece_sign({}, "x", {}, small_disc));
     }},
    {"badge",
     [](const FigureQuery& query) {
       return query.any_mark(
           [&](const Mark& mark) { return is_badged(query, mark) && !mark.least; });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), badged_sign({}, "o", {}, small_disc));
     }},
    {"least-badge",
     [](const FigureQuery& query) {
       return query.any_mark(
           [&](const Mark& mark) { return is_badged(query, mark) && mark.least; });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), badged_sign({}, "2", {}, small_disc));
     }},
    {"blocked",
     [](const FigureQuery& query) {
       return query.any_mark(
           [&](const Mark& mark) { return query.is_on_piece(mark) && mark.mark == "blocked"; });
     },
     [](const Board& board) {
       return ringed(board, board::first_seat, piece_sign({}, "blocked", {}, small_disc));
     }},
    {"move", [](const FigureQuery& query) { return query.has_arrow(Arrow::Kind::move); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::move, {-field, 0}, {field, 0});
     }},
    {"take", [](const FigureQuery& query) { return query.has_arrow(Arrow::Kind::capture); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::capture, {-field, 0}, {field, 0});
     }},
    {"cannot", [](const FigureQuery& query) { return query.has_arrow(Arrow::Kind::cannot); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::cannot, {-field, 0}, {field, 0});
     }},
    {"route", [](const FigureQuery& query) { return query.has_way(figure::DrawnWay::Kind::route); },
     [](const Board&) {
       return Group{{}, {scene::polyline(role_tag("route cross"), {{-field, 0}, {field, 0}})}};
     }},
    {"axis", [](const FigureQuery& query) { return query.has_way(figure::DrawnWay::Kind::axis); },
     [](const Board&) {
       return Group{{}, {scene::polyline(role_tag("axis star"), {{-field, 0}, {field, 0}})}};
     }},
    {"wall", [](const FigureQuery& query) { return query.has_wall(false); },
     [](const Board& board) { return draw_sample_wall(board, false); }},
    {"indicator", [](const FigureQuery& query) { return query.has_wall(true); },
     [](const Board& board) { return draw_sample_wall(board, true); }},
};

}  // namespace

std::span<const SignRow> sign_rows() { return rows; }

void draw_disc(Group& group, const Board& board, SeatId seat) {
  group.children.push_back(circle(role_tag("man " + seat_role(board, seat)), {}, small_disc));
}

}  // namespace boardwright::diagram
