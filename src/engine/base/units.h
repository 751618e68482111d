// Lengths with their unit as a type: millimetres, points and sides of a cell cannot be mixed.
#pragma once
#include <compare>

namespace boardwright::base {

/// A length in one unit, constructed and read only explicitly: `Millimetres{5}`, `5_mm`, `10_pt`,
/// `length.value`. Lengths of one unit can be added, compared, multiplied by numbers, and divided
/// into a ratio.
template <class Unit>
struct Length {
  double value = 0;

  constexpr Length() = default;
  constexpr explicit Length(double number) : value(number) {}

  friend constexpr auto operator<=>(Length, Length) = default;
  constexpr Length& operator+=(Length other) { return *this = *this + other; }
  constexpr Length& operator-=(Length other) { return *this = *this - other; }
  constexpr Length& operator*=(double n) { return *this = *this * n; }
  friend constexpr Length operator+(Length a, Length b) { return Length(a.value + b.value); }
  friend constexpr Length operator-(Length a, Length b) { return Length(a.value - b.value); }
  friend constexpr Length operator-(Length a) { return Length(-a.value); }
  friend constexpr Length operator*(double n, Length a) { return Length(n * a.value); }
  friend constexpr Length operator*(Length a, double n) { return Length(a.value * n); }
  friend constexpr Length operator/(Length a, double n) { return Length(a.value / n); }
  friend constexpr double operator/(Length a, Length b) { return a.value / b.value; }
};

using Millimetres = Length<struct MillimetreUnit>;
using Points = Length<struct PointUnit>;  ///< of PDF and typography: 72 to the inch
using Sides = Length<struct SideUnit>;    ///< of a cell: the unit in which boards are drawn

constexpr Millimetres operator""_mm(long double n) { return Millimetres(static_cast<double>(n)); }
constexpr Millimetres operator""_mm(unsigned long long n) {
  return Millimetres(static_cast<double>(n));
}

constexpr Points operator""_pt(long double n) { return Points(static_cast<double>(n)); }
constexpr Points operator""_pt(unsigned long long n) { return Points(static_cast<double>(n)); }

constexpr Points to_points(Millimetres length) { return Points(length.value * (72 / 25.4)); }
constexpr Millimetres to_millimetres(Points length) {
  return Millimetres(length.value * 25.4 / 72);
}

/// Converts a length in sides to and from other units, given the length of a side.
constexpr Millimetres in_millimetres(Sides length, Millimetres side) { return length.value * side; }
constexpr Points in_points(Sides length, Points side) { return length.value * side; }
constexpr Sides in_sides(Millimetres length, Millimetres side) { return Sides(length / side); }

}  // namespace boardwright::base
