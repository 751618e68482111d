// How much a slow test tries: everything in the release build, a part where sanitizers or missing
// optimization make each case several times slower.
#pragma once
#include <algorithm>
#include <cstdint>

namespace boardwright::test {

/// Set by effort.cpp, which each build compiles for itself; all other tests can be compiled once
/// for several builds.
extern const bool tries_all;

/// Whether sanitizers instrument the tested code; they do not instrument the tests.
extern const bool is_sanitized;

/// This many cases of a property, or a fifth of them.
inline int cases(int all) { return tries_all ? all : std::max(all / 5, 1); }

/// Whether a perft test with this many positions is run.
inline bool counts(std::uint64_t positions) { return tries_all || positions <= 500'000; }

}  // namespace boardwright::test
