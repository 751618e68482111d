// Reading the piece set: its contents and its error messages.
#include "scene/piece_set.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "disk/files.h"
#include "scene/path_data.h"
#include "support/rooms.h"

namespace boardwright::tests::piece_set_test {
namespace {
namespace fs = std::filesystem;

/// A temporary folder with these files.
class Folder {
 public:
  explicit Folder(const std::vector<std::pair<std::string, std::string>>& files) {
    path_ = fs::path(testing::TempDir()) /
            ("pieces-" + std::to_string(::getpid()) + "-" + std::to_string(count_++));
    fs::create_directories(path_);
    for (const auto& [name, text] : files) std::ofstream(path_ / name) << text;
  }
  ~Folder() { fs::remove_all(path_); }
  const fs::path& path() const { return path_; }

 private:
  static inline int count_ = 0;
  fs::path path_;
};

/// Problems without the folder's path: "a.toml:2:3: message (hint)".
std::string problems(const std::vector<std::pair<std::string, std::string>>& files) {
  const Folder folder(files);
  Report report;
  read_piece_types(files_on_disk(), folder.path(), report);
  std::string found;
  for (const Problem& problem : report.problems())
    found += fs::path(problem.place.file).filename().string() + ":" +
             std::to_string(problem.place.line) + ":" + std::to_string(problem.place.column) +
             ": " + problem.message + (problem.hint.empty() ? "" : " (" + problem.hint + ")") +
             "\n";
  return found;
}

/// A piece type whose only shape is a body with this outline, which begins in line 4, column 12.
std::string piece_type(const std::string& outline) {
  return "[piece.man]\nname = 'Man'\nalt = 'A man.'\nshapes = [{ body = '" + outline + "' }]\n";
}

TEST(PathData, RepeatedPairsAreLinesAndCurves) {
  Report report;
  const auto strokes = parse_path_data("M0 0 4-4,L 8,0Q 8 3 5 3C1 1 2 2 -3.25 3Z", {}, report);
  ASSERT_TRUE(strokes) << describe(report);
  using Kind = Stroke::Kind;
  std::vector<Kind> kinds;
  for (const Stroke& stroke : *strokes) kinds.push_back(stroke.kind);
  EXPECT_EQ(kinds, (std::vector{Kind::move, Kind::line, Kind::line, Kind::curve, Kind::curve,
                                Kind::close}));
  EXPECT_EQ((*strokes)[1].to, (Vec{4, -4}));
  EXPECT_EQ((*strokes)[3].first, (Vec{8, 2}));   // two thirds of the way from 8 0 to 8 3
  EXPECT_EQ((*strokes)[3].second, (Vec{7, 3}));  // and from 5 3
  EXPECT_EQ((*strokes)[4].to, (Vec{-3.25, 3}));
}

TEST(PathData, FarthestPointIsSampledAlongCurves) {
  Report report;
  const auto strokes = parse_path_data("M -1 0 C -1 4 1 4 1 0", {}, report);
  ASSERT_TRUE(strokes);
  EXPECT_EQ(farthest_point(*strokes), (Vec{0, 3}));
}

TEST(PieceSet, PartsOfOtherFilesArePlacedInDrawings) {
  const Folder folder({{"a.toml",
                        "[piece.two-bars]\nname = 'Two Bars'\nalt = 'Two bars.'\n"
                        "parts = ['bar', { part = 'bar', at = [10, 20], scale = 0.5, turn = 90, "
                        "flip = true }]\nshapes = [{ dot = 'M 0 0 L 5 0 5 5 Z' }, { fine = 'M 0 0 L 5 0' }]\n"},
                       {"b.toml", "[part.bar]\nshapes = [{ line = 'M 0 0 L 20 10' }]\n"},
                       {"notes.txt", "not read"}});
  Report report;
  const PieceSet set = read_piece_types(files_on_disk(), folder.path(), report);
  ASSERT_EQ(describe(report), "");
  ASSERT_EQ(set.ids(), std::vector<std::string_view>{"two-bars"});
  const Drawing& drawing = *set.find("two-bars");
  EXPECT_EQ(drawing.name, "Two Bars");
  EXPECT_EQ(drawing.alt, "Two bars.");
  ASSERT_EQ(drawing.shapes.size(), 4U);
  EXPECT_EQ(drawing.shapes[0].kind, DrawnShape::Kind::line);
  EXPECT_EQ(drawing.shapes[0].strokes[1].to, (Vec{0.4, 0.2}));
  // 20 10, mirrored -20 10, halved -10 5, rotated -5 -10, moved 5 10, divided by 50.
  EXPECT_NEAR(drawing.shapes[1].strokes[1].to.x, 0.1, 1e-12);
  EXPECT_NEAR(drawing.shapes[1].strokes[1].to.y, 0.2, 1e-12);
  EXPECT_EQ(drawing.shapes[2].kind, DrawnShape::Kind::dot);
  EXPECT_EQ(drawing.shapes[3].kind, DrawnShape::Kind::fine);
}

TEST(PieceSet, SeatCanHaveItsOwnDrawing) {
  const std::string shape = "shapes = [{ dot = 'M 0 0 L 5 0 5 5 Z' }]\n";
  const std::string red =
      "[piece.red]\nname = 'Red'\nalt = 'Red.'\nseats = ['red', 'black']\n" + shape;
  const std::string black = "[piece.black]\nname = 'B'\nalt = 'B.'\nforward = true\n" + shape;
  const Folder folder({{"a.toml", red + black}});
  Report report;
  const PieceSet set = read_piece_types(files_on_disk(), folder.path(), report);
  ASSERT_EQ(describe(report), "");
  EXPECT_EQ(set.find("red", 1)->id, "red");
  EXPECT_EQ(set.find("red", 2)->id, "black");
  EXPECT_EQ(set.find("red", 3)->id, "red");
  EXPECT_EQ(set.find("black", 2)->id, "black");
  EXPECT_EQ(set.find("none", 2), nullptr);
  EXPECT_TRUE(set.find("black")->forward);
  EXPECT_EQ(problems({{"a.toml", red}}),
            "a.toml:4:17: unknown drawing 'black' (there is only: red)\n");
}

TEST(PieceSet, MissingFolderIsAnEmptySet) {
  Report report;
  EXPECT_TRUE(read_piece_types(files_on_disk(), "/nonexistent", report).all().empty());
  EXPECT_FALSE(report.has_errors());
}

TEST(PieceSet, InvalidPathDataIsReportedWithItsColumn) {
  const auto wrong = [](const std::string& outline) {
    return problems({{"a.toml", piece_type(outline)}});
  };
  EXPECT_EQ(wrong("M 0 0 L 4 4 Z"), "");
  EXPECT_EQ(wrong("M 0 0 l 4 4"),
            "a.toml:4:27: 'l' is not a path data command (all points are absolute: use capital "
            "letters)\n");
  EXPECT_EQ(
      wrong("M 0 0 A 4 4 0 0 0 4 4"),
      "a.toml:4:27: 'A' is not a path data command (arcs are not supported: write them as C)\n");
  EXPECT_EQ(wrong("M 0 0 ü"),
            "a.toml:4:27: 'ü' is not a path data command (use M, L, C, Q and Z)\n");
  EXPECT_EQ(wrong("L 0 0"),
            "a.toml:4:21: an outline begins with M (write M and the first point)\n");
  EXPECT_EQ(wrong(""), "a.toml:4:21: the outline is empty (begin with M and a point)\n");
  EXPECT_EQ(wrong("M 1 2"), "a.toml:4:21: the outline is a single point (continue with L or C)\n");
  EXPECT_EQ(wrong("M 0 0 L 4 Z"),
            "a.toml:4:31: a number is expected, not 'Z' (a point is two numbers, C takes three "
            "points, Q two)\n");
  EXPECT_EQ(wrong("M 0 0 C 1 1 2 2 3"),
            "a.toml:4:38: a number is expected, not the end (a point is two numbers, C takes three "
            "points, Q two)\n");
  EXPECT_EQ(wrong("M 0 0 L 1.125 4"),
            "a.toml:4:29: '1.125' has too many decimals (write at most two decimals)\n");
  EXPECT_EQ(wrong("M 0 0 L 4 4 Z 5 5"),
            "a.toml:4:35: a number after Z (begin a new outline with M)\n");
  EXPECT_EQ(
      wrong("M 0 0 L 1e9 nan"),
      "a.toml:4:30: a number is expected, not 'e' (a point is two numbers, C takes three points, "
      "Q two)\n");
}

TEST(PieceSet, DrawingOutsideItsCircleIsReported) {
  EXPECT_EQ(problems({{"a.toml", piece_type("M 0 0 L 30 40 Z")}}), "");
  EXPECT_EQ(problems({{"a.toml", piece_type("M 0 0 L 31 40 Z")}}),
            "a.toml:4:11: the drawing leaves its circle of radius 50 at (31, 40) (keep within 46, "
            "so that its outline has room)\n");
  EXPECT_EQ(
      problems({{"a.toml",
                 "[part.bar]\nshapes = [{ line = 'M 0 0 L 20 0' }]\n[piece.a]\nname = 'A'\n"
                 "alt = 'A.'\nparts = ['bar', { part = 'bar', at = [40, 0] }]\n"}}),
      "a.toml:6:17: the drawing leaves its circle of radius 50 at (60, 0) (keep within 46, so "
      "that its outline has room)\n");
}

TEST(PieceSet, MissingAndMisspeltKeysAreReported) {
  EXPECT_EQ(problems({{"a.toml",
                       "[part.bar]\nshapes = [{ line = 'M 0 0 L 20 0' }]\n[piece.a]\nname = ' '\n"
                       "parts = ['baz', { part = 'bat', scale = 0 }]\n"}}),
            "a.toml:4:8: 'name' is empty\n"
            "a.toml:3:1: missing key 'alt' (what one sees, in a sentence, for readers who cannot)\n"
            "a.toml:5:10: unknown part 'baz' (did you mean 'bar'?)\n"
            "a.toml:5:41: the scale must be above 0 and at most 10\n"
            "a.toml:5:26: unknown part 'bat' (did you mean 'bar'?)\n");
  EXPECT_EQ(problems({{"a.toml", "[piece.a]\nname = 'A'\nalt = 'A.'\n"}}),
            "a.toml:1:1: 'a' has nothing to draw (give it parts or shapes)\n");
  EXPECT_EQ(problems({{"a.toml", piece_type("M 0 0 L 1 1")}, {"b.toml", piece_type("M 0 0 L 1 1")}})
                .substr(0, 44),
            "b.toml:1:1: duplicate id 'man' (the other is");
  EXPECT_EQ(
      problems({{"a.toml",
                 "[piece.A_b]\nname = 'A'\nalt = 'A.'\nshapes = [{ bod = 'M 0 0 L 1 1' }, "
                 "5]\n"}}),
      "a.toml:1:1: 'A_b' cannot be an id (use lowercase letters, digits and hyphens, starting with "
      "a letter)\n"
      "a.toml:4:11: the shape has no outline (write { body = \"M ... Z\" }, or line, fine or dot in "
      "place of body)\n"
      "a.toml:4:36: a shape is a table (write { body = \"M ... Z\" }, or line, fine or dot in place "
      "of body)\n"
      "a.toml:4:13: unknown key 'bod' (did you mean 'body'? There are: body, line, fine, dot)\n");
}

TEST(PieceSet, PartPositionMustBeTwoNumbers) {
  EXPECT_EQ(problems({{"a.toml",
                       "[part.bar]\nshapes = [{ line = 'M 0 0 L 20 0' }]\n[piece.a]\nname = 'A'\n"
                       "alt = 'A.'\nparts = [{ part = 'bar', at = [10] }]\n"}}),
            "a.toml:6:31: a point is two numbers (write at = [0, 18])\n");
}

}  // namespace
}  // namespace boardwright::tests::piece_set_test
