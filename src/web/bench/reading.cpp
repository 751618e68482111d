// Reads a game, and tells what it has and what is wrong with it.
#include "base/errors.h"
#include "base/shelves.h"
#include "base/text.h"
#include "diagram/man_drawing.h"
#include "document/move_words.h"
#include "document/page.h"
#include "rules/betza.h"
#include "scene/library.h"
#include "web/bench/bench.h"

namespace boardwright::web {
namespace {

Shelves shelves_with(const std::string& game) {
  Shelves shelves{std::filesystem::path(shelf_folder)};
  shelves.add_game(game, std::filesystem::path(game));
  return shelves;
}

/// The lists of a game, each of which a page shows.
void add_contents(Json& json, const Game& game) {
  const document::GameWords words(game);
  BetzaWriter writer(game.board());
  json.pair("title", game.title).key("boards").open('[');
  for (const auto& board : game.boards)
    json.open('{')
        .pair("id", board->id)
        .pair("cells", static_cast<int>(board->names.size()))
        .close();
  json.close().key("seats").open('[');
  for (const Seat& seat : game.board().seats) json.add(seat.name);
  json.close().key("pieces").open('[');
  for (const Piece& piece : game.pieces) {
    json.open('{').pair("id", piece.id).pair("name", piece.name).pair("letters", piece.letter);
    json.pair("words", document::moves_in_words(words, piece));
    if (const auto betza = writer.write(piece.moves, piece.state)) json.pair("betza", *betza);
    json.close();
  }
  json.close().key("positions").open('[');
  for (const NamedPosition& position : game.positions) json.add(position.name);
  json.close().pair("start", game.start).key("figures").open('[');
  for (const Figure* figure : game.figures())
    json.open('{')
        .pair("id", figure->id)
        .pair("article", figure->document)
        .pair("title", figure->title)
        .close();
  json.close().key("articles").open('[');
  for (const Article& article : game.articles)
    json.open('{')
        .pair("id", article.id)
        .pair("title", article.title)
        .pair("page", document::page_name(article))
        .close();
  json.close();
}

}  // namespace

MenShown Opened::men(bool drawn) const { return {drawn ? MenAs::drawn : MenAs::letters, &pieces}; }

void add_problems(Json& json, const Report& report) {
  json.key("problems").open('[');
  for (const Problem& problem : report.problems())
    json.open('{')
        .pair("severity", problem.severity == Problem::Severity::error ? "error" : "warning")
        .pair("file", problem.place.file)
        .pair("line", problem.place.line)
        .pair("column", problem.place.column)
        .pair("message", problem.message)
        .pair("hint", problem.hint)
        .pair("source", report.source_line(problem.place))
        .close();
  json.close().key("unkept").open('[');
  for (const auto& [file, count] : report.unkept())
    json.open('{').pair("file", file).pair("count", static_cast<int>(count)).close();
  json.close();
}

std::optional<Opened> opened_game(const std::string& id, Report& report) {
  const Shelves shelves = shelves_with(id);
  Opened read{document::read_whole_game(shelves, id, report), {}, {}};
  if (!read.game) return std::nullopt;
  try {
    const Shelves all = shelves.of_game(read.game->folder);
    const std::string& style = read.game->style;
    read.style = load_style(all, style, &report);
    if (shows_drawn_men(read.style)) read.pieces = load_pieces(all, read.style, style);
    check_drawings(*read.game, read.pieces, report);
  } catch (InputError& error) {
    report.merge(std::move(error.report));
  } catch (const UsageError& error) {
    report.error({(read.game->folder / "game.toml").string()}, error.what(), error.hint);
  }
  return read;
}

void tell_reading(std::optional<Opened>& opened, const Request& request, Json& json) {
  Report report;
  opened = opened_game(std::string(request.get("game")), report);
  add_problems(json, report);
  json.pair("errors", report.has_errors());
  if (!opened) return;
  add_contents(json, *opened->game);
  json.pair("drawn", has_all_drawings(*opened->game, opened->pieces));
  if (report.has_errors()) opened.reset();
}

}  // namespace boardwright::web
