// Finds the directions of a move for the Betza printer.
#include "betza/betza_ways.h"

#include <algorithm>

#include "moves/arms.h"
#include "moves/leaps.h"
#include "moves/piece_type.h"

namespace boardwright::betza {

Ways ways_of(const Board& board, const MovePattern& move) {
  Ways found;
  for (const board::Seat& seat : board.seats) {
    const geometry::Heading forward = board.forward_at_home(seat);
    for (const std::string& name : move.axes)
      for (const geometry::Heading heading : board.axis(name)->headings) {
        if (!moves::matches_degrees(move.heading, heading, forward)) continue;
        const int angle = 15 * geometry::steps_between(forward, heading);
        if (move.aside == 0) {
          if (!moves::faces(move.facing, heading, forward)) continue;
          if (move.across.empty()) found.insert({angle, -1});
          for (const int aside : move.across) found.insert({angle, aside});
          continue;
        }
        for (const int side : {90, 270}) {
          const int aside = moves::rotated(angle + side);
          const auto& asides = move.across;
          const bool has_side =
              asides.empty() || std::find(asides.begin(), asides.end(), aside) != asides.end();
          const int ahead = geometry::sign(geometry::twice_along(
              (12 * move.count) * geometry::unit_step(geometry::heading_of(angle)) +
                  (12 * move.aside) * geometry::unit_step(geometry::heading_of(aside)),
              geometry::heading_of(0)));
          const bool fits = move.facing == MovePattern::Facing::any ||
                            (move.facing == MovePattern::Facing::forward ? ahead > 0 : ahead < 0);
          if (has_side && fits) found.insert({angle, aside});
        }
      }
  }
  return found;
}

std::map<int, std::vector<int>> turns_by_heading(const Ways& ways) {
  std::map<int, std::vector<int>> found;
  for (const auto& [heading, aside] : ways) {
    std::vector<int>& turns = found[heading];
    if (aside >= 0) turns.push_back(moves::rotated(aside - heading));
  }
  for (auto& [heading, turns] : found) std::sort(turns.begin(), turns.end());
  return found;
}

std::vector<Then>::iterator first_bend(MovePattern& move) {
  return std::find_if(move.then.begin(), move.then.end(),
                      [](const Then& then) { return then.bend != Then::Bend::ahead; });
}

MovePattern stripped(MovePattern move) {
  move.use = MovePattern::Use::both;
  move.facing = MovePattern::Facing::any;
  move.heading.clear();
  move.across.clear();
  move.when.clear();
  move.around = false;
  move.most = 0;
  std::sort(move.axes.begin(), move.axes.end());
  if (move.move_kind == MoveKind::slide && move.hopping) move.move_kind = MoveKind::hop;
  return move;
}

bool can_be_written(const MovePattern& move) {
  MovePattern bare = move;
  bare.use = MovePattern::Use::both;
  bare.facing = MovePattern::Facing::any;
  for (auto* degrees : {&bare.heading, &bare.across}) degrees->clear();
  if (bare.when == moves::unmoved_number) bare.when.clear();
  bare.most = 0;
  MovePattern empty;
  empty.move_kind = bare.move_kind;
  empty.axes = bare.axes;
  empty.count = bare.count;
  empty.aside = bare.aside;
  empty.requirement = bare.requirement;
  empty.then = bare.then;
  if (const auto& hop = bare.hopping) empty.hopping = {1, {}, {hop->beyond.most}, hop->locust};
  empty.repeating = bare.repeating;
  empty.around = bare.around;
  return notation::print_pattern(bare) == notation::print_pattern(empty);
}

}  // namespace boardwright::betza
