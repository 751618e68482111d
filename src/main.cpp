// The command line: reads it, runs one command, and turns what went wrong into words and a code.
#include <CLI/CLI.hpp>
#include <csignal>
#include <string>
#include <system_error>

#include "base/exit_codes.h"
#include "base/text.h"
#include "command/commands.h"
#include "command/load.h"

namespace boardwright {
namespace {

constexpr std::string_view version = "0.1.0";

std::string footer() {
  std::string text = "Exit codes:\n";
  for (const ExitMeaning& row : exit_meanings)
    text += "  " + std::to_string(static_cast<int>(row.code)) + "\t" + std::string(row.meaning) + "\n";
  return text;
}

/// The commands with their options, each a function to be run.
class CommandLine {
 public:
  CommandLine() {
    app_.footer(footer());
    app_.require_subcommand(1);
    app_.set_version_flag("--version", "boardwright " + std::string(version));
    add_build();
    add_draw();
    add_reach();
    add_cells();
    add_verify();
    add_list();
  }

  /// Parses; returns an exit code if there is nothing to run.
  std::optional<ExitCode> parse(int argc, char** argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return app_.exit(error) == 0 ? ExitCode::fine : usage(error);
    }
    return std::nullopt;
  }

  ExitCode run(Context& context) const { return command_(context); }

 private:
  using Command = std::function<ExitCode(Context&)>;

  CLI::App* add(const std::string& name, const std::string& help, const std::string& example,
                Command command) {
    CLI::App* sub = app_.add_subcommand(name, help);
    sub->footer("Example:\n  " + example);
    sub->callback([this, command = std::move(command)] { command_ = command; });
    return sub;
  }

  ExitCode usage(const CLI::ParseError&) const { return ExitCode::usage; }

  void add_build() {
    CLI::App* sub = add("build", "Check every claim, draw every figure and write the pages",
                        "boardwright build lotus-39 --out output",
                        [this](Context& context) { return build(build_, context); });
    sub->add_option("GAME", build_.games, "games; all if none is named");
    sub->add_option("--out", build_.out, "folder to write to")->capture_default_str();
    sub->add_option("--jobs", build_.jobs, "drawing threads; 0: as many as there are cores")
        ->check(CLI::Range(0, 256));
  }

  void add_draw() {
    CLI::App* sub = add("draw", "Draw one figure", "boardwright draw lotus-39 B1-1 -o b1-1.svg",
                        [this](Context& context) { return draw_figure(draw_, context); });
    sub->add_option("GAME", draw_.game)->required();
    sub->add_option("FIGURE", draw_.figure, "its number, as B1-1")->required();
    sub->add_option("--format", draw_.format, "svg, pdf, png or json")->capture_default_str();
    sub->add_option("-o,--output", draw_.out, "file to write; standard output if not given");
  }

  void add_reach() {
    CLI::App* sub = add("reach", "Say where a piece can go",
                        "boardwright reach lotus-39 bishop e3 --enemy e4",
                        [this](Context& context) { return reach_from(reach_, context); });
    sub->add_option("GAME", reach_.game)->required();
    auto* piece = sub->add_option("PIECE", reach_.piece);
    auto* cell = sub->add_option("CELL", reach_.cell);
    sub->add_option("--board", reach_.board, "another board of the game's tiling");
    sub->add_option("--seat", reach_.seat, "who moves")->capture_default_str();
    sub->add_option("--own", reach_.own, "cells with men of the same seat, as e4,d5");
    sub->add_option("--enemy", reach_.enemy, "cells with men of another seat");
    sub->add_option("--state", reach_.state, "the man's own numbers, as n=3");
    sub->add_flag("--json", reach_.json, "one JSON object");
    auto* batch = sub->add_flag("--batch", reach_.batch,
                                "read lines 'PIECE CELL [board=B] [seat=N] [own=a,b] [enemy=c,d] "
                                "[state=k=v]', answer a JSON object a line");
    piece->excludes(batch);
    cell->excludes(batch);
    sub->callback([this, piece, cell, batch] {
      if (batch->count() == 0 && (piece->count() == 0 || cell->count() == 0))
        throw CLI::RequiredError("PIECE and CELL, or --batch,");
      command_ = [this](Context& context) { return reach_from(reach_, context); };
    });
  }

  void add_cells() {
    CLI::App* sub = add("cells", "List the cells of a board", "boardwright cells lotus-39 --json",
                        [this](Context& context) { return list_cells(cells_, context); });
    sub->add_option("GAME", cells_.game)->required();
    sub->add_option("--board", cells_.board, "another board of the game's tiling");
    sub->add_flag("--json", cells_.json, "one JSON object");
  }

  void add_verify() {
    CLI::App* sub = add("verify", "Check what the articles claim", "boardwright verify lotus-39",
                        [this](Context& context) { return verify_games(verify_, context); });
    sub->add_option("GAME", verify_.games, "games; all if none is named");
    sub->add_flag("--json", verify_.json, "one JSON object");
  }

  void add_list() {
    CLI::App* sub = add("list", "List games, boards, pieces and figures", "boardwright list",
                        [this](Context& context) { return list_all(list_json_, context); });
    sub->add_flag("--json", list_json_, "one JSON object");
  }

  CLI::App app_{"Boardwright draws chess-variant boards and rules pages, and proves them"};
  BuildOptions build_;
  DrawOptions draw_;
  ReachOptions reach_;
  CellsOptions cells_;
  VerifyOptions verify_;
  bool list_json_ = false;
  Command command_;
};

bool is_valid_utf8(int argc, char** argv) {
  for (int i = 1; i < argc; ++i)
    if (invalid_utf8(argv[i])) return false;
  return true;
}

/// Runs the command and says on standard error what went wrong.
ExitCode run(const CommandLine& line, Context& context) {
  Console& console = context.console;
  try {
    const auto home = find_home();
    context.templates = home / "templates";
    context.fonts = home / "fonts";
    return line.run(context);
  } catch (const UsageError& error) {
    console.err(shown(error, console.colour_on_error()));
    return ExitCode::usage;
  } catch (const InputError& error) {
    console.err(describe(error.report, console.colour_on_error()));
    return ExitCode::input;
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::broken_pipe) return ExitCode::fine;  // the reader has enough
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

}  // namespace
}  // namespace boardwright

int main(int argc, char** argv) {
  using namespace boardwright;
  std::signal(SIGPIPE, SIG_IGN);
  Context context;
  if (!is_valid_utf8(argc, argv)) {
    context.console.err("error: an argument is not UTF-8\n");
    return static_cast<int>(ExitCode::usage);
  }
  CommandLine line;
  if (const auto code = line.parse(argc, argv)) return static_cast<int>(*code);
  return static_cast<int>(run(line, context));
}
