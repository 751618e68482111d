// The table of the keys of variants.ini, by which it is read and written.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/report.h"
#include "exchange/ini.h"
#include "exchange/variant.h"

namespace boardwright::exchange {

/// How a value is written.
enum class Form {
  flag,         ///< true, false
  opposite,     ///< of a flag: what it is not
  number,       ///< or a letter, of which a is 1
  rank,         ///< counted from 1
  file,         ///< a letter, or a number from 1
  text,         ///< the rest of the line
  zone,         ///< squares: e4 *8 a*
  any_zone,     ///< the same; without the key it is everywhere
  last_ranks,   ///< old: this rank and those behind it, for both sides
  single_rank,  ///< old: this rank, for both sides
  letters,
  no_doubled,  ///< old: false for the letter of the shogiPawn
  result,      ///< win, loss, draw, none
  counts,      ///< q:1 r:2
  pairs,       ///< p:g s:g
  nothing      ///< it changes no rule; or, with `only`, no other value can be said here
};

/// Whose value a key tells.
enum class Whose { both, white, black };

using Field = std::variant<std::monostate, bool Variant::*, int Variant::*, std::string Variant::*,
                           Zone Variant::*, Both<Zone> Variant::*, Letters Variant::*,
                           Both<Letters> Variant::*, std::map<char, int> Variant::*,
                           std::map<char, char> Variant::*>;

/// A row: later rows override earlier ones, so names of the past come first.
struct VariantKey {
  std::string_view key;
  Form form = Form::nothing;
  Field field = {};
  Whose whose = Whose::both;
  std::string_view only = {};  ///< of `nothing`: the value that says nothing
  bool written = true;         ///< else it is only read: another key says it as well
};
std::span<const VariantKey> variant_keys();

/// A piece that the engine knows by name.
struct KindName {
  std::string_view name, betza;
  std::string_view id = {};     ///< what this program calls it, if something else
  std::string_view moves = {};  ///< in the notation, where Betza does not tell them; `ID`: its own
};
std::span<const KindName> kind_names();

/// The value by which a key that Boardwright cannot say says nothing; empty: it has none.
std::string value_without(std::string_view key);

/// Whether the engine has a variant of this name itself, beside which no file can tell another.
bool is_built_in(std::string_view name);

/// The most custom pieces that a variant may have.
inline constexpr int custom_kinds = 25;

/// Sets what is told of pawns, rooks and what pawns become to the pieces of those names, as it
/// holds where a file is silent.
void set_usual_pieces(Variant& variant);

/// Lays what a section says over a variant. Reports what this program cannot say, by key.
void lay_over(Variant& variant, const IniSection& section, Report& report);

/// A section that says everything in which a variant differs from a plain one.
std::string print_variant(const Variant& variant);

}  // namespace boardwright::exchange
