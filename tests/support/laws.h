// Laws that hold of all values: a test draws some, and RapidCheck looks for the smallest that break
// it. Its templates, which take longer to compile than all the laws, are met in laws.cpp only.
#pragma once
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

/// A test whose body is run for many cases; each draws its values anew.
#define LAW(suite, name)                                                                  \
  void law_##suite##_##name();                                                            \
  TEST(suite, name) {                                                                     \
    const std::string broken = ::boardwright::test::counterexample(law_##suite##_##name); \
    if (!broken.empty()) FAIL() << broken;                                                \
  }                                                                                       \
  void law_##suite##_##name()

/// In a law: what must hold of the values drawn.
#define HOLDS(what) ::boardwright::test::expect_law((what), #what, __FILE__, __LINE__)

namespace boardwright::test {

/// The smallest values found that break the law, and where; empty if it held. RC_PARAMS tells how
/// many cases are tried, and from which seed.
std::string counterexample(void (*law)());

/// Ends the case if the law does not hold of it.
void expect_law(bool holds, const char* what, const char* file, int line);

/// Only in a law: values of all kinds, small ones first.
bool any_bool();
int any_int();
std::uint64_t any_word();
/// Bytes of any value, of which few are letters.
std::string any_text();
std::vector<std::uint8_t> any_bytes();
/// A number from `low` up to the one before `end`.
std::int64_t any_between(std::int64_t low, std::int64_t end);

/// One of some values.
template <class Value>
const Value& any_of(const std::vector<Value>& values) {
  return values[static_cast<std::size_t>(any_between(0, static_cast<std::int64_t>(values.size())))];
}

}  // namespace boardwright::test
