// The comparison of two benchmark runs.
#include "bench/compare.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

namespace boardwright::tests::bench {
namespace {

TEST(Bench, FastestRunIsReadInNanoseconds) {
  const auto times = times_in(R"({"context": {"num_cpus": 2}, "benchmarks": [
    {"name": "page", "run_type": "iteration", "real_time": 9, "cpu_time": 2.5, "time_unit": "us"},
    {"name": "page", "run_type": "iteration", "real_time": 9, "cpu_time": 1.5, "time_unit": "us"},
    {"name": "page_mean", "run_type": "aggregate", "real_time": 9, "cpu_time": 2,
     "time_unit": "us"},
    {"name": "build/real_time", "real_time": 3, "cpu_time": 1, "time_unit": "ms"},
    {"name": "perft", "error_occurred": true, "error_message": "no stockfish",
     "real_time": 0, "cpu_time": 0, "time_unit": "ms"}]})");
  EXPECT_EQ(times, (Times{{"page", 1500}, {"build/real_time", 3e6}}));
}

TEST(Bench, OtherTextIsRejected) {
  for (const char* text :
       {"", "{", "[]", "{}", R"({"benchmarks": [{"name": "page"}]})",
        R"({"benchmarks": [{"name": "page", "cpu_time": 1, "time_unit": "h"}]})"})
    EXPECT_EQ(times_in(text), std::nullopt) << text;
}

TEST(Bench, LargestSlowdownComesFirst) {
  EXPECT_EQ(comparison({{"a", 100}, {"build/from_nothing", 2.5e9}, {"c", 12'340}, {"gone", 1}},
                       {{"a", 50}, {"build/from_nothing", 2.5e9}, {"c", 123'400}, {"new", 1}}),
            "benchmark               then       now  ratio\n"
            "c                    12.3 us    123 us  10.00\n"
            "build/from_nothing   2.50 s    2.50 s    1.00\n"
            "a                     100 ns   50.0 ns   0.50\n"
            "only then: gone\n"
            "only now:  new\n");
}

}  // namespace
}  // namespace boardwright::tests::bench
