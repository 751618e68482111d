// How much a slow test tries: all of it in the build that users run, a part where sanitizers or
// missing optimisation make each case cost several times as much.
#pragma once
#include <algorithm>
#include <cstdint>

namespace boardwright::test {

#ifdef NDEBUG
inline constexpr bool tries_all = true;
#else
inline constexpr bool tries_all = false;
#endif

/// Whether sanitizers watch what is tested; they do not watch the tests.
#ifdef BOARDWRIGHT_SANITIZED
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// So many cases of a property, or a fifth of them.
constexpr int cases(int all) { return tries_all ? all : std::max(all / 5, 1); }

/// Whether positions are counted that are so many.
constexpr bool counts(std::uint64_t positions) { return tries_all || positions <= 500'000; }

}  // namespace boardwright::test
