// The hash for detecting changes.
#include "base/hash.h"
#include "support/laws.h"
#include "support/rooms.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace boardwright::tests::hash_test {
namespace {

TEST(ContentHash, IsTheSameOnEveryMachine) {
  EXPECT_EQ(content_hash("boardwright"), content_hash(std::string("board") + "wright"));
  // Builds compare hashes with those recorded by earlier builds.
  EXPECT_EQ(content_hash(""), 0xc02f6e0e7b894312u);
  EXPECT_EQ(content_hash("boardwright"), 0x7e62bd2c50cd0473u);
}

TEST(ContentHash, DiffersForEveryBitOfTextsUpTo80Bytes) {
  std::set<std::uint64_t> seen;
  int texts = 0;
  for (std::size_t length = 0; length <= 80; ++length) {
    std::string text(length, '\0');
    seen.insert(content_hash(text));
    ++texts;
    for (std::size_t bit = 0; bit < 8 * length; ++bit, ++texts) {
      text[bit / 8] = static_cast<char>(1 << bit % 8);
      seen.insert(content_hash(text));
      text[bit / 8] = 0;
    }
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(texts));
}

LAW(ContentHash, DependsOnTheSeed) {
  const std::string text = test::any_text();
  const std::uint64_t seed = test::any_word();
  HOLDS(content_hash(text, seed) != content_hash(text, seed + 1));
}

LAW(ContentHash, DependsOnTheOrderOfParts) {
  const std::string a = test::any_text(), b = test::any_text();
  if (a == b) return;
  HOLDS(content_hash(b, content_hash(a)) != content_hash(a, content_hash(b)));
}

}  // namespace
}  // namespace boardwright::tests::hash_test
