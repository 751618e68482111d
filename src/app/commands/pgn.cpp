// `boardwright pgn`: checks games in PGN by the rules, and shows them as diagrams.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "base/checked_text.h"
#include "base/limits.h"
#include "base/names.h"
#include "base/text.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/ending_answer.h"
#include "commands/print_options.h"
#include "diagram/diagram.h"
#include "disk/write_files.h"
#include "fairy_stockfish/imported_game.h"
#include "pgn/pgn.h"
#include "terminal/progress.h"

namespace boardwright::commands {

using base::index;

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using pgn::PgnCutter;
using pgn::PgnGame;
using pgn::PlayedGame;

struct PgnOptions {
  fs::path figures;
  std::string file, game, at, pieces = "letters";
  int every = 0;
  bool json = false;
};

/// A game of the file, its rules, and the result of playing it through.
struct Checked {
  PgnGame pgn;
  Game* game = nullptr;
  PlayedGame played;
};

/// The id of the game in the working directory that the tag Variant names, as `boardwright import`
/// makes it from such a name; nullopt if there is none.
std::optional<std::string> game_here(const PgnGame& pgn) {
  const auto* tag = pgn.tag("Variant");
  if (tag == nullptr) return {};
  std::string id = fairy_stockfish::id_from(tag->value);
  if (!base::is_name(id) || !fs::is_regular_file(fs::path(id) / "game.toml")) return {};
  return id;
}

/// Loads each game once.
class Library {
 public:
  explicit Library(const Context& context) : context_(context) {}

  Game& of(const std::string& id) {
    auto& game = games_[id];
    if (!game) game = builder::load_game(context_, id, Extent::rules);
    return *game;
  }

 private:
  const Context& context_;
  std::map<std::string, std::unique_ptr<Game>> games_;
};

std::string heading(const PgnGame& pgn) {
  const auto known = [&](std::string_view name) {
    const std::string value = pgn.value(name);
    return value == "?" ? std::string() : value;
  };
  const std::string white = known("White"), black = known("Black"), event = known("Event");
  std::string text = white.empty() && black.empty() ? "Game" : white + " – " + black;
  return event.empty() ? text : text + ", " + event;
}

/// Plays a game through. Reports an error and returns nullopt if its variant is not known.
std::optional<Checked> check_game(PgnGame pgn, const std::vector<std::string>& ids,
                                  const PgnOptions& options, Library& library, Report& report) {
  auto id = options.game.empty() ? pgn::game_of(pgn, ids) : std::optional(options.game);
  if (!id) id = game_here(pgn);
  if (!id) {
    const auto* tag = pgn.tag("Variant");
    const std::string meant = base::did_you_mean(tag->value, ids);
    report.error(tag->place, "unknown variant " + in_quotes(tag->value),
                 meant.empty() ? "name the game that has its rules: --game GAME" : meant);
    return std::nullopt;
  }
  Game& game = library.of(*id);
  PlayedGame played = pgn::play_through(pgn, game, report);
  return Checked{std::move(pgn), &game, std::move(played)};
}

/// The moves from `from` to before `to`, with the numbers of the game: "1. e4 e5 2. Nf3".
std::string movetext(const Checked& checked, std::size_t from, std::size_t to) {
  std::string text;
  const std::size_t seats = checked.game->board().seats.size();
  for (std::size_t i = from; i < to; ++i) {
    const play::Position& before = checked.played.positions[i];
    const bool first = before.turn == board::first_seat || i == from;
    if (!text.empty()) text += ' ';
    if (first && seats == 2)
      text += std::to_string(before.number) + (before.turn == board::first_seat ? ". " : "... ");
    text += checked.played.moves[i];
  }
  return text;
}

/// The positions to draw, by the number of moves before each: those of --every and --at. Without
/// --at also the last position.
std::vector<std::size_t> shown_after(const PgnOptions& options, std::size_t moves) {
  std::vector<std::size_t> found;
  for (std::size_t i = 1; options.every > 0 && i * index(options.every) <= moves; ++i)
    found.push_back(i * index(options.every));
  if (!options.at.empty())
    for (const std::string_view word : base::split(options.at, ',')) {
      const auto number = base::to_integer(base::trimmed(word));
      if (!number || *number < 0)
        throw UsageError(in_quotes(word) + " is not a number of moves", "write --at 0,12,31");
      if (index(*number) <= moves) found.push_back(index(*number));
    }
  if (options.at.empty() && (found.empty() || found.back() != moves)) found.push_back(moves);
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::string drawn(Game& game, const play::Position& position, const std::string& title,
                  const PgnOptions& options, const Context& context) {
  game::Figure figure;
  figure.id = figure.position = "shown";
  figure.title = title;
  std::erase_if(game.positions,
                [](const game::NamedPosition& each) { return each.name == "shown"; });
  const auto after =
      std::ranges::find_if(game.positions, [](const auto& each) { return each.name > "shown"; });
  game.positions.insert(after, {"shown", position});
  const PiecesAs pieces = find_pieces(options.pieces);
  const PieceSet set =
      pieces == PiecesAs::letters ? PieceSet() : builder::drawings_for(context, game);
  Report report;
  const auto diagram = diagram::draw(game, figure, report, {pieces, &set});
  refuse(report);
  const Style style = builder::load_style(context.search_path.of_game(game.folder), game.style);
  pdf::RenderOptions drawing;
  drawing.author = game.by;
  builder::LazyInk ink(context.fonts);
  return builder::find_format("svg")->write({diagram->scene, style, drawing, &diagram->content},
                                            ink);
}

std::string two_digits(std::size_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

/// Writes each game as Markdown with diagrams between its moves.
void write_figures(const std::vector<Checked>& all, const PgnOptions& options,
                   const Context& context) {
  std::map<std::string, std::string> files;
  std::string page;
  terminal::Progress progress(context.console, all.size());
  for (std::size_t g = 0; g < all.size(); ++g) {
    const Checked& checked = all[g];
    progress.step(heading(checked.pgn) + ", diagrams");
    page += (page.empty() ? "# " : "\n# ") + heading(checked.pgn) + "\n";
    std::size_t from = 0;
    for (const std::size_t moves : shown_after(options, checked.played.moves.size())) {
      const std::string name = "game-" + two_digits(g + 1) + "-" + two_digits(moves) + ".svg";
      const std::string title =
          moves == 0 ? "The start" : "After " + movetext(checked, moves - 1, moves);
      files[name] = drawn(*checked.game, checked.played.positions[moves], title, options, context);
      if (moves > from) page += "\n**" + movetext(checked, from, moves) + "**\n";
      page += "\n![" + title + "](" + name + ")\n";
      from = moves;
    }
    const std::size_t last = checked.played.moves.size();
    if (from < last) page += "\n**" + movetext(checked, from, last) + "**\n";
    if (checked.played.ending)
      page += "\n" + ending_text(*checked.game, *checked.played.ending) + "\n";
    if (!checked.pgn.result.empty()) page += "\n" + checked.pgn.result + "\n";
  }
  fs::create_directories(options.figures);
  for (const auto& [name, bytes] : files) disk::write_if_changed(options.figures / name, bytes);
  disk::write_if_changed(options.figures / "games.md", page);
}

std::string in_text(const Checked& checked) {
  std::string text = heading(checked.pgn) + " (" + checked.game->id + ")\n";
  std::size_t width = 0;
  const std::string moves = movetext(checked, 0, checked.played.moves.size());
  for (const std::string_view word : base::words(moves)) {
    if (width > 0 && width + word.size() > 78) {
      text += '\n';
      width = 0;
    }
    text += (width == 0 ? "  " : " ") + std::string(word);
    width += word.size() + 1;
  }
  if (width > 0) text += '\n';
  if (checked.played.ending)
    text += "  " + ending_text(*checked.game, *checked.played.ending) + "\n";
  if (!checked.pgn.result.empty()) text += "  " + checked.pgn.result + "\n";
  return text;
}

Json in_json(const Checked& checked) {
  Json tags = Json::object();
  for (const auto& tag : checked.pgn.tags) tags[tag.name] = tag.value;
  Json json = {{"game", checked.game->id},
               {"tags", std::move(tags)},
               {"plays", checked.played.moves},
               {"legal", checked.played.good},
               {"result", checked.pgn.result}};
  if (checked.played.ending) json["ending"] = ending_json(*checked.game, *checked.played.ending);
  if (checked.played.positions.empty()) return json;
  if (const auto fen = game::print_position(*checked.game, checked.played.positions.back()))
    json["fen"] = *fen;
  return json;
}

/// Reads the games of a file one by one, and prints each. The file can be of any length.
class PgnReport {
 public:
  PgnReport(const PgnOptions& options, const Context& context)
      : options_(options),
        context_(context),
        name_(builder::name_of_text(options.file)),
        ids_(context.search_path.games()),
        library_(context),
        progress_(context.console, 0) {}

  ExitCode run() {
    if (options_.json) context_.console.out("{\"file\":" + Json(name_).dump() + ",\"games\":[");
    builder::for_each_line(options_.file, [this](std::string_view line) {
      if (const auto part = cutter_.add(line)) read(*part);
      return cutter_.size() <= base::limits::data_file_bytes;
    });
    read(cutter_.finish());
    if (games_ == 0) report_.error({name_, 1, 1}, "there is no game in this file");
    if (options_.json) context_.console.out("],\"count\":" + std::to_string(printed_) + "}\n");
    if (!options_.figures.empty() && !report_.has_errors())
      write_figures(kept_, options_, context_);
    refuse(report_);
    builder::show_warnings(report_, context_.console);
    return ExitCode::fine;
  }

 private:
  void read(PgnCutter::Part part) {
    Report own;
    if (part.text.size() > base::limits::data_file_bytes) {
      own.error({name_, part.first_line, 1},
                "a game is longer than " + std::to_string(base::limits::data_file_bytes) + " bytes",
                "perhaps a comment or a variation is not closed");
      return report_.merge(std::move(own));
    }
    const auto text = base::checked_text(base::with_line_feeds(std::move(part.text)), name_,
                                         base::limits::data_file_bytes, own, part.first_line);
    std::string out;
    if (text)
      for (PgnGame& pgn : pgn::parse_pgn(*text, name_, own, part.first_line)) {
        ++games_;
        progress_.step(heading(pgn));
        if (auto checked = check_game(std::move(pgn), ids_, options_, library_, own))
          add(std::move(*checked), out, own);
      }
    context_.console.out(out);
    report_.merge(std::move(own));
  }

  void add(Checked checked, std::string& out, Report& report) {
    if (options_.json)
      out += (printed_ > 0 ? "," : "") + in_json(checked).dump();
    else
      out += in_text(checked);
    ++printed_;
    if (options_.figures.empty()) return;
    if (kept_.size() < base::limits::figures)
      kept_.push_back(std::move(checked));
    else if (kept_.size() == base::limits::figures)
      report.error(checked.pgn.place, "diagrams are drawn for at most " +
                                          std::to_string(base::limits::figures) + " games");
  }

  const PgnOptions& options_;
  const Context& context_;
  const std::string name_;
  const std::vector<std::string> ids_;
  Library library_;
  terminal::Progress progress_;
  PgnCutter cutter_;
  Report report_;
  std::size_t games_ = 0, printed_ = 0;
  std::vector<Checked> kept_;  ///< for diagrams
};

ExitCode check_pgn(const PgnOptions& options, Context& context) {
  return PgnReport(options, context).run();
}

std::vector<OptionRow> pgn_rows(PgnOptions& options) {
  return {
      {"FILE", "a file of games in PGN; - for standard input", &options.file, {.required = true}},
      {"--game", "the game with their rules; if not given, that of their tag Variant",
       &options.game},
      {"--figures", "folder for diagrams, and for games.md, which shows them", &options.figures},
      {"--every",
       "draw a diagram every N moves of single seats",
       &options.every,
       {.bounds = Bounds{1, 1000}}},
      {"--at", "draw diagrams after these numbers of moves, such as 0,12,31", &options.at},
      {"--men",
       "pieces as letters, or drawn, with the drawings of the piece set",
       &options.pieces,
       {.shows_default = true}},
      {"--json", "one JSON object", &options.json},
  };
}

}  // namespace

extern const Command pgn_command = {
    "pgn",
    "Check games in PGN by the rules, and show them as diagrams",
    "boardwright pgn games.pgn --figures games --every 10",
    [] { return call_of(pgn_rows, check_pgn); },
};

}  // namespace boardwright::commands
