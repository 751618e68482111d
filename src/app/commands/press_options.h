// The options for a printing press, shared by all commands that write PDF.
#pragma once
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "commands/command.h"
#include "pdf/ink.h"
#include "scene/style.h"

namespace boardwright::commands {

using pdf::Ink;

struct PressOptions {
  bool press = false;
  std::filesystem::path profile;  ///< empty: none
  std::string condition;          ///< empty: none
};

/// A printing condition in the registry of the International Color Consortium.
struct PrintingCondition {
  std::string_view name;  ///< as in an output intent
  std::string_view about;
};
std::span<const PrintingCondition> printing_conditions();

/// --press, --icc and --condition.
std::vector<OptionRow> press_rows(PressOptions& options);

/// Inserts the options of a press before the last option of a command, -o.
std::vector<OptionRow> with_press(std::vector<OptionRow> own, PressOptions& options);

/// The press that was asked for, or nullopt, with the inks of these styles; the first style
/// overrides the others. Reads the profile. Throws UsageError for options that contradict each
/// other, an unknown condition and a file that is no profile, std::system_error for one that cannot
/// be read.
std::optional<pdf::Press> press_of(const PressOptions& options,
                                   const std::vector<const scene::Style*>& styles);

/// Makes the ink print for the press that was asked for, if any. Throws what press_of() throws.
void set_press(Ink& ink, const PressOptions& options,
               const std::vector<const scene::Style*>& styles);

/// Throws UsageError if a press is asked for. For outputs other than PDF.
void refuse_press(const PressOptions& options);

}  // namespace boardwright::commands
