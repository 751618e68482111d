// Whether an operator accepts values of two types; types that must not be mixed have none.
#pragma once

namespace boardwright::test {

template <class A, class B>
concept Added = requires(A a, B b) {
  a + b;
};
template <class A, class B>
concept Taken = requires(A a, B b) {
  a - b;
};
template <class A, class B>
concept Equated = requires(A a, B b) {
  a == b;
};

}  // namespace boardwright::test
