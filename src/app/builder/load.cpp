// Finds and reads what the command line names.
#include "builder/load.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "audit/prove.h"
#include "base/checked_text.h"
#include "base/hints.h"
#include "base/limits.h"
#include "base/text.h"
#include "diagram/markings.h"
#include "diagram/piece_drawing.h"
#include "diagram/seats.h"
#include "disk/beneath.h"
#include "disk/disk.h"
#include "game/positions.h"
#include "play/fen.h"

namespace boardwright::builder {

using base::in_quotes, base::refuse, base::UsageError;
using board::Board;
using game::Game;
using terminal::Context;

namespace fs = std::filesystem;
namespace {

template <class Things, class Name>
std::string suggestion(std::string_view wrong, const Things& things, Name name) {
  std::vector<std::string> known;
  for (const auto& thing : things) known.push_back(name(thing));
  return base::meant_or_all(wrong, known);
}

constexpr const char* input_name = "standard input";

/// The text of standard input, checked like an author's file.
std::optional<std::string> text_of_input(Report& report) {
  std::string text;
  char part[4096];
  while (text.size() <= base::limits::data_file_bytes &&
         std::cin.read(part, sizeof part).gcount() > 0)
    text.append(part, static_cast<std::size_t>(std::cin.gcount()));
  return base::checked_text(base::with_line_feeds(std::move(text)), input_name,
                            base::limits::data_file_bytes, report);
}

/// Whether bytes can be read from a path: it is a file, or a pipe of a shell.
bool is_readable(const std::string& file) {
  std::error_code failed;
  return fs::exists(file, failed) && !failed && !fs::is_directory(file, failed);
}

void check_readable(const std::string& file) {
  if (!is_readable(file))
    throw UsageError(fs::is_directory(file) ? in_quotes(file) + " is a folder, not a file"
                                            : "there is no file " + in_quotes(file));
}

/// The text of a file named on the command line.
std::optional<std::string> text_named(const std::string& file, Report& report) {
  return base::checked_text(
      base::with_line_feeds(disk::read_named(file, base::limits::data_file_bytes)), file,
      base::limits::data_file_bytes, report);
}

}  // namespace

void show_warnings(const Report& report, const terminal::Console& console) {
  if (!report.problems().empty()) console.err(base::describe(report, console.colour_on_error()));
}

void add_author_folders(SearchPath& search_path, const std::vector<fs::path>& folders) {
  std::vector<std::pair<fs::path, std::string>> all;
  for (const fs::path& folder : folders) all.emplace_back(folder, "--games");
  const char* path = std::getenv("BOARDWRIGHT_PATH");
  for (const std::string_view folder : base::split(path != nullptr ? path : "", ':'))
    if (!folder.empty()) all.emplace_back(folder, "BOARDWRIGHT_PATH");
  for (auto each = all.rbegin(); each != all.rend(); ++each) {
    const auto& [folder, from] = *each;
    if (!fs::is_directory(folder))
      throw UsageError(from + " names " + in_quotes(folder.string()) + ", which is not a folder",
                       "a folder with games in it");
    search_path.add_folder(folder);
    disk::forbid_links_out_of(folder);
  }
}

std::string find_game(SearchPath& search_path, const std::string& word) {
  const bool is_file = word.ends_with(".toml");
  if (is_file || word.find('/') != std::string::npos || word == "." || word == "..") {
    fs::path folder = is_file ? fs::path(word).parent_path() : fs::path(word);
    if (folder.empty()) folder = ".";
    if (!fs::is_regular_file(is_file ? fs::path(word) : folder / "game.toml") ||
        (is_file && fs::path(word).filename() != "game.toml"))
      throw UsageError("there is no game in " + in_quotes(word),
                       "give a game's folder, or the game.toml in it");
    const fs::path whole = fs::absolute(folder).lexically_normal();
    const std::string id = (whole.has_filename() ? whole : whole.parent_path()).filename().string();
    search_path.add_game(id, folder);
    return id;
  }
  if (word.empty() || !fs::exists(search_path.game(word) / "game.toml")) {
    if (!word.empty() && fs::is_regular_file(fs::path(word) / "game.toml")) {
      search_path.add_game(word, fs::path(word));  // in the working directory
      return word;
    }
    throw UsageError("unknown game " + in_quotes(word),
                     suggestion(word, search_path.games(), [](const auto& game) { return game; }));
  }
  return word;
}

std::unique_ptr<Game> load_game(const Context& context, const std::string& word,
                                game::Extent extent) {
  SearchPath search_path = context.search_path;
  const std::string id = find_game(search_path, word);
  folder_of(search_path, "tilings");
  Report report;
  auto game = audit::read_whole_game(search_path, id, report, extent);
  refuse(report);
  show_warnings(report, context.console);
  return game;
}

std::vector<std::string> wanted_games(SearchPath& search_path,
                                      const std::vector<std::string>& words) {
  if (words.empty()) {
    const auto own = search_path.own_games();
    return own.empty() ? search_path.games() : std::vector(own.begin(), own.end());
  }
  std::vector<std::string> ids;
  for (const std::string& word : words) ids.push_back(find_game(search_path, word));
  return ids;
}

Style open_style(const Context& context, const SearchPath& search_path, const std::string& name) {
  Report report;
  Style style = load_style(search_path, name, &report);
  show_warnings(report, context.console);
  return style;
}

Style open_style(const Context& context, const SearchPath& search_path, const std::string& name,
                 const Game& game) {
  Style style = open_style(context, search_path, name);
  Report report;
  diagram::check_seats(game.board(), style, name, report);
  for (const auto& board : game.boards) diagram::check_markings(*board, report);
  refuse(report);
  return style;
}

Style style_of(const Context& context, const Game& game, const std::string& asked) {
  const SearchPath search_path = context.search_path.of_game(game.folder);
  return open_style(context, search_path, find_style(search_path, asked, game.style), game);
}

scene::PieceSet drawings_for(const Context& context, const Game& game, const Style& style,
                             const std::string& name) {
  scene::PieceSet set = load_pieces(context.search_path.of_game(game.folder), style,
                                    name.empty() ? game.style : name);
  Report report;
  diagram::check_drawings(game, set, report);
  refuse(report);
  return set;
}

scene::PieceSet drawings_for(const Context& context, const Game& game) {
  return drawings_for(context, game,
                      load_style(context.search_path.of_game(game.folder), game.style), {});
}

const moves::PieceType& find_piece_type(const Game& game, std::string_view id) {
  if (const moves::PieceType* piece_type = game.find_piece_type(id)) return *piece_type;
  throw UsageError(
      "unknown piece " + in_quotes(id),
      suggestion(id, game.piece_types, [](const moves::PieceType& each) { return each.id; }));
}

const game::Figure& find_figure(const Game& game, std::string_view id) {
  if (const game::Figure* figure = game.find_figure(id)) return *figure;
  throw UsageError(
      "unknown figure " + in_quotes(id),
      suggestion(id, game.figures(), [](const game::Figure* each) { return each->id; }));
}

const Board& find_board(Game& game, std::string_view id) {
  if (id.empty()) return game.board();
  Report report;
  if (const Board* board = game::add_board(game, id, report)) return *board;
  const base::Problem& problem = report.problems().front();
  throw UsageError(problem.message, problem.hint);
}

geometry::CellId find_cell(const Board& board, std::string_view name) {
  if (const auto cell = board.find(name)) return *cell;
  throw UsageError("no cell " + in_quotes(name) + " on board " + in_quotes(board.id),
                   board::cell_hint(board, name));
}

play::Position find_position(const Game& game, const std::string& wanted) {
  const std::string name = wanted.empty() ? game.start : wanted;
  if (name.empty())
    throw UsageError("game '" + game.id + "' has no start position", "give --position");
  if (const play::Position* known = game.find_position(name)) return *known;
  Report report;
  const bool is_file = is_readable(name);
  const bool is_input = name == "-";
  if (!is_file && !is_input && !play::looks_like_fen(name) && !game::array_number(game, name)) {
    if (const auto arrays = game::number_of_arrays(game); arrays > 0 && base::to_integer(name))
      throw UsageError("no array " + in_quotes(name),
                       "they are numbered from 0 to " + std::to_string(arrays - 1));
    throw UsageError("no position and no file " + in_quotes(name),
                     base::meant_or_all(name, game::position_names(game)));
  }
  const std::string place = is_file ? name : is_input ? input_name : "FEN";
  if (!is_file && !is_input) report.keep_source(place, name);
  const auto text = is_file    ? text_named(name, report)
                    : is_input ? text_of_input(report)
                               : std::optional(name);
  refuse(report);
  auto position = game::read_position(game, *text, place, report);
  refuse(report);
  return std::move(*position);
}

std::optional<std::string> text_from(const std::string& file, Report& report) {
  if (file == "-") return text_of_input(report);
  check_readable(file);
  return text_named(file, report);
}

void for_each_line(const std::string& file, const std::function<bool(std::string_view)>& take) {
  constexpr std::size_t most = base::limits::line_bytes;
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (file != "-") check_readable(file);
  const disk::Descriptor from = file == "-" ? disk::Descriptor(::dup(STDIN_FILENO))
                                            : disk::open_file(file, O_RDONLY | O_NOCTTY);
  if (!from.is_open()) disk::fail("cannot read", file);
  std::string bytes;
  for (bool first = true, more = true; more; first = false) {
    more = disk::read_some(from, file, most, bytes);
    std::string_view rest = bytes;
    if (first && rest.starts_with(byte_order_mark)) rest.remove_prefix(byte_order_mark.size());
    for (std::size_t end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
      if (!take(rest.substr(0, end + 1))) return;
      rest.remove_prefix(end + 1);
    }
    const bool is_last = !more || rest.size() >= most;
    if (is_last && !rest.empty() && !take(rest)) return;
    bytes.erase(0, is_last ? bytes.size() : bytes.size() - rest.size());
  }
}

std::string name_of_text(const std::string& file) { return file == "-" ? input_name : file; }

board::SeatId find_seat(const Board& board, int number) {
  if (const auto seat = board.seat_numbered(number)) return *seat;
  throw UsageError("the game has no seat " + std::to_string(number),
                   "seats are numbered 1 to " + std::to_string(board.seat_ids().size()));
}

}  // namespace boardwright::builder
