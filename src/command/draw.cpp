// `boardwright draw`: one figure in one format.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "command/load.h"
#include "command/print_options.h"
#include "render/format.h"
#include "scene/diagram.h"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

std::string as_json(const Diagram& diagram) {
  Json men = Json::array(), marks = Json::array();
  for (const FigureMan& man : diagram.men)
    men.push_back(
        {{"cell", man.cell}, {"piece", man.piece}, {"label", man.label}, {"seat", man.seat + 1}});
  for (const Mark& mark : diagram.marks)
    marks.push_back(
        {{"cell", diagram.board->name(mark.cell)}, {"mark", mark.mark}, {"of", mark.of}});
  return Json{{"figure", diagram.figure->id},
              {"board", diagram.board->id},
              {"men", std::move(men)},
              {"marks", std::move(marks)}}
             .dump() +
         "\n";
}

std::string rendered(const Game& game, const Diagram& diagram, const std::string& format,
                     const Context& context) {
  if (format == "json") return as_json(diagram);
  const Style style = load_style(context, game.style);
  if (format == "svg") return render_svg(diagram.scene, style);
  RenderOptions options;
  options.author = game.by;
  Ink ink(context.fonts);
  return with_place(diagram, [&] {
    return format == "pdf" ? ink.pdf(diagram.scene, style, options)
                           : ink.png(diagram.scene, style, options);
  });
}

/// The format asked for, or that of the file's ending, or SVG.
std::string format_of(const DrawOptions& options) {
  std::vector<std::string_view> known = {"json"};
  for (const Format& each : formats()) known.push_back(each.name);
  const auto is_known = [&](std::string_view word) {
    return std::find(known.begin(), known.end(), word) != known.end();
  };
  if (!options.format.empty() && !is_known(options.format))
    throw UsageError("unknown format '" + options.format + "'",
                     "there are: " + joined(known, ", "));
  const std::string extension = options.out.extension().string();
  const std::string ending = extension.empty() ? "" : extension.substr(1);
  if (!is_known(ending)) return options.format.empty() ? "svg" : options.format;
  if (!options.format.empty() && options.format != ending)
    throw UsageError("format '" + options.format + "' does not fit the file '" +
                     options.out.string() + "'");
  return ending;
}

}  // namespace

ExitCode draw_figure(const DrawOptions& options, Context& context) {
  const std::string format = format_of(options);
  const MenAs men = find_men(options.men);
  const bool is_text = format == "svg" || format == "json";
  if (!is_text && options.out.empty() && context.console.out_is_terminal())
    throw UsageError("a " + format + " is not for a terminal", "name a file with -o");
  const auto game = load_game(context, options.game, Extent::figures);
  const Figure& figure = find_figure(*game, options.figure);
  Report report;
  const PieceSet set = men == MenAs::letters ? PieceSet() : load_pieces(context, game->style);
  const auto diagram = draw(*game, figure, report, {men, &set});
  refuse(report);
  context.console.put(options.out, rendered(*game, *diagram, format, context));
  return ExitCode::fine;
}

}  // namespace boardwright
