// Drawings of the piece set in every format, and whether they are distinguishable.
#include <cairo.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>

#include "disk/files.h"
#include "render/svg.h"
#include "render/tikz.h"
#include "support/markup.h"
#include "support/rooms.h"
#include "support/sample.h"

namespace boardwright::tests::stamp_test {
namespace {

const PieceSet& shipped() {
  static const PieceSet set = [] {
    Report report;
    PieceSet read = read_piece_types(files_on_disk(), find_home() / "templates/pieces", report);
    EXPECT_EQ(describe(report), "");
    return read;
  }();
  return set;
}

Scene with(std::vector<Stamp> stamps) {
  Scene scene{"stamps", "Stamps", "", {{-1, -1}, {1, 1}}, {}};
  for (Stamp& stamp : stamps) scene.root.children.push_back(std::move(stamp));
  return scene;
}

/// A square half as wide as its circle, of one kind of shape.
Drawing square(DrawnShape::Kind kind) {
  return {"square",
          "Square",
          "A square.",
          {{kind, polygon({}, {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}).strokes}}};
}

/// The lightness of a square picture, from 0 (black) to 1.
struct Picture {
  int width = 0;
  std::vector<double> light;
  double at(int x, int y) const { return light[static_cast<std::size_t>(y * width + x)]; }
};

Picture picture_of(Ink& ink, const Scene& scene, const Style& style, int pixels) {
  RenderOptions options;
  options.png_width = pixels;
  std::string png = ink->png(scene, style, options);
  struct Rest {
    const std::string& bytes;
    std::size_t at = 0;
  } rest{png};
  cairo_surface_t* surface = cairo_image_surface_create_from_png_stream(
      [](void* from, unsigned char* to, unsigned count) {
        auto& bytes = *static_cast<Rest*>(from);
        if (bytes.at + count > bytes.bytes.size()) return CAIRO_STATUS_READ_ERROR;
        std::memcpy(to, bytes.bytes.data() + bytes.at, count);
        bytes.at += count;
        return CAIRO_STATUS_SUCCESS;
      },
      &rest);
  EXPECT_EQ(cairo_surface_status(surface), CAIRO_STATUS_SUCCESS);
  Picture picture{cairo_image_surface_get_width(surface), {}};
  const unsigned char* data = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < cairo_image_surface_get_height(surface); ++y)
    for (int x = 0; x < picture.width; ++x) {
      const unsigned char* pixel = data + y * stride + 4 * x;
      picture.light.push_back((pixel[0] + pixel[1] + pixel[2]) / 765.0);
    }
  cairo_surface_destroy(surface);
  return picture;
}

Picture picture_of(const Scene& scene, const Style& style, int pixels = 40) {
  Ink ink(test::fonts());
  return picture_of(ink, scene, style, pixels);
}

Style style_of(const std::string& text) {
  Report report;
  const auto data = parse_data(text, "style.toml", report);
  Style style = read_style(*data, report);
  EXPECT_EQ(describe(report), "");
  return style;
}

const char* const inks =
    "[[rule]]\nrole = 'man'\nfill = '#fff'\nstroke = '#000'\nwidth = 0.2\n"
    "detail = '#888'\n";

TEST(Stamps, ArePaintedByTheKindOfShape) {
  const Style style = style_of(inks);
  const auto shown = [&](DrawnShape::Kind kind) {
    const Drawing drawing = square(kind);
    const Picture picture = picture_of(with({{{"man", {}, {}, {}}, &drawing, {}, 1, 0}}), style);
    return std::pair(picture.at(20, 20), picture.at(20, 10));  // inside, and on the outline
  };
  EXPECT_EQ(shown(DrawnShape::Kind::body), std::pair(1.0, 0.0));
  EXPECT_EQ(shown(DrawnShape::Kind::line), std::pair(1.0, 136 / 255.0));
  EXPECT_EQ(shown(DrawnShape::Kind::dot).first, 136 / 255.0);
}

TEST(Stamps, FineLinesAreThinnerInPicturesSvgAndTikz) {
  const Style style = style_of(inks);
  const auto scene_of = [](const Drawing& drawing) {
    return with({{{"man", {}, {}, {}}, &drawing, {}, 1, 0}});
  };
  const Drawing line = square(DrawnShape::Kind::line), fine = square(DrawnShape::Kind::fine);
  // The line is 4 pixels wide, from 8 to 12, the fine one 2.4.
  const Picture wide = picture_of(scene_of(line), style), thin = picture_of(scene_of(fine), style);
  EXPECT_EQ(wide.at(20, 8), 136 / 255.0);
  EXPECT_GT(thin.at(20, 8), 0.8);
  EXPECT_EQ(thin.at(20, 9), 136 / 255.0);
  EXPECT_EQ(thin.at(20, 10), 136 / 255.0);
  EXPECT_GT(thin.at(20, 11), 0.8);
  // An outline larger by 1 / 0.6 that is scaled down takes its line with it.
  const std::string svg = render_svg(scene_of(fine), style);
  EXPECT_NE(svg.find("class=\"stamp-line\" transform=\"scale(0.6)\" d=\"M-83.3,83.3 83.3,83.3"), svg.npos)
      << svg;
  EXPECT_NE(render_tikz(scene_of(line), style).find("line width=0.2cm"), svg.npos);
  EXPECT_NE(render_tikz(scene_of(fine), style).find("line width=0.12cm"), svg.npos);
}

TEST(Stamps, AreMovedRotatedAndScaledWithTheirOutlines) {
  const Drawing drawing = square(DrawnShape::Kind::body);
  const Style style = style_of(inks);
  // Half the size: the outline is half as wide, 2 pixels, around a square of 10 pixels.
  const Picture small =
      picture_of(with({{{"man", {}, {}, {}}, &drawing, {0.5, 0.5}, 0.5, 0}}), style);
  EXPECT_EQ(small.at(30, 10), 1);
  EXPECT_EQ(small.at(25, 10), 0);
  EXPECT_EQ(small.at(24, 10), 0);
  EXPECT_EQ(small.at(23, 10), 1);
  EXPECT_EQ(small.at(26, 10), 1);
  // An eighth of a turn moves a corner to where a side was.
  const Picture rotated = picture_of(with({{{"man", {}, {}, {}}, &drawing, {}, 1, 45}}), style);
  EXPECT_EQ(rotated.at(20, 6), 0);
  EXPECT_EQ(rotated.at(10, 10), 1);
  // A quarter turn is counter-clockwise: what pointed right points up.
  const Drawing right{
      "r",
      "",
      "",
      {{DrawnShape::Kind::body, polygon({}, {{0, 0}, {0.9, 0.1}, {0.9, -0.1}}).strokes}}};
  const Picture up = picture_of(with({{{"man", {}, {}, {}}, &right, {}, 1, 90}}), style);
  EXPECT_LT(up.at(20, 3), 0.9);
  EXPECT_EQ(up.at(20, 36), 1);
}

TEST(Stamps, ShowPolygonsInEveryCorner) {
  Drawing corners{"corners", "", "", {}};
  for (const double x : {-0.9, 0.5})
    for (const double y : {-0.9, 0.5})
      corners.shapes.push_back(
          {DrawnShape::Kind::dot,
           polygon({}, {{x, y}, {x + 0.4, y}, {x + 0.4, y + 0.4}, {x, y + 0.4}}).strokes});
  for (const double angle : {0.0, 90.0, 180.0}) {
    const Picture picture =
        picture_of(with({{{"man", {}, {}, {}}, &corners, {}, 1, angle}}), style_of(inks));
    for (const int x : {6, 34})
      for (const int y : {6, 34}) EXPECT_EQ(picture.at(x, y), 136 / 255.0) << x << " " << y;
  }
}

TEST(Stamps, AreDefinedOnceInAFile) {
  const Drawing& king = *shipped().find("king");
  const Drawing& rook = *shipped().find("rook");
  const Scene scene =
      with({{{"halo", {}, {}, {}}, &king, {}, 1, 0},
            {{"drawn seat-1", {}, {}, {}}, &king, {}, 1, 0},
            {{"drawn seat-2", "man", "a Rook", {}}, &rook, {0.5, -0.25}, 0.5, 180}});
  const std::string svg = render_svg(scene, test::classic());
  const auto count = [&](const std::string& part) {
    std::size_t n = 0;
    for (std::size_t at = 0; (at = svg.find(part, at)) != svg.npos; at += part.size()) ++n;
    return n;
  };
  EXPECT_EQ(count("<g id=\"stamps.drawn-king\">"), 1U);
  EXPECT_EQ(count("<g id=\"stamps.drawn-rook\">"), 1U);
  EXPECT_EQ(count("href=\"#stamps.drawn-king\""), 2U);
  EXPECT_EQ(
      count("<use id=\"stamps.man\" class=\"drawn seat-2\" href=\"#stamps.drawn-rook\" "
            "transform=\"translate(50,25)rotate(-180)scale(0.5)\"><title>a Rook</title></use>"),
      1U);
  EXPECT_EQ(count(".stamp-body{fill:inherit"), 1U);
  EXPECT_EQ(count("\n.drawn.seat-2{"), 1U);
  EXPECT_EQ(drawings_of(scene), (std::vector<const Drawing*>{&king, &rook}));
}

TEST(Stamps, FileWithoutStampsNeedsNoPieceSet) {
  const std::string svg = render_svg(test::lotus_flower(), test::classic());
  EXPECT_EQ(svg.find("stamp"), svg.npos);
  EXPECT_EQ(svg.find("<defs"), svg.npos);
  EXPECT_EQ(svg.find("{fill:none;stroke:none;stroke-width:0;fill-opacity:1;color"), svg.npos);
}

TEST(Stamps, AreDefinedInOneElementOfAPage) {
  const Scene scene = with({{{"drawn seat-1", {}, {}, {}}, shipped().find("king"), {}, 1, 0}});
  std::string page;
  append_svg(page, scene);
  EXPECT_NE(page.find("href=\"#drawn_king\""), page.npos);
  EXPECT_EQ(page.find("<defs"), page.npos);
  append_drawings(page, drawings_of(scene));
  const auto markup = test::read_markup(page);
  EXPECT_TRUE(markup.faults.empty());
  const auto ids = test::values_of(markup, "id");
  EXPECT_EQ(std::count(ids.begin(), ids.end(), "drawn_king"), 1);
  std::string nothing;
  append_drawings(nothing, {});
  EXPECT_EQ(nothing, "");
}

TEST(Stamps, AreOutlinesInPdf) {
  Ink ink(test::fonts());
  for (const Drawing& drawing : shipped().all()) {
    const std::string pdf =
        ink->pdf(with({{{"drawn seat-1", {}, {}, {}}, &drawing, {}, 1, 0}}), test::classic(), {});
    EXPECT_EQ(pdf.find("/Image"), pdf.npos) << drawing.id;
    EXPECT_GT(pdf.size(), ink->pdf(with({}), test::classic(), {}).size() + 60) << drawing.id;
  }
}

/// The difference of two pictures in whole pixels.
double difference(const Picture& a, const Picture& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.light.size(); ++i) sum += std::abs(a.light[i] - b.light[i]);
  return sum;
}

/// Two pieces look different at 8 mm (48 pixels) if they differ by a mark of 1 mm, 6 by 6 pixels.
constexpr double another_look = 36;
constexpr int pixels = 48;

struct Look {
  std::string name;
  Picture picture;
};

/// The pictures of all drawings, upright and upside down.
std::vector<Look> looks(const std::string& role) {
  Ink ink(test::fonts());
  std::vector<Look> all;
  for (const double angle : {0.0, 180.0})
    for (const Drawing& drawing : shipped().all())
      all.push_back({drawing.id + (angle == 0 ? "" : " upside down"),
                     picture_of(ink, with({{{role, {}, {}, {}}, &drawing, {}, 1, angle}}),
                                test::classic(), pixels)});
  return all;
}

TEST(ShippedPieces, DifferAtEightMillimetresUprightAndUpsideDown) {
  for (const char* role : {"drawn seat-1", "drawn seat-2"}) {
    const auto all = looks(role);
    for (std::size_t i = 0; i < all.size() / 2; ++i)
      for (std::size_t j = i + 1; j < all.size(); ++j) {
        const double differs = difference(all[i].picture, all[j].picture);
        EXPECT_GE(differs, another_look) << role << ": " << all[i].name << ", " << all[j].name;
      }
  }
}

TEST(ShippedPieces, WhiteAndBlackPiecesDiffer) {
  const auto white = looks("drawn seat-1"), black = looks("drawn seat-2");
  for (std::size_t i = 0; i < white.size() / 2; ++i) {
    double ink_of_white = 0, ink_of_black = 0;
    for (std::size_t p = 0; p < white[i].picture.light.size(); ++p) {
      ink_of_white += 1 - white[i].picture.light[p];
      ink_of_black += 1 - black[i].picture.light[p];
    }
    EXPECT_GT(ink_of_black, 1.25 * ink_of_white) << white[i].name;
  }
}

}  // namespace
}  // namespace boardwright::tests::stamp_test
