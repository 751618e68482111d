// The benchmarks: building a board, reach, perft, each format of a figure, a page and the whole
// build. For comparison, plain Cairo draws the same shapes, and Stockfish counts the same moves.
#include <benchmark/benchmark.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <sys/resource.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "audit/page_ids.h"
#include "audit/prove.h"
#include "builder/load.h"
#include "diagram/diagram.h"
#include "disk/files.h"
#include "disk/write_files.h"
#include "drawings/drawn_figure.h"
#include "page/page.h"
#include "pdf/ink.h"
#include "render/svg.h"
#include "solve/endgame.h"
#include "support/character_board.h"
#include "support/rooms.h"
#include "support/run_command.h"

namespace boardwright::tests {
namespace {

namespace fs = std::filesystem;

Context& context() {
  static Context shared = [] {
    Context made;
    made.search_path = on_disk(find_home() / "templates");
    made.fonts = find_home() / "fonts";
    return made;
  }();
  return shared;
}

const Game& lotus() {
  static const auto game = load_game(context(), "lotus-39", Extent::all);
  return *game;
}

const Style& style() {
  static const Style read = load_style(context().search_path, lotus().style);
  return read;
}

Diagram diagram(const std::string& id) {
  Report report;
  return *draw(lotus(), find_figure(lotus(), id), report);
}

void read_the_game(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(load_game(context(), "lotus-39", Extent::all));
}
BENCHMARK(read_the_game)->Unit(benchmark::kMicrosecond);

/// Reads a drawing made of characters. `again`: the reader has read a drawing of the same layout
/// before.
void read_a_drawing(benchmark::State& state, bool again) {
  const std::string text =
      test::in_characters(lotus().board(), {{"e3", "A1"}, {"e5", "x"}, {"c3", "x"}, {"i5", "x"}},
                          4.7, 2.8) +
      "\nAlfil \"A1\" on e3 can move to any of three cells (marked \"x\").\n";
  const drawings::SketchReader fresh(lotus().board());
  drawings::SketchReader reader = fresh;
  const auto names = names_of_pieces(lotus());
  for (auto _ : state) {
    if (!again) reader = fresh;
    const auto drawings = drawings::drawings_of(text, reader.ranks());
    Report report;
    Budget budget;
    const auto read = reader.read(drawings[0], budget);
    benchmark::DoNotOptimize(
        figure_of(drawings[0], read, lotus(), names, lotus().board(), "text", report));
  }
}
BENCHMARK_CAPTURE(read_a_drawing, first, false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(read_a_drawing, next, true)->Unit(benchmark::kMicrosecond);

void build_a_board(benchmark::State& state, const char* id) {
  const auto game = load_game(context(), id, Extent::rules);
  const Tiling& tiling = game->tiling;
  const Region& region = *tiling.region(game->board().id);
  for (auto _ : state) {
    Report report;
    auto patch = cut(tiling, region, report);
    benchmark::DoNotOptimize(make_board(std::move(*patch), tiling, game->board().seats));
  }
}
BENCHMARK_CAPTURE(build_a_board, lotus, "lotus-39")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(build_a_board, star, "immortal-star-masters")->Unit(benchmark::kMicrosecond);

/// Builds the move tables of all pieces.
void move_tables(benchmark::State& state, const char* id) {
  const auto game = load_game(context(), id, Extent::rules);
  const Position start = *game->find_position(game->start);
  for (auto _ : state) benchmark::DoNotOptimize(play_of(*game, start));
}
BENCHMARK_CAPTURE(move_tables, chess, "chess")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(move_tables, star, "immortal-star-masters")->Unit(benchmark::kMicrosecond);

/// Computes the reach of a piece from the middle of the board, with a few pieces in the way.
void reach_of(benchmark::State& state, const std::string& piece_type) {
  const Board& board = lotus().board();
  const PieceMoves moves(board, find_piece_type(lotus(), piece_type).moves, first_seat);
  const Occupancy pieces{{*board.find("a5"), *board.find("e1")},
                         {*board.find("g3"), *board.find("e7")}};
  const CellId from = *board.find("e3");
  for (auto _ : state) benchmark::DoNotOptimize(reach(moves, pieces, from));
}
BENCHMARK_CAPTURE(reach_of, bishop, std::string("bishop"));
BENCHMARK_CAPTURE(reach_of, queen, std::string("queen"));
BENCHMARK_CAPTURE(reach_of, alfilrider, std::string("alfilrider"));
BENCHMARK_CAPTURE(reach_of, ouroboros, std::string("ouroboros"));
BENCHMARK_CAPTURE(reach_of, lotusrider, std::string("lotusrider"));

void compute_a_figure(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(diagram("B1-1"));
}
BENCHMARK(compute_a_figure)->Unit(benchmark::kMicrosecond);

void figure_svg(benchmark::State& state, const std::string& id) {
  const Diagram shown = diagram(id);
  for (auto _ : state) benchmark::DoNotOptimize(render_svg(shown.scene, style()));
}
BENCHMARK_CAPTURE(figure_svg, bishop, std::string("B1-1"))->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(figure_svg, names, std::string("3-6"))->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(figure_svg, lotusrider, std::string("L1-1"))->Unit(benchmark::kMicrosecond);

void figure_pdf(benchmark::State& state) {
  const Diagram shown = diagram("B1-1");
  Ink ink(context().fonts);
  for (auto _ : state) benchmark::DoNotOptimize(ink->pdf(shown.scene, style(), {}));
}
BENCHMARK(figure_pdf)->Unit(benchmark::kMicrosecond);

void figure_png(benchmark::State& state) {
  const Diagram shown = diagram("B1-1");
  Ink ink(context().fonts);
  for (auto _ : state) benchmark::DoNotOptimize(ink->png(shown.scene, style(), {}));
}
BENCHMARK(figure_png)->Unit(benchmark::kMicrosecond);

/// Draws the cells of a board with plain Cairo, without styles or tags.
void trace(cairo_t* cr, const Board& board) {
  for (CellId cell : board.cells()) {
    for (const Exact& corner : board.topology.outline(cell)) {
      const Vec at = to_plane(corner);
      cairo_line_to(cr, 200 + 60 * at.x, 240 - 60 * at.y);
    }
    cairo_close_path(cr);
    cairo_set_source_rgb(cr, 0.95, 0.92, 0.85);
    cairo_fill_preserve(cr);
    cairo_set_source_rgb(cr, 0.2, 0.2, 0.2);
    cairo_stroke(cr);
    const Vec at = board.topology.centre(cell);
    cairo_move_to(cr, 190 + 60 * at.x, 245 - 60 * at.y);
    cairo_show_text(cr, board.name(cell).c_str());
  }
}

/// A yardstick counts only if it draws: an error makes a context do nothing, quickly.
bool has_drawn(cairo_t* cr, benchmark::State& state) {
  const cairo_status_t status = cairo_status(cr);
  if (status != CAIRO_STATUS_SUCCESS) state.SkipWithError(cairo_status_to_string(status));
  return status == CAIRO_STATUS_SUCCESS;
}

cairo_status_t swallow(void* bytes, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

template <auto Create>
void raw_cairo(benchmark::State& state) {
  const Board& board = lotus().board();
  for (auto _ : state) {
    std::string bytes;
    cairo_surface_t* surface = Create(swallow, &bytes, 500, 480);
    cairo_t* cr = cairo_create(surface);
    trace(cr, board);
    cairo_show_page(cr);
    const bool drawn = has_drawn(cr, state);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    if (!drawn) return;
    benchmark::DoNotOptimize(bytes);
  }
}
BENCHMARK(raw_cairo<cairo_svg_surface_create_for_stream>)
    ->Name("raw_cairo_svg")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(raw_cairo<cairo_pdf_surface_create_for_stream>)
    ->Name("raw_cairo_pdf")
    ->Unit(benchmark::kMicrosecond);

void all_claims(benchmark::State& state) {
  for (auto _ : state) {
    Report report;
    benchmark::DoNotOptimize(prove(lotus(), report));
  }
}
BENCHMARK(all_claims)->Unit(benchmark::kMicrosecond);

void page(benchmark::State& state) {
  Report report;
  const Proof proof = prove(lotus(), report);
  const Frame frame =
      read_frame(files_on_disk(), context().search_path.shipped() / "pages", report);
  PageIds ids;
  for (std::size_t i = 0; i < proof.documents.size(); ++i)
    ids[page_name(lotus().articles[i])] = ids_of(lotus().articles[i], proof.documents[i]);
  const Edition edition{lotus(), proof.findings, proof.diagrams, proof.seals, style(), frame, ids};
  for (auto _ : state)
    benchmark::DoNotOptimize(
        article_page(edition, lotus().articles[0], proof.documents[0], report));
}
BENCHMARK(page)->Unit(benchmark::kMicrosecond);

/// Perft: counts the leaves, and reports positions per second.
void perft(benchmark::State& state, const char* id, int depth) {
  const auto game = load_game(context(), id, Extent::rules);
  const Position start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += play.perft(start, depth);
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(perft, chess, "chess", 5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, star, "immortal-star-masters", 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, chess99, "chess99", 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, atomic, "atomic", 4)->Unit(benchmark::kMillisecond);

double seconds_since(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Perft of chess by Boardwright, and one ply deeper by Stockfish including its startup: positions
/// per second of both, and the ratio of Stockfish's to ours.
void perft_beside_stockfish(benchmark::State& state) {
  constexpr double nodes_at_6 = 119'060'324;
  const std::string command =
      "printf 'position startpos\ngo perft 6\nquit\n' | PATH=$PATH:/usr/games stockfish | grep "
      "-q " +
      std::to_string(static_cast<long long>(nodes_at_6));
  const auto game = load_game(context(), "chess", Extent::rules);
  const Position start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  double nodes = 0, seconds = 0, their_nodes = 0, their_seconds = 0;
  for (auto _ : state) {
    auto begin = std::chrono::steady_clock::now();
    nodes += static_cast<double>(play.perft(start, 5));
    seconds += seconds_since(begin);
    begin = std::chrono::steady_clock::now();
    if (std::system(command.c_str()) != 0) {
      state.SkipWithError("stockfish is not installed, or its count differs");
      return;
    }
    their_seconds += seconds_since(begin);
    their_nodes += nodes_at_6;
  }
  state.counters["nodes/s"] = nodes / seconds;
  state.counters["stockfish/s"] = their_nodes / their_seconds;
  state.counters["ratio"] = their_nodes / their_seconds / (nodes / seconds);
}
BENCHMARK(perft_beside_stockfish)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Processor seconds so far, of this process (RUSAGE_SELF) or of its children (RUSAGE_CHILDREN).
double processor_seconds(int who) {
  rusage used{};
  getrusage(who, &used);
  return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
         1e-6 * static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

/// Perft of depth 5 by Boardwright, and by Fairy-Stockfish including its startup: processor seconds
/// of both, and the ratio of ours to Fairy-Stockfish's, which remembers no positions: with those
/// that we remember, and without.
void perft_beside_fairy_stockfish(benchmark::State& state, const char* id) {
  const auto game = load_game(context(), id, Extent::rules);
  const Position start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  double ours = 0, without = 0, theirs = 0;
  for (auto _ : state) {
    double begin = processor_seconds(RUSAGE_SELF);
    const std::uint64_t nodes = play.perft(start, 5);
    ours += processor_seconds(RUSAGE_SELF) - begin;
    begin = processor_seconds(RUSAGE_SELF);
    benchmark::DoNotOptimize(play.perft(start, 5, play::Counting{.remembers = false}));
    without += processor_seconds(RUSAGE_SELF) - begin;
    const std::string command = "printf 'setoption name UCI_Variant value " + std::string(id) +
                                "\nposition startpos\ngo perft 5\nquit\n' | PATH=$PATH:/usr/games "
                                "fairy-stockfish 2>/dev/null | grep -q " +
                                std::to_string(nodes);
    begin = processor_seconds(RUSAGE_CHILDREN);
    if (std::system(command.c_str()) != 0) {
      state.SkipWithError("fairy-stockfish is not installed, or its count differs");
      return;
    }
    theirs += processor_seconds(RUSAGE_CHILDREN) - begin;
  }
  const auto rounds = static_cast<double>(state.iterations());
  state.counters["ours"] = ours / rounds;
  state.counters["fairy"] = theirs / rounds;
  state.counters["ratio"] = ours / theirs;
  state.counters["ratio without"] = without / theirs;
}
BENCHMARK_CAPTURE(perft_beside_fairy_stockfish, chess, "chess")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(perft_beside_fairy_stockfish, capablanca, "capablanca")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// A board of as many nodes as the lotus board has cells, in the language of Graphviz.
std::string board_in_dot() {
  std::string dot = "graph { node [shape=polygon];\n";
  for (const CellId cell : lotus().board().cells()) {
    const Vec at = lotus().board().topology.centre(cell);
    const std::string& name = lotus().board().name(cell);
    dot += name + " [sides=" + std::to_string(lotus().board().topology.outline(cell).size()) +
           ",pos=\"" + std::to_string(72 * at.x) + "," + std::to_string(72 * at.y) + "\"];\n";
  }
  return dot + "}\n";
}

/// Seconds of the processor that a command takes; nothing if it fails.
std::optional<double> seconds_of(const std::string& command) {
  const double begin = processor_seconds(RUSAGE_CHILDREN);
  if (std::system(command.c_str()) != 0) return std::nullopt;
  return processor_seconds(RUSAGE_CHILDREN) - begin;
}

/// One figure as PDF, by the program and by neato, as whole processes.
void figure_beside_neato(benchmark::State& state) {
  const fs::path folder = fs::temp_directory_path() / "boardwright-bench";
  const fs::path dot = folder / "board.dot", pdf = folder / "board.pdf";
  fs::create_directories(folder);
  disk::write_file_atomic(dot, board_in_dot());
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "boardwright";
  double ours = 0, theirs = 0;
  for (auto _ : state) {
    const auto our = seconds_of(program.string() + " draw lotus-39 B1-1 -o " + pdf.string());
    const auto their =
        seconds_of("neato -n2 -Tpdf -o " + pdf.string() + " " + dot.string() + " 2>/dev/null");
    if (!our || !their) return state.SkipWithError("neato or boardwright is not there");
    ours += *our;
    theirs += *their;
  }
  fs::remove_all(folder);
  state.counters["ratio"] = ours / theirs;
}
BENCHMARK(figure_beside_neato)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Makes the tables of an endgame of chess with all that captures and promotions lead to.
void endgame_tables(benchmark::State& state, const char* pieces) {
  const auto game = load_game(context(), "chess", Extent::rules);
  const Position start = *game->find_position(game->start);
  const GameLogic play = play_of(*game, start);
  base::Refusal refusal;
  const auto material = solve::read_material(pieces, game->piece_types, game->rules, refusal);
  for (auto _ : state) {
    solve::Endgames endgames(play, game->rules, start, 1'000'000'000);
    endgames.build(material);
    benchmark::DoNotOptimize(endgames.summary(material));
  }
}
BENCHMARK_CAPTURE(endgame_tables, rook, "KRK")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(endgame_tables, rook_and_queen, "KRKQ")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(endgame_tables, queen_and_pawn, "KQKP")->Unit(benchmark::kMillisecond);

/// Builds everything into a folder: from scratch, or with nothing changed.
void whole_build(benchmark::State& state, bool fresh) {
  const fs::path folder = fs::temp_directory_path() / "boardwright-bench";
  const auto build = [&] { test::run_command("build", {{"--out", folder}}, context()); };
  fs::remove_all(folder);
  if (!fresh) build();
  for (auto _ : state) {
    if (fresh) {
      state.PauseTiming();
      fs::remove_all(folder);
      state.ResumeTiming();
    }
    build();
  }
  fs::remove_all(folder);
}
BENCHMARK_CAPTURE(whole_build, from_nothing, true)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(whole_build, nothing_changed, false)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace boardwright::tests
