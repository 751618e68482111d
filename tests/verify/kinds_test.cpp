// The table of kinds of claims: every kind has a sentence with all its required keys.
#include "verify/kinds.h"

#include <gtest/gtest.h>

#include <set>

#include "support/rooms.h"

namespace boardwright::tests::kinds_test {
namespace {

/// The keys in the braces of a sentence: "other" in "{axis other}".
std::set<std::string_view> keys_in(std::string_view sentence) {
  std::set<std::string_view> keys;
  for (std::size_t open = sentence.find('{'); open != sentence.npos;
       open = sentence.find('{', open + 1)) {
    const auto token = sentence.substr(open + 1, sentence.find('}', open) - open - 1);
    keys.insert(token.substr(token.find(' ') + 1));
  }
  return keys;
}

/// The problem of a kind's sentence; empty if there is none.
std::string fault(const ClaimKind& kind) {
  if (kind.sentence.empty()) return "has no sentence";
  const auto used = keys_in(kind.sentence);
  const ClaimKeys keys = keys_of(kind);
  for (const std::string_view key : keys.needed)
    if (!used.contains(key)) return "does not contain " + std::string(key);
  for (const std::string_view key : used) {
    const auto has = [&](const auto& list) {
      return std::find(list.begin(), list.end(), key) != list.end();
    };
    if (key != "like" && !has(keys.needed) && !has(keys.allowed))
      return "asks for " + std::string(key);
  }
  return "";
}

TEST(ClaimKinds, EachHasASentenceWithItsRequiredKeys) {
  EXPECT_GE(claim_kinds().size(), 86u);
  for (const ClaimKind& kind : claim_kinds()) EXPECT_EQ(fault(kind), "") << kind.name;
}

TEST(ClaimKinds, ASentenceWithoutARequiredKeyIsDetected) {
  EXPECT_EQ(fault({"made", "piece", nullptr, Yields::count, "", ""}), "has no sentence");
  EXPECT_EQ(
      fault({"made", "piece cell (seat)", nullptr, Yields::count, "", "moves of the {piece}"}),
      "does not contain cell");
  EXPECT_EQ(fault({"made", "SEL", nullptr, Yields::count, "", "the {SEL} and {other}"}),
            "asks for other");
}

TEST(ClaimKinds, NamesAreUnique) {
  std::set<std::string_view> names;
  for (const ClaimKind& kind : claim_kinds()) {
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(find_kind(kind.name)->name, kind.name);
  }
  EXPECT_EQ(find_kind("reach-coun"), nullptr);
}

TEST(ClaimKinds, KeysAreRequiredOrOptional) {
  const ClaimKeys keys = keys_of(*find_kind("reach-count"));
  EXPECT_EQ(keys.needed, (std::vector<std::string_view>{"piece", "cell"}));
  EXPECT_EQ(keys.allowed, (std::vector<std::string_view>{"seat", "own", "enemy", "state"}));
  EXPECT_TRUE(keys_of(*find_kind("written")).needed.empty());
}

}  // namespace
}  // namespace boardwright::tests::kinds_test
