// `boardwright solids`: pieces, tiles and a tray for 3D printers.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/errors.h"
#include "base/names.h"
#include "base/text.h"
#include "boards/board_print.h"
#include "builder/load.h"
#include "commands/command.h"
#include "commands/print_options.h"
#include "counters/piece_print.h"
#include "disk/folder.h"
#include "disk/write_files.h"
#include "pdf/ink.h"
#include "solid/board_solid.h"

namespace boardwright::commands {
namespace {

using solid::PieceShape;
using solid::Solid;

/// Lengths are texts with their units.
struct SolidsOptions {
  std::string game;
  std::string base = "25mm", height = "3mm", tile = "3mm";
  std::string side;    ///< empty: the smallest tiles on which a base fits
  std::string magnet;  ///< empty: none
  std::string shape = "disc", pieces = "drawn";
  std::string style;  ///< empty: the game's own
  bool spares = false;
  std::filesystem::path out;  ///< empty: only print the answer
};

constexpr Millimetres least_solid_base = 10_mm, most_solid_base = 100_mm;
constexpr Millimetres least_height = 1_mm, most_height = 30_mm;

/// Parses a length between two bounds, both included. Throws UsageError for others.
Millimetres bounded(const char* option, const std::string& text, Millimetres least,
                    Millimetres most) {
  const Millimetres length = length_of(option, text, false);
  if (length < least || length > most)
    throw UsageError(
        fmt::format("{} '{}' cannot be printed", option, text),
        fmt::format("at least {} mm, at most {} mm", decimal(least.value), decimal(most.value)));
  return length;
}

/// The magnet of --magnet. Throws UsageError if its hole does not fit into pieces or tiles.
/// `thinner`: the smaller height of both.
std::optional<solid::Magnet> magnet_of(const SolidsOptions& options, Millimetres base,
                                       Millimetres thinner) {
  if (options.magnet.empty()) return std::nullopt;
  const auto size = base::to_paper_size(options.magnet);
  if (!size || size->width <= 0_mm || size->height <= 0_mm)
    throw UsageError("--magnet '" + options.magnet + "' is not a size",
                     "give width and depth, as 5x2mm");
  const solid::Magnet magnet{size->width, size->height};
  const Millimetres least = solid::hole_depth(magnet) + solid::least_floor;
  if (least > thinner)
    throw UsageError("a magnet " + decimal(magnet.depth.value) + " mm deep does not fit",
                     "--height and --tile of " + decimal(least.value) + "mm or more hold it");
  if (magnet.width > 0.8 * base)
    throw UsageError("a magnet " + decimal(magnet.width.value) + " mm wide does not fit",
                     "bases of " + decimal((magnet.width / 0.8).value) + "mm or more hold it");
  return magnet;
}

/// Throws UsageError if tiles are too small to be printed, or for the hole. `widest`: the diameter
/// of the largest circle in the smallest tile.
void check_tiles(const std::optional<solid::Magnet>& magnet, Millimetres widest) {
  if (widest < solid::least_tile)
    throw UsageError(
        "the smallest tile has room for a circle of only " + decimal(widest.value, 2) + " mm",
        "give a larger --side: at least " + decimal(solid::least_tile.value) + " mm are needed");
  if (magnet && magnet->width > 0.8 * widest)
    throw UsageError(
        "a magnet " + decimal(magnet->width.value) + " mm wide does not fit into the smallest tile",
        "give a larger --side");
}

/// A solid piece, and how many of it a game needs.
struct PieceSolid {
  Solid solid;
  long long count = 0;
};

std::vector<PieceSolid> pieces_of(const Game& game, const std::vector<counters::CounterKind>& kinds,
                                  pdf::Ink& ink, const Style& style, const PieceShape& shape) {
  counters::CutSize size;
  size.cut = shape.cut;
  size.base = shape.base;
  std::vector<PieceSolid> pieces;
  std::set<std::string> names;
  for (const counters::CounterKind& kind : kinds) {
    scene::Scene scene;
    scene.root = counters::counter_group(kind.front, size, {});
    const Board& board = game.board();
    const std::string& seat = board.seat(kind.pieces.seat).name;
    PieceSolid piece;
    piece.solid.name = base::slug_of(game.piece_type(kind.pieces.piece_type).id + " " + seat);
    if (!names.insert(piece.solid.name).second)
      piece.solid.name += "-" + std::to_string(board::seat_number(kind.pieces.seat));
    piece.solid.words = kind.name + " of " + seat + ", from " + game.title;
    // With two seats a ring distinguishes them even in a set of one colour.
    const bool ringed = board.seats.size() == 2 && kind.pieces.seat != board::first_seat;
    piece.solid.layers =
        solid::piece_layers(ink->outlined(scene, style).root, style, shape, ringed);
    piece.count = kind.pieces.count;
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

/// "king-white 1, pawn-white 8", wrapped to lines.
std::string counted_names(const char* head, const std::vector<std::string>& names) {
  constexpr std::size_t width = 78;
  std::string out, line = head;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string name = names[i] + (i + 1 < names.size() ? "," : "");
    if (line.size() + 1 + name.size() > width) {
      out += line + "\n";
      line = "         ";
    }
    line += " " + name;
  }
  return out + line + "\n";
}

/// All solids of a game.
struct SolidSet {
  PieceShape shape;
  std::vector<PieceSolid> pieces;
  Millimetres side, tile_height;
  std::vector<solid::CellTile> tiles;  ///< empty for a board that is played on points
  solid::TrayPlan tray;
  std::size_t trays = 0;

  std::vector<Solid> all() const {
    std::vector<Solid> solids;
    for (const PieceSolid& piece : pieces) solids.push_back(piece.solid);
    for (const solid::CellTile& tile : tiles) solids.push_back(tile.solid);
    if (trays > 0) solids.push_back(solid::tray_of(shape, tray));
    return solids;
  }
};

std::string solids_answer(const Game& game, const SolidSet& set, const std::filesystem::path& out) {
  const PieceShape& shape = set.shape;
  std::vector<std::string> pieces, tiles;
  for (const PieceSolid& piece : set.pieces)
    pieces.push_back(piece.solid.name + " " + std::to_string(piece.count));
  for (const solid::CellTile& tile : set.tiles)
    tiles.push_back(tile.solid.name + " " + std::to_string(tile.count));
  std::string text =
      fmt::format("{}: {} solids\n  size    {} of {} mm, {} mm high, and {} mm of relief\n",
                  game.id, set.pieces.size() + set.tiles.size() + (set.trays > 0 ? 1 : 0),
                  shape.cut == Cut::disc ? "discs" : "hexagons", decimal(shape.base.value, 2),
                  decimal(shape.height.value, 2), decimal(2 * shape.step.value, 2));
  if (shape.magnet)
    text +=
        fmt::format("  magnets {} x {} mm, in holes from below\n",
                    decimal(shape.magnet->width.value, 2), decimal(shape.magnet->depth.value, 2));
  text += pieces.empty() ? "  pieces  none at the start\n" : counted_names("  pieces ", pieces);
  if (!tiles.empty())
    text += counted_names("  tiles  ", tiles) +
            fmt::format("          with sides of {} mm, {} mm high\n", decimal(set.side.value, 2),
                        decimal(set.tile_height.value, 2));
  if (set.trays > 0)
    text += fmt::format("  tray    {}, with {} pockets, {} x {} x {} mm\n", set.trays,
                        set.tray.pockets(), decimal(set.tray.width.value, 2),
                        decimal(set.tray.depth.value, 2), decimal(set.tray.height.value, 2));
  if (!out.empty())
    text += "  files   an .stl and an .scad of each in '" + printable(out.string()) + "'\n";
  return text;
}

void write_solids(const std::filesystem::path& out, const std::vector<Solid>& solids) {
  std::vector<std::string> bytes;
  std::vector<disk::NewFile> files;
  bytes.reserve(2 * solids.size());  // no reallocation, as files refer to elements
  for (const Solid& each : solids)
    for (const auto& [extension, write] :
         {std::pair(".stl", &solid::render_stl), std::pair(".scad", &solid::render_scad)}) {
      bytes.push_back(write(each));
      files.push_back({each.name + extension, bytes.back()});
    }
  disk::Folder folder(out);
  folder.make();
  disk::write_files(folder, files);
}

ExitCode make_solids(const SolidsOptions& options, Context& context) {
  SolidSet set;
  PieceShape& shape = set.shape;
  shape.cut = find_base_shape(options.shape);
  shape.base = bounded("--base", options.base, least_solid_base, most_solid_base);
  shape.height = bounded("--height", options.height, least_height, most_height);
  set.tile_height = bounded("--tile", options.tile, least_height, most_height);
  shape.magnet = magnet_of(options, shape.base, std::min(shape.height, set.tile_height));
  const bool letters = find_pieces(options.pieces) == PiecesAs::letters;
  boards::BoardRequest request;
  request.size = {boards::BoardSize::By::piece_base, shape.base, {}, {}};
  if (!options.side.empty())
    request.size = {boards::BoardSize::By::side,
                    bounded("--side", options.side, least_solid_base, most_solid_base),
                    {},
                    {}};

  const auto game = builder::load_game(context, options.game, Extent::rules);
  std::vector<game::PieceCount> counts = counters::starting_pieces(*game);
  if (options.spares) counts = game::with_spares(*game, std::move(counts));
  std::erase_if(counts, [](const game::PieceCount& each) { return each.count == 0; });
  const Style style = builder::style_of(context, *game, options.style);
  std::optional<counters::CounterDrawings> drawings;
  if (!letters)
    drawings = counters::with_mirrored(builder::drawings_for(context, *game, style, options.style));
  const auto kinds =
      counters::counter_kinds(*game, counts, drawings ? &*drawings : nullptr, shape.cut);

  pdf::Ink ink(context.fonts);
  set.pieces = pieces_of(*game, kinds, ink, style, shape);
  const boards::LaidOutBoard board =
      boards::lay_out_board(boards::drawn_board(*game, game->board(), style), request);
  set.side = board.side();
  check_tiles(shape.magnet, 2 * board.drawn.picture.least_radius * set.side);
  if (!game->board().on_points)
    set.tiles = solid::tiles_of(game->board(), set.side, set.tile_height, shape.magnet);
  const std::vector<std::size_t> seats = counters::pieces_by_seat(kinds);
  const std::size_t most = seats.empty() ? 1 : *std::ranges::max_element(seats);
  set.tray = solid::plan_tray(shape, most);
  for (const std::size_t pieces : seats)
    set.trays += (pieces + set.tray.pockets() - 1) / set.tray.pockets();
  if (!options.out.empty()) write_solids(options.out, set.all());
  context.console.out(solids_answer(*game, set, options.out));
  return ExitCode::fine;
}

std::vector<OptionRow> solids_rows(SolidsOptions& options) {
  return {
      {"GAME", "", &options.game, {.required = true}},
      {"--base", "diameter of a disc, width of a hexagon", &options.base, {.shows_default = true}},
      {"--shape", "shape of bases: disc or hexagon", &options.shape, {.shows_default = true}},
      {"--height", "height of bases, without the relief", &options.height, {.shows_default = true}},
      {"--magnet",
       "leave holes for round magnets in pieces and tiles: width x depth, such as 5x2mm",
       &options.magnet},
      {"--side", "side of the tiles, such as 30mm; if not given, a base just fits on the smallest",
       &options.side},
      {"--tile", "height of the tiles", &options.tile, {.shows_default = true}},
      {"--spares", "also make every piece that others can become", &options.spares},
      {"--men", "drawn or letters", &options.pieces, {.shows_default = true}},
      {"--style", "a style of templates/styles, with its drawings", &options.style},
      {"-o,--output", "folder to write to: an .stl and an .scad of each solid", &options.out},
  };
}

}  // namespace

extern const Command solids_command = {
    "solids",
    "Make pieces, tiles and a tray for 3D printers",
    "boardwright solids chess --magnet 5x2mm --height 4mm --tile 4mm -o chess-solids",
    [] { return call_of(solids_rows, make_solids); },
};

}  // namespace boardwright::commands
