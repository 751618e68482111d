// Reads percentages of process inks and names of spot colours.
#include "scene/press_inks.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "scene/style_properties.h"

namespace boardwright::scene {
namespace {

/// Process plates, and names that PDF reserves.
constexpr std::array<std::string_view, 6> reserved_spots = {"All",     "Black", "Cyan",
                                                            "Magenta", "None",  "Yellow"};
constexpr std::size_t longest_spot = 40;

bool is_spot(std::string_view name) {
  if (name.empty() || name.size() > longest_spot || !base::is_letter(name.front())) return false;
  return std::ranges::all_of(
      name, [](char c) { return base::is_letter(c) || base::is_digit(c) || c == '-' || c == ' '; });
}

std::string read_spot(const Data& ink, Report& report) {
  std::string name = ink.text("spot", "", report);
  if (!ink.has("spot")) return {};
  const base::Place place = ink.find("spot").place();
  if (!is_spot(name))
    report.error(
        place, "'" + name + "' cannot be the name of a spot colour",
        "use letters, digits, spaces and hyphens, starting with a letter, such as CutContour");
  else if (std::ranges::find(reserved_spots, name) != reserved_spots.end())
    report.error(place, "'" + name + "' cannot be a spot colour",
                 "it is a process colour, or PDF reserves the name");
  return name;
}

/// Returns zeros for an invalid list, which is reported.
std::array<double, 4> read_percentages(const Data& list, Report& report) {
  std::array<double, 4> cmyk{};
  const std::vector<Data> parts = list.as_list(report);
  if (!list.is(Data::Kind::list)) return cmyk;
  if (parts.size() != cmyk.size()) {
    report.error(list.place(),
                 "a colour for the press has four numbers, not " + std::to_string(parts.size()),
                 "percentages of cyan, magenta, yellow and black, as [0, 0, 0, 100]");
    return cmyk;
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const double percent = parts[i].as_real(report);
    if (percent < 0 || percent > 100)
      report.error(parts[i].place(), decimal(percent) + " is not a percentage", "from 0 to 100");
    cmyk[i] = percent / 100;
  }
  return cmyk;
}

}  // namespace

std::vector<PressInk> read_press(const Data& style, Report& report, const Style* below) {
  std::vector<PressInk> inks;
  if (const auto table = style.table_if_any("press", report)) {
    for (const auto& [key, value] : table->entries()) {
      PressInk ink;
      const auto colour = parse_colour(key);
      if (!colour) {
        report.error(value.key_place(), "'" + key + "' is not a colour",
                     "write # and three or six hexadecimal digits, as \"#b4552d\"");
        value.mark_known();
        continue;
      }
      ink.colour = *colour;
      if (value.is(Data::Kind::table)) {
        if (!value.has("cmyk"))
          value.list("cmyk", report);  // reports that it is missing
        else
          ink.cmyk = read_percentages(value.find("cmyk"), report);
        if (value.has("lines")) ink.lines = read_percentages(value.find("lines"), report);
        ink.spot = read_spot(value, report);
        if (ink.lines && !ink.spot.empty())
          report.error(value.find("lines").place(),
                       "a spot colour cannot have other inks for lines", "leave out 'lines'");
      } else {
        ink.cmyk = read_percentages(value, report);
      }
      if (std::ranges::any_of(inks,
                              [&](const PressInk& each) { return each.colour == ink.colour; }))
        report.error(value.key_place(), "duplicate colour '" + key + "'");
      inks.push_back(std::move(ink));
    }
  }
  if (below != nullptr) join_press(inks, below->press());
  return inks;
}

void join_press(std::vector<PressInk>& inks, const std::vector<PressInk>& others) {
  const std::size_t own = inks.size();
  const auto is_new = [&](const PressInk& other) {
    return std::none_of(inks.begin(), inks.begin() + static_cast<std::ptrdiff_t>(own),
                        [&](const PressInk& each) { return each.colour == other.colour; });
  };
  std::vector<PressInk> fresh;
  std::ranges::copy_if(others, std::back_inserter(fresh), is_new);
  inks.insert(inks.end(), fresh.begin(), fresh.end());
}

}  // namespace boardwright::scene
