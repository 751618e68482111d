// Reads and prints the counts of marks.
#include "play/mark_field.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::play {
namespace {

std::size_t counts_of(const RuleMark& mark, std::size_t seats) { return mark.of_seat ? seats : 1; }

/// An example of a field with this many counts: `shak=0+1`.
std::string example(const RuleMark& mark, std::size_t counts) {
  std::string text = mark.name + "=";
  for (std::size_t i = 1; i < counts; ++i) text += "0+";
  return text + "1";
}

}  // namespace

std::optional<MarkProblem> read_mark_field(std::string_view field,
                                           const std::vector<RuleMark>& marks, std::size_t seats,
                                           Position& position) {
  const std::size_t equals = field.find('=');
  const auto mark = std::ranges::find(marks, field.substr(0, equals), &RuleMark::name);
  if (mark == marks.end()) {
    std::vector<std::string> names;
    for (const RuleMark& each : marks) names.push_back(each.name);
    return MarkProblem{field, "unknown mark '" + std::string(field.substr(0, equals)) + "'",
                       names.empty() ? "this game has no marks" : base::joined(names, ", ")};
  }
  const std::size_t wanted = counts_of(*mark, seats);
  const auto counts = equals == field.npos ? std::vector<std::string_view>()
                                           : base::split(field.substr(equals + 1), '+');
  if (counts.size() != wanted)
    return MarkProblem{field,
                       "'" + mark->name + "' has " +
                           (wanted == 1   ? "one count"
                            : wanted == 2 ? "two counts"
                                          : "a count for each seat"),
                       example(*mark, wanted)};
  for (std::size_t seat = 0; seat < counts.size(); ++seat) {
    const auto count = base::to_integer(counts[seat]);
    if (!count || *count < 0 || *count > mark->most)
      return MarkProblem{counts[seat], "a count from 0 to " + std::to_string(mark->most), ""};
    position.set_mark(marks.size(), static_cast<int>(mark - marks.begin()),
                      static_cast<SeatId>(seat), static_cast<int>(*count));
  }
  return std::nullopt;
}

std::string mark_fields(const std::vector<RuleMark>& marks, std::size_t seats,
                        const Position& position) {
  std::string text;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    std::vector<std::string> counts;
    bool is_set = false;
    for (std::size_t seat = 0; seat < counts_of(marks[i], seats); ++seat) {
      const int count = position.mark(static_cast<int>(i), static_cast<SeatId>(seat));
      is_set = is_set || count > 0;
      counts.push_back(std::to_string(count));
    }
    if (is_set) text += " " + marks[i].name + "=" + base::joined(counts, "+");
  }
  return text;
}

}  // namespace boardwright::play
