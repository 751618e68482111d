// Draws pieces and marks on sheets.
#include "counters/counter_sheets.h"

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "english/print_words.h"
#include "sheets/gauges.h"

namespace boardwright::counters {

using sheets::add_words;

namespace {

constexpr Millimetres cross_in = 3_mm;  // from the edge of the printable area
constexpr Millimetres ruler_in = 8_mm;
constexpr Millimetres hatch_step = 1.5_mm;

/// Calls `use` with the kind and the place of each piece on one side of a sheet.
template <class Use>
void for_pieces(const CounterSheets& sheets, std::size_t sheet, SheetSide side, Use use) {
  const bool down = side == SheetSide::back && sheets.size.cut == Cut::wedge &&
                    points_down_behind(sheets.layout.sheet, sheets.duplex);
  for (std::size_t i = 0; i < sheets.pieces.size(); ++i) {
    const auto& place = sheets.layout.places[i];
    if (place.sheet != sheet) continue;
    const CounterKind& kind = sheets.kinds[sheets.pieces[i]];
    const PaperVec at = side == SheetSide::front
                            ? place.centre
                            : behind(place.centre, sheets.layout.sheet, sheets.duplex);
    use(kind, FacePlace{at, kind.size, down});
  }
}

const CounterFace& face_on(const CounterKind& kind, SheetSide side) {
  return side == SheetSide::front ? kind.front : kind.back;
}

std::string number_of(const CounterSheets& sheets, std::size_t sheet, SheetSide side) {
  std::string text =
      "sheet " + std::to_string(sheet + 1) + " of " + std::to_string(sheets.layout.sheets);
  if (sheets.duplex != Duplex::off) text += side == SheetSide::front ? ", front" : ", back";
  return text;
}

std::string advice(const CounterSheets& sheets, SheetSide side) {
  if (sheets.size.cut == Cut::standee) return english::cut_standees;
  if (sheets.size.cut == Cut::folded) return english::cut_folded;
  if (sheets.duplex == Duplex::off) return english::cut_lines;
  const std::string edge = sheets.duplex == Duplex::long_edge ? "long" : "short";
  if (side == SheetSide::back) return english::printed_on_back(edge);
  return english::print_both_sides(edge);
}

/// Adds the title above, the ruler below and crosses at all corners.
void add_strips(Scene& scene, const CounterSheets& sheets, std::size_t number, SheetSide side) {
  const CounterSheet& sheet = sheets.layout.sheet;
  const Millimetres m = sheet.margin, top = sheet.height - m, right = sheet.width - m;
  const Millimetres arm = sheets::cross_arm;
  for (const PaperVec at : crosses_of(sheet)) sheets::add_cross(scene, at);
  const Millimetres middle = sheet.width / 2, room = right - m - 2 * (cross_in + arm + 1_mm);
  const std::string what = sheets.size.cut == Cut::standee ? "standees" : "pieces";
  add_words(scene, "words strong", {middle, top - 2.2_mm},
            english::pieces_of_size(sheets.title, what, sheets.size.base) + ", " +
                number_of(sheets, number, side),
            3.4_mm, room);
  add_words(scene, "words", {middle, top - 5.8_mm}, advice(sheets, side), 2.5_mm, room);
  sheets::add_ruler(scene, {m + ruler_in, m + 1_mm});
  const Millimetres left = m + ruler_in + sheets::ruler_length + 3_mm,
                    end = right - cross_in - arm - 1_mm;
  add_words(scene, "words", {(left + end) / 2, m + 5_mm}, english::print_true + std::string(":"),
            3_mm, end - left);
  add_words(scene, "words", {(left + end) / 2, m + 1.6_mm}, "the ruler is 100 mm long", 3_mm,
            end - left);
}

void add_hatch(Scene& scene, const PaperBox& box) {
  for (Millimetres at = hatch_step; at < box.width() + box.height(); at += hatch_step) {
    const Millimetres x0 = std::max(0_mm, at - box.height()), x1 = std::min(box.width(), at);
    sheets::add_line(scene, "hatch", box.low + PaperVec{x0, at - x0},
                     box.low + PaperVec{x1, at - x1});
  }
}

/// Adds the folds of a strip.
void add_folds(Scene& scene, const CutSize& size, PaperVec at) {
  const Millimetres half = size.base / 2;
  for (const char* as : {"fold pale", "fold"})
    for (const Millimetres y : folds_of(size))
      sheets::add_line(scene, as, at + PaperVec{-half, y}, at + PaperVec{half, y});
}

/// Marks which foot of a standee is glued under the other.
void add_feet(Scene& scene, const CutSize& size, PaperVec at) {
  const Millimetres half = size.base / 2, face = size.face(), tab = size.tab();
  const Millimetres edge = size.bleed + 0.5_mm;  // of the colour that extends beyond the fold
  add_hatch(scene, {at + PaperVec{-half + 1_mm, face + edge},
                    at + PaperVec{half - 1_mm, face + tab - 1_mm}});
  const Millimetres letters = std::min(3_mm, tab / 4);
  add_words(scene, "words glue", at + PaperVec{0_mm, face + tab / 2}, "glue", letters, size.base,
            180);
  add_words(scene, "words", at - PaperVec{0_mm, face + tab / 2}, "foot", letters, size.base);
}

void add_cuts(Scene& scene, const CounterSheets& sheets, std::size_t sheet) {
  const CutSize& size = sheets.size;
  std::vector<PaperShape> outlines;
  std::vector<PaperVec> discs;
  for_pieces(sheets, sheet, SheetSide::front, [&](const CounterKind&, const FacePlace& place) {
    add_folds(scene, size, place.at);
    if (size.cut == Cut::standee) add_feet(scene, size, place.at);
    if (size.cut == Cut::disc) return discs.push_back(place.at);
    outlines.push_back(outline_at(place, size, sheets.layout.pack));
  });
  const auto edges = cut_edges(outlines);
  for (const char* as : {"cut pale", "cut man"}) {
    for (const PaperVec at : discs)
      scene.root.children.emplace_back(scene::circle(role_tag(as), scene::at_one_to_one(at),
                                                     scene::at_one_to_one(size.base / 2)));
    for (const auto& [from, to] : edges) sheets::add_line(scene, as, from, to);
  }
}

}  // namespace

std::vector<PaperVec> crosses_of(const CounterSheet& sheet) {
  const Millimetres in = sheet.margin + cross_in, right = sheet.width - in, top = sheet.height - in;
  return {{in, in}, {right, in}, {in, top}, {right, top}};
}

std::vector<std::size_t> pieces_by_seat(const std::vector<CounterKind>& kinds) {
  std::vector<std::size_t> groups;
  std::optional<board::SeatId> seat;
  for (const CounterKind& kind : kinds) {
    if (kind.pieces.seat != seat) groups.push_back(0);
    seat = kind.pieces.seat;
    groups.back() += static_cast<std::size_t>(kind.pieces.count);
  }
  return groups;
}

CounterSheets lay_pieces(const std::string& title, std::vector<CounterKind> kinds,
                         const CutSize& size, const CounterSheet& paper, Duplex duplex) {
  CounterSheets sheets{title, size, duplex, std::move(kinds), {}, {}};
  for (std::size_t i = 0; i < sheets.kinds.size(); ++i)
    sheets.pieces.insert(sheets.pieces.end(),
                         static_cast<std::size_t>(sheets.kinds[i].pieces.count), i);
  sheets.layout = lay_counters(paper, size, pieces_by_seat(sheets.kinds));
  return sheets;
}

Scene draw_pieces(const CounterSheets& sheets, std::size_t sheet, SheetSide side) {
  const CutSize& size = sheets.size;
  const Millimetres side_of_cell = counter_side(size);
  const CounterSheet& paper = sheets.layout.sheet;
  Scene scene;
  scene.id = "men";
  scene.box = {{}, {paper.width / side_of_cell, paper.height / side_of_cell}};
  auto& nodes = scene.root.children;
  // All bleed is drawn below all fields, so that neighbours with a common edge keep their colours.
  for (const Millimetres grown : {size.bleed, 0_mm}) {
    if (grown == 0_mm && size.cut == Cut::disc) continue;
    for_pieces(sheets, sheet, side, [&](const CounterKind& kind, const FacePlace& place) {
      nodes.emplace_back(field_of(face_on(kind, side), size, sheets.layout.pack, place, grown));
    });
  }
  for_pieces(sheets, sheet, side, [&](const CounterKind& kind, const FacePlace& place) {
    nodes.emplace_back(is_strip(size.cut) ? strip_group(kind, size, place.at)
                                          : counter_group(face_on(kind, side), size, place));
  });
  return scene;
}

Scene mark_pieces(const CounterSheets& sheets, std::size_t sheet, SheetSide side) {
  Scene scene;
  scene.id = "marks";
  scene.box = scene::at_one_to_one(sheets.layout.sheet.whole());
  if (side == SheetSide::front) add_cuts(scene, sheets, sheet);
  add_strips(scene, sheets, sheet, side);
  return scene;
}

std::string describe_sheet(const CounterSheets& sheets, std::size_t sheet, SheetSide side,
                           const std::vector<board::Seat>& seats) {
  std::vector<std::size_t> counts(sheets.kinds.size(), 0);
  for (std::size_t i = 0; i < sheets.pieces.size(); ++i)
    if (sheets.layout.places[i].sheet == sheet) ++counts[sheets.pieces[i]];
  std::string pieces;
  std::optional<board::SeatId> seat;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    const CounterKind& kind = sheets.kinds[i];
    if (kind.pieces.seat != seat)
      pieces += (pieces.empty() ? "" : "; ") + seats[base::index(kind.pieces.seat)].name + ": ";
    else
      pieces += ", ";
    seat = kind.pieces.seat;
    pieces += kind.name + " " + std::to_string(counts[i]);
  }
  std::string words = number_of(sheets, sheet, side);
  words[0] = 'S';
  return english::sheet_of_pieces(words, pieces);
}

}  // namespace boardwright::counters
