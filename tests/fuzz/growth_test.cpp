// The law of growth: an input four times as long takes at most five times the steps, memory and
// message bytes. All are counted, so that results are the same on every machine.
#include <gtest/gtest.h>

#include <algorithm>

#include "fuzz/growth_targets.h"
#include "fuzz/laws.h"
#include "fuzz/targets.h"
#include "support/counted_memory.h"
#include "support/effort.h"

namespace boardwright::tests::growth_test {
namespace {

constexpr std::size_t smallest = std::size_t{64} << 10, largest = std::size_t{1} << 20;

/// The resources that a reader uses for a text.
struct Usage {
  std::int64_t steps = 0, words = 0, memory = 0;
};

Usage usage_of(const fuzz::Target& target, const std::string& text) {
  fuzz::shown_so_far() = {};
  const std::int64_t before = test::allocated_bytes();
  target.run(text);
  return {fuzz::shown_so_far().steps, fuzz::shown_so_far().words, test::allocated_bytes() - before};
}

/// Expects at most five times the usage before; values up to `small` always pass.
void expect_growth(std::int64_t before, std::int64_t now, std::int64_t small, const char* what) {
  EXPECT_LE(now, std::max(5 * before, small)) << what << ": " << before << ", then " << now;
}

class Growth : public testing::TestWithParam<fuzz::Element> {};

TEST_P(Growth, IsAtMostLinear) {
  const fuzz::Target* const target = fuzz::find_target(GetParam().target);
  ASSERT_NE(target, nullptr) << GetParam().target;
  target->run({});  // warms up what is read only once
  const std::size_t most = test::tries_all ? largest : largest / 4;
  Usage before = usage_of(*target, fuzz::grown(GetParam(), smallest));
  for (std::size_t bytes = 4 * smallest; bytes <= most; bytes *= 4) {
    const Usage now = usage_of(*target, fuzz::grown(GetParam(), bytes));
    expect_growth(before.steps, now.steps, 4 * static_cast<std::int64_t>(bytes), "steps");
    expect_growth(before.words, now.words, 40'000, "bytes of messages");
    expect_growth(before.memory, now.memory, 40 * static_cast<std::int64_t>(bytes), "memory");
    EXPECT_LE(now.steps, limits::reading_steps + static_cast<std::int64_t>(largest));
    before = now;
  }
}

INSTANTIATE_TEST_SUITE_P(Fuzz, Growth,
                         testing::ValuesIn(fuzz::elements().begin(), fuzz::elements().end()),
                         [](const auto& element) {
                           std::string name = std::string(element.param.target) + "_" +
                                              std::string(element.param.name);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(GrowthElements, ExistForEveryTarget) {
  for (const fuzz::Target& target : fuzz::targets())
    EXPECT_TRUE(std::any_of(fuzz::elements().begin(), fuzz::elements().end(),
                            [&](const auto& each) { return each.target == target.name; }))
        << target.name;
}

}  // namespace
}  // namespace boardwright::tests::growth_test
