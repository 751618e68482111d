// Exact real numbers with square roots, compared without rounding.
#pragma once
#include <compare>
#include <cstdint>
#include <utility>

namespace boardwright::geometry {

/// A number a + b r + (c + d r) t with integers a, b, c and d, where r is the square root of 3 and
/// t that of 2 + r, which is twice the cosine of 15 degrees. The form is unique: two numbers are
/// equal exactly when their integers are. If all sides point in multiples of 30 degrees, c and d
/// are 0.
///
/// The sign is exact as long as the four integers are below 2^60.
struct Surd {
  std::int64_t a = 0, b = 0, c = 0, d = 0;

  friend constexpr bool operator==(Surd, Surd) = default;
  friend constexpr Surd operator+(Surd p, Surd q) {
    return {p.a + q.a, p.b + q.b, p.c + q.c, p.d + q.d};
  }
  friend constexpr Surd operator-(Surd p, Surd q) {
    return {p.a - q.a, p.b - q.b, p.c - q.c, p.d - q.d};
  }
  friend constexpr Surd operator*(Surd p, Surd q) {
    Surd product{p.a * q.a + 3 * p.b * q.b, p.a * q.b + p.b * q.a};
    if ((p.c | p.d | q.c | q.d) == 0) return product;
    const std::int64_t u = p.c * q.c + 3 * p.d * q.d, v = p.c * q.d + p.d * q.c;
    product.a += 2 * u + 3 * v;  // t squared is 2 + r
    product.b += u + 2 * v;
    product.c = p.a * q.c + 3 * p.b * q.d + p.c * q.a + 3 * p.d * q.b;
    product.d = p.a * q.d + p.b * q.c + p.c * q.b + p.d * q.a;
    return product;
  }
};

/// Integers large enough for squares of products of coordinates.
__extension__ using Wide = __int128;

constexpr int sign(Wide n) { return (n > 0) - (n < 0); }

/// The product of the absolute values of two numbers: 256 bits, in two halves.
constexpr auto wide_product(Wide p, Wide q) {
  __extension__ using Half = unsigned __int128;
  const Half mask = ~std::uint64_t{0};
  const Half m = static_cast<Half>(p < 0 ? -p : p), n = static_cast<Half>(q < 0 ? -q : q);
  const Half low = (m & mask) * (n & mask);
  const Half mid = (m >> 64) * (n & mask) + (low >> 64);
  const Half other = (m & mask) * (n >> 64) + (mid & mask);
  return std::pair{(m >> 64) * (n >> 64) + (mid >> 64) + (other >> 64),
                   (other << 64) | (low & mask)};
}

/// The sign of a + b r, computed with integers by comparing squares, which are never equal.
constexpr int sign(Wide a, Wide b) {
  const int s = sign(a), t = sign(b);
  if (s == 0 || s == t) return t;
  if (t == 0) return s;
  return wide_product(a, a) > wide_product(3 * b, b) ? s : t;
}

/// The sign, -1, 0 or +1, computed with integers.
constexpr int sign(Surd n) {
  const int s = sign(Wide{n.a}, Wide{n.b});
  if ((n.c | n.d) == 0) return s;
  const int t = sign(Wide{n.c}, Wide{n.d});
  if (s == 0 || s == t) return t;
  // The squares of both parts: (a + b r)^2 and (2 + r)(c + d r)^2.
  const Wide u = Wide{n.c} * n.c + 3 * Wide{n.d} * n.d, v = 2 * Wide{n.c} * n.d;
  const Wide whole = Wide{n.a} * n.a + 3 * Wide{n.b} * n.b - 2 * u - 3 * v;
  const Wide root = 2 * Wide{n.a} * n.b - u - 2 * v;
  return sign(whole, root) > 0 ? s : t;
}

constexpr std::strong_ordering operator<=>(Surd p, Surd q) { return sign(p - q) <=> 0; }

}  // namespace boardwright::geometry
