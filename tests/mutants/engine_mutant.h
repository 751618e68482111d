// What mutated sources of the engine call: one change is on, the one that BOARDWRIGHT_MUTANT
// numbers.
#pragma once
#include <cstdlib>
#include <fstream>
#include <type_traits>

namespace mutants {

/// 0: none.
inline const int chosen = [] {
  const char* number = std::getenv("BOARDWRIGHT_MUTANT");
  return number == nullptr ? 0 : std::atoi(number);
}();

/// By number: whether the program has come to the change. It writes these into the file that
/// BOARDWRIGHT_REACHED names when it ends.
inline bool reached[1 << 16];

struct Writer {
  ~Writer() {
    const char* file = std::getenv("BOARDWRIGHT_REACHED");
    if (file == nullptr) return;
    std::ofstream out(file, std::ios::app);
    for (int number = 1; number < 1 << 16; ++number)
      if (reached[number]) out << number << "\n";
  }
};
inline const Writer writer;

/// What the compiler computes does not change.
constexpr bool is(int number) {
  if (std::is_constant_evaluated()) return false;
  reached[number] = true;
  return number == chosen;
}

template <int by, class Integer>
constexpr Integer changed(int number, Integer value) {
  return is(number) ? static_cast<Integer>(value + static_cast<Integer>(by)) : value;
}

/// What a comparison becomes.
enum Turn {
  edge,  ///< less becomes less or equal, equal becomes unequal, and back
  way    ///< less becomes greater, and back
};

/// The sides of a comparison. Both are wrapped, so that no other operator takes one of them.
template <Turn turn, class Value>
struct Left {
  int number;
  const Value& value;
};

template <class Value>
struct Right {
  const Value& value;
};

template <Turn turn, class Value>
constexpr Left<turn, Value> left(int number, const Value& value) {
  return {number, value};
}

template <class Value>
constexpr Right<Value> right(const Value& value) {
  return {value};
}

template <Turn turn, class A, class B>
constexpr bool operator<(const Left<turn, A>& a, const Right<B>& b) {
  if (!is(a.number)) return a.value < b.value;
  return turn == edge ? a.value <= b.value : a.value > b.value;
}

template <Turn turn, class A, class B>
constexpr bool operator>(const Left<turn, A>& a, const Right<B>& b) {
  if (!is(a.number)) return a.value > b.value;
  return turn == edge ? a.value >= b.value : a.value < b.value;
}

template <Turn turn, class A, class B>
constexpr bool operator<=(const Left<turn, A>& a, const Right<B>& b) {
  if (!is(a.number)) return a.value <= b.value;
  return turn == edge ? a.value < b.value : a.value >= b.value;
}

template <Turn turn, class A, class B>
constexpr bool operator>=(const Left<turn, A>& a, const Right<B>& b) {
  if (!is(a.number)) return a.value >= b.value;
  return turn == edge ? a.value > b.value : a.value <= b.value;
}

template <Turn turn, class A, class B>
constexpr bool operator==(const Left<turn, A>& a, const Right<B>& b) {
  return (a.value == b.value) != is(a.number);
}

template <Turn turn, class A, class B>
constexpr bool operator!=(const Left<turn, A>& a, const Right<B>& b) {
  return (a.value != b.value) != is(a.number);
}

}  // namespace mutants
