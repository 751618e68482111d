// Sets of cells of small boards behave as those of any board.
#include "geometry/small_cell_set.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "geometry/cell_set.h"

namespace boardwright::tests::small_cell_set_test {
namespace {

using geometry::CellId, geometry::CellSet, geometry::SmallCellSet;

std::vector<CellId> members(const SmallCellSet& set) {
  std::vector<CellId> found;
  set.any([&](CellId cell) {
    found.push_back(cell);
    return false;
  });
  return found;
}

TEST(SmallCellSet, EqualsTheSetOfAnySize) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    SmallCellSet p, q;
    CellSet all_p, all_q;
    for (int i = 0; i < round % 40; ++i) {
      const auto one = static_cast<CellId>(random() % SmallCellSet::most),
                 other = static_cast<CellId>(random() % SmallCellSet::most);
      p.insert(one);
      all_p.insert(one);
      q.insert(other);
      all_q.insert(other);
    }
    EXPECT_EQ(members(p), all_p.list());
    EXPECT_EQ(members(p | q), (all_p | all_q).list());
    EXPECT_EQ(members(p & q), (all_p & all_q).list());
    EXPECT_EQ(members(p - q), (all_p - all_q).list());
    EXPECT_EQ(p.size(), all_p.size());
    EXPECT_EQ(p.empty(), all_p.empty());
    if (p.empty()) continue;
    EXPECT_EQ(p.first(), all_p.list().front());
    EXPECT_EQ(p.last(), all_p.list().back());
    const auto at = static_cast<CellId>(random() % SmallCellSet::most);
    EXPECT_EQ(p.contains(at), all_p.contains(at));
    std::vector<CellId> below, above;
    for (const CellId cell : all_p) {
      if (cell < at) below.push_back(cell);
      if (cell > at) above.push_back(cell);
    }
    EXPECT_EQ(members(p.below(at)), below);
    EXPECT_EQ(members(p.above(at)), above);
  }
}

TEST(SmallCellSet, StopsWhereACallReturnsTrue) {
  SmallCellSet set;
  for (const int cell : {3, 64, 127}) set.insert(static_cast<CellId>(cell));
  std::vector<CellId> seen;
  EXPECT_TRUE(set.any([&](CellId cell) {
    seen.push_back(cell);
    return cell == CellId{64};
  }));
  EXPECT_EQ(seen, (std::vector<CellId>{CellId{3}, CellId{64}}));
}

}  // namespace
}  // namespace boardwright::tests::small_cell_set_test
