// Finds the directions of a move from its axes, and selects some of them.
#include "moves/arms.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace boardwright::moves {

using notation::MovePattern;

namespace {

int degrees_between(int p, int q) { return std::min(rotated(p - q), rotated(q - p)); }

template <class Test>
Arms where(const Arms& arms, Test&& test) {
  Arms found;
  std::copy_if(arms.begin(), arms.end(), std::inserter(found, found.end()), test);
  return found;
}

Arms nearest(const Arms& arms, int angle) {
  int least = 360;
  for (const Arm& arm : arms) least = std::min(least, degrees_between(arm.angle, angle));
  return where(arms, [&](const Arm& arm) { return degrees_between(arm.angle, angle) == least; });
}

int half_way(int p, int q) { return rotated(p + 90) == q ? p + 45 : p - 45; }

}  // namespace

int rotated(int degrees) { return (degrees % 360 + 360) % 360; }

Arms arms_of(const board::Board& board, const MovePattern& move, geometry::Heading forward) {
  const int bend = move.aside > 0 ? 90 : !move.then.empty() ? 30 : 0;
  Arms arms;
  for (const std::string& axis : move.axes)
    for (const geometry::Heading h : board.axis(axis)->headings) {
      const int heading = 15 * geometry::steps_between(forward, h);
      if (bend == 0) arms.insert({heading, -1, heading});
      for (const int way : {1, -1})
        if (bend > 0)
          arms.insert({heading, rotated(heading + way * bend), rotated(heading + way * bend_lean)});
    }
  return arms;
}

Arms aimed(const Arms& arms, const Aim& aim) {
  switch (aim.kind) {
    case Aim::Kind::nearest: return nearest(arms, aim.angle);
    case Aim::Kind::corner: return nearest(arms, half_way(aim.angle, aim.beside));
    case Aim::Kind::member: return nearest(nearest(arms, aim.beside), aim.angle);
    case Aim::Kind::half:
      return where(arms,
                   [&](const Arm& arm) { return degrees_between(arm.angle, aim.angle) < 90; });
    case Aim::Kind::hand:
      return where(arms, [&](const Arm& arm) {
        return arm.bends() && (rotated(arm.aside - arm.heading) < 180) == (aim.angle == 90);
      });
    case Aim::Kind::part:
      return where(
          arms, [&](const Arm& arm) { return arm.heading == aim.angle || arm.aside == aim.angle; });
  }
  return {};
}

std::vector<MovePattern> narrowed(const MovePattern& move, const Arms& all, const Arms& chosen) {
  if (chosen == all) return {move};
  std::map<int, std::size_t> every;        // number of arms by heading
  std::map<int, std::vector<int>> asides;  // asides of the chosen arms, by heading
  for (const Arm& arm : all) ++every[arm.heading];
  for (const Arm& arm : chosen) asides[arm.heading].push_back(arm.aside);
  std::map<std::vector<int>, std::vector<int>> by_asides;  // headings by chosen asides
  for (const auto& [heading, of] : asides) {
    const bool whole = of.size() == every[heading] || of.front() < 0;
    by_asides[whole ? std::vector<int>{} : of].push_back(heading);
  }
  std::vector<MovePattern> moves;
  for (const auto& [across, along] : by_asides) {
    moves.push_back(move);
    moves.back().heading = along;
    moves.back().across = across;
  }
  return moves;
}

}  // namespace boardwright::moves
