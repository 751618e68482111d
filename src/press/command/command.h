// A command as a value: what --help says of it, its options, and the function that runs it.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/exit_codes.h"
#include "command/context.h"

namespace boardwright::command {

/// Where an option is read to, which also says what it takes: nothing, if to a bool.
using Target = std::variant<bool*, int*, std::string*, std::optional<std::string>*,
                            std::filesystem::path*, std::vector<std::string>*>;

/// What may be asked of a number, both included.
struct Bounds {
  int least = 0, most = 0;
};

/// What else holds of an option.
struct OptionRules {
  bool required = false;
  bool shows_default = false;                   ///< in --help
  std::optional<Bounds> bounds = {};            ///< of a number
  std::vector<std::string_view> not_with = {};  ///< names of options that it excludes
};

/// One option or argument of a command.
struct OptionRow {
  std::string_view name;  ///< "GAME" of an argument, else "--out" or "-o,--output"
  std::string_view help;
  Target target;
  OptionRules rules = {};
};

/// Whether an option was given, by its name.
using Given = std::function<bool(std::string_view)>;

/// A command about to run: its options, to be filled, and what to do then.
struct Call {
  std::vector<OptionRow> options;
  /// What no single option tells. Throws UsageError; one without a hint gets one from the caller.
  std::function<void(const Given&)> check;
  std::function<ExitCode(Context&)> run;
};

/// One row of the table of commands.
struct Command {
  std::string_view name, help, example;
  Call (*call)();  ///< every option with its default
};

/// A call from options of the command's own kind, the table of them, and its function.
template <class Options>
Call call_of(std::vector<OptionRow> (*table)(Options&), ExitCode (*run)(const Options&, Context&),
             void (*check)(Options&, const Given&) = nullptr) {
  const auto options = std::make_shared<Options>();
  return {table(*options),
          [=](const Given& given) {
            if (check != nullptr) check(*options, given);
          },
          [=](Context& context) { return run(*options, context); }};
}

}  // namespace boardwright::command
