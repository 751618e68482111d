// The table of keys that rule lines have replaced.
#include "game/former_keys.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "base/text.h"

namespace boardwright::game {
namespace {

using base::Data, base::Report;

/// A row of the table. An asterisk in a line stands for the text or the number of the key, or for
/// all texts of a list, each after `before_each`.
struct Row {
  std::string_view table, key;  ///< `end.points` is a table in a table
  Data::Kind kind;
  std::array<std::string_view, 2> lines;
  std::string_view before_each = {}, between = {};
};

constexpr std::array<Row, 11> former_rows = {{
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
    {"", "victory", Data::Kind::list, {"*: wins"}, "taken ", ", "},
    {"capture", "becomes", Data::Kind::boolean, {"capturing: becomes taken"}},
    {"capture", "immune", Data::Kind::list, {"*: immune"}, "", " or "},
    {"end.points", "decides", Data::Kind::boolean, {"drawn: most value wins"}},
}};

std::optional<Data> table_at(const Data& play, std::string_view path, Report& report) {
  std::optional<Data> table = play;
  if (path.empty()) return table;
  for (const std::string_view name : base::split(path, '.'))
    if (table) table = table->table_if_any(name, report);
  return table;
}

/// The texts of a list, each after the same prefix; nothing if there are none.
std::optional<std::string> all_of(const Data& list, std::string_view before_each,
                                  std::string_view between, Report& report) {
  std::vector<std::string> all;
  for (const Data& text : list.texts())
    all.push_back(std::string(before_each) + text.as_text(report));
  return all.empty() ? std::nullopt : std::optional(base::joined(all, between));
}

/// The text for the asterisk; nothing if the key has no effect: `false`, 0, or an empty text or
/// list.
std::optional<std::string> said_by(const Data& value, const Row& row, Report& report) {
  if (row.kind == Data::Kind::list) return all_of(value, row.before_each, row.between, report);
  if (row.kind == Data::Kind::boolean)
    return value.as_boolean(report) ? std::optional(std::string()) : std::nullopt;
  std::string said = row.kind == Data::Kind::text ? value.as_text(report)
                                                  : std::to_string(value.as_number(report));
  return said.empty() || said == "0" ? std::nullopt : std::optional(std::move(said));
}

std::string filled(std::string_view line, const std::string& said) {
  std::string text(line);
  if (const std::size_t at = text.find('*'); at != std::string::npos) text.replace(at, 1, said);
  return text;
}

/// The keys of goals that rule lines have replaced.
constexpr std::array<std::string_view, 2> keys_of_goals = {"held", "safe"};

/// `turn, own knight on middle: wins`
std::string line_of_goal(const Data& goal, Report& report) {
  const auto result = goal.text("result", "win", report);
  const auto pieces = all_of(goal.find("pieces"), "", " or ", report);
  return std::string(goal.boolean("held", false, report) ? "turn, " : "") + "own" +
         (pieces ? " " + *pieces : "") + " on " + goal.text("zone", "", report) +
         (goal.boolean("safe", false, report) ? " not attacked" : "") + ": " +
         (result == "loss"   ? "loses"
          : result == "draw" ? "draws"
                             : "wins");
}

void add_goal(const Data& goal, std::vector<FormerKey>& found, Report& report) {
  const bool is_whole = is_former_goal(goal);
  bool is_said = false;
  for (const std::string_view name : keys_of_goals) {
    if (!goal.has(name)) continue;
    const Data key = goal.find(name);
    if (!is_whole) {
      found.push_back({key, key, {}});
      continue;
    }
    if (!is_said) found.push_back({key, goal, {line_of_goal(goal, report)}});
    is_said = true;
  }
  if (is_said && goal.boolean("reply", false, report))
    report.error(goal.find("reply").place(), "no line says what 'reply' says of this goal",
                 "leave out 'reply', or the other key");
}

/// The former keys of `capture` that remove further pieces: `blast`, `burning` and `fire`. All of
/// them spare the pieces of `unharmed`.
class RemovingKeys {
 public:
  RemovingKeys(const Data& play, const Data& capture, Report& report)
      : capture_(capture), report_(report) {
    spared_ = unharmed_ = names("unharmed");
    const auto royal = play.table_if_any("royal", report);
    if (play.has("king") || (royal && !royal->boolean("taken", false, report)))
      spared_ += std::string(spared_.empty() ? "" : " or ") + "royal";
  }

  void add(std::vector<FormerKey>& found) const {
    const auto add = [&](std::string_view key, std::vector<std::string> lines) {
      if (capture_.has(key))
        found.push_back({capture_.find(key), capture_.find(key), std::move(lines)});
    };
    add("blast", blast());
    add("burning", burning());
    add("fire", fire());
    add("unharmed", {});  // last: lines for other keys include it
  }

 private:
  std::string names(std::string_view key) const {
    return all_of(capture_.find(key), "", " or ", report_).value_or("");
  }

  static std::string but_for(const std::string& before, const std::string& pieces,
                             const std::string& after) {
    return pieces.empty() ? "" : before + pieces + after;
  }
  std::string but_spared() const { return but_for(", not ", spared_, " ending"); }

  std::vector<std::string> blast() const {
    if (!capture_.boolean("blast", false, report_)) return {};
    return {"capturing: removes itself",
            "capturing: removes touching" + but_for(" not ", unharmed_, "")};
  }
  std::vector<std::string> burning() const {
    const std::string pieces = names("burning");
    if (pieces.empty()) return {};
    return {"ending, touching enemy " + pieces + but_spared() + ": removes itself",
            pieces + " ending, not touching enemy " + pieces + ": removes touching enemy" +
                but_for(" not ", spared_, "")};
  }
  std::vector<std::string> fire() const {
    const std::string zone = capture_.text("fire", "", report_);
    if (zone.empty()) return {};
    return {"ending on " + zone + but_spared() + ": removes itself"};
  }

  const Data& capture_;
  Report& report_;
  std::string unharmed_, spared_;
};

}  // namespace

bool is_former_goal(const Data& goal) {
  Report none;
  return std::ranges::any_of(keys_of_goals,
                             [&](std::string_view key) { return goal.boolean(key, false, none); });
}

std::vector<FormerKey> former_keys(const Data& play, Report& report) {
  std::vector<FormerKey> found;
  for (const Row& row : former_rows) {
    const auto table = table_at(play, row.table, report);
    if (!table || !table->has(row.key)) continue;
    const Data key = table->find(row.key);
    FormerKey former{key, key, {}};
    if (const auto said = said_by(former.key, row, report))
      for (const std::string_view line : row.lines)
        if (!line.empty()) former.lines.push_back(filled(line, *said));
    found.push_back(std::move(former));
  }
  if (const auto capture = play.table_if_any("capture", report))
    RemovingKeys(play, *capture, report).add(found);
  if (const auto end = play.table_if_any("end", report))
    for (const Data& goal : end->list_or_empty("goals", report)) add_goal(goal, found, report);
  return found;
}

std::string hint_of(const FormerKey& former) {
  if (former.lines.empty()) return "leave it out";
  std::vector<std::string> quoted;
  for (const std::string& line : former.lines) quoted.push_back('"' + line + '"');
  return "write rules = [" + base::joined(quoted, ", ") + "] in [play], or run boardwright migrate";
}

}  // namespace boardwright::game
