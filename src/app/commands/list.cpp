// `boardwright list`: the names that can be used on the command line.
#include <nlohmann/json.hpp>

#include <array>
#include <exception>

#include "audit/prove.h"
#include "base/errors.h"
#include "base/limits.h"
#include "base/text.h"
#include "betza/betza.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "builder/shares.h"
#include "commands/command.h"
#include "game/move_cost.h"
#include "game/reference.h"

namespace boardwright::commands {

using game::Game;

namespace {

using Json = nlohmann::ordered_json;

struct ListOptions {
  std::vector<std::string> games;  ///< empty: all, and everything else
  bool json = false;
  std::string ids;  ///< the kind to list; empty: everything, with headings
};

/// A kind of things with names that are known without reading files.
struct NamedKind {
  std::string_view kind;
  std::vector<std::string> (*names)(const SearchPath&);
};
constexpr std::array<NamedKind, 4> named_kinds = {{
    {"games", [](const SearchPath& search_path) { return search_path.games(); }},
    {"tilings", [](const SearchPath& search_path) { return search_path.names("tilings"); }},
    {"styles", [](const SearchPath& search_path) { return search_path.names("styles"); }},
    {"formats",
     [](const SearchPath&) {
       std::vector<std::string> all;
       for (const builder::Format& format : builder::formats()) all.emplace_back(format.name);
       return all;
     }},
}};

ExitCode list_ids(std::string_view kind, const Context& context) {
  std::vector<std::string> kinds;
  for (const NamedKind& row : named_kinds) {
    if (row.kind != kind) {
      kinds.emplace_back(row.kind);
      continue;
    }
    std::string text;
    for (const std::string& name : row.names(context.search_path)) text += name + "\n";
    context.console.out(text);
    return ExitCode::fine;
  }
  throw UsageError("unknown kind " + in_quotes(kind), "there are: " + joined(kinds, ", "));
}

Json drawings_json(const scene::PieceSet& set) {
  Json drawings = Json::array();
  for (const scene::Drawing& drawing : set.all())
    drawings.push_back({{"id", drawing.id}, {"name", drawing.name}, {"alt", drawing.alt}});
  return drawings;
}

std::vector<std::string> drawing_names(const scene::PieceSet& set) {
  std::vector<std::string> names;
  for (const scene::Drawing& drawing : set.all()) names.push_back(drawing.id);
  return names;
}

/// The ids in a game, by heading, in order.
std::vector<std::pair<std::string, std::vector<std::string>>> ids_of(const Game& game) {
  std::vector<std::string> boards, sets, piece_types, helpers, figures, articles;
  for (const auto& board : game.boards) boards.push_back(board->id);
  for (const game::BoardSet& set : game.sets) sets.push_back(set.name);
  for (const moves::PieceType& piece_type : game.piece_types)
    (piece_type.helper ? helpers : piece_types).push_back(piece_type.id);
  for (const game::Figure* figure : game.figures()) figures.push_back(figure->id);
  for (const game::Article& article : game.articles) articles.push_back(article.id);
  return {{"boards", boards},   {"sets", sets},       {"pieces", piece_types},
          {"helpers", helpers}, {"figures", figures}, {"articles", articles}};
}

Json game_json(const Game& game) {
  Json json = {{"id", game.id},
               {"title", game.title},
               {"by", game.by},
               {"reference", game::is_reference(game)}};
  for (const auto& [head, ids] : ids_of(game)) json[head] = ids;
  Json betza = Json::object();
  betza::BetzaWriter writer(game.board());
  for (const moves::PieceType& piece_type : game.piece_types)
    if (game::cost_of(piece_type, game.board()) <= base::limits::kept_cells)
      if (const auto text = writer.write(piece_type.moves, piece_type.state))
        betza[piece_type.id] = *text;
  json["betza"] = std::move(betza);
  return json;
}

/// A heading and names, wrapped to lines of at most 78 characters.
std::string block(const Console& console, std::string_view head,
                  const std::vector<std::string>& names) {
  constexpr std::size_t indent = 12, width = 78;
  std::string out, line = "  " + std::string(head);
  line.resize(indent, ' ');
  for (const std::string& name : names) {
    if (line.size() + name.size() > width) {
      line.pop_back();
      out += line + "\n";
      line = std::string(indent, ' ');
    }
    line += name + " ";
  }
  line.pop_back();
  out += line + "\n";
  return out.substr(0, 2) + console.paint(Console::Colour::quiet, head) +
         out.substr(2 + head.size());
}

std::string game_text(const Game& game, bool is_own, const Console& console) {
  std::string text = console.paint(Console::Colour::strong, game.id) + "  " + game.title +
                     (game.by.empty() ? "" : ", " + game.by) +
                     (game::is_reference(game) && !is_own ? " (reference game)" : "") + "\n";
  for (const auto& [head, ids] : ids_of(game))
    if (!ids.empty()) text += block(console, head, ids);
  return text;
}

/// Lists the games that are named.
ExitCode list_games(const ListOptions& options, Context& context) {
  Json games = Json::array();
  std::string text;
  const std::set<std::string> own = context.search_path.own_games();
  for (const std::string& word : options.games) {
    const auto game = builder::load_game(context, word, game::Extent::names);
    if (options.json)
      games.push_back(game_json(*game));
    else
      text +=
          (text.empty() ? "" : "\n") + game_text(*game, own.contains(game->id), context.console);
  }
  context.console.out(options.json ? Json{{"games", games}}.dump() + "\n" : text);
  return ExitCode::fine;
}

/// What is listed of a game.
struct ListedGame {
  Report read;      ///< problems of its files
  Report drawings;  ///< its pieces without a drawing
  Json json;
  std::string text;
  std::exception_ptr failed;
};

/// Reads all games, on all cores, and keeps none.
std::vector<ListedGame> list_each(const Context& context, const scene::PieceSet& set, bool json) {
  const std::vector<std::string> ids = context.search_path.games();
  const std::set<std::string> own = context.search_path.own_games();
  std::vector<ListedGame> all(ids.size());
  builder::each_alone(ids.size(), 0, [&](std::size_t i) {
    ListedGame& listed = all[i];
    try {
      const auto game =
          audit::read_whole_game(context.search_path, ids[i], listed.read, game::Extent::names);
      if (game == nullptr || listed.read.has_errors()) return;
      diagram::check_drawings(*game, set, listed.drawings);
      if (json)
        listed.json = game_json(*game);
      else
        listed.text = game_text(*game, own.contains(ids[i]), context.console) + "\n";
    } catch (...) {
      listed.failed = std::current_exception();
    }
  });
  return all;
}

ExitCode list_all(const ListOptions& options, Context& context) {
  if (!options.games.empty() && !options.ids.empty())
    throw UsageError("--ids lists all names of a kind", "leave out the games, or --ids");
  if (!options.games.empty()) return list_games(options, context);
  if (!options.ids.empty()) return list_ids(options.ids, context);
  for (const char* kind : {"tilings", "styles"}) builder::folder_of(context.search_path, kind);
  const auto tilings = context.search_path.names("tilings");
  const auto styles = context.search_path.names("styles");
  const scene::PieceSet set = builder::load_pieces(context.search_path);
  Report report, unread;
  Json games = Json::array();
  std::string text;
  for (ListedGame& listed : list_each(context, set, options.json)) {
    if (listed.failed) std::rethrow_exception(listed.failed);
    report.merge(listed.drawings);
    if (listed.read.has_errors()) {
      unread.merge(listed.read);
      continue;
    }
    builder::show_warnings(listed.read, context.console);
    if (options.json) games.push_back(std::move(listed.json));
    text += listed.text;
  }
  refuse(report);
  if (options.json)
    text = Json{{"games", games},
                {"tilings", tilings},
                {"styles", styles},
                {"drawings", drawings_json(set)},
                {"formats", builder::picture_formats()}}
               .dump() +
           "\n";
  else
    text += block(context.console, "tilings", tilings) + block(context.console, "styles", styles) +
            block(context.console, "drawings", drawing_names(set)) +
            block(context.console, "formats", builder::picture_formats());
  context.console.out(text);
  refuse(unread);
  return ExitCode::fine;
}

std::vector<OptionRow> list_rows(ListOptions& options) {
  return {{"GAME", "games, or their folders; everything if not given", &options.games},
          {"--json", "one JSON object", &options.json},
          {"--ids",
           "list only the names of games, tilings, styles or formats, one per line",
           &options.ids,
           {.not_with = {"--json"}}}};
}

}  // namespace

extern const Command list_command = {
    "list",
    "List games, boards, pieces and figures",
    "boardwright list",
    [] { return call_of(list_rows, list_all); },
};

}  // namespace boardwright::commands
