// The command line: parses it, runs one command, and turns exceptions into messages and exit codes.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/characters.h"
#include "base/errors.h"
#include "base/exit_codes.h"
#include "base/text.h"
#include "builder/installed.h"
#include "builder/load.h"
#include "commands/commands.h"
#include "disk/beneath.h"
#include "disk/files.h"
#include "terminal/process.h"

namespace boardwright::commands {
namespace {

std::string footer() {
  std::string text = "Exit codes:\n";
  for (const base::ExitMeaning& row : base::exit_meanings)
    text +=
        "  " + std::to_string(static_cast<int>(row.code)) + "\t" + std::string(row.meaning) + "\n";
  return text;
}

/// The problem of a path: an empty one usually comes from a script variable that was never set.
std::string check_path(const std::string& word) {
  return word.empty() ? "the path is empty" : std::string();
}

/// Declares an option to CLI11.
void declare(CLI::App& app, const OptionRow& row) {
  const std::string name(row.name), help(row.help);
  CLI::Option* declared = std::visit(
      [&](auto* target) {
        using Given = std::remove_pointer_t<decltype(target)>;
        if constexpr (std::is_same_v<Given, bool>)
          return app.add_flag(name, *target, help);
        else if constexpr (std::is_same_v<Given, std::filesystem::path>)
          return app.add_option(name, *target, help)->check(&check_path);
        else
          return app.add_option(name, *target, help);
      },
      row.target);
  declared->required(row.rules.required);
  if (row.rules.shows_default) declared->capture_default_str();
  if (const auto& bounds = row.rules.bounds)
    declared->check(CLI::Range(bounds->least, bounds->most));
}

/// All commands, with the options of those that the words name. One of these is run.
class CommandLine {
 public:
  explicit CommandLine(std::span<char* const> words) {
    app_.footer(footer());
    app_.require_subcommand(1);
    app_.set_version_flag("--version", "boardwright " + std::string(builder::version()));
    app_.add_option("--games", games_, "a folder with your own games, styles, tilings and drawings")
        ->check(&check_path)
        ->allow_extra_args(false);
    app_.add_option("--root", root_,
                    "symbolic links in game folders can also lead to files below this folder")
        ->check(&check_path);
    for (const Command* command : all_commands())
      add(*command, std::ranges::find(words, command->name) != words.end());
  }

  /// Parses; returns an exit code if there is nothing to run.
  std::optional<ExitCode> parse(int argc, char** argv) {
    const auto hint = [&] { return hint_for({argv + 1, argv + argc}); };
    try {
      app_.parse(argc, argv);
      const Row& row = called();
      row.call.check([&](std::string_view name) { return option(*row.app, name)->count() > 0; });
    } catch (const CLI::Success& asked) {  // --help, --version
      app_.exit(asked);
      return ExitCode::fine;
    } catch (const CLI::ParseError& error) {
      throw UsageError(error.what(), hint());
    } catch (const UsageError& error) {
      throw UsageError(error.what(), error.hint.empty() ? hint() : error.hint);
    }
    return std::nullopt;
  }

  /// Requires: `parse` found a command.
  ExitCode run(Context& context) const {
    builder::add_author_folders(context.search_path, games_);
    if (!root_.empty()) disk::allow_links_below(root_);
    return called().call.run(context);
  }

 private:
  /// A command that was named, as declared to CLI11 and as it will be run.
  struct Row {
    CLI::App* app = nullptr;
    Call call;
  };

  void add(const Command& command, bool named) {
    CLI::App* app = app_.add_subcommand(std::string(command.name), std::string(command.help));
    app->fallthrough();
    app->footer("Example:\n  " + std::string(command.example));
    if (!named) return;
    const Row& row = rows_.emplace_back(Row{app, command.call()});
    for (const OptionRow& each : row.call.options) declare(*app, each);
    for (const OptionRow& each : row.call.options)
      for (const std::string_view other : each.rules.not_with)
        option(*app, each.name)->excludes(option(*app, other));
  }

  /// The option of a row, by its first name in "-o,--output".
  static CLI::Option* option(CLI::App& app, std::string_view name) {
    return app.get_option(std::string(name.substr(0, name.find(','))));
  }

  /// The command that was named.
  const Row& called() const {
    return *std::find_if(rows_.begin(), rows_.end(),
                         [](const Row& row) { return row.app->parsed(); });
  }

  /// Suggests the nearest command for a misspelt one, or the nearest option for a misspelt option.
  std::string hint_for(const std::vector<std::string>& arguments) const {
    const CLI::App* app = &app_;
    for (const std::string& argument : arguments) {
      std::vector<std::string> known;
      if (argument.starts_with("-")) {
        for (const CLI::Option* option : app->get_options())
          for (const std::string& name : split_names(option->get_name(false, true)))
            known.push_back(name);
      } else if (app == &app_) {
        for (const CLI::App* each : app_.get_subcommands({})) known.push_back(each->get_name());
      }
      if (std::find(known.begin(), known.end(), argument) == known.end()) {
        if (const std::string meant = base::did_you_mean(argument, known); !meant.empty())
          return meant;
      } else if (app == &app_ && !argument.starts_with("-")) {
        app = app_.get_subcommand(argument);
      }
    }
    return "see boardwright --help";
  }

  static std::vector<std::string> split_names(const std::string& names) {
    std::vector<std::string> parts;
    for (std::string_view part : base::split(names, ',')) parts.emplace_back(part);
    return parts;
  }

  CLI::App app_{"Boardwright draws chess-variant boards and rules pages, and proves them"};
  std::vector<Row> rows_;                     ///< the commands that were named
  std::vector<std::filesystem::path> games_;  ///< folders that contain games
  std::filesystem::path root_;                ///< of the targets of symbolic links
};

/// The problem of the bytes of the arguments; empty if there is none.
std::string check_arguments(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (base::invalid_utf8(argv[i])) return "an argument is not UTF-8";
    if (const auto stray = base::stray_character(argv[i]))
      return "argument '" + printable(argv[i]) + "': " + stray->message;
  }
  return {};
}

/// Runs the command and prints errors on standard error.
ExitCode run(CommandLine& line, int argc, char** argv, Context& context) {
  Console& console = context.console;
  try {
    if (const auto code = line.parse(argc, argv)) return *code;
    const auto home = builder::find_home();
    context.search_path = disk::on_disk(home / "templates");
    context.fonts = home / "fonts";
    context.editor = builder::find_editor(home);
    return line.run(context);
  } catch (const UsageError& error) {
    console.err(terminal::shown(error, console.colour_on_error()));
    return ExitCode::usage;
  } catch (const base::InputError& error) {
    console.err(base::describe(error.report, console.colour_on_error()));
    return ExitCode::input;
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::broken_pipe)
      return ExitCode::fine;  // the reader of the output has closed it
    console.err("error: " + printable(error.what()) + "\n");
    return ExitCode::system;
  } catch (const std::logic_error& error) {
    console.err("internal error: " + printable(error.what()) + "\n");
    return ExitCode::internal;
  } catch (const std::exception& error) {
    console.err("error: " + printable(error.what()) + "\n");
    return ExitCode::system;
  }
}

/// Sets the process up, reads the command line and runs its command.
ExitCode run_process(int argc, char** argv) {
  terminal::prepare_process();
  Context context;
  context.owns_process = true;
  if (const std::string problem = check_arguments(argc, argv); !problem.empty()) {
    context.console.err("error: " + problem + "\n");
    return ExitCode::usage;
  }
  CommandLine line(std::span(argv, static_cast<std::size_t>(argc)));
  return run(line, argc, argv, context);
}

}  // namespace
}  // namespace boardwright::commands

#ifdef __linux__
/// Libraries allocate before main() begins, and abort where there is no memory.
extern "C" void expect_memory() {
  if (void* const some = std::malloc(1)) return std::free(some);
  boardwright::terminal::end_without_memory();
}
__attribute__((section(".preinit_array"), used)) void (*const before_libraries)() = expect_memory;
#endif

int main(int argc, char** argv) {
  return static_cast<int>(boardwright::commands::run_process(argc, argv));
}
