// `boardwright pieces`: the pieces of a game as counters or standees to cut out.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/text.h"
#include "builder/load.h"
#include "builder/resources.h"
#include "commands/command.h"
#include "commands/press_options.h"
#include "commands/print_options.h"
#include "counters/chit_print.h"
#include "counters/counter_cut.h"
#include "counters/piece_print.h"
#include "disk/write_files.h"
#include "pdf/ink.h"
#include "sheets/gauges.h"

namespace boardwright::commands {

using counters::CounterKind, counters::Duplex;
using disk::write_file_atomic;
using game::PieceCount;

namespace {

/// Lengths are texts with their units.
struct PiecesOptions {
  std::string game;
  std::string base = "25mm", margin = "8mm";
  std::string shape;  ///< empty: as the style says
  std::string pieces = "drawn";
  std::string count;  ///< empty: the pieces of the start position
  std::string position;
  std::string paper = "a4";
  std::string duplex;  ///< empty: long edge, and off for standees
  std::string style;   ///< empty: the game's own
  std::string kerf = "0mm";
  std::string size;  ///< a product of templates/products; empty: sheets to cut
  bool standees = false, fold = false, spares = false, names = false;
  PressOptions press;
  std::filesystem::path out;  ///< empty: only print the answer
};

constexpr std::array<base::Word<Duplex>, 3> duplexes = {
    {{"long", Duplex::long_edge}, {"short", Duplex::short_edge}, {"off", Duplex::off}}};

constexpr Millimetres widest_kerf(2);  // more is a typing error

constexpr base::Word<Cut> cuts[] = {
    {"disc", Cut::disc}, {"hexagon", Cut::hexagon}, {"wedge", Cut::wedge}};

/// The shape and size of the options; without --shape, the shape of the style.
counters::CutSize cut_size(const PiecesOptions& options, const Style& style) {
  counters::CutSize size;
  size.cut = options.shape.empty() ? counters::cut_named(style.counters())
                                   : choice("--shape", options.shape, cuts);
  if (options.standees) size.cut = Cut::standee;
  if (options.fold) size.cut = Cut::folded;
  size.base = length_of("--base", options.base, false);
  size.kerf = length_of("--kerf", options.kerf, true);
  if (size.kerf > widest_kerf)
    throw UsageError("--kerf '" + options.kerf + "' is too wide",
                     "at most 2mm; a laser takes 0.1mm to 0.3mm");
  if (size.cut == Cut::hexagon || size.cut == Cut::standee)
    size.bleed = 1.5_mm;  // needs no space between pieces
  return size;
}

Duplex duplex_of(const PiecesOptions& options) {
  const bool strips = options.standees || options.fold;
  if (options.duplex.empty()) return strips ? Duplex::off : Duplex::long_edge;
  const Duplex duplex = choice("--duplex", options.duplex, duplexes);
  if (strips && duplex != Duplex::off)
    throw UsageError(options.fold ? "counters to fold are printed on one side"
                                  : "standees are printed on one side",
                     "leave out --duplex");
  return duplex;
}

/// A format of files of pieces, by the extension.
struct PiecesFormat {
  std::string_view text;  ///< the extension
  /// Writes the cut lines of one sheet; null: a PDF of all sheets.
  std::string (*lines)(const std::vector<sheets::CutLine>& lines, const scene::PaperBox& paper);
};
constexpr std::array<PiecesFormat, 3> pieces_formats = {{
    {".pdf", nullptr},
    {".cut.svg", sheets::render_cut_svg},
    {".dxf", [](const std::vector<sheets::CutLine>& lines,
                const scene::PaperBox&) { return sheets::render_dxf(lines); }},
}};

/// The format of the output file. Null if there is no file.
const PiecesFormat* pieces_format(const PiecesOptions& options) {
  return options.out.empty() ? nullptr : &row_of_extension(options.out, pieces_formats);
}

/// The file for the cut lines of a sheet, with its number if there are several sheets.
std::filesystem::path file_of_sheet(const std::filesystem::path& out, const PiecesFormat& format,
                                    std::size_t sheet, std::size_t sheets) {
  if (sheets == 1) return out;
  std::string name = out.filename().string();
  name.insert(name.size() - format.text.size(), "-" + std::to_string(sheet + 1));
  return out.parent_path() / name;
}

void write_pieces(const PiecesOptions& options, const PiecesFormat& format, const Context& context,
                  const counters::LaidOutPieces& laid, const Game& game, const Style& style) {
  Ink ink(context.fonts);
  const counters::CounterLayout& layout = laid.sheets.layout;
  if (format.lines == nullptr) {
    const Style marks = builder::load_style(context.search_path, sheets::marks_style);
    set_press(ink, options.press, {&style, &marks});
    return write_file_atomic(
        options.out, counters::pieces_pdf(ink, counters::pages_of(laid, game, style, marks)));
  }
  for (std::size_t sheet = 0; sheet < layout.sheets; ++sheet) {
    const scene::Scene pieces =
        ink->outlined(counters::draw_pieces(laid.sheets, sheet, counters::SheetSide::front), style);
    write_file_atomic(
        file_of_sheet(options.out, format, sheet, layout.sheets),
        format.lines(counters::cut_lines(laid.sheets, sheet, pieces, style), layout.sheet.whole()));
  }
}

[[noreturn]] void refuse_count(const std::string& text) {
  throw UsageError("--count cannot be '" + text + "'",
                   "there are: start, one-each, a number of each piece for each seat, or a list as "
                   "king=1,pawn=8");
}

/// The pieces of --count for one seat: a number of each piece, or a list.
std::vector<PieceCount> counted(const Game& game, const std::string& text) {
  const auto number = [&](std::string_view digits) {
    const auto value = base::to_integer(base::trimmed(digits));
    if (!value || *value < 0) refuse_count(text);
    return *value;
  };
  std::vector<PieceCount> pieces;
  if (text.find('=') == std::string::npos) {
    const int each = number(text);
    for (const moves::PieceTypeId piece_type : game::playing_pieces(game))
      pieces.push_back({piece_type, board::first_seat, each});
    return pieces;
  }
  for (const std::string_view item : base::split(text, ',')) {
    const std::size_t at = item.find('=');
    if (at == std::string_view::npos) refuse_count(text);
    const moves::PieceType& piece_type =
        builder::find_piece_type(game, base::trimmed(item.substr(0, at)));
    pieces.push_back({game.id_of(piece_type), board::first_seat, number(item.substr(at + 1))});
  }
  return pieces;
}

/// The pieces of --count or --position, and a description: "pieces of position 'start'".
struct Asked {
  std::vector<PieceCount> pieces;
  std::string source;
};
Asked pieces_asked(const Game& game, const PiecesOptions& options) {
  const std::string& count = options.count;
  if (!options.position.empty()) {
    if (!count.empty() && count != "start")
      throw UsageError("--count and --position exclude each other", "leave out one of them");
    return {game::pieces_of(game, builder::find_position(game, options.position)),
            "pieces of position '" + options.position + "'"};
  }
  if (count.empty() || count == "start") {
    if (!game.start.empty())
      return {counters::starting_pieces(game), "pieces of position '" + game.start + "'"};
    if (!count.empty())
      throw UsageError("game '" + game.id + "' has no start position",
                       "give --position, or --count one-each");
    return {counters::starting_pieces(game),
            "one of each piece for each seat, as the game has no start position"};
  }
  if (count == "one-each")
    return {game::pieces_of_each(game, counted(game, "1")), "one of each piece for each seat"};
  return {game::pieces_of_each(game, counted(game, count)), "--count " + count};
}

/// The pieces of one seat: "16: King 1, Queen 1, Rook 2 ... Pawn 8".
std::string pieces_text(const std::vector<CounterKind>& kinds, SeatId seat) {
  long long all = 0;
  std::vector<std::string> parts;
  for (const CounterKind& kind : kinds) {
    if (kind.pieces.seat != seat) continue;
    all += kind.pieces.count;
    parts.push_back(kind.name + " " + std::to_string(kind.pieces.count));
  }
  return std::to_string(all) + ": " + joined(parts, ", ");
}

/// Lists the pieces of all seats. Seats with the same pieces share a line.
std::string seats_text(const Game& game, const std::vector<CounterKind>& kinds) {
  std::vector<std::pair<std::string, std::vector<std::string>>> lines;
  const Board& board = game.board();
  for (const SeatId seat : board.seat_ids()) {
    const std::string text = pieces_text(kinds, seat);
    if (text == "0: ") continue;
    auto line = std::ranges::find_if(lines, [&](const auto& each) { return each.first == text; });
    if (line == lines.end()) line = lines.insert(line, {text, {}});
    line->second.push_back(board.seat(seat).name);
  }
  std::string out;
  for (const auto& [text, names] : lines)
    out += "  pieces  " + base::listed(names) + (names.size() > 1 ? " each " : " ") + text + "\n";
  return out;
}

std::string backs_text(const Game& game, const std::vector<CounterKind>& kinds, Cut cut) {
  std::vector<std::string> rotated;
  bool plain = false, multiple = false;
  for (const CounterKind& kind : kinds) {
    const game::FlipSide becomes = game::flip_side(game, kind.pieces.piece_type);
    multiple = multiple || becomes.multiple;
    plain = plain || becomes.piece_type == moves::no_piece_type;
    if (becomes.piece_type == moves::no_piece_type || becomes.multiple) continue;
    const std::string text = game.piece_type(becomes.piece_type).name + " behind " + kind.name;
    if (std::ranges::find(rotated, text) == rotated.end()) rotated.push_back(text);
  }
  if (multiple) rotated.emplace_back("the multiple piece behind a progressive one");
  const std::string bare =
      cut == Cut::wedge ? "nothing" : "an ornament of the board in the seat's colour";
  if (plain) rotated.push_back(rotated.empty() ? bare : "otherwise " + bare);
  return joined(rotated, "; ");
}

std::string cut_text(const counters::CutSize& size) {
  const std::string base = decimal(size.base.value, 2) + " mm";
  switch (size.cut) {
    case Cut::disc: return "discs of " + base;
    case Cut::hexagon: return "hexagons of " + base + " from side to side, which share their edges";
    case Cut::folded: return "squares of " + base + ", front and back side by side, to fold over";
    case Cut::wedge: return "wedges, the largest " + base + " high";
    case Cut::standee: break;
  }
  return fmt::format("standees {} wide, {} mm high when folded, on a foot {} mm deep", base,
                     decimal(size.face().value, 2), decimal(size.tab().value, 2));
}

std::string pieces_answer(const Game& game, const counters::PiecesRequest& request,
                          const counters::CounterSheets& sheets, const std::string& source) {
  const counters::CounterLayout& layout = sheets.layout;
  std::string out =
      fmt::format("{}: {} pieces to cut out, {}\n", game.id, sheets.pieces.size(), source);
  out += seats_text(game, sheets.kinds);
  out += "  size    " + cut_text(sheets.size) + ", " + decimal(sheets.size.bleed.value, 2) +
         " mm of colour beyond the cut\n";
  if (sheets.size.kerf > 0_mm)
    out +=
        "  kerf    " + decimal(sheets.size.kerf.value, 2) + " mm, half of it outside of each cut\n";
  out += fmt::format("  sheets  {} of {}, {}, up to {} pieces on each\n", layout.sheets,
                     request.paper.name, layout.sheet.upright() ? "upright" : "lying",
                     layout.per_sheet);
  if (sheets.duplex == Duplex::off) return out;
  out += "  backs   " + backs_text(game, sheets.kinds, sheets.size.cut) + "\n";
  out += fmt::format("  duplex  {} pages, turned over the {} edge\n", 2 * layout.sheets,
                     base::word_of(sheets.duplex, duplexes));
  return out;
}

/// A line about the output files, "pieces-1.dxf to pieces-3.dxf", if there are several.
std::string files_line(const PiecesOptions& options, const PiecesFormat* format,
                       std::size_t sheets) {
  if (format == nullptr || format->lines == nullptr || sheets == 1) return {};
  const auto name = [&](std::size_t sheet) {
    return file_of_sheet(options.out, *format, sheet, sheets).string();
  };
  return fmt::format("  files   {} to {}, one a sheet\n", name(0), name(sheets - 1));
}

/// An extension of the files for counters of a shop.
struct ChitExtension {
  std::string_view text;
};
constexpr std::array<ChitExtension, 2> chit_extensions = {{{".pdf"}, {".png"}}};

/// Prints counters of a product of a shop: one PDF, or an image for each side.
ExitCode print_chits(const PiecesOptions& options, Context& context, const Game& game,
                     const Asked& asked, std::optional<PieceSet> drawings, const Style& style) {
  if (!options.out.empty()) row_of_extension(options.out, chit_extensions);
  const sheets::Product product = sheets::find_product(context.search_path, options.size, false);
  const counters::ChitPages chits =
      counters::chit_pages(game, asked.pieces, product, std::move(drawings), style,
                           options.names ? counters::Named::yes : counters::Named::no);
  const bool is_pdf = file_extension(options.out) == ".pdf";
  if (!is_pdf) refuse_press(options.press);
  if (!options.out.empty()) {
    Ink ink(context.fonts);
    if (is_pdf) {
      set_press(ink, options.press, {&style});
      write_file_atomic(options.out, counters::pieces_pdf(ink, chits.made));
    }
    for (std::size_t i = 0; !is_pdf && i < chits.names.size(); ++i)
      write_file_atomic(named_file(options.out, chits.names[i]),
                        ink->page_png(chits.made.pages[i]));
  }
  std::size_t all = 0;
  for (const PieceCount& each : asked.pieces) all += static_cast<std::size_t>(each.count);
  context.console.out(fmt::format(
      "{}: {} pieces, {}\n  size    {}\n  sides   {} kinds, each with a front and a back\n",
      game.id, all, asked.source, product.title, chits.names.size() / 2));
  return ExitCode::fine;
}

ExitCode print_game_pieces(const PiecesOptions& options, Context& context) {
  const PiecesFormat* format = options.size.empty() ? pieces_format(options) : nullptr;
  counters::PiecesRequest request;
  request.margin = length_of("--margin", options.margin, true);
  request.duplex = duplex_of(options);
  request.named = options.names ? counters::Named::yes : counters::Named::no;
  const bool letters = find_pieces(options.pieces) == PiecesAs::letters;
  request.paper = sheets::find_paper(options.paper);
  const auto game = builder::load_game(context, options.game, Extent::rules);
  Asked asked = pieces_asked(*game, options);
  request.pieces =
      options.spares ? game::with_spares(*game, std::move(asked.pieces)) : std::move(asked.pieces);
  std::erase_if(request.pieces, [](const PieceCount& each) { return each.count == 0; });
  const Style style = builder::style_of(context, *game, options.style);
  request.size = cut_size(options, style);
  std::optional<PieceSet> drawings;
  if (!letters) drawings = builder::drawings_for(context, *game, style, options.style);
  if (!options.size.empty()) {
    asked.pieces = std::move(request.pieces);
    return print_chits(options, context, *game, asked, std::move(drawings), style);
  }
  const counters::LaidOutPieces laid =
      counters::lay_out_pieces(*game, request, std::move(drawings));
  if (format == nullptr || format->lines != nullptr) refuse_press(options.press);
  if (format != nullptr) write_pieces(options, *format, context, laid, *game, style);
  context.console.out(pieces_answer(*game, request, laid.sheets,
                                    asked.source + (options.spares ? ", and spares" : "")) +
                      files_line(options, format, laid.sheets.layout.sheets));
  return ExitCode::fine;
}

std::vector<OptionRow> pieces_rows(PiecesOptions& options) {
  std::vector<OptionRow> own = {
      {"GAME", "", &options.game, {.required = true}},
      {"--base",
       "diameter of a counter, width of a standee, side of a square",
       &options.base,
       {.shows_default = true}},
      {"--shape",
       "disc; hexagon: neighbouring hexagons share their cuts; or wedge, as in shogi; if not "
       "given, "
       "as the style says, mostly disc",
       &options.shape},
      {"--count",
       "start (the start position), one-each, a number of each piece for each seat, or a list such "
       "as king=1,pawn=8; if not given, start, or one-each for a game without a start position",
       &options.count},
      {"--position", "print the pieces of a position: the name of one in the game, or a file",
       &options.position},
      {"--paper", "a4, letter, a3, tabloid or WxHmm", &options.paper, {.shows_default = true}},
      {"--margin", "margin of the paper on every side", &options.margin, {.shows_default = true}},
      {"--duplex",
       "the edge over which sheets are flipped for their backs: long, short or off; long if not "
       "given",
       &options.duplex},
      {"--standees",
       "print strips that are folded to stand upright, instead of counters",
       &options.standees,
       {.not_with = {"--shape"}}},
      {"--fold",
       "print square counters, front and back side by side on one side of the paper, to be folded "
       "over and glued",
       &options.fold,
       {.not_with = {"--shape", "--standees"}}},
      {"--size",
       "counters of templates/products, such as tgc-large-circle-chit: a page for each side",
       &options.size,
       {.not_with = {"--base", "--shape", "--paper", "--margin", "--duplex", "--standees",
                     "--fold"}}},
      {"--spares", "for each seat one more of every piece that others can become", &options.spares},
      {"--names", "small below each piece its name; standees always bear it", &options.names},
      {"--men", "drawn or letters", &options.pieces, {.shows_default = true}},
      {"--style", "a style of templates/styles", &options.style},
      {"--kerf",
       "width of the cut of a machine; pieces keep their size",
       &options.kerf,
       {.shows_default = true}},
      {"-o,--output",
       "file to write: .pdf, or lines to cut: .cut.svg, .dxf; with --size .pdf, or .png with one "
       "file for each side",
       &options.out},
  };
  return with_press(std::move(own), options.press);
}

}  // namespace

extern const Command pieces_command = {
    "pieces",
    "Print the pieces of a game to cut out",
    "boardwright pieces chess99 --base 25mm --paper a4 -o pieces.pdf",
    [] { return call_of(pieces_rows, print_game_pieces); },
};

}  // namespace boardwright::commands
