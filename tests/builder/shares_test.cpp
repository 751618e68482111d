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

}  // namespace
}  // namespace boardwright::tests::shares_test
