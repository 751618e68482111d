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
    {"least", "a number", "the least n with which the piece gets there",
     "A number is the least n with which it gets there.",
     [](const FigureQuery& query) {
       return query.any_mark([](const Mark& mark) { return mark.least; });
     },
     [](const Board&) {
       return Group{{}, {sign({}, "2", {}, small_sign, false)}};
     }},
    {"capture", "a ring round a piece", "a piece that can be captured",
     "A piece with a ring can be captured.",
     [](const FigureQuery& query) {
       return query.any_mark([&](const Mark& mark) { return can_be_captured(query, mark); });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), piece_sign({}, "x", {}, small_disc));
     }},
    {"badge", "a sign beside that ring", "a capture, counted among the cells with this sign",
     "A sign beside a ring: that capture is part of the count.",
     [](const FigureQuery& query) {
       return query.any_mark(
           [&](const Mark& mark) { return is_badged(query, mark) && !mark.least; });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), badged_sign({}, "o", {}, small_disc));
     }},
    {"least-badge", "a number beside that ring", "the least n with which the piece is captured",
     "A number beside a ring is the least n with which it captures there.",
     [](const FigureQuery& query) {
       return query.any_mark(
           [&](const Mark& mark) { return is_badged(query, mark) && mark.least; });
     },
     [](const Board& board) {
       return ringed(board, other_seat(board), badged_sign({}, "2", {}, small_disc));
     }},
    {"blocked", "a dashed ring round a piece", "one of the mover’s own pieces, which stops it",
     "A dashed ring: own piece, in the way.",
     [](const FigureQuery& query) {
       return query.any_mark(
           [&](const Mark& mark) { return query.is_on_piece(mark) && mark.mark == "blocked"; });
     },
     [](const Board& board) {
       return ringed(board, board::first_seat, piece_sign({}, "blocked", {}, small_disc));
     }},
    {"move", "a plain arrow", "the piece can move there", "",
     [](const FigureQuery& query) { return query.has_arrow(Arrow::Kind::move); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::move, {-field, 0}, {field, 0});
     }},
    {"take", "a double arrow", "the piece could capture there", "",
     [](const FigureQuery& query) { return query.has_arrow(Arrow::Kind::capture); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::capture, {-field, 0}, {field, 0});
     }},
    {"cannot", "a barred line", "it can neither move nor capture there", "",
     [](const FigureQuery& query) { return query.has_arrow(Arrow::Kind::cannot); },
     [](const Board&) {
       return draw_arrow(Arrow::Kind::cannot, {-field, 0}, {field, 0});
     }},
    {"route", "a thin line", "the way from cell to cell", "A thin line is the way to a cell.",
     [](const FigureQuery& query) { return query.has_way(figure::DrawnWay::Kind::route); },
     [](const Board&) {
       return Group{{}, {scene::polyline(role_tag("route cross"), {{-field, 0}, {field, 0}})}};
     }},
    {"axis", "a line across cells", "a line of the board, along one of its axes", "",
     [](const FigureQuery& query) { return query.has_way(figure::DrawnWay::Kind::axis); },
     [](const Board&) {
       return Group{{}, {scene::polyline(role_tag("axis star"), {{-field, 0}, {field, 0}})}};
     }},
    {"wall", "mountains", "a wall: nothing stands there or passes it", "Mountains are walls.",
     [](const FigureQuery& query) { return query.has_wall(false); },
     [](const Board& board) { return draw_sample_wall(board, false); }},
    {"indicator", "a filled hexagon on a wall", "", "",
     [](const FigureQuery& query) { return query.has_wall(true); },
     [](const Board& board) { return draw_sample_wall(board, true); }},
};

}  // namespace

std::span<const SignRow> sign_rows() { return rows; }

void draw_disc(Group& group, const Board& board, SeatId seat) {
  group.children.push_back(circle(role_tag("man " + seat_role(board, seat)), {}, small_disc));
}

}  // namespace boardwright::diagram
