// Work in shares: each item is processed once, for any number of threads.
#include "builder/shares.h"

#include <gtest/gtest.h>

#include "support/rooms.h"

namespace boardwright::tests::shares_test {
namespace {

TEST(Shares, ProcessEachItemOnce) {
  for (const int helpers : {0, 1, 3})
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{1000}}) {
      std::vector<int> done(count);
      {
        const builder::Shares shares(count, helpers, [&done](std::size_t i, std::size_t end) {
          for (; i < end; ++i) ++done[i];
        });
      }
      EXPECT_EQ(done, std::vector<int>(count, 1)) << helpers;
    }
}

// Long work is shared out one by one, however little of it there is.
TEST(Shares, OfLongWorkAreSingleItems) {
  std::vector<std::pair<std::size_t, std::size_t>> ranges;
  {
    const builder::Shares shares(
        3, 0, [&](std::size_t i, std::size_t end) { ranges.emplace_back(i, end); }, 1);
  }
  EXPECT_EQ(ranges, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 1}, {1, 2}, {2, 3}}));
  for (const int jobs : {1, 4})
    for (const std::size_t count : {std::size_t{0}, std::size_t{2}, std::size_t{50}}) {
      std::vector<int> done(count);
      builder::each_alone(count, jobs, [&](std::size_t i) { ++done[i]; });
      EXPECT_EQ(done, std::vector<int>(count, 1)) << jobs;
    }
}

}  // namespace
}  // namespace boardwright::tests::shares_test
