// Sets of cells: what an iterator visits.
#include "geometry/cell_set.h"

#include <gtest/gtest.h>

#include <iterator>

namespace boardwright::tests::cell_set_test {
namespace {

using geometry::CellId;
using geometry::CellSet;

static_assert(std::forward_iterator<CellSet::Iterator>);

std::vector<int> visited(const CellSet& set) {
  std::vector<int> numbers;
  for (const CellId cell : set) numbers.push_back(static_cast<int>(cell));
  return numbers;
}

CellSet cells(const std::vector<int>& numbers) {
  CellSet set;
  for (const int number : numbers) set.insert(static_cast<CellId>(number));
  return set;
}

TEST(CellSet, AnEmptySetHasNoFirstCell) {
  const CellSet none;
  EXPECT_EQ(none.begin(), none.end());
  EXPECT_TRUE(none.list().empty());
}

TEST(CellSet, AFullSetIsVisitedFromTheFirstCellToTheLast) {
  CellSet all;
  std::vector<int> numbers;
  for (int i = limits::board_cells; i-- > 0;) all.insert(static_cast<CellId>(i));
  for (int i = 0; i < limits::board_cells; ++i) numbers.push_back(i);
  EXPECT_EQ(visited(all), numbers);
  EXPECT_EQ(all.list().size(), numbers.size());
}

TEST(CellSet, CellsAreVisitedInOrderAcrossTheBordersOfWords) {
  const std::vector<std::vector<int>> sets = {{0},
                                              {63},
                                              {64},
                                              {0, 63, 64, 127, 128},
                                              {62, 63, 64, 65},
                                              {1, 1000},
                                              {limits::board_cells - 1},
                                              {63, limits::board_cells - 64}};
  for (const std::vector<int>& numbers : sets)
    EXPECT_EQ(visited(cells({numbers.rbegin(), numbers.rend()})), numbers);
}

TEST(CellSet, IteratorsAreEqualAtTheSameCellOnly) {
  const CellSet set = cells({5, 69});  // the same bit of two words
  auto at = set.begin();
  EXPECT_EQ(at++, set.begin());
  EXPECT_NE(at, set.begin());
  EXPECT_EQ(static_cast<int>(*at), 69);
  EXPECT_EQ(++at, set.end());
}

TEST(CellSet, TheCurrentCellCanBeErased) {
  CellSet set = cells({3, 4, 63, 64, 200});
  std::vector<int> seen;
  for (const CellId cell : set) {
    seen.push_back(static_cast<int>(cell));
    if (seen.back() % 2 == 0) set.erase(cell);
  }
  EXPECT_EQ(seen, (std::vector<int>{3, 4, 63, 64, 200}));
  EXPECT_EQ(visited(set), (std::vector<int>{3, 63}));
}

}  // namespace
}  // namespace boardwright::tests::cell_set_test
