// Draws each side of a counter on its own page.
#include "counters/chit_print.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/names.h"

namespace boardwright::counters {
namespace {

constexpr double part_of_face = 0.8;  // share of the base that the drawing or letters take

/// The size of a face, so that its drawing stays within the safe zone and inside the cut.
CutSize face_size(const sheets::Product& product) {
  const Millimetres least = std::min(product.trim.width, product.trim.height);
  CutSize size;
  size.cut = product.kind == sheets::ProductKind::hexagon ? Cut::hexagon : Cut::disc;
  size.base = std::min(least, (1 / part_of_face) * (least - 2 * product.safe));
  size.bleed = product.bleed;
  return size;
}

/// Draws a side of a counter in the middle of its field; the field fills the page.
Scene draw_chit(const CounterFace& face, const CutSize& size, const PaperBox& whole) {
  Scene scene;
  scene.id = "chit";
  const Millimetres side = counter_side(size);
  const Vec low = scene::in_sides(whole.low, side), high = scene::in_sides(whole.high, side);
  scene.box = {low, high};
  scene.root.children.emplace_back(scene::polygon(role_tag("field " + face.piece.seat),
                                                  {low, {high.x, low.y}, high, {low.x, high.y}}));
  scene.root.children.emplace_back(counter_group(face, size, {0.5 * (whole.low + whole.high)}));
  return scene;
}

}  // namespace

ChitPages chit_pages(const Game& game, const std::vector<PieceCount>& pieces,
                     const sheets::Product& product, std::optional<PieceSet> drawings,
                     const Style& style, Named named) {
  ChitPages chits;
  if (drawings)
    chits.drawings = std::make_unique<CounterDrawings>(with_mirrored(std::move(*drawings)));
  const CutSize size = face_size(product);
  chits.made.title = game.title + ": " + product.title;
  chits.made.author = game.by;
  chits.made.style = std::make_unique<Style>(style);
  const PaperVec bleed{product.bleed, product.bleed};
  const PaperBox whole{PaperVec{} - bleed,
                       PaperVec{product.trim.width, product.trim.height} + bleed};
  auto kinds = counter_kinds(game, pieces, chits.drawings.get(), size.cut, named);
  std::ranges::move(mark_counters(game), std::back_inserter(kinds));
  for (const CounterKind& kind : kinds) {
    const bool is_mark = kind.pieces.piece_type == moves::no_piece_type;
    const std::string seat = is_mark ? "Counter for" : game.board().seat(kind.pieces.seat).name;
    for (const bool back : {false, true}) {
      scene::Page page;
      page.width = product.trim.width;
      page.height = product.trim.height;
      page.bleed = product.bleed;
      page.words = fmt::format("{} {}, {}; {} needed.", seat, kind.name, back ? "back" : "front",
                               kind.pieces.count);
      chits.made.scenes.push_back(
          std::make_unique<Scene>(draw_chit(back ? kind.back : kind.front, size, whole)));
      page.layers.push_back(
          {chits.made.scenes.back().get(), chits.made.style.get(), counter_side(size), {}, whole});
      chits.made.pages.push_back(std::move(page));
      chits.names.push_back(fmt::format("{}-{}-{}", base::slug_of(seat + " " + kind.name),
                                        kind.pieces.count, back ? "back" : "front"));
    }
  }
  return chits;
}

}  // namespace boardwright::counters
