// Draws a figure of a shipped game: draw-figure lotus-39 B1-1 > bishop.svg
#include <boardwright/engine.h>
#include <boardwright/picture.h>
#include <boardwright/press.h>

#include <exception>
#include <iostream>

using namespace boardwright;

int main(int argc, char** argv) try {
  if (argc != 3) {
    std::cerr << "usage: draw-figure GAME FIGURE\n";
    return 2;
  }
  const base::SearchPath search_path = disk::on_disk(builder::find_home() / "templates");
  base::Report report;
  const auto game = game::read_game(search_path, argv[1], game::Extent::figures, report);
  const game::Figure* figure = report.has_errors() ? nullptr : game->find_figure(argv[2]);
  const auto drawn = figure ? diagram::draw(*game, *figure, report) : std::nullopt;
  if (!drawn) {
    std::cerr << base::describe(report) << "no figure is drawn\n";
    return 3;
  }
  std::cout << render::render_svg(drawn->scene, builder::load_style(search_path, game->style));
} catch (const std::exception& error) {
  std::cerr << error.what() << "\n";
  return 4;
}
