// The table of roles: rules that it refuses, and its suggestions.
#include "scene/role_table.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "builder/resources.h"
#include "disk/files.h"
#include "support/boards.h"
#include "support/rooms.h"

namespace boardwright::tests::role_table_test {
namespace {

/// "word 0: unknown word 'cel' in a role (did you mean 'cell'?)", or empty.
std::string fault(std::string_view rule) {
  const auto found = fault_of_rule(words(rule));
  return found ? "word " + std::to_string(found->word) + ": " + found->message + " (" +
                     found->hint + ")"
               : "";
}

TEST(Roles, MisspeltWordGetsASuggestion) {
  EXPECT_EQ(
      fault("cel"),
      "word 0: unknown word 'cel' in a role (did you mean 'cell'? There are: cell, cut, "
      "mat, wall, far, near, rim, at, dot, text, n-0, n-1, n-2, n-3, n-4, n-5, n-6, n-7, "
      "n-8, n-9, label, man, halo, field, box, map, here, crop, pale, fold, face, thin, snow, "
      "mated, wave, name, corner, bleed, mark, cross, ring, star, and 81 more)");
  EXPECT_EQ(fault("cel triangle"), "word 0: unknown word 'cel' in a role (did you mean 'cell'?)");
  EXPECT_EQ(fault("cell triangel"),
            "word 1: unknown word 'triangel' in a role (did you mean 'triangle'?)");
  EXPECT_EQ(fault("cell tint1"), "word 1: unknown word 'tint1' in a role (did you mean 'tint-1'?)");
  EXPECT_EQ(fault("man seat2"), "word 1: unknown word 'seat2' in a role (did you mean 'seat-2'?)");
  EXPECT_EQ(fault("mark croos"),
            "word 1: unknown word 'croos' in a role (did you mean 'cross'? There are: mark, cross, "
            "ring, star, dollar, percent, at, hash, dot, blocked, text, n-0, n-1, n-2, n-3, n-4, "
            "n-5, n-6, n-7, n-8, n-9, on-dark, capture, by-ring, by-star, by-dollar, by-percent, "
            "by-at, by-hash, by-dot, badge, badge-number)");
  EXPECT_EQ(fault("mark capture by-rign"),
            "word 2: unknown word 'by-rign' in a role (did you mean 'by-ring'? There are: mark, "
            "capture, by-ring, by-star, by-dollar, by-percent, by-at, by-hash, by-dot)");
  EXPECT_EQ(fault("registr"),
            "word 0: unknown word 'registr' in a role (did you mean 'register'? There are: "
            "register, near, rim, paint, ring, star, text, by-star, route, axis, leader, cell, "
            "hexagon, tint-1, tint-2, tint-3, tint-4, mat, thin, far, indicator, border, seat-1, "
            "seat-2, seat-3, seat-4, seat-5, seat-6, seat-7, seat-8, counter, corner, and 91 "
            "more)");
}

TEST(Roles, RoleThatNoPartHasIsRefused) {
  EXPECT_EQ(fault("man cross"),
            "word 0: no part of a drawing has the role 'man cross' (roles with 'man': man SEAT; "
            "cut man)");
  EXPECT_EQ(fault("leader red"),
            "word 1: unknown word 'red' in a role (roles with 'leader': leader)");
  EXPECT_EQ(fault("zebra"),
            "word 0: unknown word 'zebra' in a role (combine a game's word with the "
            "part it describes, as in 'man red')");
  EXPECT_EQ(fault("names"),
            "word 0: 'names' is a group of parts, which has no look of its own "
            "(style its parts instead)");
}

TEST(Roles, GameWordsAreAcceptedInOpenRoles) {
  for (const char* rule :
       {"cell x-square", "hatch up-triangle tint-2", "bleed cell square2", "man red", "man teal",
        "man-label counter gold", "field yellow", "border river", "border-edge sovereignty brown",
        "paint solid-green", "bleed paint stripes-blue", "drawn mated", "seat-2", "tint-3",
        "counter", "mark on-dark", "triangle", "cut man", "hatch"})
    EXPECT_EQ(fault(rule), "") << rule;
}

TEST(Roles, RuleWithWordsOfOneRowHasNoFault) {
  for (const RoleRow& row : role_rows()) {
    std::string role;
    for (const std::string_view word : words(row.role)) {
      std::string chosen(word);
      for (const RoleClass& of : role_classes())
        if (of.name == word) chosen = of.words.empty() ? "given" : of.words.front();
      role += (role.empty() ? "" : " ") + chosen;
      EXPECT_EQ(fault(role), "") << role;
    }
    EXPECT_TRUE(fits_row(row, role)) << role;
  }
}

TEST(Roles, ShippedStylesHaveNoFaults) {
  std::vector<std::string> names = on_disk(test::templates()).names("styles");
  names.emplace_back("parts/sheet");
  for (const std::string& name : names) {
    const Style style = load_style(on_disk(test::templates()), name);
    for (const Style::Rule& rule : style.rules()) {
      const std::vector<std::string_view> role(rule.words.begin(), rule.words.end());
      EXPECT_FALSE(fault_of_rule(role)) << name << ": " << joined(rule.words, " ");
    }
  }
}

}  // namespace
}  // namespace boardwright::tests::role_table_test
