// `boardwright board`: a board true to size, on one page, on sheets of paper, or as lines to cut.
#include <fmt/format.h>

#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "command/board_answer.h"
#include "command/commands.h"
#include "command/load.h"
#include "command/print_options.h"
#include "disk/write_files.h"
#include "ink/ink.h"
#include "print/board_print.h"
#include "print/cut.h"
#include "render/svg.h"
#include "rules/edges.h"
#include "scene/turned.h"

namespace boardwright::command {
namespace {

constexpr std::array<Word<Names>, 3> name_places = {
    {{"off", Names::off}, {"on", Names::on}, {"rim", Names::rim}}};
enum class Ending { none, pdf, svg, cut_svg, dxf };

Ending ending_of(const BoardOptions& options) {
  const std::string name = options.out.filename().string();
  if (options.out.empty()) return Ending::none;
  if (name.ends_with(".pdf")) return Ending::pdf;
  if (name.ends_with(".cut.svg")) return Ending::cut_svg;
  if (name.ends_with(".svg")) return Ending::svg;
  if (name.ends_with(".dxf")) return Ending::dxf;
  throw UsageError("'" + options.out.string() + "' has no ending that tells its format",
                   "there are: .pdf, .svg, .cut.svg, .dxf");
}

/// The paper asked for; nothing for one page as large as the board.
std::optional<Paper> paper_of(const BoardOptions& options, Ending ending) {
  const bool one_page = ending != Ending::none && ending != Ending::pdf;
  if (options.paper == "single" || (one_page && options.paper.empty())) return std::nullopt;
  if (one_page)
    throw UsageError("only a PDF has sheets of paper", "leave out --paper, or name a .pdf");
  return find_paper(options.paper.empty() ? "a4" : options.paper, "single");
}

Names names_of(const BoardOptions& options) {
  if (const auto names = value_of(options.names, name_places)) return *names;
  throw UsageError("names cannot stand '" + options.names + "'",
                   "there are: " + joined(words_of(name_places), ", "));
}

/// The size as far as the options alone tell it; that of a set is the game's.
BoardSize board_size(const BoardOptions& options) {
  using By = BoardSize::By;
  const auto told = [](By by, const char* option, const std::string& text) {
    return BoardSize{by, length_of(option, text, false), 0, {}};
  };
  if (!options.side.empty()) return told(By::side, "--side", options.side);
  if (!options.width.empty()) return told(By::width, "--width", options.width);
  if (!options.set.empty()) return {By::set, 0, 0, options.set};
  if (!options.piece_base.empty()) return told(By::piece_base, "--piece-base", options.piece_base);
  return {};
}

void find_set(BoardSize& size, const Game& game) {
  if (size.by != BoardSize::By::set) return;
  std::vector<std::string> known;
  for (const BoardSet& set : game.sets) {
    if (set.name == size.set) {
      size.least = set.shortest;
      size.mm = set.longest;
      return;
    }
    known.push_back(set.name);
  }
  if (known.empty())
    throw UsageError("game '" + game.id + "' has no sets", "give --side, --width or --piece-base");
  throw UsageError("game '" + game.id + "' has no set '" + size.set + "'",
                   "there are: " + joined(known, ", "));
}

std::string single_svg(const LaidOutBoard& laid) {
  Scene scene = laid.picture.scene;
  const Vec edge{laid.request.margin / laid.side, laid.request.margin / laid.side};
  scene.box = {scene.box.low - edge, scene.box.high + edge};
  return render_svg(scene, laid.style, laid.side);
}

std::string cut_lines(const LaidOutBoard& laid, bool dxf) {
  const auto& seat = laid.board.seats[static_cast<std::size_t>(laid.request.seat)];
  const Box& cells = laid.picture.cells;
  const auto place = [&](const Exact& corner) {
    return laid.side * (turned(to_plane(corner), 90 - in_degrees(seat.forward)) - cells.low);
  };
  std::vector<CutLine> lines;
  for (const Edge& edge : edges_of(laid.board))
    lines.push_back({place(edge.from), place(edge.to), edge.outer});
  return dxf ? render_dxf(lines)
             : render_cut_svg(lines,
                              {{0, 0}, {laid.side * cells.width(), laid.side * cells.height()}});
}

std::string drawn_board(const LaidOutBoard& laid, Ending ending, const Context& context) {
  switch (ending) {
    case Ending::pdf: {
      Ink ink(context.fonts);
      return board_pdf(ink, pages_of(laid, context.templates));
    }
    case Ending::svg: return single_svg(laid);
    case Ending::cut_svg: return cut_lines(laid, false);
    case Ending::dxf: return cut_lines(laid, true);
    case Ending::none: break;
  }
  return {};
}

}  // namespace

ExitCode print_board(const BoardOptions& options, Context& context) {
  const Ending ending = ending_of(options);
  BoardRequest request;
  request.names = names_of(options);
  request.margin = length_of("--margin", options.margin, true);
  request.overlap = length_of("--overlap", options.overlap, true);
  request.bleed = length_of("--bleed", options.bleed, true);
  request.paper = paper_of(options, ending);
  request.size = board_size(options);
  request.style = options.style;
  const auto game = load_game(context, options.game, Extent::rules);
  find_set(request.size, *game);
  const Board& board = find_board(*game, options.board);
  request.seat = find_seat(board, options.seat);
  const LaidOutBoard laid = lay_out_board(*game, board, request, context.templates);
  if (ending != Ending::none) write_file_atomic(options.out, drawn_board(laid, ending, context));
  context.console.out(board_answer(laid));
  return ExitCode::fine;
}

}  // namespace boardwright::command
