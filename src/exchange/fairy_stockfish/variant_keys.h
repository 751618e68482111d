// The table of the keys of variants.ini, for reading and writing.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "base/report.h"
#include "fairy_stockfish/ini.h"
#include "fairy_stockfish/variant.h"

namespace boardwright::fairy_stockfish {

/// The syntax of a value.
enum class Form {
  flag,         ///< true, false
  opposite,     ///< a negated flag
  number,       ///< or a letter: a is 1
  rank,         ///< counted from 1
  file,         ///< a letter, or a number from 1
  text,         ///< the rest of the line
  word,         ///< one of some words
  zone,         ///< squares: e4 *8 a*
  any_zone,     ///< squares; everywhere without the key
  last_ranks,   ///< deprecated: this rank and those beyond it, for both sides
  single_rank,  ///< deprecated: this rank, for both sides
  letters,
  no_doubled,  ///< deprecated: false means the letter of the shogiPawn
  result,      ///< win, loss, draw, none
  counts,      ///< q:1 r:2
  pairs,       ///< p:g s:g
  nothing      ///< no effect on the rules, or, with `only`, no other value is supported
};

/// The side that a key applies to.
enum class Whose { both, white, black };

using Field = std::variant<std::monostate, bool Variant::*, int Variant::*, std::string Variant::*,
                           Zone Variant::*, Both<Zone> Variant::*, Letters Variant::*,
                           Both<Letters> Variant::*, std::map<char, int> Variant::*,
                           std::map<char, char> Variant::*>;

/// A key of variants.ini. Later rows override earlier ones, so deprecated keys come first.
struct VariantKey {
  std::string_view key;
  Form form = Form::nothing;
  Field field = {};
  Whose whose = Whose::both;
  std::string_view only = {};  ///< the values that are supported, the one without effect first
  bool written = true;         ///< false: only read, since another key expresses it as well
};
std::span<const VariantKey> variant_keys();

/// A piece that the engine knows by name.
struct KindName {
  std::string_view name, betza;
  std::string_view id = {};  ///< this program's id, if different
  std::string_view moves =
      {};  ///< in the move notation, where Betza cannot express them; `ID`: its own id
};
std::span<const KindName> kind_names();

/// The value of an unsupported key that has no effect; empty if it has none.
std::string neutral_value(std::string_view key);

/// Whether the engine has a built-in variant of this name, which a file cannot redefine.
bool is_built_in(std::string_view name);

/// The maximum number of custom pieces of a variant.
inline constexpr int custom_kinds = 25;

/// Sets the default pawns and rooks to the pieces with those names. Without a base pawns become
/// nothing.
void set_usual_pieces(Variant& variant);

/// Applies the keys of a section to a variant. Reports unsupported rules at their keys.
void apply_section(Variant& variant, const IniSection& section, Report& report);

/// Writes a section with everything in which a variant differs from the defaults.
std::string print_variant(const Variant& variant);

}  // namespace boardwright::fairy_stockfish
