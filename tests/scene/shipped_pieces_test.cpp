// The shipped drawings: every piece has one, and no two look alike in small print.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "../support/boards.h"
#include "builder/resources.h"
#include "disk/files.h"
#include "scene/path_data.h"
#include "scene/piece_set.h"
#include "support/rooms.h"

namespace boardwright::tests::shipped_pieces_test {
namespace {
using test::templates;

constexpr int grid = 96;              // points across a piece
constexpr double outline = 0.075;     // width of outlines and lines, in radii
constexpr Vec badge = {0.62, -0.62};  // of progressive pieces; excluded from comparisons
constexpr double badge_reach = 0.42;
constexpr int holds = 2;                         // points: a sixth of a millimetre at 8 mm
constexpr int block = 3, blocks = grid / block;  // of a piece 8 mm wide: a quarter of a millimetre

struct Colours {
  double fill, stroke, detail;
};
constexpr Colours white{1, 0, 0}, black{0, 0, 1};
constexpr double paper = 0.6;

using Polygon = std::vector<Vec>;

std::vector<Polygon> flat(const std::vector<Stroke>& strokes) {
  std::vector<Polygon> polygons;
  for (const Stroke& stroke : strokes) {
    if (stroke.kind == Stroke::Kind::move) {
      polygons.push_back({stroke.to});
    } else if (stroke.kind == Stroke::Kind::line) {
      polygons.back().push_back(stroke.to);
    } else if (stroke.kind == Stroke::Kind::curve) {
      const Vec from = polygons.back().back();
      for (int i = 1; i <= 12; ++i) {
        const double t = i / 12.0, u = 1 - t;
        polygons.back().push_back(u * u * u * from + 3 * u * u * t * stroke.first +
                                  3 * u * t * t * stroke.second + t * t * t * stroke.to);
      }
    } else if (stroke.kind == Stroke::Kind::close) {
      polygons.back().push_back(polygons.back().front());
    }
  }
  return polygons;
}

/// The grey levels of the square around a piece, row by row from the bottom.
class Picture {
 public:
  Picture(const Drawing& drawing, const Colours& colours) : greys_(grid * grid, paper) {
    for (const DrawnShape& shape : drawing.shapes) {
      const auto polygons = flat(shape.strokes);
      if (shape.kind == DrawnShape::Kind::body) fill(polygons, colours.fill);
      if (shape.kind == DrawnShape::Kind::body) draw(polygons, colours.stroke);
      if (shape.kind == DrawnShape::Kind::dot) fill(polygons, colours.detail);
      if (shape.kind == DrawnShape::Kind::line) draw(polygons, colours.detail);
      if (shape.kind == DrawnShape::Kind::fine) draw(polygons, colours.detail, fine_width);
    }
  }

  double point(int column, int row) const {
    return greys_[static_cast<std::size_t>(row * grid + column)];
  }

  Picture rotated() const {
    Picture other = *this;
    std::reverse(other.greys_.begin(), other.greys_.end());
    return other;
  }

  /// The number of squares of a quarter of a millimetre that look different when the piece is 8 mm
  /// wide.
  int unlike(const Picture& other) const {
    int count = 0;
    for (int row = 0; row < blocks; ++row)
      for (int column = 0; column < blocks; ++column) {
        const Vec at = place(block * column + 1, block * row + 1);
        if (length(at - badge) < badge_reach) continue;
        count += std::abs(grey(row, column) - other.grey(row, column)) > 0.4;
      }
    return count;
  }

 private:
  static Vec place(int column, int row) {
    return {(2 * column + 1.0) / grid - 1, (2 * row + 1.0) / grid - 1};
  }

  double grey(int row, int column) const {
    double sum = 0;
    for (int y = 0; y < block; ++y)
      for (int x = 0; x < block; ++x)
        sum += greys_[static_cast<std::size_t>((block * row + y) * grid + block * column + x)];
    return sum / (block * block);
  }

  /// Fills the points with a nonzero winding number.
  void fill(const std::vector<Polygon>& polygons, double grey) {
    for (int row = 0; row < grid; ++row) {
      std::array<int, grid> winding{};
      for (const Polygon& polygon : polygons)
        for (std::size_t i = 0; i < polygon.size(); ++i)
          cross(winding, polygon[i], polygon[(i + 1) % polygon.size()], place(0, row).y);
      for (int column = 0; column < grid; ++column)
        if (winding[static_cast<std::size_t>(column)] != 0) at(column, row) = grey;
    }
  }

  /// Adds the winding of a side to all points to the right of its crossing with the row.
  static void cross(std::array<int, grid>& winding, Vec from, Vec to, double y) {
    if ((from.y <= y) == (to.y <= y)) return;
    const double x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y);
    for (int column = 0; column < grid; ++column)
      if (place(column, 0).x > x) winding[static_cast<std::size_t>(column)] += to.y > y ? 1 : -1;
  }

  /// `thin`: width of the line relative to the outline.
  void draw(const std::vector<Polygon>& polygons, double grey, double thin = 1) {
    for (const Polygon& polygon : polygons)
      for (std::size_t i = 0; i + 1 < polygon.size(); ++i)
        draw(polygon[i], polygon[i + 1], grey, thin);
  }

  void draw(Vec from, Vec to, double grey, double thin) {
    const auto index = [](double x) {
      return std::clamp(static_cast<int>((x + 1) / 2 * grid), 0, grid - 1);
    };
    for (int row = index(std::min(from.y, to.y) - outline);
         row <= index(std::max(from.y, to.y) + outline); ++row)
      for (int column = index(std::min(from.x, to.x) - outline);
           column <= index(std::max(from.x, to.x) + outline); ++column)
        if (distance(place(column, row), from, to) <= thin * outline / 2) at(column, row) = grey;
  }

  static double distance(Vec point, Vec from, Vec to) {
    const Vec side = to - from, way = point - from;
    const double square = side.x * side.x + side.y * side.y;
    const double along =
        square == 0 ? 0 : std::clamp((way.x * side.x + way.y * side.y) / square, 0.0, 1.0);
    return length(way - along * side);
  }

  double& at(int column, int row) { return greys_[static_cast<std::size_t>(row * grid + column)]; }

  std::vector<double> greys_;
};

/// The points of lines in a black piece, without fine ones: all, and those that lie in squares of two by two.
struct Strength {
  int all = 0, left = 0;
};

Strength strength_of(Drawing drawing) {
  std::erase_if(drawing.shapes,
                [](const DrawnShape& shape) { return shape.kind == DrawnShape::Kind::fine; });
  const Picture picture(drawing, {0, 0, 1});
  const auto light = [&](int column, int row) {
    return column >= 0 && row >= 0 && column < grid && row < grid &&
           picture.point(column, row) > 0.9;
  };
  Strength strength;
  for (int row = 0; row < grid; ++row)
    for (int column = 0; column < grid; ++column) {
      if (!light(column, row)) continue;
      ++strength.all;
      bool kept = false;
      for (int y = 0; y < holds && !kept; ++y)
        for (int x = 0; x < holds && !kept; ++x) {
          kept = true;
          for (int i = 0; i < holds && kept; ++i)
            for (int j = 0; j < holds && kept; ++j) kept = light(column - x + j, row - y + i);
        }
      strength.left += kept;
    }
  return strength;
}

/// The default set, or one with a folder's drawings above it.
PieceSet shipped(const std::string& folder = {}) {
  Style style;
  style.take_piece_types(folder);
  return load_pieces(on_disk(templates()), style);
}

/// The folders of drawings that styles name.
const std::vector<std::string> folders = {"xiangqi", "janggi", "shogi"};

/// The drawings of a folder, without those below it.
std::vector<Drawing> own_drawings(const std::string& folder) {
  Report report;
  const PieceSet own = read_piece_types(files_on_disk(), templates() / "pieces" / folder, report);
  EXPECT_TRUE(report.problems().empty()) << describe(report);
  return own.all();
}

TEST(ShippedPieces, EveryPieceTypeOfEveryGameHasADrawing) {
  int piece_types = 0;
  const SearchPath search_path = on_disk(templates());
  for (const std::string& id : search_path.games()) {
    Report report;
    const auto game = read_game(on_disk(templates()), id, Extent::rules, report);
    ASSERT_TRUE(game) << describe(report);
    const Style style = load_style(search_path, game->style);
    const PieceSet set = load_pieces(search_path, style, game->style), plain = shipped();
    for (const PieceType& piece_type : game->piece_types) {
      for (const SeatId seat : game->board().seat_ids())
        EXPECT_NE(set.find(piece_type.drawing, seat_number(seat)), nullptr)
            << id << ": " << piece_type.id;
      EXPECT_NE(plain.find(piece_type.drawing), nullptr)
          << id << ", in any style: " << piece_type.id;
      ++piece_types;
    }
  }
  EXPECT_GT(piece_types, 400);
}

/// Exceptions are Pawns that differ only in their rules, and Kings of one player.
TEST(ShippedPieces, NoTwoPieceTypesOfAGameHaveTheSameDrawing) {
  for (const std::string& id : on_disk(templates()).games()) {
    Report report;
    const auto game = read_game(on_disk(templates()), id, Extent::rules, report);
    std::map<std::string, std::string> seen;
    for (const PieceType& piece_type : game->piece_types) {
      if (piece_type.helper) continue;
      const auto [other, added] = seen.emplace(piece_type.drawing, piece_type.id);
      EXPECT_TRUE(added || piece_type.id == "progressive-ferz")
          << id << ": " << piece_type.id << " looks like " << other->second;
    }
  }
}

TEST(ShippedPieces, OutlinesStayWithinRadius46) {
  for (const std::string& folder : {std::string(), folders[0], folders[1], folders[2]}) {
    const PieceSet set = shipped(folder);
    for (const Drawing& drawing : set.all())
      for (const DrawnShape& shape : drawing.shapes)
        EXPECT_LE(50 * length(farthest_point(shape.strokes)), 46) << drawing.id;
  }
}

/// Compares white and black pieces. The most similar upright ones are a piece and its progressive
/// variant, which differ by steps, and by the badge that is excluded here.
TEST(ShippedPieces, NoTwoLookAlikeAtEightMillimetresUprightOrUpsideDown) {
  constexpr int clearly = 20, rotated_clearly = 60;  // of about 740 squares, 1.25 and 3.75 mm²
  const PieceSet set = shipped();
  for (const Colours& colours : {white, black}) {
    std::vector<Picture> pictures;
    for (const Drawing& drawing : set.all()) pictures.emplace_back(drawing, colours);
    for (std::size_t i = 0; i < pictures.size(); ++i)
      for (std::size_t j = 0; j <= i; ++j) {
        const std::string pair = set.all()[i].id + " and " + set.all()[j].id;
        if (i != j) {
          EXPECT_GE(pictures[i].unlike(pictures[j]), clearly) << pair;
        }
        EXPECT_GE(pictures[i].unlike(pictures[j].rotated()), rotated_clearly) << pair << " turned";
      }
  }
}

/// Wedges differ by their direction; discs and octagons are never rotated.
TEST(ShippedPieces, NoTwoCharactersLookAlikeAtEightMillimetres) {
  constexpr int clearly = 20;
  for (const std::string& folder : folders) {
    std::vector<Picture> pictures;
    const std::vector<Drawing> own = own_drawings(folder);
    EXPECT_GT(own.size(), 10U) << folder;
    for (const Drawing& drawing : own) pictures.emplace_back(drawing, white);
    for (std::size_t i = 0; i < own.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const auto& kin =
            own[j].seats;  // a piece type of two seats: its Kings differ only by a dot
        if (std::find(kin.begin(), kin.end(), own[i].id) != kin.end()) continue;
        EXPECT_GE(pictures[i].unlike(pictures[j]), clearly) << own[i].id << " and " << own[j].id;
      }
      EXPECT_EQ(own[i].forward, folder == "shogi") << own[i].id;
      if (own[i].forward) {
        EXPECT_GE(pictures[i].unlike(pictures[i].rotated()), clearly) << own[i].id;
      }
    }
  }
}

/// Of the inner lines of a black piece, at least 80 % remain when everything narrower than a sixth
/// of a millimetre is removed.
TEST(ShippedPieces, InnerLinesOfBlackPiecesAreWideEnoughAtEightMillimetres) {
  const Style classic = load_style(on_disk(templates()), "classic");
  for (const char* role : {"drawn seat-1", "drawn seat-2"})
    EXPECT_GE(4 * classic.paint(role).stroke_width, 0.2) << role;
  const PieceSet set = shipped();
  for (const Drawing& drawing : set.all()) {
    const Strength strength = strength_of(drawing);
    EXPECT_GE(strength.left, 0.8 * strength.all) << drawing.id;
    EXPECT_GT(strength.all, 0) << drawing.id;
  }
}

}  // namespace
}  // namespace boardwright::tests::shipped_pieces_test
