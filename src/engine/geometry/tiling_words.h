// The word lists of tiling files, for their reader and their schema.
#pragma once
#include "base/text.h"
#include "geometry/tiling.h"

namespace boardwright::geometry {

inline constexpr base::Word<int> shape_words[] = {
    {"triangle", 3}, {"square", 4}, {"hexagon", 6}, {"octagon", 8}, {"dodecagon", 12}};

inline constexpr base::Word<Tiling::Naming> naming_words[] = {{"lattice", Tiling::Naming::lattice},
                                                              {"columns", Tiling::Naming::columns}};

inline constexpr base::Word<bool> ground_words[] = {{"cells", false}, {"points", true}};

inline constexpr base::Word<TintSource> tint_words[] = {
    {"tiling", TintSource::tiling}, {"fewest", TintSource::fewest}, {"none", TintSource::none}};

}  // namespace boardwright::geometry
