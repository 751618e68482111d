// Puts the prints of a game in order, and says on the first page what they are.
#include "print/kit_print.h"

#include <fmt/format.h>

#include <optional>

#include "base/errors.h"
#include "base/text.h"
#include "print/book_print.h"
#include "print/box.h"
#include "print/read_me.h"

namespace boardwright::print {
namespace {

/// A part, and what the first page tells of it.
struct Made {
  std::string file;  ///< its name
  ToldPart told;
  std::string bytes;
};

PanelSources panel_sources(const KitSources& of) {
  return {of.game, of.proof, of.style, of.marks, of.piece_types != nullptr};
}

/// The rules on a sheet; nothing if there are too many.
std::optional<Made> make_rules(const KitSources& of, const Paper& paper, Ink& ink) try {
  std::string bytes = book_pdf(ink, printed_leaflet(panel_sources(of), paper.name));
  const std::size_t pages = ink->pages_of(bytes);
  return Made{"rules",
              {"The rules",
               "One sheet, printed on both sides, the paper turned over its short edge, to be "
               "folded in three.",
               pages},
              std::move(bytes)};
} catch (const ink::BadText&) {
  return std::nullopt;
}

Made make_move_cards(const KitSources& of, const Paper& paper, Ink& ink) {
  std::string bytes = book_pdf(ink, printed_cards(panel_sources(of), "poker", paper.name));
  const std::size_t pages = ink->pages_of(bytes);
  return {"cards",
          {"The cards", "A card for each piece, with its moves: cut along the lines.", pages},
          std::move(bytes)};
}

/// On which sheets a board goes, and what to do with them.
std::string sheets_text(const Tiles& tiles) {
  const std::size_t sheets = tiles.tiles.size();
  const bool loose = !tiles.parts.empty();
  const char* cut = loose ? "cut out each part along its outline." : "cut along the outline.";
  if (sheets == 1) return std::string(". It goes on one sheet: ") + cut;
  std::string words = fmt::format(", on {} sheets. The first page is a map of them", sheets);
  if (tiles.has_glue())
    return words +
           ". Cut off the edges that are marked, and glue each sheet onto the strip of its "
           "neighbour.";
  return words + ": " + cut;
}

Made make_board(const KitSources& of, const Paper& paper, Ink& ink) {
  BoardRequest request;
  request.size.length = of.board.base;
  request.paper = paper;
  const LaidOutBoard laid = lay_out_board(of.board.drawn, request);
  const BoardPages pages = pages_of(laid, of.marks);
  std::string words =
      "Cells with " + laid.measures + " in all" + sheets_text(laid.fit.sheets->tiles);
  return {"board", {"The board", std::move(words), pages.pages.size()}, board_pdf(ink, pages)};
}

Made make_pieces(const KitSources& of, const Paper& paper, Ink& ink) {
  PiecesRequest request;
  request.size.base = of.board.base;
  request.pieces = starting_pieces(of.game);
  request.paper = paper;
  const LaidOutPieces laid = lay_out_pieces(
      of.game, request, of.piece_types == nullptr ? std::nullopt : std::optional(*of.piece_types));
  const PiecesPages pages = pages_of(laid, of.game, of.style, of.marks);
  std::string words = fmt::format(
      "{} discs of {} mm for these cells, with a back behind each front: print both sides, the "
      "paper turned over its long edge, on card or on paper that you glue to card.",
      laid.sheets.pieces.size(), decimal(of.board.base.value, 2));
  return {"pieces", {"The pieces", std::move(words), pages.pages.size()}, pieces_pdf(ink, pages)};
}

/// What a box holds.
BoxParts box_parts(const KitSources& of) {
  constexpr Millimetres thickness = 2_mm;  // of a piece on card
  BoxParts parts;
  parts.base = of.board.base;
  parts.thickness = thickness;
  for (const PieceCount& each : starting_pieces(of.game))
    parts.piece_types += static_cast<std::size_t>(each.count);
  return parts;
}

/// A box with a lid, or where no sheet holds that a tuck box; nothing if no sheet holds it either.
std::optional<BoardPages> box_on(const KitSources& of, const Paper& paper) {
  for (const BoxKind kind : {BoxKind::lid, BoxKind::tuck}) {
    BoxRequest request;
    request.kind = kind;
    request.inside = room_for(box_parts(of), kind);
    request.paper = paper;
    try {
      return box_pages(drawn_board(of.game, of.game.board(), of.style, Names::off), request,
                       of.marks);
    } catch (const UsageError&) {
      continue;  // it is too large for this paper
    }
  }
  return std::nullopt;
}

std::optional<Made> make_box(const KitSources& of, const Paper& paper, Ink& ink) {
  const auto pages = box_on(of, paper);
  if (!pages) return std::nullopt;
  return Made{"box",
              {"The box",
               "A box for the pieces, on card: cut along the lines, fold along the broken ones, "
               "and glue the tabs.",
               pages->pages.size()},
              board_pdf(ink, *pages)};
}

}  // namespace

Kit make_kit(const KitSources& of, const Paper& paper, Ink& ink) {
  Kit kit;
  kit.id = of.game.id;
  kit.title = of.game.title + ": print and play";
  kit.licence = of.licence;
  ReadMe told{of.game.title, of.game.by, of.licence, {}, {}};
  std::vector<Made> made;
  if (auto rules = make_rules(of, paper, ink))
    made.push_back(std::move(*rules));
  else
    told.missing.emplace_back("The rules are too long for a leaflet: they stand in the book.");
  made.push_back(make_board(of, paper, ink));
  made.push_back(make_pieces(of, paper, ink));
  made.push_back(make_move_cards(of, paper, ink));
  if (auto box = make_box(of, paper, ink))
    made.push_back(std::move(*box));
  else
    told.missing.emplace_back("A box for the pieces is too large for this paper.");
  for (const Made& each : made) told.parts.push_back(each.told);
  const ReadMePage first = read_me_page(told, paper.size, of.marks);
  RenderOptions options;
  options.author = of.game.by;
  kit.parts.push_back(
      {"read-me-first", {"Read me first", ink->pages({first.page}, kit.title, options)}});
  for (Made& each : made)
    kit.parts.push_back(
        {std::move(each.file), {each.told.title, std::move(each.bytes)}, each.told.pages});
  return kit;
}

std::string kit_pdf(const Kit& kit, Ink& ink) {
  std::vector<Part> parts;
  for (const Kit::KitPart& each : kit.parts) parts.push_back(each.part);
  return ink->join(parts, kit.title);
}

}  // namespace boardwright::print
