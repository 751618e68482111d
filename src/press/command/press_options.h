// Options that all commands share which print for a press.
#pragma once
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command/command.h"
#include "ink/ink.h"
#include "scene/style.h"

namespace boardwright::command {

struct PressOptions {
  bool press = false;
  std::filesystem::path profile;  ///< empty: none
  std::string condition;          ///< empty: none
};

/// A printing condition that is registered with the International Color Consortium.
struct PrintingCondition {
  std::string_view name;  ///< by which an output intent refers to it
  std::string_view about;
};
std::span<const PrintingCondition> printing_conditions();

/// --press, --icc and --condition.
std::vector<OptionRow> press_rows(PressOptions& to);

/// Puts the options of a press at the end of a command's, but before its last, -o.
std::vector<OptionRow> with_press(std::vector<OptionRow> own, PressOptions& to);

/// The press that was asked for, with the inks that these styles state, the first over the others;
/// or nothing. Reads the profile. Throws UsageError for options that do not fit together, an
/// unknown condition and a file that is no profile, std::system_error for one that cannot be read.
std::optional<Press> press_of(const PressOptions& options, const std::vector<const Style*>& styles);

/// Throws UsageError if a press is asked for where no PDF is written.
void refuse_press(const PressOptions& options);

}  // namespace boardwright::command
