// Keys of positions, and their hash, for tables of positions.
#pragma once
#include <cstdint>
#include <vector>

#include "play/transposition_table.h"

namespace boardwright::solve {

using PositionKey = std::vector<std::uint32_t>;

struct KeyHash {
  std::size_t operator()(const PositionKey& key) const {
    return static_cast<std::size_t>(play::hash_of(key));
  }
};

}  // namespace boardwright::solve
