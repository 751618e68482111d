// The fields of everything in a packed game.
#pragma once
#include "game/game.h"
#include "live/archive.h"

namespace boardwright::live {

void fields(auto& a, geometry::Exact& v) { a.all_of(v, v.a, v.b, v.c, v.d, v.e, v.f, v.g, v.h); }
void fields(auto& a, geometry::Vec& v) { a.all_of(v, v.x, v.y); }
void fields(auto& a, geometry::Step& v) { a.all_of(v, v.cell, v.heading); }
void fields(auto& a, geometry::Axis& v) {
  a.all_of(v, v.name, v.headings, v.sides, v.steps, v.is_given);
}
void fields(auto& a, geometry::Seams& v) { a.all_of(v, v.shifts, v.plates, v.plate_of); }
void fields(auto& a, geometry::Topology& v) { v.archive(a); }

void fields(auto& a, board::PathGraph& v) { a.all_of(v, v.name, v.starts, v.cells); }
void fields(auto& a, board::RingSet::Ring& v) { a.all_of(v, v.around, v.cells); }
void fields(auto& a, board::RingSet& v) { a.all_of(v, v.name, v.rings); }
void fields(auto& a, board::Seat& v) {
  a.all_of(v, v.name, v.forward, v.sector, v.role, not_serialized(v.place));
}

/// One member of all cells as a list, which is empty unless `given`.
template <class T>
void column(Packer& a, const std::vector<geometry::Cell>& cells, T geometry::Cell::*member,
            bool given = true) {
  std::vector<T> items;
  for (const geometry::Cell& cell : cells)
    if (given) items.push_back(cell.*member);
  a(items);
}
template <class T>
void column(Unpacker& a, std::vector<geometry::Cell>& cells, T geometry::Cell::*member,
            bool = true) {
  std::vector<T> items;
  a(items);
  cells.resize(std::max(cells.size(), items.size()));
  for (std::size_t i = 0; i < items.size(); ++i) cells[i].*member = std::move(items[i]);
}

// Fields that are only needed for drawing are not serialized.
void fields(auto& a, board::Board& v) {
  static_assert(field_count<geometry::Cell>() == 9 && field_count<board::Board>() == 20,
                "a field is forgotten");
  a(v.id, v.topology);
  for (const auto member :
       {&geometry::Cell::name, &geometry::Cell::file, &geometry::Cell::rank, &geometry::Cell::kind})
    column(a, v.all_cells, member);
  a(v.file_order, v.rank_order);
  column(a, v.all_cells, &geometry::Cell::rank_number);
  column(a, v.all_cells, &geometry::Cell::also);
  column(a, v.all_cells, &geometry::Cell::sector);
  column(a, v.all_cells, &geometry::Cell::tint, v.has_tints());
  a(v.plates, v.wrap_files, v.wrap_ranks, v.on_points, v.river, v.axes, v.paths, v.circles, v.seats,
    v.zones);
}

void fields(auto& a, notation::Then& v) {
  a.all_of(v, v.move_kind, v.axes, v.count, v.aside, v.most, v.least, v.bend, v.requirement,
           v.turns);
}
void fields(auto& a, notation::Hurdle& v) { a.all_of(v, v.whose, v.except, v.piece_types); }
void fields(auto& a, notation::MovePattern& v) {
  static_assert(field_count<notation::MovePattern>() == 37, "a field is forgotten");
  notation::Hopping hop = v.hopping.value_or(notation::Hopping{0});
  a(v.use, v.move_kind, v.axes, v.count, v.aside, v.requirement, v.then, v.most, v.least,
    v.most_state, v.facing, v.climb, v.when, v.toward, v.over, v.onto, v.from, v.off, v.inside,
    v.sparing, v.stands, v.heading, v.across, v.taking, v.turning, v.course, hop.hurdles,
    hop.beyond.most, hop.beyond.least, hop.beyond.equal, v.reflecting, hop.hurdle, v.swap, v.rifle,
    hop.locust, v.repeating, v.around, v.halting, v.counting, v.text);
  if (hop.hurdles > 0) v.hopping = hop;
}
void fields(auto& a, moves::PieceType& v) {
  a.all_of(v, v.id, v.name, not_serialized(v.native), not_serialized(v.card), v.letter, v.value,
           v.worth, not_serialized(v.inventor), v.section, v.document, v.helper, v.moves, v.stands,
           v.state, v.drawing, not_serialized(v.dotted), not_serialized(v.place));
}

void fields(auto& a, play::RoyalRules& v) { a.all_of(v, v.piece_types, v.check, v.taken); }
void fields(auto& a, play::Castling& v) {
  a.all_of(v, v.king, v.rooks, v.left, v.right, v.rook_left, v.rook_right, v.ways, v.all_safe,
           v.checked, v.moved, v.unchecked);
}
void fields(auto& a, play::Exchange& v) {
  a.all_of(v, v.piece_types, v.with, v.becomes, v.checked, v.stuck);
}
void fields(auto& a, play::EnPassantRules& v) { a.all_of(v, v.piece_types, v.by, v.over); }
void fields(auto& a, play::Together& v) { a.all_of(v, v.piece_types, v.zone, v.most); }
void fields(auto& a, play::Promotion& v) {
  a.all_of(v, v.piece_types, v.zone, v.from, v.either, v.to, v.army, v.later, v.choice, v.multiple,
           v.capturing, v.after, v.at_most, v.seats, v.demoted, v.instead, v.alone, v.harmless,
           v.put, v.displacing, v.forking);
}
void fields(auto& a, play::Right& v) { a.all_of(v, v.piece_types, v.aimed, v.checked); }
void fields(auto& a, play::HandRules& v) {
  a.all_of(v, v.captures, v.keeps, v.drops, v.first, v.endless, v.gating_zone);
}
void fields(auto& a, play::DropRule& v) {
  a.all_of(v, v.piece_types, v.as, v.zone, v.per_file, v.mates, v.stuck, v.tints, v.unmoved);
}
void fields(auto& a, play::Guarded& v) { a.all_of(v, v.piece_types, v.of, v.afar, v.slight); }
void fields(auto& a, play::Goal& v) { a.all_of(v, v.piece_types, v.zone, v.reply, v.result); }
void fields(auto& a, play::Extinction& v) {
  a.all_of(v, v.piece_types, v.each, v.left, v.against, v.reply, v.result);
}
void fields(auto& a, play::PointRules& v) { a.all_of(v, v.left, v.bonus); }
void fields(auto& a, play::Ends& v) {
  a.all_of(v, v.stalemate, v.mate, v.goals, v.extinctions, v.checks, v.repetition, v.perpetual,
           v.repeating, v.quiet, v.points);
}
void fields(auto& a, play::RulePieces& v) { a.all_of(v, v.whose, v.except, v.piece_types); }
void fields(auto& a, play::RuleTerm& v) {
  a.all_of(v, v.word, v.negated, v.was, v.always, v.dearest, v.bare, v.mover, v.pieces, v.threat,
           v.least, v.most, v.number, v.axes, v.zone, v.mark, v.as_mark);
}
void fields(auto& a, play::RuleEffect& v) { a.all_of(v, v.word, v.mark, v.may, v.by, v.of); }
void fields(auto& a, play::RuleMark& v) { a.all_of(v, v.name, v.of_seat, v.most, v.aside); }
void fields(auto& a, play::RuleLine& v) { a.all_of(v, v.when, v.then, v.text); }
void fields(auto& a, play::GameRules& v) {
  a.all_of(v, v.royal, v.castling, v.exchanges, v.en_passant, v.promotions, v.together, v.rights,
           v.hand, v.drops, v.guarded, v.end, v.marks, v.lines, v.army, v.abandoned);
}

void fields(auto& a, play::Piece& v) {
  bool multiple = v.multiple, bound = v.bound, promoted = v.promoted;
  a.all_of(v, v.piece_type, v.n, v.seat, v.unmoved, multiple, bound, promoted);
  v.multiple = multiple;
  v.bound = bound;
  v.promoted = promoted;
}
void fields(auto& a, play::EnPassant& v) { a.all_of(v, v.from, v.at); }
void fields(auto& a, play::Taken& v) { a.all_of(v, v.seat, v.piece_type); }
void fields(auto& a, play::Stack& v) { a.all_of(v, v.cell, v.pieces); }
void fields(auto& a, play::Position& v) {
  a.all_of(v, v.pieces, v.turn, v.standing, v.en_passant, v.team, v.score, v.checks, v.passes,
           v.quiet, v.number, v.taken, v.stacks, v.army, v.hand, v.marks, v.numbers);
}

void fields(auto& a, game::NamedPosition& v) { a.all_of(v, v.name, v.position); }

/// The parts of a game that requests of a page need.
void fields(auto& a, game::Game& v) {
  a(v.id, v.title, v.boards, v.piece_types, v.rules, v.positions, v.start);
}

}  // namespace boardwright::live
