// Boxes for print shops: the layout of their images, checked against the shop's templates in dots.
#include "box/box_cover.h"

#include <cairo.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "disk/files.h"
#include "pdf/qpdf.h"
#include "sheets/gauges.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::box_cover_test {
namespace {

using Kind = Face::Kind;

constexpr double dot = 25.4 / 300;  // in millimetres
constexpr double safe = 37.5;       // dots: 1/8 inch

/// A rectangle in dots, y down from the image's upper edge.
struct Dots {
  double left = 0, top = 0, right = 0, bottom = 0;

  Dots without(double edge) const { return {left + edge, top + edge, right - edge, bottom - edge}; }
  bool holds(const Dots& other) const {
    constexpr double hair = 0.5;  // templates are measured to a tenth of a point
    return other.left > left - hair && other.top > top - hair && other.right < right + hair &&
           other.bottom < bottom + hair;
  }
};

/// A face of the shop's template, and the rotation of upright content on it.
struct Measured {
  Kind kind;
  Dots dots;
  double turn;
};

/// An image that the shop requires.
struct Card {
  const char* name;
  std::vector<Measured> faces;
};

struct Template {
  int width, height;
  std::vector<Card> cards;
};

Template tuck(int width, int height, double x, double y, double d) {
  constexpr double w = 182.0 / 72 * 300, h = 254.0 / 72 * 300;
  const double bottom = y + h;
  return {width,
          height,
          {{"",
            {{Kind::side, {x - d, y, x, bottom}, 270},
             {Kind::back, {x, y, x + w, bottom}, 0},
             {Kind::side, {x + w, y, x + w + d, bottom}, 270},
             {Kind::front, {x + w + d, y, x + 2 * w + d, bottom}, 0},
             {Kind::flap, {x, y - d, x + w, y}, 180}}}}};
}

/// A panel in points, y down. The walls at its sides have depth `beside`, those above and below
/// `above`.
Template stout(int width, int height, Dots panel, double beside, double above) {
  constexpr double pt = 300.0 / 72;
  const Dots p{pt * panel.left, pt * panel.top, pt * panel.right, pt * panel.bottom};
  const double x = pt * beside, y = pt * above;
  const auto card = [&](const char* name, Kind middle, double rotated) {
    const auto turn = [&](double angle) { return std::fmod(angle + rotated, 360); };
    return Card{name,
                {{middle, p, 0},
                 {Kind::wall, {p.left, p.bottom, p.right, p.bottom + y}, turn(0)},
                 {Kind::wall, {p.left, p.top - y, p.right, p.top}, turn(180)},
                 {Kind::end, {p.left - x, p.top, p.left, p.bottom}, turn(270)},
                 {Kind::end, {p.right, p.top, p.right + x, p.bottom}, turn(90)}}};
  };
  return {width, height, {card("lid", Kind::front, 0), card("tray", Kind::back, 180)}};
}

/// The measures of the shop's templates.
const std::map<std::string, Template>& templates() {
  static const std::map<std::string, Template> all = {
      {"tgc-poker-tuck-box-36", tuck(2100, 1800, 202.5, 351.12, 165)},
      {"tgc-poker-tuck-box-54", tuck(2325, 1950, 279.46, 429.46, 243)},
      {"tgc-poker-tuck-box-72", tuck(2550, 1950, 361.5, 511.5, 324)},
      {"tgc-poker-tuck-box-90", tuck(2775, 2100, 441.67, 595.83, 405)},
      {"tgc-poker-tuck-box-108", tuck(3075, 2250, 555, 670.83, 480)},
      {"tgc-small-stout-box", stout(3600, 3000, {214.5, 217.5, 649.5, 502.5}, 154.7, 151.1)},
      {"tgc-medium-stout-box", stout(3675, 4575, {226.6, 227.3, 655.4, 870.7}, 149.8, 155.6)},
      {"tgc-large-stout-box", stout(5925, 5925, {310.7, 310.7, 1111.1, 1111.1}, 225.9, 225.9)}};
  return all;
}

/// A visible item of an image, with its place and rotation.
struct Seen {
  std::string role;
  Dots dots;
  double turn = 0;
};

/// Extends a box by a group, in the group's coordinates: curves by their control points, lines by
/// their width.
void cover(const Group& group, const Style& style, Box& box) {
  for (const Node& node : group.children) {
    if (const auto* inner = std::get_if<Group>(&node)) cover(*inner, style, box);
    const auto* path = std::get_if<Path>(&node);
    if (path == nullptr) continue;
    const Paint paint = style.paint(path->tag.role);
    const double half = paint.stroke && !path->letters ? paint.stroke_width / 2 : 0;
    const auto add = [&](Vec at) {
      box.low = {std::min(box.low.x, at.x - half), std::min(box.low.y, at.y - half)};
      box.high = {std::max(box.high.x, at.x + half), std::max(box.high.y, at.y + half)};
    };
    for (const Stroke& stroke : path->strokes) {
      if (stroke.kind != Stroke::Kind::close) add(stroke.to);
      if (stroke.kind == Stroke::Kind::half_turn) {
        add(stroke.to + Vec{2 * stroke.radius, 2 * stroke.radius});
        add(stroke.to - Vec{2 * stroke.radius, 2 * stroke.radius});
      }
      if (stroke.kind == Stroke::Kind::curve) {
        add(stroke.first);
        add(stroke.second);
      }
    }
  }
}

Dots covered(const Group& group, const Laid& laid, Millimetres page_height) {
  constexpr double far = std::numeric_limits<double>::max();
  Box box{{far, far}, {-far, -far}};
  cover(group, *laid.style, box);
  const PaperVec low = laid.origin + in_millimetres(box.low, laid.side);
  const PaperVec high = laid.origin + in_millimetres(box.high, laid.side);
  return {low.x.value / dot, (page_height - high.y).value / dot, high.x.value / dot,
          (page_height - low.y).value / dot};
}

Group group_of(Node node) {
  Group group;
  group.children.push_back(std::move(node));
  return group;
}

/// All visible items: the background first, then each text, each frame, and each drawing as a
/// whole.
std::vector<Seen> seen_on(const Page& page, Ink& ink) {
  std::vector<Seen> all;
  const Laid& card = page.layers.front();
  EXPECT_EQ(card.side, one_to_one);
  const Scene outlined = ink->outlined(*card.scene, *card.style);
  for (std::size_t i = 0; i < outlined.root.children.size(); ++i) {
    const Path& path = std::get<Path>(outlined.root.children[i]);
    const auto* text = std::get_if<Text>(&card.scene->root.children[i]);
    all.push_back({path.tag.role, covered(group_of(path), card, page.height),
                   text != nullptr ? text->angle : 0});
  }
  for (std::size_t i = 1; i < page.layers.size(); ++i)
    all.push_back({page.layers[i].scene->id,
                   covered(page.layers[i].scene->root, page.layers[i], page.height), 0});
  return all;
}

struct Made {
  std::unique_ptr<Game> game;
  BoxImages images;
};

Made made(Ink& ink, const std::string& id, const BoxProduct& box, const std::string& style = {},
          const Style* guides = nullptr) {
  Report report;
  auto game = read_game(on_disk(test::templates()), id, Extent::rules, report);
  EXPECT_EQ(describe(report), "");
  const Style with = load_style(on_disk(test::templates()), style.empty() ? game->style : style);
  BoxImages images =
      box_images(ink, drawn_board(*game, game->board(), with, Names::off), box, guides);
  return {std::move(game), std::move(images)};
}

std::vector<std::string> games() {
  return test::tries_all ? on_disk(test::templates()).games() : test::games_to_try();
}

TEST(BoxCovers, FacesMatchTheTemplatesOfTheShop) {
  const Products all = load_products(on_disk(test::templates()));
  EXPECT_EQ(all.boxes.size(), templates().size());
  for (const BoxProduct& box : all.boxes) {
    ASSERT_TRUE(templates().contains(box.name)) << box.name;
    const Template& shop = templates().at(box.name);
    EXPECT_NEAR(box.image.width.value, shop.width * dot, 1e-9) << box.name;
    EXPECT_NEAR(box.image.height.value, shop.height * dot, 1e-9) << box.name;
    const auto cards = cards_of(box);
    ASSERT_EQ(cards.size(), shop.cards.size());
    for (std::size_t c = 0; c < cards.size(); ++c) {
      EXPECT_EQ(cards[c].name, shop.cards[c].name);
      const auto& faces = shop.cards[c].faces;
      ASSERT_EQ(cards[c].faces.size(), faces.size());
      for (std::size_t i = 0; i < faces.size(); ++i) {
        const Face& face = cards[c].faces[i];
        EXPECT_EQ(face.kind, faces[i].kind);
        EXPECT_EQ(face.turn, faces[i].turn) << box.name << " " << i;
        const Dots dots{face.box.low.x.value / dot, shop.height - face.box.high.y.value / dot,
                        face.box.high.x.value / dot, shop.height - face.box.low.y.value / dot};
        EXPECT_TRUE(faces[i].dots.holds(dots)) << box.name << " " << i;
        EXPECT_NEAR(dots.right - dots.left, faces[i].dots.right - faces[i].dots.left, 25);
        EXPECT_NEAR(dots.bottom - dots.top, faces[i].dots.bottom - faces[i].dots.top, 25);
      }
    }
  }
}

/// Checks one card against all requirements of the shop.
void expect_kept(const Page& page, const Template& shop, const Card& card, Ink& ink,
                 const std::string& where) {
  const std::vector<Seen> seen = seen_on(page, ink);
  ASSERT_EQ(seen.front().role, "box") << where;
  EXPECT_TRUE(seen.front().dots.holds(
      {0, 0, static_cast<double>(shop.width), static_cast<double>(shop.height)}))
      << where;
  std::map<const Measured*, int> words;
  std::map<Kind, int> drawings;
  for (std::size_t i = 1; i < seen.size(); ++i) {
    const auto face = std::find_if(card.faces.begin(), card.faces.end(), [&](const Measured& each) {
      return each.dots.without(safe).holds(seen[i].dots);
    });
    ASSERT_NE(face, card.faces.end())
        << where << ": " << seen[i].role << " at " << seen[i].dots.left << ", " << seen[i].dots.top
        << " to " << seen[i].dots.right << ", " << seen[i].dots.bottom;
    const bool is_text = seen[i].role == "box-title" || seen[i].role == "box-words";
    if (is_text) {
      ++words[&*face];
      EXPECT_EQ(seen[i].turn, face->turn) << where << ": " << seen[i].role;
    } else {
      ++drawings[face->kind];
    }
    if (face->kind == Kind::front && std::string(card.name).empty()) {  // thumb notch
      EXPECT_GE(seen[i].dots.top, face->dots.top + 91 + safe) << where << ": " << seen[i].role;
    }
  }
  for (const Measured& face : card.faces) EXPECT_GE(words[&face], 1) << where;
  for (const Measured& face : card.faces) {
    const int wanted = face.kind == Kind::front ? 2 : face.kind == Kind::back ? 1 : 0;
    EXPECT_EQ(drawings[face.kind], wanted) << where;  // a plate and a board; an ornament
  }
}

TEST(BoxCovers, ContentIsUprightInTheSafeZoneOfItsFace) {
  Ink ink(test::fonts());
  const Products all = load_products(on_disk(test::templates()));
  for (const BoxProduct& box : all.boxes)
    for (const std::string& id : games()) {
      const Made box_of = made(ink, id, box);
      const Template& shop = templates().at(box.name);
      ASSERT_EQ(box_of.images.made.pages.size(), shop.cards.size());
      for (std::size_t i = 0; i < shop.cards.size(); ++i) {
        EXPECT_EQ(box_of.images.names[i], shop.cards[i].name);
        expect_kept(box_of.images.made.pages[i], shop, shop.cards[i], ink, box.name + " " + id);
      }
    }
}

/// The pixels of a PNG.
class Image {
 public:
  explicit Image(const std::string& png) : left_(png) {
    surface_ = cairo_image_surface_create_from_png_stream(
        [](void* self, unsigned char* to, unsigned int count) {
          std::string_view& left = *static_cast<std::string_view*>(self);
          if (left.size() < count) return CAIRO_STATUS_READ_ERROR;
          std::copy_n(left.begin(), count, to);
          left.remove_prefix(count);
          return CAIRO_STATUS_SUCCESS;
        },
        &left_);
  }
  ~Image() { cairo_surface_destroy(surface_); }
  Image(const Image&) = delete;
  Image& operator=(const Image&) = delete;

  int width() const { return cairo_image_surface_get_width(surface_); }
  int height() const { return cairo_image_surface_get_height(surface_); }
  std::uint32_t pixel(int x, int y) const {
    const auto* row =
        cairo_image_surface_get_data(surface_) + y * cairo_image_surface_get_stride(surface_);
    return reinterpret_cast<const std::uint32_t*>(row)[x] & 0xffffff;
  }

 private:
  std::string_view left_;
  cairo_surface_t* surface_;
};

TEST(BoxCovers, ImagesHaveTheSizeOfTheShopAndBackgroundToAllEdges) {
  Ink ink(test::fonts());
  const Products all = load_products(on_disk(test::templates()));
  for (const BoxProduct& box : all.boxes) {
    const Made box_of = made(ink, "chess", box);
    const Template& shop = templates().at(box.name);
    for (const Page& page : box_of.images.made.pages) {
      const std::string png = ink->page_png(page);
      const Image image(png);
      ASSERT_EQ(image.width(), shop.width) << box.name;
      ASSERT_EQ(image.height(), shop.height) << box.name;
      long other = 0;
      for (int x = 0; x < shop.width; ++x)
        other += (image.pixel(x, 0) != 0x22303d) + (image.pixel(x, shop.height - 1) != 0x22303d);
      for (int y = 0; y < shop.height; ++y)
        other += (image.pixel(0, y) != 0x22303d) + (image.pixel(shop.width - 1, y) != 0x22303d);
      EXPECT_EQ(other, 0) << box.name;
      if (!test::tries_all) break;
    }
  }
}

TEST(BoxCovers, PdfPagesHaveTheSizeOfTheShop) {
  Ink ink(test::fonts());
  const Products all = load_products(on_disk(test::templates()));
  for (const BoxProduct& box : all.boxes) {
    const Made box_of = made(ink, "chess", box);
    const std::string bytes = board_pdf(ink, box_of.images.made);
    QPDF pdf;
    pdf.processMemoryFile("box", bytes.data(), bytes.size());
    const Template& shop = templates().at(box.name);
    const auto pages = pdf.getAllPages();
    ASSERT_EQ(pages.size(), shop.cards.size());
    for (QPDFObjectHandle page : pages)
      for (const char* edge : {"/MediaBox", "/BleedBox", "/TrimBox"}) {
        auto sides = page.getKey(edge).getArrayAsVector();
        EXPECT_NEAR(sides.at(0).getNumericValue(), 0, 1e-9);
        EXPECT_NEAR(sides.at(1).getNumericValue(), 0, 1e-9);
        EXPECT_NEAR(sides.at(2).getNumericValue(), shop.width * 72 / 300.0, 1e-3) << box.name;
        EXPECT_NEAR(sides.at(3).getNumericValue(), shop.height * 72 / 300.0, 1e-3) << box.name;
      }
  }
}

TEST(BoxCovers, OnlyProofsHaveGuideLines) {
  Ink ink(test::fonts());
  const Style marks = load_style(on_disk(test::templates()), marks_style);
  const BoxProduct box = find_box(on_disk(test::templates()), "tgc-small-stout-box");
  for (const Style* guides : {static_cast<const Style*>(nullptr), &marks}) {
    const Made box_of = made(ink, "chess", box, {}, guides);
    int lines = 0;
    for (const Page& page : box_of.images.made.pages)
      for (const Laid& laid : page.layers)
        for (const Node& node : laid.scene->root.children)
          if (const auto* path = std::get_if<Path>(&node))
            lines += path->tag.role == "fold" || path->tag.role == "strip" ||
                     path->tag.role.starts_with("cut");
    EXPECT_EQ(lines, guides == nullptr ? 0 : 2 * 2 * 5);  // two frames a face
  }
}

double luminance(const Colour& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

TEST(BoxCovers, TextHasContrastInEveryStyle) {
  for (const std::string& name : on_disk(test::templates()).names("styles")) {
    const Style style = load_style(on_disk(test::templates()), name);
    const double ground = luminance(*style.paint("box").fill) + 0.05;
    for (const char* role : {"box-title", "box-words", "box-ornament filled"}) {
      const double words = luminance(*style.paint(role).fill) + 0.05;
      EXPECT_GE(std::max(ground, words) / std::min(ground, words), 4.5) << name << " " << role;
    }
  }
}

}  // namespace
}  // namespace boardwright::tests::box_cover_test
