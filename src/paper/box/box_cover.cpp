// Places names, pictures and ornaments on the faces of a box.
#include "box/box_cover.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "box/box_words.h"
#include "counters/ornament.h"
#include "counters/piece_print.h"
#include "scene/measures.h"
#include "sheets/gauges.h"
#include "text/typography.h"

namespace boardwright::box {

using base::Millimetres, base::PaperSize;
using scene::one_to_one, scene::PaperBox, scene::PaperVec, scene::Scene;
using sheets::BoxProduct, sheets::Face;

namespace {

constexpr Millimetres least_size = 2_mm;  // of readable text
constexpr double plate_padding = 0.04;    // as a share of the shorter side of the picture
constexpr double least_gap = 0.04;        // between two items on a face, as a share of its height

constexpr const char* title_role = "box-title";
constexpr const char* words_role = "box-words";

std::vector<std::string> words_in(const std::string& text) {
  const auto all = base::words(text);
  return {all.begin(), all.end()};
}

PaperSize scaled(PaperSize size, double by) { return {by * size.width, by * size.height}; }

/// A size scaled to fit into a room.
PaperSize fitted(PaperSize size, PaperSize room) {
  return scaled(size, std::min(room.width / size.width, room.height / size.height));
}

/// Distributes parts from top to bottom over a height, with equal gaps between neighbours and at
/// both ends.
class Stack {
 public:
  Stack(Millimetres height, std::vector<Millimetres> parts) : parts_(std::move(parts)) {
    Millimetres rest = height;
    for (const Millimetres part : parts_) rest = rest - part;
    gap_ = (1.0 / static_cast<double>(parts_.size() + 1)) * rest;
    top_ = 0.5 * height;
  }

  /// The upper edge of the next part, relative to the middle of the height.
  Millimetres next() {
    const Millimetres top = top_ - gap_;
    top_ = top - parts_[taken_++];
    return top;
  }

 private:
  std::vector<Millimetres> parts_;
  Millimetres gap_, top_;
  std::size_t taken_ = 0;
};

/// The height that is left for one more part after these parts and all gaps.
Millimetres left_by(Millimetres height, const std::vector<Millimetres>& parts) {
  Millimetres rest = height - (static_cast<double>(parts.size() + 2) * least_gap) * height;
  for (const Millimetres part : parts) rest = rest - part;
  return rest;
}

/// Draws the pages of a box, card by card.
class CoverMaker {
 public:
  CoverMaker(pdf::Ink& ink, const boards::DrawnBoard& drawn, const BoxProduct& product)
      : measurer_(ink, drawn.style), drawn_(drawn), product_(product) {
    made_.made.title = drawn.game.title + ": " + product.title;
    made_.made.author = drawn.game.by;
    style_ = made_.made.keep(drawn.style);
    board_ = made_.made.keep(drawn.picture.scene);
    add_facts();
  }

  void guide(const scene::Style& style) { guides_ = made_.made.keep(style); }

  void add(const sheets::BoxCard& card) {
    const PaperBox whole{{}, {product_.image.width, product_.image.height}};
    words_ = new_scene("card", whole);
    add_box("box", whole);
    page_ = {};
    page_.width = product_.image.width;
    page_.height = product_.image.height;
    page_.words = fmt::format("{}{}{}: {}.", product_.title, card.name.empty() ? "" : ", ",
                              card.name, drawn_.game.title);
    for (const Face& face : card.faces) add_face(face);
    Scene guides = new_scene("guides", whole);
    if (guides_ != nullptr)
      for (const Face& face : card.faces) add_guides(guides, face);
    page_.layers.insert(page_.layers.begin(),
                        {made_.made.keep(std::move(words_)), style_, one_to_one, {}, whole});
    if (guides_ != nullptr)
      page_.layers.push_back({made_.made.keep(std::move(guides)), guides_, one_to_one, {}, whole});
    made_.made.pages.push_back(std::move(page_));
    made_.names.push_back(card.name);
  }

  BoxImages finish() { return std::move(made_); }

 private:
  static Scene new_scene(const char* id, const PaperBox& box) {
    Scene scene;
    scene.id = id;
    scene.box = scene::at_one_to_one(box);
    return scene;
  }

  /// Facts for the back: "64 cells", "32 pieces".
  void add_facts() {
    facts_.push_back(std::to_string(drawn_.board.size()) + " cells");
    if (drawn_.game.start.empty()) return;
    long long pieces = 0;
    for (const game::PieceCount& each : counters::starting_pieces(drawn_.game))
      pieces += each.count;
    facts_.push_back(std::to_string(pieces) + " pieces");
  }

  void add_box(const char* role, const PaperBox& box) { sheets::add_frame(words_, role, box); }

  /// Adds text to a face, with its top `head` above the middle.
  void add_words(const FaceRoom& room, const char* role, const SetWords& set, Millimetres head,
                 Millimetres across = 0_mm) {
    Millimetres y = head - set.head;
    for (const std::string& line : set.lines) {
      words_.root.children.emplace_back(
          scene::Text{scene::role_tag(role), scene::at_one_to_one(room.at({across, y})), line,
                      scene::at_one_to_one(set.size), room.turn});
      y = y - set.leading();
    }
  }

  SetWords title_in(const WordRoom& room) const {
    return set_words(measurer_, title_role, words_in(text::curled(drawn_.game.title)), " ", room);
  }
  SetWords credit_in(const WordRoom& room) const {
    return set_words(measurer_, words_role, words_in(text::curled(drawn_.game.by)), " ", room);
  }

  /// The size of the board's picture with the padding of its plate, at one millimetre per unit.
  PaperSize plate() const {
    const PaperSize bare{board_->box.width() * one_to_one, board_->box.height() * one_to_one};
    const Millimetres more = 2 * plate_padding * std::min(bare.width, bare.height);
    return {bare.width + more, bare.height + more};
  }

  /// Requires: the room is not turned.
  void add_picture(const FaceRoom& room, PaperVec middle, PaperSize size) {
    const PaperVec at = room.at(middle), half{0.5 * size.width, 0.5 * size.height};
    add_box("box plate", {at - half, at + half});
    const scene::Box& box = board_->box;
    const Millimetres side = (size.width / plate().width) * one_to_one;
    page_.layers.push_back({board_,
                            style_,
                            side,
                            at - scene::in_millimetres(0.5 * (box.low + box.high), side),
                            {at - half, at + half}});
  }

  /// Places the name above the picture and the credit below it.
  void add_front_above(const FaceRoom& room, const SetWords& title, const SetWords& credit,
                       PaperSize picture) {
    std::vector<Millimetres> parts{title.height, picture.height};
    if (!credit.lines.empty()) parts.push_back(credit.height);
    Stack stack(room.height, std::move(parts));
    add_words(room, title_role, title, stack.next());
    add_picture(room, {0_mm, stack.next() - 0.5 * picture.height}, picture);
    if (!credit.lines.empty()) add_words(room, words_role, credit, stack.next());
  }

  /// Places the name to the left of the picture.
  void add_front_beside(const FaceRoom& room, const SetWords& title, const SetWords& credit,
                        PaperSize picture) {
    const Millimetres gap = (1.0 / 3) * (room.width - picture.width - beside * room.width);
    const Millimetres across = 0.5 * beside * room.width + gap - 0.5 * room.width;
    std::vector<Millimetres> parts{title.height};
    if (!credit.lines.empty()) parts.push_back(credit.height);
    Stack stack(0.8 * room.height, std::move(parts));
    add_words(room, title_role, title, stack.next(), across);
    if (!credit.lines.empty()) add_words(room, words_role, credit, stack.next(), across);
    add_picture(room, {0.5 * room.width - gap - 0.5 * picture.width, 0_mm}, picture);
  }

  /// Places the name above the picture, or beside it on a wide face where that makes the picture
  /// larger.
  void add_front(const FaceRoom& room) {
    const auto& [middle, w, h, turn] = room;
    const SetWords above = title_in({0.94 * w, 0.22 * h, 0.2 * w, 3});
    const SetWords below = credit_in({0.9 * w, 0.08 * h, std::min(0.05 * w, 8_mm), 2});
    const PaperSize high = fitted(
        plate(), {w, left_by(h, below.lines.empty() ? std::vector{above.height}
                                                    : std::vector{above.height, below.height})});
    const PaperSize wide = fitted(plate(), {(1 - beside - 3 * least_gap) * w, h});
    if (h >= w || high.width >= wide.width) return add_front_above(room, above, below, high);
    const Millimetres column = beside * w;
    add_front_beside(room, title_in({column, 0.5 * h, 0.3 * column, 4}),
                     credit_in({column, 0.15 * h, std::min(0.1 * column, 8_mm), 3}), wide);
  }

  void add_ornament(const FaceRoom& room, Millimetres above_middle, Millimetres radius) {
    const PaperVec reach{radius, radius};
    const PaperVec at = room.at({0_mm, above_middle});
    Scene scene;
    scene.id = "ornament";
    scene.box = {{-1, -1}, {1, 1}};
    const counters::Ornament ornament = counters::ornament_of(drawn_.board);
    for (const auto& outline : ornament.filled)
      scene.root.children.emplace_back(
          scene::polygon(scene::role_tag("box-ornament filled"), outline));
    for (const auto& outline : ornament.open)
      scene.root.children.emplace_back(scene::polygon(scene::role_tag("box-ornament"), outline));
    page_.layers.push_back(
        {made_.made.keep(std::move(scene)), style_, radius, at, {at - reach, at + reach}});
  }

  /// Places the name, the ornament, and the summary and facts of the game.
  void add_back(const FaceRoom& room) {
    const auto& [middle, w, h, turn] = room;
    const Millimetres shorter = std::min(w, h);
    const SetWords title = title_in({0.9 * w, 0.16 * h, 0.13 * shorter, 2});
    SetWords about = set_words(measurer_, words_role, words_in(drawn_.game.summary), " ",
                               {0.92 * w, 0.3 * h, std::min(0.05 * shorter, 8_mm), 12});
    if (about.size < least_size) about = {};
    const SetWords facts = set_words(measurer_, words_role, facts_, " \u00b7 ",
                                     {0.9 * w, 0.06 * h, std::min(0.045 * shorter, 7_mm), 1});
    const SetWords credit = credit_in({0.9 * w, 0.06 * h, std::min(0.045 * shorter, 7_mm), 1});
    std::vector<Millimetres> parts{title.height};
    const std::array<const SetWords*, 3> below = {&about, &facts, &credit};
    for (const SetWords* each : below)
      if (!each->lines.empty()) parts.push_back(each->height);
    const Millimetres radius = 0.5 * std::min(0.7 * w, left_by(h, parts));
    parts.insert(parts.begin() + 1, 2 * radius);
    Stack stack(h, std::move(parts));
    add_words(room, title_role, title, stack.next());
    add_ornament(room, stack.next() - radius, radius);
    for (const SetWords* each : below)
      if (!each->lines.empty()) add_words(room, words_role, *each, stack.next());
  }

  /// Places only the name, along a narrow face.
  void add_name(const FaceRoom& room) {
    const SetWords title = title_in({0.9 * room.width, 0.8 * room.height, 0.5 * room.height, 1});
    add_words(room, title_role, title, 0.5 * title.height);
  }

  void add_face(const Face& face) {
    const FaceRoom room = room_on(face, product_);
    switch (face.kind) {
      case Face::Kind::front: return add_front(room);
      case Face::Kind::back: return add_back(room);
      case Face::Kind::side:
      case Face::Kind::flap:
      case Face::Kind::wall:
      case Face::Kind::end: return add_name(room);
    }
  }

  void add_guides(Scene& scene, const Face& face) const {
    const FaceRoom room = room_on(face, product_);
    const PaperVec half{0.5 * room.width, 0.5 * room.height};
    const PaperVec a = room.at(PaperVec{} - half), b = room.at(half);
    const PaperBox kept{{std::min(a.x, b.x), std::min(a.y, b.y)},
                        {std::max(a.x, b.x), std::max(a.y, b.y)}};
    for (const auto& [box, role] : {std::pair{face.box, "fold"}, std::pair{kept, "strip"}}) {
      sheets::add_frame(scene, "fold pale", box);
      sheets::add_frame(scene, role, box);
    }
  }

  static constexpr double beside = 0.32;  // share of the width that the name takes

  TextMeasurer measurer_;
  const boards::DrawnBoard& drawn_;
  const BoxProduct& product_;
  BoxImages made_;
  const scene::Style *style_ = nullptr, *guides_ = nullptr;
  const Scene* board_ = nullptr;
  std::vector<std::string> facts_;
  Scene words_;
  scene::Page page_;
};

}  // namespace

PaperVec FaceRoom::at(PaperVec place) const {
  const geometry::Vec along = scene::unit_vector(turn);
  return middle +
         PaperVec{along.x * place.x - along.y * place.y, along.y * place.x + along.x * place.y};
}

FaceRoom room_on(const Face& face, const BoxProduct& product) {
  FaceRoom room{face.middle(), face.width() - 2 * product.safe, face.height() - 2 * product.safe,
                face.turn};
  if (face.kind == Face::Kind::front) {
    room.height = room.height - product.notch;
    room.middle.y = room.middle.y - 0.5 * product.notch;
  }
  return room;
}

BoxImages box_images(pdf::Ink& ink, const boards::DrawnBoard& drawn, const BoxProduct& product,
                     const scene::Style* guides) {
  CoverMaker maker(ink, drawn, product);
  if (guides != nullptr) maker.guide(*guides);
  for (const sheets::BoxCard& card : sheets::cards_of(product)) maker.add(card);
  return maker.finish();
}

}  // namespace boardwright::box
