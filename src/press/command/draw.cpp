// `boardwright draw`: one figure in one format.
#include <algorithm>

#include "base/errors.h"
#include "base/text.h"
#include "command/command.h"
#include "command/formats.h"
#include "command/load.h"
#include "command/print_options.h"
#include "diagram/diagram.h"
#include "ink/ink.h"
#include "render/svg.h"
#include "scene/library.h"

namespace boardwright::command {
namespace {

struct DrawOptions {
  std::string game, figure;
  std::string format;  ///< empty: as the file's ending says, or svg
  std::string men = "letters";
  std::filesystem::path out;  ///< empty: standard output
};

std::string drawn_figure(const Game& game, const Diagram& diagram, const Format& format,
                         const Context& context) {
  const Style style = load_style(context.shelves.of_game(game.folder), game.style);
  RenderOptions options;
  options.author = game.by;
  LazyInk ink(context.fonts);
  return with_place(diagram.content, [&] {
    return format.write({diagram.scene, style, options, &diagram.content}, ink);
  });
}

/// The format asked for, or that of the file's ending, or SVG.
const Format& figure_format(const DrawOptions& options) {
  if (!options.format.empty() && find_format(options.format) == nullptr) {
    std::vector<std::string_view> known;
    for (const Format& each : formats()) known.push_back(each.name);
    throw UsageError("unknown format '" + options.format + "'",
                     "there are: " + joined(known, ", "));
  }
  const std::string extension = options.out.extension().string();
  const Format* ending = find_format(extension.empty() ? "" : extension.substr(1));
  if (ending == nullptr) return *find_format(options.format.empty() ? "svg" : options.format);
  if (!options.format.empty() && options.format != ending->name)
    throw UsageError("format '" + options.format + "' does not fit the file '" +
                     options.out.string() + "'");
  return *ending;
}

ExitCode draw_figure(const DrawOptions& options, Context& context) {
  const Format& format = figure_format(options);
  const MenAs men = find_men(options.men);
  if (!format.text && options.out.empty() && context.console.out_is_terminal())
    throw UsageError("a " + std::string(format.name) + " cannot be shown on a terminal",
                     "name a file with -o");
  const auto game = load_game(context, options.game, Extent::figures);
  const Figure& figure = find_figure(*game, options.figure);
  Report report;
  const PieceSet set = men == MenAs::letters ? PieceSet() : drawings_for(context, *game);
  const auto diagram = draw(*game, figure, report, {men, &set});
  refuse(report);
  context.console.put(options.out, drawn_figure(*game, *diagram, format, context));
  return ExitCode::fine;
}

std::vector<OptionRow> draw_rows(DrawOptions& to) {
  return {
      {"GAME", "", &to.game, {.required = true}},
      {"FIGURE", "its number, as B1-1", &to.figure, {.required = true}},
      {"--format", "svg, pdf, png or json; if not given, as the file's ending says, or svg",
       &to.format},
      {"--men",
       "letters, or drawn: the drawings of the piece set",
       &to.men,
       {.shows_default = true}},
      {"-o,--output", "file to write; standard output if not given", &to.out},
  };
}

}  // namespace

extern const Command draw_command = {
    "draw",
    "Draw one figure",
    "boardwright draw lotus-39 B1-1 -o b1-1.svg",
    [] { return call_of(draw_rows, draw_figure); },
};

}  // namespace boardwright::command
