// Reads seats, zones and boards, and builds further boards of a game.
#include "game/board_reader.h"

#include <algorithm>
#include <map>

#include "base/files.h"
#include "base/hints.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "geometry/region_parts.h"

namespace boardwright::game {

using board::Selection;
using geometry::Tiling;

/// A zone as written: one set of cells, or one for each seat.
struct ZoneSource {
  std::string name;
  std::vector<Selection> any;  ///< the zone is the union of these
  std::vector<Data> lacks;     ///< keep only cells from which none of these moves leads anywhere
  std::string words;           ///< its name in sentences; empty: `name`
};

/// What add_board() needs to build one more board of a game.
struct GameSource {
  std::vector<board::Seat> seats;
  std::vector<ZoneSource> zones;
  std::map<std::string, Tiling, std::less<>>
      tilings;  ///< by board, where it is not the game's tiling
};

namespace {

std::vector<board::Seat> read_seats(const Data& data, Report& report) {
  std::vector<board::Seat> seats;
  UniqueNames names("seat");
  for (const Data& item :
       at_most(base::limits::seats, data.list("seat", report), "a game", "seats", report)) {
    geometry::Heading forward = geometry::upward;
    if (item.find("forward").is(Data::Kind::text))
      forward = geometry::read_degrees(item.find("forward"), report);
    else if (const int degrees = item.number("forward", report);
             degrees % 15 != 0 || degrees < 0 || degrees >= 360)
      report.error(item.find("forward").place(), "forward is a heading in steps of 15 degrees",
                   "from 0 to 345: 90 leads up the page");
    else
      forward = geometry::heading_of(degrees);
    names.add(item.text("name", report), item.find("name").place(), report);
    seats.push_back({item.text("name", report), forward, item.text("sector", "", report),
                     item.text("role", "", report),
                     item.find(item.has("role") ? "role" : "name").place()});
  }
  if (seats.empty()) {
    if (data.has("seat"))
      report.error(data.place(), "a game needs a seat", "write [[seat]] with name and forward");
    seats.emplace_back();
  }
  return seats;
}

/// The parts of which a zone is the union; a single one without `any`.
std::vector<Selection> read_selections(const Data& zone, Report& report) {
  if (!zone.has("any")) return {board::read_selection(zone, report)};
  std::vector<Selection> parts;
  for (const Data& part : zone.list("any", report))
    parts.push_back(board::read_selection(part, report));
  return parts;
}

std::vector<ZoneSource> read_zones(const Data& data, Report& report) {
  std::vector<ZoneSource> zones;
  auto tables =
      at_most(base::limits::zones, data.tables("zone", report), "a game", "zones", report);
  base::remove_invalid_names(tables, report);
  for (const auto& [name, zone] : tables) {
    zones.push_back({name, read_selections(zone, report), zone.list_or_empty("lacks", report),
                     zone.text("words", "", report)});
  }
  return zones;
}

/// The cells from which none of the given moves leads anywhere on the empty board.
CellSet lacking(const Board& board, const std::vector<Data>& texts, SeatId seat, Report& report) {
  const notation::Vocabulary vocabulary = vocabulary_of(board);
  std::vector<MovePattern> moves;
  for (const Data& text : texts)
    if (auto move =
            notation::parse_pattern(text.as_text(report), text.text_place(), vocabulary, report))
      moves.push_back(std::move(*move));
  const PieceMoves traced(board, moves, seat);
  CellSet cells;
  for (CellId cell : board.cells())
    if (moves::reach(traced, {}, cell).count() == 0) cells.insert(cell);
  return cells;
}

void add_zones(Board& board, const std::vector<ZoneSource>& zones, Report& report) {
  for (const ZoneSource& zone : zones) {
    std::vector<CellSet> sets;
    for (const SeatId seat : board.seat_ids()) {
      CellSet cells;
      for (const Selection& part : zone.any) cells |= board::select(board, part, seat, report);
      if (!zone.lacks.empty()) cells = cells & lacking(board, zone.lacks, seat, report);
      sets.push_back(cells);
      if (report.has_errors()) break;
    }
    sets.resize(board.seats.size());
    board.zones.emplace(zone.name, std::move(sets));
    if (!zone.words.empty()) board.zone_words.emplace(zone.name, zone.words);
  }
}

/// Suggests a name in place of an unknown tiling.
base::Hint tiling_hint(const std::string& name, const SearchPath& search_path) {
  const std::vector<std::string> known = search_path.names("tilings");
  if (known.empty())
    return "there are no tilings in '" + (search_path.shipped() / "tilings").string() + "'";
  return base::meant_or_all(name, known);
}

std::optional<Tiling> load_tiling(const SearchPath& search_path, const Data& game, Report& report) {
  const std::string name = game.text("tiling", report);
  if (!game.find("tiling").is(Data::Kind::text)) return std::nullopt;  // reported
  const auto file = search_path.file("tilings", name);
  if (!base::is_name(name) || !search_path.files().exists(file)) {
    report.error(game.find("tiling").place(), "unknown tiling '" + name + "'",
                 tiling_hint(name, search_path));
    return std::nullopt;
  }
  const auto data = base::read_data(search_path.files(), file, report);
  if (!data) return std::nullopt;
  Tiling tiling = geometry::read_tiling(*data, report);
  data->report_unused(report);
  return tiling;
}

template <class Things>
void add_missing(Things& things, const Things& others) {
  for (const auto& other : others)
    if (std::none_of(things.begin(), things.end(),
                     [&](const auto& each) { return each.name == other.name; }))
      things.push_back(other);
}

/// Adds the game's axes, paths and circles to the tiling of another board, so that pieces can move
/// there, too.
Tiling with_lines_of(Tiling tiling, const Tiling& games) {
  add_missing(tiling.axes, games.axes);
  add_missing(tiling.paths, games.paths);
  add_missing(tiling.circles, games.circles);
  return tiling;
}

/// Adds an axis of the game, replacing the tiling's axis of the same name.
void put_axis(std::vector<Axis>& axes, Axis axis) {
  for (Axis& each : axes)
    if (each.name == axis.name) {
      each = std::move(axis);
      return;
    }
  axes.push_back(std::move(axis));
}

}  // namespace

bool read_boards(Game& game, const SearchPath& search_path, const Data& data, Report& report) {
  auto source = std::make_shared<GameSource>();
  source->seats = read_seats(data, report);
  source->zones = read_zones(data, report);
  game.source = source;
  auto tiling = load_tiling(search_path, data, report);
  for (Axis& axis : geometry::read_axes(data, report))
    if (tiling) put_axis(tiling->axes, std::move(axis));
  auto regions = data.tables("board", report);
  base::remove_invalid_names(regions, report);
  for (const auto& [id, region] : regions) {
    if (!tiling) break;
    auto other = region.has("tiling") ? load_tiling(search_path, region, report) : std::nullopt;
    if (other)
      source->tilings.emplace(id, with_lines_of(std::move(*other), *tiling))
          .first->second.regions = {geometry::read_region(id, region, report)};
    else
      tiling->regions.push_back(geometry::read_region(id, region, report));
  }
  const auto wanted =
      at_most(base::limits::boards, data.list("boards", report), "a game", "boards", report);
  if (!tiling || report.has_errors()) return false;
  game.tiling = std::move(*tiling);
  for (const Data& id : wanted)
    if (const std::string word = id.as_text(report);
        !id.is(Data::Kind::text) || !add_board(game, word, report, id.text_place()))
      return false;
  if (game.boards.empty()) report.error(data.place(), "a game needs a board");
  return !report.has_errors();
}

const Tiling& tiling_of(const Game& game, std::string_view id) {
  const auto other = game.source->tilings.find(id);
  return other == game.source->tilings.end() ? game.tiling : other->second;
}

const Board* add_board(Game& game, std::string_view id, Report& report, const Place& place) {
  if (const Board* known = game.find_board(id)) return known;
  std::optional<geometry::Region> parsed;
  const Tiling& tiling = tiling_of(game, id);
  const geometry::Region* region = tiling.region(id);
  if (region == nullptr && (parsed = geometry::parse_region(id))) {
    parsed->place = place;
    region = &*parsed;
  }
  if (region == nullptr) {
    std::vector<std::string_view> known;
    for (const geometry::Region& each : game.tiling.regions) known.push_back(each.id);
    report.error(place, "unknown board '" + std::string(id) + "'", [&] {
      base::Hint hint = base::meant_or_all(id, known);
      hint.text +=
          (hint.text.empty() ? "" : "; ") + std::string("or write a size, as 9x10 or hex:5");
      return hint;
    });
    return nullptr;
  }
  auto patch = geometry::cut(tiling, *region, report);
  if (!patch) return nullptr;
  auto board =
      std::make_unique<Board>(board::make_board(std::move(*patch), tiling, game.source->seats));
  // Zones are written for the game's own board: another board may lack their files and ranks.
  Report lenient;
  add_zones(*board, game.source->zones, game.boards.empty() ? report : lenient);
  game.boards.push_back(std::move(board));
  return game.boards.back().get();
}

void check_zone(const Game& game, const std::string& zone, const Place& place, Report& report) {
  if (game.board().region(zone, board::first_seat)) return;
  std::vector<std::string_view> known;
  for (const auto& [name, sets] : game.board().zones) known.push_back(name);
  report.error(place, "unknown zone '" + zone + "'",
               [&] { return base::meant_or_all(zone, known); });
}

}  // namespace boardwright::game
