// All roles that drawings use: the table by which the style reader checks words and suggests
// corrections, and which the manual prints.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::scene {

/// A role as the program writes it: "cell SHAPE KIND TINT". Lowercase words are literal; a word in
/// capitals is a class that contributes zero, one or more words.
struct RoleRow {
  std::string_view role;
  std::string_view what;
};

/// The words that a class can contribute to a role.
struct RoleClass {
  std::string_view name;
  std::vector<std::string> words;
  bool open = false;  ///< extended by game data: kinds of tiles, words for seats and borders
};

/// Roles of parts with their own look.
std::span<const RoleRow> role_rows();

/// Roles of groups of parts, which have no look and are only classes in SVG.
std::span<const RoleRow> group_rows();

/// All classes.
std::span<const RoleClass> role_classes();

/// Whether a role fits a row: it has the row's literal words, and all other words belong to the
/// row's classes.
bool fits_row(const RoleRow& row, std::string_view role);

/// A problem with a word of a style rule.
struct RoleFault {
  std::size_t word = 0;  ///< index from 0
  std::string message, hint;
};

/// Explains why no part of a drawing has all these words, or which word is probably misspelt;
/// nothing if some part can have them. Law: a rule whose words all occur in one row has no fault.
std::optional<RoleFault> fault_of_rule(std::span<const std::string_view> words);

}  // namespace boardwright::scene
