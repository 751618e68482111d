// `boardwright draw`: one figure, or a position without a figure, in one format.
#include <algorithm>

#include "base/errors.h"
#include "base/text.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "commands/command.h"
#include "commands/figure_file.h"
#include "commands/print_options.h"
#include "diagram/signs.h"
#include "english/questions.h"

namespace boardwright::commands {

using builder::Format;
using game::Figure;

namespace {

struct DrawOptions {
  std::string game, figure;
  std::string position;                   ///< instead of a figure
  std::string reach, arrows;              ///< comma-separated cells of the position
  std::string format;                     ///< empty: by the extension of the file, or svg
  std::string pieces = "letters", style;  ///< empty style: the game's own
  std::string text = "text";
  std::filesystem::path out;  ///< empty: standard output
};

/// The format of --format, or that of the file's extension, or SVG.
const Format& figure_format(const DrawOptions& options) {
  if (!options.format.empty() && builder::find_format(options.format) == nullptr) {
    throw UsageError("unknown format '" + options.format + "'", "there are: " + format_names());
  }
  const std::string extension = file_extension(options.out);
  const Format* by_extension = builder::find_format(extension.empty() ? "" : extension.substr(1));
  if (by_extension == nullptr && options.format.empty() && !extension.empty())
    throw UsageError("'" + options.out.string() + "' has an unknown extension",
                     "one of " + format_names(".") + ", or give --format");
  if (by_extension == nullptr)
    return *builder::find_format(options.format.empty() ? "svg" : options.format);
  if (!options.format.empty() && options.format != by_extension->name)
    throw UsageError("format '" + options.format + "' does not fit the file '" +
                     options.out.string() + "'");
  return *by_extension;
}

/// Shows the legal moves of the pieces on cells, with a sign for each piece or by arrows.
void add_shows(Figure& figure, const DrawOptions& options, const Board& board) {
  const std::vector<std::string_view> signs = diagram::signs_in_order();
  std::size_t used = 0;
  const auto add = [&](const std::string& cell, bool arrows) {
    game::FigureShow show;
    show.cell = board.name(builder::find_cell(board, cell));
    show.arrows = arrows;
    if (!arrows) show.mark = signs[used++ % signs.size()];
    figure.shows.push_back(std::move(show));
  };
  if (!options.reach.empty())
    for (const std::string& cell : board::comma_list(options.reach)) add(cell, false);
  if (!options.arrows.empty())
    for (const std::string& cell : board::comma_list(options.arrows)) add(cell, true);
}

/// A new figure for the position of --position.
Figure asked_figure(Game& game, const DrawOptions& options) {
  Figure figure = figure_of(game, builder::find_position(game, options.position), game.title);
  add_shows(figure, options, game.board());
  return figure;
}

ExitCode draw_figure(const DrawOptions& options, Context& context) {
  const Format& format = figure_format(options);
  const PiecesAs pieces = find_pieces(options.pieces);
  const builder::TextAs text = builder::find_text_as(options.text, format.name);
  if (!format.text && options.out.empty() && context.console.out_is_terminal())
    throw UsageError("a " + std::string(format.name) + " cannot be shown on a terminal",
                     "name a file with -o");
  const bool is_of_question = options.figure.starts_with(english::question_figures);
  const auto game =
      builder::load_game(context, options.game, is_of_question ? Extent::all : Extent::figures);
  const Figure figure = options.figure.empty() ? asked_figure(*game, options)
                                               : builder::find_figure(*game, options.figure);
  context.console.put(options.out,
                      drawn_figure(*game, figure, {format, pieces, text, options.style}, context));
  return ExitCode::fine;
}

std::vector<OptionRow> draw_rows(DrawOptions& options) {
  static const std::string format_help =
      format_names() + "; if not given, chosen by the extension of the file, or svg";
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"FIGURE", "number of the figure, such as B1-1", &options.figure},
      {"--position",
       "instead of a figure: a position of the game, a file, a FEN, or - for standard input",
       &options.position},
      {"--reach", "cells of the position: signs show the moves of the pieces on them",
       &options.reach},
      {"--arrows", "cells of the position: arrows show the moves of the pieces on them",
       &options.arrows},
      {"--format", format_help, &options.format},
      {"--men",
       "pieces as letters, or drawn, with the drawings of the piece set",
       &options.pieces,
       {.shows_default = true}},
      {"--style", "a style of templates/styles", &options.style},
      {"--text", builder::text_as_help, &options.text, {.shows_default = true}},
      {"-o,--output", "file to write; standard output if not given", &options.out},
  };
}

/// Checks that there is either a figure or a position.
void check_draw(DrawOptions&, const Given& given) {
  if (given("FIGURE") && given("--position"))
    throw UsageError("FIGURE and --position exclude each other", "leave out one of them");
  if (!given("FIGURE") && !given("--position"))
    throw UsageError("FIGURE or --position is required");
  for (const std::string_view option : {"--reach", "--arrows"})
    if (given(option) && given("FIGURE"))
      throw UsageError(std::string(option) + " is for a position", "give --position");
}

}  // namespace

extern const Command draw_command = {
    "draw",
    "Draw one figure, or any position",
    "boardwright draw lotus-39 B1-1 -o b1-1.svg",
    [] { return call_of(draw_rows, draw_figure, check_draw); },
};

}  // namespace boardwright::commands
