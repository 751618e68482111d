// Lays out the wrap, lining and plan of a folding board, on single pages or on sheets of paper.
#include "boards/folded.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "boards/folded_parts.h"
#include "english/print_words.h"
#include "sheets/crop_marks.h"
#include "sheets/gauges.h"
#include "sheets/sheet_marks.h"

namespace boardwright::boards {

using scene::Laid, scene::one_to_one;
using sheets::crop_slug;

namespace {

constexpr Millimetres least_panel = 30_mm;  // narrower panels are probably a typing error
constexpr PaperSize usual_plan = {210_mm, 297_mm};

/// Throws UsageError for boards that cannot be made.
void check_fold(const FoldedBoard& folded) {
  const PaperBox panel = panels_of(folded.fold, folded.open).front();
  if (std::min(panel.width(), panel.height()) < least_panel)
    throw UsageError("a panel would be " + decimal(panel.width().value, 1) + " x " +
                         decimal(panel.height().value, 1) + " mm",
                     "take a larger board or thinner card");
  const PaperSize wrap = wrap_size(folded);
  if (std::max(wrap.width, wrap.height) + 2 * crop_slug > sheets::most_page)
    throw UsageError("the wrap would be longer than the longest page", "take a smaller board");
  if (!folded.paper) return;
  const PaperSize& paper = folded.paper->size;
  if (std::min(paper.width, paper.height) < least_plan.width ||
      std::max(paper.width, paper.height) < least_plan.height)
    throw UsageError("paper '" + folded.paper->name + "' is too small for a board that folds",
                     "take a5 paper, as 148x210mm, or larger");
}

/// The fewest sheets for a part. Throws UsageError if none fit.
sheets::Sheets sheets_for_part(const FlatBoard& part, const sheets::Paper& paper,
                               const BoardRequest& request) {
  sheets::SheetChoice choice =
      sheets::choose_sheets(part, paper.size, request.margin, request.overlap);
  if (!choice.best.empty()) return std::move(choice.best.front());
  BoardRequest asked = request;
  asked.paper = paper;
  Misfit misfit;
  misfit.why = choice.usable ? Misfit::Why::too_many_sheets : Misfit::Why::paper_too_small;
  misfit.width = part.largest.x;
  misfit.height = part.largest.y;
  misfit.sheets = choice.least;
  throw refusal(misfit, asked);
}

/// The wrap or the lining: its size and its layers, relative to its lower left corner.
struct FoldedPart {
  PaperSize size;
  std::vector<Laid> layers;
  std::string name, words;   ///< "wrap"; alternative text of the page
  std::size_t unmapped = 0;  ///< top layers left out on its map, for legible numbers

  PaperBox whole() const { return {{}, {size.width, size.height}}; }
};

/// Assembles the pages of a folding board.
class FoldedPages {
 public:
  FoldedPages(const LaidOutBoard& laid, const FoldedBoard& folded, const Style& marks)
      : laid_(laid), folded_(folded) {
    pages_.title = laid.title() + ", folding";
    pages_.author = laid.drawn.game.by;
    style_ = pages_.keep(laid.drawn.style);
    marks_ = pages_.keep(marks);
  }

  BoardPages finish() { return std::move(pages_); }

  FoldedPart wrap() {
    FoldedPart part{
        wrap_size(folded_), {}, "wrap", english::wrap_of(laid_.drawn.picture.scene.description)};
    lay_ground(part);
    const PaperBox all = in_millimetres(laid_.drawn.picture.scene.box, laid_.side());
    const Millimetres low = folded_.fold.turn_in() + laid_.request.margin;
    part.layers.push_back({pages_.keep(laid_.drawn.picture.scene), style_, laid_.side(),
                           PaperVec{low, low} - all.low, part.whole()});
    part.layers.push_back(
        {pages_.keep(draw_wrap_marks(folded_)), marks_, one_to_one, {}, part.whole()});
    return part;
  }

  FoldedPart lining() {
    FoldedPart part{lining_size(folded_), {}, "lining", english::lining};
    lay_ground(part);
    part.layers.push_back({pages_.keep(draw_lining(folded_, laid_.drawn.game.title)),
                           marks_,
                           one_to_one,
                           {},
                           part.whole()});
    part.unmapped = 1;
    return part;
  }

  /// Adds a part as a single page with crop marks.
  void add_single(FoldedPart part) {
    const PaperVec slug{crop_slug, crop_slug};
    const PaperBox reach{PaperVec{} - slug, part.whole().high + slug};
    part.layers.push_back(
        {pages_.keep(sheets::crop_marks(part.size.width, part.size.height, 0_mm, titled(part))),
         marks_,
         one_to_one,
         {},
         reach});
    scene::Page page;
    page.width = part.size.width;
    page.height = part.size.height;
    page.slug = crop_slug;
    page.layers = std::move(part.layers);
    page.words = std::move(part.words);
    pages_.pages.push_back(std::move(page));
  }

  void add_sheets(const FoldedPart& part, const FlatBoard& flat, const sheets::Sheets& sheets) {
    if (sheets.has_map()) {
      sheets::AssemblyMap map = sheets::draw_map(sheets, flat, titled(part));
      std::vector<Laid> layers = part.layers;
      layers.resize(layers.size() - part.unmapped);
      for (Laid& layer : layers) {
        layer.side = map.scale * layer.side;
        layer.origin = map.origin + map.scale * layer.origin;
        layer.window = map.window;
      }
      add_sheet(sheets.sheet, std::move(layers), std::move(map.marks),
                english::map_of_sheets(sheets.tiles.tiles.size(), part.name, true));
    }
    const PaperBox window = sheets.sheet.window();
    for (std::size_t i = 0; i < sheets.tiles.tiles.size(); ++i) {
      const sheets::Tile& tile = sheets.tiles.tiles[i];
      const PaperVec move = window.low - tile.shows.low;
      std::vector<Laid> layers = part.layers;
      for (Laid& layer : layers) {
        layer.origin = layer.origin + move;
        const PaperVec low = layer.window.low + move, high = layer.window.high + move;
        layer.window = {{std::max(low.x, window.low.x), std::max(low.y, window.low.y)},
                        {std::min(high.x, window.high.x), std::min(high.y, window.high.y)}};
      }
      add_sheet(sheets.sheet, std::move(layers),
                sheets::mark_sheet(sheets, flat, i, laid_.name + "\n" + laid_.measures),
                sheets::label_of(sheets.tiles, tile, flat.part));
    }
  }

  void add_plan() {
    const PaperSize paper = folded_.paper ? folded_.paper->size : usual_plan;
    scene::Page page;
    page.width = paper.width;
    page.height = paper.height;
    page.layers = {{pages_.keep(draw_plan(folded_, paper, laid_.name)),
                    marks_,
                    one_to_one,
                    {},
                    {{}, {paper.width, paper.height}}}};
    page.words = english::plan;
    pages_.pages.push_back(std::move(page));
  }

 private:
  std::string titled(const FoldedPart& part) const { return laid_.title() + ": " + part.name; }

  void lay_ground(FoldedPart& part) {
    if (!style_->paint("ground").fill) return;
    const Scene* ground = pages_.keep(ground_of(scene::at_one_to_one(part.whole())));
    part.layers.push_back({ground, style_, one_to_one, {}, part.whole()});
  }

  void add_sheet(const sheets::Sheet& sheet, std::vector<Laid> layers, Scene marks,
                 std::string words) {
    scene::Page page;
    page.width = sheet.width;
    page.height = sheet.height;
    page.layers = std::move(layers);
    page.layers.push_back({pages_.keep(std::move(marks)), marks_, one_to_one, {}, sheet.whole()});
    page.words = std::move(words);
    pages_.pages.push_back(std::move(page));
  }

  const LaidOutBoard& laid_;
  const FoldedBoard& folded_;
  BoardPages pages_;
  const Style *style_, *marks_;
};

}  // namespace

FoldedBoard lay_out_folded(const LaidOutBoard& laid, const Fold& fold,
                           const std::optional<sheets::Paper>& paper) {
  const PaperBox all = in_millimetres(laid.drawn.picture.scene.box, laid.side());
  const Millimetres margin = laid.request.margin;
  FoldedBoard folded{fold, {all.width() + 2 * margin, all.height() + 2 * margin}, paper, {}, {}};
  check_fold(folded);
  if (paper) {
    folded.wrap = sheets_for_part(flat_wrap(laid, folded), *paper, laid.request);
    folded.lining = sheets_for_part(flat_lining(folded), *paper, laid.request);
  }
  return folded;
}

BoardPages folded_pages(const LaidOutBoard& laid, const FoldedBoard& folded, const Style& marks) {
  FoldedPages pages(laid, folded, marks);
  if (folded.paper) {
    pages.add_plan();
    pages.add_sheets(pages.wrap(), flat_wrap(laid, folded), *folded.wrap);
    pages.add_sheets(pages.lining(), flat_lining(folded), *folded.lining);
  } else {
    pages.add_single(pages.wrap());
    pages.add_single(pages.lining());
    pages.add_plan();
  }
  return pages.finish();
}

}  // namespace boardwright::boards
