// Parses INI files line by line.
#include "fairy_stockfish/ini.h"

#include "base/limits.h"
#include "base/text.h"

namespace boardwright::fairy_stockfish {

using base::trimmed;

namespace {

/// The place of a part of a line.
Place place_in(const std::string& file, int number, std::string_view line, std::string_view part) {
  const auto before = static_cast<std::size_t>(part.data() - line.data());
  return {file, number, static_cast<int>(base::length_utf8(line.substr(0, before))) + 1};
}

}  // namespace

const IniEntry* IniSection::find(std::string_view key) const {
  const auto found = last.find(key);
  return found == last.end() ? nullptr : &entries[found->second];
}

std::vector<IniSection> read_ini(std::string_view text, const std::string& file, Report& report) {
  std::vector<IniSection> sections;
  int number = 0;
  for (const std::string_view whole : base::split(text, '\n')) {
    ++number;
    const std::string_view line = trimmed(whole);
    if (line.empty() || line[0] == '#' || line[0] == ';') continue;
    const Place place = place_in(file, number, whole, line);
    if (line[0] == '[' && line.back() == ']') {
      if (sections.size() == base::limits::file_games) {
        report.error(place, "a file has at most " + std::to_string(base::limits::file_games) +
                                " variants; those from here on are not read");
        break;
      }
      const std::string_view head = line.substr(1, line.size() - 2);
      const auto colon = head.find(':');
      const auto base = colon == head.npos ? std::string_view() : head.substr(colon + 1);
      sections.push_back(
          {std::string(trimmed(head.substr(0, colon))), std::string(trimmed(base)), place, {}, {}});
      continue;
    }
    const auto equals = line.find('=');
    if (equals == line.npos || sections.empty()) {
      report.error(place, "neither a section nor a key: " + base::in_quotes(line),
                   "variants begin with '[name]', and rules are written 'key = value'");
      continue;
    }
    const std::string_view key = trimmed(line.substr(0, equals));
    std::string_view value = trimmed(line.substr(equals + 1));
    if (value.empty()) value = line.substr(line.size());
    IniSection& section = sections.back();
    section.last.insert_or_assign(std::string(key), section.entries.size());
    section.entries.push_back(
        {std::string(key), std::string(value), place, place_in(file, number, whole, value)});
  }
  return sections;
}

}  // namespace boardwright::fairy_stockfish
