// Sketches the parts of a kit, or uses their own drawings.
#include "box/kit_pictures.h"

#include "diagram/move_icon.h"
#include "game/pieces.h"
#include "sheets/gauges.h"

namespace boardwright::box {

using scene::PaperBox, scene::PaperVec, scene::Scene;

namespace {

constexpr const char* line_role = "gauge";

Scene sketch(std::string id, base::Millimetres width, base::Millimetres height) {
  Scene scene;
  scene.id = std::move(id);
  scene.box = scene::at_one_to_one(PaperBox{{}, {width, height}});
  return scene;
}

/// A sheet with its two folds.
Scene leaflet_sketch() {
  Scene scene = sketch("leaflet", 12_mm, 8.5_mm);
  sheets::add_frame(scene, line_role, {{}, {12_mm, 8.5_mm}});
  for (const base::Millimetres x : {4_mm, 8_mm})
    sheets::add_line(scene, "fold", {x, 0_mm}, {x, 8.5_mm});
  return scene;
}

/// A card with its heading, its picture and two lines of text.
Scene card_sketch() {
  Scene scene = sketch("card", 8.6_mm, 12_mm);
  sheets::add_frame(scene, line_role, {{}, {8.6_mm, 12_mm}});
  sheets::add_line(scene, line_role, {1.2_mm, 10.6_mm}, {5_mm, 10.6_mm});
  sheets::add_frame(scene, line_role, {{2.3_mm, 4.8_mm}, {6.3_mm, 8.8_mm}});
  for (const base::Millimetres y : {2_mm, 3.2_mm})
    sheets::add_line(scene, line_role, {1.2_mm, y}, {7.4_mm, y});
  return scene;
}

/// A closed box with a lid, seen from the right and above.
Scene box_sketch() {
  Scene scene = sketch("box", 12_mm, 9_mm);
  const base::Millimetres right = 8.5_mm, top = 6_mm;
  const PaperVec back{3.5_mm, 3_mm};
  sheets::add_frame(scene, line_role, {{}, {right, top}});
  const auto edge = [&](PaperVec from, PaperVec to) {
    sheets::add_line(scene, line_role, from, to);
  };
  edge({0_mm, top}, PaperVec{0_mm, top} + back);
  edge({right, top}, PaperVec{right, top} + back);
  edge({right, 0_mm}, PaperVec{right, 0_mm} + back);
  edge(PaperVec{0_mm, top} + back, PaperVec{right, top} + back);
  edge(PaperVec{right, 0_mm} + back, PaperVec{right, top} + back);
  edge({0_mm, 3.5_mm}, {right, 3.5_mm});
  edge({right, 3.5_mm}, PaperVec{right, 3.5_mm} + back);
  return scene;
}

/// The counter of the first piece and seat.
Scene counter_picture(const KitSources& sources, const counters::CounterDrawings* drawings) {
  const std::vector<game::PieceCount> one = {
      counters::kit_pieces(sources.game, counters::cut_named(sources.style.counters())).front()};
  const auto kinds =
      counters::counter_kinds(sources.game, one, drawings, counters::Cut::disc, sources.named);
  const counters::CutSize size;
  Scene scene;
  scene.id = "counter";
  scene.box = {{-0.5, -0.5}, {0.5, 0.5}};
  scene.root.children.emplace_back(
      counters::field_of(kinds.front().front, size, counters::Pack::square, {}, 0_mm));
  scene.root.children.emplace_back(counters::counter_group(kinds.front().front, size, {}));
  return scene;
}

/// The moves of the first piece that has an icon.
std::optional<Scene> icon_picture(const KitSources& sources,
                                  const counters::CounterDrawings* drawings) {
  diagram::PiecesShown shown;
  if (drawings != nullptr) shown = {diagram::PiecesAs::drawn, &drawings->set};
  const double radius = diagram::icon_radius(sources.game);
  for (const moves::PieceTypeId id : game::playing_pieces(sources.game))
    if (auto icon = diagram::move_icon(sources.game, sources.game.piece_type(id), radius, shown))
      return std::move(icon->scene);
  return std::nullopt;
}

}  // namespace

std::optional<ReadMePicture> picture_of(std::string_view part, const KitSources& sources,
                                        const counters::CounterDrawings* drawings) {
  if (part == "rules") return ReadMePicture{leaflet_sketch(), &sources.marks};
  if (part == "cards") return ReadMePicture{card_sketch(), &sources.marks};
  if (part == "box") return ReadMePicture{box_sketch(), &sources.marks};
  if (part == "board") return ReadMePicture{sources.board.drawn.picture.scene, &sources.style};
  if (part == "pieces") return ReadMePicture{counter_picture(sources, drawings), &sources.style};
  if (part == "key")
    if (auto icon = icon_picture(sources, drawings))
      return ReadMePicture{std::move(*icon), &sources.style};
  return std::nullopt;
}

}  // namespace boardwright::box
