// Follows the further stretches of a move, each from where the one before ends.
#include <algorithm>

#include "rules/bend.h"
#include "rules/tracer.h"

namespace boardwright::rules {

/// The next stretch of a move, from a cell that the one before reaches with this heading.
void Tracer::onward(const Walk& walk, const Sink& ray) const {
  const Then& then = move_.then[walk.then];
  if (then.manner == Manner::side || then.manner == Manner::corner)
    return onward_through_gates(walk, ray);
  const HeadingSet told = bent(then, walk.heading, headings_of(then, board_, walk.at));
  for (const std::string& name : then.axes)
    for (const Heading heading : board_.axis(name)->headings)
      if (told[index(heading)] && goes_on(walk, heading))
        stretch(walk, *board_.axis(name), heading, ray);
}

/// Whether `aside` lets the second stretch of a move lead along a heading.
bool Tracer::goes_on(const Walk& walk, Heading heading) const {
  return walk.then > 0 || is_told(move_.across, heading, forward());
}

/// The cells passed by a walk, that on which it stands among them.
Tracer::Hops Tracer::passed(const Walk& walk) const {
  Hops hops = walk.hops;
  if (walk.solid && walk.at != walk.start && !over_.contains(walk.at))
    hops.push_back(hop(walk.at, false));
  return hops;
}

void Tracer::onward_through_gates(const Walk& walk, const Sink& ray) const {
  const Then& then = move_.then[walk.then];
  const HeadingSet told = bent(then, walk.heading, headings_of(then, board_, walk.at));
  const auto kind = then.manner == Manner::side ? Gate::Kind::side : Gate::Kind::corner;
  const Walk here{walk.start, walk.at, walk.heading, walk.then, passed(walk)};
  for (int i = 0; i < board_.topology.sides(walk.at); ++i) {
    const Gate gate{walk.at, kind, i};
    const Heading heading = board_.topology.heading(gate);
    const auto in = board_.topology.through(gate);
    if (in && told[index(heading)] && goes_on(walk, heading)) come_to(here, in->cell, heading, ray);
  }
}

/// A stretch along an axis: one step or leap, or a slide, on every cell of which it may end.
void Tracer::stretch(const Walk& walk, const Axis& axis, Heading heading, const Sink& ray) const {
  const Then& then = move_.then[walk.then];
  const bool last = walk.then + 1 == move_.then.size();
  Walk here{walk.start, walk.at, heading, walk.then, passed(walk)};
  if (then.manner == Manner::slide && last) {
    Hops hops = here.hops;
    const std::size_t before = hops.size();
    for (int n = 1; then.most == 0 || n <= then.most; ++n) {
      const auto next = board_.step(axis, here.at, heading);
      if (!next || *next == walk.at || !inside_.contains(*next)) break;
      here.at = *next;
      if (here.at != walk.start && !over_.contains(here.at))
        hops.push_back(hop(here.at, lands(here.at) && leads(walk.start, here.at)));
    }
    while (hops.size() > before && !hops.back().lands) hops.pop_back();
    if (hops.size() > before) ray({std::move(hops)});
    return;
  }
  const int most = then.manner == Manner::slide ? then.most : 1;
  for (int n = 1; most == 0 || n <= most; ++n) {
    std::optional<CellId> next = here.at;
    for (int k = 0; next && k < then.count; ++k) next = board_.step(axis, *next, heading);
    if (!next || *next == walk.at || !inside_.contains(*next)) break;
    come_to(here, *next, heading, ray);
    here.at = *next;
    if (here.at != walk.start && !over_.contains(here.at)) here.hops.push_back(hop(here.at, false));
  }
}

/// The end of a stretch: that of the move, or where the next begins.
void Tracer::come_to(const Walk& walk, CellId to, Heading heading, const Sink& ray) const {
  if (!inside_.contains(to)) return;
  const Then& then = move_.then[walk.then];
  if (walk.then + 1 < move_.then.size())
    return onward({walk.start, to, heading, walk.then + 1, walk.hops, then.manner != Manner::leap},
                  ray);
  if (to == walk.start || !lands(to) || !leads(walk.start, to)) return;
  Hops hops = walk.hops;
  hops.push_back(hop(to, true));
  ray({std::move(hops)});
}

}  // namespace boardwright::rules
