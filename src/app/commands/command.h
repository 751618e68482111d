// A command as a value: its help, its options, and the function that runs it.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/exit_codes.h"
#include "terminal/context.h"

namespace boardwright::commands {

using base::decimal, base::ExitCode, base::in_quotes, base::joined, base::printable, base::Problem,
    base::refuse, base::Report, base::SearchPath, base::UsageError;
using terminal::Console, terminal::Context;

/// The variable that an option sets. Its type decides which argument the option takes; bool: none.
using Target = std::variant<bool*, int*, std::string*, std::optional<std::string>*,
                            std::filesystem::path*, std::vector<std::string>*>;

/// The range of a number, both ends included.
struct Bounds {
  int least = 0, most = 0;
};

/// Further properties of an option.
struct OptionRules {
  bool required = false;
  bool shows_default = false;                   ///< --help shows the default
  std::optional<Bounds> bounds = {};            ///< of a number
  std::vector<std::string_view> not_with = {};  ///< names of options that it excludes
};

/// One option or argument of a command.
struct OptionRow {
  std::string_view name;  ///< "GAME" for an argument, "--out" or "-o,--output" for an option
  std::string_view help;
  Target target;
  OptionRules rules = {};
};

/// Whether an option was given, by its name.
using Given = std::function<bool(std::string_view)>;

/// One run of a command: its options, to be filled, and its function.
struct Call {
  std::vector<OptionRow> options;
  /// Checks the options together. Throws UsageError; the caller adds a hint if there is none.
  std::function<void(const Given&)> check;
  std::function<ExitCode(Context&)> run;
};

/// One row of the table of commands.
struct Command {
  std::string_view name, help, example;
  Call (*call)();  ///< makes a call with the default of every option
};

/// A call with a command's own struct of options: `table` lists its rows, `run` runs the command,
/// `check` checks the options together.
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

}  // namespace boardwright::commands
