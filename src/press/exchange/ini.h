// Reads files of sections with keys, as variants.ini is one.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"

namespace boardwright::exchange {

/// `key = value`, with the places of both.
struct IniEntry {
  std::string key, value;
  Place key_place, value_place;
};

/// `[name:base]` and what stands below it.
struct IniSection {
  std::string name, base;  ///< base: empty if there is none
  Place place;
  std::vector<IniEntry> entries;
  std::map<std::string, std::size_t, std::less<>> last;  ///< by key: its last entry

  /// The last entry of a key, which counts; null if there is none.
  const IniEntry* find(std::string_view key) const;
};

/// The sections of a text. Lines that begin with `#` or `;` are comments. Reports a line that is
/// none of these.
std::vector<IniSection> read_ini(std::string_view text, const std::string& file, Report& report);

}  // namespace boardwright::exchange
