// Reads a game, and emits its contents and its problems.
#include "audit/page_ids.h"
#include "base/search_path.h"
#include "base/text.h"
#include "diagram/markings.h"
#include "diagram/piece_drawing.h"
#include "diagram/seats.h"
#include "game/positions.h"
#include "page/page.h"
#include "scene/library.h"
#include "workbench/bench.h"
#include "workbench/folder.h"

namespace boardwright::web {

using base::Problem, base::Refusal, base::Report, base::SearchPath, base::Word;
using board::Seat;
using diagram::PiecesAs, diagram::PiecesShown, diagram::check_drawings, diagram::check_seats,
    diagram::has_all_drawings;
using game::Article, game::Extent, game::Figure, game::Game, game::NamedPosition;
using live::Json, live::Request;
using moves::PieceType;

namespace {

/// The extents to which a game can be read, largest first.
constexpr Word<Extent> extents[] = {
    {"all", Extent::all}, {"figures", Extent::figures}, {"play", Extent::play}};

/// Whether this game has been read to this extent, and no file has changed since.
bool is_open(const std::optional<Opened>& opened, const std::string& id, Extent extent) {
  return opened && opened->game->id == id && opened->extent == extent &&
         opened->changes == changes().all;
}

/// The looks of a game, read again only if files of styles or drawings have changed. Null, and
/// problems in the report, if they have errors.
std::shared_ptr<const Looks> cached_looks(const Game& game, const SearchPath& search_path,
                                          Report& report) {
  static struct {
    std::filesystem::path folder;
    std::string style;
    int changes = 0;
    std::shared_ptr<const Looks> looks;
  } kept;
  const int now = changes().looks;
  if (kept.looks && kept.folder == game.folder && kept.style == game.style && kept.changes == now)
    return kept.looks;
  const SearchPath all = search_path.of_game(game.folder);
  Report own;
  Looks looks;
  if (auto style = scene::load_style(all, game.style, own)) looks.style = std::move(*style);
  if (!own.has_errors() && shows_drawn_pieces(looks.style))
    if (auto piece_set = scene::load_piece_set(all, looks.style, own))
      looks.piece_set = std::move(*piece_set);
  const bool good = own.problems().empty(), broken = own.has_errors();
  report.merge(std::move(own));
  if (broken) return nullptr;
  auto made = std::make_shared<const Looks>(std::move(looks));
  if (good) kept = {game.folder, game.style, now, made};
  return made;
}

/// The looks of a game; null too if they lack the pieces of a seat.
std::shared_ptr<const Looks> looks_of(const Game& game, const SearchPath& search_path,
                                      Report& report) {
  auto looks = cached_looks(game, search_path, report);
  if (!looks) return nullptr;
  Report own;
  check_seats(game.board(), looks->style, game.style, own);
  for (const auto& board : game.boards) diagram::check_markings(*board, own);
  const bool broken = own.has_errors();
  report.merge(std::move(own));
  return broken ? nullptr : looks;
}

/// The lists of a game's contents that a page shows.
void add_contents(Json& json, const Game& game) {
  json.pair("title", game.title).key("boards").open('[');
  for (const auto& board : game.boards)
    json.open('{').pair("id", board->id).pair("cells", board->size()).close();
  json.close().key("seats").open('[');
  for (const Seat& seat : game.board().seats) json.add(seat.name);
  json.close().key("pieces").open('[');
  for (const PieceType& piece_type : game.piece_types)
    json.open('{')
        .pair("id", piece_type.id)
        .pair("name", piece_type.name)
        .pair("letters", piece_type.letter)
        .close();
  json.close().key("zones").open('[');
  for (const auto& [name, cells] : game.board().zones) json.add(name);
  json.close().key("positions").open('[');
  for (const std::string& name : game::position_names(game)) json.add(name);
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
        .pair("page", audit::page_name(article))
        .close();
  json.close();
}

}  // namespace

SearchPath shelves() { return {std::filesystem::path(shelf_folder), kept_files()}; }

SearchPath shelves_with(const std::string& game) {
  SearchPath search_path = shelves();
  search_path.add_game(game, std::filesystem::path(game));
  return search_path;
}

PiecesShown Opened::pieces(bool drawn) const {
  return {drawn ? PiecesAs::drawn : PiecesAs::letters, &looks->piece_set};
}

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
        .pair("source", report.line_of(problem))
        .close();
  json.close().key("unkept").open('[');
  for (const auto& [file, count] : report.omitted())
    json.open('{').pair("file", file).pair("count", static_cast<int>(count)).close();
  json.close();
}

std::optional<Opened> opened_game(const std::string& id, Extent extent, Report& report) {
  Opened read;
  read.extent = extent;
  read.changes = changes().all;
  const SearchPath search_path = shelves_with(id);
  read.game = audit::read_whole_game(search_path, id, report, extent);
  if (!read.game) return std::nullopt;
  if (auto looks = looks_of(*read.game, search_path, report)) {
    read.looks = std::move(looks);
    check_drawings(*read.game, read.looks->piece_set, report);
  }
  return read;
}

Refusal emit_reading(std::optional<Opened>& opened, const Request& request, Json& json) {
  const std::string id(request.get("game"));
  const Extent asked = value_of(request.get("extent"), extents).value_or(Extent::all);
  Report report;
  auto read = opened_game(id, asked, report);
  if (report.has_errors()) read.reset();
  for (const auto& [word, extent] : extents) {
    if (read || extent >= asked) continue;
    if (is_open(opened, id, extent)) {
      read = std::move(opened);
      continue;
    }
    Report known;
    read = opened_game(id, extent, known);
    if (known.has_errors()) read.reset();
  }
  opened = std::move(read);
  add_problems(json, report);
  json.pair("errors", report.has_errors());
  if (!opened) return {};
  json.pair("holds", word_of(opened->extent, extents));
  add_contents(json, *opened->game);
  json.pair("drawn", has_all_drawings(*opened->game, opened->looks->piece_set));
  return {};
}

}  // namespace boardwright::web
