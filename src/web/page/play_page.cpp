// Writes the page on which a game is played.
#include "page/play_page.h"

#include <algorithm>

#include "audit/page_ids.h"
#include "base/text.h"
#include "english/page_words.h"
#include "page/address.h"
#include "page/html.h"
#include "page/legible.h"
#include "page/page_about.h"
#include "page/page_bar.h"
#include "page/site_files.h"
#include "render/svg.h"

namespace boardwright::page {

using diagram::PiecesAs, diagram::PiecesShown;

bool has_play(const Game& game) {
  return !game.articles.empty() && !game.articles.front().manual &&
         game.find_position(game.start) != nullptr &&
         std::ranges::none_of(game.articles, [](const Article& article) {
           return audit::page_name(article) == play_file;
         });
}

std::string play_address(const Game& game, const figure::Content& content) {
  const game::Figure& figure = *content.figure;
  if (!has_play(game) || content.board == nullptr || content.board->id != game.board().id ||
      figure.position.empty() || !figure.pieces.empty())
    return {};
  if (figure.position == game.start && figure.plays.empty()) return play_file;
  std::vector<std::string> moves;
  for (const game::FigurePlay& play : figure.plays) moves.push_back(play.text);
  return play_file + ("#live=" + std::string(play_id)) + ";" +
         encoded("play;" + figure.position + ";" + base::joined(moves, "; "));
}

game::Figure start_figure(const Game& game) {
  game::Figure figure;
  figure.id = std::string(play_id);
  figure.numbered = false;
  figure.title = game.title;
  figure.position = game.start;
  return figure;
}

std::optional<Diagram> draw_start(const Game& game, const game::Figure& figure,
                                  const PiecesShown& pieces, Report& report) {
  return diagram::draw(game, figure, report, pieces);
}

PlayBoard play_board(const Game& game, const Diagram& start, const scene::Style& style) {
  const Fitted shown = fitted(start.both ? *start.both : start.scene, style, false);
  Html html;
  const std::string aspect =
      "--aspect:" + base::decimal(shown.scene.box.width() / shown.scene.box.height(), 3);
  html.element("figure",
               {{"id", play_id}, {"data-play", ""}, {"style", aspect}, {"aria-labelledby", "name"}},
               [&] {
                 html.element("figcaption", {}, [&] {
                   html.element("h1", {{"id", "name"}, {"class", "figure-name"}},
                                [&] { html.prose(game.title); });
                 });
                 html.element("div", {{"class", "drawing"}}, [&] {
                   html.line();
                   render::append_svg(html.raw(), shown.scene);
                 });
               });
  render::append_drawings(html.raw(), render::drawings_of(shown.scene));
  return {html.take(), style.page_css(".drawing") + left_out_css(shown.widths)};
}

std::string play_page(const Edition& edition, Report& report) {
  const Game& game = edition.game;
  const scene::PieceSet none;
  const scene::PieceSet& set = edition.piece_set == nullptr ? none : *edition.piece_set;
  const game::Figure figure = start_figure(game);
  const auto start = draw_start(game, figure, PiecesShown{PiecesAs::both, &set}, report);
  if (!start) return {};
  const std::string title = game.title + ": play",
                    description = english::play_description(game.title),
                    site = site_path(edition.below_index ? "../" : "");
  Html main;
  const PlayBoard board = play_board(game, *start, edition.style);
  main.raw() += board.html;
  main.element("noscript", {}, [&] { main.element("p", {}, english::needs_scripts); });
  const std::vector<Slot> slots = {
      {"head", fill_head(edition.frame,
                         {title, description,
                          head_of(edition.base_url, {game.id + "/" + play_file, title, description,
                                                     game.id + "/" + share_picture}),
                          font_css(site) + edition.frame.css + edition.frame.live_css +
                              edition.frame.play_css + board.css},
                         report)},
      {"live", live_element(site)},
      {"look", edition.drawn ? " drawn-first" : ""},
      {"bar", bar_of(edition, play_file)},
      {"main", main.take()},
  };
  return fill_frame(edition.frame.play, slots, report);
}

}  // namespace boardwright::page
