// Computes the sizes of boxes and draws their blanks.
#include "box/box.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/errors.h"
#include "base/text.h"
#include "box/box_steps.h"
#include "english/print_words.h"
#include "sheets/gauges.h"
#include "text/typography.h"

namespace boardwright::box {

using base::PaperSize;
using scene::PaperBox, scene::PaperVec, scene::Scene;
using sheets::BoxSize, sheets::Face;

namespace {

constexpr Millimetres play_of_pieces = 1_mm, play_of_boards = 4_mm;  // clearance
constexpr Millimetres glue_tab = 12_mm, tuck_flap = 15_mm;
constexpr Millimetres slant = 3_mm;         // at the ends of flaps, so that they slide in
constexpr Millimetres note_letters = 3_mm;  // of words on tabs
constexpr Millimetres least_lid = 12_mm;    // height, unless the tray is lower
constexpr Millimetres least_wall = 12_mm;   // that can be glued well
constexpr Millimetres play_of_flat = 2_mm;
constexpr Millimetres foot_words = 14_mm;  // below a blank, for the ruler and the text

double sides_of(Millimetres part, Millimetres whole) { return std::floor(whole / part + 1e-9); }

/// A box whose floor holds `across` times `deep` columns of pieces, and flat parts below them.
BoxSize in_columns(const BoxParts& parts, double across, double deep) {
  const Millimetres wide = parts.base + play_of_pieces;
  BoxSize box{across * wide, deep * wide, play_of_pieces};
  if (!parts.flat.empty()) {
    const PaperSize floor = floor_for(parts.flat);
    box.width = std::max(box.width, floor.width);
    box.depth = std::max(box.depth, floor.height);
    for (const FlatPart& each : parts.flat) box.height = box.height + each.thickness;
  }
  const double columns = sides_of(wide, box.width) * sides_of(wide, box.depth);
  box.height =
      box.height + std::ceil(static_cast<double>(parts.pieces) / columns) * parts.thickness;
  if (!parts.flat.empty()) box.height = std::max(box.height, least_wall);
  return box;
}

double card_of(const BoxSize& box) {
  const double w = box.width.value, d = box.depth.value, h = box.height.value;
  return w * d + w * h + d * h;
}

/// The box without a board that needs the least card; the longer side of its floor is the width.
BoxSize least_card(const BoxParts& parts) {
  const auto most = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(parts.pieces))));
  BoxSize best = in_columns(parts, 1, 1);
  for (int deep = 1; deep <= most; ++deep)
    for (int across = deep; across * deep <= static_cast<int>(parts.pieces); ++across) {
      const BoxSize each = in_columns(parts, across, deep);
      if (card_of(each) < card_of(best) - 1e-9) best = each;
    }
  return best;
}

/// Draws a blank: its cuts, folds and text.
class Blank {
 public:
  explicit Blank(std::string title) {
    scene_.id = "blank";
    scene_.title = std::move(title);
  }

  void cut(const scene::PaperShape& path) {
    for (std::size_t i = 1; i < path.size(); ++i)
      sheets::add_line(scene_, "cut man", path[i - 1], path[i]);
  }
  void fold(PaperVec from, PaperVec to) { sheets::add_line(scene_, "fold", from, to); }
  /// Adds a text in the middle of a face, upright for its reader.
  void name(const Face& face, const std::string& words, double share) {
    sheets::add_words(scene_, "words strong", face.middle(), words,
                      std::min(share * face.height(), 14_mm), 0.85 * face.width(), face.turn);
  }
  /// Adds small text in the middle of a part.
  void note(PaperVec middle, const std::string& words, Millimetres size, Millimetres room,
            double angle = 0) {
    sheets::add_words(scene_, "words", middle, words, size, room, angle);
  }
  Scene take() { return std::move(scene_); }

 private:
  Scene scene_;
};

/// A drawn blank, with the place for the picture of the board.
struct DrawnBlank {
  std::string name;  ///< "tuck box"
  Scene scene;
  PaperSize size;
  PaperBox picture;
  PaperBox bare = {};  ///< a face with nothing on it
};

/// The upper part of a face, for the name above the picture of the board.
Face upper_part(Face face, double share) {
  face.box.low.y = face.box.high.y - share * face.box.height();
  return face;
}

/// Draws a tuck box. From the left: glue tab, side, front, side, back. The back has a tuck flap
/// above and below.
DrawnBlank draw_tuck(const BoxSize& box, const std::string& title) {
  Blank blank("Tuck box");
  const auto& [w, d, h] = box;
  const Millimetres low = d + tuck_flap, high = low + h;
  const Millimetres x[] = {0_mm,
                           glue_tab,
                           glue_tab + d,
                           glue_tab + d + w,
                           glue_tab + 2 * d + w,
                           glue_tab + 2 * d + 2 * w};
  const Millimetres dust = std::min(0.9 * d, 0.45 * w);
  blank.cut({{x[1], low}, {x[0], low + slant}, {x[0], high - slant}, {x[1], high}});
  blank.cut({{x[5], low}, {x[5], high}});
  for (int i = 1; i <= 4; ++i) blank.fold({x[i], low}, {x[i], high});
  for (const bool top : {false, true}) {
    const Millimetres edge = top ? high : low;
    const double out = top ? 1 : -1;
    for (const int i : {1, 3}) {  // dust flaps of the sides
      blank.fold({x[i], edge}, {x[i + 1], edge});
      blank.cut({{x[i], edge},
                 {x[i] + slant, edge + out * dust},
                 {x[i + 1] - slant, edge + out * dust},
                 {x[i + 1], edge}});
    }
    blank.cut({{x[2], edge}, {x[3], edge}});
    blank.fold({x[4], edge}, {x[5], edge});
    blank.fold({x[4], edge + out * d}, {x[5], edge + out * d});
    blank.cut({{x[4], edge},
               {x[4], edge + out * d},
               {x[4] + slant, edge + out * (d + tuck_flap)},
               {x[5] - slant, edge + out * (d + tuck_flap)},
               {x[5], edge + out * d},
               {x[5], edge}});
  }
  blank.note({glue_tab / 2, (low + high) / 2}, "glue", note_letters, high - low, 90);
  for (const Millimetres y : {tuck_flap / 2, high + d + tuck_flap / 2})
    blank.note({(x[4] + x[5]) / 2, y}, "tuck in", note_letters, w - 2 * slant);
  DrawnBlank drawn{"tuck box", {}, blank_of_tuck(box), {}};
  for (const Face& face : sheets::tuck_faces(box, {x[1], low}, Face::Kind::front)) {
    if (face.kind == Face::Kind::front) {
      blank.name(upper_part(face, 0.22), title, 0.45);
      drawn.picture = {face.box.low + PaperVec{0.1 * w, 0.08 * h},
                       face.box.high - PaperVec{0.1 * w, 0.24 * h}};
    } else {
      blank.name(face, title, face.kind == Face::Kind::back ? 0.2 : 0.45);
    }
  }
  drawn.scene = blank.take();
  return drawn;
}

/// Draws a floor with four walls. The left and right walls have tabs that are glued to the other
/// walls.
DrawnBlank draw_tray(const BoxSize& box, const std::string& title, bool lid) {
  Blank blank(lid ? "Lid" : "Tray");
  const auto& [w, d, h] = box;
  const PaperBox floor{{h, h}, {h + w, h + d}};
  const auto& [low, high] = floor;
  blank.fold(low, {high.x, low.y});
  blank.fold({high.x, low.y}, high);
  blank.fold(high, {low.x, high.y});
  blank.fold({low.x, high.y}, low);
  const Millimetres tab = std::min(glue_tab, 0.8 * h);
  blank.cut({low, {low.x, 0_mm}, {high.x, 0_mm}, {high.x, low.y}});
  blank.cut({{low.x, high.y}, {low.x, high.y + h}, {high.x, high.y + h}, high});
  for (const bool right : {false, true}) {
    const Millimetres edge = right ? high.x : low.x;
    const double out = right ? 1 : -1;
    const Millimetres outer = edge + out * h;
    blank.fold({edge, low.y}, {outer, low.y});
    blank.fold({edge, high.y}, {outer, high.y});
    blank.cut({{edge, low.y},
               {edge + out * slant, low.y - tab},
               {outer - out * slant, low.y - tab},
               {outer, low.y},
               {outer, high.y},
               {outer - out * slant, high.y + tab},
               {edge + out * slant, high.y + tab},
               {edge, high.y}});
  }
  const std::string name = lid ? "lid" : "tray";
  for (const Millimetres x : {h / 2, h + w + h / 2})
    for (const Millimetres y : {low.y - tab / 2, high.y + tab / 2}) {
      const PaperVec up{0_mm, 0.22 * tab};
      const Millimetres letters = std::min(note_letters, 0.36 * tab);
      blank.note(PaperVec{x, y} + up, "glue", letters, h - 2 * slant);
      blank.note(PaperVec{x, y} - up, name, letters, h - 2 * slant);
    }
  DrawnBlank drawn{name, {}, blank_of_tray(box), {}};
  if (!lid) {
    const PaperVec middle = 0.5 * (low + high);
    blank.note(middle, name, 2 * note_letters, 0.8 * w);
    drawn.bare = {low, {high.x, middle.y - 2 * note_letters}};
  }
  if (lid) {
    drawn.picture = {low + PaperVec{0.08 * w, 0.06 * d}, high - PaperVec{0.08 * w, 0.22 * d}};
    for (const Face& face : sheets::lid_faces(box, low)) {
      if (face.kind == Face::Kind::front) blank.name(upper_part(face, 0.2), title, 0.5);
      if (face.kind == Face::Kind::wall) blank.name(face, title, 0.4);
    }
  }
  drawn.scene = blank.take();
  return drawn;
}

constexpr Millimetres between_blanks = 4_mm;

std::string size_of(PaperSize size) {
  return base::decimal(size.width.value, 1) + " x " + base::decimal(size.height.value, 1) + " mm";
}

/// The page of a blank: the paper in either orientation, or a page as large as the blank.
PaperSize page_for(const DrawnBlank& blank, const BoxRequest& request) {
  const PaperSize needed{blank.size.width + 2 * request.margin,
                         blank.size.height + 2 * request.margin + foot_words};
  if (!request.paper) {
    if (std::max(needed.width, needed.height) > sheets::most_page)
      throw base::UsageError("the " + blank.name + " would be " + size_of(needed),
                             fmt::format("a page can be at most {} mm long",
                                         base::decimal(sheets::most_page.value, 0)));
    return {std::max(needed.width, sheets::ruler_length + 2 * request.margin), needed.height};
  }
  for (const PaperSize& paper :
       {request.paper->size, PaperSize{request.paper->size.height, request.paper->size.width}})
    if (needed.width <= paper.width && needed.height <= paper.height) return paper;
  throw base::UsageError(
      "paper '" + request.paper->name + "' is too small: the " + blank.name + " needs " +
          size_of(needed),
      "take larger paper, or leave out --paper for pages as large as the blanks");
}

/// Blanks with their places on a sheet, from its lower left corner.
struct BlankSheet {
  PaperSize paper;
  std::vector<std::pair<std::size_t, PaperVec>> blanks;
};

/// Two blanks on one sheet of the paper, one above or beside the other; nothing if they do not fit.
std::optional<BlankSheet> both_on_a_sheet(const DrawnBlank& one, const DrawnBlank& other,
                                          const BoxRequest& request) {
  const PaperSize a = one.size, b = other.size;
  for (const PaperSize& paper :
       {request.paper->size, PaperSize{request.paper->size.height, request.paper->size.width}})
    for (const bool above : {true, false}) {
      const Millimetres width =
          above ? std::max(a.width, b.width) : a.width + between_blanks + b.width;
      const Millimetres height =
          above ? a.height + between_blanks + b.height : std::max(a.height, b.height);
      if (width + 2 * request.margin > paper.width ||
          height + 2 * request.margin + foot_words > paper.height)
        continue;
      const Millimetres low = request.margin + foot_words;
      if (above)
        return BlankSheet{paper,
                          {{0, {(paper.width - a.width) / 2, low + b.height + between_blanks}},
                           {1, {(paper.width - b.width) / 2, low}}}};
      const Millimetres left = (paper.width - width) / 2;
      return BlankSheet{paper, {{0, {left, low}}, {1, {left + a.width + between_blanks, low}}}};
    }
  return std::nullopt;
}

/// The sheets of the blanks: one for both where they fit on the paper, otherwise one for each.
std::vector<BlankSheet> sheets_of(const std::vector<DrawnBlank>& blanks,
                                  const BoxRequest& request) {
  if (request.paper && blanks.size() == 2)
    if (auto sheet = both_on_a_sheet(blanks[0], blanks[1], request)) return {std::move(*sheet)};
  std::vector<BlankSheet> sheets;
  for (std::size_t i = 0; i < blanks.size(); ++i) {
    const PaperSize paper = page_for(blanks[i], request);
    sheets.push_back(
        {paper, {{i, {(paper.width - blanks[i].size.width) / 2, request.margin + foot_words}}}});
  }
  return sheets;
}

/// The free areas of a sheet: above its blanks, on both sides of them, and on bare faces.
std::vector<PaperBox> free_rooms(const BlankSheet& sheet, const std::vector<DrawnBlank>& blanks,
                                 Millimetres margin) {
  PaperVec low{sheet.paper.width, sheet.paper.height}, high;
  std::vector<PaperBox> bare;
  for (const auto& [number, origin] : sheet.blanks) {
    const DrawnBlank& blank = blanks[number];
    low = {std::min(low.x, origin.x), std::min(low.y, origin.y)};
    high = {std::max(high.x, origin.x + blank.size.width),
            std::max(high.y, origin.y + blank.size.height)};
    if (blank.bare.width() > 0_mm)
      bare.push_back({origin + blank.bare.low, origin + blank.bare.high});
  }
  const PaperVec end{sheet.paper.width - margin, sheet.paper.height - margin};
  const Millimetres gap = between_blanks;
  std::vector<PaperBox> rooms = {{{margin, high.y + gap}, end},
                                 {{high.x + gap, low.y}, end},
                                 {{margin, low.y}, {low.x - gap, end.y}}};
  rooms.insert(rooms.end(), bare.begin(), bare.end());
  return rooms;
}

}  // namespace

PaperSize floor_for(const std::vector<FlatPart>& flat) {
  PaperSize floor;
  for (const FlatPart& each : flat) {
    floor.width = std::max(floor.width, std::max(each.size.width, each.size.height) + play_of_flat);
    floor.height =
        std::max(floor.height, std::min(each.size.width, each.size.height) + play_of_flat);
  }
  return floor;
}

BoxSize room_for(const BoxParts& parts, BoxKind kind) {
  BoxSize room;
  if (parts.board) {
    room = *parts.board;
    const Millimetres wide = parts.base + play_of_pieces;
    const double places = std::max(1.0, sides_of(wide, room.width) * sides_of(wide, room.depth));
    room.height = room.height + play_of_pieces +
                  std::ceil(static_cast<double>(parts.pieces) / places) * parts.thickness;
    room.width = std::max(room.width, wide) + play_of_boards;
    room.depth = std::max(room.depth, wide) + play_of_boards;
  } else {
    room = least_card(parts);
  }
  if (kind == BoxKind::lid) return room;
  Millimetres sides[] = {room.width, room.depth,
                         room.height};  // a tuck box opens at its smallest face
  std::sort(std::begin(sides), std::end(sides));
  return {sides[1], sides[0], sides[2]};
}

PaperSize blank_of_tuck(const BoxSize& inside) {
  const auto& [w, d, h] = inside;
  return {glue_tab + 2 * (w + d), h + 2 * (d + tuck_flap)};
}

PaperSize blank_of_tray(const BoxSize& inside) {
  const auto& [w, d, h] = inside;
  return {w + 2 * h, d + 2 * h};
}

BoxSize lid_over(const BoxSize& tray, Millimetres card) {
  const Millimetres more = 2 * card + 1_mm;
  return {tray.width + more, tray.depth + more,
          std::min(tray.height, std::max(0.5 * tray.height, least_lid))};
}

boards::BoardPages box_pages(const boards::DrawnBoard& drawn, const BoxRequest& request,
                             const scene::Style& marks) {
  const std::string title = text::curled(drawn.game.title);
  std::vector<DrawnBlank> blanks;
  if (request.kind == BoxKind::tuck) {
    blanks.push_back(draw_tuck(request.inside, title));
  } else {
    blanks.push_back(draw_tray(request.inside, title, false));
    blanks.push_back(draw_tray(lid_over(request.inside, request.card), title, true));
  }
  boards::BoardPages pages;
  pages.title = title + ": box";
  pages.author = drawn.game.by;
  const scene::Style *style = pages.keep(drawn.style), *kept_marks = pages.keep(marks);
  for (const BlankSheet& sheet : sheets_of(blanks, request)) {
    const PaperBox whole{{}, {sheet.paper.width, sheet.paper.height}};
    scene::Page page;
    page.width = sheet.paper.width;
    page.height = sheet.paper.height;
    std::string names;
    for (const auto& [number, origin] : sheet.blanks) {
      DrawnBlank& blank = blanks[number];
      names += (names.empty() ? "" : " and ") +
               (names.empty() ? blank.scene.title : base::lower_case(blank.scene.title));
      if (blank.picture.width() > 0_mm) {
        const scene::Box& box = drawn.picture.scene.box;
        const Millimetres side =
            std::min(blank.picture.width() / box.width(), blank.picture.height() / box.height());
        const PaperVec middle = 0.5 * (blank.picture.low + blank.picture.high);
        page.layers.push_back(
            {pages.keep(drawn.picture.scene), style, side,
             origin + middle - scene::in_millimetres(0.5 * (box.low + box.high), side), whole});
      }
      blank.scene.box = scene::at_one_to_one(PaperBox{{}, {blank.size.width, blank.size.height}});
      page.layers.push_back(
          {pages.keep(std::move(blank.scene)), kept_marks, scene::one_to_one, origin, whole});
    }
    page.words = english::box_blanks(names);
    if (pages.pages.empty())
      if (auto steps = box_steps(request.kind, free_rooms(sheet, blanks, request.margin)))
        page.layers.push_back(
            {pages.keep(std::move(*steps)), kept_marks, scene::one_to_one, {}, whole});
    Scene foot;
    foot.id = "foot";
    foot.title = "Ruler";
    foot.box = scene::at_one_to_one(whole);
    const PaperVec corner{page.width / 2 - sheets::ruler_length / 2, request.margin};
    sheets::add_ruler(foot, corner);
    sheets::add_words(foot, "words", corner + PaperVec{sheets::ruler_length / 2, 7_mm},
                      english::box_advice(names), 3.2_mm, page.width - 2 * request.margin);
    page.layers.push_back({pages.keep(std::move(foot)), kept_marks, scene::one_to_one, {}, whole});
    pages.pages.push_back(std::move(page));
  }
  return pages;
}

}  // namespace boardwright::box
