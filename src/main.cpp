// The command line: reads it, runs one command, and turns what went wrong into words and a code.
#include <CLI/CLI.hpp>
#include <csignal>
#include <string>
#include <system_error>
#include <utility>

#include "base/exit_codes.h"
#include "base/limits.h"
#include "base/text.h"
#include "command/commands.h"
#include "command/load.h"

namespace boardwright::command {
namespace {

constexpr std::string_view version = "0.1.0";

std::string footer() {
  std::string text = "Exit codes:\n";
  for (const ExitMeaning& row : exit_meanings)
    text +=
        "  " + std::to_string(static_cast<int>(row.code)) + "\t" + std::string(row.meaning) + "\n";
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
    add_board();
    add_book();
    add_pieces();
    add_reach();
    add_moves();
    add_perft();
    add_cells();
    add_verify();
    add_specimen();
    add_list();
  }

  /// Parses; returns an exit code if there is nothing to run.
  std::optional<ExitCode> parse(int argc, char** argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::Success& asked) {  // --help, --version
      app_.exit(asked);
      return ExitCode::fine;
    } catch (const CLI::ParseError& error) {
      throw UsageError(error.what(), hint_for({argv + 1, argv + argc}));
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

  /// The nearest command to a misspelt one, or option to a misspelt option.
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
        if (const std::string meant = did_you_mean(argument, known); !meant.empty()) return meant;
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

  void add_build() {
    CLI::App* sub = add(
        "build", "Check every claim, draw every figure, write the pages and what can be printed",
        "boardwright build lotus-39 --out output",
        [this](Context& context) { return build(build_, context); });
    sub->add_option("GAME", build_.games, "games; all if none is named");
    sub->add_option("--out", build_.out, "folder to write to")->capture_default_str();
    sub->add_option("--jobs", build_.jobs, "drawing threads; 0: as many as there are cores")
        ->check(CLI::Range(0, 256));
    sub->add_flag("--why", build_.why, "tell of each file that is made anew why it is");
  }

  void add_draw() {
    CLI::App* sub = add("draw", "Draw one figure", "boardwright draw lotus-39 B1-1 -o b1-1.svg",
                        [this](Context& context) { return draw_figure(draw_, context); });
    sub->add_option("GAME", draw_.game)->required();
    sub->add_option("FIGURE", draw_.figure, "its number, as B1-1")->required();
    sub->add_option("--format", draw_.format,
                    "svg, pdf, png or json; if not given, as the file's ending says, or svg");
    sub->add_option("--men", draw_.men, "letters, or drawn: the drawings of the piece set")
        ->capture_default_str();
    sub->add_option("-o,--output", draw_.out, "file to write; standard output if not given");
  }

  void add_board() {
    CLI::App* sub = add("board", "Print a board true to size",
                        "boardwright board lotus-39 --piece-base 25mm --paper a4 -o board.pdf",
                        [this](Context& context) { return print_board(board_, context); });
    sub->add_option("GAME", board_.game)->required();
    sub->add_option("--board", board_.board, "another board of the game's tiling");
    auto* side = sub->add_option("--side", board_.side, "length of a cell's side, as 50mm or 2in");
    auto* width = sub->add_option("--width", board_.width, "width of the board, names excluded");
    auto* base = sub->add_option("--piece-base", board_.piece_base,
                                 "the smallest cell holds a round base of this width; 25mm if no "
                                 "size is given");
    auto* set = sub->add_option("--set", board_.set,
                                "a size that the game's inventor gives, as desk or tournament");
    side->excludes(width)->excludes(base)->excludes(set);
    width->excludes(base)->excludes(set);
    base->excludes(set);
    sub->add_option("--paper", board_.paper,
                    "a4, letter, a3, tabloid, WxHmm, or single: a page as large as the board");
    sub->add_option("--margin", board_.margin, "paper kept free on every side")
        ->capture_default_str();
    sub->add_option("--overlap", board_.overlap, "of neighbouring sheets, for glue")
        ->capture_default_str();
    sub->add_option("--bleed", board_.bleed, "round a single page, to be trimmed off")
        ->capture_default_str();
    sub->add_option("--style", board_.style, "a style of templates/styles");
    sub->add_option("--names", board_.names, "where names stand: off, on (the cells) or rim")
        ->capture_default_str();
    sub->add_option("--seat", board_.seat, "who sits at the lower edge")->capture_default_str();
    sub->add_option("-o,--output", board_.out,
                    "file to write: .pdf, .svg, or lines to cut: .cut.svg, .dxf");
  }

  void add_book() {
    CLI::App* sub = add("book", "Print the articles of a game as a book",
                        "boardwright book lotus-39 --paper a5 --booklet -o lotus.pdf",
                        [this](Context& context) { return print_book(book_, context); });
    sub->add_option("GAME", book_.game)->required();
    sub->add_option("--paper", book_.paper, "of a page: a5, a4 or letter")->capture_default_str();
    sub->add_option("--board", book_.board,
                    "at the end: tiled on sheets of paper, fold-out (one large page) or none")
        ->capture_default_str();
    sub->add_option("--men", book_.men, "of figures: letters or drawn")->capture_default_str();
    sub->add_flag("--booklet", book_.booklet,
                  "two pages beside one another on sheets twice as large, to be folded");
    sub->add_option("-o,--output", book_.out, "PDF to write; standard output if not given");
  }

  void add_pieces() {
    CLI::App* sub = add("pieces", "Print the men of a game to cut out",
                        "boardwright pieces chess99 --base 25mm --paper a4 -o pieces.pdf",
                        [this](Context& context) { return print_pieces(pieces_, context); });
    sub->add_option("GAME", pieces_.game)->required();
    sub->add_option("--base", pieces_.base, "diameter of a counter, width of a standee")
        ->capture_default_str();
    auto* shape =
        sub->add_option("--shape", pieces_.shape, "disc, or hexagon: neighbours share their cuts")
            ->capture_default_str();
    sub->add_option("--count", pieces_.count,
                    "start (the set-up), one-each, a number of each piece for each seat, or a list "
                    "as king=1,pawn=8; start if not given, or one-each where a game has none");
    sub->add_option("--position", pieces_.position,
                    "the men of another position of the game, by name, or of a file");
    sub->add_option("--paper", pieces_.paper, "a4, letter, a3, tabloid or WxHmm")
        ->capture_default_str();
    sub->add_option("--margin", pieces_.margin, "paper kept free on every side")
        ->capture_default_str();
    sub->add_option("--duplex", pieces_.duplex,
                    "the edge over which sheets are turned for their backs: long, short or off; "
                    "long if not given");
    sub->add_flag("--standees", pieces_.standees,
                  "strips to fold and to stand, in place of counters")
        ->excludes(shape);
    sub->add_flag("--spares", pieces_.spares, "for each seat one more of what men may become");
    sub->add_option("--men", pieces_.men, "drawn or letters")->capture_default_str();
    sub->add_option("--style", pieces_.style, "a style of templates/styles");
    sub->add_option("-o,--output", pieces_.out, "file to write: .pdf");
  }

  void add_reach() {
    CLI::App* sub =
        add("reach", "Say where a piece can go", "boardwright reach lotus-39 bishop e3 --enemy e4",
            [this](Context& context) { return reach_from(reach_, context); });
    auto* game = sub->add_option("GAME", reach_.game);
    auto* piece = sub->add_option("PIECE", reach_.piece);
    auto* cell = sub->add_option("CELL", reach_.cell);
    auto* betza =
        sub->add_option("--betza", reach_.betza, "moves in Betza, as fmWfcF, in place of PIECE");
    sub->add_option("--board", reach_.board,
                    "another board of the game's tiling; with --betza and no GAME, 8x8 or hex:6");
    auto* seat = sub->add_option("--seat", reach_.seat, "who moves")->capture_default_str();
    auto* position =
        sub->add_option("--position", reach_.position,
                        "legal moves in a position: one of the game's by name, or a file");
    sub->add_option("--own", reach_.own, "cells with men of the same seat, as e4,d5");
    sub->add_option("--enemy", reach_.enemy, "cells with men of another seat");
    sub->add_option("--state", reach_.state, "the man's own numbers, as n=3");
    sub->add_flag("--json", reach_.json, "one JSON object");
    auto* batch = sub->add_flag("--batch", reach_.batch,
                                "read lines 'PIECE CELL [board=B] [seat=N] [own=a,b] [enemy=c,d] "
                                "[state=k=v]', answer a JSON object a line");
    piece->excludes(batch);
    cell->excludes(batch);
    betza->excludes(batch);
    betza->excludes(position);
    sub->callback([this, game, piece, cell, batch, seat] {
      reach_.seat_told = seat->count() > 0;
      if (game->count() == 0) throw CLI::RequiredError(reach_.betza ? "CELL" : "GAME");
      if (reach_.betza)
        settle_betza(piece->count() > 0, cell->count() > 0);
      else if (batch->count() == 0 && (piece->count() == 0 || cell->count() == 0))
        throw CLI::RequiredError("PIECE and CELL, or --batch,");
      command_ = [this](Context& context) { return reach_from(reach_, context); };
    });
  }

  /// With --betza there is no PIECE, and perhaps no GAME: the last name is the cell.
  void settle_betza(bool two, bool three) {
    if (three) throw UsageError("--betza stands in place of PIECE", "leave out the piece");
    std::string& last = two ? reach_.piece : reach_.game;
    reach_.cell = std::exchange(last, {});
  }

  void add_moves() {
    CLI::App* sub = add("moves", "List the legal moves of a position",
                        "boardwright moves immortal-star-masters --position two",
                        [this](Context& context) { return list_moves(moves_, context); });
    sub->add_option("GAME", moves_.game)->required();
    sub->add_option("--position", moves_.position, position_help);
    sub->add_option("--plays", moves_.plays, "moves made first, as 'rd-kn3 rd-kn5; br-k1 br-kn2'");
    sub->add_option("--seat", moves_.seat, "who moves; if not given, whose turn it is");
    sub->add_flag("--json", moves_.json, "one JSON object");
  }

  void add_perft() {
    CLI::App* sub = add("perft", "Count the sequences of legal moves from a position",
                        "boardwright perft immortal-star-masters --depth 3",
                        [this](Context& context) { return count_moves(perft_, context); });
    sub->add_option("GAME", perft_.game)->required();
    sub->add_option("--position", perft_.position, position_help);
    sub->add_option("--depth", perft_.depth, "moves in a sequence")
        ->capture_default_str()
        ->check(CLI::Range(0, limits::perft_depth));
    sub->add_flag("--divide", perft_.divide, "a count for each first move");
    sub->add_flag("--json", perft_.json, "one JSON object");
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

  void add_specimen() {
    CLI::App* sub = add("specimen", "Draw all men of the piece set on one sheet",
                        "boardwright specimen --seat-colours -o men.pdf",
                        [this](Context& context) { return show_specimen(specimen_, context); });
    sub->add_flag("--seat-colours", specimen_.seat_colours,
                  "in the colours of the seats of a game for many");
    sub->add_option("-o,--output", specimen_.out,
                    "file to write: .svg, .pdf or .png; standard output if not given");
  }

  void add_list() {
    CLI::App* sub = add("list", "List games, boards, pieces and figures", "boardwright list",
                        [this](Context& context) { return list_all(list_json_, context); });
    sub->add_flag("--json", list_json_, "one JSON object");
  }

  CLI::App app_{"Boardwright draws chess-variant boards and rules pages, and proves them"};
  static constexpr const char* position_help =
      "a position of the game by name, or a file; if not given, the one in which it begins";

  BuildOptions build_;
  DrawOptions draw_;
  BoardOptions board_;
  BookOptions book_;
  PiecesOptions pieces_;
  ReachOptions reach_;
  MovesOptions moves_;
  PerftOptions perft_;
  CellsOptions cells_;
  VerifyOptions verify_;
  SpecimenOptions specimen_;
  bool list_json_ = false;
  Command command_;
};

bool is_valid_utf8(int argc, char** argv) {
  for (int i = 1; i < argc; ++i)
    if (invalid_utf8(argv[i])) return false;
  return true;
}

/// Runs the command and says on standard error what went wrong.
ExitCode run(CommandLine& line, int argc, char** argv, Context& context) {
  Console& console = context.console;
  try {
    if (const auto code = line.parse(argc, argv)) return *code;
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
}  // namespace boardwright::command

int main(int argc, char** argv) {
  using namespace boardwright::base;
  using namespace boardwright::command;
  std::signal(SIGPIPE, SIG_IGN);
  Context context;
  if (!is_valid_utf8(argc, argv)) {
    context.console.err("error: an argument is not UTF-8\n");
    return static_cast<int>(ExitCode::usage);
  }
  CommandLine line;
  return static_cast<int>(run(line, argc, argv, context));
}
