// Reads games and builds their boards.
#include "game/game.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/data.h"
#include "base/files.h"
#include "base/length.h"
#include "base/limits.h"
#include "base/text.h"
#include "game/articles.h"
#include "game/dead_moves.h"
#include "play/fen.h"
#include "rules/betza.h"

namespace boardwright::game {

/// A zone as written: one set of cells, or one for each seat.
struct ZoneSource {
  std::string name;
  std::vector<Selection> any;  ///< cells of any of these
  std::vector<Data> lacks;     ///< moves that lead nowhere from a cell of the zone
};

/// What is needed to build one more board of a game.
struct GameSource {
  std::vector<Seat> seats;
  std::vector<ZoneSource> zones;
};

namespace {

/// Pieces as written, before they take in one another.
struct PieceSource {
  std::vector<Move> own;
  std::vector<std::string> includes;
  Place place;
};

std::vector<Seat> read_seats(const Data& data, Report& report) {
  std::vector<Seat> seats;
  for (const Data& item : data.list("seat", report)) {
    if (seats.size() == limits::seats)
      report.error(item.place(), "a game has at most " + std::to_string(limits::seats) + " seats");
    const int degrees = item.number("forward", report);
    if (degrees % 15 != 0 || degrees < 0 || degrees >= 360)
      report.error(item.find("forward").place(), "forward is a heading in steps of 15 degrees");
    seats.push_back({item.text("name", report), heading_of(degrees),
                     item.text("sector", "", report), item.text("role", "", report)});
  }
  if (seats.empty()) {
    report.error(data.place(), "a game needs a seat", "write [[seat]] with name and forward");
    seats.emplace_back();
  }
  return seats;
}

/// The parts that a zone is put together from, or the one selection that it is.
std::vector<Selection> read_selections(const Data& zone, Report& report) {
  if (!zone.has("any")) return {read_selection(zone, report)};
  std::vector<Selection> parts;
  for (const Data& part : zone.list("any", report)) parts.push_back(read_selection(part, report));
  return parts;
}

std::vector<ZoneSource> read_zones(const Data& data, Report& report) {
  std::vector<ZoneSource> zones;
  for (const auto& [name, zone] : data.tables("zone", report))
    zones.push_back({name, read_selections(zone, report), zone.list_or_empty("lacks", report)});
  return zones;
}

/// The cells from which none of some moves leads anywhere on the empty board.
CellSet lacking(const Board& board, const std::vector<Data>& texts, int seat, Report& report) {
  const Vocabulary vocabulary = vocabulary_of(board);
  std::vector<Move> moves;
  for (const Data& text : texts)
    if (auto move = parse_move(text.as_text(report), text.text_place(), vocabulary, report))
      moves.push_back(std::move(*move));
  const Moves traced(board, moves, seat);
  CellSet cells;
  for (CellId cell : board.cells())
    if (reach(traced, {}, cell).count() == 0) cells.insert(cell);
  return cells;
}

void add_zones(Board& board, const std::vector<ZoneSource>& zones, Report& report) {
  for (const ZoneSource& zone : zones) {
    std::vector<CellSet> sets;
    for (int seat = 0; seat < static_cast<int>(board.seats.size()); ++seat) {
      CellSet cells;
      for (const Selection& part : zone.any) cells |= select(board, part, seat, report);
      if (!zone.lacks.empty()) cells = cells & lacking(board, zone.lacks, seat, report);
      sets.push_back(cells);
      if (report.has_errors()) break;
    }
    sets.resize(board.seats.size());
    board.zones.emplace(zone.name, std::move(sets));
  }
}

/// What to write in place of an unknown tiling.
std::string tiling_hint(const std::string& name, const std::filesystem::path& folder) {
  std::vector<std::string> known;
  for (const auto& file : files_in(folder, ".toml")) known.push_back(file.stem().string());
  if (known.empty()) return "there are no tilings in '" + folder.string() + "'";
  const std::string meant = did_you_mean(name, known);
  return meant.empty() ? "there are: " + joined(known, ", ") : meant;
}

std::optional<Tiling> load_tiling(const std::filesystem::path& templates, const Data& game,
                                  Report& report) {
  const std::string name = game.text("tiling", report);
  const auto folder = templates / "tilings", file = folder / (name + ".toml");
  if (name.find('/') != std::string::npos || !file_exists(file)) {
    report.error(game.find("tiling").place(), "unknown tiling '" + name + "'",
                 tiling_hint(name, folder));
    return std::nullopt;
  }
  const auto data = read_data(file, report);
  if (!data) return std::nullopt;
  Tiling tiling = read_tiling(*data, report);
  data->report_unused(report);
  return tiling;
}

}  // namespace

/// Reads one game file, part after part.
class GameReader {
 public:
  GameReader(const std::filesystem::path& templates, const std::string& id, Report& report)
      : templates_(templates), report_(report), game_(std::make_unique<Game>()) {
    game_->id = id;
    game_->folder = templates / "games" / id;
  }

  std::unique_ptr<Game> read(Extent extent) {
    const auto data = read_data(game_->folder / "game.toml", report_);
    if (!data) return std::move(game_);
    game_->title = data->text("title", report_);
    game_->summary = data->text("summary", "", report_);
    game_->by = data->text("by", "", report_);
    game_->style = data->text("style", "classic", report_);
    game_->cover = data->text("cover", "", report_);
    game_->turned = data->boolean("turned", false, report_);
    if (!read_boards(*data)) return std::move(game_);
    read_borders(*data);
    for (const Data& paint : data->list_or_empty("paint", report_)) {
      game_->paint.push_back({paint.text("as", report_), read_selection(paint, report_)});
      for (const std::string& zone : comma_list(paint.text("zone", "", report_)))
        check_zone(zone, paint.find("zone").place());
    }
    read_sets(*data);
    read_pieces(*data);
    if (const auto play = data->table_if_any("play", report_)) read_play(*play);
    read_positions();
    for (const Data& article : data->list_or_empty("article", report_))
      read_article_files(article, extent);
    data->report_unused(report_);
    return std::move(game_);
  }

 private:
  bool read_boards(const Data& data) {
    auto source = std::make_shared<GameSource>();
    source->seats = read_seats(data, report_);
    source->zones = read_zones(data, report_);
    game_->source_ = source;
    auto tiling = load_tiling(templates_, data, report_);
    for (const auto& [id, region] : data.tables("board", report_))
      if (tiling) tiling->regions.push_back(read_region(id, region, report_));
    const auto wanted = data.list("boards", report_);
    if (!tiling || report_.has_errors()) return false;
    game_->tiling = std::move(*tiling);
    for (const Data& id : wanted)
      if (!add_board(*game_, id.as_text(report_), report_)) return false;
    if (game_->boards.empty()) report_.error(data.place(), "a game needs a board");
    return !report_.has_errors();
  }

  void read_pieces(const Data& data) {
    const auto tables = data.tables("piece", report_);
    for (const auto& [id, table] : tables) piece_ids_.push_back(id);
    for (const auto& [id, table] : tables) {
      if (game_->pieces.size() == limits::pieces)
        report_.error(table.key_place(),
                      "a game has at most " + std::to_string(limits::pieces) + " pieces");
      read_piece(id, table);
    }
    for (Piece& piece : game_->pieces) {
      std::set<std::string> open;
      if (!collect(piece.id, piece.moves, open)) report_too_many_moves(piece);
    }
    if (report_.has_errors()) return;
    for (const Piece& piece : game_->pieces)
      warn_of_dead_moves(*game_, piece, sources_.at(piece.id).own, report_);
  }

  void read_piece(const std::string& id, const Data& table) {
    Piece piece;
    piece.id = id;
    piece.name = table.text("name", report_);
    piece.letter = table.text("letter", "", report_);
    piece.value = table.number("value", 0, report_);
    if (piece.value < -limits::piece_value || piece.value > limits::piece_value)
      report_.error(table.find("value").place(), "no piece is worth so much",
                    "values are from -" + std::to_string(limits::piece_value) + " to " +
                        std::to_string(limits::piece_value));
    piece.inventor = table.text("inventor", "", report_);
    piece.section = table.text("section", "", report_);
    piece.document = table.text("article", "", report_);
    piece.helper = table.boolean("helper", false, report_);
    if (piece.helper && !piece.letter.empty())
      report_.error(table.find("letter").place(), "a helper is no man of the game",
                    "a letter is for men in positions");
    piece.drawing = table.text("drawing", id, report_);
    piece.place = table.has("drawing") ? table.find("drawing").place() : table.key_place();
    if (const auto state = table.table_if_any("state", report_))
      for (const auto& [name, value] : state->entries()) {
        piece.state[name] = value.as_number(report_);
        if (value.is(Data::Kind::integer) && !is_number_of_man(name, piece.state[name]))
          report_.error(value.place(), "no man has such a range", range_hint());
      }
    PieceSource source;
    source.place = table.key_place();
    source.includes = table.texts_or_empty("includes", report_);
    if (table.has("betza")) read_betza(table.find("betza"), piece, source);
    Vocabulary vocabulary = vocabulary_of(game_->board(), piece.state);
    vocabulary.pieces = piece_ids_;
    for (const Data& text : table.list_or_empty("moves", report_))
      if (auto move = parse_move(text.as_text(report_), text.text_place(), vocabulary, report_))
        source.own.push_back(std::move(*move));
    if (source.own.empty() && source.includes.empty() && !report_.has_errors())
      report_.error(source.place, "piece '" + id + "' has no moves");
    sources_[id] = std::move(source);
    game_->pieces.push_back(std::move(piece));
  }

  /// A number that `i` asks for is 1 unless the piece's table says otherwise.
  void read_betza(const Data& text, Piece& piece, PieceSource& source) {
    const std::string told = text.as_text(report_);
    if (!text.is(Data::Kind::text)) return;
    auto betza = parse_betza(told, text.text_place(), game_->board(), report_);
    if (!betza) return;
    source.own = std::move(betza->moves);
    piece.state.merge(betza->state);
  }

  void read_borders(const Data& data) {
    for (const Data& each : data.list_or_empty("border", report_)) {
      const std::string as = each.text("as", report_);
      Border border{as, each.text("name", as, report_), each.text("zone", report_),
                    each.text("beyond", report_), each.place()};
      for (const std::string* zone : {&border.zone, &border.beyond})
        if (!zone->empty()) check_zone(*zone, each.place());
      game_->borders.push_back(std::move(border));
    }
  }

  /// [set.desk] sides = ["1.75in", "2in"]
  void read_sets(const Data& data) {
    for (const auto& [name, table] : data.tables("set", report_)) {
      std::vector<double> sides;
      for (const Data& text : table.list("sides", report_))
        sides.push_back(to_millimetres(text.as_text(report_)).value_or(0));
      if (sides.size() == 2 && sides[0] > 0 && sides[0] <= sides[1])
        game_->sets.push_back({name, sides[0], sides[1]});
      else
        report_.error(table.find("sides").place(), "'sides' are the shortest and the longest",
                      "as [\"1.75in\", \"2in\"]");
    }
  }

  void check_zone(const std::string& zone, const Place& place) {
    if (game_->board().region(zone, 0)) return;
    std::vector<std::string_view> known;
    for (const auto& [name, sets] : game_->board().zones) known.push_back(name);
    report_.error(place, "unknown zone '" + zone + "'", did_you_mean(zone, known));
  }

  int piece_number(const Data& text) {
    const std::string id = text.as_text(report_);
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < game_->pieces.size(); ++i) {
      if (game_->pieces[i].id == id) return static_cast<int>(i);
      known.push_back(game_->pieces[i].id);
    }
    report_.error(text.place(), "unknown piece '" + id + "'", did_you_mean(id, known));
    return -1;
  }

  void read_promotion(const Data& data) {
    PlayRules::Promotion promotion;
    for (const Data& piece : data.list("pieces", report_))
      promotion.pieces.push_back(piece_number(piece));
    for (const Data& piece : data.list_or_empty("to", report_))
      promotion.to.push_back(piece_number(piece));
    promotion.zone = data.text("zone", report_);
    promotion.from = data.text("from", "", report_);
    promotion.after = data.text("after", "", report_);
    promotion.multiple = data.boolean("multiple", false, report_);
    for (const char* key : {"zone", "from", "after"})
      if (data.has(key)) check_zone(data.text(key, report_), data.find(key).place());
    game_->rules.promotions.push_back(std::move(promotion));
  }

  void read_play(const Data& play) {
    PlayRules& rules = game_->rules;
    if (play.has("king")) rules.king = piece_number(play.find("king"));
    if (play.has("passing")) rules.passing = piece_number(play.find("passing"));
    if (const auto castling = play.table_if_any("castling", report_)) {
      rules.castling.rook = piece_number(castling->find("rook"));
      rules.castling.all_safe = castling->boolean("all-safe", false, report_);
    }
    for (const Data& promotion : play.list_or_empty("promotions", report_))
      read_promotion(promotion);
    game_->start = play.text("start", "", report_);
    start_place_ = play.find("start").place();
    for (const Data& piece : play.list_or_empty("victory", report_))
      rules.victory.push_back(piece_number(piece));
    rules.abandoned = play.text("abandoned", "", report_);
    if (!rules.abandoned.empty()) check_zone(rules.abandoned, play.find("abandoned").place());
  }

  /// Reads positions/NAME.txt and positions/NAME.fen beside the game file.
  void read_positions() {
    const auto folder = game_->folder / "positions";
    if (report_.has_errors()) return;
    std::vector<std::filesystem::path> files = files_in(folder);
    std::erase_if(files, [](const auto& file) {
      return file.extension() != ".txt" && file.extension() != ".fen";
    });
    std::stable_partition(files.begin(), files.end(), [&](const auto& file) {
      return file.stem() == game_->start;  // FEN asks where men began
    });
    for (const auto& file : files) {
      const auto text = read_text(file, limits::data_file_bytes, report_);
      if (!text) continue;
      if (auto position = read_position(*game_, *text, file.string(), report_))
        game_->positions.push_back({file.stem().string(), std::move(*position)});
    }
    if (!game_->start.empty() && game_->find_position(game_->start) == nullptr)
      report_.error(start_place_, "there is no position '" + game_->start + "'",
                    "it would stand in positions/" + game_->start + ".txt");
  }

  /// Adds a piece's own moves and those of the pieces it includes, each piece once. False if they
  /// are too many.
  bool collect(const std::string& id, std::vector<Move>& moves, std::set<std::string>& seen) {
    if (!seen.insert(id).second) return true;
    const PieceSource& source = sources_.at(id);
    if (moves.size() + source.own.size() > limits::piece_moves) return false;
    moves.insert(moves.end(), source.own.begin(), source.own.end());
    for (const std::string& other : source.includes) {
      if (sources_.contains(other)) {
        if (!collect(other, moves, seen)) return false;
        continue;
      }
      std::vector<std::string_view> known;
      for (const auto& [name, unused] : sources_) known.push_back(name);
      report_.error(source.place, "piece '" + id + "' includes unknown piece '" + other + "'",
                    did_you_mean(other, known));
    }
    return true;
  }

  void report_too_many_moves(const Piece& piece) {
    const PieceSource& source = sources_.at(piece.id);
    report_.error(
        source.own.size() > limits::piece_moves ? source.own[limits::piece_moves].place
                                                : source.place,
        "piece '" + piece.id + "' has more than " + std::to_string(limits::piece_moves) + " moves",
        "those of the pieces that it includes count too");
  }

  void read_article_files(const Data& data, Extent extent) {
    Article article = read_article(data, game_->folder, report_);
    const auto read = [&](const std::filesystem::path& file, auto reader) {
      if (!file_exists(file)) return;  // reported where it is named
      if (const auto content = read_data(file, report_)) {
        reader(*content, article, report_);
        content->report_unused(report_);
      }
    };
    if (extent != Extent::rules) read(article.figures_file, read_figures);
    if (extent == Extent::all) read(article.claims_file, read_claims);
    game_->articles.push_back(std::move(article));
  }

  const std::filesystem::path& templates_;
  Report& report_;
  std::unique_ptr<Game> game_;
  std::map<std::string, PieceSource, std::less<>> sources_;
  std::vector<std::string> piece_ids_;
  Place start_place_;
};

const Board* Game::find_board(std::string_view wanted) const {
  for (const auto& board : boards)
    if (board->id == wanted) return board.get();
  return nullptr;
}

const Piece* Game::find_piece(std::string_view wanted) const {
  for (const Piece& piece : pieces)
    if (piece.id == wanted) return &piece;
  return nullptr;
}

const Position* Game::find_position(std::string_view wanted) const {
  for (const NamedPosition& named : positions)
    if (named.name == wanted) return &named.position;
  return nullptr;
}

std::vector<const Figure*> Game::figures() const {
  std::vector<const Figure*> all;
  for (const Article& article : articles)
    for (const Figure& figure : article.figures) all.push_back(&figure);
  return all;
}

const Figure* Game::find_figure(std::string_view wanted) const {
  for (const Figure* figure : figures())
    if (figure->id == wanted) return figure;
  return nullptr;
}

Vocabulary vocabulary_of(const Board& board, const State& state) {
  Vocabulary vocabulary;
  for (const Axis& axis : board.axes) vocabulary.axes.push_back(axis.name);
  for (const PathGraph& path : board.paths) vocabulary.paths.push_back(path.name);
  for (const RingSet& circle : board.circles) vocabulary.circles.push_back(circle.name);
  vocabulary.regions = board.region_words();
  for (const auto& [name, value] : state) vocabulary.states.push_back(name);
  return vocabulary;
}

const Board* add_board(Game& game, std::string_view id, Report& report) {
  if (const Board* known = game.find_board(id)) return known;
  std::optional<Region> told;
  const Region* region = game.tiling.region(id);
  if (region == nullptr && (told = parse_region(id))) region = &*told;
  if (region == nullptr) {
    std::vector<std::string_view> known;
    for (const Region& each : game.tiling.regions) known.push_back(each.id);
    report.error({}, "unknown board '" + std::string(id) + "'", did_you_mean(id, known));
    return nullptr;
  }
  auto patch = cut(game.tiling, *region, report);
  if (!patch) return nullptr;
  auto board =
      std::make_unique<Board>(make_board(std::move(*patch), game.tiling, game.source_->seats));
  // Zones are told for the game's own board; files and ranks that another board lacks are no error.
  Report lenient;
  add_zones(*board, game.source_->zones, game.boards.empty() ? report : lenient);
  game.boards.push_back(std::move(board));
  return game.boards.back().get();
}

std::unique_ptr<Game> read_game(const std::filesystem::path& templates, const std::string& id,
                                Extent extent, Report& report) {
  return GameReader(templates, id, report).read(extent);
}

std::optional<Position> read_position(const Game& game, std::string_view text,
                                      const std::string& name, Report& report) {
  const PlayRules& rules = game.rules;
  const FenGame fen{rules.king, rules.castling.rook, rules.passing, game.find_position(game.start)};
  auto position = looks_like_fen(text)
                      ? parse_fen(text, name, game.board(), game.pieces, fen, report)
                      : parse_position(text, name, game.board(), game.pieces, report);
  if (!position) return std::nullopt;
  const std::size_t before = report.problems().size();
  check_kings(*position, name, game.board(), rules.king, report);
  return report.problems().size() > before ? std::nullopt : std::move(position);
}

Play play_of(const Game& game, const Position& position) {
  return {game.board(), game.pieces, game.rules, position.numbers};
}

std::vector<std::string> game_ids(const std::filesystem::path& templates) {
  std::vector<std::string> ids;
  for (const auto& folder : files_in(templates / "games"))
    if (file_exists(folder / "game.toml")) ids.push_back(folder.filename().string());
  return ids;
}

}  // namespace boardwright::game
