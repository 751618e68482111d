// Property-based tests: a test draws values, and RapidCheck shrinks those that break its law. Only
// laws.cpp includes RapidCheck, whose templates compile slowly.
#pragma once
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

/// A test whose body is run for many cases; each draws new values.
#define LAW(suite, name)                                                                  \
  void law_##suite##_##name();                                                            \
  TEST(suite, name) {                                                                     \
    const std::string broken = ::boardwright::test::counterexample(law_##suite##_##name); \
    if (!broken.empty()) FAIL() << broken;                                                \
  }                                                                                       \
  void law_##suite##_##name()

/// In a law: a condition that must hold for the drawn values.
#define HOLDS(what) ::boardwright::test::expect_law((what), #what, __FILE__, __LINE__)

namespace boardwright::test {

/// The smallest values found that break the law, and where; empty if it holds. The environment
/// variable RC_PARAMS sets the number of cases and the seed.
std::string counterexample(void (*law)());

/// Ends the case if its law does not hold.
void expect_law(bool holds, const char* what, const char* file, int line);

/// Only in a law: values of all kinds, small ones first.
bool any_bool();
int any_int();
std::uint64_t any_word();
/// Arbitrary bytes, few of which are letters.
std::string any_text();
std::vector<std::uint8_t> any_bytes();
/// A number from `low` up to `end` - 1.
std::int64_t any_between(std::int64_t low, std::int64_t end);

/// One of some values.
template <class Value>
const Value& any_of(const std::vector<Value>& values) {
  return values[static_cast<std::size_t>(any_between(0, static_cast<std::int64_t>(values.size())))];
}

}  // namespace boardwright::test
