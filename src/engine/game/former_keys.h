// Keys of [play] that lines have replaced.
#pragma once
#include <string>
#include <vector>

#include "base/data.h"

namespace boardwright::game {

/// A key that this version still reads, and the lines that say the same.
struct FormerKey {
  base::Data key;
  base::Data whole;  ///< what the lines replace: the key, or the item of a list around it
  std::vector<std::string> lines;  ///< none: it said nothing
};

/// The former keys of [play], in the order of their table. Reports values of the wrong kind.
std::vector<FormerKey> former_keys(const base::Data& play, base::Report& report);

/// Whether a goal is one that lines have replaced: its pieces are held there, or safe.
bool is_former_goal(const base::Data& goal);

/// What to write in place of the key.
std::string hint_of(const FormerKey& former);

}  // namespace boardwright::game
