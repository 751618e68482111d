// An INI parser for variants.ini.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"

namespace boardwright::fairy_stockfish {

using base::is_digit, base::is_letter, base::Place, base::Report;

/// `key = value`, with the places of both.
struct IniEntry {
  std::string key, value;
  Place key_place, value_place;
};

/// `[name:base]` and the entries below it.
struct IniSection {
  std::string name, base;  ///< base may be empty
  Place place;
  std::vector<IniEntry> entries;
  std::map<std::string, std::size_t, std::less<>> last;  ///< by key: its last entry

  /// The last entry of a key, which is the effective one; null if there is none.
  const IniEntry* find(std::string_view key) const;
};

/// Parses the sections of a text. Lines that begin with `#` or `;` are comments. Reports all other
/// lines that are neither sections nor entries.
std::vector<IniSection> read_ini(std::string_view text, const std::string& file, Report& report);

}  // namespace boardwright::fairy_stockfish
