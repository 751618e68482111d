// Reads a game's files, from its title to its articles.
#include <algorithm>

#include "base/data.h"
#include "base/files.h"
#include "base/hints.h"
#include "base/length.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "game/articles.h"
#include "game/board_reader.h"
#include "game/court.h"
#include "game/game.h"
#include "game/game_shape.h"
#include "game/piece_reader.h"
#include "game/play_reader.h"
#include "game/play_warnings.h"
#include "game/positions.h"
#include "game/problems.h"
#include "game/reference.h"
#include "game/sample.h"

namespace boardwright::game {
namespace {

void check_format(const Data& data, Report& report) {
  constexpr int known = 1;
  const int format = data.number("format", known, report);
  if (format != known)
    report.error(data.find("format").place(),
                 "this program does not know format " + std::to_string(format),
                 "it reads format " + std::to_string(known));
}

void read_title(Game& game, const Data& data, Report& report) {
  check_format(data, report);
  game.title = data.text("title", report);
  game.summary = data.text("summary", "", report);
  game.by = data.text("by", "", report);
  game.style = data.text("style", "classic", report);
  game.cover = data.text("cover", "", report);
  game.licence = data.text("licence", "", report);
  game.origin = data.text("origin", "", report);
  game.made_from = data.text("made-from", "", report);
  game.left_out = data.texts_or_empty("left-out", report);
  game.readings = data.texts_or_empty("readings", report);
  game.sources = data.texts_or_empty("sources", report);
  game.yardstick = data.boolean("yardstick", false, report);
  game.rotated = data.boolean("turned", false, report);
}

/// Reads the rules of the game that this one varies.
void read_like(Game& game, const SearchPath& all, const Data& data, Extent extent, Report& report) {
  const std::string id = data.text("like", "", report);
  if (id.empty() || extent != Extent::all) return;
  const Place place = data.find("like").text_place();
  if (id == game.id) return report.error(place, "a game is not like itself");
  if (!all.files().exists(all.game(id) / "game.toml")) {
    const std::vector<std::string> known = all.games();
    if (known != std::vector{game.id} && !known.empty())  // a draft can be the only game
      report.warning(place, "unknown game " + in_quotes(id), base::meant_or_all(id, known));
    return;
  }
  Report problems;
  auto like = read_game(all, id, Extent::play, problems);
  if (!problems.has_errors()) game.like = std::move(like);
}

void read_leaflet(Game& game, const Data& data, Report& report) {
  const auto table = data.table_if_any("leaflet", report);
  if (!table) return;
  for (const auto& [id, unused] : leaflet_sections)
    if (table->has(id)) game.leaflet[std::string(id)] = table->text(id, report);
}

void read_borders(Game& game, const Data& data, Report& report) {
  for (const Data& each : at_most(base::limits::zones, data.list_or_empty("border", report),
                                  "a game", "borders", report)) {
    const std::string as = each.text("as", report);
    Border border{as, each.text("name", as, report), each.text("zone", report),
                  each.text("beyond", report), each.place()};
    for (const std::string* zone : {&border.zone, &border.beyond})
      if (!zone->empty()) check_zone(game, *zone, each.place(), report);
    game.borders.push_back(std::move(border));
  }
}

void read_paint(Game& game, const Data& data, Report& report) {
  for (const Data& paint : at_most(base::limits::zones, data.list_or_empty("paint", report),
                                   "a game", "colours", report)) {
    game.paint.push_back({paint.text("as", report), board::read_selection(paint, report)});
    for (const std::string& zone : board::comma_list(paint.text("zone", "", report)))
      check_zone(game, zone, paint.find("zone").place(), report);
  }
}

/// Reads sizes, as [set.desk] sides = ["1.75in", "2in"].
void read_sets(Game& game, const Data& data, Report& report) {
  for (const auto& [name, table] : data.tables("set", report)) {
    std::vector<base::Millimetres> sides;
    for (const Data& text : table.list("sides", report))
      sides.push_back(base::to_millimetres(text.as_text(report)).value_or(0_mm));
    if (sides.size() == 2 && sides[0] > 0_mm && sides[0] <= sides[1])
      game.sets.push_back({name, sides[0], sides[1]});
    else
      report.error(table.find("sides").place(), "'sides' are the shortest and the longest",
                   "as [\"1.75in\", \"2in\"]");
  }
}

void check_cover(const Game& game, const Data& data, Report& report) {
  if (game.cover.empty() || game.find_figure(game.cover) != nullptr) return;
  std::vector<std::string_view> known;
  for (const Figure* figure : game.figures()) known.push_back(figure->id);
  report.error(data.find("cover").place(), "unknown figure " + in_quotes(game.cover),
               base::meant_or_all(game.cover, known));
}

/// Reports an unknown style: neither shipped nor in the game's folder.
void check_style(const Game& game, const SearchPath& search_path, const Data& data,
                 Report& report) {
  const std::vector<std::string> known = search_path.names("styles");
  if (known.empty()) return;  // computing needs no style
  if (std::find(known.begin(), known.end(), game.style) != known.end()) return;
  report.error(data.find("style").place(), "unknown style " + in_quotes(game.style),
               [&] { return base::meant_or_all(game.style, known); });
}

/// Names that must be unique in a game.
struct SeenInGame {
  UniqueNames articles{"article", UniqueNames::Case::is_ignored};
  UniqueNames figures{"figure", UniqueNames::Case::is_ignored};
};

/// Reads the figures, claims and remarks in the article's own table, as [[article.figure]].
void read_own(const Data& data, Article& article, Extent extent, SeenInGame& seen, Report& report) {
  if (extent <= Extent::rules)
    data.find("figure").mark_known();
  else
    read_figures(data, article, seen.figures, report);
  if (extent == Extent::all) return read_claims(data, article, report);
  data.find("claims").mark_known();
  for (const RemarkType& type : remark_types) data.find(type.table).mark_known();
}

/// Reads the files of an article, and `own`, its own table, if it has one.
void read_article_files(Game& game, Article article, const Data* own, Extent extent,
                        SeenInGame& seen, Report& report) {
  const auto read = [&](const std::filesystem::path& file, const Shape& shape, auto reader) {
    if (!game.storage.exists(file)) return;  // reported by read_article()
    if (const auto content = base::read_data(game.storage, file, report)) {
      content->set_shape(shape);
      reader(*content, article, report);
      game.files.push_back(*content);
      content->report_unused(report);
    }
  };
  if (extent > Extent::rules)
    read(article.figures_file, figures_shape(),
         [&](const Data& content, Article& to, Report& problems) {
           read_figures(content, to, seen.figures, problems);
         });
  if (extent == Extent::all) read(article.claims_file, claims_shape(), read_claims);
  if (own != nullptr) read_own(*own, article, extent, seen, report);
  for (Figure& figure : article.figures) {
    if (article.manual) figure.numbered = false;
    add_position(game, figure.position, figure.place, report);
  }
  for (const Claim& claim : article.claims)
    add_position(game, claim.key("position"), claim.place_of(claim.key("position")), report);
  game.articles.push_back(std::move(article));
}

/// Adds the generated page of problems to the articles.
void add_page_of_problems(Game& game, Extent extent, Report& report) {
  Article page = article_of_problems(game, extent);
  for (const Article& article : game.articles)
    if (article.id == page.id)
      return report.error(article.place, "the page of problems is called " + in_quotes(page.id),
                          "give this article another id");
  game.articles.push_back(std::move(page));
}

void read_articles(Game& game, const Data& data, Extent extent, Report& report) {
  SeenInGame seen;
  const auto articles = data.list_or_empty("article", report);
  for (const Data& article :
       at_most(base::limits::articles, articles, "a game", "articles", report))
    read_article_files(game, read_article(article, game, seen.articles, report), &article, extent,
                       seen, report);
  for (Article& page : read_manual(data, game, report))
    read_article_files(game, std::move(page), nullptr, extent, seen, report);
  read_counts(game, data, report);
  read_problems(game, data, report);
  if (extent == Extent::all)
    read_courts(game, data, report);
  else
    data.find("court").mark_known();
  if (extent > Extent::rules)
    read_sample(game, data, extent, report);
  else
    data.find("sample").mark_known();
  if (game.articles.empty())
    game.articles.push_back(reference_article(game, extent));
  else if (!game.endings.empty() || !game.problems.empty())
    add_page_of_problems(game, extent, report);
  if (extent == Extent::all) add_court_claims(game, game.articles.front());
  if (extent > Extent::rules) check_cover(game, data, report);
}

/// Unknown keys go into `unknown`: they do not stop the reading.
std::unique_ptr<Game> read_files(const SearchPath& all, const std::string& id, Extent extent,
                                 Report& unknown, Report& report) {
  auto game = std::make_unique<Game>();
  game->id = id;
  game->folder = all.game(id);
  game->storage = all.files();
  const SearchPath search_path = all.of_game(game->folder);
  const auto data = base::read_data(all.files(), game->folder / "game.toml", report);
  if (!data) return game;
  game->files.push_back(*data);
  data->set_shape(game_shape());
  if (extent == Extent::play)
    for (const char* key :
         {"article", "pages", "count", "court", "cover", "ending", "problem", "sample"})
      data->find(key).mark_known();
  data->report_unknown(unknown);
  if (!base::is_name(id))
    report.error({(game->folder / "game.toml").string()},
                 "the folder " + in_quotes(id) + " cannot be that of a game", base::name_hint());
  read_title(*game, *data, report);
  read_like(*game, all, *data, extent, report);
  read_leaflet(*game, *data, report);
  check_style(*game, search_path, *data, report);
  if (!read_boards(*game, search_path, *data, report)) return game;
  game->has_boards = true;
  read_borders(*game, *data, report);
  read_paint(*game, *data, report);
  read_sets(*game, *data, report);
  const auto requirements = read_piece_types(*game, *data, extent, report);
  Data start;
  if (const auto play = data->table_if_any("play", report)) {
    read_play(*game, *play, report);
    check_betza(*game, requirements, report);
    start = play->find("start");
  }
  read_positions(*game, start, report);
  if (const auto play = data->table_if_any("play", report); play && play->has("shuffle"))
    game->shuffle = read_shuffle(*game, play->find("shuffle"), report);
  const bool is_drawn_only = extent == Extent::names || extent == Extent::figures;
  if (const auto play = data->table_if_any("play", report);
      play && !is_drawn_only && !report.has_errors())
    warn_of_idle_rules(*game, *play, report);
  if (extent == Extent::play)
    game->articles.push_back(reference_article(*game, extent));
  else
    read_articles(*game, *data, extent, report);
  data->report_unused(report);
  return game;
}

}  // namespace

std::unique_ptr<Game> read_game(const SearchPath& all, const std::string& id, Extent extent,
                                Report& report) {
  Report unknown, rest;
  auto game = read_files(all, id, extent, unknown, rest);
  report.merge(std::move(unknown));  // first, since other mistakes often follow from them
  report.merge(std::move(rest));
  return game;
}

}  // namespace boardwright::game
