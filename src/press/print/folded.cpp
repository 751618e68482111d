// Lays out wrap, lining and plan of a folding board.
#include "print/folded.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "print/crop_marks.h"
#include "print/gauges.h"
#include "print/outline.h"

namespace boardwright::print {
namespace {

constexpr Millimetres lining_inset = 3_mm;  // from the edge of the board to its lining
constexpr Millimetres edge_tick = 6_mm;     // of ticks on what the lining covers
constexpr Millimetres least_panel = 30_mm;  // narrower ones are a slip of the key
constexpr double corner_room = 1.5;         // left at a mitred corner, in thicknesses
constexpr PaperSize plan_paper = {210_mm, 297_mm};

std::string size_of(Millimetres width, Millimetres height) {
  return decimal(width.value, 1) + " x " + decimal(height.value, 1) + " mm";
}

/// Where panels begin and end along one side of a board.
std::vector<std::pair<Millimetres, Millimetres>> parts_of(Millimetres length, bool folded,
                                                          Millimetres gap) {
  if (!folded) return {{0_mm, length}};
  const Millimetres panel = (length - gap) / 2;
  return {{0_mm, panel}, {panel + gap, length}};
}

/// Whether a board folds along an upright line, and along a level one.
struct Folds {
  bool upright, level;
};
Folds folds_of(const Fold& fold, PaperSize open) {
  const bool both = fold.panels == 4;
  return {both || open.width >= open.height, both || open.width < open.height};
}

/// A scene of a page one to one, with a slug round it.
Scene marks_on(PaperSize page, const std::string& title) {
  return crop_marks(page.width, page.height, 0_mm, title);
}

/// Ticks at the ends of panels on the strip that goes round the edge, and mitred corners.
void mark_wrap(Scene& scene, const Fold& fold, PaperSize open) {
  const Millimetres turn = fold.turn_in();
  const Folds folds = folds_of(fold, open);
  const PaperVec end{open.width + 2 * turn, open.height + 2 * turn};
  for (const auto& [from, to] : parts_of(open.width, folds.upright, fold.gap()))
    for (const Millimetres x : {turn + from, turn + to}) {
      add_line(scene, "register", {x, 0_mm}, {x, edge_tick});
      add_line(scene, "register", {x, end.y - edge_tick}, {x, end.y});
    }
  for (const auto& [from, to] : parts_of(open.height, folds.level, fold.gap()))
    for (const Millimetres y : {turn + from, turn + to}) {
      add_line(scene, "register", {0_mm, y}, {edge_tick, y});
      add_line(scene, "register", {end.x - edge_tick, y}, {end.x, y});
    }
  const Millimetres leg = 2 * turn - corner_room * 1.4142 * fold.thickness;
  for (const Millimetres x : {0_mm, end.x})
    for (const Millimetres y : {0_mm, end.y}) {
      const double right = x == 0_mm ? 1 : -1, up = y == 0_mm ? 1 : -1;
      add_line(scene, "trim", {x + right * leg, y}, {x, y + up * leg});
    }
}

/// A plan of the panels, so large as fits, with their measures and the steps.
Scene draw_plan(const Fold& fold, PaperSize open, const std::string& title) {
  Scene scene;
  scene.id = "plan";
  scene.title = "Plan of the folding board";
  scene.box = at_one_to_one(PaperBox{{}, {plan_paper.width, plan_paper.height}});
  const auto panels = panels_of(fold, open);
  const PaperBox& panel = panels.front();
  std::vector<std::string> steps = {
      "Print wrap and lining at 100 %, no scaling; a print shop does it on one sheet each.",
      fmt::format("Cut {} panels of card {} mm thick: {}.", fold.panels,
                  decimal(fold.thickness.value, 2), size_of(panel.width(), panel.height())),
      fmt::format("Glue them to the back of the wrap, {} mm apart, between the ticks at its edges.",
                  decimal(fold.gap().value, 2)),
      "Cut the corners of the wrap along the broken lines. Turn its edges over and glue them.",
      "Glue the lining to the back, 3 mm from every edge, and press it into the spine.",
      "Fold with the face inward."};
  if (fold.panels == 4)
    steps.back() =
        "Slit the spine from the middle to the lower edge. Fold the lower half up, then back to "
        "back.";
  const Millimetres room = plan_paper.width - 30_mm, middle = plan_paper.width / 2;
  Millimetres y = plan_paper.height - 22_mm;
  add_words(scene, "words strong", {middle, y}, title, 5_mm, room);
  y -= 6_mm;
  for (std::size_t i = 0; i < steps.size(); ++i)
    add_words(scene, "words", {middle, y -= 6_mm}, fmt::format("{}. {}", i + 1, steps[i]), 3.4_mm,
              room);
  const PaperBox place{{25_mm, 40_mm}, {plan_paper.width - 25_mm, y - 20_mm}};
  const double scale = std::min(place.width() / open.width, place.height() / open.height);
  const PaperVec low{middle - 0.5 * scale * open.width, place.low.y};
  for (const PaperBox& each : panels) {
    const PaperBox drawn{low + scale * each.low, low + scale * each.high};
    add_frame(scene, "gauge", drawn);
    add_words(scene, "words", 0.5 * (drawn.low + drawn.high), size_of(each.width(), each.height()),
              4_mm, 0.9 * drawn.width());
  }
  if (fold.panels == 4)
    add_line(scene, "cut", low + PaperVec{0.5 * scale * open.width, 0_mm},
             low + PaperVec{0.5 * scale * open.width, 0.5 * scale * open.height});
  add_words(scene, "words", {middle, low.y - 6_mm},
            "open " + size_of(open.width, open.height) + ", spine " + decimal(fold.gap().value, 2) +
                " mm",
            4_mm, room);
  add_ruler(scene, {middle - ruler_length / 2, 20_mm});
  return scene;
}

/// Refuses what cannot be made.
void check(const Fold& fold, PaperSize open) {
  const PaperBox panel = panels_of(fold, open).front();
  if (std::min(panel.width(), panel.height()) < least_panel)
    throw UsageError("a panel would be " + size_of(panel.width(), panel.height()),
                     "take a larger board or thinner card");
  const Millimetres edge = 2 * (fold.turn_in() + crop_slug);
  if (std::max(open.width, open.height) + edge > most_page)
    throw UsageError("the wrap would be longer than a page may be", "take a smaller board");
}

}  // namespace

std::vector<PaperBox> panels_of(const Fold& fold, PaperSize open) {
  const Folds folds = folds_of(fold, open);
  std::vector<PaperBox> panels;
  for (const auto& [bottom, top] : parts_of(open.height, folds.level, fold.gap()))
    for (const auto& [left, right] : parts_of(open.width, folds.upright, fold.gap()))
      panels.push_back({{left, bottom}, {right, top}});
  return panels;
}

BoardPages folded_pages(const LaidOutBoard& laid, const Fold& fold, const Style& marks) {
  const PaperBox all = in_millimetres(laid.drawn.picture.scene.box, laid.side());
  const Millimetres margin = laid.request.margin;
  const PaperSize open{all.width() + 2 * margin, all.height() + 2 * margin};
  check(fold, open);
  BoardPages pages;
  pages.title = laid.title() + ", folding";
  pages.author = laid.drawn.game.by;
  const auto keep_style = [&](const Style& style) {
    pages.styles.push_back(std::make_unique<Style>(style));
    return pages.styles.back().get();
  };
  const auto keep = [&](Scene scene) {
    pages.scenes.push_back(std::make_unique<Scene>(std::move(scene)));
    return pages.scenes.back().get();
  };
  const Style* board_style = keep_style(laid.drawn.style);
  const Style* marks_paint = keep_style(marks);
  const auto page_of = [&](PaperSize size, Millimetres slug, std::string words) {
    Page page;
    page.width = size.width;
    page.height = size.height;
    page.slug = slug;
    page.words = std::move(words);
    return page;
  };
  const auto reach = [](PaperSize size, Millimetres more) {
    return PaperBox{PaperVec{-more, -more}, {size.width + more, size.height + more}};
  };
  const auto lay_ground = [&](Page& page) {
    if (!laid.drawn.style.paint("ground").fill) return;
    const PaperSize size{page.width, page.height};
    const auto [low, high] = at_one_to_one(reach(size, 0_mm));
    Scene ground;
    ground.id = "ground";
    ground.box = {low, high};
    ground.root.children.emplace_back(
        polygon(role_tag("ground"), {low, {high.x, low.y}, high, {low.x, high.y}}));
    page.layers.push_back(
        {keep(std::move(ground)), board_style, one_to_one, {}, reach(size, 0_mm)});
  };

  const Millimetres turn = fold.turn_in();
  const PaperSize wrap{open.width + 2 * turn, open.height + 2 * turn};
  Page face = page_of(wrap, crop_slug,
                      "The wrap: the face of the board, and what is turned over its edges. " +
                          laid.drawn.picture.scene.description);
  lay_ground(face);
  face.layers.push_back({keep(laid.drawn.picture.scene), board_style, laid.side(),
                         PaperVec{turn + margin, turn + margin} - all.low, reach(wrap, 0_mm)});
  Scene wrap_marks = marks_on(wrap, laid.title() + ": wrap");
  mark_wrap(wrap_marks, fold, open);
  face.layers.push_back(
      {keep(std::move(wrap_marks)), marks_paint, one_to_one, {}, reach(wrap, crop_slug)});
  pages.pages.push_back(std::move(face));

  const PaperSize lining{open.width - 2 * lining_inset, open.height - 2 * lining_inset};
  Page back = page_of(lining, crop_slug, "The lining of the board's back, with the game's name.");
  lay_ground(back);
  Scene lining_marks = marks_on(lining, laid.title() + ": lining");
  const PaperBox panel = panels_of(fold, open).front();
  add_words(lining_marks, "words strong",
            0.5 * (panel.low + panel.high) - PaperVec{lining_inset, lining_inset},
            laid.drawn.game.title, 0.12 * panel.width(), 0.8 * panel.width());
  back.layers.push_back(
      {keep(std::move(lining_marks)), marks_paint, one_to_one, {}, reach(lining, crop_slug)});
  pages.pages.push_back(std::move(back));

  Page plan = page_of(plan_paper, 0_mm, "Plan of the panels with their measures, and the steps.");
  plan.layers.push_back({keep(draw_plan(fold, open, laid.name)),
                         marks_paint,
                         one_to_one,
                         {},
                         reach(plan_paper, 0_mm)});
  pages.pages.push_back(std::move(plan));
  return pages;
}

}  // namespace boardwright::print
