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

TEST(Bench, RatiosAreThoseOfPeersInOneRun) {
  const auto ratios = ratios_in(R"({"benchmarks": [
    {"name": "figure_pdf", "cpu_time": 3, "time_unit": "ms"},
    {"name": "raw_cairo_pdf", "cpu_time": 2000, "time_unit": "us"},
    {"name": "raw_cairo_svg", "cpu_time": 2000, "time_unit": "us"},
    {"name": "perft_beside/chess/real_time", "real_time": 3, "cpu_time": 1, "time_unit": "ms",
     "ratio": 1.125}]})");
  EXPECT_EQ(ratios, (std::map<std::string, double>{{"figure_pdf : Cairo", 1.5},
                                                   {"perft_beside/chess", 1.125}}));
  EXPECT_EQ(ratios_in("{}"), std::nullopt);
}

TEST(Bench, WhatIsKeptIsReadAgain) {
  const Kept kept{{{"figure_pdf : Cairo", 1.5}}, {{"book of chess", 123456}}};
  EXPECT_EQ(kept_in(to_json(kept)), kept);
  EXPECT_EQ(kept_in(R"({"benchmarks": []})"), std::nullopt);
}

TEST(Bench, RatiosAndSizesAreComparedWithThoseKept) {
  EXPECT_EQ(comparison(Kept{{{"a", 1.5}}, {{"book", 2000}, {"page", 100}, {"gone", 1}}},
                       Kept{{{"a", 1.2}}, {{"book", 1000}, {"page", 150}}}),
            "ours to the peer's      then       now  ratio\n"
            "a                      1.500     1.200   0.80\n"
            "\n"
            "bytes      then       now  ratio\n"
            "page        100       150   1.50\n"
            "book       2000      1000   0.50\n"
            "only then: gone\n");
}

}  // namespace
}  // namespace boardwright::tests::bench
