// Keys of [play] that rule lines have replaced.
#pragma once
#include <string>
#include <vector>

#include "base/data.h"

namespace boardwright::game {

/// A key that this version still reads, and the rule lines with the same effect.
struct FormerKey {
  base::Data key;
  base::Data whole;  ///< what the lines replace: the key, or the item of a list around it
  std::vector<std::string> lines;  ///< none: the key has no effect
};

/// The former keys of [play], in the order of their table. Reports values of the wrong kind.
std::vector<FormerKey> former_keys(const base::Data& play, base::Report& report);

/// Whether a goal sets `held` or `safe`, which rule lines have replaced.
bool is_former_goal(const base::Data& goal);

/// What to write in place of the key.
std::string hint_of(const FormerKey& former);

}  // namespace boardwright::game
