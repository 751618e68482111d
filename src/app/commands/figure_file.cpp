// Draws figures for commands, in the format of a file.
#include "commands/figure_file.h"

#include <algorithm>

#include "base/text.h"
#include "builder/load.h"
#include "commands/print_options.h"
#include "pdf/ink.h"

namespace boardwright::commands {

std::string drawn_figure(const game::Game& game, const game::Figure& figure, const FigureForm& form,
                         const Context& context) {
  Report report;
  const Style style = builder::style_of(context, game, form.style);
  const PieceSet set = form.pieces == PiecesAs::letters
                           ? PieceSet()
                           : builder::drawings_for(context, game, style, form.style);
  const auto drawn = diagram::draw(game, figure, report, {form.pieces, &set});
  refuse(report);
  pdf::RenderOptions options;
  options.author = game.by;
  builder::LazyInk ink(context.fonts);
  return builder::with_place(drawn->content, [&] {
    return form.format.write({drawn->scene, style, options, &drawn->content, false, form.text},
                             ink);
  });
}

void put_figure(const game::Game& game, const game::Figure& figure,
                const std::filesystem::path& file, const Context& context) {
  const std::string extension = file_extension(file);
  const builder::Format* format =
      builder::find_format(extension.empty() ? "" : extension.substr(1));
  if (format == nullptr)
    throw UsageError(in_quotes(file.string()) + " has an unknown extension",
                     "one of " + format_names("."));
  const FigureForm form = {
      *format, PiecesAs::drawn, builder::find_text_as("text", format->name), {}};
  context.console.put(file, drawn_figure(game, figure, form, context));
}

game::Figure figure_of(game::Game& game, play::Position position, std::string title) {
  game::Figure figure;
  figure.id = figure.position = "position";
  while (game.find_position(figure.position) != nullptr) figure.position += "-";
  game::NamedPosition named{figure.position, std::move(position)};
  const auto after = std::ranges::find_if(game.positions,
                                          [&](const auto& each) { return each.name > named.name; });
  game.positions.insert(after, std::move(named));
  figure.title = std::move(title);
  return figure;
}

std::string format_names(std::string_view prefix) {
  std::vector<std::string> names;
  for (const builder::Format& each : builder::formats())
    names.push_back(std::string(prefix) + std::string(each.name));
  return joined(names, ", ");
}

}  // namespace boardwright::commands
