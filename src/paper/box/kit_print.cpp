// Makes the prints of a game and the first page that describes them.
#include "box/kit_print.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/errors.h"
#include "base/text.h"
#include "box/book_print.h"
#include "box/kit_audit.h"
#include "box/kit_box.h"
#include "box/kit_pictures.h"
#include "box/piece_key.h"
#include "box/read_me.h"
#include "english/game_words.h"
#include "english/kit_words.h"
#include "fonts/bad_text.h"
#include "game/pieces.h"
#include "sheets/sheet_marks.h"

namespace boardwright::box {

using sheets::Paper;

namespace {

const PrintJob one_side = {english::job_on_paper},
               one_side_card = {english::job_on_card, false, true},
               leaflet_job = {english::job_of_leaflet, true, false},
               pieces_job = {english::job_of_pieces, true, true};

/// A part with its entry on the first page.
struct MadePart {
  std::string file;  ///< name of its file
  ReadMePart entry;
  std::string bytes;
  std::size_t cards = 0;  ///< number of cards
};

PanelSources panel_sources(const KitSources& sources) {
  return {sources.game, sources.proof, sources.style, sources.marks, sources.piece_set};
}

/// The rules as a leaflet; nothing if they are too long.
std::optional<MadePart> make_rules(const KitSources& sources, const PrintedBook& leaflet,
                                   Ink& ink) try {
  std::string bytes = book_pdf(ink, leaflet);
  const std::size_t pages = ink->pages_of(bytes);
  return MadePart{
      "rules",
      {"The rules", english::kit_leaflet(!sources.game.left_out.empty()), pages, leaflet_job},
      std::move(bytes)};
} catch (const fonts::NoRoom&) {
  return std::nullopt;
}

MadePart make_key(const KitSources& sources, const Paper& paper, Ink& ink) {
  const PieceKey key =
      piece_key({sources.game, sources.style, sources.piece_set, sources.marks},
                counters::kit_pieces(sources.game, counters::cut_named(sources.style.counters())),
                paper.size);
  return {"key",
          {english::kit_key_title, english::kit_key, key.made.pages.size(), one_side},
          counters::pieces_pdf(ink, key.made)};
}

MadePart make_move_cards(const KitSources& sources, const Paper& paper, Ink& ink) {
  const PrintedBook cards = printed_cards(panel_sources(sources), "poker", paper.name);
  std::string bytes = book_pdf(ink, cards);
  const std::size_t pages = ink->pages_of(bytes);
  return {"cards",
          {"The cards", english::kit_cards, pages, one_side_card},
          std::move(bytes),
          cards.book.parts.size()};
}

/// The sizes of a board's loose parts, or of the whole board, after they are cut out.
std::vector<base::PaperSize> board_sizes(const boards::FlatBoard& flat) {
  std::vector<base::PaperSize> sizes;
  for (const boards::FlatBoard& part : flat.loose)
    sizes.push_back({part.box.width(), part.box.height()});
  if (sizes.empty()) sizes.push_back({flat.box.width(), flat.box.height()});
  return sizes;
}

/// Whether a map of the sheets fits beside the board's entry on the first page.
bool has_small_map(const sheets::Tiles& tiles) {
  constexpr std::size_t most_sheets = 12;
  return tiles.tiles.size() <= most_sheets;
}

/// The map of a board's sheets for the first page.
ReadMePicture map_picture(const KitSources& sources, const boards::LaidOutBoard& laid) {
  constexpr Millimetres height = 26_mm, letters = 6_mm;  // on the page
  // Names would lie under the numbers of the sheets.
  ReadMePicture picture{
      boards::drawn_board(sources.game, sources.game.board(), sources.style, diagram::Names::off)
          .picture.scene,
      &sources.style};
  picture.height = height;
  const boards::FlatBoard flat = laid.flat();
  const double shrunk = std::max(flat.box.width(), flat.box.height()) / height;
  picture.over = sheets::sheet_frames(*laid.fit.sheets, flat, shrunk * letters);
  picture.over_style = &sources.marks;
  picture.unit = laid.side();
  return picture;
}

/// How the board fits on fewer sheets; nothing if it would take much smaller pieces.
std::string fewer_sheets_text(const boards::LaidOutBoard& laid, const KitSources& sources) {
  constexpr double least_share = 0.8;
  const diagram::BoardPicture& picture = laid.drawn.picture;
  const base::Millimetres usual = sources.board.base, least = least_share * usual;
  const std::size_t sheets = laid.fit.sheets->tiles.tiles.size();
  const auto fewer = boards::sheets_for_base(picture, laid.request, least);
  if (!fewer || *fewer >= sheets) return {};
  const auto smaller = boards::base_for_sheets(picture, laid.request, *fewer, usual, least);
  if (!smaller) return {};
  return english::kit_fewer_sheets(base::decimal(counters::disc_share * smaller->value, 1), *fewer,
                                   sources.game.id);
}

/// How a board is folded for the box and cut out, in this order, and how large it is then.
std::string cut_out_text(const boards::FlatBoard& board,
                         const std::vector<sheets::Folding>& foldings) {
  std::vector<std::string> sizes;
  for (const base::PaperSize& each : board_sizes(board)) {
    std::string size = fmt::format("{} \u00d7 {}", base::decimal(each.width.value, 0),
                                   base::decimal(each.height.value, 0));
    if (std::ranges::find(sizes, size) == sizes.end()) sizes.push_back(std::move(size));
  }
  return english::kit_board_cut(board.loose.size(), sheets::cut_line_in_words(board),
                                base::listed(sizes, "or"),
                                foldings.empty() ? "" : folded_in_words(foldings.front()));
}

boards::LaidOutBoard lay_out(const KitSources& sources, const Paper& paper) {
  boards::BoardRequest request;
  request.size.length = sources.board.base;
  request.paper = paper;
  return boards::lay_out_board(sources.board.drawn, request);
}

MadePart make_board(const KitSources& sources, const boards::LaidOutBoard& laid, Ink& ink) {
  boards::BoardPages pages = boards::pages_of(laid, sources.marks);
  const sheets::Sheets& sheets = *laid.fit.sheets;
  const boards::FlatBoard flat = laid.flat();
  ReadMePart entry{"The board", {}, 0, one_side};
  if (has_small_map(sheets.tiles)) {
    if (sheets.has_map()) pages.pages.erase(pages.pages.begin());
    if (sheets.tiles.tiles.size() > 1) entry.picture = map_picture(sources, laid);
  }
  entry.words = english::kit_board(laid.measures, sheets.tiles.tiles.size(),
                                   has_small_map(sheets.tiles), sheets.tiles.has_glue()) +
                cut_out_text(flat, laid.foldings) + fewer_sheets_text(laid, sources);
  entry.pages = pages.pages.size();
  return {"board", std::move(entry), boards::board_pdf(ink, pages)};
}

/// Whether a counter among some pieces is turned over during play.
bool turns_over(const game::Game& game, const std::vector<game::PieceCount>& pieces) {
  return std::ranges::any_of(pieces, [&](const game::PieceCount& each) {
    return game::flip_side(game, each.piece_type).piece_type != moves::no_piece_type;
  });
}

/// The shape and size of the kit's pieces. A square that is folded over fills square cells as a
/// disc does, and otherwise stays within the circle that a cell holds.
counters::CutSize piece_size(const KitSources& sources) {
  constexpr double square_in_circle = 0.8;  // its corners lie on a circle of the cell's base
  counters::CutSize size = counters::kit_size(sources.style, sources.board.base);
  if (!sources.fold) return size;
  const bool squares = english::GameWords(sources.game).has_squares_only() &&
                       sources.game.board().topology.is_plane();
  size.cut = counters::Cut::folded;
  size.bleed = 1.5_mm;
  if (!squares) size.base = square_in_circle * size.base;
  return size;
}

std::string_view shapes_of(counters::Cut cut) {
  switch (cut) {
    case counters::Cut::wedge: return "wedges";
    case counters::Cut::hexagon: return "hexagons";
    case counters::Cut::folded: return "squares";
    case counters::Cut::disc:
    case counters::Cut::standee: break;
  }
  return "discs";
}

/// The marks that count in digits.
std::vector<std::string> digits_of(const game::Game& game) {
  std::vector<std::string> names;
  for (const play::RuleMark& mark : game.rules.marks)
    if (counters::counts_in_digits(mark)) names.push_back(mark.name);
  return names;
}

/// The instructions for the pieces; `turned`: some are turned over during play.
std::string pieces_text(const KitSources& sources, const counters::CutSize& size,
                        std::size_t pieces, bool turned) {
  const std::string what =
      english::kit_pieces(pieces, shapes_of(size.cut), base::decimal(size.base.value, 2)) +
      english::kit_digits(digits_of(sources.game));
  if (sources.fold) return what + english::kit_folded_pieces;
  return what + (turned ? english::kit_turned_pieces(sources.game.id) : english::kit_bare_pieces);
}

MadePart make_pieces(const KitSources& sources, const Paper& paper, Ink& ink) {
  counters::PiecesRequest request;
  request.size = piece_size(sources);
  request.pieces =
      counters::kit_pieces(sources.game, counters::cut_named(sources.style.counters()));
  const bool turned = turns_over(sources.game, request.pieces);
  const bool two_sided = turned && !sources.fold;
  if (!two_sided) request.duplex = counters::Duplex::off;
  request.paper = paper;
  request.named = sources.named;
  const counters::LaidOutPieces laid = counters::lay_out_pieces(
      sources.game, request,
      sources.piece_set == nullptr ? std::nullopt : std::optional(*sources.piece_set));
  const counters::PiecesPages pages =
      counters::pages_of(laid, sources.game, sources.style, sources.marks);
  return {"pieces",
          {"The pieces", pieces_text(sources, request.size, laid.sheets.pieces.size(), turned),
           pages.pages.size(), two_sided ? pieces_job : one_side_card},
          counters::pieces_pdf(ink, pages)};
}

/// What the box of a kit is made for.
KitContents contents_of(const KitSources& sources, const std::vector<MadePart>& made,
                        const boards::LaidOutBoard& board) {
  KitContents contents;
  contents.base = piece_size(sources).base;
  for (const game::PieceCount& each :
       counters::kit_pieces(sources.game, counters::cut_named(sources.style.counters())))
    contents.pieces += static_cast<std::size_t>(each.count);
  for (const counters::CounterKind& kind : counters::mark_counters(sources.game))
    contents.pieces += static_cast<std::size_t>(kind.pieces.count);
  for (const MadePart& each : made) {
    contents.leaflet = contents.leaflet || each.file == "rules";
    contents.cards += each.cards;
  }
  contents.boards = board_sizes(board.flat());
  return contents;
}

MadePart make_box(const KitBox& box, Ink& ink) {
  return {"box",
          {"The box", english::kit_box(box.holds, box.left), box.pages.pages.size(), one_side_card},
          boards::board_pdf(ink, box.pages)};
}

/// The tools to make a kit and to play with it.
std::vector<std::string> tools_of(const game::Game& game) {
  std::vector<std::string> tools = {english::scissors, "a ruler", "glue"};
  const std::vector<moves::PieceTypeId> playing = game::playing_pieces(game);
  const auto some = [&](const auto& holds) {
    return std::ranges::any_of(playing,
                               [&](moves::PieceTypeId id) { return holds(game.piece_type(id)); });
  };
  if (some([](const moves::PieceType& each) { return moves::is_progressive(each); }))
    tools.emplace_back(english::pencil_for_lengths);
  if (!game.rules.abandoned.empty() &&
      some([](const moves::PieceType& each) { return each.value != 0; }))
    tools.emplace_back(english::paper_for_points);
  return tools;
}

/// The minutes that one person needs to make some parts.
int minutes_for(const std::vector<MadePart>& parts, std::size_t discs) {
  constexpr double each_sheet = 4, each_disc = 0.7, box = 20;
  double minutes = each_disc * static_cast<double>(discs);
  for (const MadePart& each : parts)
    minutes += each.file == "box"   ? box
               : each.file == "key" ? 0
                                    : each_sheet * static_cast<double>(each.entry.pages);
  return static_cast<int>(minutes);
}

}  // namespace

Kit make_kit(const KitSources& sources, const Paper& paper, Ink& ink) {
  Kit kit;
  kit.id = sources.game.id;
  kit.title = sources.game.title + ": print and play";
  kit.licence = sources.licence;
  ReadMe contents;
  contents.title = sources.game.title;
  contents.by = sources.game.by;
  contents.licence = sources.licence;
  std::vector<MadePart> made;
  made.push_back(make_key(sources, paper, ink));
  const PrintedBook leaflet = printed_leaflet(panel_sources(sources), paper.name);
  contents.missing = unknown_rules(sources.game, leaflet.book);
  if (auto rules = make_rules(sources, leaflet, ink))
    made.push_back(std::move(*rules));
  else
    contents.missing.emplace_back(english::leaflet_too_long);
  made.push_back(make_pieces(sources, paper, ink));
  made.push_back(make_move_cards(sources, paper, ink));
  boards::LaidOutBoard board = lay_out(sources, paper);
  const KitContents box_contents = contents_of(sources, made, board);
  const boards::DrawnBoard cover =
      boards::drawn_board(sources.game, sources.game.board(), sources.style, diagram::Names::off);
  if (const auto box = kit_box(cover, box_contents, paper, sources.marks)) {
    board.foldings = box->foldings;
    made.push_back(make_box(*box, ink));
  } else {
    contents.missing.emplace_back(english::box_too_large);
  }
  made.insert(made.begin() + 1, make_board(sources, board, ink));
  if (sources.game.start.empty()) contents.warning = english::kit_for_study;
  contents.tools = tools_of(sources.game);
  contents.paper = paper.name == "a4" ? "A4" : "Letter";
  contents.minutes = minutes_for(made, box_contents.pieces);
  std::optional<counters::CounterDrawings> drawings;
  if (sources.piece_set != nullptr) drawings = counters::with_mirrored(*sources.piece_set);
  for (const MadePart& each : made) {
    contents.parts.push_back(each.entry);
    std::optional<ReadMePicture>& picture = contents.parts.back().picture;
    if (!picture) picture = picture_of(each.file, sources, drawings ? &*drawings : nullptr);
  }
  const ReadMePage first = read_me_page(contents, paper.size, sources.marks);
  pdf::RenderOptions options;
  options.author = sources.game.by;
  options.duplex = "Simplex";  // also of the joined kit: this page lists its two-sided jobs
  kit.parts.push_back(
      {"read-me-first", {"Read me first", ink->pages({first.page}, kit.title, options)}});
  for (MadePart& each : made)
    kit.parts.push_back(
        {std::move(each.file), {each.entry.title, std::move(each.bytes)}, each.entry.pages});
  return kit;
}

std::string kit_pdf(const Kit& kit, Ink& ink) {
  std::vector<pdf::Part> parts;
  for (const Kit::KitPart& each : kit.parts) parts.push_back(each.part);
  return ink->join(parts, kit.title);
}

}  // namespace boardwright::box
