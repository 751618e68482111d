// Every role that drawings have: the table by which the style reader checks and suggests, and which
// the manual prints.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace boardwright::scene {

/// A role as the program writes it: "cell SHAPE KIND TINT". Small words stand there; words in
/// capitals are classes, of which a role has one word, several or none.
struct RoleRow {
  std::string_view role;
  std::string_view what;
};

/// The words of a class in a role.
struct RoleClass {
  std::string_view name;
  std::vector<std::string> words;
  bool open = false;  ///< the data of a game give more: kinds of tiles, words of seats and borders
};

/// All roles of parts with a look of their own.
std::span<const RoleRow> role_rows();

/// The roles of groups of parts, which have no look: they are only classes in SVG.
std::span<const RoleRow> group_rows();

/// All classes.
std::span<const RoleClass> role_classes();

/// Whether a part may have this role by a row: it has the row's small words, and others only of the
/// row's classes.
bool is_of(const RoleRow& row, std::string_view role);

/// What is wrong with a word of a style's rule.
struct RoleFault {
  std::size_t word = 0;  ///< counted from 0
  std::string message, hint;
};

/// Why no part of a drawing has all these words, or a word that is likely a misspelt one; nothing
/// if some part may have them. Law: a rule whose words stand in one row has no fault.
std::optional<RoleFault> fault_of_rule(std::span<const std::string_view> words);

}  // namespace boardwright::scene
