// How much a slow test tries: all of it in the build that users run, a part where sanitizers or
// missing optimisation make each case cost several times as much.
#pragma once
#include <algorithm>
#include <cstdint>

namespace boardwright::test {

/// Told by effort.cpp, which each build compiles for itself; all other tests may be compiled once
/// for several.
extern const bool tries_all;

/// Whether sanitizers watch what is tested; they do not watch the tests.
extern const bool is_sanitized;

/// So many cases of a property, or a fifth of them.
inline int cases(int all) { return tries_all ? all : std::max(all / 5, 1); }

/// Whether positions are counted that are so many.
inline bool counts(std::uint64_t positions) { return tries_all || positions <= 500'000; }

}  // namespace boardwright::test
