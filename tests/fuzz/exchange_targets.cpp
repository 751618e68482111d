// Fuzz targets: files of other programs, recorded games, and drawings made of characters.
#include "fuzz/exchange_targets.h"

#include <algorithm>
#include <map>

#include "base/errors.h"
#include "base/text.h"
#include "builder/load.h"
#include "commands/betza.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "drawings/drawings.h"
#include "drawings/drawn_figure.h"
#include "fairy_stockfish/variant_keys.h"
#include "formats/imports.h"
#include "interactive_diagram/diagram_text.h"
#include "pgn/pgn.h"
#include "play/algebraic.h"
#include "popeye/popeye.h"
#include "solve/solver.h"

namespace boardwright::fuzz {
namespace {

using namespace rooms;
namespace fs = std::filesystem;

/// The small game or a shipped game, read once.
Game& shipped(const std::string& id) {
  static std::map<std::string, std::unique_ptr<Game>> games;
  auto& game = games[id];
  if (!game) {
    Report report;
    const fs::path templates =
        id == "small" ? own_templates() : BOARDWRIGHT_SOURCE_DIR "/templates";
    game = read_game(on_disk(templates), id, Extent::rules, report);
    must(!report.has_errors(), "shipped games have no errors");
  }
  return *game;
}

const ImportHost& host() {
  static const Context context = [] {
    Context made;
    made.search_path = on_disk(own_templates());
    return made;
  }();
  static const ImportHost made = {
      [](int files, int ranks) {
        return bare_board(context, std::to_string(files) + "x" + std::to_string(ranks));
      },
      [](const std::string& id) -> std::unique_ptr<Game> {
        if (id != "small") return nullptr;
        Report report;
        return read_game(on_disk(own_templates()), id, Extent::rules, report);
      }};
  return made;
}

/// Writes an imported game to a folder and reads it from there, as the program does.
void read_again(const ImportedGame& made) {
  const std::string text = print_game(made);
  must(!invalid_utf8(text), "game files are UTF-8");
  Report report;
  const bool is_good = parse_data(text, "game.toml", report).has_value() && !report.has_errors();
  const auto lines = split(text, '\n');
  const bool is_long = text.size() > limits::data_file_bytes ||
                       std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
                         return line.size() > limits::line_bytes;
                       });
  must(is_good || is_long, "game files are TOML");
  if (!is_good) return show(report);
  const fs::path home = own_folder() / "made";
  fs::create_directories(home);
  disk::write_file_atomic(home / "game.toml", text);
  SearchPath search_path = on_disk(own_templates());
  search_path.add_game("made", home);
  read_game(search_path, "made", Extent::rules, report);
  show(report);
}

void run_import(std::string_view format, std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  for (const ImportFormat& each : import_formats()) {
    each.recognises(*text);
    if (each.name != format) continue;
    auto games = each.read(*text, "fuzz.txt", {}, host(), report);
    if (games.size() > 4) games.resize(4);
    for (const Imported& game : games) {
      show(game.report);
      must(game.made || game.report.has_errors(), "an import gives a game or errors");
      if (game.made && !game.report.has_errors()) read_again(*game.made);
    }
  }
  show(report);
}

/// Games that differ in the notation of their moves.
const std::vector<std::string>& played_games() {
  static const std::vector<std::string> ids = {"chess", "crazyhouse", "glinski", "shogi", "small"};
  return ids;
}

}  // namespace

void run_variants(std::string_view bytes) { run_import("fairy-stockfish", bytes); }

Words variants_dictionary() {
  Words all = {"[a]\n", "[b:a]\n", "[c:small]\n", "true",  "false",   "white",
               "black", "*8",      "a*",          "e4",    "win",     "loss",
               "draw",  "none",    "q:1",         "KisO2", "fmWfceF", "p:g"};
  for (const VariantKey& key : variant_keys()) all.push_back(std::string(key.key) + " = ");
  for (const KindName& kind : kind_names()) all.push_back(std::string(kind.name) + " = ");
  return all;
}

void run_diagram(std::string_view bytes) { run_import("interactive-diagram", bytes); }

Words diagram_dictionary() {
  return {"files=",
          "ranks=",
          "promoZone=",
          "maxPromote=",
          "promoChoice=",
          "royal=",
          "promoOffset=",
          "holdingsType=",
          "shuffle=",
          "morph=",
          "counterStrike=",
          "baring=1",
          "<div class=\"idiagram\">",
          "</div>",
          "hole::::",
          "symmetry=",
          "none",
          "mirror",
          "rotate",
          "stalemate=",
          "squareSize=",
          "Pawn:P:fmWfceFifmnD:pawn:a2-h2\n",
          "King:K:KisO2:king:e1\n",
          "Rook::::a1,h1\n",
          "::::",
          ",,",
          "a2-h2",
          "isjO2isO3",
          "fmW*",
          "fmnnD",
          "(paf)3R",
          "fkR",
          "!P*N2",
          "O3"};
}

void run_pgn(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  auto games = parse_pgn(*text, "fuzz.pgn", report);
  if (games.size() > 3) games.resize(3);
  for (PgnGame& pgn : games) {
    const auto id = pgn::game_of(pgn, played_games());
    if (!id) continue;
    if (pgn.moves.size() > 24) pgn.moves.resize(24);
    const Game& game = shipped(*id);
    const PlayedGame played = play_through(pgn, game, report);
    must(played.good ? played.moves.size() == pgn.moves.size() : report.has_errors(),
         "all moves are played or there is an error");
    must(played.positions.empty() || played.positions.size() == played.moves.size() + 1,
         "each move leads to a position");
    if (played.positions.empty()) continue;
    const GameLogic play = play_of(game, played.positions.front());
    for (std::size_t i = 0; i < played.moves.size(); ++i) {
      const std::string& name = played.moves[i];
      const auto read = play::read_algebraic(play, played.positions[i], name);
      must(read.move && print_algebraic(play, played.positions[i], *read.move) == name,
           "a written move is read back unchanged");
    }
  }
  show(report);
}

Words pgn_dictionary() {
  Words all = {"[Variant \"", "[FEN \"", "[SFEN \"", "[Result \"", "\"]\n", "1. ",
               "1... ",       "e4 ",     "exd5",     "O-O",        "O-O-O", "e8=Q+",
               "P@e5",        "P*5e",    "P-7f",     "Bx3c+",      "1-0",   "0-1",
               "1/2-1/2",     "½-½",     "e8(Q)",    "$1",         "(",     ")",
               "{",           "}",       "; ",       "% ",         "#",     "e.p."};
  for (const std::string& id : played_games()) all.push_back(id);
  return all;
}

void run_popeye(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  Game& game = shipped("chess");
  const std::size_t own = game.piece_types.size();
  auto problems = popeye::read_popeye(game, *text, "fuzz.txt", report);
  must(problems.empty() == report.has_errors(), "a text has problems or an error");
  if (problems.size() > 3) problems.resize(3);
  for (const popeye::ChessProblem& problem : problems) {
    must(solve::read_goal(solve::print_goal(problem.goal)) == problem.goal,
         "a stipulation is read back unchanged");
    const GameLogic play = play_of(game, problem.position);
    constexpr int few = 200;
    const auto found =
        solve::solve(play, problem.position, problem.goal, {few, problem.set_play, problem.tries});
    must(found.complete || found.nodes > few, "a search ends when its positions are spent");
  }
  game.piece_types.resize(own);  // without the fairy pieces
  show(report);
}

Words popeye_dictionary() {
  return {"BeginProblem\n",
          "EndProblem\n",
          "NextProblem\n",
          "Pieces White Ka1 Black Kc3\n",
          "Stipulation #2\n",
          "Option SetPlay Try\n",
          "Title T\n",
          "Author A\n",
          "White ",
          "Black ",
          "Neutral ",
          "Condition Circe\n",
          "ser-h#3",
          "h#2.5",
          "s=2",
          "+3",
          "Sb3c4",
          "AMc5",
          "Gd4e5",
          "Rh1",
          "Pa7b7",
          "NoBoard"};
}

void run_drawings(std::string_view bytes) {
  Report report;
  const auto text = admitted(bytes, report);
  if (!text) return;
  Game& game = shipped("glinski");
  const Board* hexagons = add_board(game, "hex:2", report);
  for (const auto& [game_of_names, board] :
       {std::pair(&shipped("small"), &shipped("small").board()), std::pair(&game, hexagons)}) {
    SketchReader reader(*board);
    Budget budget;
    const PieceNames names = names_of_pieces(*game_of_names);
    auto drawings = drawings_of(*text, reader.ranks());
    if (drawings.size() > 3) drawings.resize(3);
    std::vector<DrawnFigure> figures;
    for (const Sketch& drawing : drawings) {
      const Inscriptions read = reader.read(drawing, budget);
      for (const auto* list : {&read.on_cells, &read.off_board, &read.stray_strokes})
        for (const Inscription& each : *list)
          must(each.line > 0 && each.column > 0 && !invalid_utf8(each.text),
               "every inscription has a place");
      figures.push_back(
          figure_of(drawing, read, *game_of_names, names, *board, "fuzz.txt", report));
    }
    const std::string printed = print_drawn(figures);
    Report second;
    must(!invalid_utf8(printed) && parse_data(printed, "figures.toml", second) &&
             !second.has_errors(),
         "figures are printed as TOML");
  }
  show(report);
}

Words drawings_dictionary() {
  Words all = {"Diagram A1-1: ",
               "+---+---+",
               "|   |",
               "\\__/",
               "/  \\",
               "┌─┬─┐",
               "│ ",
               "(marked \"x\")",
               "can move to any of ",
               " cells",
               "six",
               "stands on ",
               " on e3",
               "***",
               "*R*",
               ". . . . .",
               "per cent",
               "half",
               "\n=====\n"};
  for (const PieceType& piece_type : shipped("glinski").piece_types)
    all.push_back("The " + piece_type.name + ' ');
  for (const std::string& name : shipped("small").board().names()) all.push_back(name);
  return all;
}

}  // namespace boardwright::fuzz
