// Reads the options of a press: a profile, and the name of a printing condition.
#include "commands/press_options.h"

#include <array>
#include <iterator>
#include <utility>

#include "base/errors.h"
#include "base/hints.h"
#include "disk/disk.h"
#include "scene/press_inks.h"

namespace boardwright::commands {
namespace {

// In bytes. Profiles of presses have about 2 million.
constexpr std::size_t most_profile = std::size_t{32} << 20;

constexpr std::array<PrintingCondition, 10> conditions = {{
    {"FOGRA39", "offset on coated paper, as in ISO 12647-2:2004"},
    {"FOGRA47", "offset on uncoated white paper, as in ISO 12647-2:2004"},
    {"FOGRA51", "offset on coated paper, as in ISO 12647-2:2013"},
    {"FOGRA52", "offset on uncoated white paper, as in ISO 12647-2:2013"},
    {"CGATS TR 001", "SWOP: web offset on coated paper"},
    {"CGATS TR 003", "SWOP 2006 on paper of grade 3"},
    {"CGATS TR 005", "SWOP 2006 on paper of grade 5"},
    {"CGATS TR 006", "GRACoL 2006: sheetfed offset on coated paper"},
    {"CGATS21-2-CRPC6", "GRACoL 2013: sheetfed offset on coated paper"},
    {"JC200103", "Japan Color 2001 on coated paper"},
}};

std::string find_condition(const std::string& name) {
  if (name.empty()) return {};
  std::vector<std::string_view> known;
  for (const PrintingCondition& each : conditions) {
    if (each.name == name) return name;
    known.push_back(each.name);
  }
  throw UsageError("unknown printing condition '" + name + "'", base::meant_or_all(name, known));
}

}  // namespace

std::span<const PrintingCondition> printing_conditions() { return conditions; }

std::vector<OptionRow> press_rows(PressOptions& options) {
  return {
      {"--press", "for a print shop: process inks, pure black, spot colours for cuts",
       &options.press},
      {"--icc", "ICC profile of the press: converts colours without inks in the style",
       &options.profile},
      {"--condition", "registered printing condition of the press, such as FOGRA39",
       &options.condition},
  };
}

std::vector<OptionRow> with_press(std::vector<OptionRow> own, PressOptions& options) {
  std::vector<OptionRow> press = press_rows(options);
  own.insert(own.end() - 1, std::make_move_iterator(press.begin()),
             std::make_move_iterator(press.end()));
  return own;
}

void refuse_press(const PressOptions& options) {
  if (options.press || !options.profile.empty() || !options.condition.empty())
    throw UsageError("a press needs a PDF, and none is written", "name one with -o");
}

std::optional<pdf::Press> press_of(const PressOptions& options,
                                   const std::vector<const scene::Style*>& styles) {
  if (!options.press) {
    if (!options.profile.empty() || !options.condition.empty())
      throw UsageError(
          std::string(options.profile.empty() ? "--condition" : "--icc") + " is for a press",
          "give --press too");
    return std::nullopt;
  }
  pdf::Press press;
  press.condition = find_condition(options.condition);
  press.profile_file = options.profile.string();
  if (!options.profile.empty()) {
    press.profile = disk::read_file(options.profile, most_profile);
    if (press.profile.empty())
      throw UsageError("'" + press.profile_file + "' is empty", "--icc names an ICC profile");
  }
  for (const scene::Style* style : styles) scene::join_press(press.inks, style->press());
  return press;
}

void set_press(Ink& ink, const PressOptions& options,
               const std::vector<const scene::Style*>& styles) {
  if (auto press = press_of(options, styles)) ink->print_on(std::move(*press));
}

}  // namespace boardwright::commands
