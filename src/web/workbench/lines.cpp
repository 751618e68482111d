// Typed lines: moves on a board of their own, and the first text of a new game.
#include <algorithm>

#include "base/limits.h"
#include "base/text.h"
#include "betza/betza.h"
#include "english/move_words.h"
#include "play/fen.h"
#include "scaffold/new_game.h"
#include "workbench/bench.h"
#include "workbench/folder.h"

namespace boardwright::web {

using base::Refusal, base::Report, base::SearchPath, base::split, base::toml_text, base::trimmed,
    base::words;
using betza::BetzaWriter;
using game::Extent;
using live::Json, live::Request;
using moves::PieceType;
using play::looks_like_fen;
using scaffold::NewBoard, scaffold::find_new_board, scaffold::game_from_fen;

namespace {

constexpr const char* line_folder = "line";  // of the game made for a question
constexpr std::string_view default_board = "8x8";
constexpr std::string_view moves_key = "moves = [";
constexpr std::string_view betza_key = "betza = ";

/// A game with one piece that has the moves of the line, in the last line of the text.
std::string game_of_line(const NewBoard& board, std::string_view text, bool is_betza) {
  std::string game = "title = \"A line\"\ntiling = " + toml_text(board.tiling) + "\nboards = [" +
                     toml_text(board.word) +
                     "]\n[[seat]]\nname = \"White\"\nforward = 90\n"
                     "[[seat]]\nname = \"Black\"\nforward = 270\n[piece.piece]\nletter = \"A\"\n";
  if (is_betza) return game.append(betza_key).append(toml_text(text)) + "\n";
  game += moves_key;
  for (const std::string_view line : split(text, ';'))
    game.append(toml_text(trimmed(line))).append(", ");
  return game + "]\n";
}

/// The name of the requested board.
std::string name_of_board(const Request& request) {
  return std::string(request.get("board").empty() ? default_board : request.get("board"));
}

/// Betza is one word with a capital letter in it.
bool looks_like_betza(std::string_view text) {
  return words(text).size() == 1 &&
         std::any_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// Adds a picture of how a new game begins, if it can be read.
void add_first_position(Json& json, std::string text, const Request& request) {
  keep_file(std::string(line_folder) + "/game.toml", std::move(text));
  Report report;
  auto opened = opened_game(line_folder, Extent::play, report);
  if (!opened || report.has_errors()) return;
  game::Figure figure;
  figure.id = "board";
  figure.title = opened->game->title;
  figure.position = opened->game->start;
  if (const auto svg = drawn_svg(*opened, figure, request, report)) json.pair("svg", *svg);
}

}  // namespace

std::optional<NewBoard> board_named(const SearchPath& search_path, const std::string& word,
                                    Refusal& refusal) {
  Report report;
  auto board = find_new_board(search_path, word, report, refusal);
  if (report.has_errors()) refusal = refusal_of(report);
  return refusal.refuses() ? std::nullopt : std::move(board);
}

Refusal emit_line(const Request& request, Json& json) {
  const SearchPath search_path = shelves();
  Refusal refusal;
  const auto board = board_named(search_path, name_of_board(request), refusal);
  if (!board) return refusal;
  const std::string_view text = trimmed(request.get("text")), form = request.get("form");
  const bool is_betza = form.empty() ? looks_like_betza(text) : form == "betza";
  keep_file(std::string(line_folder) + "/game.toml", game_of_line(*board, text, is_betza));
  Report report;
  auto opened = opened_game(line_folder, Extent::play, report);
  json.pair("form", is_betza ? "betza" : "notation");
  add_problems(json, report);
  if (!opened || report.has_errors()) return {};
  const PieceType& piece_type = opened->game->piece_types.front();
  refusal = add_reach(json, *opened, piece_type, request);
  if (refusal.refuses()) return refusal;
  BetzaWriter writer(opened->game->board());
  if (const auto betza = writer.write(piece_type.moves, piece_type.state))
    json.pair("betza", *betza);
  const english::GameWords words(*opened->game);
  json.pair("moves", english::moves_in_words(words, piece_type, "it"));
  return {};
}

Refusal emit_beginning(const Request& request, Json& json) {
  const SearchPath search_path = shelves();
  const std::string title(request.get("title").empty() ? "A new game" : request.get("title"));
  const std::string from(request.get("from"));
  Refusal refusal;
  std::optional<std::string> text;
  if (const std::string_view fen = request.get("fen"); !fen.empty()) {
    if (!looks_like_fen(fen)) return {"this is no line of FEN", "its rows have / between"};
    text = game_from_fen(fen, title, refusal);
  } else if (!from.empty()) {
    Report report;
    const auto game = read_game(search_path, from, Extent::rules, report);
    const auto rules = report.has_errors()
                           ? std::nullopt
                           : read_text(search_path.files(), search_path.game(from) / "game.toml",
                                       base::limits::data_file_bytes, report);
    if (!rules) return refusal_of(report);
    text = scaffold::game_from_rules(*rules, game->title, title);
  } else if (const auto board = board_named(search_path, name_of_board(request), refusal)) {
    text = game_on(*board, title, refusal);
  }
  if (!text) return refusal;
  json.pair("text", *text);
  if (!request.get("themed").empty()) add_first_position(json, *text, request);
  return {};
}

}  // namespace boardwright::web
