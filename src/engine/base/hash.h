// A fast hash of bytes for detecting changes, the same on every little-endian machine.
#pragma once
#include <cstdint>
#include <cstring>
#include <string_view>

namespace boardwright::base {

/// A 64-bit hash; different bytes almost certainly have different hashes. Not cryptographic. To
/// hash several texts, pass the hash of each as the seed of the next.
std::uint64_t content_hash(std::string_view bytes, std::uint64_t seed = 0);

namespace hash_detail {

constexpr std::uint64_t odd_1 = 0x9e3779b97f4a7c15;
constexpr std::uint64_t odd_2 = 0xd1b54a32d192ed03;

/// The two halves of a 128-bit product, combined by XOR.
inline std::uint64_t folded(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Loads up to eight bytes as a number, in the byte order of the machine.
inline std::uint64_t loaded(const char* bytes, std::size_t count = 8) {
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, count);
  return word;
}

}  // namespace hash_detail

inline std::uint64_t content_hash(std::string_view bytes, std::uint64_t seed) {
  using namespace hash_detail;
  const char* at = bytes.data();
  std::size_t left = bytes.size();
  std::uint64_t a = folded(seed ^ odd_1, odd_2 ^ left);
  std::uint64_t b = a ^ odd_2;
  for (; left >= 32; at += 32, left -= 32) {
    a = folded(loaded(at) ^ odd_1, loaded(at + 8) ^ a);
    b = folded(loaded(at + 16) ^ odd_2, loaded(at + 24) ^ b);
  }
  for (; left >= 8; at += 8, left -= 8) a = folded(loaded(at) ^ odd_1, a ^ odd_2);
  if (left > 0) b = folded(loaded(at, left) ^ odd_2, b ^ odd_1);
  return folded(a ^ odd_1, b ^ odd_2 ^ bytes.size());
}

}  // namespace boardwright::base
