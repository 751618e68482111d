// The table of keys that lines have replaced.
#include "game/former_keys.h"

#include <array>
#include <optional>
#include <string_view>

#include "base/text.h"

namespace boardwright::game {
namespace {

using base::Data, base::Report;

/// A row of the table. An asterisk in a line stands for the text or the number of the key.
struct Row {
  std::string_view table, key;  ///< `end.points` is a table in a table
  Data::Kind kind;
  std::array<std::string_view, 2> lines;
};

constexpr std::array<Row, 8> former_rows = {{
    {"must", "capture", Data::Kind::boolean, {"capturing: must"}},
    {"must", "most", Data::Kind::boolean, {"capturing most value: must"}},
    {"must", "no-checks", Data::Kind::boolean, {"checking: illegal"}},
    {"must", "pass", Data::Kind::boolean, {"not in-check: may pass"}},
    {"must",
     "facing",
     Data::Kind::boolean,
     {"playing, was facing, facing: illegal", "passing 1, facing: draws"}},
    {"must", "blocker", Data::Kind::text, {"playing: moves *"}},
    {"end", "passes", Data::Kind::integer, {"passing *: draws"}},
    {"end.points", "decides", Data::Kind::boolean, {"drawn: most value wins"}},
}};

std::optional<Data> table_at(const Data& play, std::string_view path, Report& report) {
  std::optional<Data> table = play;
  for (const std::string_view name : base::split(path, '.'))
    if (table) table = table->table_if_any(name, report);
  return table;
}

/// What stands for the asterisk; nothing if the key says nothing, as `false` and 0 do.
std::optional<std::string> said_by(const Data& value, Data::Kind kind, Report& report) {
  if (kind == Data::Kind::boolean)
    return value.as_boolean(report) ? std::optional(std::string()) : std::nullopt;
  std::string said =
      kind == Data::Kind::text ? value.as_text(report) : std::to_string(value.as_number(report));
  return said.empty() || said == "0" ? std::nullopt : std::optional(std::move(said));
}

std::string filled(std::string_view line, const std::string& said) {
  std::string text(line);
  if (const std::size_t at = text.find('*'); at != std::string::npos) text.replace(at, 1, said);
  return text;
}

}  // namespace

std::vector<FormerKey> former_keys(const Data& play, Report& report) {
  std::vector<FormerKey> found;
  for (const Row& row : former_rows) {
    const auto table = table_at(play, row.table, report);
    if (!table || !table->has(row.key)) continue;
    FormerKey former{table->find(row.key), {}};
    if (const auto said = said_by(former.key, row.kind, report))
      for (const std::string_view line : row.lines)
        if (!line.empty()) former.lines.push_back(filled(line, *said));
    found.push_back(std::move(former));
  }
  return found;
}

std::string hint_of(const FormerKey& former) {
  if (former.lines.empty()) return "leave it out";
  std::vector<std::string> quoted;
  for (const std::string& line : former.lines) quoted.push_back('"' + line + '"');
  return "write rules = [" + base::joined(quoted, ", ") + "] in [play], or run boardwright migrate";
}

}  // namespace boardwright::game
