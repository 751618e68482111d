// Printed boards read back with qpdf and poppler: page boxes, lengths, marks on every sheet, and
// the place of every cell.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <sstream>

#include "boards/board_print.h"
#include "disk/files.h"
#include "pdf/qpdf.h"
#include "scene/measures.h"
#include "sheets/crop_marks.h"
#include "sheets/gauges.h"
#include "sheets/outline.h"
#include "sheets/sheet_marks.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/pdf_paths.h"
#include "support/rooms.h"
#include "support/sample.h"
#include "support/sheet_ink.h"

namespace boardwright::tests::board_proof_test {
namespace {

constexpr double exact = 0.01;  // mm

Context context() {
  Context all;
  all.search_path = on_disk(test::templates());
  all.fonts = test::fonts();
  return all;
}

std::unique_ptr<Game> read(const std::string& id) {
  Report report;
  return read_game(on_disk(test::templates()), id, Extent::rules, report);
}

/// The output of a program; empty if it fails.
std::string output_of(const std::string& command) {
  std::string output;
  FILE* pipe = popen((command + " 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return {};
  char block[4096];
  for (std::size_t n = 0; (n = fread(block, 1, sizeof block, pipe)) > 0;) output.append(block, n);
  return pclose(pipe) == 0 ? output : "";
}

bool is_within(Millimetres a, Millimetres b) { return -b < a && a < b; }

double away(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// A grey picture.
struct Raster {
  int width = 0, height = 0;
  std::string pixels;
  double dots_per_mm = 1;

  /// 0 is black, 1 white; `at` in millimetres from the lower left corner.
  double grey(Vec at) const {
    const int x = std::clamp(static_cast<int>(at.x * dots_per_mm), 0, width - 1);
    const int y = std::clamp(height - 1 - static_cast<int>(at.y * dots_per_mm), 0, height - 1);
    return static_cast<unsigned char>(pixels[static_cast<std::size_t>(y * width + x)]) / 255.0;
  }
};

Raster rasterised(const std::string& pdf, int page, int dots_per_inch) {
  const test::ScratchFile file("proof.pdf", pdf);
  std::istringstream pgm(output_of("pdftoppm -gray -r " + std::to_string(dots_per_inch) + " -f " +
                                   std::to_string(page) + " -l " + std::to_string(page) + " " +
                                   file.path().string()));
  Raster raster;
  std::string magic;
  int most = 0;
  pgm >> magic >> raster.width >> raster.height >> most;
  pgm.get();
  raster.pixels.assign(std::istreambuf_iterator<char>(pgm), {});
  raster.dots_per_mm = dots_per_inch / 25.4;
  EXPECT_EQ(magic, "P5");
  EXPECT_EQ(raster.pixels.size(), static_cast<std::size_t>(raster.width * raster.height));
  return raster;
}

double luminance(const Colour& colour) {
  return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue;
}

struct Case {
  std::string game, paper;
  friend std::ostream& operator<<(std::ostream& out, const Case& one) {
    return out << one.game << " on " << one.paper;
  }
};

class BoardProof : public testing::TestWithParam<Case> {
 protected:
  BoardProof()
      : context_(context()),
        game_(read(GetParam().game)),
        marks_(load_style(context_.search_path, marks_style)) {
    request_.size = {BoardSize::By::piece_base, 25_mm, {}, {}};
    if (GetParam().paper != "single") request_.paper = find_paper(GetParam().paper);
  }

  LaidOutBoard laid(Names names = Names::rim, const std::string& style = {}) const {
    const Style read = load_style(context_.search_path, style.empty() ? game_->style : style);
    return lay_out_board(drawn_board(*game_, game_->board(), read, names), request_);
  }
  std::string pdf_of(const BoardPages& pages) const {
    Ink ink(test::fonts());
    return board_pdf(ink, pages);
  }

  Context context_;
  std::unique_ptr<Game> game_;
  Style marks_;
  BoardRequest request_;
};

class SheetProof : public BoardProof {};

TEST_P(BoardProof, PageBoxesHaveTheRequestedSizes) {
  const LaidOutBoard board = laid();
  const BoardPages pages = pages_of(board, marks_);
  const std::string bytes = pdf_of(pages);
  QPDF pdf;
  pdf.processMemoryFile("board", bytes.data(), bytes.size());
  const auto all = pdf.getAllPages();
  const std::size_t sheets = board.fit.sheets ? board.fit.sheets->tiles.tiles.size() : 1;
  ASSERT_EQ(all.size(), sheets + (board.fit.sheets && board.fit.sheets->has_map() ? 1 : 0));
  const Box& box = board.drawn.picture.scene.box;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto edges = [&](const char* name) {
      std::vector<double> mm;
      for (QPDFObjectHandle edge : QPDFObjectHandle(all[i]).getKey(name).getArrayAsVector())
        mm.push_back(edge.getNumericValue() * 25.4 / 72);
      return mm;
    };
    const auto media = edges("/MediaBox"), trim = edges("/TrimBox"), bleed = edges("/BleedBox");
    if (board.fit.sheets) {
      EXPECT_NEAR(trim[2] - trim[0], board.fit.sheets->sheet.width.value, exact);
      EXPECT_NEAR(trim[3] - trim[1], board.fit.sheets->sheet.height.value, exact);
      EXPECT_EQ(media, trim);
      continue;
    }
    EXPECT_NEAR(trim[2] - trim[0], board.side().value * box.width() + 16, exact);
    EXPECT_NEAR(trim[3] - trim[1], board.side().value * box.height() + 16, exact);
    for (std::size_t k = 0; k < 4; ++k) {
      EXPECT_NEAR(std::abs(bleed[k] - trim[k]), 3, exact);
      EXPECT_GT(std::abs(media[k] - bleed[k]), 6);  // room for crop marks
    }
  }
}

TEST_P(BoardProof, FontsAreEmbeddedAndImagesAreNotUsed) {
  if (!test::has_program("pdffonts")) GTEST_SKIP() << "poppler is not installed";
  const test::ScratchFile file("fonts.pdf", pdf_of(pages_of(laid(), marks_)));
  std::istringstream fonts(output_of("pdffonts " + file.path().string()));
  std::string line;
  int count = -2;  // the header has two lines
  for (; std::getline(fonts, line); ++count)
    if (count >= 0) {
      EXPECT_NE(line.find(" yes yes yes "), std::string::npos) << line;  // embedded, a subset
    }
  EXPECT_GT(count, 0);
  const std::string images = output_of("pdfimages -list " + file.path().string());
  EXPECT_EQ(std::count(images.begin(), images.end(), '\n'), 2) << images;  // only the header
  EXPECT_TRUE(test::runs("qpdf --check " + file.path().string()));
}

TEST_P(BoardProof, CellSidesHaveTheRequestedLength) {
  const LaidOutBoard board = laid();
  if (board.drawn.board.topology.is_mesh()) GTEST_SKIP() << "its cells have sides of any length";
  const std::string bytes = pdf_of(pages_of(board, marks_));
  QPDF pdf;
  pdf.processMemoryFile("board", bytes.data(), bytes.size());
  const auto all = pdf.getAllPages();
  std::map<std::size_t, int> cells;  // by corners
  const bool has_map = board.fit.sheets && board.fit.sheets->has_map();
  for (std::size_t i = has_map ? 1 : 0; i < all.size(); ++i) {
    for (const auto& path : test::paths_of(all[i])) {
      const auto& p = path.points;
      if (!path.closed || p.size() < 3) continue;
      double least = 1e9, most = 0;
      for (std::size_t k = 0; k < p.size(); ++k) {
        least = std::min(least, away(p[k], p[(k + 1) % p.size()]));
        most = std::max(most, away(p[k], p[(k + 1) % p.size()]));
      }
      const bool is_gauge =
          std::abs(most - Sheet::square.value) < exact && board.side() != Sheet::square;
      if (is_gauge || most - least > exact || std::abs(most / board.side().value - 1) > 0.2)
        continue;
      EXPECT_NEAR(most, board.side().value, exact) << "page " << i;  // e.g. not 12 % too large
      ++cells[p.size()];
    }
  }
  std::map<std::size_t, int> wanted;
  for (CellId cell : board.drawn.board.cells())
    ++wanted[static_cast<std::size_t>(board.drawn.board.topology.sides(cell))];
  for (const auto& [corners, count] : wanted) EXPECT_GE(cells[corners], count);
}

/// The squares of 50 mm on a page, and its number of rulers.
struct Gauges {
  std::vector<Box> squares;
  int rulers = 0;
};

Gauges gauges_on(QPDFObjectHandle page) {
  Gauges found;
  for (const auto& path : test::paths_of(page)) {
    const auto& p = path.points;
    if (p.size() == 2 && std::abs(away(p[0], p[1]) - 100) < exact && p[0].y == p[1].y)
      ++found.rulers;
    if (path.clips || !path.closed || p.size() != 4) continue;
    bool is_square = std::abs(away(p[0], p[2]) - 50 * std::sqrt(2)) < exact;
    for (std::size_t k = 0; k < 4; ++k)
      is_square = is_square && std::abs(away(p[k], p[(k + 1) % 4]) - 50) < exact &&
                  (std::abs(p[k].x - p[(k + 1) % 4].x) < exact ||
                   std::abs(p[k].y - p[(k + 1) % 4].y) < exact);
    if (is_square)
      found.squares.push_back({{std::min(p[0].x, p[2].x), std::min(p[0].y, p[2].y)},
                               {std::max(p[0].x, p[2].x), std::max(p[0].y, p[2].y)}});
  }
  return found;
}

TEST_P(SheetProof, EverySheetHasARulerAndTheFirstPageASquare) {
  const LaidOutBoard board = laid();
  const std::string bytes = pdf_of(pages_of(board, marks_));
  const test::ScratchFile file("marks.pdf", bytes);
  QPDF pdf;
  pdf.processMemoryFile("board", bytes.data(), bytes.size());
  const auto all = pdf.getAllPages();
  const auto& tiles = board.fit.sheets->tiles.tiles;
  const Sheet& sheet = board.fit.sheets->sheet;
  const std::size_t first = all.size() - tiles.size();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Gauges gauges = gauges_on(all[i]);
    EXPECT_EQ(gauges.rulers, 1) << "page " << i;
    EXPECT_EQ(gauges.squares.size(), i == 0 || sheet.tall_foot ? 1u : 0u) << "page " << i;
    for (const Box& square : gauges.squares) {
      EXPECT_GE(square.low.x, sheet.margin.value - exact);
      EXPECT_GE(square.low.y, sheet.margin.value - exact);
      EXPECT_LE(square.high.x, (sheet.width - sheet.margin).value + exact);
      if (i >= first) {
        EXPECT_LE(square.high.y, sheet.window().low.y.value);
      }
    }
    if (i < first || !test::has_program("pdftotext")) continue;
    const std::string page = std::to_string(i + 1);
    const std::string words =
        output_of("pdftotext -f " + page + " -l " + page + " " + file.path().string() + " -");
    EXPECT_NE(words.find("print at 100 %, no scaling"), std::string::npos) << words;
    const std::string label = label_of(board.fit.sheets->tiles, tiles[i - first]);
    EXPECT_NE(words.find(label.substr(0, label.find(" · "))), std::string::npos) << words;
  }
}

TEST_P(SheetProof, NoMarkIsVisibleOnTheGluedBoard) {
  for (const Names names : {Names::rim, Names::off}) {
    const LaidOutBoard board = laid(names);
    const Sheets& sheets = *board.fit.sheets;
    const FlatBoard flat = flat_board(board.drawn.picture, board.side());
    for (std::size_t i = 0; i < sheets.tiles.tiles.size(); ++i) {
      const Scene marks = mark_sheet(sheets, flat, i, board.name + "\n" + board.measures);
      EXPECT_GT(test::inked_points(marks, marks_).size(), 100u);
      EXPECT_EQ(test::marks_that_stay(sheets, flat, i, marks, marks_), 0) << "sheet " << i;
    }
  }
}

/// Points inside a cell, in sides, away from the borders along its sides.
std::vector<Vec> inside(const std::vector<Vec>& outline) {
  Vec centre;
  for (const Vec& corner : outline)
    centre = centre + (1.0 / static_cast<double>(outline.size())) * corner;
  std::vector<Vec> points{centre};
  for (const Vec& corner : outline) points.push_back(centre + 0.6 * (corner - centre));
  return points;
}

/// Points near the middle of a cell that no line crosses, for a board with lines over its cells.
std::vector<Vec> between_lines(Vec centre) {
  return {centre + Vec{0.36, 0.18}, centre + Vec{-0.18, 0.36}, centre + Vec{-0.36, -0.18},
          centre + Vec{0.18, -0.36}};
}

/// Whether a point beside a cell lies in a river with words.
bool may_bear_words(const board::Board& board, CellId cell, Vec point) {
  if (board.markings.river_words.empty()) return false;
  const std::string& rank = board.cell(cell).rank;
  const auto river = std::ranges::find(board.rank_order, board.river);
  const bool up = point.y > board.topology.centre(cell).y;
  return up ? rank == *river : rank == *std::next(river);
}

TEST_P(SheetProof, EveryPointOfACellIsOnTopOnExactlyOneSheet) {
  if (!test::has_program("pdftoppm")) GTEST_SKIP() << "poppler is not installed";
  const LaidOutBoard board = laid(Names::off, "contrast");
  BoardPages pages = pages_of(board, marks_);
  const auto& tiles = board.fit.sheets->tiles.tiles;
  if (board.fit.sheets->has_map()) pages.pages.erase(pages.pages.begin());  // the map
  for (Page& page : pages.pages) page.layers.resize(1);  // the board without marks
  const std::string bytes = pdf_of(pages);
  const Millimetres overlap = board.fit.sheets->sheet.overlap;
  std::vector<Raster> rasters;
  for (std::size_t i = 0; i < tiles.size(); ++i)
    rasters.push_back(rasterised(bytes, static_cast<int>(i) + 1, 50));
  const auto cells = static_cast<std::size_t>(board.drawn.board.size());
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const auto id = static_cast<CellId>(cell);
    const std::string shape(shape_name(board.drawn.board.topology.sides(id)));
    std::string role = "cell " + shape;
    if (board.drawn.board.has_tints()) role += " " + tint_name(board.drawn.board.cell(id).tint);
    const double wanted = luminance(*board.drawn.style.paint(role).fill);
    const bool has_lines = board.drawn.board.on_points || !board.drawn.board.markings.lines.empty();
    const auto ground = has_lines ? between_lines(board.drawn.board.topology.centre(id))
                                  : inside(board.drawn.picture.shapes[cell]);
    for (const Vec& inner : ground) {
      if (may_bear_words(board.drawn.board, id, inner)) continue;
      const PaperVec point = in_millimetres(inner, board.side());
      int shown = 0, on_top = 0;
      bool near_edge = false;
      for (std::size_t i = 0; i < tiles.size(); ++i) {
        const PaperVec origin = board.fit.sheets->origin(tiles[i]);
        const PaperBox window = board.fit.sheets->window(tiles[i]);
        const PaperVec low = window.low - origin, high = window.high - origin;
        const auto between = [&](Millimetres at, Millimetres from, Millimetres to) {
          near_edge = near_edge || is_within(at - from, 1_mm) || is_within(at - to, 1_mm);
          return at >= from && at <= to;
        };
        if (!between(point.x, low.x, high.x) || !between(point.y, low.y, high.y)) continue;
        ++shown;
        const auto has = [&](int down, int right) {
          return board.fit.sheets->tiles.has(tiles[i].row + down, tiles[i].column + right,
                                             tiles[i].part);
        };
        const bool covered =
            (has(0, 1) && point.x > high.x - overlap) || (has(1, 0) && point.y < low.y + overlap);
        on_top += covered ? 0 : 1;
        if (near_edge) continue;
        EXPECT_NEAR(rasters[i].grey(at_one_to_one(origin + point)), wanted, 0.03)
            << board.drawn.board.name(id) << " on sheet " << i;
      }
      if (near_edge) continue;
      EXPECT_GE(shown, 1) << board.drawn.board.name(id);
      EXPECT_EQ(on_top, 1) << board.drawn.board.name(id);
    }
  }
}

TEST(BoardBleed, BleedHasTheColoursOfTheOuterCells) {
  if (!test::has_program("pdftoppm")) GTEST_SKIP() << "poppler is not installed";
  const auto game = read("chess");
  const Context all = context();
  BoardRequest request;
  request.margin = 0_mm;
  const Style style = load_style(all.search_path, "contrast");
  const LaidOutBoard board =
      lay_out_board(drawn_board(*game, game->board(), style, Names::off), request);
  Ink ink(test::fonts());
  const Raster raster =
      rasterised(board_pdf(ink, pages_of(board, load_style(all.search_path, marks_style))), 1, 100);
  const double edge = (crop_slug + request.bleed).value, width = 8 * board.side().value;
  for (int i = 0; i < 8; ++i) {
    const double along = edge + (i + 0.5) * board.side().value;
    const double dark = i % 2;  // a1 is black, so the first cells of two edges are black
    EXPECT_NEAR(raster.grey({edge - 2, along}), dark, 0.03) << "left " << i;
    EXPECT_NEAR(raster.grey({along, edge - 2}), dark, 0.03) << "below " << i;
    EXPECT_NEAR(raster.grey({edge + width + 2, along}), 1 - dark, 0.03) << "right " << i;
    EXPECT_NEAR(raster.grey({along, edge + width + 2}), 1 - dark, 0.03) << "above " << i;
  }
  EXPECT_NEAR(raster.grey({edge - 2, edge - 2}), 0, 0.03);  // the corner too
}

/// Each game on each paper; without tries_all each game on one paper, so that each paper has games.
std::vector<Case> on(const std::vector<std::string>& papers) {
  std::vector<Case> all;
  for (const std::string& game : test::sampled_games()) {
    const std::string& one = papers[all.size() % papers.size()];
    for (const std::string& paper : papers)
      if (test::tries_all || paper == one) all.push_back({game, paper});
  }
  const auto is_levels = [](const Case& each) { return each.game == "raumschach"; };
  std::erase_if(all, is_levels);
  for (const char* paper : {"a4", "a3"}) all.push_back({"raumschach", paper});  // separate levels
  return all;
}

constexpr auto name_of = [](const auto& info) {
  std::string name = info.param.game + "_" + info.param.paper;
  std::erase_if(name, [](char c) { return c == '-'; });
  return name;
};

INSTANTIATE_TEST_SUITE_P(Games, BoardProof, testing::ValuesIn(on({"a4", "letter", "a3", "single"})),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Games, SheetProof, testing::ValuesIn(on({"a4", "letter", "a3"})), name_of);

}  // namespace
}  // namespace boardwright::tests::board_proof_test
